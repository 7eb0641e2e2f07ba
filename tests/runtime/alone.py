"""Plays a game with the library's own packages alone, armed against threads, processes, sockets and databases."""

import asyncio
import sys
import threading
from random import Random

from altbau.core.messages.table import Clock
from tests.loops import TurnedLoop
from tests.runtime.memory import MemoryDevice
from tests.runtime.playing import InWorker, played

REFUSED = ("socket.", "subprocess.Popen", "sqlite3.connect", "os.fork", "os.posix_spawn", "_thread.start_new_thread")


async def game(edition: str, clock: Clock) -> int:
    """Play it; how much has been sent."""
    device = MemoryDevice()

    def refuse(event: str, _: tuple[object, ...]) -> None:
        if event.startswith(REFUSED):
            raise RuntimeError(event)

    def start(self: threading.Thread) -> None:
        raise RuntimeError(self.name)

    sys.addaudithook(refuse)
    threading.Thread.start = start  # type: ignore[method-assign]

    place = InWorker(device, Random(7))
    await played(place, edition, clock)
    assert not device.failures, device.failures
    return sum(map(len, place.heard().values()))


def main(edition: str) -> None:
    """Play a game on a simulated clock."""
    with asyncio.Runner(loop_factory=TurnedLoop) as runner:
        assert runner.run(game(edition, "none")) > 100
