"""The lines of a finished game for the record lists of the 2013 rulebook (R209 to R211, Q217, Q218)."""

from collections.abc import Sequence

from altbau.core.engine.ids import by_seat
from altbau.core.game import RecordLine
from altbau.games.wucherer.rules.state import State


def records(s: State, places: Sequence[int]) -> list[RecordLine]:
    """The lines of a finished game; none in editions without record sheets."""
    if not s.edition.keeps_records:
        return []
    winners = [seat for seat, place in by_seat(places) if place == 1]
    most = s.coins[winners[0]]
    lines = [RecordLine("first-winners", winners, most)]
    if s.prisoner in winners:
        lines.append(RecordLine("won-in-jail", [s.prisoner], most))
    for seat in s.seats():
        if not s.owned(seat):
            lines.append(RecordLine("lost-it-all", [seat], s.coins[seat], places[seat]))
    return lines
