"""The position editor: piles, hands, buildings with their tenants, turn and phase."""

from collections.abc import Iterator
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.table import Argument
from altbau.core.notation.position_model import (
    ABSENT,
    Apartment,
    Editor,
    FlagSpot,
    Group,
    Label,
    ListSpot,
    MarkSpot,
    Setting,
    SettingChoice,
    Spot,
    Thing,
    TopSpot,
    editor_label,
    of_number,
    of_options,
    of_players,
    one_of,
    seat_letters,
    value_at,
)
from altbau.core.notation.position_reader import Reader, mapping
from altbau.games.wucherer import piles
from altbau.games.wucherer.house_rules import configured
from altbau.games.wucherer.notation import KEYS, most_floors
from altbau.games.wucherer.rules.actions import ATTIC, MOST_BUILDINGS, number_of, place_of
from altbau.games.wucherer.rules.cards import (
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    MONSTER,
    RENT_WITHHELD,
    ROOF,
    ROOF_EXPANSION,
)
from altbau.games.wucherer.rules.construction import ROOFS
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import BuildingId, Card
from altbau.games.wucherer.rules.options import OPTIONS, STARTER
from altbau.games.wucherer.rules.state import PHASES

CARDS, FLOORS, TENANTS, ROOFS_OR_ATTICS = SORTS = ("cards", "floors", "tenants", "roofs")  # the sorts of things
WITHHELD: Final = "withheld"
BY_APARTMENT: Final = (WITHHELD, "unpaid", "arrived")  # keys with lists of apartments
BY_SEAT: Final = ("coins", "hands", "numbers")


class WuchererEditor(Reader[Edition]):
    """Describes a position for the editor."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, KEYS, EDITIONS, configured)

    def editor(self) -> Editor:
        """All that can be changed."""
        starters = STARTER._replace(choices=(str(STARTER.default), *SEAT_NAMES[: self.players]))
        options = of_options(self.data, [starters if each == STARTER else each for each in OPTIONS[self.edition.key]])
        seats = [self.seat_group(letter) for letter in SEAT_NAMES[: self.players]]
        rest = editor_label("rest" if "draw" in self.data else "rest-drawn")
        return Editor([self.table(), *seats, options], self.things(), rest)

    def things(self) -> dict[str, Thing]:
        """The cards, the monsters and the roofs of the supply."""
        edition = self.edition
        copies: dict[Card, int] = dict(edition.deck)
        if edition.monsters:
            copies[MONSTER] = edition.monsters
        if edition.roofs:
            copies[ROOF] = edition.roofs
        return {
            edition.names[kind]: Thing(Argument(type="card", value=edition.names[kind]), count, self.sorts(kind))
            for kind, count in copies.items()
        }

    def sorts(self, kind: Card) -> tuple[str, ...]:
        """The sorts that a card counts as."""
        found = [FLOORS] if kind in self.edition.deck else []
        if found or kind == MONSTER:
            found.append(CARDS)
        if kind in self.edition.tenants:
            found.append(TENANTS)
        return (*found, ROOFS_OR_ATTICS) if kind in ROOFS else (*found,)

    # --- the table ------------------------------------------------------------------------------------------------

    def table(self) -> Group:
        """The group of the table: players, turn, phase, jail, and the piles."""
        data, edition = self.data, self.edition
        phases: dict[object, Argument] = {name: Argument(type="phase", value=name) for name in PHASES}
        seats = seat_letters(self.players)
        settings = [
            of_players(data, self.players, edition.min_players, edition.max_players, self.owned),
            one_of(data, "turn", (editor_label("turn"),), seats, "A"),
            one_of(data, "phase", (editor_label("phase"),), phases, PHASES[0]),
            one_of(data, "jail", (editor_label("jail"),), {ABSENT: editor_label("nobody")} | seats),
        ]
        draw, discard = (editor_label("draw"),), (editor_label("discard"),)
        pile = data.get("draw")
        listed = int("draw" not in data)
        choices = (SettingChoice(editor_label("listed"), {} if "draw" in data else {"draw": []}),)
        settings.append(
            Setting("draw", draw, (*choices, SettingChoice(editor_label("shuffled"), {"draw": ABSENT})), listed)
        )
        spots: list[Spot] = []
        if isinstance(pile, int):
            settings.append(of_number(data, "draw", (*draw, editor_label("number"))))
        elif isinstance(pile, dict) and piles.TOP not in pile:
            settings.append(of_number(data, f"draw.{piles.COUNT}", (*draw, editor_label("number")), None))
        elif isinstance(pile, dict):
            number = f"draw.{piles.COUNT}"
            spots.append(ListSpot(f"draw.{piles.TOP}", draw, CARDS, number=number, kept=True, ordered=True))
        elif pile is not None:
            spots.append(ListSpot("draw", draw, CARDS, kept=True, ordered=True))
        spots.append(ListSpot("discard", discard, CARDS, upwards=True, ordered=True))
        return Group("table", "", (editor_label("table"),), settings=settings, spots=spots)

    def owned(self, letter: str) -> Iterator[str]:
        """The paths of a seat in the position."""
        for key in BY_SEAT:
            yield f"{key}.{letter}"
        for name in self.buildings(letter):
            yield f"buildings.{name}"
        if mapping(self.data.get("options"), "options").get(STARTER.name) == letter:
            yield f"options.{STARTER.name}"

    # --- a seat ---------------------------------------------------------------------------------------------------

    def seat_group(self, letter: str) -> Group:
        """The group of a seat: money, hand and buildings."""
        data = self.data
        settings = [of_number(data, f"coins.{letter}", (editor_label("coins"),))]
        spots: list[Spot] = []
        path, label = f"hands.{letter}", (editor_label("hand"),)
        hand = value_at(data, path)
        if isinstance(hand, int):
            settings.append(of_number(data, path, (*label, editor_label("number"))))
        elif isinstance(hand, dict):
            settings.append(of_number(data, f"{path}.{piles.COUNT}", (*label, editor_label("number"))))
            spots.append(ListSpot(f"{path}.has", label, CARDS))
        else:
            spots.append(ListSpot(path, label, CARDS))
        standing = self.buildings(letter)
        houses = [self.house(name) for name in standing]
        numbers = [number for number in [value_at(data, f"numbers.{letter}")] if isinstance(number, int)]
        last = max([int(name[1:]) for name in standing] + numbers, default=0)
        if last < MOST_BUILDINGS:
            houses.append(self.site(f"{letter}{last + 1}"))
        seat = (Argument(type="seat", value=letter),)
        return Group("seat", letter, seat, settings=settings, spots=spots, parts=houses)

    def buildings(self, letter: str) -> list[str]:
        """The valid names of a seat's buildings."""
        names = [*mapping(self.data.get("buildings"), "buildings")]
        read = [(name, place_of(name)) for name in names if name[:1] == letter and "." not in name]
        return [name for name, place in read if place is not None and number_of(BuildingId(place)) > 0]

    def site(self, name: str) -> Group:
        """The group of a seat's next building."""
        label = (editor_label("new"),)
        path = f"buildings.{name}"
        return Group("building", path, label, spots=[ListSpot(f"{path}.floors", (editor_label("floors"),), FLOORS)])

    def house(self, name: str) -> Group:
        """The group of a building, from its roof down to its floors."""
        path = f"buildings.{name}"
        house = mapping(value_at(self.data, path), path)
        floors = f"{path}.floors"
        label: Label = (editor_label("floors"),)
        group = Group("building", path, (Argument(type="place", value=name),), removable=True)
        group.spots.extend(self.roof(path))
        group.spots.extend(self.apartments(name, house))
        written = house.get("floors")
        if isinstance(written, list) or written is None:
            around = "" if house.get("tenants") else path
            group.spots.append(ListSpot(floors, label, FLOORS, kept=True, around=around))
        else:
            group.settings.append(of_number(self.data, floors, label, most=most_floors(self.edition)))
        return group

    def roof(self, path: str) -> Iterator[Spot]:
        """The places for the roof and the expansions of a building."""
        names = self.edition.names
        yield TopSpot(f"{path}.roof", (editor_label("roof"),), ROOFS_OR_ATTICS, names.get(ROOF, "roof"))
        if self.edition.flat_roof_on_roof:
            yield FlagSpot(f"{path}.covered", (editor_label("covered"),), names[ROOF])
        for key, kind in (("expansion", ROOF_EXPANSION), ("basement", BASEMENT_EXPANSION)):
            if kind in self.edition.deck:
                yield FlagSpot(f"{path}.{key}", (editor_label(key),), names[kind])

    def apartments(self, name: str, house: Data) -> Iterator[Spot]:
        """The places for tenants, from the top down. The upper apartment of a tenant with two is left out."""
        tenants = {str(level): str(card) for level, card in mapping(house.get("tenants"), "tenants").items()}
        free = True
        spots: list[list[Spot]] = []
        for level in self.levels(house):
            tenant = tenants.get(level)
            if free or tenant:
                spots.append([*self.apartment(f"{name}.{level}", tenant is not None)])
            two = [card.two_apartments for kind, card in self.edition.tenants.items() if self.named(kind) == tenant]
            free = not any(two)
        for both in reversed(spots):
            yield from both

    def named(self, kind: Card) -> str:
        """The name of a card."""
        return self.edition.names[kind]

    def levels(self, house: Data) -> list[str]:
        """The levels of a building, from below: those that exist, and those where the position has a tenant."""
        said = [str(level) for level in mapping(house.get("tenants"), "tenants")]
        floors = house.get("floors")
        count = len(floors) if isinstance(floors, list) else floors if isinstance(floors, int) else 0
        built = min(count, self.edition.max_floors)
        highest = max([int(level) for level in said if level.isdigit() and int(level) < ATTIC] + [built])
        attic = house.get("roof") == self.edition.names.get(ATTIC_APARTMENT) or house.get("expansion") is True
        lowest = ["basement"] * (house.get("basement") is True or "basement" in said)
        return [*lowest, *map(str, range(1, highest + 1)), *["attic"] * (attic or "attic" in said)]

    def apartment(self, name: str, let: bool) -> Iterator[Spot]:
        """The places of an apartment: for the tenant, and for rent-withheld cards on it."""
        building, _, level = name.partition(".")
        label = (Argument(type="level", value=level),)
        yield Apartment(f"buildings.{building}.tenants.{level}", label, TENANTS, name, BY_APARTMENT)
        if let and RENT_WITHHELD in self.edition.deck:
            named = self.named(RENT_WITHHELD)
            yield MarkSpot(f"{WITHHELD}.{name}", (*label, editor_label(WITHHELD)), named, WITHHELD, name)


def editor(data: Data) -> Editor:
    """The editor of a position. Raises BadInput where the data can't be read."""
    return WuchererEditor(data).editor()
