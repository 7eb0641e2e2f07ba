"""The most that a bot pays for a place: its own value, and the value of keeping it from a rival."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.monopoly.rules.board import PRICE
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.strategists.valuation import Ledger

HALVINGS: Final = 8  # steps of the bisection for a limit


class Limits:
    """The most that a bot pays for a place; the last result is cached for the bids of an auction."""

    def __init__(self, opinions: list[float]) -> None:
        self._opinions = opinions
        self._seen: tuple[object, ...] = ()  # the inputs of the last result
        self._last = 0

    def __reduce__(self) -> tuple[object, ...]:  # without the cache
        return Limits, (self._opinions,)

    def of(self, view: MonopolyView, square: int, purse: int) -> int:
        """The most to pay for an unowned place, at most `purse`."""
        seen = (square, purse, view.seat, view.cash, view.owner, view.houses, view.mortgaged, view.bankrupt)
        if seen != self._seen:
            self._seen = seen
            self._last = limit(Ledger(view, self._opinions), view.seat, square, purse)
        return self._last


def highest(ledger: Ledger, seat: Seat, square: int, purse: int, aim: float, of_all: bool) -> int:
    """The highest price, at most `purse`, at which a seat that buys a place still has the strength `aim`, or with
    `of_all` the share `aim`; found by bisection."""
    ledger.owner[square] = seat
    low, high = 0, purse + 1
    for _ in range(HALVINGS):
        middle = (low + high) // 2
        ledger.cash[seat] -= middle
        if (ledger.share(seat) if of_all else ledger.strength(seat)) >= aim:
            low = middle
        else:
            high = middle
        ledger.cash[seat] += middle
    ledger.owner[square] = NOBODY
    return low


def own_worth(ledger: Ledger, seat: Seat, square: int, purse: int) -> int:
    """The highest price, at most `purse`, at which a place does not reduce the strength of a seat."""
    return highest(ledger, seat, square, purse, ledger.strength(seat), of_all=False)


def limit(ledger: Ledger, seat: Seat, square: int, purse: int) -> int:
    """The most to pay for an unowned place. The alternative is that the rival to whom it is worth
    most buys it: the limit leaves at least the share that the seat would have then."""
    rival = seat
    most = 0
    for each in ledger.alive:
        if each != seat:
            worth = own_worth(ledger, each, square, max(0, ledger.cash[each]))
            if worth > most:
                rival, most = each, worth
    price = min(most, PRICE[square])
    if rival != seat:
        ledger.owner[square] = rival
        ledger.cash[rival] -= price
    otherwise = ledger.share(seat)
    if rival != seat:
        ledger.cash[rival] += price
    return highest(ledger, seat, square, purse, otherwise, of_all=True)
