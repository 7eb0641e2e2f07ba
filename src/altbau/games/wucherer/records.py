"""What a finished game leaves in the record lists of the 2013 rulebook (R209 to R211, Q217, Q218)."""

from altbau.core.engine.places import places_by
from altbau.core.game import RecordLine
from altbau.games.wucherer.rules.state import State


def records(s: State) -> list[RecordLine]:
    """The lines of a game that is over; none in editions without record sheets."""
    if not s.edition.keeps_records:
        return []
    winners = s.winners()
    lines = [RecordLine("first-winners", winners, max(s.coins))]
    if s.prisoner in winners:
        lines.append(RecordLine("won-in-jail", [s.prisoner], max(s.coins)))
    for seat in s.seats():
        if not s.owned(seat):
            lines.append(RecordLine("lost-it-all", [seat], s.coins[seat], places_by(s.coins)[seat]))
    return lines
