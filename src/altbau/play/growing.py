"""A list that only grows, and that copies share."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Growing(Generic[T]):
    """Items in the order in which they were added. A copy takes no time, however many there are: it has the same list,
    and knows how many items of it are its own."""

    __slots__ = ("_length", "_shared")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._shared = list(items)
        self._length = len(self._shared)

    def __len__(self) -> int:
        return self._length

    def since(self, first: int) -> list[T]:
        """The items from one on."""
        return self._shared[first : self._length]

    def add(self, items: Iterable[T]) -> None:
        """Add items at the end; where a copy has been quicker, behind a list of one's own."""
        if len(self._shared) > self._length:
            self._shared = self._shared[: self._length]
        self._shared += items
        self._length = len(self._shared)

    def shorten(self, length: int) -> None:
        """Have only so many items any more."""
        self._length = length

    def copy(self) -> "Growing[T]":
        """The same items, to which others can be added."""
        twin: Growing[T] = Growing.__new__(Growing)
        twin._shared, twin._length = self._shared, self._length
        return twin
