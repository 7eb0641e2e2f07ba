"""The books of a game that is over: what everything that somebody owned has brought in, and what was done to whom."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from altbau.core.engine.ids import Seat


class Account(NamedTuple):
    """What something has brought in: an argument of a type of the game, how often, and the money beyond its cost."""

    sort: str
    value: int
    times: int
    coins: int


class Book(NamedTuple):
    """Those of a seat, of each sort the best first; and how often each of some things happened to it: messages
    `book-<name>` of the game."""

    accounts: list[Account]
    deeds: dict[str, int]


class Keeping:
    """The books of all seats while they are kept."""

    def __init__(self, players: int, deeds: Iterable[str]) -> None:
        self._times: list[Counter[tuple[str, int]]] = [Counter() for _ in range(players)]
        self._coins: list[Counter[tuple[str, int]]] = [Counter() for _ in range(players)]
        self._deeds = [dict.fromkeys(deeds, 0) for _ in range(players)]

    def pay(self, seat: Seat, sort: str, value: int, coins: int, times: int = 1) -> None:
        """Something has brought in so much money, or cost it."""
        self._times[seat][sort, value] += times
        self._coins[seat][sort, value] += coins

    def count(self, seat: Seat, deed: str) -> None:
        """Something has happened once more."""
        self._deeds[seat][deed] += 1

    def closed(self) -> list[Book]:
        """By seat."""
        found: list[Book] = []
        for times, coins, deeds in zip(self._times, self._coins, self._deeds, strict=True):
            accounts = [Account(sort, value, times[sort, value], coins[sort, value]) for sort, value in coins]
            found.append(Book(sorted(accounts, key=lambda each: (each.sort, -each.coins, each.value)), deeds))
        return found
