"""The routes that are about no table, each asked with as much as it takes: how much of it holds up the event loop, and
what it costs in all."""

import asyncio
import gc
import json
import re
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from litestar import Litestar

from altbau.runtime.conversation import LARGEST_MESSAGE
from altbau.server.web.description import content
from altbau.server.web.guard.requests import LARGEST_HEAD
from tests import loops
from tests.server.test_costs import TABLE, Client, serving
from tests.server.test_slices import timed_callbacks

PARTS = {"language": "en", "edition": "wucherer-1997", "card": "alibi", "number": "Q001", "name": "wucherer-1997"}
PARTS |= {"players": "4", "what": "cards", "size": "letter", "path": "openapi.json"}
ON_LOOP = 0.05  # seconds of processor time of one callback
IN_ALL = 5.0  # seconds of processor time of the process
TRIES = 3  # at most: what is done once for a process is not counted


def filled(shape: dict[str, Any], schemas: dict[str, Any], room: int) -> Any:
    """A value of a described type with about so many bytes."""
    if "$ref" in shape:
        return filled(schemas[shape["$ref"].rpartition("/")[2]], schemas, room)
    for choices in ("oneOf", "anyOf"):
        if choices in shape:
            return filled(shape[choices][0], schemas, room)
    if "enum" in shape or "const" in shape:
        return shape.get("const", shape.get("enum", [None])[0])
    kind = shape.get("type")
    if kind == "object":
        named = shape.get("properties", {})
        return {name: filled(each, schemas, room // len(named)) for name, each in named.items()}
    if kind == "array":
        each = filled(shape.get("items", {}), schemas, 40)
        return [each] * max(1, room // (len(json.dumps(each)) + 2))
    return {"string": "[" * (room - 4), "integer": 1, "number": 1, "boolean": True}.get(str(kind))


def requests(app: Litestar) -> Iterator[tuple[str, bytes]]:
    """For each route a request with a long address, and one with the longest body of its type."""
    described = json.loads(content(packed=False))
    schemas = described["components"]["schemas"]
    for route in app.routes:
        if route.path.startswith(TABLE):
            continue
        path = re.sub(r"\{(\w+):\w+\}", lambda part: PARTS.get(part[1], "x"), route.path)
        for method in sorted(getattr(route, "methods", {"GET"}) - {"OPTIONS", "HEAD"}):
            known = described["paths"].get(re.sub(r":\w+\}", "}", route.path), {}).get(method.lower(), {})
            body = b""
            if method == "POST":
                shape = known["requestBody"]["content"]["application/json"]["schema"]
                body = json.dumps(filled(shape, schemas, LARGEST_MESSAGE - 1000)).encode()[:LARGEST_MESSAGE]
            for query in ("",) if body else ("", "?lang=en&" + "a=&" * (LARGEST_HEAD // 4)):
                head = f"{method} {path}{query} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                yield f"{method} {path}{query[:1]}", f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


async def asked(client: Client, request: bytes) -> None:
    """Ask, and wait until the answer has begun."""
    ear = client.connect()
    ear.protocol.data_received(request)
    while b"\r\n\r\n" not in ear.said:
        ear.more.clear()
        await asyncio.wait_for(ear.more.wait(), 60)
    for _ in range(10):
        await asyncio.sleep(0)
    ear.protocol.connection_lost(None)


def test_no_route_holds_up_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = []

    async def cost(client: Client, request: bytes) -> tuple[float, float]:
        with timed_callbacks(monkeypatch) as times:
            began = process_time()
            await asked(client, request)
        return max(times), process_time() - began

    async def test() -> None:
        async with serving(tmp_path / "tables.sqlite") as (app, client):
            for name, request in requests(app):
                for _ in range(TRIES):
                    on_loop, in_all = await cost(client, request)
                    if on_loop <= ON_LOOP and in_all <= IN_ALL:
                        break
                else:
                    slow.append((name, on_loop, in_all))

    gc.collect()
    gc.disable()
    try:
        loops.run(test())
    finally:
        gc.enable()
    assert slow == []
