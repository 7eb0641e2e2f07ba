"""HEAD is answered wherever GET is (RFC 9110, 9.3.2): with the same status and headers, and without a body."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from litestar import HttpMethod, Litestar, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.response import Stream
from litestar.types import Message, Receive, Send
from litestar.types.asgi_types import LifeSpanReceive

AppConnection: TypeAlias = ASGIConnection[Any, object, object, State]  # of a route of any kind
Encoded: TypeAlias = Response[Any]  # of bytes, which encode what the type of the route says

ONLY_HEAD = "only_head"  # in the state of a request that was a HEAD


class Application(Litestar):
    """An application that handles a HEAD as the GET of the same address. uvicorn leaves the body out."""

    async def __call__(self, scope: Any, receive: Receive | LifeSpanReceive, send: Any) -> None:
        """Handle a request or a live connection."""
        method = scope["method"] if scope["type"] == ScopeType.HTTP else HttpMethod.GET
        if method == HttpMethod.HEAD:
            scope = scope | {"method": HttpMethod.GET.value, "state": scope["state"] | {ONLY_HEAD: True}}
        elif method != HttpMethod.GET:
            send = naming_head(send)
        await super().__call__(scope, receive, send)


def naming_head(send: Send) -> Send:
    """Wrap `send`: where an answer names the allowed methods, HEAD is one of them beside GET."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [
                (name, value.replace(b"GET", b"GET, HEAD") if name == b"allow" else value)
                for name, value in message["headers"]
            ]
            message = message | {"headers": headers}
        await send(message)

    return sent


def only_head(connection: AppConnection) -> bool:
    """Whether a request was a HEAD, so that nothing has to be made for its body."""
    return ONLY_HEAD in connection.scope["state"]


def unmade_answer(media_type: str, headers: Mapping[str, str] | None = None) -> Encoded:
    """The answer to a HEAD of what is made on request, without making it. A stream, as its length is not known."""
    return Stream([], media_type=media_type, headers=headers)
