"""Where houses are worth building, and what to mortgage for them."""

from typing import Final

from altbau.games.monopoly.rules.board import GROUP, HOTEL, HOUSE_PRICE, MEMBERS, RENTS, mortgage_value
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.strategists.groups import loose_places
from benchmarks.yardsticks.strategists.money import loans, loss_of_loan
from benchmarks.yardsticks.strategists.valuation import HOUSE, THREE, Ledger

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


def loan_for_houses(view: MonopolyView, ledger: Ledger, sites: list[int], spare: int, feared: int) -> int | None:
    """The square of a loose place to mortgage in order to reach three houses on each street of a group sooner. None if
    there is no such place, or if the houses would return less than the mortgage costs."""
    found = [square for square in sites if view.houses[square] < THREE]
    if not found or not loose_places(view):
        return None
    group = GROUP[min(found, key=lambda square: HOUSE_PRICE[square])]
    missing = (THREE * len(MEMBERS[group]) - ledger.standing(group)) * HOUSE_PRICE[MEMBERS[group][0]]
    if spare >= missing or spare + loans(view) < HOUSE_PRICE[MEMBERS[group][0]]:
        return None
    square = min(loose_places(view), key=lambda place: loss_of_loan(ledger, view.seat, place))
    if feared - (loans(view) - mortgage_value(square)) > view.cash[view.seat] - spare:
        return None  # the loan may be needed for a rent
    gain = yield_of(ledger, group)
    return square if gain > max(WORTHWHILE, WORTHWHILE * loss_of_loan(ledger, view.seat, square)) else None
