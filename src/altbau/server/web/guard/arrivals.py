"""What a client sends, on its way to a protocol of uvicorn: handed on in slices, with the other work of the event loop
between them, and paid for before it is handed on. The only interfaces to uvicorn are `asyncio.Protocol` and
`asyncio.Transport`."""

import asyncio
from abc import abstractmethod
from enum import Enum, auto
from time import thread_time
from typing import Final, cast

from altbau.server.web.guard.limits import Bucket, Budget

SLICE: Final = 4096  # bytes handed on in one callback of the loop
LONGEST_PAUSE: Final = 5.0  # seconds of pauses after which a connection that exceeds its budget is closed
FORGIVEN: Final = 0.1  # of them are forgotten in a second
LINGER: Final = 5.0  # seconds between the last thing that is written and the end, unless the client ends before
DRAIN: Final = 0.05  # seconds between two reads meanwhile


class Hold(Enum):
    """A party that wants nothing to be read for now."""

    INNER = auto()  # the protocol of uvicorn
    BUDGET = auto()  # what has arrived is not paid for yet
    STAGE = auto()  # the stage itself


class Stage(asyncio.Protocol):
    """The current protocol of a connection: one of uvicorn, with limits around it."""

    inner: asyncio.Protocol
    budget: Budget

    @abstractmethod
    def charge(self, data: bytes) -> None:
        """Charge the budget for what is handed on next."""

    @abstractmethod
    def end(self) -> None:
        """Close the connection, which has exceeded its budget for too long."""

    def ends_with(self, data: bytes) -> bool:
        """Whether the client ends the connection with this, which comes after `end`."""
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        """The client has closed its sending side."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """The client does not read."""
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self.inner.resume_writing()


class Arrivals(asyncio.Protocol):
    """A connection to a client. Its stage gets what arrives; while something waits, nothing more is read. A client that
    has not read for `patience` seconds is cut off."""

    transport: asyncio.Transport

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.stage: Stage | None = None
        self._waiting = bytearray()  # has arrived, and is not handed on yet
        self._holds: set[Hold] = set()
        self._reads = True
        self._next: asyncio.Handle | None = None  # hands on the next slice
        self._pauses = Bucket(FORGIVEN, LONGEST_PAUSE)
        self._unread: asyncio.TimerHandle | None = None  # aborts a connection whose client does not read
        self._ends = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport is not a subclass

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed: what has not been handed on is dropped."""
        self._waiting.clear()
        self._stop_waiting()
        if self._next:
            self._next.cancel()
        stage, self.stage = self.stage, None  # breaks a reference cycle
        if stage:
            stage.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The client has sent data."""
        if self._ends:
            if self.stage and self.stage.ends_with(data):
                self.transport.close()
                return
            self.hold(Hold.BUDGET)
            asyncio.get_running_loop().call_later(DRAIN, self.release, Hold.BUDGET)
            return
        self._waiting += data
        if not self._next and not self._holds:
            self._charge_next()
        self._regulate()

    def eof_received(self) -> bool | None:
        """The client has closed its sending side."""
        return self.stage.eof_received() if self.stage else None

    def pause_writing(self) -> None:
        """The client does not read: start the timer that aborts the connection."""
        if self.stage:
            self.stage.pause_writing()
        self._unread = asyncio.get_running_loop().call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again: stop the timer."""
        self._stop_waiting()
        if self.stage:
            self.stage.resume_writing()

    def hold(self, reason: Hold) -> None:
        """Read and hand on nothing until `release`."""
        self._holds.add(reason)
        self._regulate()

    def release(self, reason: Hold) -> None:
        """Go on, unless somebody else wants a pause."""
        self._holds.discard(reason)
        self._regulate()

    def end(self) -> None:
        """Close the connection soon. Until then what arrives is read, but seldom, and dropped: a connection that is
        closed with something unread is reset, and the client may lose what was written last."""
        self._ends = True
        if self.stage and self.stage.ends_with(bytes(self._waiting)):
            self.transport.close()
        self._waiting.clear()
        self._holds.clear()
        self._regulate()
        asyncio.get_running_loop().call_later(LINGER, self.transport.close)

    def put_back(self, data: bytes) -> None:
        """Hand these bytes on again, to the stage that comes next."""
        self._waiting[:0] = data

    def _charge_next(self) -> None:
        """Charge the next slice, and hand it on once it is paid for. A connection that has to wait too often or too
        long is closed instead."""
        self._next = None
        stage, data = self.stage, bytes(self._waiting[:SLICE])
        if self._holds or not stage or not data:
            return
        del self._waiting[:SLICE]
        stage.charge(data)
        pause = stage.budget.lacks()
        if not pause:
            self._hand_on(data)
            return
        self._pauses.spend(pause)
        if self._pauses.left() > 0:
            self.hold(Hold.BUDGET)
            self._next = asyncio.get_running_loop().call_later(pause, self._resume, data)
        else:
            stage.end()

    def _resume(self, data: bytes) -> None:
        """Hand on what has been paid for meanwhile."""
        self._next = None
        self._holds.discard(Hold.BUDGET)
        self._hand_on(data)

    def _hand_on(self, data: bytes) -> None:
        """Hand a slice to the stage, and charge the processor time that this takes."""
        assert self.stage
        budget, began = self.stage.budget, thread_time()
        self.stage.data_received(data)
        budget.count_work(thread_time() - began)
        self._regulate()

    def _regulate(self) -> None:
        """Read if nothing waits and nobody wants a pause. What waits is handed on in the next turn of the loop."""
        if self._waiting and not self._holds and not self._next:
            self._next = asyncio.get_running_loop().call_soon(self._charge_next)
        reads = not self._waiting and not self._holds
        if reads != self._reads:
            self._reads = reads
            if reads:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _stop_waiting(self) -> None:
        """Cancel the timer that waits for the client to read."""
        if self._unread:
            self._unread.cancel()
            self._unread = None


class InnerTransport(asyncio.Transport):
    """The transport that the protocols of uvicorn get. Their pauses are one reason among others not to read, and the
    protocol that they set becomes the stage."""

    def __init__(self, arrivals: Arrivals) -> None:
        super().__init__()
        self._arrivals = arrivals
        self._transport = arrivals.transport

    def get_extra_info(self, name: str, default: object = None) -> object:
        """What is known of the connection."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether the connection is closed or about to be."""
        return self._transport.is_closing()

    def close(self) -> None:
        """Close the connection once everything is written."""
        self._transport.close()

    def abort(self) -> None:
        """Close the connection now."""
        self._transport.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send data."""
        self._transport.write(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Let the connection speak another protocol."""
        self._arrivals.stage = cast(Stage, protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The current protocol."""
        return cast(Stage, self._arrivals.stage)

    def pause_reading(self) -> None:
        """The inner protocol wants a pause."""
        self._arrivals.hold(Hold.INNER)

    def resume_reading(self) -> None:
        """The inner protocol wants to go on."""
        self._arrivals.release(Hold.INNER)
