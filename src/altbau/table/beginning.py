"""How a table begins: what is checked of a wish, and what is written down of it."""

from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.bots.bot import PROGRAM
from altbau.core.data import Data
from altbau.core.engine.options import check_players
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import entering
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.play.bots import bot_names
from altbau.table.clocks import usual_limit
from altbau.table.names import Names, named
from altbau.table.seats import Player, digest


class Kept(NamedTuple):
    """What is kept of what opens a seat, as digests: of the secret of who sits there, or of an invitation."""

    secret: str | None
    invitation: str | None


class Given(NamedTuple):
    """What is given out for a seat, here and never again: the secret of who starts the table, or an invitation."""

    secret: str | None
    invitation: str | None

    def kept(self) -> Kept:
        """What is kept of it."""
        return Kept(*(digest(each) if each else None for each in self))


def checked(wanted: entering.NewTable, before: Sequence[Player] = ()) -> Names:
    """What the players of a table are called that somebody wants to start, after one with these. Which programs there
    are, its server knows. Raises BadInput."""
    game, edition = game_of(wanted.edition), EDITIONS[wanted.edition]
    check_players(len(wanted.seats), edition.min_players, edition.max_players)  # who are all told apart
    kept = {SEAT_NAMES[number]: each.message for number, each in enumerate(before) if each.message}
    names, known = named(wanted.seats, game.NAME, kept), bot_names(game)
    for seat in wanted.seats:
        if seat.kind == "bot" and seat.bot not in known and not (seat.bot or "").startswith(PROGRAM):
            raise BadInput("unknown-bot", bot=str(seat.bot), known=", ".join(known))
    return names


def beginning(wanted: entering.NewTable, names: Names, kept: Sequence[Kept], seed: int) -> Data:
    """A table as it is written down, with the seed that its host has chosen or that was drawn."""
    return {
        "edition": wanted.edition,
        "options": wanted.options,
        "cards": wanted.cards,
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


def created(
    id: str, wanted: entering.NewTable, names: Names, given: Sequence[Given], language: str
) -> entering.Created:
    """What whoever has started a table is told, in a language."""
    seats = [
        entering.SeatKey(
            seat=SEAT_NAMES[number], name=names[number].said(language), kind=seat.kind, secret=each.secret,
            invitation=each.invitation,
        )
        for number, (seat, each) in enumerate(zip(wanted.seats, given, strict=True))
    ]  # fmt: skip
    return entering.Created(id=id, seats=seats)
