"""How much cash to keep, and how to raise money at the least cost."""

from altbau.core.engine.ids import Action, Seat
from altbau.games.monopoly.rules.actions import MORTGAGE, SELL
from altbau.games.monopoly.rules.board import (
    GROUP,
    KIND,
    MEMBERS,
    PRICE,
    SQUARES,
    TAX,
    interest,
    mortgage_value,
    refund,
)
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.strategists.groups import built, loose_places
from benchmarks.yardsticks.strategists.valuation import THROWS, WAYS, Ledger, rent_due


def at_risk(view: MonopolyView, risk: float) -> int:
    """The highest cost of the next throw, ignoring the worst throws up to a total probability of `risk`."""
    here = view.at[view.seat]
    costs: list[tuple[int, int]] = []
    for throw in range(2, len(WAYS)):
        square = (here + throw) % SQUARES
        owner = view.owner[square]
        cost = PRICE[square] if KIND[square] == TAX else 0 if owner == view.seat else rent_due(view, square)
        costs.append((cost, WAYS[throw]))
    left = risk * THROWS
    for cost, ways in sorted(costs, reverse=True):
        left -= ways
        if left < 0:
            return cost
    return 0


def loans(view: MonopolyView) -> int:
    """The money from mortgaging all loose places."""
    return sum(mortgage_value(square) for square in loose_places(view))


def loss_of_loan(ledger: Ledger, seat: Seat, square: int) -> float:
    """The loss of strength by mortgaging a place, for each coin that it brings."""
    before = ledger.strength(seat)
    ledger.mortgaged[square] = True
    after = ledger.strength(seat)
    ledger.mortgaged[square] = False
    return (before - after) / mortgage_value(square)


def least_painful(view: MonopolyView, ledger: Ledger, debt: int, ways: list[tuple[Action, int]]) -> tuple[Action, int]:
    """The mortgage or sale that costs least strength for each coin that it brings, up to the debt. Strength is computed
    after the debt is paid."""
    ledger.cash[view.seat] = max(0, view.cash[view.seat] - debt)
    before = ledger.strength(view.seat)

    def loss(way: tuple[Action, int]) -> float:
        deed, square = way
        if deed == MORTGAGE:
            ledger.mortgaged[square] = True
            after = ledger.strength(view.seat)
            ledger.mortgaged[square] = False
            return (before - after) / min(debt, mortgage_value(square))
        ledger.houses[square] -= 1
        after = ledger.strength(view.seat)
        ledger.houses[square] += 1
        return (before - after) / min(debt, refund(square))

    return min(ways, key=loss)


def ways_to_raise(view: MonopolyView) -> list[tuple[Action, int]]:
    """The possible mortgages and sales, as words with their squares."""
    found: list[tuple[Action, int]] = []
    own = [square for square in range(SQUARES) if view.owner[square] == view.seat]
    if MORTGAGE in view.legal_actions:
        found += [(MORTGAGE, square) for square in own if not view.mortgaged[square] and not built(view, square)]
    if SELL in view.legal_actions:
        found += [(SELL, square) for square in own if view.houses[square] and tallest(view, square)]
    return found


def tallest(view: MonopolyView, square: int) -> bool:
    """Whether no street of the group has more buildings than this one."""
    return view.houses[square] == max(view.houses[member] for member in MEMBERS[GROUP[square]])


def redemption(square: int) -> int:
    """The cost of redeeming a mortgage."""
    return mortgage_value(square) + interest(square)


def redeemable(view: MonopolyView, ledger: Ledger, spare: int) -> int | None:
    """The square of the mortgage that is best redeemed with at most `spare`; None if none raises the strength."""
    best: int | None = None
    most = ledger.strength(view.seat)
    for square in range(SQUARES):
        if view.owner[square] == view.seat and view.mortgaged[square] and redemption(square) <= spare:
            ledger.mortgaged[square] = False
            ledger.cash[view.seat] -= redemption(square)
            after = ledger.strength(view.seat)
            ledger.mortgaged[square] = True
            ledger.cash[view.seat] += redemption(square)
            if after > most:
                best, most = square, after
    return best
