"""Which Python files a test module depends on, by the imports."""

from functools import cache, cached_property
from pathlib import Path

import grimp

from stamps import ROOT

PACKAGES = ("altbau", "tests", "docs", "benchmarks", "mutation")
OF_ALL = "tests.conftest"  # counts without its imports: it only keeps what a failed test left behind


class Imports:
    """Which modules import which, also within functions."""

    def __init__(self) -> None:
        self._graph = grimp.build_graph(*PACKAGES, cache_dir=None)
        self._needed: dict[str, set[str]] = {}
        self._files = {module: file for module in self._graph.modules if (file := file_of(module)).exists()}

    @cached_property
    def modules(self) -> dict[Path, str]:
        """The module of each file."""
        return {file: module for module, file in self._files.items()}

    def inputs(self, file: Path) -> set[Path]:
        """A file, what it imports over any number of steps, and the same of each `conftest.py` that counts for it."""
        first = self.modules[file]
        found: set[str] = set()
        ahead = {first, *(f"{package}.conftest" for package in packages(first))} & self._graph.modules
        while ahead:
            module = ahead.pop()
            found.add(module)
            if module not in self._needed:
                self._needed[module] = self._run_by(module)
            ahead |= self._needed[module] - found
        return {self._files[module] for module in found if module in self._files}

    def importing(self, file: Path, steps: int) -> set[Path]:
        """The files that import a file over at most so many steps."""
        found = {self.modules[file]}
        for _ in range(steps):
            found |= {user for module in found for user in self._graph.find_modules_that_directly_import(module)}
        return {self._files[module] for module in found if module in self._files}

    def _run_by(self, module: str) -> set[str]:
        """The modules that importing a module runs."""
        imported = set() if module == OF_ALL else self._graph.find_modules_directly_imported_by(module)
        return imported | {*packages(module)}


@cache
def imports() -> Imports:
    """The imports as they are when they are first asked for."""
    return Imports()


def packages(module: str) -> list[str]:
    """The packages that a module is in."""
    parts = module.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


def file_of(module: str) -> Path:
    """The file of a module; of a package, that which importing it runs."""
    place = (ROOT / "src" if module.partition(".")[0] == "altbau" else ROOT).joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
