"""The summary row of a table, from which lists are made without reading the log: edition and players, which key opens
which seat, who is asked or how the match ended. Each column is updated together with what it depends on.
"""

from collections.abc import Sequence

import msgspec

from altbau.core.data import Data, HouseRules
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.house_rules import own_name
from altbau.core.messages import lists
from altbau.play.match import Match
from altbau.table.log.series import SeriesPlace
from altbau.table.log.table_log import Attempt, TableLog
from altbau.table.seats.access import AccessList, Player, SeatAccess
from altbau.table.seats.names import Name
from altbau.table.seats.substitution import Seating
from altbau.table.setup.lobby import Lobby

encoder = msgspec.json.Encoder()
read_opens = msgspec.json.Decoder(dict[str, str]).decode


def summary(log: TableLog, seats: Sequence[Player], locks: AccessList, part: SeriesPlace) -> Data:
    """The current row of a table; lists and messages are encoded as JSON."""
    state = {
        "state": state_of(log.match, log.seating, closed=log.closed),
        "evening": part.evening,
        "number": part.number,
    }
    return (
        state
        | player_columns(log.game.edition, log.game.house, seats, part, locks.locks)
        | {"watched": locks.watched_by}
    )


def player_columns(
    edition: str, house: HouseRules, seats: Sequence[Player], part: SeriesPlace, locks: Sequence[SeatAccess]
) -> Data:
    """The columns about the players."""
    listed = [
        listed_seat(number, lock.name, seat.bot, person, awaited=lock.awaited)
        for (number, seat), person, lock in zip(by_seat(seats), part.persons, locks, strict=True)
    ]
    return {"line_up": line_up(edition, house, listed), "opens": seats_by_digest(locks)}


def of_lobby(table: Lobby) -> Data:
    """The row of a table that waits for its players."""
    keys = {place.key: SEAT_NAMES[seat] for seat, place in by_seat(table.places) if place.key}
    state = lists.TableState(waits=True, asked=None, over=False, places=[], coins=[], instead=[])
    listed = [
        listed_seat(number, name, place.bot, None, awaited=place.free)
        for (number, place), name in zip(by_seat(table.places), table.names(), strict=True)
    ]
    return {
        "state": encoder.encode(state).decode(),
        "line_up": line_up(table.settings.edition, table.settings.house, listed),
        "opens": encoder.encode(keys).decode(),
    }


def state_of(match: Match, seating: Seating, *, closed: bool) -> str:
    """The state of a match as JSON: who is asked, or how it ended."""
    return encoder.encode(table_state(match, seating, closed=closed)).decode()


def table_state(match: Match, seating: Seating, *, closed: bool) -> lists.TableState:
    """The state of a match; nobody is asked between two games or at a closed table."""
    asked = match.game.state.asked
    over = asked == NOBODY and match.over
    return lists.TableState(
        waits=False,
        asked=None if closed or asked == NOBODY else SEAT_NAMES[asked],
        over=over or closed,
        places=match.standing if over else [],
        coins=(match.scores if match.games == 1 else match.totals) if over else [],
        instead=[SEAT_NAMES[seat] for seat in sorted(seating.ever_played_on if over else seating.sitting)],
    )


def new_state(log: TableLog, tried: Attempt) -> str | None:
    """The state after an entry that has been tried, as JSON; None if it does not change."""
    state = table_state(tried.match, tried.seating, closed=tried.closes)
    return None if state == table_state(log.match, log.seating, closed=log.closed) else encoder.encode(state).decode()


def listed_seat(seat: Seat, name: Name, bot: str | None, person: str | None, *, awaited: bool) -> lists.ListedSeat:
    """A seat with the bot, if any, and the player's identifier in the series."""
    letter, called = SEAT_NAMES[seat], name.unnamed()
    return lists.ListedSeat(seat=letter, name=name.plain(), called=called, bot=bot, person=person, awaited=awaited)


def line_up(edition: str, house: HouseRules, listed: list[lists.ListedSeat]) -> str:
    """The edition and the players as JSON."""
    return encoder.encode(lists.LineUp(edition=edition, seats=listed, house=own_name(house))).decode()


def seats_by_digest(locks: Sequence[SeatAccess]) -> str:
    """The seat letters by digest of a secret, as JSON."""
    found = {digest: SEAT_NAMES[number] for number, lock in by_seat(locks) for digest in lock.secrets}
    return encoder.encode(found).decode()
