"""The position of a game now, from the states in memory: that of the last moment that can be written, and the moves
since then. What chance has given since then stands in the position, as what is to come next.
"""

from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.ids import Action, Seat
from altbau.core.notation.documents import documents
from altbau.core.notation.reading import check_keys, mapping, write_yaml
from altbau.core.rng import Witness
from altbau.core.state import AnyState
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.position import described_position
from altbau.play.transcript import read_lines, written_moves


class Reached(NamedTuple):
    """The last moment of a game at which nothing was pending but a free choice, or a turn was about to begin."""

    state: AnyState  # as it can be written down
    played: AnyState  # with the question that came of it open
    actions: int  # how many had been chosen by then
    silent: int  # answers without a choice after the last of them


def reached(before: Reached | None, s: AnyState, actions: int, silent: int) -> Reached:
    """The same for a state, which nobody changes any more: it, or the moment `before`."""
    if game_of(s.edition.key).at_free_choice(s):
        return Reached(s, s, actions, silent)
    if before is None or s.turn_start is not before.played.turn_start:
        return Reached(s.turn_start, s, actions, silent)
    return before


def write_position(last: Reached, since: list[Action], silent: int) -> str:
    """The position after these choices since the last moment, and silent answers after them.

    In the middle of a move, a check or the buying it is written in the form of a scenario, with the moves.
    """
    start, played = last.state.copy(), last.played.copy()
    witness = Witness(played.rng)
    played.rng = witness
    script = written_moves(played, since)
    for _ in range(silent if since else silent - last.silent):
        played.apply(played.legal_actions[0], stop_at_windows=True)
    game_of(start.edition.key).foretell(start, witness)
    data = described_position(start)
    return write_yaml({"id": "position", "position": data, "script": script} if script else data)


def write_seen_position(last: Reached, seat: Seat) -> str:
    """The last position as a seat, or NOBODY as a spectator, saw it; the moves since then are left out, since they may
    tell more than that seat knows."""
    return write_yaml(described_position(last.state, seat))


def read_start(text: str) -> tuple[Data, list[tuple[int, str]]]:
    """A position, and the moves since then if it was written in the middle of one. Raises BadInput."""
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-position")
    data = mapping(found[0].data, "position")
    if "position" not in data:
        return data, []
    check_keys(data, ("id", "position", "script"), "transcript")
    return mapping(data["position"], "position"), read_lines(data.get("script"), "script")
