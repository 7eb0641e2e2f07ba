"""Text in the notation. It is YAML, but whoever reads and writes that registers here (`altbau/__init__.py`), so that
games and tables run without it.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol


class Document(Protocol):
    """One document of a text."""

    @property
    def data(self) -> object:
        """What it says."""

    def line(self, path: str = "", /) -> int:
        """The line, counted from 1, of a path such as `position.coins.A`, or of the nearest part that is there."""

    def changed(self, data: object, /) -> str:
        """The text that says this: what is alike stands as it stood, with its comments. Raises BadInput."""


class Format(NamedTuple):
    """A form of text."""

    documents: Callable[[str], Iterator[Document]]
    written: Callable[[object], str]


_formats: Final[list[Format]] = []


def register(form: Format) -> None:
    """Let texts be read and written in this form."""
    _formats[:] = [form]


def documents(text: str) -> Iterator[Document]:
    """The documents of a text. Raises BadInput with line and column."""
    return _formats[0].documents(text)


def written(data: object) -> str:
    """Data as text."""
    return _formats[0].written(data)
