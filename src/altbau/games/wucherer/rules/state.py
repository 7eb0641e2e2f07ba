"""The state of a game: everything on the table and in the hands, with elementary operations on it. The rules about what
is allowed are in the other modules.
"""

from typing import Final, NamedTuple

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import BaseState
from altbau.games.wucherer.rules.actions import BAIL, building_id, building_of, owner_of
from altbau.games.wucherer.rules.building import NOT_YET_KNOWN, Building, Estate, changed, new_building
from altbau.games.wucherer.rules.cards import HACKER, MONSTER, RENT_WITHHELD, ROOF
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.events import (
    ARITY,
    CARD_PLAYED,
    ON_DISCARD_PILE,
    UNDER_DRAW_PILE,
    WITHHOLDING_LAID_OFF,
)
from altbau.games.wucherer.rules.hand import NO_CARDS, Hand
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card, Slot
from altbau.games.wucherer.rules.lookup import PrintedValues
from altbau.games.wucherer.rules.pile import Layer, first_on_top, shuffled_together, still_there

CHECK: Final = 0  # the phases of a turn (R021)
PLAY: Final = 1
RENT: Final = 2
OVER: Final = 3
PHASES: Final = ("check", "play", "rent", "over")  # their names

NOT_THIS_TURN: Final = -1  # value for `idle` and `stuck`: the end of the turn makes it 0


class Arrival(NamedTuple):
    """A move-in whose effects have not happened yet (Q086)."""

    apartment: ApartmentId
    player: Seat  # the player who put the tenant there


class DeclinedTrade(NamedTuple):
    """A trade that was declined, independent of the order in which its goods were named (Q312)."""

    partner: Seat
    given: tuple[Action, ...]  # cards and a sum of money, sorted
    asked: tuple[Action, ...]  # the same

    def numbers(self) -> tuple[int, ...]:
        """The trade as in an event: partner, the goods given, 0, the goods asked for."""
        return (self.partner, *self.given, 0, *self.asked)


class State(BaseState):
    """A game in progress. It holds the whole state; a copy is independent of the original. The common fields are in
    `BaseState`. The constructor leaves the lists unset: its callers, such as `empty_state`, set them. Lists marked
    immutable are shared between copies and replaced, never modified.

    edition: the rules and options
    printed: values derived from the edition's cards
    coins: by seat
    hands: by seat
    draw: the draw pile, top last
    discard: the discard pile, top last
    estates: by seat; changed by `set_estate` only
    built: by seat: the highest number of its buildings so far; immutable
    roofs: normal roofs left in the supply
    monsters: left in the supply
    prisoner: the seat in jail; -1 for nobody
    passes: how often the discard pile has become the draw pile (R200)
    last_turns: the seats that still have a turn after the draw pile is used up, in order; immutable
    first_turns: the seats that have not had their first turn; immutable
    idle: whole turns in a row in which nobody had a choice and nobody's money changed (Q310)
    stuck: whole turns in a row in which nothing but bail was decided
    next_prices: by seat: the least that it can be offered for a roof this turn (R061)
    recalls: mothers given notice this turn (Q311)
    roof_requests: the number of requests for a roof this turn (Q322)
    offers: the number of trades offered this turn (Q312)
    declined: the trades declined this turn; immutable
    tops_seen: by seat: the discard pile when the seat last passed on it (`reactions.top_number`; R176)
    site: the cards laid as floors of the building under construction, from below
    announced: action cards whose effect is not over, in the order played
    arrivals: move-ins whose effects have not happened yet, first come first served (Q086)
    clock: counts move-ins
    below: the layers of public cards under the draw pile, lowest first; immutable
    suitable: mask of the kinds that find an apartment anywhere (`suitability.refresh`)
    residents: mask of the kinds that live anywhere (`suitability.refresh`)
    """

    coins: list[int]
    hands: list[Hand]
    draw: list[Card]
    discard: list[Card]
    estates: list[Estate]
    built: list[int]
    last_turns: list[Seat]
    first_turns: list[Seat]
    next_prices: list[int]
    declined: list[DeclinedTrade]
    tops_seen: list[int]
    site: list[Card]
    announced: list[Card]
    arrivals: list[Arrival]
    below: list[Layer]

    def __init__(self, edition: Edition, printed: PrintedValues, players: int, chance: Chance) -> None:
        super().__init__(ARITY, players, chance)
        self.edition = edition
        self.printed = printed
        self.idle: int = 0
        self.stuck: int = 0
        self.suitable: Mask = NOT_YET_KNOWN
        self.residents: Mask = NOT_YET_KNOWN
        self.roofs: int = edition.roofs
        self.monsters: int = edition.monsters
        self.prisoner: Seat = NOBODY
        self.passes: int = 0
        self.recalls: int = 0
        self.roof_requests: int = 0
        self.offers: int = 0
        self.clock: int = 0

    def copy(self) -> "State":
        """An independent copy, without the events since the last decision."""
        twin = State(self.edition, self.printed, self.players, self.chance.copy())
        twin.idle = self.idle
        twin.stuck = self.stuck
        twin.coins = self.coins[:]
        twin.hands = self.hands[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.estates = self.estates[:]
        twin.suitable = self.suitable
        twin.residents = self.residents
        twin.built = self.built
        twin.roofs = self.roofs
        twin.monsters = self.monsters
        twin.prisoner = self.prisoner
        twin.last_turns = self.last_turns
        twin.first_turns = self.first_turns
        twin.passes = self.passes
        twin.next_prices = self.next_prices[:]
        twin.recalls = self.recalls
        twin.roof_requests = self.roof_requests
        twin.offers = self.offers
        twin.declined = self.declined
        twin.tops_seen = self.tops_seen[:]
        twin.site = self.site[:]
        twin.announced = self.announced[:]
        twin.arrivals = self.arrivals[:]
        twin.clock = self.clock
        twin.below = self.below
        self.copy_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return State, (self.edition, self.printed, self.players, self.chance), self.__getstate__()

    # --- deciding ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the last turn has ended."""
        return self.phase == OVER

    def note_choice(self) -> None:
        """Reset `idle` if the seat asked has a choice, and `stuck` if that is about more than bail (Q310)."""
        noted = self.idle == NOT_THIS_TURN and self.stuck == NOT_THIS_TURN
        if not noted and not self.stack.forces():
            self.idle = NOT_THIS_TURN
            if self.stack.legal_actions[0] != BAIL:
                self.stuck = NOT_THIS_TURN

    def winners(self) -> list[Seat]:
        """The seats with the most money; equal money shares the victory (R204, Q210)."""
        most = max(self.coins)
        return [seat for seat in self.seats() if self.coins[seat] == most]

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise (R018)."""
        return Seat((seat + 1) % self.players)

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats clockwise from one on."""
        return [Seat((first + step) % self.players) for step in range(self.players)]

    # --- buildings and tenants --------------------------------------------------------------------------------

    @property
    def buildings(self) -> list[Building]:
        """All buildings, sorted by id."""
        return [building for estate in self.estates for building in estate.buildings]

    def owned(self, seat: Seat) -> list[Building]:
        """The buildings of a seat, sorted by id."""
        return self.estates[seat].buildings

    def building(self, id: BuildingId) -> Building:
        """The building with this id, which must stand."""
        return self.estates[owner_of(id)].building(id)

    def set_estate(self, seat: Seat, estate: Estate) -> None:
        """Replace the estate of a seat."""
        self.estates[seat] = estate
        self.suitable = NOT_YET_KNOWN

    def replace_building(self, changed: Building) -> None:
        """Replace a building by its changed version."""
        self.set_estate(changed.owner, self.estates[changed.owner].with_building(changed))

    def build(self, owner: Seat, floors: list[Card], builder: Seat, roof: Card) -> Building:
        """Add a new building with the owner's next number, and return it."""
        number = self.built[owner] + 1
        self.built = changed(self.built, owner, number)
        building = new_building(building_id(owner, number), floors, builder, roof)
        self.insert_building(building)
        return building

    def insert_building(self, building: Building) -> None:
        """Insert a building among its owner's, in the order of ids."""
        self.set_estate(building.owner, self.estates[building.owner].and_building(building))

    def remove(self, building: Building) -> None:
        """Remove a building from the table; its normal roof goes back to the supply, if there is one (R060)."""
        self.set_estate(building.owner, self.estates[building.owner].without_building(building))
        if building.roof == ROOF and not self.printed.roofs_in_deck:
            self.roofs += 1

    def tenant(self, apartment: ApartmentId) -> Card:
        """The kind of the tenant of an apartment."""
        building = self.building(building_of(apartment))
        return building.tenants[building.slot(apartment)]

    def tenants(self) -> list[ApartmentId]:
        """The apartments of all tenants, in the order of buildings and from below."""
        return [building.apartment(slot) for building in self.buildings for slot in building.inhabited]

    def needs_two(self, kind: Card) -> bool:
        """Whether a tenant needs two apartments (R078)."""
        return (self.printed.two_apartments >> kind) & 1 == 1

    def let(self, kind: Card, apartment: ApartmentId) -> None:
        """Put a tenant into an apartment."""
        building = self.building(building_of(apartment))
        self.clock += 1
        slot = building.slot(apartment)
        self.replace_building(building.moved_in(kind, slot, self.needs_two(kind), self.clock))

    def lift(self, apartment: ApartmentId) -> Card:
        """Remove a tenant from its apartment; rent-withheld cards on it are discarded (R175). Returns its kind."""
        building = self.building(building_of(apartment))
        slot = building.slot(apartment)
        self.lay_off_withheld(building, slot)
        self.replace_building(building.moved_out(slot))
        return building.tenants[slot]

    def lay_off_withheld(self, building: Building, slot: Slot) -> None:
        """Discard the rent-withheld cards on a tenant (R175)."""
        for left in range(building.withheld[slot] - 1, -1, -1):
            self.discard.append(RENT_WITHHELD)
            self.emit(WITHHOLDING_LAID_OFF, building.apartment(slot), left)

    def to_supply(self, kind: Card) -> bool:
        """Return a tenant that has left its apartment to the supply if it is a monster (R126, Q036); returns whether it
        is."""
        if kind == MONSTER:
            self.monsters += 1
        return kind == MONSTER

    # --- cards and coins --------------------------------------------------------------------------------------

    def take(self, seat: Seat, kind: Card) -> None:
        """Put a card into a hand."""
        self.hands[seat] = self.hands[seat].and_card(kind)

    def give(self, seat: Seat, kind: Card) -> None:
        """Take a card out of a hand."""
        self.hands[seat] = self.hands[seat].without(kind)

    def announce(self, seat: Seat, kind: Card, target: Action) -> None:
        """Play an action card from the hand; it stays on the table until its effect is over."""
        self.give(seat, kind)
        self.announced.append(kind)
        self.emit(CARD_PLAYED, seat, kind, target)

    def lay_off(self, kind: Card) -> None:
        """Discard an announced card: its effect is over (R031)."""
        self.announced.remove(kind)
        self.discard.append(kind)

    def react(self, seat: Seat, kind: Card, target: Action) -> None:
        """Play a reaction from the hand straight onto the discard pile."""
        self.give(seat, kind)
        self.discard.append(kind)
        self.emit(CARD_PLAYED, seat, kind, target)

    def pile_below(self) -> int:
        """The pile that receives cards meant for under the draw pile: in some editions the discard pile once the draw
        pile is used up (R201)."""
        used_up = not self.draw and not self.edition.empty_pile_takes_cards
        return ON_DISCARD_PILE if used_up else UNDER_DRAW_PILE

    def known_below(self) -> list[Layer]:
        """The layers that are known to lie under the draw pile, lowest first."""
        return still_there(self.below, len(self.draw))

    def under_pile(self, cards: list[Card], unseen: int) -> None:
        """Put cards, shuffled together, under the draw pile, or where `pile_below` says (R141, Q121). The first
        `unseen` of them have not been public."""
        if self.pile_below() == ON_DISCARD_PILE:
            self.discard += cards
            return
        self.below = [shuffled_together(cards, unseen), *self.known_below()]
        if len(cards) > 1:
            self.chance.shuffle(cards)
            self.irreversible += 1
        self.draw[:0] = cards

    def draw_card(self) -> Card:
        """Take the top card of the draw pile."""
        if self.chance.asks_for_cards():
            self.chance.turn_up(self.draw, first_on_top(self.below, len(self.draw)))
        return self.draw.pop()

    def hackers_before(self, building: Building, when: int) -> int:
        """How many hackers of a building arrived before the clock was `when` (Q075)."""
        count = 0
        for slot in range(building.height + 2):
            if building.tenants[slot] == HACKER and building.arrived[slot] < when:
                count += 1
        return count


def empty_state(printed: PrintedValues, players: int, chance: Chance) -> State:
    """A state with empty hands, piles and estates, and no pending question."""
    s = State(printed.edition, printed, players, chance)
    s.coins = [0] * players
    s.hands = [NO_CARDS] * players
    s.draw = []
    s.discard = []
    s.estates = [Estate([]) for _ in range(players)]
    s.built = [0] * players
    s.last_turns = []
    s.first_turns = []
    s.next_prices = [0] * players
    s.declined = []
    s.tops_seen = [0] * players
    s.site = []
    s.announced = []
    s.arrivals = []
    s.below = []
    return s
