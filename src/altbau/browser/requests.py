"""Requests of a page to its own worker, by method and path; each `*` stands for a part of it, the first for the id."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from altbau.browser.deals import KeptDeals
from altbau.browser.rows import KeptAnalyses
from altbau.browser.thinkers import OwnWorkbench, Thinker
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.runtime import answers, tables
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.analyses import Analyses
from altbau.table.log.table_log import is_finished

encoder = msgspec.json.Encoder()

Body = TypeVar("Body")


class Request(NamedTuple):
    """A request, and where it is answered."""

    tables: tables.Tables
    deals: KeptDeals
    kept: KeptAnalyses
    analyses: Analyses
    thinker: Thinker
    find: tables.Find
    parts: list[str]
    query: Mapping[str, str]
    secret: str | None
    language: str
    body: str

    @property
    def id(self) -> str:
        """The id in the path."""
        return self.parts[0]

    def data(self, of: type[Body]) -> Body:
        """The body. Raises BadInput."""
        try:
            return msgspec.json.decode(self.body, type=of)
        except msgspec.DecodeError as error:
            raise BadInput("malformed", problem=str(error)) from None

    async def viewed(self) -> tuple[LiveTable, Seat]:
        """The table, and the seat that the key opens there; NOBODY for a spectator. Where several people play at this
        device, a seat is shown only while its person looks: while its connection is open. Raises BadInput."""
        table = await self.find(self.id)
        seat = table.keys.seat(self.secret)
        hidden = table.about.people > 1 and not is_finished(table.log) and not table.audience.connections.here()[seat]
        return table, NOBODY if hidden else seat

    @property
    def number(self) -> int | None:
        """The number of a game of a match, if one is named. Raises BadInput."""
        named = self.query.get("number")
        if named is None:
            return None
        if not named.isdecimal():
            raise BadInput("malformed", problem="number")
        return int(named)


Route: TypeAlias = Callable[[Request], Awaitable[bytes | AsyncIterator[bytes]]]


async def start_table(asked: Request) -> bytes:
    """A table against bots, or for several people at this device."""
    wanted = asked.data(joining.NewTable)
    if any(seat.kind == "link" for seat in wanted.seats):
        raise BadInput("not-found")  # nobody else can reach this device
    return encoder.encode(await asked.tables.create(wanted, asked.secret, asked.language, asked.find))


async def show_table(asked: Request) -> bytes:
    """The table and its whole log."""
    return answers.whole_table(*await asked.viewed())()


async def show_log(asked: Request) -> bytes:
    """The log of a table, even if the table can't be opened any more."""
    from altbau.runtime.look_back.shown_log import shown_log  # not before the first question

    logs, language = asked.tables.home.logs, asked.query.get("lang", asked.language)
    secret = asked.secret
    with suppress(BadInput):  # nothing is hidden at a table that nobody can play any more
        secret = None if (await asked.viewed())[1] == NOBODY else secret
    told = await shown_log(logs, asked.find, asked.id, secret, language, OwnWorkbench())
    return encoder.encode(told())


async def show_reasons(asked: Request) -> bytes:
    """What the bots' decisions were based on."""
    return answers.private_reasons(*await asked.viewed(), asked.query.get("lang", asked.language))()


async def show_course(asked: Request) -> bytes:
    """How a game went and what decided it."""
    from altbau.runtime.look_back.jobs import EndingJob  # not before the first question

    table, _ = await asked.viewed()
    return EndingJob(*table.showing.ending_record()()).make()


async def show_position(asked: Request) -> bytes:
    """The position in the notation."""
    return answers.position_text(*await asked.viewed())()


async def show_transcript(asked: Request) -> bytes:
    """A finished game in the notation."""
    table, _ = await asked.viewed()
    return answers.transcript_text(table, asked.number)()


async def rename_player(asked: Request) -> bytes:
    """Change the name of a seat's player."""
    table, seat = await asked.viewed()
    if seat == NOBODY:
        raise BadInput("spectator")
    await table.keys.rename(seat, asked.data(joining.Rename).name)
    return encoder.encode(joining.Empty())


async def join_rematch(asked: Request) -> bytes:
    """Join the rematch."""
    table, seat = await asked.viewed()
    if seat == NOBODY:
        raise BadInput("spectator")
    return encoder.encode(await tables.come_along(table, seat, asked.language, asked.find))


ROUTES: Final[Mapping[str, Route]] = {
    "POST /tables": start_table,
    "GET /tables/*": show_table,
    "GET /tables/*/log": show_log,
    "GET /tables/*/truth": show_reasons,
    "GET /tables/*/ending": show_course,
    "GET /tables/*/position": show_position,
    "GET /tables/*/game": show_transcript,
    "POST /tables/*/name": rename_player,
    "POST /tables/*/rematch": join_rematch,
}


def route_for(method: str, path: str, among: Mapping[str, Route]) -> tuple[Route, list[str]] | None:
    """What answers a request, and the parts of its path for which the route has a `*`."""
    parts = path.split("/")
    for name, route in among.items():
        of, _, pattern = name.partition(" ")
        places = pattern.split("/")
        if of == method and len(places) == len(parts):
            pairs = [*zip(places, parts, strict=True)]
            if all(place in ("*", part) for place, part in pairs):
                return route, [part for place, part in pairs if place == "*"]
    return None
