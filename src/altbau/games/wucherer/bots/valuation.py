"""What things are worth in the landlord games: to the bots, in coins, and as far as the seat asked may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from altbau.core.bots.search import Policy
from altbau.core.engine.bits import Mask
from altbau.core.engine.ids import Seat
from altbau.core.engine.records import values_of
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
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.rents import NO_WAIVER, rent_of, rent_roll, waiver_on
from altbau.games.wucherer.rules.state import CHECK, OVER, State
from altbau.games.wucherer.rules.suitability import quiet_enough, suitability, suitability_of, wanted_slots


@dataclass(frozen=True)
class Taste:
    """What a player looks for. All worths are in coins."""

    longest: float = 9.0  # turns ahead that count
    last: float = 2.0  # turns to come when the draw pile is used up
    pace: float = 3.0  # cards that a player buys in a turn
    others: float = 0.1  # how much the others' wealth weighs against the own, on average
    leader: float = 0.1  # and that of the best of them
    card: float = 0.4  # worth of any card in hand
    floor: float = 0.3  # and for each turn after this one: it can become a floor
    rent: float = 0.15  # worth of a tenant in hand, as a part of its rent
    defence: float = 0.1  # worth of a reaction in hand
    weapon: float = 0.7  # worth of a bomb, a murder, a move
    roof: float = 1.5  # worth of a roof in hand, where roofs are cards
    prospect: float = 0.7  # part of its rents that a tenant in hand is worth while a room suits it
    full_hand: int = 8  # cards in hand with which it buys no more
    price: int = 1  # coins that it pays for a card at most
    dear_price: int = 2  # the same where only two play; and early where roofs are cards, so that money has no other use
    early: int = 5  # cards in the draw pile for each player, until when it is early
    caught: float = 0.2  # chance that it counts on to be caught at a crime without an alibi
    inertia: float = 0.01  # gain below which it does nothing
    lets: float = 1.0  # what letting a room is worth to it in itself
    strikes: float = 1.0  # playing a card that does harm and nothing else
    plays: float = 1.0  # playing any other action card
    talks: float = 2.0  # coins that both must gain together by a trade that it offers
    builds: float = 0.0  # building and expanding

    def __reduce__(self) -> tuple[object, ...]:
        return Taste, values_of(self)


class Bookkeeper(Policy[State]):
    """Knows what everything is worth to somebody with a taste; how to decide by that is left to others."""

    def __init__(self, taste: Taste) -> None:
        super().__init__()
        self.taste = taste
        self.worth: list[float] = [taste.card] * KINDS  # by kind: of a card in hand, but for the rent of a tenant
        for weapon in (BOMB, MURDER, MOVE, ATTIC_APARTMENT):
            self.worth[weapon] = taste.weapon
        for top in ROOFS:
            self.worth[top] = max(self.worth[top], taste.roof)
        for answer in (ALIBI, BROKER, COURT, LUNATIC, POLICE):
            self.worth[answer] = taste.defence

    def turns_left(self, s: State) -> float:
        """How many incomes a player will probably still have, this turn's included."""
        if s.phase == OVER:
            return 0.0
        if s.last_turns:
            return 1.0
        taste = self.taste
        return min(taste.longest, taste.last + len(s.draw) / (taste.pace * s.players))

    def card_worth(self, s: State, kind: Card) -> float:
        """What a card in hand stands for, whatever else is there."""
        if is_tenant(kind):
            return self.worth[kind] + self.taste.rent * s.printed.rents[kind]
        return self.worth[kind]

    def hand_worth(self, s: State, seat: Seat, turns: float) -> float:
        """What the cards of a hand stand for, and the tenants for whom there is a room; a prisoner takes in no rent."""
        if turns <= 1.0 and s.prisoner == seat:
            return 0.0
        total = turns * self.taste.prospect * self.prospects(s, seat)
        if turns > 1.0:
            for kind in s.hands[seat].cards():
                total += self.card_worth(s, kind)
        return total

    def prospects(self, s: State, seat: Seat) -> int:
        """What the tenants in a hand would add to the income of its own houses: so a house is built as high as they
        accept."""
        hand = s.hands[seat]
        waiting: list[tuple[int, Card]] = []
        for kind in cards_of(hand.kinds & suitability_of(s, seat)):
            gain = gain_by(s, kind)
            if gain > 0:
                waiting += [(gain, kind)] * hand.count(kind)
        if len(waiting) < 2:
            return waiting[0][0] if waiting else 0
        waiting.sort(reverse=True)
        return lodged(s, seat, waiting)

    def wealth(self, s: State, seat: Seat, turns: float) -> float:
        """Coins, the incomes to come, and how much of the others' cards can become floors: what everybody sees."""
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
        return total + self.taste.floor * max(0.0, turns - 1.0) * s.hands[seat].size

    def lost_in_jail(self, s: State, seat: Seat, turns: float, income: int) -> float:
        """What a prisoner loses: an income each turn until there is money for bail, and in a turn whose checks are
        over, and then bail."""
        waiting = float(seat == s.turn and s.phase != CHECK)
        missing = s.edition.bail - s.coins[seat]
        if missing > 0:
            minimum = s.edition.minimum_income
            waiting = max(waiting, float(-(-missing // minimum))) if minimum else turns
        return min(turns, waiting) * income + min(float(s.edition.bail), max(0.0, turns - waiting) * income)

    def gained_by_bail(self, s: State, seat: Seat) -> float:
        """What a prisoner who pays bail as soon as there is money for it loses less than one who never does; at large
        the house in hand will bring rent, too, and where prisoners buy no cards (R197) each turn a card."""
        turns = self.turns_left(s)
        income = barred_rent(s, seat) + rooms_in_hand(s, seat) + int(not s.edition.prisoner_buys)
        return turns * income - self.lost_in_jail(s, seat, turns, income)

    def evaluate(self, s: State, me: Seat, turns: float) -> float:
        """What the state is worth to a player: how it stands, and what it holds."""
        return self.standing(s, me, turns) + self.hand_worth(s, me, turns)

    def standing(self, s: State, me: Seat, turns: float) -> float:
        """How a player stands: the own wealth, less a share of the others' wealth."""
        total = 0.0
        most = 0.0
        for seat in range(s.players):
            if seat != me:
                wealth = self.wealth(s, Seat(seat), turns)
                total += wealth
                most = max(most, wealth)
        rivals = self.taste.others * total / (s.players - 1) + self.taste.leader * most
        if s.players == 2:
            rivals = most  # what one loses the other wins
        return self.wealth(s, me, turns) - rivals

    def use(self, s: State, seat: Seat, kind: Card) -> float:
        """What a tenant would be worth in another hand if a room suits it there."""
        turns = float(s.last_turns.count(seat)) if s.last_turns else self.turns_left(s)
        gain = gain_by(s, kind)
        if gain <= 0 or not (suitability_of(s, seat) >> kind) & 1:
            return 0.0
        if turns <= 1.0:
            return 0.0 if s.prisoner == seat else turns * self.taste.prospect * gain
        return turns * self.taste.prospect * gain + self.card_worth(s, kind) + self.taste.floor * (turns - 1.0)


def gain_by(s: State, kind: Card) -> int:
    """The coins by which a tenant pays more than the empty room brings."""
    return s.printed.rents[kind] - (2 if s.needs_two(kind) else 1)


def lodged(s: State, seat: Seat, waiting: Sequence[tuple[int, Card]]) -> int:
    """What tenants would add to an income who are given with what each adds, best payer first. Nobody counts on a room
    that another has taken; each takes the tallest house that suits it, since fewest others would."""
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
    """How many tenants that pay live in somebody's houses."""
    total = 0
    for building in s.estates[seat].buildings:
        for slot in building.inhabited:
            total += int(s.printed.rents[building.tenants[slot]] > 0)
    return total


def barred_rent(s: State, seat: Seat) -> int:
    """The coins by which somebody takes in less a turn in jail than at large."""
    return max(0, rent_roll(s, seat) - s.edition.minimum_income)


def rooms_in_hand(s: State, seat: Seat) -> int:
    """The apartments of the house that could be built from a hand with a roof, where roofs are cards."""
    hand = s.hands[seat]
    return min(hand.size - 1, s.edition.max_floors) if s.edition.roofs == 0 and roofs_in(hand) > 0 else 0


def waived(s: State, seat: Seat) -> int:
    """The rents that a landlord misses once, since they are withheld or have been collected in advance."""
    total = 0
    for building in s.estates[seat].buildings:
        if building.waivers and not building.squatted:
            for slot in building.inhabited:
                if waiver_on(building, slot) != NO_WAIVER:
                    total += rent_of(s, building, slot)
    return total
