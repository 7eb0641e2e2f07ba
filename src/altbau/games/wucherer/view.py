"""What a seat may know: other hands, the draw pile and the fronts of floors are hidden (Q011)."""

from typing import Final, NamedTuple, cast

from altbau.core.engine.choices import Choice, IllegalAction, Sums
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import Rng, seeded
from altbau.core.engine.stack import Frame
from altbau.core.engine.view import Memory, View
from altbau.games.wucherer.memory import NOTHING, Noticed
from altbau.games.wucherer.rules.actions import FIRST_WORD, naming_number, number_in, token
from altbau.games.wucherer.rules.building import Building, Estate
from altbau.games.wucherer.rules.cards import EMPTY, MONSTER, RENT_WITHHELD
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.explain import blocked, choices
from altbau.games.wucherer.rules.hand import hand_of
from altbau.games.wucherer.rules.ids import Card, numbered
from altbau.games.wucherer.rules.income import Buy, income
from altbau.games.wucherer.rules.lookup import PrintedValues
from altbau.games.wucherer.rules.pile import Layer, imagined, still_there
from altbau.games.wucherer.rules.questions import QUESTIONS
from altbau.games.wucherer.rules.reactions import top_number
from altbau.games.wucherer.rules.rents import income_of, rents
from altbau.games.wucherer.rules.state import OVER, Arrival, DeclinedTrade, State
from altbau.games.wucherer.rules.trading import RoofOffer, TradeOffer

UNKNOWN: Final = -1  # the coins of a player who hides them
STILL_THERE: Final = 60  # per cent of cards publicly taken that are put into that hand; random deals raise it to 80
HELD_BACK: Final = 10  # per cent of passes in which the card is in the hand; bots answer whenever it is worth it


class WuchererView(View):
    """A state as one seat knows it. The common fields are in `View`; the others are as in `State`, unless new here.

    edition: the rules and options
    printed: values derived from the edition's cards
    coins: by seat; -1 (UNKNOWN) if hidden
    hand_counts: by seat: the number of cards; hidden floors of a building under construction count as cards
    hand: the seat's own cards, sorted
    site: the cards laid as floors of the seat's building under construction, from below; empty for other seats
    buildings: all buildings, sorted by id; floors that the seat does not know are EMPTY
    built: by seat: the highest number of its buildings so far
    draw_count: the number of cards in the draw pile
    below: the layers of public cards that went under it; `known_below` gives what must still lie there
    discard: the discard pile, top last
    roofs: normal roofs left in the supply
    monsters: left in the supply
    prisoner: the seat in jail; -1 for nobody
    last_turns: the seats that still have a turn after the draw pile is used up, in order
    first_turns: the seats that have not had their first turn
    passes: how often the discard pile has become the draw pile
    next_prices: by seat: the least that it can be offered for a roof this turn
    recalls: mothers given notice this turn
    roof_requests: the number of requests for a roof this turn
    offers: the number of trades offered this turn
    declined: the trades declined this turn
    tops_seen: by seat: the discard pile when the seat last passed on it
    announced: action cards whose effect is not over, in the order played
    arrivals: move-ins whose effects have not happened yet, first come first served
    clock: counts move-ins
    incomes: by seat: the income in coins if it were collected now
    pending: the pending frames that are public, or all of them for the seat asked; the topmost last
    unlocated: cache of `unseen`: the cards of the deck whose place the view does not tell; None until computed
    """

    def __init__(self, s: State, seat: Seat) -> None:
        self.seat = seat
        self.edition: Edition = s.edition
        self.printed: PrintedValues = s.printed
        self.players: int = s.players
        self.turn: Seat = s.turn
        self.phase: int = s.phase
        self.turns: int = s.turns
        self.round: int = (s.turns - 1) // s.players + 1
        self.coins: list[int] = s.coins[:]  # public (R016), or UNKNOWN while others may hide theirs (R212, Q219)
        if s.edition.hidden_money and s.phase != OVER:
            self.coins = [s.coins[each] if each == seat else UNKNOWN for each in s.seats()]
        self.hand_counts: list[int] = [hand.size for hand in s.hands]
        self.hand: list[Card] = s.hands[seat].cards() if seat >= 0 else []
        self.site: list[Card] = []
        if s.site and seat == s.turn:
            self.site = s.site[:]
        elif s.site:
            self.hand_counts[s.turn] += len(s.site)  # others do not see that a building has been begun
        self.buildings: list[Building] = [known(building, seat) for building in s.buildings]
        self.built: list[int] = s.built[:]
        self.draw_count: int = len(s.draw)
        self.below: list[Layer] = s.below
        self.discard: list[Card] = s.discard[:]
        self.roofs: int = s.roofs
        self.monsters: int = s.monsters
        self.prisoner: Seat = s.prisoner
        self.last_turns: list[Seat] = s.last_turns[:]
        self.first_turns: list[Seat] = s.first_turns[:]
        self.passes: int = s.passes
        self.next_prices: list[int] = s.next_prices[:]
        self.recalls: int = s.recalls
        self.roof_requests: int = s.roof_requests
        self.offers: int = s.offers
        self.declined: list[DeclinedTrade] = s.declined[:]
        self.tops_seen: list[int] = s.tops_seen[:]
        self.announced: list[Card] = s.announced[:]
        self.arrivals: list[Arrival] = s.arrivals[:]
        self.clock: int = s.clock
        self.incomes: list[int] = [income(s, each) for each in s.seats()]
        self.asked: Seat = s.asked
        self.pending: list[Frame[State]] = s.stack.frames  # frames hold nothing hidden
        while seat != s.asked and self.pending and not QUESTIONS[self.pending[-1].prompt(s)[0]].open:
            self.pending.pop()
        self.question: tuple[int, ...] = self.pending[-1].prompt(s) if self.pending else ()
        self.legal_actions: tuple[Action, ...] = s.legal_actions if seat >= 0 and seat == s.asked else ()
        self.sums: Sums | None = s.sums if seat >= 0 and seat == s.asked else None
        self.choices: list[Choice] = []
        self.blocked: list[IllegalAction] = []
        self.unlocated: list[Card] | None = None

    def __reduce__(self) -> tuple[object, ...]:  # as the view of a state that is consistent with it
        return remembered, (type(self), determinize(self, seeded(0)), self.seat, self.memory)

    def token(self, action: Action) -> str:
        return token(action, self.edition.names)

    def known_below(self) -> list[Layer]:
        """The layers that are known to lie under the draw pile, lowest first."""
        return still_there(self.below, self.draw_count)

    def noticed(self, seat: Seat) -> Noticed:
        """The public memory of a hand."""
        return cast(Noticed, self.memory[seat]) if self.memory else NOTHING

    def key(self) -> tuple[object, ...]:
        """All fields but `memory` as a value, for comparison. Of move-in times only the order counts, and of
        `tops_seen` only which seats have passed on the current discard pile."""
        declined = [trade.numbers() for trade in self.declined]
        arrivals = [number for arrival in self.arrivals for number in arrival]
        arrived = [building.arrived[slot] for building in self.buildings for slot in building.inhabited]
        order = [sorted(arrived).index(moment) for moment in arrived]
        left_alone = [self.printed.recycling and top == top_number(self.discard) for top in self.tops_seen]
        return (
            self.seat, self.edition, self.players, self.turn, self.phase, self.turns, self.coins, self.hand_counts,
            self.hand, self.site, [building.looks() for building in self.buildings], order, self.built, self.draw_count,
            self.known_below(), self.discard, self.roofs, self.monsters, self.prisoner, self.last_turns,
            self.first_turns, self.passes, self.next_prices, self.recalls, self.roof_requests, self.offers, declined,
            left_alone, self.announced, arrivals, self.incomes, self.asked, self.question, self.legal_actions,
            self.sums,
        )  # fmt: skip


class WuchererPageView(WuchererView):
    """The view with more for the page: rents, incomes, and the choices of the seat with reasons for illegal actions.

    rents: by building and slot, in coins
    building_incomes: by building, in coins
    buyable: the number of cards that the seat asked can buy in a row
    """

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(s, seat)
        self.rents: list[list[int]] = [rents(s, building) for building in s.buildings]
        self.building_incomes: list[int] = [income_of(s, building) for building in s.buildings]
        self.buyable: int = 0
        chooses = seat != NOBODY and seat == s.asked and not s.stack.forces()  # a forced window has no choices (Q180)
        if chooses:
            self.choices = choices(s)
            self.blocked = blocked(s)
            frame = s.stack.top
            if isinstance(frame, Buy):
                self.buyable = frame.most(s)

    def needs_two(self, kind: Card) -> bool:
        """Whether a tenant needs two apartments (R078)."""
        return (self.printed.two_apartments >> kind) & 1 == 1

    def looking_alike(self, other: "WuchererPageView") -> list[int]:
        """For each building the index of the same building in another page view of the table if it looks the same
        there; else -1."""
        places: list[int] = []
        there = 0
        for here, building in enumerate(self.buildings):
            while there < len(other.buildings) and other.buildings[there].id < building.id:
                there += 1
            same = there < len(other.buildings) and self.looks_like(here, other, there)
            places.append(there if same else -1)
        return places

    def looks_like(self, here: int, other: "WuchererPageView", there: int) -> bool:
        """Whether the building at index `here` looks the same in public as the one at index `there` in another page
        view.
        """
        building, known = self.buildings[here], other.buildings[there]
        return building is known or (
            building.id == known.id
            and building.height == known.height
            and building.built == known.built
            and building.roof == known.roof
            and building.expansion == known.expansion
            and building.basement == known.basement
            and building.tenants == known.tenants
            and building.withheld == known.withheld
            and building.waived == known.waived
            and self.rents[here] == other.rents[there]
            and self.building_incomes[here] == other.building_incomes[there]
        )


def known(building: Building, seat: Seat) -> Building:
    """A building as a seat sees it: only the builder knows the fronts of the floors (R049, Q012)."""
    return building if building.builder == seat and seat != NOBODY else building.seen_by_others()


def unseen(v: WuchererView) -> list[Card]:
    """The cards of the deck whose place the view does not tell, sorted: cards in other hands, in floors, and in the
    draw pile except those that certainly lie under it. Cached, because every determinization needs them."""
    if v.unlocated is None:
        v.unlocated = count_unseen(v)
    return v.unlocated[:]


def count_unseen(v: WuchererView) -> list[Card]:
    """The cards of `unseen`, computed."""
    copies = v.printed.copies[:]
    for cards in (v.hand, v.site, v.discard, v.announced):
        count_off(copies, cards)
    for layer in v.known_below():
        if layer.whole():
            count_off(copies, list(layer.seen))
    for building in v.buildings:
        count_off(copies, building.floors)
        count_off(copies, building.open_cards(v.printed.roofs_in_deck))
        for slot in building.inhabited:
            count_off(copies, [building.tenants[slot]])
        copies[RENT_WITHHELD] -= sum(building.withheld)
    left: list[Card] = []
    for kind, count in enumerate(copies):
        if count > 0:
            left += [numbered(kind)] * count
    return left


def count_off(copies: list[int], cards: list[Card]) -> None:
    """Subtract cards that are seen from the numbers of copies. Monsters and unknown floors are no cards of the deck."""
    for kind in cards:
        if kind != EMPTY and kind != MONSTER:
            copies[kind] -= 1


def guessed_coins(v: WuchererView) -> int:
    """The assumed coins of a player who hides them: as many as the view's seat has; for a spectator the starting
    coins."""
    return v.coins[v.seat] if v.seat != NOBODY else v.edition.starting_coins


def offered(v: WuchererView) -> list[Action]:
    """The goods that the player on turn must have, because they are offered now: cards and sums of money (R061,
    R213)."""
    top = v.pending[-1] if v.pending else None
    if isinstance(top, TradeOffer):
        return top.given
    return [naming_number(top.price)] if isinstance(top, RoofOffer) else []


class Deal(NamedTuple):
    """A random distribution of the cards that a seat does not see."""

    hands: list[list[Card]]
    bottom: list[Card]  # the part of the draw pile about which something is known, top last
    others: list[Card]  # the other cards, shuffled


def dealt(v: WuchererView, rng: Rng) -> Deal:
    """A random deal of the unseen cards that is consistent with the view.

    Cards that are offered now are in that player's hand; cards that publicly came into a hand are there with a high
    probability; cards with which a player has not answered are there with a low one. Monsters beyond the deck are in
    hands (Q036).
    """
    cards = unseen(v)
    hands: list[list[Card]] = [[] for _ in range(v.players)]
    if v.turn != v.seat:
        hands[v.turn] = [Card(each) for each in offered(v) if each < FIRST_WORD]
        for kind in hands[v.turn]:
            cards.remove(kind)
    rng.shuffle(cards)
    bottom = imagined(v.known_below(), cards, rng)
    missing = lacking(v, hands)
    floors = sum([building.height for building in v.buildings if building.floors[0] == EMPTY])
    monsters = max(0, sum(missing) + floors + v.draw_count - len(bottom) - len(cards))
    if monsters:
        mix_in(monsters, cards, sum(missing), rng)
    else:
        for seat in v.seats():
            if seat != v.seat:
                remember_taken(v, seat, hands[seat], cards, rng)
        missing = lacking(v, hands)
    for seat in v.seats():
        if seat == v.seat:
            hands[seat] = v.hand[:]
            continue
        if not v.edition.anyone_may_react:  # else most passes are about other players' buildings
            remember_passed(v, seat, missing[seat], cards, rng)
        hands[seat] += cards[: missing[seat]]
        del cards[: missing[seat]]
    return Deal(hands, bottom, cards)


def mix_in(monsters: int, cards: list[Card], missing: int, rng: Rng) -> None:
    """Mix monsters into the first cards, so that the first `missing` ones, which go to hands, contain them."""
    held = cards[: missing - monsters] + [MONSTER] * monsters
    rng.shuffle(held)
    cards[: missing - monsters] = held


def lacking(v: WuchererView, hands: list[list[Card]]) -> list[int]:
    """By seat, the number of cards missing in a hand; 0 for the view's seat."""
    return [v.hand_counts[seat] - len(hands[seat]) if seat != v.seat else 0 for seat in range(v.players)]


def remember_taken(v: WuchererView, seat: Seat, hand: list[Card], cards: list[Card], rng: Rng) -> None:
    """Put most of the cards that publicly came into a hand into it, as far as they can be there."""
    there = hand[:]
    for kind in v.noticed(seat).taken:
        if kind in there:
            there.remove(kind)
        elif len(hand) < v.hand_counts[seat] and kind in cards and rng.below(100) < STILL_THERE:
            cards.remove(kind)
            hand.append(kind)


def remember_passed(v: WuchererView, seat: Seat, missing: int, cards: list[Card], rng: Rng) -> None:
    """Exchange cards that a hand would get, the first `missing`, for others if its player has not answered with them;
    with a probability that accounts for hidden cards that came later and for cards held back."""
    others = len(cards) - missing
    if others <= 0:
        return
    for kind, since in v.noticed(seat).passed:
        for place in range(missing):
            if cards[place] == kind and rng.below(missing) < missing - since and rng.below(100) >= HELD_BACK:
                other = missing + rng.below(others)
                cards[place], cards[other] = cards[other], kind


def remembered(kind: type[WuchererView], s: State, seat: Seat, memory: Memory) -> WuchererView:
    """The view of a seat with this memory."""
    view = kind(s, seat)
    view.memory = memory
    return view


def determinize(v: WuchererView, rng: Rng) -> State:
    """A random state that is consistent with the view: `rng` deals the unknown cards, and a copy of it is the state's
    chance."""
    s = State(v.edition, v.printed, v.players, rng.copy())
    s.turn = v.turn
    s.phase = v.phase
    s.turns = v.turns
    s.coins = [guessed_coins(v) if coins == UNKNOWN else coins for coins in v.coins]
    for each in offered(v):
        s.coins[v.turn] = max(s.coins[v.turn], number_in(each))
    s.site = v.site[:]
    s.built = v.built[:]
    s.discard = v.discard[:]
    s.roofs = v.roofs
    s.monsters = v.monsters
    s.prisoner = v.prisoner
    s.last_turns = v.last_turns[:]
    s.first_turns = v.first_turns[:]
    s.passes = v.passes
    s.next_prices = v.next_prices[:]
    s.recalls = v.recalls
    s.roof_requests = v.roof_requests
    s.offers = v.offers
    s.declined = v.declined[:]
    s.tops_seen = v.tops_seen[:]
    s.announced = v.announced[:]
    s.arrivals = v.arrivals[:]
    s.clock = v.clock
    s.below = v.below
    hands, bottom, cards = dealt(v, rng)
    s.hands = [hand_of(held) for held in hands]
    town: list[list[Building]] = [[] for _ in range(v.players)]
    for building in v.buildings:
        if building.floors[0] == EMPTY:  # either all floors are known or none (Q012)
            building = building.with_floors(cards[: building.height])
            del cards[: building.height]
        town[building.owner].append(building)
    s.estates = [Estate(buildings) for buildings in town]
    s.draw = bottom + cards[: v.draw_count - len(bottom)]  # in a position some cards may be out of the game
    s.stack.frames = v.pending[:]
    s.stack.asked = v.asked
    if v.asked == v.seat and v.legal_actions:
        s.stack.legal_actions = list(v.legal_actions)
        s.stack.sums = v.sums
    elif v.asked != NOBODY:
        s.stack.find_options(s)
    return s
