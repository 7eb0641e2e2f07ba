"""Writes the current position of a game: the last state that can be written as a position, and the moves since then.
Random results since then are written into the position, as those to come next.
"""

from collections.abc import Iterator
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.engine.chance import Script, extend_script, record_chance
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.core.notation.document_format import documents, dump_text
from altbau.core.notation.position_reader import check_keys, mapping
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.text.position import described_position
from altbau.play.text.transcript import read_lines, written_moves


class Checkpoint(NamedTuple):
    """The last point of a game that can be written as a position: only a free choice was pending, or a turn was about
    to begin."""

    state: AnyState  # the state to write
    played: AnyState  # the same after it was played on to its first question
    actions: int  # number of actions chosen by then
    silent: int  # forced passes after the last of them


def checkpoint_at(module: AnyGame, before: Checkpoint | None, s: AnyState, actions: int, silent: int) -> Checkpoint:
    """The last such point at the state `s`, which must not change any more: a new one, or the point `before`."""
    if module.at_free_choice(s):
        return Checkpoint(s, s, actions, silent)
    if before is None or s.turn_start is not before.played.turn_start:
        return Checkpoint(s.turn_start, s, actions, silent)
    return before


def write_position(last: Checkpoint, since: list[Action], silent: int) -> str:
    """The position after the choices `since` the last such point, followed by `silent` forced passes, as text.

    If there are moves since, it is written like a scenario: the position with a script of them.
    """
    start, played = last.state.copy(), last.played.copy()
    given = Script()
    played.chance = record_chance(played.chance, given)
    script = written_moves(played, since)
    for _ in range(silent):
        played.apply(played.legal_actions[0], stop_at_windows=True)
    start.chance = extend_script(start.chance, given)
    data = described_position(start)
    return dump_text({"id": "position", "position": data, "script": script} if script else data)


def seen_from(last: Checkpoint, seat: Seat) -> Data:
    """The position at the last such point, as a seat saw it, or a spectator for NOBODY."""
    return described_position(last.state, seat)


def seen_move(last: Checkpoint, since: list[Action], silent: int, seat: Seat) -> Data | None:
    """The position as a seat saw it, with a script of all answers since, including forced ones, and with what these
    have shown the seat, as data; None if not all of these answers are public."""
    played = last.played.copy()
    module = game_of(played.edition.key)
    events: list[tuple[int, ...]] = []
    script: list[dict[str, str]] = []
    for action in answers_since(played, since, silent):
        speaker = module.out_of_turn_seat(action)
        asked, token = (played.asked, module.token(played.edition, action)) if speaker is None else (speaker, "")
        script.append({SEAT_NAMES[asked]: token})
        played.apply(action, stop_at_windows=True)
        events += played.events
    if not module.told_to_all(last.played, played, events):
        return None
    told = [module.redacted(event, seat) for event in events]
    data = module.shown_since(seen_from(last, seat), played.edition, seat, told)
    return {"id": "position", "position": data, "script": script}


def answers_since(s: AnyState, since: list[Action], silent: int) -> Iterator[Action]:
    """All answers, including forced passes; the caller must apply each to `s` before the next is taken."""
    for action in since:
        while s.stack.must_pass(s):
            yield s.legal_actions[0]
        yield action
    for _ in range(silent):
        yield s.legal_actions[0]


def read_start(text: str) -> tuple[Data, list[tuple[int, str]]]:
    """A position from its text, and the moves of its script, if it has one. Raises BadInput."""
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-position")
    return start_of(mapping(found[0].data, "position"))


def start_of(data: Data) -> tuple[Data, list[tuple[int, str]]]:
    """The same from the data of such a text."""
    if "position" not in data:
        return data, []
    check_keys(data, ("id", "position", "script"), "transcript")
    return mapping(data["position"], "position"), read_lines(data.get("script"), "script")
