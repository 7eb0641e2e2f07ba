"""Looks every few seconds for calls that are due, and sends them. Of several processes one does it for all; whichever
takes over sends what the one before had not marked as sent."""

import asyncio
from datetime import timedelta
from typing import Final

from altbau.errors import BadInput
from altbau.server import metrics
from altbau.server.calls.channel import read_address
from altbau.server.calls.due_calls import DueCall, due_call
from altbau.server.calls.sender import CallOutcome, Sender
from altbau.server.error_log import failure_error
from altbau.server.store import wall_clock
from altbau.server.store.rows.channels import OF_TABLE, ChannelRow, ChannelRows
from altbau.server.store.store import Store

LOOK: Final = 5.0  # seconds between two rounds
AT_ONCE: Final = 20  # calls that are under way
CLAIMED: Final = 60.0  # seconds after which another process sends what one has not marked
SELDOM: Final = 600.0  # seconds between two calls of a table's own channel
FIRST_RETRY: Final = 30.0  # seconds, doubled with each failure
LAST_RETRY: Final = 3600.0
CALLING: Final = 0  # the process that holds this bucket calls for all


class CallRounds:
    """The calls of a server."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self.sender = sender
        self._store = store
        self._rows = ChannelRows(store)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._confirming: dict[str, float] = {}  # when an address was sent the link that confirms it, by its digest

    async def run(self) -> None:
        """Call until this is cancelled."""
        while True:
            self._forget(self._store.heart.now())
            if self._store.leases.drives(CALLING):
                try:
                    await self.round(self._store.heart.now())
                except Exception as error:  # whatever it is, the next round may succeed
                    failure_error(error, {"doing": "calls"})
            await asyncio.sleep(LOOK)

    async def round(self, played: float) -> None:
        """Send what is due at this moment of the server's own time."""
        found = await asyncio.to_thread(self._rows.asking, played)
        confirmed = [each for each in found if read_address(each.channel.address).confirmed]
        due = [(each.channel, call) for each in confirmed if (call := due_call(each, played))]
        await asyncio.gather(*(self._call(channel, call, played) for channel, call in due))

    async def add_mail(self, channel: ChannelRow) -> None:
        """Store a new channel by mail, and send it the link by which it is confirmed, at most once in a while to an
        address: anybody can write any. Raises BadInput if the mail can't be sent; then the channel is gone."""
        now = self._store.heart.now()
        self._forget(now)
        if channel.digest in self._confirming:
            raise BadInput("mail-sent-before")
        self._confirming[channel.digest] = now
        lately = wall_clock.timestamp(wall_clock.now() - timedelta(seconds=SELDOM))
        if await asyncio.to_thread(self._rows.asked_since, channel.digest, lately):  # by another process
            raise BadInput("mail-sent-before")
        await self._rows.add(channel)
        outcome = await self.sender.ask_to_confirm(channel)
        metrics.count_call(outcome.value)
        if outcome is not CallOutcome.SENT:
            await self._rows.remove(channel.game, [channel.key], channel.digest)
            self._confirming.pop(channel.digest, None)
            raise BadInput("mail-failed")

    def _forget(self, now: float) -> None:
        """Forget what was sent long ago."""
        self._confirming = {each: since for each, since in self._confirming.items() if now - since < SELDOM}

    async def _call(self, channel: ChannelRow, call: DueCall, played: float) -> None:
        """Send one call, unless another process does. The call of a table is marked before it is sent, so that it is
        sent once at most; that of a person after it, so that it is sent at least once."""
        marks = {"called": call.question} | ({"reminded": call.question} if call.late else {})
        async with self._places:
            if channel.key == OF_TABLE:
                claim = await self._rows.change(channel, busy=played + SELDOM, **marks)
            else:
                claim = await self._rows.change(channel, busy=played + CLAIMED)
            if not claim:
                return
            outcome = await self.sender.send(channel, call)
        metrics.count_call(outcome.value)
        try:
            await self._note(channel, outcome, played, marks)
        except BadInput:  # not stored: it is sent again
            return

    async def _note(self, channel: ChannelRow, outcome: CallOutcome, played: float, marks: dict[str, str]) -> None:
        """Store what has become of a call."""
        if outcome is CallOutcome.ENDED:
            await self._rows.remove(channel.game, [channel.key], channel.digest)
        elif channel.key == OF_TABLE:
            return
        elif outcome is CallOutcome.SENT:
            claimed = channel._replace(busy=played + CLAIMED)
            await self._rows.change(claimed, busy=0.0, failures=0, **marks)
        else:
            claimed = channel._replace(busy=played + CLAIMED)
            wait = min(LAST_RETRY, FIRST_RETRY * 2**channel.failures)
            await self._rows.change(claimed, busy=played + wait, failures=channel.failures + 1)
