"""Text in the notation. It is YAML, but its reader and writer are registered here from outside (`altbau/__init__.py`),
so games and tables run without a YAML library.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol


class Document(Protocol):
    """One document of a text."""

    @property
    def data(self) -> object:
        """The content of the document."""

    def line(self, path: str = "", /) -> int:
        """The line, from 1, of a path such as `position.coins.A`, or of its longest part that is in the document."""

    def has_aliases(self) -> bool:
        """Whether a part of the text is repeated by reference."""

    def with_data(self, data: object, /) -> str:
        """The text with this content; unchanged parts keep their layout and comments. Raises BadInput."""


class Format(NamedTuple):
    """A text format: its reader and its writer."""

    documents: Callable[[str], Iterator[Document]]
    written: Callable[[object], str]


_formats: Final[list[Format]] = []


def register(form: Format) -> None:
    """Use this format to read and write texts."""
    _formats[:] = [form]


def documents(text: str) -> Iterator[Document]:
    """The documents of a text. Raises BadInput with line and column."""
    return _formats[0].documents(text)


def dump_text(data: object) -> str:
    """Data as text."""
    return _formats[0].written(data)
