"""What the steward thinks of the latest turn of a person who plays alone against bots. It is computed on request, where
bots think, from the views of that seat before each move; nothing of it is stored."""

import asyncio
from typing import NamedTuple

from altbau.core.engine.ids import NOBODY, Action, by_seat
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.play.teaching.coach import CLEARLY, Judge, Review
from altbau.play.teaching.hints import Hint, HintBuilder
from altbau.runtime.bots import BotThinker
from altbau.runtime.home import monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import Observer


class Move(NamedTuple):
    """A move of the turn: the game before it, and what was chosen."""

    before: Game
    actions: list[Action]


class Coach(Observer):
    """Remembers the latest turn of the only person at a table."""

    def __init__(self, table: LiveTable, thinking: BotThinker) -> None:
        self.table = table
        self.thinking = thinking
        people = [number for number, seat in by_seat(table.seats) if not seat.bot]
        self._seat = people[0] if len(people) == 1 else NOBODY
        self._before: Game | None = None  # at the last change
        self._turn = 0  # the number of the turn that the moves are of
        self._moves: list[Move] = []
        self._thought: tuple[int, asyncio.Task[Hint | None]] | None = None  # the table's `seq`, and the computation

    async def remark(self) -> Hint | None:
        """What the steward would have played instead of the move that lost most, if one clearly lost; it is computed
        once, however often it is asked for. Raises BadInput if several people play: they have no coach."""
        if self._seat == NOBODY:
            raise BadInput("no-coach")
        if self._thought is None or self._thought[0] != self.table.seq:
            self._thought = self.table.seq, asyncio.create_task(self._think(tuple(self._moves)))
        return await asyncio.shield(self._thought[1])

    async def _think(self, moves: tuple[Move, ...]) -> Hint | None:
        """The same for the moves of a turn."""
        since, most, worst = monotonic(), CLEARLY, None
        for move in moves:
            missed = await self._missed(Review(*move), since)
            if missed >= most:
                most, worst = missed, move
        return None if worst is None else await think(self.thinking, HintBuilder(*worst))

    async def _missed(self, review: Review, since: float) -> float:
        """The loss of a move against the one that the steward would have played."""
        while not review.over:
            _, judge = await self.thinking.decide(review.judge, review.view, since)
            assert isinstance(judge, Judge)
            review.take(judge.missed)
        return review.missed

    # --- following a table --------------------------------------------------------------------------------------------

    def note_change(self) -> None:
        """Note a move of the turn, or that it was taken back."""
        before, now = self._before, self.table.game
        if before is now:
            return
        self._before = now
        if self._seat in self.table.log.seating.sitting:
            return  # a bot's moves
        if before is None or now.actions_length <= before.actions_length:
            self._moves = [each for each in self._moves if each.before.actions_length < now.actions_length]
            return
        if before.state.turn != self._seat or before.asked != self._seat:
            return
        if before.state.turns != self._turn:
            self._turn, self._moves = before.state.turns, []
        self._moves.append(Move(before, now.actions[before.actions_length :]))


async def think(thinking: BotThinker, advice: HintBuilder) -> Hint:
    """Compute a hint, each decision where bots think, after bots that have waited longer."""
    since = monotonic()
    while not advice.complete:
        decision, advice.bot = await thinking.decide(advice.bot, advice.view, since)
        advice.take(decision)
    return advice.hint
