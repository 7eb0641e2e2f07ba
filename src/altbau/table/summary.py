"""What lists tell of a table without its log: what is played and who plays, which key opens which seat, who is asked
or how it ended. It is a row of its own beside the log, of which each part is written with what changes it.
"""

from collections.abc import Sequence

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, seated
from altbau.core.engine.places import places_by
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import wire
from altbau.play.match import Match
from altbau.table.log import TableLog, Tried
from altbau.table.names import Name
from altbau.table.seats import Lock, Locks, Player
from altbau.table.waiting import Waiting

encoder = msgspec.json.Encoder()
read_opens = msgspec.json.Decoder(dict[str, str]).decode


def summary(log: TableLog, seats: Sequence[Player], locks: Locks) -> Data:
    """The row of a table as it stands: each of its parts as JSON."""
    return {
        "state": state_of(log.match, closed=log.closed),
        "line_up": line_up(log.game.edition, [seat.bot for seat in seats], locks.names),
        "opens": opens(locks.locks),
    }


def of_waiting(table: Waiting) -> Data:
    """The same of a table that waits for its players."""
    keys = {place.key: SEAT_NAMES[seat] for seat, place in seated(table.places) if place.key}
    state = wire.TableState(waits=True, asked=None, over=False, places=[], coins=[])
    return {
        "state": encoder.encode(state).decode(),
        "line_up": line_up(table.settings.edition, [place.bot for place in table.places], table.names()),
        "opens": encoder.encode(keys).decode(),
    }


def state_of(match: Match, *, closed: bool) -> str:
    """Who is asked, or how a match ended, as JSON."""
    return encoder.encode(standing(match, closed=closed)).decode()


def standing(match: Match, *, closed: bool) -> wire.TableState:
    """The same; nobody is asked between two games, and at a table that is closed."""
    over, asked = match.over, match.game.state.asked
    coins = match.totals if over else []
    return wire.TableState(
        waits=False,
        asked=None if match.game.over or closed or asked == NOBODY else SEAT_NAMES[asked],
        over=over or closed,
        places=match.places if over and match.games == 1 else places_by(coins),
        coins=coins,
    )


def new_state(log: TableLog, tried: Tried) -> str | None:
    """That after an entry that has been tried, if it is another one then."""
    state = standing(tried.match, closed=tried.closes)
    return None if state == standing(log.match, closed=log.closed) else encoder.encode(state).decode()


def line_up(edition: str, bots: Sequence[str | None], names: Sequence[Name]) -> str:
    """What is played, and who plays: a bot, or a person of that name."""
    listed = [
        wire.ListedSeat(seat=SEAT_NAMES[number], name=name.plain(), called=name.unnamed(), bot=bot)
        for (number, bot), name in zip(seated(bots), names, strict=True)
    ]
    return encoder.encode(wire.LineUp(edition=edition, seats=listed)).decode()


def opens(locks: Sequence[Lock]) -> str:
    """Which seat each digest of a secret opens."""
    found = {digest: SEAT_NAMES[number] for number, lock in seated(locks) for digest in lock.secrets}
    return encoder.encode(found).decode()
