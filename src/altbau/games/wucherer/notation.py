"""Reads positions: a state from its description."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.engine.chance import Chance, Script, extend_script
from altbau.core.engine.ids import FIRST, NO_ACTION, NOBODY, Seat
from altbau.core.engine.rng import chance
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.position_reader import Reader, check_keys, mapping, number, sequence, wrong_kind
from altbau.errors import BadInput
from altbau.games.wucherer import piles
from altbau.games.wucherer.described import HIDDEN, names, unused_roofs
from altbau.games.wucherer.house_rules import configured
from altbau.games.wucherer.memory import held_before
from altbau.games.wucherer.rules.actions import (
    FIRST_APARTMENT,
    FIRST_BUILDING,
    FOR,
    MOST_BUILDINGS,
    SEAT,
    action_of,
    building_at,
    number_of,
    place_of,
    place_token,
    seat_of,
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
from altbau.games.wucherer.rules.edition import Edition, stated
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.events import BOUGHT, BUILT
from altbau.games.wucherer.rules.hand import hand_of
from altbau.games.wucherer.rules.ids import NO_SLOT, ApartmentId, BuildingId, Card, Slot, numbered
from altbau.games.wucherer.rules.lookup import PrintedValues
from altbau.games.wucherer.rules.pile import imagined
from altbau.games.wucherer.rules.reactions import NOTHING_SEEN, top_of
from altbau.games.wucherer.rules.state import CHECK, NOT_THIS_TURN, PHASES, DeclinedTrade, State, empty_state
from altbau.games.wucherer.rules.trading import declined_trade
from altbau.games.wucherer.rules.turns import begin

KEYS = (
    "edition", "seen-by", "options", "cards", "house", "players", "turn", "phase", "coins", "hands", "buildings",
    "withheld", "unpaid", "jail", "draw", "discard", "roofs", "monsters", "last-turns", "first-turn", "arrived",
    "second-pass", "seed", "numbers", "turns", "unseen", "idle", "stuck", "this-turn", "shuffles",
)  # fmt: skip
TURN_KEYS = ("phase", "idle", "stuck", "this-turn", "last-turns")  # of one turn only
BUILDING_KEYS = ("floors", "roof", "basement", "expansion", "covered", "tenants", "builder")
EXTENSIONS = (  # key of a building, card, and the roof that it needs (EMPTY: any)
    ("basement", BASEMENT_EXPANSION, EMPTY),
    ("expansion", ROOF_EXPANSION, ROOF),
    ("covered", ROOF, FLAT_ROOF),
)
THIS_TURN = ("roof-prices", "recalls", "roof-requests", "offers", "declined")
HAS = "has"
SOME_OF_A_HAND = (piles.COUNT, HAS)  # keys of a partly known hand


class Pile(NamedTuple):
    """The description of the draw pile, without the layers under it."""

    size: int | None  # None: all unused cards
    top: list[Card]  # top first


class WuchererReader(Reader[Edition]):
    """Builds a state from the keys of a position; every error names its path."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, KEYS, EDITIONS, configured)
        self.edition: Edition
        self.state = empty_state(PrintedValues(self.edition), self.players, chance(self.seed))
        self.script = Script()  # the shuffles to come
        self.used: Counter[Card] = Counter()
        self.buried: list[Building] = []  # buildings whose floors will be random unused cards
        self.held: dict[Seat, int] = {}  # by seat: how many cards of the hand will be random unused ones

    def kind(self, value: object, path: str) -> Card:
        """A card of this edition by its name. Raises BadInput."""
        kind = self.edition.kind(str(value))
        if kind not in self.edition.deck and (kind != MONSTER or not self.edition.monsters):
            raise BadInput("unknown-card", card=str(value), place=path)
        return kind

    def card(self, value: object, path: str) -> Card:
        """A card of this edition, counted as used. Raises BadInput if there are not so many copies."""
        kind = self.kind(value, path)
        self.used[kind] += 1
        copies = self.edition.monsters if kind == MONSTER else self.edition.deck[kind]
        if self.used[kind] > copies:
            raise BadInput("too-many-copies", card=str(value), count=self.used[kind], copies=copies, place=path)
        return kind

    def cards(self, value: object, path: str) -> list[Card]:
        """A list of cards, counted as used. Raises BadInput."""
        return [self.card(each, f"{path}.{index}") for index, each in enumerate(sequence(value, path))]

    def apartment(self, value: object, path: str) -> tuple[Building, Slot]:
        """The building and slot of a tenant, by its apartment. Raises BadInput if nobody lives there."""
        action = place_of(str(value))
        if action is not None and action >= FIRST_APARTMENT:
            for building in self.state.buildings:
                slot = building.slot(ApartmentId(action))
                if building.id == building_at(action) and slot < building.height + 2 and building.tenants[slot] > 0:
                    return building, slot
        raise BadInput("nobody-lives-there", apartment=str(value), place=path)

    def read(self, rng: Chance | None, stop_at_windows: bool) -> State:
        """The state, with its first question open; with `stop_at_windows` that can be a window without a choice. Its
        generator is `rng`, or made from the seed if that is None."""
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
        s.chance = extend_script(rng or s.chance, self.script)
        begin(s, PHASES.index(str(self.data.get("phase", PHASES[0]))), stop_at_windows)
        return s

    def read_hand(self, seat: Seat, value: object, path: str) -> None:
        """Read a hand: its cards, their number, or their number and the known ones."""
        if isinstance(value, int):
            self.held[seat] = number(value, path)
            return
        if isinstance(value, dict):
            data = mapping(value, path)
            check_keys(data, SOME_OF_A_HAND, path)
            has = self.cards(data.get(HAS), f"{path}.{HAS}")
            self.held[seat] = number(data.get(piles.COUNT), f"{path}.{piles.COUNT}") - len(has)
            if self.held[seat] < 0:
                raise wrong_kind(f"{path}.{piles.COUNT}", value, "the cards that are named, and more")
        else:
            has = self.cards(value, path)
        self.state.hands[seat] = hand_of(has)

    def read_coins(self) -> None:
        """Read the money. A player with hidden money gets as much as the seat whose knowledge the position is; if there
        is none, the starting coins."""
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
            raise wrong_kind("buildings", name, "A1, B2 …")
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
        """The cards of the floors, and whether they have to be picked from the unused cards. Raises BadInput."""
        most = most_floors(self.edition)
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
        """The roof of a building, counted as used if it is a card of the deck. Raises BadInput."""
        roofs: list[Card] = [
            kind for kind in ROOFS if kind in self.edition.deck or (kind == ROOF and self.edition.roofs)
        ]
        roof = self.edition.kind(name)
        if roof not in roofs:
            raise wrong_kind(path, name, ", ".join(names(roofs, self.edition)))
        if roof in self.edition.deck:
            self.card(name, path)
        return roof

    def flag(self, data: Data, key: str, path: str) -> bool:
        """A key that is true or false; false if it is missing. Raises BadInput."""
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise wrong_kind(path, value, "true, false")
        return value

    def extended(self, building: Building, key: str, card: Card, path: str) -> Building:
        """The building with an expansion, or with the normal roof below its flat one. Raises BadInput."""
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
            raise wrong_kind(path, value, "tenant")
        apartment = place_of(f"{place_token(building.id)}.{level}")
        slot = NO_SLOT if apartment is None else building.slot(ApartmentId(apartment))
        two = self.state.needs_two(kind)
        if slot < 0 or not building.has(slot) or (two and not building.has(Slot(slot + 1))):
            raise BadInput("no-such-apartment", place=path, apartment=f"{place_token(building.id)}.{level}")
        if building.tenants[slot] != EMPTY or (two and building.tenants[slot + 1] != EMPTY):
            raise BadInput("two-tenants", place=path)
        return building.moved_in(kind, slot, two, 0)

    def read_arrivals(self) -> None:
        """Read the order of arrivals: tenants that are not listed came first, in the order of buildings and from below;
        then the listed ones."""
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
        """What is left in a supply: all that is not used, or less. Raises BadInput."""
        if used > total:
            raise BadInput("number-not-in-range", place=key, value=used, least=0, most=total)
        return number(self.data.get(key, total - used), key, total - used)

    def read_piles(self) -> None:
        """Read the draw pile, and deal unused cards at random for the unnamed cards in hands and floors."""
        s = self.state
        pile = self.read_draw(self.data.get("draw"))
        unused = [
            kind for kind, copies in self.edition.deck.items() for _ in range(copies - self.used[kind])
        ]  # fmt: skip
        s.chance.shuffle(unused)
        bottom = [] if pile.size == len(pile.top) else imagined(s.below, unused, s.chance)
        monsters = [MONSTER] * (0 if self.seer is None else self.edition.monsters - self.used[MONSTER] - s.monsters)
        for seat, count in self.held.items():
            own, monsters = monsters[:count], monsters[count:]  # they can only be in hands
            own += self.picked(unused, count - len(own), f"hands.{SEAT_NAMES[seat]}")
            for kind in own:
                s.take(seat, kind)
        for building in self.buried:
            path = f"buildings.{place_token(building.id)}.floors"
            building.floors[:] = self.picked(unused, building.height, path)
        if pile.size is not None:
            unused = self.picked(unused, pile.size - len(bottom) - len(pile.top), "draw")
        if pile.size != len(pile.top) and len(bottom) < sum(layer.left for layer in s.below):
            raise BadInput("too-few-cards-left", place="draw")
        s.draw = bottom + unused + pile.top[::-1]

    def read_draw(self, written: object) -> "Pile":
        """The description of the draw pile: its cards, their number, or what is known of it. Raises BadInput."""
        if written is None or isinstance(written, int):
            return Pile(None if written is None else number(written, "draw"), [])
        if isinstance(written, list):
            return Pile(len(written), self.cards(written, "draw"))
        data = mapping(written, "draw")
        check_keys(data, piles.KEYS, "draw")
        top = self.cards(data.get(piles.TOP), f"draw.{piles.TOP}")
        count = number(data[piles.COUNT], f"draw.{piles.COUNT}") if piles.COUNT in data else None
        named = self.kind if count == len(top) else self.card  # else they were counted with the cards at the top
        s = self.state
        s.below = piles.read_layers(data, named, self.kind)
        if count == len(top):
            piles.check_layers(s.below, top[::-1], written)
        elif count is not None and count < len(top) + sum(layer.left for layer in s.below):
            raise wrong_kind(f"draw.{piles.COUNT}", count, "the cards that are named, and more")
        return Pile(count, top)

    def read_shuffles(self) -> None:
        """Read the results of the next shuffles, each top first; the cards are elsewhere now, so they are not
        counted."""
        for index, value in enumerate(sequence(self.data.get("shuffles"), "shuffles")):
            path = f"shuffles.{index}"
            cards = [self.kind(each, f"{path}.{place}") for place, each in enumerate(sequence(value, path))]
            self.script.shuffles.append(tuple(cards[::-1]))

    def picked(self, unused: list[Card], count: int, path: str) -> list[Card]:
        """Take so many of the unused cards. Raises BadInput if there are too few."""
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
            raise wrong_kind("phase", data.get("phase"), ", ".join(PHASES))
        s.prisoner = NOBODY if data.get("jail") is None else self.seat(data["jail"], "jail")
        s.first_turns = self.seats("first-turn")
        s.passes = int(self.flag(data, "second-pass", "second-pass"))
        if s.passes and self.players < self.edition.second_pass_players:
            raise BadInput("no-second-pass", place="second-pass", edition=self.edition.key)
        if s.last_turns and s.last_turns[0] != s.turn:
            raise wrong_kind("last-turns", data["last-turns"], SEAT_NAMES[s.turn])

    def read_numbers(self) -> None:
        """Read the highest number so far of each seat's buildings."""
        built = self.state.built
        for name, value in mapping(self.data.get("numbers"), "numbers").items():
            owner, place = self.seat(name, "numbers"), f"numbers.{name}"
            if number(value, place, MOST_BUILDINGS) < built[owner]:
                least, most = built[owner], MOST_BUILDINGS
                raise BadInput("number-not-in-range", place=place, value=value, least=least, most=most)
            built[owner] = value

    def read_this_turn(self) -> None:
        """Read what is limited in a turn: requests for roofs, notices to mothers, trade offers."""
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
        """A trade, such as `B alibi 2 for roof`. Raises BadInput."""
        partner, *goods = [action_of(word, self.edition.names) or NO_ACTION for word in line.split()] or [NO_ACTION]
        if partner not in range(SEAT, SEAT + self.players) or goods.count(FOR) != 1 or NO_ACTION in goods:
            raise wrong_kind(path, line, "B alibi 2 for roof")
        middle = goods.index(FOR)
        return declined_trade(seat_of(partner), goods[:middle], goods[middle + 1 :])

    def seats(self, key: str) -> list[Seat]:
        """A list of players."""
        return [self.seat(each, f"{key}.{index}") for index, each in enumerate(sequence(self.data.get(key), key))]


def read_position(data: Data, rng: Chance | None, stop_at_windows: bool) -> State:
    """The state that a position describes. Raises BadInput."""
    return WuchererReader(data).read(rng, stop_at_windows)


def told_to_all(before: State, s: State, events: Sequence[tuple[int, ...]]) -> bool:
    """Whether all choices are public: only the cards of floors are not."""
    return BUILT not in [event[0] for event in events]


def shown_since(data: Data, edition: Edition, seat: Seat, events: Sequence[tuple[int, ...]]) -> Data:
    """The position with the cards that the others must have held, and with those that the seat has drawn since."""
    hands = dict(data["hands"])
    for other, held in held_before(len(hands), events).items():
        if other != seat and held:
            hands[SEAT_NAMES[other]] = {piles.COUNT: hands[SEAT_NAMES[other]], HAS: names(held, edition)}
    drawn = [numbered(event[3]) for event in events if event[0] == BOUGHT and event[1] == seat]
    if not drawn:
        return data | {"hands": hands}
    pile = data["draw"] if isinstance(data["draw"], dict) else {piles.COUNT: data["draw"]}
    return data | {"hands": hands, "draw": pile | {piles.TOP: names(drawn, edition)}}


def most_floors(edition: Edition) -> int:
    """The most floors that a building of a position can have: those of the edition, or all cards of the draw pile."""
    limit = stated(edition, "max_floors")
    return sum(edition.deck.values()) if limit is None else limit
