"""Answers a page in its own worker as a server does."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine
from random import Random
from typing import Final

import msgspec

from altbau.browser.deals import KeptDeals
from altbau.browser.home import BrowserHome, load_table
from altbau.browser.messages import Answer, AnswerPart, Ask, Closed, FromPage, HangUp, Open, Said, Say, ToPage
from altbau.browser.page_connection import PageConnection, turn_away, watch_table
from altbau.browser.requests import ROUTES, Request, Route, route_for
from altbau.browser.rows import Device, KeptAnalyses
from altbau.browser.thinkers import BrowserBots, NoPrograms
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.answers import problem
from altbau.runtime.automation.services import Services
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.analyses import Analyses
from altbau.runtime.tables import Tables
from altbau.table.timing.pace import Pace

decoder: Final = msgspec.json.Decoder(FromPage)
encoder: Final = msgspec.json.Encoder()


class Worker:
    """All tables of a device. `post` takes what is said to the page."""

    def __init__(self, device: Device, chance: Random, post: Callable[[str], None]) -> None:
        self.home = BrowserHome(device, chance)
        self.tables = Tables(self.home, Services(Pace(), BrowserBots(device), NoPrograms()))
        self.deals = KeptDeals(self.home)
        self._kept = KeptAnalyses(self.home.rows)
        self.analyses = Analyses(
            1, self._kept, lambda error, game: self.home.failure(error, f"analysis of table {game.table}")
        )
        self._thinker = device
        self._post = post
        self._connections: dict[int, PageConnection] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._lost: Counter[str] = Counter()  # how often another tab has played each table
        self._doing: set[asyncio.Task[None]] = set()
        self._answering: dict[int, asyncio.Task[None]] = {}

    def take(self, message: str) -> None:
        """Take what the page says."""
        match decoder.decode(message):
            case Ask(number) as asked:
                self._answering[number] = self._do(self._answer(asked))
            case Open() as wanted:
                self._do(self._hold(wanted, self._connected(wanted)))
            case Say(number, said) if number in self._connections:
                self._connections[number].hear(said)
            case HangUp(number) if number in self._connections:
                self._connections[number].leave()
            case HangUp(number) if number in self._answering:
                self._answering[number].cancel()

    async def find(self, id: str) -> LiveTable:
        """A table, loaded if it is not in memory. Raises BadInput."""
        async with self._loading[id]:
            while id not in self.tables.known:
                lost = self._lost[id]
                table = await load_table(self.home, id)
                if self._lost[id] == lost:
                    self.tables.attend(table)
                else:  # another tab has played it meanwhile
                    self.home.rows.opened.pop(id, None)
        table = self.tables.known[id]
        await self.deals.unseal(table)
        return table

    def lose(self, id: str) -> None:
        """Forget a table that another tab plays from now on, or has played until now."""
        self._lost[id] += 1
        self.home.rows.opened.pop(id, None)
        if table := self.tables.known.pop(id, None):
            table.close()

    def _do(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return task

    def _say(self, message: ToPage) -> None:
        self._post(encoder.encode(message).decode())

    async def _answer(self, asked: Ask) -> None:
        """Answer a request."""
        try:
            route, parts = found_route(asked.method, asked.path)
            request = Request(
                self.tables, self.deals, self._kept, self.analyses, self._thinker, self.find, parts, asked.query,
                asked.secret, asked.language, asked.body,
            )  # fmt: skip
            made = await route(request)
            if not isinstance(made, bytes):
                async for part in made:
                    self._say(AnswerPart(asked.number, part.decode()))
            self._say(Answer(asked.number, ok=True, body=made.decode() if isinstance(made, bytes) else ""))
        except Exception as error:
            refused = error if isinstance(error, BadInput) else self.home.failure(error, asked.path)
            said = encoder.encode(problem(asked.language, refused))
            self._say(Answer(asked.number, ok=False, body=said.decode()))
        finally:
            del self._answering[asked.number]

    def _connected(self, wanted: Open) -> PageConnection:
        """A new connection, over which the page can speak at once."""
        number = wanted.number
        self._connections[number] = connection = PageConnection(
            wanted.query, lambda said: self._say(Said(number, said)), lambda code: self._say(Closed(number, code))
        )
        return connection

    async def _hold(self, wanted: Open, connection: PageConnection) -> None:
        """Hold a live connection until either side closes it."""
        try:
            _, of, id, _ = wanted.path.split("/")
            match of:
                case "lessons" | "puzzles":
                    from altbau.browser.practice import practise  # with the first of them: it comes later

                    await practise(connection, of, id)
                case _:
                    await watch_table(connection, await self.find(id), wanted.secret)
        except BadInput as error:
            turn_away(connection, error)
        except Exception as error:
            self.home.failure(error, wanted.path)
            connection.end(Close.FAILED)
        finally:
            del self._connections[wanted.number]


def found_route(method: str, path: str) -> tuple[Route, list[str]]:
    """What answers a request, and the parts of its path. Raises BadInput."""
    found = route_for(method, path, ROUTES)
    if not found:
        from altbau.browser.later_requests import LATER  # with its first request: it comes later

        found = route_for(method, path, LATER)
    if not found:
        raise BadInput("not-found")
    return found
