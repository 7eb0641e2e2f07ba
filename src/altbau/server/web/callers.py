"""Whoever asks for something over HTTP: from which address, with which key."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from gzip import compress
from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import CompressionEncoding
from litestar.handlers import BaseRouteHandler
from litestar.params import HeaderParameter

from altbau.core.engine.ids import NOBODY, Seat
from altbau.errors import BadInput
from altbau.server.live.hub import Hub
from altbau.server.live.table import LiveTable
from altbau.server.web.limits import Visitor
from altbau.server.web.problems import AppRequest, language_of
from altbau.table.seats import digest

WORTH_IT = 1000  # bytes from which on an answer is compressed
EFFORT = 5  # of zlib: 9 takes thirty times as long for a list of editions, and saves 4 %
GZIP = CompressionEncoding.GZIP.value
COUNTED = "counted"  # in the state of a request: it is one try, whatever comes of it

Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="`Bearer` and the secret of a seat")]


class Caller:
    """Somebody who asks for one thing. A wrong key counts as a try, once in a request."""

    def __init__(self, hub: Hub, visitor: Visitor, secret: str | None, *, counted: bool, gzip: bool) -> None:
        self.hub = hub
        self.visitor = visitor
        self.secret = secret
        self._counted = counted
        self._gzip = gzip

    def tries(self) -> AbstractContextManager[None]:
        """Within, keys are looked at. Raises BadInput."""
        return self.visitor.tries(digest(self.secret) if self.secret else None, counted=self._counted)

    async def table(self, id: str) -> LiveTable:
        """A table. Raises BadInput."""
        return await self.hub.table(id, self.visitor)

    async def seat_at(self, id: str) -> tuple[LiveTable, Seat]:
        """A table and the seat there of whoever asks. Raises BadInput."""
        table = await self.table(id)
        with self.tries():
            if table.about.deal:
                return table, await self.hub.deals.seat(table, self.secret)
            return table, table.keys.seat(self.secret)

    async def player_at(self, id: str) -> tuple[LiveTable, Seat]:
        """The same, for players only."""
        table, seat = await self.seat_at(id)
        if seat == NOBODY:
            raise BadInput("spectator")
        return table, seat

    async def answer(self, work: Callable[[], bytes], media_type: MediaType = MediaType.JSON) -> Response[Any]:
        """An answer that is the longer, the longer a game is: made and compressed beside the event loop. Raises
        BadInput."""

        def made() -> tuple[bytes, bool]:
            content = work()
            packed = self._gzip and len(content) >= WORTH_IT
            return compress(content, EFFORT) if packed else content, packed

        content, packed = await self.hub.beside.done(self.visitor, made)
        headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": GZIP} if packed else {})
        return Response(content, media_type=media_type, headers=headers)


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who asks, as the gate has seen."""
    return cast(Visitor, connection.scope["state"]["visitor"])


def caller_of(request: Request[Any, Any, State], authorization: Secret = None) -> Caller:
    """Who asks, and with which key."""
    return Caller(
        request.app.state.hub,
        visitor_of(request),
        authorization.removeprefix("Bearer ").strip() if authorization else None,
        counted=COUNTED in request.scope["state"],
        gzip=GZIP in request.headers.get("accept-encoding", ""),
    )


def admissions_counted(
    connection: ASGIConnection[BaseRouteHandler, object, object, State], _: BaseRouteHandler
) -> None:
    """What stands before all that gives out secrets, or takes invitations and codes. Raises BadInput."""
    visitor_of(connection).seeks_admission()
    connection.scope["state"][COUNTED] = True


def reader_of(request: AppRequest, lang: str | None = None) -> str:
    """The language in which whoever asks reads the answer."""
    return language_of(request.headers.get("accept-language"), lang)
