"""What arrives costs in proportion to its bytes, however much comes at once, and never stops the loop for long."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import thread_time
from typing import Any

import pytest

from altbau.server.web.guard.limits import UNLIMITED
from tests import loops
from tests.server.test_arrivals import FLOODS, GET, STRANGER, Peer, Served, endless
from tests.server.test_frames import HEAD, MASK, TEXT, frame

SIZES = [4096, pytest.param(16 * 1024, marks=pytest.mark.long)]
LARGER = 16  # times as many bytes
TIMES = 20  # as much processor time is what they may cost
LEAST = 0.001  # seconds, which nobody has to be able to measure
RUNS = 5
LONGEST = 0.05  # seconds of processor time of one callback
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
HEADS = {
    "heads": endless(b"", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    "bare heads": endless(b"", b"GET / HTTP/1.1\r\n\r\n"),
    "half a head": endless(b"GET / HTTP/1.1\r\n", b"a:b\r\n"),
    "one header": endless(GET[:-2] + b"a:", b"b"),
    "path": endless(b"GET /", b"a/"),
    "query": endless(b"GET /?", b"a=&"),
    "empty lines": endless(b"", b"\r\n"),
    "rubbish": endless(b"", b"\x00\xff"),
    "continuations": endless(b"", POST + b"Expect: 100-continue\r\nContent-Length: 1\r\n\r\n"),
    "body": endless(POST + b"Content-Length: 1000000\r\n\r\n", b"a"),
    "body of line ends": endless(POST + b"Content-Length: 1000000\r\n\r\n", b"\r\n\r\n"),
    "chunks": endless(POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\na\r\n"),
    "requests with bodies": endless(b"", POST + b"Content-Length: 2\r\n\r\n{}"),
    "upgrades": endless(b"", HEAD),
}
FRAMES = FLOODS | {
    "long fragments": endless(frame(b"a", TEXT, MASK, last=False), frame(b"b" * 4000, 0, MASK, last=False))
}


@contextmanager
def timed_callbacks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The processor time of each callback that an event loop runs, in seconds."""
    times: list[float] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = thread_time()
        run(handle)
        times.append(thread_time() - began)

    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        yield times


async def cost(data: bytes, live: bool) -> float:
    """Seconds of processor time for bytes that come in one call, without a budget."""
    served = Served(replace(UNLIMITED, patience=1.0))
    peer: Any = await served.live() if live else Peer(served, STRANGER)
    began = thread_time()
    peer.protocol.data_received(data)
    while not peer.reads.is_set() and not peer.closing:
        await asyncio.sleep(0)
    for _ in range(10):
        await asyncio.sleep(0)
    spent = thread_time() - began
    peer.close()
    await peer.closed.wait()
    return spent


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "live"), [*((kind, False) for kind in HEADS), *((kind, True) for kind in FRAMES)])
def test_much_at_once_costs_by_its_bytes(kind: str, live: bool, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    flood = (FRAMES if live else HEADS)[kind]
    small = large = longest = float("inf")
    for _ in range(RUNS):
        small = min(small, max(LEAST, loops.run(cost(flood[:size], live))))
        with timed_callbacks(monkeypatch) as times:
            large = min(large, loops.run(cost(flood[: LARGER * size], live)))
        longest = min(longest, max(times))
        if large <= TIMES * small and longest <= LONGEST:
            break
    assert large <= TIMES * small, (small, large)
    assert longest <= LONGEST
