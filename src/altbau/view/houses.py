"""What a seat may know of the landlord card games: hands, the draw pile and the fronts of floors are hidden (Q011)."""

from typing import Final

from altbau.kernel.rng import Rng
from altbau.kernel.stack import NOBODY, Frame, Stack
from altbau.wucherer.actions import NUMBER
from altbau.wucherer.building import UPPER, Building
from altbau.wucherer.cards import EMPTY, KINDS, MONSTER, RENT_WITHHELD, ROOF
from altbau.wucherer.edition import Edition
from altbau.wucherer.questions import QUESTIONS, ROOF_OFFER, TRADE_OFFER
from altbau.wucherer.rent import income
from altbau.wucherer.table import OVER, Table, empty_table

UNKNOWN: Final = -1  # coins that somebody hides


class HouseView:
    """A table as one seat knows it; seat NOBODY is a spectator. Cards, places and actions as in the engine."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.edition: Edition = t.edition
        self.players: int = t.players
        self.turn: int = t.turn
        self.phase: int = t.phase
        self.turns: int = t.turns
        self.coins: list[int] = t.coins[:]  # public (R016), or UNKNOWN while others may hide theirs (R212, Q219)
        if t.edition.hidden_money and t.phase != OVER:
            self.coins = [t.coins[each] if each == seat else UNKNOWN for each in range(t.players)]
        self.hand_counts: list[int] = [len(hand) for hand in t.hands]
        self.hand: list[int] = t.hands[seat][:] if seat >= 0 else []
        self.site: list[int] = []
        if t.site and seat == t.turn:
            self.site = t.site[:]
        elif t.site:
            self.hand_counts[t.turn] += len(t.site)  # nobody else sees that a building has been begun
        self.buildings: list[Building] = [known(building, seat) for building in t.buildings]
        self.built: list[int] = t.built[:]
        self.draw_count: int = len(t.draw)
        self.discard: list[int] = t.discard[:]
        self.roofs: int = t.roofs
        self.monsters: int = t.monsters
        self.prisoner: int = t.prisoner
        self.last_turns: list[int] = t.last_turns[:]
        self.first_turns: list[int] = t.first_turns[:]
        self.passes: int = t.passes
        self.next_prices: list[int] = t.next_prices[:]
        self.recalls: int = t.recalls
        self.offers: int = t.offers
        self.declined: list[tuple[int, ...]] = t.declined[:]
        self.tops_seen: list[int] = t.tops_seen[:]
        self.announced: list[int] = t.announced[:]
        self.arrivals: list[int] = t.arrivals[:]
        self.clock: int = t.clock
        self.incomes: list[int] = [income(t, each) for each in range(t.players)]
        self.asked: int = t.asked
        self.pending: list[Frame[Table]] = t.todo.frames[:]  # frames hold nothing hidden
        while seat != t.asked and self.pending and not QUESTIONS[self.pending[-1].prompt(t)[0]].open:
            self.pending.pop()
        self.question: tuple[int, ...] = self.pending[-1].prompt(t) if self.pending else ()
        self.legal: list[int] = t.legal[:] if seat >= 0 and seat == t.asked else []

    def facts(self) -> tuple[object, ...]:
        """Everything that the view tells, for comparing."""
        return (
            self.seat, self.edition, self.players, self.turn, self.phase, self.turns, self.coins, self.hand_counts,
            self.hand, self.site, [told(building) for building in self.buildings], self.built, self.draw_count,
            self.discard, self.roofs, self.monsters, self.prisoner, self.last_turns, self.first_turns,
            self.passes, self.next_prices, self.recalls, self.offers, self.declined, self.tops_seen, self.announced,
            self.arrivals, self.clock, self.incomes, self.asked, self.question, self.legal,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HouseView) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]


def known(building: Building, seat: int) -> Building:
    """A building as a seat knows it: only the builder knows the fronts of the floors (R049, Q012)."""
    if building.builder == seat and seat != NOBODY:
        return building
    return building.with_floors([EMPTY] * building.height)


def told(building: Building) -> tuple[object, ...]:
    """All that is said of a building."""
    return (
        building.id, building.floors, building.builder, building.roof, building.basement, building.expansion,
        building.covered, building.tenants, building.arrived, building.withheld, building.waived,
    )  # fmt: skip


def unseen(v: HouseView) -> list[int]:
    """The cards of the deck that the view does not locate, sorted: in other hands, in floors, in the draw pile."""
    copies = [0] * KINDS
    for kind, count in v.edition.deck.items():
        copies[kind] = count
    visible = v.hand + v.site + v.discard + v.announced
    for building in v.buildings:
        visible += building.floors + building.open_cards(ROOF in v.edition.deck)
        visible += [kind for kind in building.tenants if kind != EMPTY and kind != UPPER]
        visible += [RENT_WITHHELD] * sum(building.withheld)
    for kind in visible:
        if kind != EMPTY and kind != MONSTER:
            copies[kind] -= 1
    return [kind for kind in range(KINDS) for _ in range(copies[kind])]


def guessed_coins(v: HouseView) -> int:
    """What somebody who hides the money is taken to have: as much as oneself, or what everybody began with."""
    return v.coins[v.seat] if v.seat != NOBODY else v.edition.starting_coins


def offered(v: HouseView) -> list[int]:
    """What the player on turn is offering just now, cards and numbers of coins: all know that it is there."""
    if v.question and v.question[0] == TRADE_OFFER:
        return list(v.question[2 : v.question.index(0, 2)])
    return [NUMBER + v.question[2]] if v.question and v.question[0] == ROOF_OFFER else []


def determinize(v: HouseView, rng: Rng) -> Table:
    """A table that looks like this to the seat, with the unknown cards dealt by `rng`; its future is `rng`'s too."""
    t = empty_table(v.edition, v.players, rng.copy())
    t.turn = v.turn
    t.phase = v.phase
    t.turns = v.turns
    t.coins = [guessed_coins(v) if coins == UNKNOWN else coins for coins in v.coins]
    t.site = v.site[:]
    t.built = v.built[:]
    t.discard = v.discard[:]
    t.roofs = v.roofs
    t.monsters = v.monsters
    t.prisoner = v.prisoner
    t.last_turns = v.last_turns[:]
    t.first_turns = v.first_turns[:]
    t.passes = v.passes
    t.next_prices = v.next_prices[:]
    t.recalls = v.recalls
    t.offers = v.offers
    t.declined = v.declined[:]
    t.tops_seen = v.tops_seen[:]
    t.announced = v.announced[:]
    t.arrivals = v.arrivals[:]
    t.clock = v.clock
    cards = unseen(v)
    rng.shuffle(cards)
    if v.seat != v.turn:
        for good in offered(v):
            if good >= NUMBER:
                t.coins[v.turn] = max(t.coins[v.turn], good - NUMBER)
            else:
                cards.remove(good)
                t.hands[v.turn].append(good)
    for seat in range(v.players):
        count = v.hand_counts[seat] - len(t.hands[seat])
        if seat == v.seat:
            t.hands[seat] = v.hand[:]
        else:
            t.hands[seat] = sorted(t.hands[seat] + cards[:count])
            del cards[:count]
    for building in v.buildings:
        floors = building.floors
        if EMPTY in floors:
            floors = cards[: building.height]
            del cards[: building.height]
        t.stand(building.with_floors(floors))
    t.draw = cards
    t.todo = Stack()
    t.todo.frames = v.pending[:]
    t.todo.asked = v.asked
    if v.asked != NOBODY:
        t.todo.legal = t.todo.frames[-1].options(t)
    return t
