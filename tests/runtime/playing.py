"""Plays a game at a table in memory, through the messages of pages, at whichever home."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, TypeVar

import msgspec

from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages.lesson import Lesson
from altbau.core.messages.table import Clock
from altbau.runtime.automation.services import Services
from altbau.runtime.commands import accept_invitation
from altbau.runtime.conversation import Conversation, message_or_error
from altbau.runtime.home import Home
from altbau.runtime.live_table import LiveTable
from altbau.runtime.tables import Tables
from altbau.runtime.watchers import Watcher
from altbau.table.timing.pace import Pace
from altbau.table.view.messages import FromServer
from tests.runtime.memory import NoPrograms, ThinkingInLoop

ANN, BEN = PEOPLE = Seat(0), Seat(1)
SECONDS = 600.0  # in which a bot or a window answers at the latest
MOST = 2000  # entries of a game
BESIDE: tuple[dict[str, Any], ...] = (  # what people say beside their moves, one after each move
    {"type": "ping"},
    {"type": "say", "id": "s", "text": "Hello"},
    {"type": "hint", "id": "h"},
    {"type": "react", "reaction": "laugh"},
    {"type": "refresh", "log": 3},
    {"type": "pace", "pace": "fast"},
    {"type": "undo", "id": "u"},
    {"type": "agree", "id": "a", "what": "pause", "yes": True},
    {"type": "go_on", "id": "g"},
    {"type": "next", "id": "n"},
    {"type": "review", "id": "r"},
    {"type": "hints", "on": True},
    {"type": "why", "tokens": ""},
    {"type": "earlier", "room": "players", "before": 9},
    {"type": "nonsense"},
)

T = TypeVar("T")


class Page:
    """A page that keeps all that it is sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._later: set[asyncio.Task[None]] = set()

    def push(self, message: str) -> bool:
        """Keep a message."""
        self.heard.append(message)
        return True

    def end(self, code: int) -> None:
        """Keep that the connection has ended."""
        self.heard.append(str(code))

    async def say(self, message: FromServer | Lesson) -> None:
        """Keep an answer."""
        self.push(msgspec.json.encode(message).decode())

    async def tell(self, message: str) -> None:
        """Keep a message."""
        self.push(message)

    def say_later(self, message: Coroutine[None, None, FromServer]) -> None:
        """Keep an answer once it is ready."""

        async def wait() -> None:
            await self.say(await message)

        self._later.add(asyncio.create_task(wait()))


async def at_once(work: Callable[[], T]) -> T:
    """There is nobody whom work could hold up."""
    return work()


async def opened(home: Home, wanted: joining.NewTable) -> tuple[LiveTable, dict[Seat, Conversation]]:
    """A new table whose guest has come, and the pages of both people and of a spectator."""
    tables = Tables(home, Services(Pace(), ThinkingInLoop(), NoPrograms()))

    async def find(id: str) -> LiveTable:
        return tables.known[id]

    made = await tables.create(wanted, None, "en", find)
    table = tables.known[made.id]
    invitation = made.seats[BEN].invitation
    assert invitation
    _, secret = await accept_invitation(table, joining.Join(invitation=invitation, name="Ben"))
    conversations = {}
    for seat, key in ((ANN, made.seats[ANN].secret), (BEN, secret), (NOBODY, None)):
        page = Page()
        watcher = Watcher(seat, 0, key, "full" if seat == NOBODY else "patch", page)
        conversations[seat] = Conversation(page, table, watcher, at_once, "en")
        table.audience.enter(watcher, most=1)
    return table, conversations


async def played(home: Home, edition: str, clock: Clock, still: Callable[[], Awaitable[None]]) -> dict[Seat, list[str]]:
    """All that two people and a spectator are sent in a game with two bots. `still` returns once nothing happens any
    more without a timer."""
    seats = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(kind="link")]
    seats += [joining.NewSeat(kind="bot", bot=bot) for bot in ("steward", "random")]
    options: dict[str, bool | str | int] = {"turn-limit": 4} if edition == "monopoly" else {}
    wanted = joining.NewTable(edition=edition, seats=seats, seed=5, options=options, clock=clock, hints=True)
    table, conversations = await opened(home, wanted)
    rng, number = Random(1), 0
    await still()
    while not table.game.over and table.seq < MOST:
        asked, seq = table.game.state.asked, table.seq
        if asked in PEOPLE and not table.game.must_pass and rng.random() < 0.9 and not table.log.seating.paused:
            number += 1
            path = tokens(table, rng, table.game.page_view(asked).choices)
            await say(conversations[asked], {"type": "move", "id": f"m{number}", "seq": seq, "tokens": path})
            await still()
            beside = BESIDE[number % len(BESIDE)]
            who = conversations[rng.choice([ANN, BEN, NOBODY])]
            own = {"id": f"{beside['id']}{number}"} if "id" in beside else {}
            seqs = {"seq": table.seq} if beside["type"] in ("hint", "undo", "next") else {}
            await say(who, {**beside, **own, **seqs})
        else:
            await asyncio.sleep(1.0)
        await still()
    table.observers.stop()
    return {
        seat: conversation.connection.heard
        for seat, conversation in conversations.items()
        if isinstance(conversation.connection, Page)
    }


async def say(conversation: Conversation, message: dict[str, Any]) -> None:
    """Send a message, and keep its answer."""
    said = json.dumps(message)
    answer = await conversation.answer_to(said, message_or_error(said), lambda: None, {})
    if answer:
        await conversation.connection.say(answer)


def tokens(table: LiveTable, rng: Random, choices: list[Choice]) -> str:
    """A random whole move, in tokens."""
    words: list[str] = []
    while choices:
        choice = rng.choice(choices)
        words.append(table.game.module.token(table.game.state.edition, choice.action))
        choices = choice.next
    return " ".join(words)
