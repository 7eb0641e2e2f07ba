"""What nobody has to think about at a table: the moves of bots, and the answers of those who have nothing to choose."""

import asyncio
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from altbau.bots import Bot, make, speaks_up
from altbau.errors import BadInput
from altbau.kernel.stack import Frame
from altbau.monopoly.table import Table as BoardTable
from altbau.wucherer.reactions import Recycling

if TYPE_CHECKING:
    from altbau.server.tables import LiveTable

RETRY = 3.0  # seconds until an answer that could not be stored is tried again
AGAIN = 0.3  # the part of a pause before the same question again: the next card to buy, the next bid


@dataclass(frozen=True)
class Pace:
    """Seconds that answers take which nobody thinks about: least and most of a reaction, and a bot's other moves."""

    reaction: tuple[float, float] = (1.2, 2.5)
    bot: float = 0.8
    claim: float = 6.0  # while a person can claim a rent, and a bot's next move may forfeit it


class Pilot:
    """Answers at one table in a while, beside the event loop, until a person has to."""

    def __init__(self, table: "LiveTable", pace: Pace) -> None:
        self.table = table
        self.pace = pace
        self.bots: dict[int, Bot] = {
            number: make(seat.bot, table.match.seed + number, table.game.edition)
            for number, seat in enumerate(table.seats)
            if seat.bot
        }
        self._task: asyncio.Task[None] | None = None

    def drive(self) -> None:
        """Begin to answer, unless it is under way."""
        if self.at_rest():
            self._task = asyncio.create_task(self._run())

    def at_rest(self) -> bool:
        """Whether a person has to answer, or nobody any more."""
        return self._task is None or self._task.done()

    async def _run(self) -> None:
        table = self.table
        last = (-1, -1)  # how long the log was at the last answer, and what was asked
        while not table.game.over:
            if await self._claimed():
                continue
            seat = table.game.table.asked
            seq = table.seq
            top = table.game.table.todo.frames[-1]
            forced = table.game.waiting or (top.window(table.game.table) and self._silenced(seat))
            if not forced and seat not in self.bots:
                return
            now = (len(table.match.log), top.prompt(table.game.table)[0])
            await asyncio.sleep(self.delay(top, last, now))
            last = now
            if seq != table.seq:
                continue
            try:
                await self.answer(seat, forced, seq)
            except BadInput:
                if seq == table.seq:  # not stored, rather than too late
                    await asyncio.sleep(RETRY)

    async def _claimed(self) -> bool:
        """Let a bot claim a rent that is due to it (M14); whether one did."""
        game = self.table.game
        for claim in game.table.claims if isinstance(game.table, BoardTable) else ():
            tokens = speaks_up(game.view(claim.owner)) if claim.owner in self.bots else None
            if tokens:
                try:
                    await self.table.change("move", {"seat": claim.owner, "tokens": tokens})
                except BadInput:  # not stored, or somebody was quicker
                    await asyncio.sleep(RETRY)
                return True
        return False

    def delay(self, top: Frame[Any], last: tuple[int, int], now: tuple[int, int]) -> float:
        """How long an answer takes, in seconds."""
        table = self.table.game.table
        again = now[1] == last[1]
        if isinstance(table, BoardTable) and any(claim.owner not in self.bots for claim in table.claims):
            return self.pace.claim
        if top.window(table):  # several who leave the discard pile alone take the time of one
            return 0 if again and isinstance(top, Recycling) else random.uniform(*self.pace.reaction)
        if now[0] == last[0]:
            return 0  # a piece of a move that nobody sees
        return self.pace.bot * AGAIN if again else self.pace.bot

    async def answer(self, seat: int, forced: bool, seq: int) -> None:
        """Play for a seat: pass, or what its bot decides. Why it passes is not told: silence tells nothing (Q180)."""
        game = self.table.game
        if forced:
            await self.table.change("play", {"action": game.table.legal[-1]}, seq=seq)
            return
        decision = await asyncio.to_thread(self.bots[seat].decide, game.view(seat))
        body: dict[str, Any] = {"action": decision.action}
        if game.family.WORDS.get(decision.action) != "pass":
            body["why"] = [seat, *decision.reason] if decision.reason else None
        await self.table.change("play", body, seq=seq)

    def _silenced(self, seat: int) -> bool:
        """Whether a seat has switched off all reactions it could answer with now; passing is the last option."""
        silenced = self.table.seats[seat].silenced
        return bool(silenced) and all(card in silenced for card in self.table.game.tokens[:-1])
