"""Snapshots: the state at the start of a turn, from which a game can be resumed even if its record can't be replayed.

A snapshot is plain data: a position in the notation, the state of the random generator, and the length of the log. It
uses no names of this program except those of the notation.
"""

from altbau.core.data import Data
from altbau.core.engine.rng import generator
from altbau.core.engine.state import AnyState
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.text.position import described_position, read_position


def snapshot(s: AnyState) -> Data:
    """The snapshot of a state at the start of its turn, or at the end of its game."""
    start = s.turn_start
    name, *state = start.chance.state()
    return {
        "position": described_position(start),
        "generator": {"name": name, "state": state},
        "log": start.told,
    }


def restore_state(written: Data) -> AnyState:
    """The state of a snapshot, played to its first question. Raises BadInput."""
    try:
        rng = generator((written["generator"]["name"], *written["generator"]["state"]))
        position, told = written["position"], int(written["log"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput("malformed-save", problem=str(error)) from None
    s: AnyState = read_position(position, rng=rng, stop_at_windows=True)
    s.told += told
    return s


def is_same_state(one: Data, other: Data) -> bool:
    """Whether two snapshots restore to the same state, even if they are written differently. Raises BadInput."""
    first, second = restore_state(one), restore_state(other)
    contents = game_of(first.edition.key).contents
    return first.told == second.told and contents(first) == contents(second)
