"""Snapshots: a state as its turn began, written so that it can go on from there, whatever becomes of its record.

A snapshot is plain data: a position in the notation, the state of the generator of chance, and how many events the log
had. It names nothing of this program but what the notation names.
"""

from altbau.core.data import Data
from altbau.core.engine.rng import generator
from altbau.core.engine.state import AnyState
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.position import described_position, read_position


def snapshot(s: AnyState) -> Data:
    """The state as its turn began, or as its game ended, when nothing was pending."""
    start = s.turn_start
    name, *state = start.chance.state()
    return {
        "position": described_position(start),
        "generator": {"name": name, "state": state},
        "log": start.told,
    }


def restored(written: Data) -> AnyState:
    """The state that a snapshot tells of, with its first question open. Raises BadInput."""
    try:
        rng = generator((written["generator"]["name"], *written["generator"]["state"]))
        position, told = written["position"], int(written["log"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput("malformed-save", problem=str(error)) from None
    s: AnyState = read_position(position, rng=rng, stop_at_windows=True)
    s.told += told
    return s


def alike(one: Data, other: Data) -> bool:
    """Whether two snapshots are of the same state, whatever else the programs that wrote them say of it. Raises
    BadInput."""
    first, second = restored(one), restored(other)
    contents = game_of(first.edition.key).contents
    return first.told == second.told and contents(first) == contents(second)
