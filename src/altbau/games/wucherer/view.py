"""What a seat may know of the landlord card games: hands, the draw pile and the fronts of floors are hidden (Q011)."""

from typing import Final

from altbau.core.choices import Blocked, Choice
from altbau.core.rng import Rng, seeded
from altbau.core.stack import NOBODY, Frame, Stack
from altbau.core.view import View
from altbau.games.wucherer.rules.actions import FIRST_WORD, NUMBER
from altbau.games.wucherer.rules.building import UPPER, Building
from altbau.games.wucherer.rules.cards import EMPTY, KINDS, MONSTER, RENT_WITHHELD, ROOF
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.explain import blocked, choices
from altbau.games.wucherer.rules.income import income
from altbau.games.wucherer.rules.questions import QUESTIONS
from altbau.games.wucherer.rules.rents import celebrity_factor, income_of, rent_of
from altbau.games.wucherer.rules.state import OVER, Table, empty_table
from altbau.games.wucherer.rules.trading import RoofOffer, TradeOffer

UNKNOWN: Final = -1  # coins that somebody hides


class WuchererView(View):
    """A table as one seat knows it; seat NOBODY is a spectator. Cards, places and actions as in the engine."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.edition: Edition = t.edition
        self.players: int = t.players
        self.turn: int = t.turn
        self.phase: int = t.phase
        self.turns: int = t.turns
        self.round: int = (t.turns - 1) // t.players + 1
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
        self.legal: tuple[int, ...] = t.legal if seat >= 0 and seat == t.asked else ()
        self.choices: list[Choice] = []
        self.blocked: list[Blocked] = []
        self.sums: tuple[int, int] | None = None

    def __reduce__(self) -> tuple[object, ...]:  # as the view of any table that looks like this
        return WuchererView, (determinize(self, seeded(0)), self.seat)

    def facts(self) -> tuple[object, ...]:
        """Everything that the view tells, for comparing."""
        return (
            self.seat, self.edition, self.players, self.turn, self.phase, self.turns, self.coins, self.hand_counts,
            self.hand, self.site, [building.told() for building in self.buildings], self.built, self.draw_count,
            self.discard, self.roofs, self.monsters, self.prisoner, self.last_turns, self.first_turns,
            self.passes, self.next_prices, self.recalls, self.offers, self.declined, self.tops_seen, self.announced,
            self.arrivals, self.clock, self.incomes, self.asked, self.question, self.legal,
        )  # fmt: skip


class WuchererSight(WuchererView):
    """What a page shows besides: rents, incomes, and the choices of the seat asked with reasons for all others."""

    def __init__(self, t: Table, seat: int) -> None:
        super().__init__(t, seat)
        self.rents: list[list[int]] = [rents(t, building) for building in self.buildings]  # by slot; of free ones, too
        self.tall: list[list[bool]] = [
            [kind > 0 and t.needs_two(kind) for kind in building.tenants] for building in self.buildings
        ]
        self.building_incomes: list[int] = [income_of(t, building) for building in self.buildings]
        chooses = seat != NOBODY and seat == t.asked and len(t.todo.legal) > 1  # silence tells nothing (Q180)
        if chooses:
            self.choices = choices(t)
            self.blocked = blocked(t)


def rents(t: Table, building: Building) -> list[int]:
    """What the tenants of a building bring, by slot; in a free apartment what its celebrities bring anybody."""
    free = celebrity_factor(t, building)
    return [
        rent_of(t, building, slot) if kind > 0 else free * int(kind == EMPTY)
        for slot, kind in enumerate(building.tenants)
    ]


def known(building: Building, seat: int) -> Building:
    """A building as a seat knows it: only the builder knows the fronts of the floors (R049, Q012)."""
    if building.builder == seat and seat != NOBODY:
        return building
    return building.with_floors([EMPTY] * building.height)


def unseen(v: WuchererView) -> list[int]:
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


def guessed_coins(v: WuchererView) -> int:
    """What somebody who hides the money is taken to have: as much as oneself, or what everybody began with."""
    return v.coins[v.seat] if v.seat != NOBODY else v.edition.starting_coins


def offered(v: WuchererView) -> list[int]:
    """What the player on turn has, as it has been offered to somebody: cards, and numbers of coins (R061, R213)."""
    top = v.pending[-1] if v.pending else None
    if isinstance(top, TradeOffer):
        return top.given
    return [NUMBER + top.price] if isinstance(top, RoofOffer) else []


def dealt(v: WuchererView, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """Hands that the seat can't tell from the true ones, and the other cards that it does not see, shuffled.

    What somebody has offered is in that hand. Monsters that the deck can't account for are in somebody's hand (Q036).
    """
    cards = unseen(v)
    hands: list[list[int]] = [[] for _ in range(v.players)]
    if v.turn != v.seat:
        hands[v.turn] = [kind for kind in offered(v) if kind < FIRST_WORD]
        for kind in hands[v.turn]:
            cards.remove(kind)
    rng.shuffle(cards)
    missing = [v.hand_counts[seat] - len(hands[seat]) if seat != v.seat else 0 for seat in range(v.players)]
    floors = sum([building.height for building in v.buildings if EMPTY in building.floors])
    monsters = max(0, sum(missing) + floors + v.draw_count - len(cards))
    if monsters:
        held = cards[: sum(missing) - monsters] + [MONSTER] * monsters
        rng.shuffle(held)
        cards[: sum(missing) - monsters] = held
    for seat in range(v.players):
        hands[seat] = sorted(hands[seat] + cards[: missing[seat]]) if seat != v.seat else v.hand[:]
        del cards[: missing[seat]]
    return hands, cards


def determinize(v: WuchererView, rng: Rng) -> Table:
    """A table that looks like this to the seat, with the unknown cards dealt by `rng`; its future is `rng`'s too."""
    t = empty_table(v.edition, v.players, rng.copy())
    t.turn = v.turn
    t.phase = v.phase
    t.turns = v.turns
    t.coins = [guessed_coins(v) if coins == UNKNOWN else coins for coins in v.coins]
    for each in offered(v):
        t.coins[v.turn] = max(t.coins[v.turn], each - NUMBER)
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
    t.hands, cards = dealt(v, rng)
    for building in v.buildings:
        floors = building.floors
        if EMPTY in floors:
            floors = cards[: building.height]
            del cards[: building.height]
        t.stand(building.with_floors(floors))
    t.draw = cards[: v.draw_count]  # of a position some cards may be out of the game
    t.todo = Stack()
    t.todo.frames = v.pending[:]
    t.todo.asked = v.asked
    if v.asked != NOBODY:
        t.todo.legal = t.todo.frames[-1].options(t)
    return t
