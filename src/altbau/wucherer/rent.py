"""Phase 3: the income with everything that changes it, and the buying of cards."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.actions import BUY, STOP
from altbau.wucherer.building import Building
from altbau.wucherer.cards import CELEBRITIES, EMPTY, HACKER, RENT_WITHHELD
from altbau.wucherer.events import (
    BOUGHT,
    BROKER_WAIVER,
    CELEBRITY_EMPTY,
    CELEBRITY_RENT,
    DISCARD_TURNED,
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
from altbau.wucherer.tenants import celebrity_factor, rent_of


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
    if total == 0 and (t.edition.minimum_for_owners or t.owns[seat] == 0):  # Q183; an income of 1 stays 1 (Q184)
        items += [MINIMUM, 0, 0, minimum]
    return items


def add_item(t: Table, building: Building, slot: int, items: list[int]) -> int:
    """Add what one apartment brings to a calculation; the coins."""
    kind = building.tenants[slot]
    if kind == EMPTY:
        if not (building.empty >> slot) & 1:
            return 0  # nothing has been built there
        factor = celebrity_factor(t, building) if building.celebrated else 1
        items += [EMPTY_APARTMENT if factor == 1 else CELEBRITY_EMPTY, building.apartment(slot), 0, factor]
        return factor
    if kind < 0:
        return 0
    coins = rent_of(t, building, slot)
    reason = HACKER_RANK if kind == HACKER and coins > t.printed.rents[kind] else RENT
    if building.celebrated and kind != CELEBRITIES and coins > 0 and t.edition.tenant_powers:
        reason = CELEBRITY_RENT
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
        return [BUY, STOP] if self.left >= self.price(t) and may_buy(t) else [STOP]

    def act(self, t: Table, action: int) -> None:
        seat = t.turn
        if action == BUY:
            price = self.price(t)
            card = t.draw.pop()
            t.take(seat, card)
            t.seals += 1
            t.events.append((BOUGHT, seat, price, card))
            if not t.draw:
                turn_discard_pile(t)
            t.todo.replace(Buy(self.left - price, self.bought + 1))
            return
        t.coins[seat] += self.left
        t.events.append((PAID_OUT, seat, self.left))
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (BUY_OR_STOP, self.left, self.price(t))


def may_buy(t: Table) -> bool:
    """Whether the player on turn can have cards: there are some, the last round has not made them untouchable (R202,
    Q207), and in some editions the prisoner gets none (Q187)."""
    if not t.draw or (t.last_turns and t.edition.empty_pile_takes_cards):
        return False
    return t.prisoner != t.turn or t.edition.prisoner_buys


def turn_discard_pile(t: Table) -> None:
    """With many players the discard pile is shuffled and played through once, if there is one (R200, Q202, Q203)."""
    if t.players >= t.edition.second_pass_players and t.passes == 0 and t.discard:
        t.passes = 1
        t.draw = t.discard
        t.discard = []
        t.rng.shuffle(t.draw)
        t.events.append((DISCARD_TURNED, t.turn))
