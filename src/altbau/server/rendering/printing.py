"""PDF files for printing: made in the pool, and cached."""

from functools import partial
from typing import Final, NamedTuple

import msgspec

from altbau.core.data import HouseRules
from altbau.core.messages.lists import RecordSheet
from altbau.paper import OwnValues, check_sheet, render_pdf
from altbau.rulebook.statements import Language
from altbau.server.processes.job_pool import JobRunner
from altbau.server.processes.worker_threads import Visitor
from altbau.server.rendering.file_cache import FileCache

ROOM: Final = 32 * 2**20  # bytes of the files that are kept


class SheetKey(NamedTuple):
    """A sheet of an edition; an owner's card `values`, the `house` rules and the record `lists` that fill it are
    JSON."""

    what: str
    edition: str
    language: Language
    size: str
    values: bytes = b"{}"
    house: bytes = b"{}"
    lists: bytes = b"[]"

    def check(self) -> None:
        """Raises BadInput as `make` does for this sheet."""
        check_sheet(self.what, self.edition, self.language, self.size)

    def make(self) -> bytes:
        """The file. Raises BadInput."""
        own = msgspec.json.decode(self.values, type=OwnValues)
        house = msgspec.json.decode(self.house, type=HouseRules)
        filled = msgspec.json.decode(self.lists, type=list[RecordSheet])
        return render_pdf(self.what, self.edition, self.language, self.size, own, filled, house)


class Prints:
    """The PDF files of a server."""

    def __init__(self, pool: JobRunner) -> None:
        self._kept: FileCache[SheetKey] = FileCache(ROOM)
        self._pool = pool

    async def file(self, wish: SheetKey, asker: Visitor) -> bytes:
        """A file, made or from the cache. Raises BadInput."""
        return await self._kept.get(wish, partial(asker.spend, "prints"), partial(self._pool.done, asker, wish))
