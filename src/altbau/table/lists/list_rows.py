"""The summary row of a table, from which lists are made without reading the log: edition and players, which key opens
which seat, who is asked or how the match ended. Each column is updated together with what it depends on.
"""

from collections.abc import Sequence

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import lists
from altbau.play.match import Match
from altbau.table.log.series import Part
from altbau.table.log.table_log import TableLog, Tried
from altbau.table.seats.access import Lock, Locks, Player
from altbau.table.seats.names import Name
from altbau.table.seats.substitution import Seating
from altbau.table.setup.lobby import Waiting

encoder = msgspec.json.Encoder()
read_opens = msgspec.json.Decoder(dict[str, str]).decode


def summary(log: TableLog, seats: Sequence[Player], locks: Locks, part: Part) -> Data:
    """The current row of a table; lists and messages are encoded as JSON."""
    state = {
        "state": state_of(log.match, log.seating, closed=log.closed),
        "evening": part.evening,
        "number": part.number,
    }
    return state | who(log.game.edition, seats, part, locks.locks) | {"watched": locks.watched_by}


def who(edition: str, seats: Sequence[Player], part: Part, locks: Sequence[Lock]) -> Data:
    """The columns about the players."""
    sitting = [(seat.bot, person) for seat, person in zip(seats, part.persons, strict=True)]
    return {"line_up": line_up(edition, sitting, [lock.name for lock in locks]), "opens": opens(locks)}


def of_waiting(table: Waiting) -> Data:
    """The row of a table that waits for its players."""
    keys = {place.key: SEAT_NAMES[seat] for seat, place in seated(table.places) if place.key}
    state = lists.TableState(waits=True, asked=None, over=False, places=[], coins=[], instead=[])
    return {
        "state": encoder.encode(state).decode(),
        "line_up": line_up(table.settings.edition, [(place.bot, None) for place in table.places], table.names()),
        "opens": encoder.encode(keys).decode(),
    }


def state_of(match: Match, seating: Seating, *, closed: bool) -> str:
    """The state of a match as JSON: who is asked, or how it ended."""
    return encoder.encode(standing(match, seating, closed=closed)).decode()


def standing(match: Match, seating: Seating, *, closed: bool) -> lists.TableState:
    """The state of a match; nobody is asked between two games or at a closed table."""
    game_over, asked = match.game.over, match.game.state.asked
    over = game_over and match.over
    return lists.TableState(
        waits=False,
        asked=None if game_over or closed or asked == NOBODY else SEAT_NAMES[asked],
        over=over or closed,
        places=match.standing if over else [],
        coins=(match.scores if match.games == 1 else match.totals) if over else [],
        instead=[SEAT_NAMES[seat] for seat in sorted(seating.ever_played_on if over else seating.sitting)],
    )


def new_state(log: TableLog, tried: Tried) -> str | None:
    """The state after an entry that has been tried, as JSON; None if it does not change."""
    state = standing(tried.match, tried.seating, closed=tried.closes)
    return None if state == standing(log.match, log.seating, closed=log.closed) else encoder.encode(state).decode()


def line_up(edition: str, sitting: Sequence[tuple[str | None, str | None]], names: Sequence[Name]) -> str:
    """The edition and the players as JSON; `sitting` has by seat the bot, if any, and the player's identifier in the
    evening."""
    listed = [
        lists.ListedSeat(seat=SEAT_NAMES[number], name=name.plain(), called=name.unnamed(), bot=bot, person=person)
        for (number, (bot, person)), name in zip(seated(sitting), names, strict=True)
    ]
    return encoder.encode(lists.LineUp(edition=edition, seats=listed)).decode()


def opens(locks: Sequence[Lock]) -> str:
    """The seat letters by digest of a secret, as JSON."""
    found = {digest: SEAT_NAMES[number] for number, lock in seated(locks) for digest in lock.secrets}
    return encoder.encode(found).decode()
