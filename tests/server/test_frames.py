"""What is said over a live connection is heard as it was said, however its frames are cut and joined on the way."""

import asyncio
import random
import struct
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from altbau.server.web.guard.connections import Connection, ConnectionLimit
from altbau.server.web.guard.frames import LiveProtocol
from altbau.server.web.guard.limits import UNLIMITED, Visitors
from altbau.server.web.socket import text_of
from tests import loops

TEXT, BINARY, CONTINUATION, PING = 1, 2, 0, 9
LAST, MASKED, MEDIUM = 0x80, 0x80, 126
MASK = b"\xc0\xc0\xc0\xc0"
DECEPTIVE = "ABCDEFGH"  # which behind this mask looks like a short frame
HEAD = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YWx0YmF1IGFsdGJhdSBhbA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A connection to nobody."""

    protocol: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.reads = asyncio.Event()
        self.reads.set()

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def get_extra_info(self, name: str, default: object = None) -> Any:
        return default

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        self.reads.clear()

    def resume_reading(self) -> None:
        self.reads.set()


def frame(content: bytes, kind: int, mask: bytes, *, last: bool = True) -> bytes:
    """A frame as clients send it."""
    length = len(content)
    head = bytes([kind | last * LAST])
    head += bytes([MASKED | length]) if length < MEDIUM else struct.pack("!BH", MASKED | MEDIUM, length)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))


def frames(text: str, chance: random.Random) -> list[bytes]:
    """A text in one frame or two, perhaps with a ping between them or before."""
    if not text:  # what is no text is heard as an empty one
        return [frame(b"x", BINARY, MASK)]
    said, mask, ping = text.encode(), chance.choice((MASK, chance.randbytes(4))), frame(b"here?", PING, MASK)
    if chance.random() < 0.2:
        cut = chance.randint(0, len(said))
        return [frame(said[:cut], TEXT, mask, last=False), ping, frame(said[cut:], CONTINUATION, mask)]
    return [*[ping] * (chance.random() < 0.1), frame(said, TEXT, mask)]


def cut(whole: list[bytes], chance: random.Random) -> list[bytes]:
    """The same bytes in pieces that mostly, but not always, begin and end with frames."""
    pieces = [b""]
    for each in whole:
        at = chance.choice((6, chance.randint(0, len(each)))) if chance.random() < 0.2 else 0
        if chance.random() < 0.8:
            pieces.append(b"")
        pieces[-1] += each[:at]
        if at:
            pieces.append(b"")
        pieces[-1] += each[at:]
    return [each for each in pieces if each]


@pytest.mark.seeds(50, 1000)
def test_what_is_said_is_heard_once_and_in_order(seed: int) -> None:
    chance = random.Random(seed)
    lengths = (0, 1, 20, 62, 63, 300)
    texts = [chance.choice((DECEPTIVE, "", "ä" * chance.choice(lengths) + str(number))) for number in range(12)]
    heard: list[str] = []

    listening = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        listening.set()
        while (text := text_of(await receive())) is not None:
            heard.append(text)

    async def run() -> None:
        config = uvicorn.Config(app, ws=cast(Any, LiveProtocol), lifespan="off", log_config=None)
        config.load()
        state, wire = ServerState(), Wire()
        limit = ConnectionLimit(Visitors(UNLIMITED), 1)
        wire.set_protocol(Connection(limit, config=config, server_state=state, app_state={}))
        wire.protocol.connection_made(wire)
        wire.protocol.data_received(HEAD)
        if chance.random() < 0.7:  # else somebody speaks before anybody listens
            await listening.wait()
        for piece in cut([each for text in texts for each in frames(text, chance)], chance):
            wire.protocol.data_received(piece)
            await asyncio.sleep(0)
        await wire.reads.wait()
        wire.protocol.connection_lost(None)
        while state.tasks:
            await asyncio.sleep(0)

    loops.run(run())
    assert heard == texts
