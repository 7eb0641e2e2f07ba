"""Files made on request, once for all who ask for the same, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from typing import Generic, TypeVar

from altbau.errors import BadInput

Wanted = TypeVar("Wanted", bound=Hashable)


class FileCache(Generic[Wanted]):
    """A cache of files of so many bytes at most; the least recently used goes first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._size = 0
        self._made: OrderedDict[Wanted, bytes] = OrderedDict()
        self._making: dict[Wanted, asyncio.Task[bytes]] = {}

    async def get(self, wanted: Wanted, allowed: Callable[[], None], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """A file, made if it is not in the cache and `allowed` does not refuse it. Raises BadInput."""
        if wanted in self._made:
            self._made.move_to_end(wanted)
            return self._made[wanted]
        while wanted in self._making:
            with suppress(BadInput):  # another caller's limit has refused it
                return await asyncio.shield(self._making[wanted])
        allowed()
        self._making[wanted] = asyncio.create_task(self._keep(wanted, make))
        return await asyncio.shield(self._making[wanted])

    async def _keep(self, wanted: Wanted, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = self._made[wanted] = await make()
        finally:
            del self._making[wanted]
        self._size += len(made)
        while self._size > self._room:
            _, oldest = self._made.popitem(last=False)
            self._size -= len(oldest)
        return made

    def forget(self, gone: Callable[[Wanted], bool]) -> None:
        """Drop the files for which `gone` is true."""
        for wanted in [each for each in self._made if gone(each)]:
            self._size -= len(self._made.pop(wanted))
