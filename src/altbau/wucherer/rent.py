"""Phase 3: the income with everything that changes it, and the buying of cards."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.actions import BUY, STOP
from altbau.wucherer.building import Building
from altbau.wucherer.cards import EMPTY, HACKER, RENT_WITHHELD
from altbau.wucherer.events import (
    BOUGHT,
    BROKER_WAIVER,
    EMPTY_APARTMENT,
    HACKER_RANK,
    IN_JAIL,
    INCOME,
    MINIMUM,
    PAID_OUT,
    RENT,
    SQUATTED,
    WITHHELD,
    WITHHOLDING_LAID_OFF,
)
from altbau.wucherer.questions import BUY_OR_STOP
from altbau.wucherer.table import RENT as RENT_PHASE
from altbau.wucherer.table import Table
from altbau.wucherer.tenants import rent_of


def income_items(t: Table, seat: int) -> list[int]:
    """The calculation of an income: groups of reason, place, card, coins (R186 to R190 in the order of Q193)."""
    minimum = t.edition.minimum_income
    if t.prisoner == seat:
        return [IN_JAIL, 0, 0, minimum]
    items: list[int] = []
    total = 0
    for building in t.buildings:
        if building.owner != seat:
            continue
        if building.squatted:
            items += [SQUATTED, building.id, 0, 0]
            continue
        for slot in range(building.height + 2):
            total += add_item(t, building, slot, items)
    if total == 0:  # no building gives income (Q183); an income of 1 stays 1 (Q184)
        items += [MINIMUM, 0, 0, minimum]
    return items


def add_item(t: Table, building: Building, slot: int, items: list[int]) -> int:
    """Add what one apartment brings to a calculation; the coins."""
    kind = building.tenants[slot]
    if kind == EMPTY:
        if not building.has(slot):
            return 0
        items += [EMPTY_APARTMENT, building.apartment(slot), 0, 1]
        return 1
    if kind < 0:
        return 0
    coins = rent_of(t, building, slot)
    reason = HACKER_RANK if kind == HACKER and coins > t.printed.rents[kind] else RENT
    if building.waived[slot] > 0:  # one waiver a collection, the broker's first (Q163)
        reason, coins = BROKER_WAIVER, 0
    elif building.withheld[slot] > 0:
        reason, coins = WITHHELD, 0
    items += [reason, building.apartment(slot), kind, coins]
    return coins


def income(t: Table, seat: int) -> int:
    """What a seat would take in now, in coins."""
    return total_of(income_items(t, seat))


def total_of(items: list[int]) -> int:
    """The coins of a calculation."""
    total = 0
    for place in range(3, len(items), 4):
        total += items[place]
    return total


def spend_waivers(t: Table, seat: int) -> None:
    """Each tenant that would have paid lays one waiver off (R171, R174, Q158, Q161 to Q163)."""
    for building in t.owned(seat):
        if building.squatted or building.waivers == 0:
            continue
        for slot in building.inhabited:
            if building.waived[slot] > 0:
                building = building.with_waived(slot, building.waived[slot] - 1)
                t.put(building)
            elif building.withheld[slot] > 0:
                building = building.with_withheld(slot, building.withheld[slot] - 1)
                t.put(building)
                t.discard.append(RENT_WITHHELD)
                t.events.append((WITHHOLDING_LAID_OFF, building.apartment(slot)))


class Collect(Frame[Table]):
    """The income is counted as the phase begins."""

    def advance(self, t: Table) -> int:
        t.phase = RENT_PHASE
        seat = t.turn
        items = income_items(t, seat)
        total = total_of(items)
        t.events.append((INCOME, seat, total, *items))
        if t.prisoner != seat:
            spend_waivers(t, seat)
        t.todo.replace(Buy(total, 0))
        return NOBODY


class Buy(Frame[Table]):
    """Cards from the draw pile, one at a time, from this turn's income only; the rest into the purse (R191 to R195)."""

    def __init__(self, left: int, bought: int) -> None:
        self.left = left
        self.bought = bought

    def price(self, t: Table) -> int:
        """Coins for the next card: the first five one each, then two (R192)."""
        return 1 if self.bought < t.edition.cheap_cards else 2

    def advance(self, t: Table) -> int:
        return t.turn

    def options(self, t: Table) -> list[int]:
        return [BUY, STOP] if t.draw and self.left >= self.price(t) else [STOP]

    def act(self, t: Table, action: int) -> None:
        seat = t.turn
        if action == BUY:
            price = self.price(t)
            card = t.draw.pop()
            t.take(seat, card)
            t.seals += 1
            t.events.append((BOUGHT, seat, price, card))
            t.todo.replace(Buy(self.left - price, self.bought + 1))
            return
        t.coins[seat] += self.left
        t.events.append((PAID_OUT, seat, self.left))
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (BUY_OR_STOP, self.left, self.price(t))
