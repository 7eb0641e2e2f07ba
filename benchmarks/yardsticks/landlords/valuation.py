"""The valuation of states and cards by the bots, in coins, from what the seat asked may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import Seat
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    ATTIC_APARTMENT,
    BOMB,
    BROKER,
    COURT,
    KINDS,
    LUNATIC,
    MOVE,
    MURDER,
    ODD_ONES,
    POLICE,
    TAVERN,
    is_tenant,
)
from altbau.games.wucherer.rules.construction import ROOFS, roofs_in
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.rents import NO_WAIVER, rent_of, rent_roll, waiver_on
from altbau.games.wucherer.rules.state import CHECK, OVER, State
from altbau.games.wucherer.rules.suitability import quiet_enough, suitability, suitability_of, wanted_slots


@dataclass(frozen=True)
class Taste:
    """The parameters of a bot's valuation. All worths are in coins."""

    longest: float = 9.0  # the most incomes to come that count
    last: float = 2.0  # incomes to come when the draw pile is used up
    pace: float = 3.0  # the expected number of cards that a player buys in a turn
    others: float = 0.1  # weight of the other players' mean wealth against one's own
    leader: float = 0.1  # weight of the richest other player's wealth
    card: float = 0.4  # worth of any card in hand
    floor: float = 0.3  # additional worth of a card in hand for each later turn: it can become a floor
    rent: float = 0.15  # additional worth of a tenant in hand, times its rent
    defence: float = 0.1  # worth of a reaction in hand
    weapon: float = 0.7  # worth of a bomb, a murder, a move in hand; the least worth of an attic apartment
    roof: float = 1.5  # the least worth of a roof in hand
    prospect: float = 0.7  # part of its future rents that a tenant in hand is worth while an apartment suits it
    full_hand: int = 8  # cards in hand from which on it buys no more
    price: int = 1  # the most coins that it pays for a card
    dear_price: int = 2  # the same with two players, and early in editions with roof cards, where money is less useful
    early: int = 5  # "early" means at least so many cards in the draw pile for each player
    caught: float = 0.2  # the assumed chance of being caught after a crime without an alibi
    inertia: float = 0.01  # the gain up to which it does nothing
    lets: float = 1.0  # bonus for letting an apartment
    strikes: float = 1.0  # playing an action card


class Bookkeeper:
    """The valuation by a taste. Subclasses decide with it."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.worth: list[float] = [taste.card] * KINDS  # by kind: the worth of a card in hand, without tenants' rents
        for weapon in (BOMB, MURDER, MOVE, ATTIC_APARTMENT):
            self.worth[weapon] = taste.weapon
        for top in ROOFS:
            self.worth[top] = max(self.worth[top], taste.roof)
        for answer in (ALIBI, BROKER, COURT, LUNATIC, POLICE):
            self.worth[answer] = taste.defence

    def turns_left(self, s: State) -> float:
        """The expected number of incomes to come for a player, this turn's included."""
        if s.phase == OVER:
            return 0.0
        if s.last_turns:
            return 1.0
        taste = self.taste
        return min(taste.longest, taste.last + len(s.draw) / (taste.pace * s.players))

    def card_worth(self, s: State, kind: Card) -> float:
        """The worth of a card in hand, independent of the rest of the state."""
        if is_tenant(kind):
            return self.worth[kind] + self.taste.rent * s.printed.rents[kind]
        return self.worth[kind]

    def hand_worth(self, s: State, seat: Seat, turns: float) -> float:
        """The worth of a hand: of its cards, and of its tenants for whom there are apartments. A prisoner's is 0 in the
        last turn, because a prisoner gets no rent."""
        if turns <= 1.0 and s.prisoner == seat:
            return 0.0
        total = turns * self.taste.prospect * self.prospects(s, seat)
        if turns > 1.0:
            for kind in s.hands[seat]:
                total += self.card_worth(s, kind)
        return total

    def prospects(self, s: State, seat: Seat) -> int:
        """The coins that the tenants in a hand would add to the income of the seat's own buildings. It makes bots build
        only as high as their tenants accept."""
        rooms = suitability_of(s, seat)
        waiting: list[tuple[int, Card]] = []
        for kind in s.hands[seat]:
            if is_tenant(kind) and (rooms >> kind) & 1:
                gain = gain_by(s, kind)
                if gain > 0:
                    waiting.append((gain, kind))
        if len(waiting) < 2:
            return waiting[0][0] if waiting else 0
        waiting.sort(reverse=True)
        return lodged(s, seat, waiting)

    def wealth(self, s: State, seat: Seat, turns: float) -> float:
        """The wealth of a seat by public knowledge: coins, incomes to come, and its cards as floors."""
        if s.last_turns:
            turns = float(s.last_turns.count(seat))
        if turns == 0.0 or s.phase == OVER:  # the last turn is over
            return float(s.coins[seat])
        steady = rent_roll(s, seat)
        once = waived(s, seat) if s.estates[seat].waivers else 0
        steady += once
        if steady == 0:
            steady = s.edition.minimum_income
        total = s.coins[seat] + turns * steady - once
        if s.prisoner == seat:
            total -= self.lost_in_jail(s, seat, turns, max(0, steady - s.edition.minimum_income))
        return total + self.taste.floor * max(0.0, turns - 1.0) * len(s.hands[seat])

    def lost_in_jail(self, s: State, seat: Seat, turns: float, income: int) -> float:
        """The loss of a prisoner: the income of each turn until the bail can be paid (and of the current turn after its
        checks), and then the bail, if that is less than the further loss."""
        waiting = float(seat == s.turn and s.phase != CHECK)
        missing = s.edition.bail - s.coins[seat]
        if missing > 0:
            minimum = s.edition.minimum_income
            waiting = max(waiting, float(-(-missing // minimum))) if minimum else turns
        return min(turns, waiting) * income + min(float(s.edition.bail), max(0.0, turns - waiting) * income)

    def gained_by_bail(self, s: State, seat: Seat) -> float:
        """The gain of a prisoner by paying bail as soon as possible instead of never. Outside jail the building in the
        hand will bring rent too, and a card in each turn in editions where prisoners buy none (R197)."""
        turns = self.turns_left(s)
        income = barred_rent(s, seat) + rooms_in_hand(s, seat) + int(not s.edition.prisoner_buys)
        return turns * income - self.lost_in_jail(s, seat, turns, income)

    def evaluate(self, s: State, me: Seat, turns: float) -> float:
        """The value of the state for a player: standing and hand."""
        return self.standing(s, me, turns) + self.hand_worth(s, me, turns)

    def standing(self, s: State, me: Seat, turns: float) -> float:
        """A player's wealth, minus the weighted wealth of the others; with two players minus all of the rival's."""
        total = 0.0
        most = 0.0
        for seat in range(s.players):
            if seat != me:
                wealth = self.wealth(s, Seat(seat), turns)
                total += wealth
                most = max(most, wealth)
        rivals = self.taste.others * total / (s.players - 1) + self.taste.leader * most
        if s.players == 2:
            rivals = most  # a zero-sum game
        return self.wealth(s, me, turns) - rivals

    def use(self, s: State, seat: Seat, kind: Card) -> float:
        """The worth of a tenant in another seat's hand, if an apartment suits it there; else 0."""
        turns = float(s.last_turns.count(seat)) if s.last_turns else self.turns_left(s)
        gain = gain_by(s, kind)
        if gain <= 0 or not (suitability_of(s, seat) >> kind) & 1:
            return 0.0
        if turns <= 1.0:
            return 0.0 if s.prisoner == seat else turns * self.taste.prospect * gain
        return turns * self.taste.prospect * gain + self.card_worth(s, kind) + self.taste.floor * (turns - 1.0)


def gain_by(s: State, kind: Card) -> int:
    """The tenant's printed rent minus what its empty apartments would bring, in coins."""
    return s.printed.rents[kind] - (2 if s.needs_two(kind) else 1)


def lodged(s: State, seat: Seat, waiting: Sequence[tuple[int, Card]]) -> int:
    """The coins that these tenants would add to a seat's income; `waiting` has each with its gain, the highest first.
    Each apartment is used once; each tenant takes the tallest suitable building, which suits the fewest others."""
    own = s.estates[seat]
    noisy = own.houses(TAVERN)
    willing = [suitability(s, building) for building in own.buildings]
    free = [building.empty for building in own.buildings]
    total = 0
    for gain, kind in waiting:
        best = -1
        tallest = 0
        room: Mask = 0
        for number, building in enumerate(own.buildings):
            if (willing[number] >> kind) & 1 and building.height > tallest:
                slots = free[number] & wanted_slots(s, kind, building)
                if s.needs_two(kind):
                    slots = free[number] & free[number] >> 1 & wanted_slots(s, kind, building)
                if slots and not (noisy and not quiet_enough(s, kind, building)):
                    best = number
                    tallest = building.height
                    room = slots & -slots
        if best >= 0:
            total += gain
            free[best] &= ~(room | room << 1) if s.needs_two(kind) else ~room
            if s.edition.tenant_powers:
                willing[best] &= 1 << ODD_ONES if kind == ODD_ONES else ~(1 << ODD_ONES)
    return total


def housed(s: State, seat: Seat) -> int:
    """The number of paying tenants in a seat's buildings."""
    total = 0
    for building in s.estates[seat].buildings:
        for slot in building.inhabited:
            total += int(s.printed.rents[building.tenants[slot]] > 0)
    return total


def barred_rent(s: State, seat: Seat) -> int:
    """The coins by which a seat's income in a turn is lower in jail than outside."""
    return max(0, rent_roll(s, seat) - s.edition.minimum_income)


def rooms_in_hand(s: State, seat: Seat) -> int:
    """The number of floors that could be built from a hand that has a roof, in editions where roofs are cards; else
    0."""
    hand = s.hands[seat]
    return min(len(hand) - 1, s.edition.max_floors) if s.edition.roofs == 0 and roofs_in(hand) > 0 else 0


def waived(s: State, seat: Seat) -> int:
    """The coins that a landlord misses at the next collection by withheld rents and rents collected in advance."""
    total = 0
    for building in s.estates[seat].buildings:
        if building.waivers and not building.squatted:
            for slot in building.inhabited:
                if waiver_on(building, slot) != NO_WAIVER:
                    total += rent_of(s, building, slot)
    return total
