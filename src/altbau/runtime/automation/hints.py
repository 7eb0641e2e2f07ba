"""What the steward would do in a player's place. It is computed where bots think, from the view of that seat alone, and
nothing of it is stored."""

import asyncio

from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live
from altbau.errors import BadInput, NotAsked
from altbau.play.game import Game
from altbau.play.teaching.hints import Hint, HintBuilder, hint_out_of_turn, reason_sentence
from altbau.runtime.automation.coach import Coach, think
from altbau.runtime.bots import BotThinker
from altbau.runtime.home import Preference
from altbau.runtime.live_table import LiveTable
from altbau.table.seats.access import HINTS
from altbau.table.seats.names import names_in_language
from altbau.table.view.table_settings import advises


class Hints:
    """The hints of one table: each is computed once, however often it is asked for."""

    def __init__(self, table: LiveTable, thinking: BotThinker) -> None:
        self.table = table
        self.thinking = thinking
        self.coach = Coach(table, thinking)
        self._latest: dict[Seat, tuple[int, asyncio.Task[Hint]]] = {}  # the table's `seq`, and the computation

    async def advise(self, seat: Seat, message: live.Hint, language: str) -> live.Advice:
        """What the steward would do in the place of a seat. Raises BadInput."""
        table = self.table
        self._check(seat)
        if message.seq != table.seq:
            raise BadInput("stale")
        game = table.game
        hint = hint_out_of_turn(game, seat)
        if hint is None:
            hint = await asyncio.shield(self._thought(game, seat))
        return live.Advice(
            id=message.id, seq=message.seq, tokens=hint.tokens, reason=hint.reason.name,
            sentence=self._said(seat, hint, language),
        )  # fmt: skip

    async def review(self, seat: Seat, message: live.Review, language: str) -> live.Remark:
        """What the steward would rather have done in the latest turn of a seat. Raises BadInput."""
        self._check(seat)
        hint = await self.coach.remark()
        if hint is None:
            return live.Remark(id=message.id, tokens=None, reason=None, sentence=None)
        return live.Remark(
            id=message.id, tokens=hint.tokens, reason=hint.reason.name,
            sentence=self._said(seat, hint, language),
        )  # fmt: skip

    async def choose(self, seat: Seat, on: bool) -> None:
        """Let the person of a seat ask for hints, or not; all who play at one device count as one. Raises BadInput."""
        table, kind = self.table, self.table.seats[seat].kind
        if not table.about.hints:
            raise BadInput("no-hints")
        for number, each in by_seat(table.seats):
            if number == seat or each.kind == kind == "human":
                await table.home.rows.prefer(table.id, Preference(number, HINTS, on))
                each.hints = on
        table.audience.publish()

    def _check(self, seat: Seat) -> None:
        """Raises BadInput for a viewer who gets no hints."""
        table = self.table
        if seat == NOBODY:
            raise BadInput("spectator")
        if not table.about.hints:
            raise BadInput("no-hints")
        if not advises(table.about, table.seats[seat]):
            raise BadInput("hints-off")

    def _said(self, seat: Seat, hint: Hint, language: str) -> str:
        game = self.table.game
        narrator = game.module.narrator(
            language, game.state.edition, names_in_language(self.table.keys.names, language)
        )
        return reason_sentence(narrator, game.module, seat, hint.reason)

    def _thought(self, game: Game, seat: Seat) -> asyncio.Task[Hint]:
        """The computation for the table as it is, started unless it already was; one that failed is started again.
        Raises BadInput if the seat has nothing to decide."""
        seq, thought = self._latest.get(seat, (-1, None))
        if seq == self.table.seq and thought and not (thought.done() and thought.exception()):
            return thought
        if game.asked is None:
            raise NotAsked("game-over")
        if game.asked != seat:
            raise NotAsked("not-asked", player=SEAT_NAMES[seat], asked=SEAT_NAMES[game.asked])
        thought = asyncio.create_task(think(self.thinking, HintBuilder(game)))
        self._latest[seat] = self.table.seq, thought
        return thought
