"""The start of a table: the check of a request for one, and the body that is stored."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from altbau.core.bots.bot import PROGRAM
from altbau.core.data import Data
from altbau.core.engine.options import check_players
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.play.bots import bot_names
from altbau.table.seats.access import Player, digest
from altbau.table.seats.names import Names, name_players
from altbau.table.timing.clocks import usual_limit

MOST_SEED: Final = 2**128 - 1  # as many bits as the seeds that a server draws


class StoredKeys(NamedTuple):
    """What is stored of the keys of a seat, as digests: of the player's secret, or of an invitation."""

    secret: str | None
    invitation: str | None


class IssuedKeys(NamedTuple):
    """The keys of a seat as given out, once: the secret for whoever starts the table, or an invitation."""

    secret: str | None
    invitation: str | None

    def digests(self) -> StoredKeys:
        """The digests to store."""
        return StoredKeys(*(digest(each) if each else None for each in self))


def checked_names(wanted: joining.NewTable, before: Sequence[Player] = ()) -> Names:
    """The names of the players of a new table; `before` are the players of the table before, if it is a rematch.
    Raises BadInput. The names of programs are not checked here: only the server knows which there are."""
    game, edition = game_of(wanted.edition), EDITIONS[wanted.edition]
    check_players(len(wanted.seats), edition.min_players, edition.max_players)  # first, as all names are compared
    kept = {SEAT_NAMES[number]: each.message for number, each in enumerate(before) if each.message}
    if wanted.seed is not None and not 0 <= wanted.seed <= MOST_SEED:
        raise BadInput("number-not-in-range", place="seed", value=wanted.seed, least=0, most=MOST_SEED)
    names, known = name_players(wanted.seats, game.NAME, kept), bot_names(game)
    for seat in wanted.seats:
        if seat.kind == "bot" and seat.bot not in known and not (seat.bot or "").startswith(PROGRAM):
            raise BadInput("unknown-bot", bot=str(seat.bot), known=", ".join(known))
    return names


def table_body(wanted: joining.NewTable, names: Names, kept: Sequence[StoredKeys], seed: int) -> Data:
    """The body of a table as stored; `seed` is the one chosen by the host, or drawn."""
    return {
        "edition": wanted.edition,
        "options": wanted.options,
        "cards": wanted.cards,
        "house": wanted.house,
        "games": wanted.games,
        "target": wanted.target,
        "seed": seed,
        "seed_chosen": wanted.seed is not None,
        "pace": wanted.pace,
        "hints": wanted.hints,
        "sit_in": wanted.sit_in,
        "window_limit": wanted.window_limit or usual_limit(wanted.clock),
        "clock": wanted.clock,
        "version": game_of(wanted.edition).RULES_VERSION,
        "seats": [
            {
                "name": name.typed,
                "number": name.number,
                "message": name.message or None,
                "kind": seat.kind,
                "bot": seat.bot if seat.kind == "bot" else None,
                "digest": each.secret,
                "invitation": each.invitation,
                "was": seat.was,
                "hints": seat.hints,
            }
            for name, seat, each in zip(names, wanted.seats, kept, strict=True)
        ],
    }


def created_message(
    id: str, wanted: joining.NewTable, names: Names, given: Sequence[IssuedKeys], language: str
) -> joining.Created:
    """The reply to the client that has started a table."""
    seats = [
        joining.SeatKey(
            seat=SEAT_NAMES[number], name=names[number].in_language(language), kind=seat.kind, secret=each.secret,
            invitation=each.invitation,
        )
        for number, (seat, each) in enumerate(zip(wanted.seats, given, strict=True))
    ]  # fmt: skip
    return joining.Created(id=id, seats=seats)
