"""Checks of each request before the application sees it: its address and rate, the host name, and the origin of the
page."""

import re
import secrets
from ipaddress import ip_address
from time import perf_counter
from typing import Any, TypeAlias
from urllib.parse import parse_qs

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from altbau.core import text
from altbau.core.messages import live, table
from altbau.errors import BadInput
from altbau.runtime.answers import problem
from altbau.server import metrics
from altbau.server.web.guard.limits import Ledger, Limits, Visitor, Visitors
from altbau.server.web.guard.problems import CAREFUL, STATUS, language_of, retry_after
from altbau.server.web.guard.requests import AppState

ASKING = ("GET", "HEAD", "OPTIONS")
SET = [(name.encode(), value.encode()) for name, value in CAREFUL.items()]
SECURE = ("https", "wss")
REQUEST = b"x-request-id"
SPEAKABLE = re.compile(r"[\w.-]{8,64}", re.ASCII)  # request ids that are accepted from a proxy
UNSPEAKABLE = re.compile("[\x00-\x1f\x7f]")

Headers: TypeAlias = dict[str, str]


class Gate:
    """The application behind its checks. `address` is the one it listens on."""

    def __init__(self, app: ASGIApp, limits: Limits, address: str, ledger: Ledger | None = None) -> None:
        self.app = app
        self.address = address.lower()
        self.limits = limits
        self.visitors = Visitors(limits, ledger)
        # uvicorn and Litestar have separate types for an ASGI application.
        self.behind_proxy: Any = ProxyHeadersMiddleware(self.admit, list(limits.proxies))  # type: ignore[arg-type]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = self.within(scope)
        headers = scope["state"]["headers"] = headers_of(scope)
        scope["state"]["direct"] = not {"x-forwarded-for", "forwarded"} & headers.keys()
        scope["state"]["request"] = self.request_id(scope)
        await self.behind_proxy(scope, receive, send)

    def within(self, scope: Scope) -> Scope:
        """The scope without the server's path prefix (`Limits.path`). Requests that do not come through the proxy have
        no prefix."""
        before, path = self.limits.path, scope["path"]
        if not before or not (path == before or path.startswith(f"{before}/")):
            return scope
        raw = scope.get("raw_path") or b""
        return scope | {"path": path[len(before) :] or "/", "raw_path": raw[len(before.encode()) :] or b"/"}

    def request_id(self, scope: Scope) -> str:
        """The id of a request in its answer and in the log: the one from a trusted proxy if valid, or a new one."""
        given = scope["state"]["headers"].get(REQUEST.decode(), "")
        known = scope["client"] and scope["client"][0] in self.behind_proxy.trusted_hosts
        return given if known and SPEAKABLE.fullmatch(given) else secrets.token_hex(8)

    async def admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check and pass on a request whose client address is known. A live connection is counted until it ends."""
        host = scope["client"][0] if scope["client"] else ""
        send = with_safe_headers(send, scope["state"])
        try:
            visitor = scope["state"]["visitor"] = self.visitors.at(host, scope["state"]["direct"])
            scope["state"] |= {"here": self.visitors.here, "address": host}
            if scope["type"] == ScopeType.WEBSOCKET:
                scope["state"]["connection"].belong(visitor)
            self.check(scope, visitor)
            if scope["type"] == ScopeType.HTTP:
                await self.app(scope, receive, send)
                return
            visitor.connect()
            try:
                await self.app(scope, receive, send)
            finally:
                visitor.disconnect()
        except BadInput as error:
            await refuse(scope, receive, send, error)

    def check(self, scope: Scope, visitor: Visitor) -> None:
        """Raises BadInput for a request that the application must not see: invalid path, too many requests, foreign
        host or foreign origin."""
        headers = scope["state"]["headers"]
        if UNSPEAKABLE.search(scope["path"]):
            raise BadInput("not-found")
        connection = scope["state"]["connection"]
        if visitor is not connection.counted:
            visitor.spend("requests")
        self.check_host(host_name(headers.get("host", "")))
        if scope["type"] == ScopeType.HTTP and scope["method"] in ASKING:
            return
        origin = headers.get("origin")  # sent by browsers only
        if origin is not None and origin not in self.limits.origins and origin not in origins_of(scope):
            raise BadInput("foreign-origin", origin=origin[:100])

    def check_host(self, name: str) -> None:
        """Raises BadInput for a host name that is not this server's. If none is configured, only `localhost`, the
        address it listens on and IP addresses are allowed: any other name could be one that a foreign page points here
        (DNS rebinding)."""
        known = self.limits.hosts or ("localhost", self.address)
        if name not in known and (self.limits.hosts or not is_address(name)):
            raise BadInput("foreign-host", host=name[:100])


def origins_of(scope: Scope) -> list[str]:
    """The origins of the server's own pages. What came by https comes from no page that came by http, which anybody on
    the way could have made; without TLS or a trusted proxy that says so, it is not known how a request came."""
    host = scope["state"]["headers"].get("host", "")
    schemes = ("https",) if scope["scheme"] in SECURE else ("http", "https")
    return [f"{scheme}://{host}" for scheme in schemes]


def is_address(name: str) -> bool:
    """Whether this is an IP address. A name, in contrast, can be pointed at any address by its owner."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """The name in a Host header, without a port."""
    return re.sub(r":\d*$", "", host).strip("[]").lower()


def headers_of(scope: Scope) -> Headers:
    """The headers of a request by name."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def with_safe_headers(send: Send, state: AppState) -> Send:
    """Wrap `send`: answers get `nosniff`, `no-store` (unless they set `Cache-Control`) and the id of their request,
    their time is measured, and the connection learns when one is complete."""
    named, began = (REQUEST, state["request"].encode()), perf_counter()

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.count_answer("http", state.get("message", ""), perf_counter() - began)
            headers = [*message["headers"], named]
            said = {name.lower() for name, _ in headers}
            headers += [(name, value) for name, value in SET if name not in said]
            message = message | {"headers": headers}
        elif message["type"] == "websocket.accept":
            message = message | {"headers": [*message["headers"], named]}
        await send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            state["connection"].finish_answer()

    return sent


async def refuse(scope: Scope, receive: Receive, send: Send, error: BadInput) -> None:
    """Answer a refused request. A browser does not show a page the HTTP answer to a refused WebSocket, so that for too
    many requests the connection is accepted, sends `refused` and is closed, unless the client goes on asking."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0] if scope["query_string"] else ""
    language = language_of(scope["state"]["headers"].get("accept-language"), asked)
    status = STATUS.get(error.code, 400)
    metrics.count_refusal(error)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        if status == STATUS["too-many-requests"] and not scope["state"]["connection"].goes_on():
            refused = live.Refused(id=None, code=error.code, sentence=text.error(language, error))
            offered = next(iter(scope["subprotocols"]), None)  # a browser closes the connection if none is accepted
            await send({"type": "websocket.accept", "subprotocol": offered, "headers": []})
            await send({"type": "websocket.send", "text": msgspec.json.encode(refused).decode(), "bytes": None})
        # without an accept before it, this is answered as 403
        await send({"type": "websocket.close", "code": table.Close.TOO_MUCH, "reason": error.code})
        return
    body = msgspec.json.encode(problem(language, error))
    sent = {"content-type": "application/json", "content-length": str(len(body)), **retry_after(error)}
    pairs = [(name.encode(), value.encode()) for name, value in sent.items()]
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": status, "headers": pairs}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
