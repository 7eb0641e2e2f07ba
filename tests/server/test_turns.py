"""Of one address only so many requests are worked on at once, so that the event loop comes round to others soon."""

import asyncio
from types import SimpleNamespace
from typing import Any

from altbau.server.web.guard.gate import Gate
from altbau.server.web.guard.limits import ANSWERED, Limits
from tests import loops

MANY = 5 * ANSWERED
HERE, THERE = "192.0.2.1", "192.0.2.2"


class Slow:
    """An application that answers when it is told to, and then goes on sending."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer = asyncio.Event()
        self.end = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        self.asked.append(scope["client"][0])
        await self.answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.end.wait()
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def ask(gate: Gate, sender: str) -> None:
    """A request from an address."""

    async def nothing(*_: object) -> Any:
        return None

    connection = SimpleNamespace(counted=None, answered=lambda: None)
    scope = {
        "type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"", "scheme": "http",
        "client": (sender, 1), "headers": [(b"host", b"localhost")], "state": {"connection": connection},
    }  # fmt: skip
    await gate(scope, nothing, nothing)


async def settle() -> None:
    """Let everything happen that does not wait."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_others_are_asked_at_once_while_one_address_asks_much() -> None:
    async def act() -> None:
        app = Slow()
        gate = Gate(app, Limits(requests=MANY), "127.0.0.1")
        many = [asyncio.create_task(ask(gate, HERE)) for _ in range(MANY)]
        await settle()
        assert app.asked == [HERE] * ANSWERED
        other = asyncio.create_task(ask(gate, THERE))
        await settle()
        assert app.asked[-1] == THERE
        many[0].cancel()
        many[-1].cancel()  # it still waits
        await settle()
        assert app.asked.count(HERE) == ANSWERED + 1
        app.answer.set()  # an answer that has begun holds up none of the address's own requests
        await settle()
        assert app.asked.count(HERE) == MANY - 1
        app.end.set()
        await asyncio.gather(*many, other, return_exceptions=True)
        assert gate.visitors.at(HERE, True).answering._value == ANSWERED

    loops.run(act())
