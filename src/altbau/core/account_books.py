"""The books of a finished game: the income of each thing that a seat owned, and counts of what happened to the seat."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from altbau.core.engine.ids import Seat


class IncomeAccount(NamedTuple):
    """The income of one thing: the thing as an argument (type and value), how often it paid, and the money beyond its
    cost."""

    sort: str
    value: int
    times: int
    coins: int


class Book(NamedTuple):
    """The accounts of a seat, sorted by type and then by income, the highest first. `deeds` counts by name what
    happened to the seat; each name is a message `book-<name>` of the game."""

    accounts: list[IncomeAccount]
    deeds: dict[str, int]


class BookKeeper:
    """Collects the books of all seats."""

    def __init__(self, players: int, deeds: Iterable[str]) -> None:
        self._times: list[Counter[tuple[str, int]]] = [Counter() for _ in range(players)]
        self._coins: list[Counter[tuple[str, int]]] = [Counter() for _ in range(players)]
        self._deeds = [dict.fromkeys(deeds, 0) for _ in range(players)]

    def pay(self, seat: Seat, sort: str, value: int, coins: int, times: int = 1) -> None:
        """Add `coins` to the account of a thing, negative for a cost, and `times` to how often it paid."""
        self._times[seat][sort, value] += times
        self._coins[seat][sort, value] += coins

    def count(self, seat: Seat, deed: str) -> None:
        """Count a deed of a seat once more."""
        self._deeds[seat][deed] += 1

    def finished_books(self) -> list[Book]:
        """The finished books, by seat."""
        found: list[Book] = []
        for times, coins, deeds in zip(self._times, self._coins, self._deeds, strict=True):
            accounts = [IncomeAccount(sort, value, times[sort, value], coins[sort, value]) for sort, value in coins]
            found.append(Book(sorted(accounts, key=lambda each: (each.sort, -each.coins, each.value)), deeds))
        return found
