"""The state of a game: everything that lies on the table and in the hands, and the plain handling of it. What may be
done, and why not, is said in the modules named after the things themselves.
"""

from typing import Final, NamedTuple

from altbau.core.engine.bits import Mask
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

NOT_THIS_TURN: Final = -1  # of a number of whole turns, which the end of each turn raises by one


class Arrival(NamedTuple):
    """A move-in that still has to set something off (Q086)."""

    apartment: ApartmentId
    player: Seat  # who put the tenant there


class DeclinedTrade(NamedTuple):
    """A trade that was declined, whatever the order in which it was named (Q312)."""

    partner: Seat
    given: tuple[Action, ...]  # cards and a sum of money, sorted
    asked: tuple[Action, ...]  # the same

    def numbers(self) -> tuple[int, ...]:
        """All of it as in an event: partner, what was given, 0, what was asked."""
        return (self.partner, *self.given, 0, *self.asked)


class State(BaseState):
    """One game in progress. All of its state is here, and a copy is independent of the original. What all states have,
    `BaseState` says. The lists come from whoever makes it, such as `empty_state`; those that are called constant never
    change, but are replaced.

    edition: the rules that are played by
    printed: what stands on the cards, worked out from those
    coins: by seat
    hands: by seat
    draw: the draw pile, top last
    discard: the discard pile, top last
    estates: by seat; changed by `set_estate` only
    built: by seat: the last number given to one of its buildings; constant
    roofs: left in the supply
    monsters: left in the supply
    prisoner: the seat in prison; -1 for nobody
    passes: how often the discard pile has become the draw pile (R200)
    last_turns: who still has a turn once the pile is empty, in order; constant
    first_turns: whose own first turn has not come yet; constant
    idle: whole turns in a row in which nobody had a choice and nobody's money changed (Q310)
    stuck: whole turns in a row in which nothing but bail was decided
    next_prices: by seat: the fewest coins it can be offered for a roof this turn (R061)
    recalls: mothers taken back this turn (Q311)
    roof_requests: made this turn (Q322)
    offers: of trades, made this turn (Q312)
    declined: trades, this turn; constant
    tops_seen: by seat: the discard pile that it last left alone (R176)
    site: cards laid as floors of the building under construction, from below
    announced: action cards whose effect is still going on, in the order played
    arrivals: move-ins that still have to set something off, first come first served (Q086)
    clock: counts move-ins
    below: what has openly gone under the draw pile, lowest first; constant
    suitable: mask of the kinds that find an apartment anywhere (`suitability.refresh`)
    residents: mask of the tenants anywhere
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
        """An independent state like this one, without the events that led there."""
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
        """Note that somebody has a choice, and one of more than bail (Q310)."""
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
        """Make these buildings the estate of a seat."""
        self.estates[seat] = estate
        self.suitable = NOT_YET_KNOWN

    def replace_building(self, changed: Building) -> None:
        """Set a building in the place of its older self."""
        self.set_estate(changed.owner, self.estates[changed.owner].with_building(changed))

    def build(self, owner: Seat, floors: list[Card], builder: Seat, roof: Card) -> Building:
        """A new building with the owner's next number."""
        number = self.built[owner] + 1
        self.built = changed(self.built, owner, number)
        building = new_building(building_id(owner, number), floors, builder, roof)
        self.insert_building(building)
        return building

    def insert_building(self, building: Building) -> None:
        """Set a building among the others, in order."""
        self.set_estate(building.owner, self.estates[building.owner].and_building(building))

    def remove(self, building: Building) -> None:
        """Take a building off the table; its normal roof goes back to the supply, where there is one (R060)."""
        self.set_estate(building.owner, self.estates[building.owner].without_building(building))
        if building.roof == ROOF and not self.printed.roofs_in_deck:
            self.roofs += 1

    def tenant(self, apartment: ApartmentId) -> Card:
        """The kind of the tenant named by an apartment."""
        building = self.building(building_of(apartment))
        return building.tenants[building.slot(apartment)]

    def tenants(self) -> list[ApartmentId]:
        """The apartments of all tenants, building by building and from below."""
        return [building.apartment(slot) for building in self.buildings for slot in building.inhabited]

    def needs_two(self, kind: Card) -> bool:
        """Whether a tenant lives on two apartments (R078)."""
        return (self.printed.two_apartments >> kind) & 1 == 1

    def let(self, kind: Card, apartment: ApartmentId) -> None:
        """Put a tenant into an apartment."""
        building = self.building(building_of(apartment))
        self.clock += 1
        slot = building.slot(apartment)
        self.replace_building(building.moved_in(kind, slot, self.needs_two(kind), self.clock))

    def lift(self, apartment: ApartmentId) -> Card:
        """Take a tenant off its apartment; what was withheld from it is laid off (R175). Returns its kind."""
        building = self.building(building_of(apartment))
        slot = building.slot(apartment)
        self.lay_off_withheld(building, slot)
        self.replace_building(building.moved_out(slot))
        return building.tenants[slot]

    def lay_off_withheld(self, building: Building, slot: Slot) -> None:
        """The rent-withheld cards on a tenant go to the discard pile (R175)."""
        for left in range(building.withheld[slot] - 1, -1, -1):
            self.discard.append(RENT_WITHHELD)
            self.emit(WITHHOLDING_LAID_OFF, building.apartment(slot), left)

    def to_supply(self, kind: Card) -> bool:
        """Whether a tenant that leaves its apartment is a monster, which goes back to its supply now (R126, Q036)."""
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
        """Play an action card from the hand; it stays in front of all until its effect is over."""
        self.give(seat, kind)
        self.announced.append(kind)
        self.emit(CARD_PLAYED, seat, kind, target)

    def lay_off(self, kind: Card) -> None:
        """Put an announced card onto the discard pile: its effect is over (R031)."""
        self.announced.remove(kind)
        self.discard.append(kind)

    def react(self, seat: Seat, kind: Card, target: Action) -> None:
        """Play a reaction from the hand straight onto the discard pile."""
        self.give(seat, kind)
        self.discard.append(kind)
        self.emit(CARD_PLAYED, seat, kind, target)

    def pile_below(self) -> int:
        """The pile for cards that go under the draw pile: the discard pile once the draw pile is used up (R201)."""
        used_up = not self.draw and not self.edition.empty_pile_takes_cards
        return ON_DISCARD_PILE if used_up else UNDER_DRAW_PILE

    def known_below(self) -> list[Layer]:
        """What everybody knows to lie under the draw pile, lowest first."""
        return still_there(self.below, len(self.draw))

    def under_pile(self, cards: list[Card], unseen: int) -> None:
        """Shuffle cards under the draw pile, as long as there is one (R141, Q121); so many of them, the first ones,
        have not been seen."""
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
        """How many hackers of a building arrived before that moment (Q075)."""
        count = 0
        for slot in range(building.height + 2):
            if building.tenants[slot] == HACKER and building.arrived[slot] < when:
                count += 1
        return count


def empty_state(printed: PrintedValues, players: int, chance: Chance) -> State:
    """A state with nothing on the table, nobody on turn."""
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
