"""The caller of an HTTP request: its address and its key."""

from collections.abc import Callable
from gzip import compress
from typing import Annotated, cast

from litestar import MediaType, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import CompressionEncoding
from litestar.handlers import BaseRouteHandler
from litestar.params import HeaderParameter

from altbau.core.engine.ids import NOBODY, Seat
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.jobs import Job
from altbau.server.live.hub import Hub
from altbau.server.processes.jobs import EFFORT
from altbau.server.web.guard.limits import Visitor
from altbau.server.web.guard.problems import AppRequest, language_of
from altbau.server.web.head import AppConnection, Encoded, only_head, unmade_answer

WORTH_IT = 1000  # bytes: shorter answers are not compressed
GZIP = CompressionEncoding.GZIP.value

Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="`Bearer` and the secret of a seat")]


class Caller:
    """The caller of one request."""

    def __init__(self, hub: Hub, visitor: Visitor, secret: str | None, *, gzip: bool, only_head: bool) -> None:
        self.hub = hub
        self.visitor = visitor
        self.work = hub.work_of(visitor)
        self.secret = secret
        self.gzip = gzip
        self.only_head = only_head

    async def table(self, id: str) -> LiveTable:
        """A table. Raises BadInput."""
        return await self.hub.table(id, self.visitor)

    async def seat_at(self, id: str) -> tuple[LiveTable, Seat]:
        """A table and the caller's seat there; NOBODY for a spectator. Raises BadInput."""
        table = await self.table(id)
        if table.about.deal:
            return table, await self.hub.deals.seat(table, self.secret)
        return table, table.keys.seat(self.secret)

    async def player_at(self, id: str) -> tuple[LiveTable, Seat]:
        """A table and the caller's seat there. Raises BadInput for a spectator too."""
        table, seat = await self.seat_at(id)
        if seat == NOBODY:
            raise BadInput("spectator")
        return table, seat

    async def answer(self, work: Callable[[], bytes], media_type: MediaType = MediaType.JSON) -> Encoded:
        """An answer whose cost grows with the length of the game: `work` builds it in a thread, where it is also
        compressed. A HEAD is answered without it, so all that a caller can be refused is checked before. Raises
        BadInput."""
        if self.only_head:
            return unmade_answer(media_type)

        def made() -> tuple[bytes, bool]:
            content = work()
            packed = self.gzip and len(content) >= WORTH_IT
            return compress(content, EFFORT) if packed else content, packed

        content, packed = await self.work.do(made)
        return answer_of(content, media_type, packed=packed)

    async def deliver(self, job: Job, media_type: MediaType = MediaType.JSON) -> Encoded:
        """What a job of the pool makes, compressed there. A HEAD is answered without it, as in `answer`. Raises
        BadInput."""
        if self.only_head:
            return unmade_answer(media_type)
        return self.respond(await self.work.make(job, gzip=self.gzip), media_type)

    def respond(self, content: bytes, media_type: MediaType = MediaType.JSON) -> Encoded:
        """An answer that is compressed if the caller accepts that."""
        return answer_of(content, media_type, packed=self.gzip)


def answer_of(content: bytes, media_type: MediaType, *, packed: bool) -> Encoded:
    """An answer that is `packed` or could have been."""
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": GZIP} if packed else {})
    return Response(content, media_type=media_type, headers=headers)


def visitor_of(connection: AppConnection) -> Visitor:
    """The visitor of a connection, as set by the gate."""
    return cast(Visitor, connection.scope["state"]["visitor"])


def caller_of(request: AppRequest, authorization: Secret = None) -> Caller:
    """The caller of a request, with the key from its `Authorization` header."""
    return Caller(
        request.app.state.hub,
        visitor_of(request),
        authorization.removeprefix("Bearer ").strip() if authorization else None,
        gzip=GZIP in request.headers.get("accept-encoding", ""),
        only_head=only_head(request),
    )


def count_code(connection: ASGIConnection[BaseRouteHandler, object, object, State], _: BaseRouteHandler) -> None:
    """Guard of routes that accept codes. Raises BadInput."""
    visitor_of(connection).spend("codes")


def reader_of(request: AppRequest, lang: str | None = None) -> str:
    """The language of the answer, by `lang` or the `Accept-Language` header."""
    return language_of(request.headers.get("accept-language"), lang)
