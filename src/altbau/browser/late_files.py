"""Files of this program and of Python's library that come once they are needed: nothing can fail for want of them, it
can only wait. Python looks for modules, and opens data, as if all of them were there."""

import sys
from collections.abc import Callable, Sequence
from importlib import invalidate_caches
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Final

ENGINE: Final = "engine"
LIBRARY: Final = "library"
GZIP: Final = 31  # window bits of a stream with the header of gzip
MAGIC: Final = b"\x1f\x8b"  # how gzip begins


class LateFiles:
    """The files of an archive that is not here yet, by their places below `root`: those of the `engine` lie beside the
    ones that are here, those of the `library` apart. `fetch` waits for the archive, which may be compressed."""

    def __init__(self, root: str, places: Sequence[str], fetch: Callable[[], bytes]) -> None:
        self._root = Path(root)
        self._places = {*places}
        self._fetch = fetch
        self._here = False
        self._paths = {f"{root}/{place}" for place in places if place.startswith(ENGINE) and not place.endswith(".pyc")}

    def expect(self) -> None:
        """Let Python find the files from now on. Data has a place at once, and its content when it is opened."""
        for path in map(Path, self._paths):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        sys.meta_path.insert(0, self)
        sys.addaudithook(self._hear)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See `MetaPathFinder`. It comes first, since a folder that has only data yet looks like a package."""
        folder, _, _ = name.replace(".", "/").rpartition("/")
        if self._has(ENGINE, name):
            self.unpack()
        elif self._has(LIBRARY, name):
            self.unpack()
            return PathFinder.find_spec(name, [str(self._root / LIBRARY / folder)])
        return None

    def _has(self, top: str, name: str) -> bool:
        place = f"{top}/{name.replace('.', '/')}"
        return not self._places.isdisjoint((f"{place}.pyc", f"{place}/__init__.pyc"))

    def _hear(self, event: str, of: tuple[object, ...]) -> None:
        if event == "open" and of[0] in self._paths:
            self.unpack()

    def unpack(self) -> None:
        """Have all files here."""
        if self._here:
            return
        self._here = True  # what is opened and imported meanwhile is here
        import zlib  # a start does without
        from io import BytesIO
        from zipfile import ZipFile

        packed = self._fetch()
        content = zlib.decompress(packed, GZIP) if packed.startswith(MAGIC) else packed
        with ZipFile(BytesIO(content), metadata_encoding="utf-8") as archive:
            archive.extractall(self._root)
        invalidate_caches()
