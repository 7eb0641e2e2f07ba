"""The position of a game now, from the states in memory: that of the last moment that can be written, and the moves
since then. What chance has given since then stands in the position, as what is to come next.
"""

from collections.abc import Iterator
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.engine.chance import Script, foretold, witnessed
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.reading import check_keys, mapping
from altbau.core.notation.texts import documents, written
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
    given = Script()
    played.chance = witnessed(played.chance, given)
    script = written_moves(played, since)
    for _ in range(silent):
        played.apply(played.legal_actions[0], stop_at_windows=True)
    start.chance = foretold(start.chance, given)
    data = described_position(start)
    return written({"id": "position", "position": data, "script": script} if script else data)


def seen_from(last: Reached, seat: Seat) -> Data:
    """The last moment as a seat, or NOBODY as a spectator, saw it."""
    return described_position(last.state, seat)


def write_seen_move(last: Reached, since: list[Action], silent: int, seat: Seat) -> str | None:
    """The same with all answers since then, also those that left no choice, and with what they have shown the seat;
    None if not everybody knows those answers."""
    played = last.played.copy()
    module = game_of(played.edition.key)
    events: list[tuple[int, ...]] = []
    script: list[dict[str, str]] = []
    for action in answers(played, since, silent):
        speaker = module.out_of_turn_seat(action)
        asked, token = (played.asked, module.token(played.edition, action)) if speaker is None else (speaker, "")
        script.append({SEAT_NAMES[asked]: token})
        played.apply(action, stop_at_windows=True)
        events += played.events
    if not module.told_to_all(last.played, played, events):
        return None
    told = [module.redacted(event, seat) for event in events]
    data = module.shown_since(seen_from(last, seat), played.edition, seat, told)
    return written({"id": "position", "position": data, "script": script})


def answers(s: AnyState, since: list[Action], silent: int) -> Iterator[Action]:
    """All that was answered in a state that goes on by what this gives."""
    for action in since:
        while s.stack.must_pass(s):
            yield s.legal_actions[0]
        yield action
    for _ in range(silent):
        yield s.legal_actions[0]


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
