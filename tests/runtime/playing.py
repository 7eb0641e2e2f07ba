"""Plays a game at a table in memory, through the messages of pages: at whichever home, or in a page's own worker."""

import asyncio
import json
from collections.abc import Coroutine, Mapping
from random import Random
from typing import Any, Protocol

import msgspec

from altbau.browser.messages import Ask, Open, Say
from altbau.browser.thinkers import BrowserBots, NoPrograms, OwnWorkbench
from altbau.browser.worker import Worker
from altbau.core.data import Data
from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.options import OptionValue
from altbau.core.messages import joining
from altbau.core.messages.lesson import Lesson
from altbau.core.messages.table import VERSION, Clock
from altbau.runtime.automation.services import Services
from altbau.runtime.conversation import Conversation, enter_audience, message_or_error
from altbau.runtime.home import Home
from altbau.runtime.live_table import LiveTable
from altbau.runtime.tables import Tables
from altbau.table.replay.replay import Retold
from altbau.table.timing.pace import Pace
from altbau.table.view.messages import FromServer
from altbau.table.view.updates import Form
from tests.runtime.memory import MemoryDevice

ANN, BEN = PEOPLE = Seat(0), Seat(1)
VIEWERS = (*PEOPLE, NOBODY)
MOST = 2000  # entries of a game
SEED = 2**100 + 5  # as large as those that are drawn
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

    async def say(self, message: FromServer | Lesson | Retold) -> None:
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


class Place(Protocol):
    """Where a table is played."""

    async def open(self, wanted: joining.NewTable) -> LiveTable:
        """Start a table, and open the pages of its two people and of a spectator."""

    async def say(self, seat: Seat, message: Data) -> None:
        """Send a message from a page."""

    def heard(self) -> dict[Seat, list[str]]:
        """All that the pages have been sent."""


class AtHome:
    """A table at whichever home."""

    def __init__(self, home: Home) -> None:
        self.tables = Tables(home, Services(Pace(), BrowserBots(MemoryDevice()), NoPrograms()))
        self.pages = {seat: Page() for seat in VIEWERS}
        self.conversations: dict[Seat, Conversation] = {}

    async def open(self, wanted: joining.NewTable) -> LiveTable:
        """See `Place`."""

        async def find(id: str) -> LiveTable:
            return self.tables.known[id]

        made = await self.tables.create(wanted, None, "en", find)
        table = self.tables.known[made.id]
        for seat, key in keys_of(made).items():
            form: Form = "full" if seat == NOBODY else "patch"
            watcher = await enter_audience(table, self.pages[seat], key, form, 0, OwnWorkbench().do, lambda _: 1)
            self.conversations[seat] = Conversation(self.pages[seat], table, watcher, OwnWorkbench().do, "en")
        return table

    async def say(self, seat: Seat, message: Data) -> None:
        """See `Place`."""
        said = json.dumps(message)
        answer = await self.conversations[seat].answer_to(said, message_or_error(said), lambda: None, {})
        if answer:
            await self.pages[seat].say(answer)

    def heard(self) -> dict[Seat, list[str]]:
        """See `Place`."""
        return {seat: page.heard for seat, page in self.pages.items()}


class InWorker:
    """A table in a page's own worker."""

    def __init__(self, device: MemoryDevice, chance: Random) -> None:
        self.worker = Worker(device, chance, self._hear)
        self.said: dict[int, list[str]] = {number: [] for number in range(len(VIEWERS))}
        self.answers: asyncio.Queue[Data] = asyncio.Queue()
        self.keys: dict[Seat, str | None] = {}

    def _hear(self, message: str) -> None:
        told = json.loads(message)
        if told["type"] == "said":
            self.said[told["number"]].append(told["message"])
        else:
            self.answers.put_nowait(told)

    async def ask(self, method: str, path: str, secret: str | None = None, body: Any = None, **query: str) -> Data:
        """The answer to a request."""
        asked = Ask(0, method, path, query, "en", secret, "" if body is None else msgspec.json.encode(body).decode())
        self.worker.take(msgspec.json.encode(asked).decode())
        return await self.answers.get()

    async def open(self, wanted: joining.NewTable) -> LiveTable:
        """See `Place`."""
        made = msgspec.json.decode((await self.ask("POST", "/tables", body=wanted))["body"], type=joining.Created)
        self.keys = keys_of(made)
        self.watch(made.id, self.keys)
        return await self.worker.find(made.id)

    def watch(self, id: str, keys: Mapping[Seat, str | None]) -> None:
        """Open the pages."""
        for number, (seat, key) in enumerate(keys.items()):
            query = {"send": "full" if seat == NOBODY else "patch", "version": str(VERSION)}
            self.worker.take(msgspec.json.encode(Open(number, f"/tables/{id}/live", query, key)).decode())

    async def say(self, seat: Seat, message: Data) -> None:
        """See `Place`."""
        said = Say(VIEWERS.index(seat), json.dumps(message))
        self.worker.take(msgspec.json.encode(said).decode())

    def end(self) -> None:
        """Let nothing happen by itself any more."""
        for table in self.worker.tables.known.values():
            table.observers.stop()

    def heard(self) -> dict[Seat, list[str]]:
        """See `Place`."""
        return {seat: self.said[number] for number, seat in enumerate(VIEWERS)}


def keys_of(made: joining.Created) -> dict[Seat, str | None]:
    """The keys of those who look."""
    return {ANN: made.seats[ANN].secret, BEN: made.seats[BEN].secret, NOBODY: None}


def new_table(edition: str, clock: Clock) -> joining.NewTable:
    """A table of two people at one device and two bots."""
    seats = [joining.NewSeat(name=name, kind="human") for name in ("Ann", "Ben")]
    seats += [joining.NewSeat(kind="bot", bot=bot) for bot in ("steward", "random")]
    options: dict[str, OptionValue] = {"turn-limit": 4} if edition == "monopoly" else {}
    return joining.NewTable(edition=edition, seats=seats, seed=SEED, options=options, clock=clock, hints=True)


async def still() -> None:
    """Wait until nothing happens any more without a timer."""
    await asyncio.sleep(0.001)


async def played(place: Place, edition: str, clock: Clock, most: int = MOST) -> LiveTable:
    """Play a game, or so many entries of it."""
    table = await place.open(new_table(edition, clock))
    rng, number = Random(1), 0
    await still()
    while not table.game.over and table.seq < most:
        asked, seq = table.game.state.asked, table.seq
        if asked in PEOPLE and not table.game.must_pass and rng.random() < 0.9 and not table.log.seating.paused:
            number += 1
            path = tokens(table, rng, table.game.page_view(asked).choices)
            await place.say(asked, {"type": "move", "id": f"m{number}", "seq": seq, "tokens": path})
            await still()
            beside = BESIDE[number % len(BESIDE)]
            who = rng.choice(VIEWERS)
            own = {"id": f"{beside['id']}{number}"} if "id" in beside else {}
            seqs = {"seq": table.seq} if beside["type"] in ("hint", "undo", "next") else {}
            await place.say(who, {**beside, **own, **seqs})
        else:
            await asyncio.sleep(1.0)
        await still()
    table.observers.stop()
    return table


def tokens(table: LiveTable, rng: Random, choices: list[Choice]) -> str:
    """A random whole move, in tokens."""
    words: list[str] = []
    while choices:
        choice = rng.choice(choices)
        words.append(table.game.module.token(table.game.state.edition, choice.action))
        choices = choice.next
    return " ".join(words)
