"""The true reasons of the bots' moves at a table. They name hidden cards, so they are secret until the game is over."""

from itertools import groupby
from typing import NamedTuple

from altbau.core.bots.bot import Reason
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import finished
from altbau.play.bot_reasons import sentence
from altbau.play.match import Match
from altbau.table.seats.names import Names, names_in_language


class BotDecision(NamedTuple):
    """Why a bot made a move: its public reason, if any, and the true ones. `line` is the number of the log entry of the
    move, or of the last entry if the move (a pass) has none."""

    line: int
    seat: Seat
    reason: Reason | None
    truth: list[Reason]


class PrivateReasons:
    """The decisions of the bots of one table, in order; `last` is the last public reason, with the bot's seat."""

    def __init__(self) -> None:
        self.last: tuple[Seat, Reason] | None = None
        self._decided: list[BotDecision] = []

    def note(self, body: Data, before: int, now: int) -> None:
        """Record the reasons in an entry of the table's record, by which its log has gone from `before` to `now`
        entries."""
        while self._decided and self._decided[-1].line >= now:  # a move is taken back
            self._decided.pop()
        why, truth = body.get("why"), body.get("truth", [])
        if why or truth:
            seat = why[0] if why else truth[0][0]
            reason = Reason(*why[1:]) if why else None
            line = before if now > before else before - 1
            self._decided.append(BotDecision(line, seat, reason, [Reason(*each[1:]) for each in truth]))

    def as_message(
        self, match: Match, earlier: int, viewer: Seat, names: Names, language: str
    ) -> finished.PrivateReasons:
        """All reasons, in a language and as the viewer may see the log. `earlier` is the number of log lines from
        before the match was resumed. They are secret while the game is running."""
        game = match.game
        narrator = game.module.narrator(language, game.state.edition, names_in_language(names, language))
        events = match.log
        return finished.PrivateReasons(
            lines=[
                finished.TrueReasons(
                    number=number,
                    event=narrator.event(game.module.redacted(events[number - earlier], viewer)),
                    told=[
                        finished.Explanation(
                            seat=SEAT_NAMES[each.seat], said=sentence(narrator, game.module, *each[1:])
                        )
                        for each in decided
                    ],
                )
                for number, decided in groupby(tuple(self._decided), key=lambda each: each.line)
                if number >= earlier
            ]
        )
