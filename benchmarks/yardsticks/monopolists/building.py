"""Where houses pay."""

from typing import Final

from altbau.games.monopoly.rules.board import GROUP, HOTEL, HOUSE_PRICE, MEMBERS, RENTS
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.monopolists.valuation import HOUSE, THREE, Ledger

WORTHWHILE: Final = 1.1  # the least return of houses for each coin


def yield_of(ledger: Ledger, group: int) -> float:
    """The return of the next houses in a group: future rents for each coin. The next houses are those up to three on
    each street, and after that those up to hotels."""
    standing = ledger.standing(group)
    size = len(MEMBERS[group])
    added = (THREE if standing < THREE * size else HOTEL) * size - standing
    if added <= 0:
        return 0.0
    return (ledger.built(group, standing + added) - ledger.built(group, standing)) / (added * HOUSE[group])


def best_site(view: MonopolyView, ledger: Ledger, sites: list[int], spare: int) -> int | None:
    """The square among `sites` where the next building has the best return; None if no building is affordable with
    `spare` and worthwhile."""
    best: int | None = None
    most = WORTHWHILE
    for square in sites:
        if HOUSE_PRICE[square] > spare:
            continue
        gain = yield_of(ledger, GROUP[square])
        if gain > most or (best is not None and gain == most and rise(view, square) > rise(view, best)):
            best, most = square, gain
    return best


def rise(view: MonopolyView, square: int) -> int:
    """The increase of a street's rent by the next building."""
    return RENTS[square][view.houses[square] + 1] - RENTS[square][view.houses[square]]
