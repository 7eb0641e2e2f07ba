"""What really decided what the bots of a table did. It names hidden cards: nobody is told before the game is over."""

from itertools import groupby
from typing import NamedTuple

from altbau.core.bots.bot import Reason
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import afterwards
from altbau.errors import BadInput
from altbau.play.match import Match
from altbau.play.truths import sentence
from altbau.table.names import Names, spoken


class Decided(NamedTuple):
    """Why a bot did something: what everybody was told, if anything, and what it alone knew. `line` is the number of
    the log entry that came of it, or to which it kept silent."""

    line: int
    seat: Seat
    reason: Reason | None
    truth: list[Reason]


class Truths:
    """Of one table, in the order in which they were decided."""

    def __init__(self) -> None:
        self._decided: list[Decided] = []

    def note(self, body: Data, before: int, now: int) -> None:
        """Keep what an entry of the table's record holds of them, by which its log has grown from so many entries."""
        while self._decided and self._decided[-1].line >= now:  # a move is taken back
            self._decided.pop()
        why, truth = body.get("why"), body.get("truth", [])
        if why or truth:
            seat = why[0] if why else truth[0][0]
            reason = Reason(*why[1:]) if why else None
            line = before if now > before else before - 1
            self._decided.append(Decided(line, seat, reason, [Reason(*each[1:]) for each in truth]))

    def told(self, match: Match, earlier: int, viewer: Seat, names: Names, language: str) -> afterwards.Truth:
        """All of them in a language, once the game is over; its log has so many entries from before the match. Raises
        BadInput."""
        game = match.game
        if not game.over:
            raise BadInput("truth-hidden")
        narrator = game.module.narrator(language, game.state.edition, spoken(names, language))
        events = match.log
        return afterwards.Truth(
            lines=[
                afterwards.TrueLine(
                    number=number,
                    event=narrator.event(game.module.redacted(events[number - earlier], viewer)),
                    told=[
                        afterwards.Told(seat=SEAT_NAMES[each.seat], said=sentence(narrator, game.module, *each[1:]))
                        for each in decided
                    ],
                )
                for number, decided in groupby(tuple(self._decided), key=lambda each: each.line)
                if number >= earlier
            ]
        )
