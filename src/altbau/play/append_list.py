"""An append-only list with cheap copies."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class AppendList(Generic[T]):
    """Items in the order in which they were added. Copying takes constant time: copies share one list, and each knows
    how many of its items are its own."""

    __slots__ = ("_shared", "length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._shared = list(items)
        self.length = len(self._shared)

    def since(self, first: int) -> list[T]:
        """The items from index `first` on."""
        return self._shared[first : self.length]

    def add(self, items: Iterable[T]) -> None:
        """Append items. If the shared list is longer, by another copy or after `shorten`, it is copied first."""
        if len(self._shared) > self.length:
            self._shared = self._shared[: self.length]
        self._shared += items
        self.length = len(self._shared)

    def shorten(self, length: int) -> None:
        """Keep only the first `length` items."""
        self.length = length

    def copy(self) -> "AppendList[T]":
        """An independent list with the same items."""
        twin: AppendList[T] = AppendList.__new__(AppendList)
        twin._shared, twin.length = self._shared, self.length
        return twin
