"""What the store keeps of a table besides its record, so that a later program can go on with it and tell it: the
position as the turn began, and the log as it was told, in both languages. It holds no number or name of the engine's.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from altbau.core import text
from altbau.core.data import Data
from altbau.core.ids import NOBODY, Seat, seats
from altbau.core.text import Narrator
from altbau.core.vocabulary import SEAT_NAMES
from altbau.games import game_of
from altbau.play.match import Match
from altbau.play.snapshot import snapshot
from altbau.table.names import Names, spoken

REMEMBERED: Final = 20_000  # lines of the log, some megabytes
REMEMBERED_TABLES: Final = 1_000  # their narrators, a kilobyte each

encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class History:
    """What is added to a table's history: lines of the log from number `first` on, as JSON, and a snapshot if a turn
    began since the last. Where it `rewrites` the log, lines may stand there that are not told any more (an undone
    move)."""

    first: int
    lines: list[str]
    snapshot: Data | None
    rewrites: bool = True


class Step(NamedTuple):
    """Where an entry of a table's record has led, from which its history follows: the match, before whose log so many
    lines had been `told`, the `first` line that is new, and whether a turn began and lines were taken back."""

    match: Match
    names: Names
    told: int
    first: int
    turned: bool
    shortens: bool


def step(match: Match, names: Names, before: Match, told: int) -> Step:
    """A step to a match from the one before."""
    length, known = match.log_length, before.log_length
    turned = before.game.state.turn_start is not match.game.state.turn_start
    return Step(match, names, told, told + min(length, known), turned, length < known)


def history(match: Match, names: Names, told: int = 0) -> History:
    """The history of a whole match; so many lines had been told before its log."""
    return History(told, lines(match, names, match.log), written(match, told))


def added(step: Step) -> History:
    """What a step adds to a history that is as long as it says."""
    events = step.match.log_from(step.first - step.told)
    snapshot = written(step.match, step.told) if step.turned else None
    return History(step.first, lines(step.match, step.names, events), snapshot, step.shortens)


def taken_back(step: Step) -> History:
    """What a step that shortens the log leaves of a history, before anything is added."""
    return History(step.first, [], written(step.match, step.told) if step.turned else None)


def written(match: Match, told: int = 0) -> Data:
    """A match as a turn began; `log` counts the lines of all its games, and those told before."""
    taken = snapshot(match.game.state)
    earlier = told + match.log_length - len(match.game.log)
    return {
        "number": match.number,
        "first": SEAT_NAMES[match.first],
        "results": match.results,
        **taken,
        "log": earlier + taken["log"],
    }


def lines(match: Match, names: Names, events: list[tuple[int, ...]]) -> list[str]:
    """Events as everybody was told them, and under `own` by seat what only that seat was told; each as JSON."""
    if not events:
        return []
    told_by = voices(match.game.edition, names)
    return [line(told_by, event) for event in events]


@lru_cache(maxsize=REMEMBERED_TABLES)
def voices(edition: str, names: Names) -> tuple[Narrator, ...]:
    """Who tells a table's log, in each language; remembered, since what they have said is remembered by them."""
    game = game_of(edition)
    return tuple(
        [game.narrator(language, game.EDITIONS[edition], spoken(names, language)) for language in text.LANGUAGES]
    )


@lru_cache(maxsize=REMEMBERED)
def line(voices: tuple[Narrator, ...], event: tuple[int, ...]) -> str:
    """One event as it is written down; remembered, since at a table most happens again."""
    game = game_of(voices[0].key)
    common = game.redacted(event, NOBODY)
    told = line_of(voices, common)
    own = {
        SEAT_NAMES[seat]: line_of(voices, cut)
        for seat in seats(len(voices[0].names))
        if (cut := game.redacted(event, seat)) != common
    }
    return as_json(told | {"own": own} if own else told)


def line_of(voices: tuple[Narrator, ...], event: tuple[int, ...]) -> Data:
    """One line: its rules, and by language its sentence and, where there is money, how that came about."""
    rules = voices[0].EVENTS[event[0]].rules_of(event)
    return {"rules": list(rules)} | {voice.language: said(voice, event) for voice in voices}


def said(voice: Narrator, event: tuple[int, ...]) -> Data:
    """An event in one language."""
    calculation = voice.calculation(event)
    return {"said": voice.event(event)} | ({"how": calculation} if calculation else {})


def as_json(data: Data) -> str:
    """Data as a column has it."""
    return encoder.encode(data).decode()


def own_line(line: Data, seat: Seat) -> Data:
    """A line as a seat was told it, or NOBODY as a spectator."""
    own: Data = line.get("own", {}).get(SEAT_NAMES[seat], line) if seat != NOBODY else line
    return own
