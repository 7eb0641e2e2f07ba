"""What lists tell of a table without its log: what is played and who plays, which key opens which seat, who is asked
or how it ended. It is a row of its own beside the log, of which each part is written with what changes it.
"""

from collections.abc import Sequence

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import listing
from altbau.play.match import Match
from altbau.table.evening import Part
from altbau.table.log import TableLog, Tried
from altbau.table.names import Name
from altbau.table.seating import Seating
from altbau.table.seats import Lock, Locks, Player
from altbau.table.waiting import Waiting

encoder = msgspec.json.Encoder()
read_opens = msgspec.json.Decoder(dict[str, str]).decode


def summary(log: TableLog, seats: Sequence[Player], locks: Locks, part: Part) -> Data:
    """The row of a table as it stands: each of its parts that are lists or messages as JSON."""
    state = {
        "state": state_of(log.match, log.seating, closed=log.closed),
        "evening": part.evening,
        "number": part.number,
    }
    return state | who(log.game.edition, seats, part, locks.locks) | {"watched": locks.watched_by}


def who(edition: str, seats: Sequence[Player], part: Part, locks: Sequence[Lock]) -> Data:
    """What of it is told of those who play."""
    sitting = [(seat.bot, person) for seat, person in zip(seats, part.persons, strict=True)]
    return {"line_up": line_up(edition, sitting, [lock.name for lock in locks]), "opens": opens(locks)}


def of_waiting(table: Waiting) -> Data:
    """The same of a table that waits for its players."""
    keys = {place.key: SEAT_NAMES[seat] for seat, place in seated(table.places) if place.key}
    state = listing.TableState(waits=True, asked=None, over=False, places=[], coins=[], instead=[])
    return {
        "state": encoder.encode(state).decode(),
        "line_up": line_up(table.settings.edition, [(place.bot, None) for place in table.places], table.names()),
        "opens": encoder.encode(keys).decode(),
    }


def state_of(match: Match, seating: Seating, *, closed: bool) -> str:
    """Who is asked, or how a match ended, as JSON."""
    return encoder.encode(standing(match, seating, closed=closed)).decode()


def standing(match: Match, seating: Seating, *, closed: bool) -> listing.TableState:
    """The same; nobody is asked between two games, and at a table that is closed."""
    over, asked = match.over, match.game.state.asked
    coins = match.scores if match.games == 1 else match.totals
    return listing.TableState(
        waits=False,
        asked=None if match.game.over or closed or asked == NOBODY else SEAT_NAMES[asked],
        over=over or closed,
        places=match.standing if over else [],
        coins=coins if over else [],
        instead=[SEAT_NAMES[seat] for seat in sorted(seating.ever_played_on if over else seating.sitting)],
    )


def new_state(log: TableLog, tried: Tried) -> str | None:
    """That after an entry that has been tried, if it is another one then."""
    state = standing(tried.match, log.seated_after(tried), closed=tried.closes)
    return None if state == standing(log.match, log.seating, closed=log.closed) else encoder.encode(state).decode()


def line_up(edition: str, sitting: Sequence[tuple[str | None, str | None]], names: Sequence[Name]) -> str:
    """What is played, and who plays: a bot, or a person of that name; both are somebody in an evening."""
    listed = [
        listing.ListedSeat(seat=SEAT_NAMES[number], name=name.plain(), called=name.unnamed(), bot=bot, person=person)
        for (number, (bot, person)), name in zip(seated(sitting), names, strict=True)
    ]
    return encoder.encode(listing.LineUp(edition=edition, seats=listed)).decode()


def opens(locks: Sequence[Lock]) -> str:
    """Which seat each digest of a secret opens."""
    found = {digest: SEAT_NAMES[number] for number, lock in seated(locks) for digest in lock.secrets}
    return encoder.encode(found).decode()
