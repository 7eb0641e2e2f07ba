"""What a finished game leaves in the record lists of the 2013 rulebook (R209 to R211, Q217, Q218)."""

from altbau.core.game import RecordLine
from altbau.games.wucherer.rules.state import Table


def records(t: Table) -> list[RecordLine]:
    """The lines of a game that is over; none in editions without record sheets."""
    if not t.edition.keeps_records:
        return []
    winners = t.winners()
    lines = [RecordLine("first-winners", winners, max(t.coins))]
    if t.prisoner in winners:
        lines.append(RecordLine("won-in-jail", [t.prisoner], max(t.coins)))
    for seat in range(t.players):
        if not t.owned(seat):
            place = 1 + sum(other > t.coins[seat] for other in t.coins)
            lines.append(RecordLine("lost-it-all", [seat], t.coins[seat], place))
    return lines
