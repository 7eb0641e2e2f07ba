"""What the store keeps of a table besides its record, so that a later program can go on with it and tell it: the
position as the turn began, and the log as it was told, in both languages. It holds no number or name of the engine's.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from altbau.core import text
from altbau.core.data import Data
from altbau.core.ids import NOBODY, Seat, seats
from altbau.core.text import Narrator
from altbau.core.vocabulary import SEAT_NAMES
from altbau.play.match import Match
from altbau.play.snapshot import snapshot

REMEMBERED: Final = 20_000  # sentences of the log, some megabytes


@dataclass(frozen=True)
class History:
    """What an entry of a table's record adds: its lines of the log from number `first` on, and a snapshot if a turn
    began. Where it `rewrites` the log, lines may stand there that are not told any more (an undone move)."""

    first: int
    lines: list[Data]
    snapshot: Data | None
    rewrites: bool = True


def history(match: Match, names: list[str], before: Match | None, told: int = 0) -> History:
    """What the store has to add after a change, or for a whole match; so many lines had been told before its log."""
    length, known = match.log_length, before.log_length if before else 0
    first = min(length, known)
    turned = before is None or before.game.state.turn_start is not match.game.state.turn_start
    rewrites = before is None or length < known
    return History(
        told + first, lines(match, names, match.log_from(first)), written(match, told) if turned else None, rewrites
    )


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


def lines(match: Match, names: list[str], events: list[tuple[int, ...]]) -> list[Data]:
    """Events as everybody was told them, and under `own` by seat what only that seat was told."""
    if not events:
        return []
    game = match.game.module
    narrators = {language: game.narrator(language, match.game.state.edition, names) for language in text.LANGUAGES}
    found = []
    for event in events:
        common = game.redacted(event, NOBODY)
        line = told(match, narrators, common)
        cuts = {seat: game.redacted(event, seat) for seat in seats(len(names))}
        own = {SEAT_NAMES[seat]: told(match, narrators, cut) for seat, cut in cuts.items() if cut != common}
        found.append(line | {"own": own} if own else line)
    return found


def own_line(line: Data, seat: Seat) -> Data:
    """A line as a seat was told it, or NOBODY as a spectator."""
    own: Data = line.get("own", {}).get(SEAT_NAMES[seat], line) if seat != NOBODY else line
    return own


def told(match: Match, voices: Data, event: tuple[int, ...]) -> Data:
    """One line: its rules, and by language its sentence and, where there is money, how that came about."""
    line: Data = {"rules": list(match.game.module.EVENTS[event[0]].rules_of(event))}
    for language, voice in voices.items():
        line[language] = said(voice, event)
    return line


@lru_cache(maxsize=REMEMBERED)
def said(voice: Narrator, event: tuple[int, ...]) -> Data:
    """An event in one language; remembered, since players hear most again. Nobody changes what is handed out."""
    line: Data = {"said": voice.event(event)}
    calculation = voice.calculation(event)
    if calculation:
        line["how"] = calculation
    return line
