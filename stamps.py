"""Stamps: a step is done once for the same inputs. Its stamp is a file with their digest, written when it succeeded.

Uses only the standard library, because it runs before any package is installed.
"""

import hashlib
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
PASSED = ROOT / "build" / "stamps"  # of checks and tests
ANEW = "ALTBAU_ANEW"  # the environment variable with which each check and test runs


class Stamp(NamedTuple):
    """The file of a step's stamp, and the digest that it has once the step succeeded with these inputs."""

    file: Path
    digest: str

    def current(self) -> bool:
        """Whether the step succeeded with these inputs the last time. A check or a test never has while ANEW is set."""
        ignored = anew() and self.file.is_relative_to(PASSED)
        return not ignored and self.file.exists() and self.file.read_text(encoding="utf-8") == self.digest

    def write(self) -> None:
        """Note that it succeeded."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.digest, encoding="utf-8")


def digest(files: Iterable[Path], *words: str) -> str:
    """A SHA-256 of files in any order, of their names below ROOT and contents, and of the words."""
    parts = [*words, *(content(file) for file in sorted(map(str, files)))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def content(file: str) -> str:
    """The name of a file below ROOT, and a SHA-256 of its content: read once, because many stamps depend on it."""
    return f"{os.path.relpath(file, ROOT)} {hashlib.sha256(Path(file).read_bytes()).hexdigest()}"


def passed(name: str, files: Iterable[Path], *words: str) -> Stamp:
    """The stamp of a check or test, which depends on these files, on words such as the versions of its tools, and on
    Python and the packages that are installed for it."""
    locks = (ROOT / "requirements").glob("*.txt")
    version = f"{sys.implementation.cache_tag}-{sys.platform}"
    return Stamp(PASSED / version / name, digest({*files, *locks}, sys.version, *words))


def anew() -> bool:
    """Whether each check and test runs, as wherever a whole run is the proof."""
    return bool(os.environ.get(ANEW))
