"""How much a place is worth at most, to oneself and as something that a rival does not get."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.monopoly.bots.valuation import Ledger
from altbau.games.monopoly.rules.board import PRICE
from altbau.games.monopoly.view import MonopolyView

HALVINGS: Final = 8  # of the span in which a limit is looked for


class Limits:
    """What a bot pays for places at most, worked out once for all bids of an auction."""

    def __init__(self, opinions: list[float], weighs_others: bool) -> None:
        self._opinions = opinions
        self._weighs_others = weighs_others
        self._seen: tuple[object, ...] = ()  # all that the last one follows from
        self._last = 0

    def __reduce__(self) -> tuple[object, ...]:  # what was worked out can be worked out again
        return Limits, (self._opinions, self._weighs_others)

    def of(self, view: MonopolyView, square: int, purse: int) -> int:
        """The most to pay for a place that nobody has yet, at most what is in the purse."""
        seen = (square, purse, view.seat, view.cash, view.owner, view.houses, view.mortgaged, view.bankrupt)
        if seen != self._seen:
            self._seen = seen
            self._last = limit(Ledger(view, self._opinions), view.seat, square, purse, self._weighs_others)
        return self._last


def highest(ledger: Ledger, seat: Seat, square: int, purse: int, aim: float, of_all: bool) -> int:
    """The highest price, at most what is in the purse, at which a place leaves a seat as strong as it aims to be, alone
    or as its share of all."""
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
    """The price at which a place neither gains nor costs a seat strength, at most what is in its purse."""
    return highest(ledger, seat, square, purse, ledger.strength(seat), of_all=False)


def limit(ledger: Ledger, seat: Seat, square: int, purse: int, weighs_others: bool) -> int:
    """The most to pay for a place that nobody has yet. Whoever weighs the others compares with the share that is left
    when the one gets it to whom it is worth most."""
    if not weighs_others:
        return own_worth(ledger, seat, square, purse)
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
