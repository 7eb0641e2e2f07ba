"""PDF files for printing: made one at a time beside the event loop, and cached."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, Protocol

import msgspec

from altbau.core.page.listing import RecordSheet
from altbau.paper import OwnValues, check_sheet, printed
from altbau.rulebook import Language
from altbau.server.live.keeping import Kept

ROOM: Final = 32 * 2**20  # bytes of the files that are kept


class Asker(Protocol):
    """A client that may have so many files made."""

    def prints(self) -> None:
        """One more. Raises BadInput."""


class Wish(NamedTuple):
    """A sheet of an edition; an owner's card `values` and the record `lists` that fill it are JSON."""

    what: str
    edition: str
    language: Language
    size: str
    values: bytes = b"{}"
    lists: bytes = b"[]"

    def check(self) -> None:
        """Raises BadInput as `made` does for this sheet."""
        check_sheet(self.what, self.edition, self.language, self.size)

    def made(self) -> bytes:
        """The file. Raises BadInput."""
        own = msgspec.json.decode(self.values, type=OwnValues)
        filled = msgspec.json.decode(self.lists, type=list[RecordSheet])
        return printed(self.what, self.edition, self.language, self.size, own, filled)


class Prints:
    """The PDF files of a server."""

    def __init__(self) -> None:
        self._kept: Kept[Wish] = Kept(ROOM)
        self._thread = ThreadPoolExecutor(1, "altbau-print")

    async def file(self, wish: Wish, asker: Asker) -> bytes:
        """A file, made or from the cache. Raises BadInput."""
        make = partial(asyncio.get_running_loop().run_in_executor, self._thread, wish.made)
        return await self._kept.get(wish, asker.prints, make)

    def close(self) -> None:
        """Start no more jobs."""
        self._thread.shutdown(wait=False, cancel_futures=True)
