"""Phase 3: the income with everything that changes it, and the buying of cards."""

from altbau.core.stack import Frame
from altbau.games.wucherer.rules.actions import BUY, STOP
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import CELEBRITIES, EMPTY, HACKER, RENT_WITHHELD
from altbau.games.wucherer.rules.events import (
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
from altbau.games.wucherer.rules.questions import BUY_OR_STOP
from altbau.games.wucherer.rules.rents import brings, rent_roll
from altbau.games.wucherer.rules.state import NOT_THIS_TURN, Table
from altbau.games.wucherer.rules.state import RENT as RENT_PHASE


def income_items(t: Table, seat: int) -> list[int]:
    """The calculation of an income: groups of reason, place, card, coins (R186 to R190 in the order of Q193)."""
    if t.prisoner == seat:
        return [IN_JAIL, 0, 0, income(t, seat)]
    items: list[int] = []
    for building in t.owned(seat):
        if building.squatted:
            items += [SQUATTED, building.id, 0, 0]
            continue
        for slot in range(building.height + 2):
            if building.tenants[slot] > 0 or (building.empty >> slot) & 1:
                kind = building.tenants[slot]
                coins = brings(t, building, slot)
                items += [reason(t, building, slot, coins), building.apartment(slot), kind, coins]
    if rent_roll(t, seat) == 0 and income(t, seat) > 0:
        items += [MINIMUM, 0, 0, income(t, seat)]
    return items


def reason(t: Table, building: Building, slot: int, coins: int) -> int:
    """Why an apartment brings so many coins."""
    kind = building.tenants[slot]
    celebrated = building.celebrated and t.edition.tenant_powers
    if kind == EMPTY:
        return CELEBRITY_EMPTY if celebrated else EMPTY_APARTMENT
    if building.waived[slot] > 0:  # one waiver a collection, the broker's first (Q163)
        return BROKER_WAIVER
    if building.withheld[slot] > 0:
        return WITHHELD
    if celebrated and kind != CELEBRITIES and coins > 0:
        return CELEBRITY_RENT
    return HACKER_RANK if kind == HACKER and coins > t.printed.rents[kind] else RENT


def income(t: Table, seat: int) -> int:
    """What a seat would take in now, in coins (R185 to R190)."""
    if t.prisoner == seat:
        return t.edition.minimum_income
    total = rent_roll(t, seat)
    if total == 0 and (t.edition.minimum_for_owners or not t.owned(seat)):  # Q183; an income of 1 stays 1 (Q184)
        return t.edition.minimum_income
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
                t.tell(WITHHOLDING_LAID_OFF, building.apartment(slot))


def collect(t: Table) -> "Buy":
    """The income is counted as phase 3 begins; the frame for spending it."""
    t.phase = RENT_PHASE
    seat = t.turn
    total = income(t, seat)
    if t.logged:
        t.tell_all(INCOME, [seat, total, *income_items(t, seat)])
    if t.prisoner != seat:
        spend_waivers(t, seat)
    return Buy(total, 0)


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
            t.tell(BOUGHT, seat, price, card)
            if not t.draw:
                turn_discard_pile(t)
            t.todo.replace(Buy(self.left - price, self.bought + 1))
            return
        t.coins[seat] += self.left
        if self.left > 0:
            t.idle = NOT_THIS_TURN  # without a choice nobody's money changes in any other way (Q310)
        t.tell(PAID_OUT, seat, self.left)
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
        t.tops_seen = [0] * t.players
        t.rng.shuffle(t.draw)
        t.tell(DISCARD_TURNED, t.turn)
