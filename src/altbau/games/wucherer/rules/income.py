"""Phase 3: the income with its calculation, and the buying of cards."""

from mypy_extensions import mypyc_attr

from altbau.core.engine.ids import NO_ACTION, Action, Seat
from altbau.core.engine.stack import Frame
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
    IncomeItem,
)
from altbau.games.wucherer.rules.ids import Slot
from altbau.games.wucherer.rules.pile import shuffled_together
from altbau.games.wucherer.rules.questions import BUY_OR_STOP
from altbau.games.wucherer.rules.rents import NO_WAIVER, brings, rent_roll, waiver_on
from altbau.games.wucherer.rules.state import NOT_THIS_TURN, State
from altbau.games.wucherer.rules.state import RENT as RENT_PHASE


def income_items(s: State, seat: Seat) -> list[IncomeItem]:
    """The calculation of an income (R186 to R190 in the order of Q193)."""
    if s.prisoner == seat:
        return [IncomeItem(IN_JAIL, NO_ACTION, EMPTY, income(s, seat))]
    items: list[IncomeItem] = []
    for building in s.owned(seat):
        if building.squatted:
            items.append(IncomeItem(SQUATTED, building.id, EMPTY, 0))
            continue
        for slot in building.slots():
            if building.tenants[slot] > 0 or (building.empty >> slot) & 1:
                kind = building.tenants[slot]
                coins = brings(s, building, slot)
                items.append(IncomeItem(reason(s, building, slot, coins), building.apartment(slot), kind, coins))
    if rent_roll(s, seat) == 0 and income(s, seat) > 0:
        items.append(IncomeItem(MINIMUM, NO_ACTION, EMPTY, income(s, seat)))
    return items


def reason(s: State, building: Building, slot: Slot, coins: int) -> int:
    """The reason for what an apartment brings, of `events.REASONS`."""
    kind = building.tenants[slot]
    celebrated = building.celebrated and s.edition.tenant_powers
    if kind == EMPTY:
        return CELEBRITY_EMPTY if celebrated else EMPTY_APARTMENT
    waiver = waiver_on(building, slot)
    if waiver != NO_WAIVER:
        return waiver
    if celebrated and kind != CELEBRITIES and coins > 0:
        return CELEBRITY_RENT
    return HACKER_RANK if kind == HACKER and coins > s.printed.rents[kind] else RENT


def income(s: State, seat: Seat) -> int:
    """The income of a seat if it were collected now, in coins (R185 to R190)."""
    if s.prisoner == seat:
        return s.edition.minimum_income
    total = rent_roll(s, seat)
    if total == 0 and (s.edition.minimum_for_owners or not s.owned(seat)):  # Q183; an income of 1 stays 1 (Q184)
        return s.edition.minimum_income
    return total


def spend_waivers(s: State, seat: Seat) -> None:
    """Use up one waiver of each tenant that would have paid (R171, R174, Q158, Q161 to Q163)."""
    if s.estates[seat].waivers == 0:
        return
    for building in s.owned(seat):
        if building.squatted or building.waivers == 0:
            continue
        for slot in building.inhabited:
            waiver = waiver_on(building, slot)
            if waiver == BROKER_WAIVER:
                building = building.with_waived(slot, building.waived[slot] - 1)
                s.replace_building(building)
            elif waiver == WITHHELD:
                building = building.with_withheld(slot, building.withheld[slot] - 1)
                s.replace_building(building)
                s.discard.append(RENT_WITHHELD)
                s.emit(WITHHOLDING_LAID_OFF, building.apartment(slot), building.withheld[slot])


def collect(s: State) -> "Buy":
    """Begin phase 3: compute the income; returns the frame for spending it."""
    s.phase = RENT_PHASE
    seat = s.turn
    total = income(s, seat)
    if s.logged:
        numbers = [number for item in income_items(s, seat) for number in item]
        s.emit_many(INCOME, [seat, total, *numbers])
    if s.prisoner != seat:
        spend_waivers(s, seat)
    return Buy(total, 0)


@mypyc_attr(free_list_len=1)  # the next takes its place
class Buy(Frame[State]):
    """The player buys cards from the draw pile, one at a time, with this turn's income only; the rest is added to the
    player's money (R191 to R195)."""

    def __init__(self, left: int, bought: int) -> None:
        self.left = left
        self.bought = bought

    def price(self, s: State) -> int:
        """The price of the next card: one coin each for the first `cheap_cards`, then two (R192)."""
        return 1 if self.bought < s.edition.cheap_cards else 2

    def most(self, s: State) -> int:
        """How many cards can be bought one after the other from the current pile."""
        if not may_buy(s):
            return 0
        cheap = max(0, min(s.edition.cheap_cards - self.bought, self.left))
        return min(cheap + (self.left - cheap) // 2, len(s.draw))

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [BUY, STOP] if self.left >= self.price(s) and may_buy(s) else [STOP]

    def ends_move(self, s: State, action: Action) -> bool:
        return True  # each card is a move of its own

    def apply(self, s: State, action: Action) -> None:
        seat = s.turn
        if action == BUY:
            price = self.price(s)
            card = s.draw_card()
            s.take(seat, card)
            s.irreversible += 1
            s.emit(BOUGHT, seat, price, card)
            if not s.draw:
                turn_discard_pile(s)
            s.stack.replace(Buy(self.left - price, self.bought + 1))
            return
        s.coins[seat] += self.left
        if self.left > 0:
            s.idle = NOT_THIS_TURN  # the only way in which money changes without a choice (Q310)
        s.emit(PAID_OUT, seat, self.left, self.bought)
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (BUY_OR_STOP, self.left, self.price(s))


def may_buy(s: State) -> bool:
    """Whether the player on turn may buy cards: there are some; in the last round those that came under the pile can't
    be bought (R202, Q207); and in some editions the prisoner buys none (Q187)."""
    if not s.draw or (s.last_turns and s.edition.empty_pile_takes_cards):
        return False
    return s.prisoner != s.turn or s.edition.prisoner_buys


def discard_pile_follows(s: State) -> bool:
    """Whether the discard pile becomes the draw pile when that is used up: once, with enough players, if it has cards
    (R200, Q202, Q203)."""
    return s.players >= s.edition.second_pass_players and s.passes == 0 and len(s.discard) > 0


def turn_discard_pile(s: State) -> None:
    """Shuffle the discard pile into a new draw pile, if `discard_pile_follows`."""
    if discard_pile_follows(s):
        s.passes = 1
        s.draw = s.discard
        s.discard = []
        s.tops_seen = [0] * s.players
        s.below = [shuffled_together(s.draw, 0)]
        s.chance.shuffle(s.draw)
        s.emit(DISCARD_TURNED, s.turn)
