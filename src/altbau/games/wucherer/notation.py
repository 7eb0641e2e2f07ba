"""Positions of the landlord card games as text: a state from what somebody has written down, and back."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import FIRST, NO_ACTION, NOBODY, Seat
from altbau.core.engine.rng import Rng, Witness, chance
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.reading import Reader, bad, check_keys, mapping, number, seer_name, sequence
from altbau.errors import BadInput
from altbau.games.wucherer import piles
from altbau.games.wucherer.memory import held_before
from altbau.games.wucherer.rules.actions import (
    ATTIC,
    BASEMENT,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    FOR,
    MOST_BUILDINGS,
    SEAT,
    action_of,
    building_at,
    level_of,
    number_of,
    place_of,
    place_token,
    seat_of,
    token,
)
from altbau.games.wucherer.rules.building import Building, new_building
from altbau.games.wucherer.rules.cards import (
    BASEMENT_EXPANSION,
    EMPTY,
    FLAT_ROOF,
    MONSTER,
    RENT_WITHHELD,
    ROOF,
    ROOF_EXPANSION,
)
from altbau.games.wucherer.rules.construction import ROOFS
from altbau.games.wucherer.rules.edition import RANDOM_STARTER, Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.events import BOUGHT, BUILT
from altbau.games.wucherer.rules.ids import NO_SLOT, ApartmentId, BuildingId, Card, Slot, numbered
from altbau.games.wucherer.rules.lookup import PrintedValues
from altbau.games.wucherer.rules.options import OPTIONS, STARTER, configured
from altbau.games.wucherer.rules.pile import Layer, imagined
from altbau.games.wucherer.rules.reactions import NOTHING_SEEN, to_be_shown, top_of
from altbau.games.wucherer.rules.state import CHECK, NOT_THIS_TURN, PHASES, DeclinedTrade, State, empty_state
from altbau.games.wucherer.rules.trading import declined_trade
from altbau.games.wucherer.rules.turns import begin
from altbau.games.wucherer.view import UNKNOWN, WuchererView

KEYS = (
    "edition", "seen-by", "options", "cards", "players", "turn", "phase", "coins", "hands", "buildings", "withheld",
    "unpaid", "jail", "draw", "discard", "roofs", "monsters", "last-turns", "first-turn", "arrived", "second-pass",
    "seed", "numbers", "turns", "unseen", "idle", "stuck", "this-turn", "shuffles",
)  # fmt: skip
UNNUMBERED: dict[int, int | str] = {BASEMENT: "basement", ATTIC: "attic"}  # levels that have a name
BUILDING_KEYS = ("floors", "roof", "basement", "expansion", "covered", "tenants", "builder")
EXTENSIONS = (  # key of a building, card, the roof that it needs
    ("basement", BASEMENT_EXPANSION, EMPTY),
    ("expansion", ROOF_EXPANSION, ROOF),
    ("covered", ROOF, FLAT_ROOF),
)
THIS_TURN = ("roof-prices", "recalls", "roof-requests", "offers", "declined")
HIDDEN_KEYS = ("idle", "stuck", "shuffles")  # whether somebody had a choice, and what is to come
HAS = "has"
SOME_OF_A_HAND = (piles.COUNT, HAS)  # keys of a hand that is known in part
HIDDEN = "hidden"  # money that somebody does not show


class Pile(NamedTuple):
    """What is said of the draw pile but for what lies under it."""

    size: int | None  # all unused cards unless it is said
    top: list[Card]  # top first


class WuchererReader(Reader[Edition]):
    """Sets up a table of houses from position keys, piece by piece; every error names its path."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, KEYS, EDITIONS, configured)
        self.edition: Edition
        self.state = empty_state(PrintedValues(self.edition), self.players, chance(self.seed))
        self.used: Counter[Card] = Counter()
        self.buried: list[Building] = []  # buildings whose floors are any unused cards
        self.held: dict[Seat, int] = {}  # by seat: how many cards of the hand are any unused ones

    def kind(self, value: object, path: str) -> Card:
        """A card of this edition."""
        kind = self.edition.kind(str(value))
        if kind not in self.edition.deck and (kind != MONSTER or not self.edition.monsters):
            raise BadInput("unknown-card", card=str(value), place=path)
        return kind

    def card(self, value: object, path: str) -> Card:
        """A card of this edition, counted against its copies."""
        kind = self.kind(value, path)
        self.used[kind] += 1
        copies = self.edition.monsters if kind == MONSTER else self.edition.deck[kind]
        if self.used[kind] > copies:
            raise BadInput("too-many-copies", card=str(value), count=self.used[kind], copies=copies, place=path)
        return kind

    def cards(self, value: object, path: str) -> list[Card]:
        """A list of cards."""
        return [self.card(each, f"{path}.{index}") for index, each in enumerate(sequence(value, path))]

    def apartment(self, value: object, path: str) -> tuple[Building, Slot]:
        """The building and slot of a tenant that is named by its apartment."""
        action = place_of(str(value))
        if action is not None and action >= FIRST_APARTMENT:
            for building in self.state.buildings:
                slot = building.slot(ApartmentId(action))
                if building.id == building_at(action) and slot < building.height + 2 and building.tenants[slot] > 0:
                    return building, slot
        raise BadInput("nobody-lives-there", apartment=str(value), place=path)

    def read(self, rng: Rng | None, stop_at_windows: bool) -> State:
        """The whole state, with its first question open, with `stop_at_windows` even a reaction that leaves no choice;
        `rng` is its generator from now on, else that of the seed."""
        s = self.state
        self.read_coins()
        for name, value in mapping(self.data.get("hands"), "hands").items():
            self.read_hand(self.seat(name, "hands"), value, f"hands.{name}")
        for name, value in mapping(self.data.get("buildings"), "buildings").items():
            self.read_building(name, value)
        self.read_arrivals()
        self.read_waivers()
        s.discard = self.cards(self.data.get("discard"), "discard")
        self.read_shuffles()
        self.read_supplies()
        self.read_piles()
        self.read_turn()
        s.rng = rng or s.rng
        begin(s, PHASES.index(str(self.data.get("phase", PHASES[0]))), stop_at_windows)
        return s

    def read_hand(self, seat: Seat, value: object, path: str) -> None:
        """A hand: its cards, their number, or the number and those that are known of them."""
        if isinstance(value, int):
            self.held[seat] = number(value, path)
            return
        if isinstance(value, dict):
            data = mapping(value, path)
            check_keys(data, SOME_OF_A_HAND, path)
            has = self.cards(data.get(HAS), f"{path}.{HAS}")
            self.held[seat] = number(data.get(piles.COUNT), f"{path}.{piles.COUNT}") - len(has)
            if self.held[seat] < 0:
                raise bad(f"{path}.{piles.COUNT}", value, "the cards that are named, and more")
        else:
            has = self.cards(value, path)
        self.state.hands[seat] = sorted(has)

    def read_coins(self) -> None:
        """The money; who hides it is taken to have as much as who knows the rest, or what everybody begins with."""
        s = self.state
        hidden: list[Seat] = []
        for name, value in mapping(self.data.get("coins"), "coins").items():
            if value == HIDDEN:
                hidden.append(self.seat(name, "coins"))
            else:
                s.coins[self.seat(name, "coins")] = number(value, f"coins.{name}")
        for seat in hidden:
            s.coins[seat] = self.edition.starting_coins if self.seer in (None, NOBODY) else s.coins[self.seer or 0]

    # --- buildings ----------------------------------------------------------------------------------------------

    def read_building(self, name: str, value: object) -> None:
        path = f"buildings.{name}"
        named = place_of(name)
        if named is None or not FIRST_BUILDING <= named < FIRST_APARTMENT or number_of(BuildingId(named)) == 0:
            raise bad("buildings", name, "A1, B2 …")
        id = BuildingId(named)
        owner = self.seat(name[0], path)
        data = mapping(value, path)
        check_keys(data, BUILDING_KEYS, path)
        floors, buried = self.read_floors(data.get("floors"), f"{path}.floors")
        roof = self.read_roof(str(data.get("roof", "roof")), f"{path}.roof")
        building = new_building(id, floors, self.seat(data.get("builder", name[0]), f"{path}.builder"), roof)
        for key, card, where in EXTENSIONS:
            if self.flag(data, key, f"{path}.{key}"):
                if where and roof != where:
                    raise BadInput("impossible-building", place=f"{path}.{key}", problem=key)
                building = self.extended(building, key, card, f"{path}.{key}")
        for level, tenant in mapping(data.get("tenants"), f"{path}.tenants").items():
            building = self.read_tenant(building, level, tenant, f"{path}.tenants.{level}")
        self.state.built[owner] = max(self.state.built[owner], number_of(id))
        self.state.insert_building(building)
        if buried:
            self.buried.append(building)

    def read_floors(self, value: object, path: str) -> tuple[list[Card], bool]:
        """The cards laid as floors, and whether they are still to be picked from the unused ones."""
        most = self.edition.max_floors
        if value is None:
            raise BadInput("roof-without-floors", place=path)
        if isinstance(value, list):
            floors = self.cards(value, path)
            if MONSTER in floors:
                raise BadInput("impossible-building", place=path, problem="monster")
        else:
            floors = [EMPTY] * number(value, path)
        if not floors:
            raise BadInput("roof-without-floors", place=path)
        if len(floors) > most:
            raise BadInput("number-not-in-range", place=path, value=len(floors), least=1, most=most)
        return floors, not isinstance(value, list)

    def read_roof(self, name: str, path: str) -> Card:
        """What tops a building, counted against its copies if it is a card of the deck."""
        roofs: list[Card] = [
            kind for kind in ROOFS if kind in self.edition.deck or (kind == ROOF and self.edition.roofs)
        ]
        roof = self.edition.kind(name)
        if roof not in roofs:
            raise bad(path, name, ", ".join(names(roofs, self.edition)))
        if roof in self.edition.deck:
            self.card(name, path)
        return roof

    def flag(self, data: Data, key: str, path: str) -> bool:
        """A key that is true or false."""
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise bad(path, value, "true, false")
        return value

    def extended(self, building: Building, key: str, card: Card, path: str) -> Building:
        """The building with an expansion, or with the plain roof below its flat one."""
        if key != "covered":
            self.card(self.edition.names[card], path)
            return building.expanded(card)
        if not self.edition.flat_roof_on_roof:
            raise BadInput("impossible-building", place=path, problem=key)
        self.card(self.edition.names[ROOF], path)
        return building.expanded(FLAT_ROOF)

    def read_tenant(self, building: Building, level: str, value: object, path: str) -> Building:
        kind = self.card(value, path)
        if kind not in self.edition.tenants:
            raise bad(path, value, "tenant")
        apartment = place_of(f"{place_token(building.id)}.{level}")
        slot = NO_SLOT if apartment is None else building.slot(ApartmentId(apartment))
        two = self.state.needs_two(kind)
        if slot < 0 or not building.has(slot) or (two and not building.has(Slot(slot + 1))):
            raise BadInput("no-such-apartment", place=path, apartment=f"{place_token(building.id)}.{level}")
        if building.tenants[slot] != EMPTY or (two and building.tenants[slot + 1] != EMPTY):
            raise BadInput("two-tenants", place=path)
        return building.moved_in(kind, slot, two, 0)

    def read_arrivals(self) -> None:
        """Who came when: buildings in order and from below, those that are listed last."""
        listed = sequence(self.data.get("arrived"), "arrived")
        late = [self.apartment(each, f"arrived.{index}") for index, each in enumerate(listed)]
        later = [(building.id, slot) for building, slot in late]
        early = [
            (building.id, slot)
            for building in self.state.buildings
            for slot in building.inhabited
            if (building.id, slot) not in later
        ]
        for id, slot in early + later:
            self.state.clock += 1
            self.state.building(id).arrived[slot] = self.state.clock

    def read_waivers(self) -> None:
        s = self.state
        for index, each in enumerate(sequence(self.data.get("withheld"), "withheld")):
            building, slot = self.apartment(each, f"withheld.{index}")
            self.card(self.edition.names.get(RENT_WITHHELD, "rent-withheld"), f"withheld.{index}")
            s.replace_building(building.with_withheld(slot, building.withheld[slot] + 1))
        for index, each in enumerate(sequence(self.data.get("unpaid"), "unpaid")):
            building, slot = self.apartment(each, f"unpaid.{index}")
            s.replace_building(building.with_waived(slot, building.waived[slot] + 1))

    # --- supplies, piles, turn ------------------------------------------------------------------------------------

    def read_supplies(self) -> None:
        s = self.state
        s.roofs = self.supply("roofs", self.edition.roofs, self.edition.roofs - unused_roofs(s))
        s.monsters = self.supply("monsters", self.edition.monsters, self.used[MONSTER])

    def supply(self, key: str, total: int, used: int) -> int:
        """What is left in a supply: all that is not in use, or less."""
        if used > total:
            raise BadInput("number-not-in-range", place=key, value=used, least=0, most=total)
        return number(self.data.get(key, total - used), key, total - used)

    def read_piles(self) -> None:
        """The draw pile, and any unused cards in hands and as floors that nobody has named."""
        s = self.state
        pile = self.read_draw(self.data.get("draw"))
        unused = [
            kind for kind, copies in self.edition.deck.items() for _ in range(copies - self.used[kind])
        ]  # fmt: skip
        s.rng.shuffle(unused)
        bottom = [] if pile.size == len(pile.top) else imagined(s.below, unused, s.rng)
        monsters = [MONSTER] * (0 if self.seer is None else self.edition.monsters - self.used[MONSTER] - s.monsters)
        for seat, count in self.held.items():
            own, monsters = monsters[:count], monsters[count:]  # they are nowhere else
            own += self.picked(unused, count - len(own), f"hands.{SEAT_NAMES[seat]}")
            s.hands[seat] = sorted(s.hands[seat] + own)
        for building in self.buried:
            path = f"buildings.{place_token(building.id)}.floors"
            building.floors[:] = self.picked(unused, building.height, path)
        if pile.size is not None:
            unused = self.picked(unused, pile.size - len(bottom) - len(pile.top), "draw")
        if pile.size != len(pile.top) and len(bottom) < sum(layer.left for layer in s.below):
            raise BadInput("too-few-cards-left", place="draw")
        s.draw = bottom + unused + pile.top[::-1]

    def read_draw(self, written: object) -> "Pile":
        """What is said of the draw pile: its cards, their number, or what is known of them."""
        if written is None or isinstance(written, int):
            return Pile(None if written is None else number(written, "draw"), [])
        if isinstance(written, list):
            return Pile(len(written), self.cards(written, "draw"))
        data = mapping(written, "draw")
        check_keys(data, piles.KEYS, "draw")
        top = self.cards(data.get(piles.TOP), f"draw.{piles.TOP}")
        count = number(data[piles.COUNT], f"draw.{piles.COUNT}") if piles.COUNT in data else None
        named = self.kind if count == len(top) else self.card  # cards at the top have been counted
        s = self.state
        s.below = piles.read_layers(data, named, self.kind)
        if count == len(top):
            piles.check_layers(s.below, top[::-1], written)
        elif count is not None and count < len(top) + sum(layer.left for layer in s.below):
            raise bad(f"draw.{piles.COUNT}", count, "the cards that are named, and more")
        return Pile(count, top)

    def read_shuffles(self) -> None:
        """How the cards that are shuffled next come to lie, top first; now they are elsewhere."""
        for index, value in enumerate(sequence(self.data.get("shuffles"), "shuffles")):
            path = f"shuffles.{index}"
            cards = [self.kind(each, f"{path}.{place}") for place, each in enumerate(sequence(value, path))]
            self.state.shuffles.append(tuple(cards[::-1]))

    def picked(self, unused: list[Card], count: int, path: str) -> list[Card]:
        """So many of the unused cards, which are then used. Raises BadInput if there are too few."""
        if len(unused) < count:
            raise BadInput("too-few-cards-left", place=path)
        return [unused.pop() for _ in range(count)]

    def read_turn(self) -> None:
        s = self.state
        data = self.data
        s.last_turns = self.seats("last-turns")
        s.turn = self.seat(data["turn"], "turn") if "turn" in data else s.last_turns[0] if s.last_turns else FIRST
        s.turns = number(data.get("turns", 1), "turns")
        self.read_numbers()
        unseen = self.seats("unseen")
        s.tops_seen = [NOTHING_SEEN if seat in unseen else top_of(s) for seat in range(self.players)]
        whole = PHASES[CHECK] == data.get("phase", PHASES[CHECK])
        s.idle = number(data["idle"], "idle") if "idle" in data else 0 if whole else NOT_THIS_TURN
        s.stuck = number(data["stuck"], "stuck") if "stuck" in data else 0 if whole else NOT_THIS_TURN
        self.read_this_turn()
        if str(data.get("phase", PHASES[0])) not in PHASES:
            raise bad("phase", data.get("phase"), ", ".join(PHASES))
        s.prisoner = NOBODY if data.get("jail") is None else self.seat(data["jail"], "jail")
        s.first_turns = self.seats("first-turn")
        s.passes = int(self.flag(data, "second-pass", "second-pass"))
        if s.passes and self.players < self.edition.second_pass_players:
            raise BadInput("no-second-pass", place="second-pass", edition=self.edition.key)
        if s.last_turns and s.last_turns[0] != s.turn:
            raise bad("last-turns", data["last-turns"], SEAT_NAMES[s.turn])

    def read_numbers(self) -> None:
        """The last number that a building of each seat has had."""
        built = self.state.built
        for name, value in mapping(self.data.get("numbers"), "numbers").items():
            owner, place = self.seat(name, "numbers"), f"numbers.{name}"
            if number(value, place, MOST_BUILDINGS) < built[owner]:
                least, most = built[owner], MOST_BUILDINGS
                raise BadInput("number-not-in-range", place=place, value=value, least=least, most=most)
            built[owner] = value

    def read_this_turn(self) -> None:
        """What has been done in this turn and can't be done for ever: asking for roofs, taking mothers back, offers."""
        s = self.state
        data = mapping(self.data.get("this-turn"), "this-turn")
        check_keys(data, THIS_TURN, "this-turn")
        for name, value in mapping(data.get("roof-prices"), "this-turn.roof-prices").items():
            s.next_prices[self.seat(name, "this-turn.roof-prices")] = number(value, f"this-turn.roof-prices.{name}")
        s.recalls = number(data.get("recalls", 0), "this-turn.recalls")
        s.roof_requests = number(data.get("roof-requests", 0), "this-turn.roof-requests")
        s.offers = number(data.get("offers", 0), "this-turn.offers")
        for index, value in enumerate(sequence(data.get("declined"), "this-turn.declined")):
            s.declined.append(self.read_offer(str(value), f"this-turn.declined.{index}"))

    def read_offer(self, line: str, path: str) -> DeclinedTrade:
        """A trade as it is offered: `B alibi 2 for roof`."""
        partner, *goods = [action_of(word, self.edition.names) or NO_ACTION for word in line.split()] or [NO_ACTION]
        if partner not in range(SEAT, SEAT + self.players) or goods.count(FOR) != 1 or NO_ACTION in goods:
            raise bad(path, line, "B alibi 2 for roof")
        middle = goods.index(FOR)
        return declined_trade(seat_of(partner), goods[:middle], goods[middle + 1 :])

    def seats(self, key: str) -> list[Seat]:
        """A list of players."""
        return [self.seat(each, f"{key}.{index}") for index, each in enumerate(sequence(self.data.get(key), key))]


# --- writing --------------------------------------------------------------------------------------------------------


def unused_roofs(s: State) -> int:
    """The normal roofs of the supply that lie on no building."""
    return 0 if s.printed.roofs_in_deck else s.edition.roofs - [building.roof for building in s.buildings].count(ROOF)


def unused_monsters(s: State, seen_by: Seat | None) -> int:
    """The monsters that neither live anywhere nor are in anybody's hand, or in that of a seat if only that is known."""
    at_home = sum(building.tenants.count(MONSTER) for building in s.buildings)
    known = [hand for seat, hand in enumerate(s.hands) if seen_by in (None, seat)]
    return s.edition.monsters - at_home - sum(hand.count(MONSTER) for hand in known)


def highest_number(s: State, seat: Seat) -> int:
    """The highest number of a building of a seat that stands, or 0."""
    return max([number_of(building.id) for building in s.owned(seat)], default=0)


def names(cards: list[Card], edition: Edition) -> list[str]:
    """The names of cards in an edition."""
    return [edition.names[kind] for kind in cards]


def described_building(building: Building, edition: Edition) -> Data:
    """A building in the notation; floors that are not known by their number."""
    floors = building.height if EMPTY in building.floors else names(building.floors, edition)
    data: Data = {"floors": floors, "roof": edition.names[building.roof]}
    if building.builder != building.owner:
        data["builder"] = SEAT_NAMES[building.builder]
    if building.basement:
        data["basement"] = True
    if building.expansion:
        data["expansion"] = True
    if building.covered:
        data["covered"] = True
    tenants = described_tenants(building, edition)
    if tenants:
        data["tenants"] = tenants
    return data


def described_tenants(building: Building, edition: Edition) -> dict[int | str, str]:
    """The tenants of a building by level."""
    levels = [(level_of(building.apartment(slot)), building.tenants[slot]) for slot in building.inhabited]
    return {UNNUMBERED.get(level, level): edition.names[kind] for level, kind in levels}


def counted(s: State, waived: bool) -> list[str]:
    """The apartments on whose tenants waivers lie, as often as there are."""
    return [
        place_token(building.apartment(slot))
        for building in s.buildings
        if building.waivers
        for slot in building.inhabited
        for _ in range(building.waived[slot] if waived else building.withheld[slot])
    ]


def described_options(edition: Edition) -> dict[str, bool | str]:
    """The table options that differ from the default."""
    found: dict[str, bool | str] = {}
    for option in OPTIONS[edition.key]:
        value = getattr(edition, option.field)
        if option == STARTER:
            value = STARTER.default if value == RANDOM_STARTER else SEAT_NAMES[value]
        if value != option.default:
            found[option.name] = value
    return found


def described_values(edition: Edition) -> dict[str, dict[str, int]]:
    """The card values that are not the shipped ones."""
    shipped = EDITIONS[edition.key].tenants
    if edition.tenants == shipped:
        return {}
    return {
        edition.names[kind]: {"rent": card.rent, "floors": card.floors}
        for kind, card in edition.tenants.items()
        if card != shipped[kind]
    }


def described_turn(s: State) -> Data:
    """What has been done in this turn and can't be done for ever."""
    data: Data = {
        "roof-prices": {SEAT_NAMES[seat]: price for seat, price in enumerate(s.next_prices) if price},
        "recalls": s.recalls,
        "roof-requests": s.roof_requests,
        "offers": s.offers,
        "declined": [described_offer(s, offer) for offer in s.declined],
    }
    return {key: value for key, value in data.items() if value}


def described_offer(s: State, offer: DeclinedTrade) -> str:
    """A trade as it is offered."""
    words = [token(each, s.edition.names) for each in (*offer.given, FOR, *offer.asked)]
    return " ".join([SEAT_NAMES[offer.partner], *words])


class Secrets(NamedTuple):
    """What not everybody knows, in the notation but for the buildings."""

    coins: dict[str, int | str]
    hands: dict[str, list[str] | int]
    buildings: list[Building]
    draw: list[str] | int | Data


def open_secrets(s: State) -> Secrets:
    """Everything."""
    return Secrets(
        {SEAT_NAMES[seat]: s.coins[seat] for seat in range(s.players)},
        {SEAT_NAMES[seat]: names(s.hands[seat], s.edition) for seat in range(s.players)},
        s.buildings,
        described_draw(names(s.draw[::-1], s.edition), s.known_below(), s.edition),
    )


def described_draw(pile: list[str] | int, below: list[Layer], edition: Edition) -> list[str] | int | Data:
    """The draw pile: its cards or their number, and what everybody knows to lie under it."""
    if not below:
        return pile
    known = {piles.COUNT: pile} if isinstance(pile, int) else {piles.COUNT: len(pile), piles.TOP: pile}
    return known | piles.described(below, edition)


def kept_secrets(v: WuchererView) -> Secrets:
    """What a view tells."""
    return Secrets(
        {SEAT_NAMES[seat]: HIDDEN if v.coins[seat] == UNKNOWN else v.coins[seat] for seat in range(v.players)},
        {
            SEAT_NAMES[seat]: names(v.hand, v.edition) if seat == v.seat else v.hand_counts[seat]
            for seat in range(v.players)
        },
        v.buildings,
        described_draw(v.draw_count, v.known_below(), v.edition),
    )


def read_position(data: Data, rng: Rng | None, stop_at_windows: bool) -> State:
    """The state that a position describes. Raises BadInput."""
    return WuchererReader(data).read(rng, stop_at_windows)


def described_position(s: State, seen_by: Seat | None) -> Data:
    """The position of a state whose player on turn has a free choice; what is empty or default is left out.

    What a seat, or NOBODY as a spectator, does not see is told by numbers: hands, the draw pile, floors; and money that
    is not shown as `hidden`.
    """
    seats = s.seats()
    coins, hands, buildings, draw = open_secrets(s) if seen_by is None else kept_secrets(WuchererView(s, seen_by))
    arrived = sorted(
        (building.arrived[slot], building.apartment(slot)) for building in s.buildings for slot in building.inhabited
    )
    order = [apartment for _, apartment in arrived]
    data: Data = {
        "edition": s.edition.key,
        "seen-by": None if seen_by is None else seer_name(seen_by),
        "options": described_options(s.edition),
        "cards": described_values(s.edition),
        "players": s.players,
        "turn": SEAT_NAMES[s.turn],
        "phase": PHASES[s.phase],
        "coins": coins,
        "hands": hands,
        "buildings": {place_token(building.id): described_building(building, s.edition) for building in buildings},
        "withheld": counted(s, waived=False),
        "unpaid": counted(s, waived=True),
        "jail": SEAT_NAMES[s.prisoner] if s.prisoner != NOBODY else None,
        "draw": draw,
        "discard": names(s.discard, s.edition),
        "roofs": s.roofs if s.roofs != unused_roofs(s) else None,
        "monsters": s.monsters if s.monsters != unused_monsters(s, seen_by) else None,
        "last-turns": [SEAT_NAMES[seat] for seat in s.last_turns],
        "first-turn": [SEAT_NAMES[seat] for seat in s.first_turns],
        "second-pass": s.passes > 0 or None,
        "arrived": [place_token(apartment) for apartment in order] if order != sorted(order) else [],
        "numbers": {SEAT_NAMES[seat]: s.built[seat] for seat in seats if s.built[seat] > highest_number(s, seat)},
        "this-turn": {} if s.over else described_turn(s),
        "idle": s.idle if not s.over and s.idle > (0 if s.phase == CHECK else NOT_THIS_TURN) else None,
        "stuck": s.stuck if not s.over and s.stuck > (0 if s.phase == CHECK else NOT_THIS_TURN) else None,
        "turns": s.turns if s.turns > 1 else None,
        "unseen": [SEAT_NAMES[seat] for seat in to_be_shown(s)],
        "shuffles": [names(list(cards[::-1]), s.edition) for cards in s.shuffles],
    }
    hidden = () if seen_by is None else HIDDEN_KEYS
    return {
        key: value
        for key, value in data.items()
        if (value not in ({}, [], None) or key == "draw") and key not in hidden
    }


def foretell(s: State, given: Witness) -> None:
    """Shuffled cards come to lie as they did."""
    s.shuffles += given.shuffles


def told_to_all(before: State, s: State, events: Sequence[tuple[int, ...]]) -> bool:
    """Which cards are laid as floors nobody else sees."""
    return BUILT not in [event[0] for event in events]


def shown_since(data: Data, edition: Edition, seat: Seat, events: Sequence[tuple[int, ...]]) -> Data:
    """The cards that the others must have had in hand, and those that the seat has drawn."""
    hands = dict(data["hands"])
    for other, held in held_before(len(hands), events).items():
        if other != seat and held:
            hands[SEAT_NAMES[other]] = {piles.COUNT: hands[SEAT_NAMES[other]], HAS: names(held, edition)}
    drawn = [numbered(event[3]) for event in events if event[0] == BOUGHT and event[1] == seat]
    if not drawn:
        return data | {"hands": hands}
    pile = data["draw"] if isinstance(data["draw"], dict) else {piles.COUNT: data["draw"]}
    return data | {"hands": hands, "draw": pile | {piles.TOP: names(drawn, edition)}}
