"""A building: floors, roof, expansions, and tenants. Immutable; each change makes a new one.

Values derived from it under an edition's rules are computed once and cached in it.

Inside a building an apartment is a *slot*: 0 the basement, 1 … n the floors, n + 1 the attic.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import Seat
from altbau.games.wucherer.rules.actions import ATTIC, apartment_id, level_of, owner_of
from altbau.games.wucherer.rules.cards import (
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    CELEBRITIES,
    EMPTY,
    FLAT_ROOF,
    ODD_ONES,
    ROOF,
    ROOF_EXPANSION,
    SQUATTERS,
)
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card, Slot, numbered

UPPER: Final = numbered(-1)  # the upper apartment of a tenant with two
NOT_YET_KNOWN: Final = -1
NOT_YET_LISTED: Final[list[ApartmentId]] = []
NOT_YET_COUNTED: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # not tracked by the garbage collector; the memory of one object is reused
class Building:
    """A building on the table. `empty` is the mask of its free slots, `kinds` the mask of its tenants' kinds.

    `suitable`, `income` and `rents` are caches, filled by `suitability.py` and `rents.py`.
    """

    def __init__(
        self,
        id: BuildingId,
        floors: list[Card],
        builder: Seat,
        roof: Card,
        basement: bool,
        expansion: bool,
        covered: bool,
        tenants: list[Card],
        arrived: list[int],
        withheld: list[int],
        waived: list[int],
        like: "Building | None" = None,  # a building that differs only in the cards of its floors
    ) -> None:
        self.id = id
        self.owner: Seat = owner_of(id)
        self.floors = floors  # card kinds from below; EMPTY in a view that does not know them
        self.builder = builder  # the seat that laid the floors and so knows them (Q012)
        self.roof = roof
        self.basement = basement
        self.expansion = expansion  # a roof expansion on the normal roof
        self.covered = covered  # a normal roof below the flat roof (R068)
        self.tenants = tenants  # by slot: a kind, EMPTY or UPPER
        self.arrived = arrived  # by slot: the state's `clock` when the tenant moved in
        self.withheld = withheld  # by slot: rent-withheld cards on the tenant
        self.waived = waived  # by slot: the number of rents that the broker has collected in advance
        self.height: int = len(floors)
        self.built: Mask = self.slots_built()  # mask of the slots that are apartments
        self.inhabited: list[Slot] = []  # the slots of the tenants, from below
        self.waivers: int = 0  # withheld and waived rents of all tenants
        self.kinds: Mask = 0
        self.empty: Mask = 0
        self.vacancies: int = 0  # the number of free apartments
        self.suitable: Mask = NOT_YET_KNOWN  # mask of the kinds that would move in, apart from a tavern's noise
        self.income: int = NOT_YET_KNOWN  # coins
        self.rents: list[int] = NOT_YET_COUNTED  # by slot: coins
        self.vacant: list[ApartmentId] = NOT_YET_LISTED  # the free apartments
        self.front: Building | None = None  # cache of `seen_by_others`
        if like is None:
            self.count_tenants()
        else:
            self.share(like)
        self.squatted: bool = (self.kinds >> SQUATTERS) & 1 == 1
        self.odd: bool = (self.kinds >> ODD_ONES) & 1 == 1
        self.celebrated: bool = (self.kinds >> CELEBRITIES) & 1 == 1

    def count_tenants(self) -> None:
        """Compute the values that depend on the tenants."""
        kinds: Mask = 0
        empty: Mask = 0
        for slot, kind in enumerate(self.tenants):
            if kind > 0:
                kinds |= 1 << kind
                self.inhabited.append(Slot(slot))
                self.waivers += self.withheld[slot] + self.waived[slot]
            elif kind == EMPTY and (self.built >> slot) & 1:
                empty |= 1 << slot
                self.vacancies += 1
        self.kinds = kinds
        self.empty = empty

    def share(self, like: "Building") -> None:
        """Copy the derived values of a building that differs only in the cards of its floors."""
        self.inhabited = like.inhabited
        self.waivers = like.waivers
        self.kinds = like.kinds
        self.empty = like.empty
        self.vacancies = like.vacancies
        self.suitable = like.suitable
        self.income = like.income
        self.rents = like.rents
        self.vacant = like.vacant

    def fields(self) -> tuple[object, ...]:
        """The arguments of the constructor."""
        return (
            self.id, self.floors, self.builder, self.roof, self.basement, self.expansion, self.covered, self.tenants,
            self.arrived, self.withheld, self.waived,
        )  # fmt: skip

    def looks(self) -> tuple[object, ...]:
        """The fields without `arrived`."""
        return (
            self.id, self.floors, self.builder, self.roof, self.basement, self.expansion, self.covered, self.tenants,
            self.withheld, self.waived,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:  # without the caches
        return Building, self.fields()

    def slots_built(self) -> Mask:
        """The mask of the slots that are apartments: floors always, the others when built (R072, R074)."""
        attic = self.expansion or self.roof == ATTIC_APARTMENT
        return (1 << self.height) - 1 << 1 | int(self.basement) | int(attic) << (self.height + 1)

    def houses(self, kind: Card) -> bool:
        """Whether a tenant of this kind lives here."""
        return (self.kinds >> kind) & 1 == 1

    def has(self, slot: Slot) -> bool:
        """Whether this slot is an apartment."""
        return (self.built >> slot) & 1 == 1

    def apartment(self, slot: Slot) -> ApartmentId:
        """The id of the apartment in a slot."""
        return apartment_id(self.id, ATTIC if slot > self.height else slot)

    def vacant_apartments(self) -> list[ApartmentId]:
        """The ids of the free apartments, from below."""
        if self.vacant is NOT_YET_LISTED:
            self.vacant = self.apartments(self.empty)
        return self.vacant

    def apartments(self, slots: Mask) -> list[ApartmentId]:
        """The ids of the apartments in a mask of slots, from below."""
        found: list[ApartmentId] = []
        slot = 0
        while slots:
            if slots & 1:
                found.append(self.apartment(Slot(slot)))
            slots >>= 1
            slot += 1
        return found

    def slots(self) -> list[Slot]:
        """All slots, from below, whether apartments or not."""
        return [Slot(slot) for slot in range(self.height + 2)]

    def slot(self, apartment: ApartmentId) -> Slot:
        """The slot of an apartment of this building: its level, or n + 1 for an attic."""
        level = level_of(apartment)
        return Slot(self.height + 1 if level == ATTIC else level)

    def _with(self, tenants: list[Card], arrived: list[int], withheld: list[int], waived: list[int]) -> "Building":
        return Building(
            self.id, self.floors, self.builder, self.roof, self.basement, self.expansion, self.covered,
            tenants, arrived, withheld, waived,
        )  # fmt: skip

    def expanded(self, card: Card) -> "Building":
        """This building with a basement, a roof expansion or a flat roof added (R065, R068, R070)."""
        return Building(
            self.id, self.floors, self.builder, FLAT_ROOF if card == FLAT_ROOF else self.roof,
            self.basement or card == BASEMENT_EXPANSION, self.expansion or card == ROOF_EXPANSION,
            self.covered or card == FLAT_ROOF, self.tenants, self.arrived, self.withheld, self.waived,
        )  # fmt: skip

    def with_floors(self, floors: list[Card]) -> "Building":
        """This building with other cards as floors; the number of floors must be the same."""
        return Building(
            self.id, floors, self.builder, self.roof, self.basement, self.expansion, self.covered,
            self.tenants, self.arrived, self.withheld, self.waived, self,
        )  # fmt: skip

    def seen_by_others(self) -> "Building":
        """This building as players see it who have not laid its floors (R049, Q012)."""
        if self.front is None:
            self.front = self.with_floors([EMPTY] * self.height)
        return self.front

    def open_cards(self, roofs_in_deck: bool) -> list[Card]:
        """The cards of the deck in it that are face up, without tenants: roofs, expansion, basement."""
        cards: list[Card] = []
        if self.roof != ROOF or roofs_in_deck:
            cards.append(self.roof)
        if self.covered:
            cards.append(ROOF)
        if self.expansion:
            cards.append(ROOF_EXPANSION)
        if self.basement:
            cards.append(BASEMENT_EXPANSION)
        return cards

    def moved_in(self, kind: Card, slot: Slot, two: bool, when: int) -> "Building":
        """This building with a tenant in an empty slot, and in the one above if it needs two."""
        tenants = self.tenants[:]
        tenants[slot] = kind
        if two:
            tenants[slot + 1] = UPPER
        arrived = self.arrived[:]
        arrived[slot] = when
        return self._with(tenants, arrived, self.withheld, self.waived)

    def moved_out(self, slot: Slot) -> "Building":
        """This building without the tenant of a slot, and without the cards and waivers on it."""
        tenants = self.tenants[:]
        tenants[slot] = EMPTY
        if slot + 1 < len(tenants) and tenants[slot + 1] == UPPER:
            tenants[slot + 1] = EMPTY
        return self._with(tenants, self.arrived, changed(self.withheld, slot, 0), changed(self.waived, slot, 0))

    def with_withheld(self, slot: Slot, count: int) -> "Building":
        """This building with so many rent-withheld cards on a tenant."""
        return self._with(self.tenants, self.arrived, changed(self.withheld, slot, count), self.waived)

    def with_waived(self, slot: Slot, count: int) -> "Building":
        """This building with so many rents of a tenant collected in advance."""
        return self._with(self.tenants, self.arrived, self.withheld, changed(self.waived, slot, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class Estate:
    """The buildings of one landlord, sorted by id. Immutable."""

    def __init__(self, buildings: list[Building]) -> None:
        self.buildings = buildings
        kinds: Mask = 0
        waivers = 0
        for building in buildings:
            kinds |= building.kinds
            waivers += building.waivers
        self.kinds: Mask = kinds  # mask of the tenants' kinds
        self.waivers: int = waivers  # withheld and waived rents of all tenants
        self.suitable: Mask = NOT_YET_KNOWN  # mask of the kinds that find an apartment here
        self.income: int = NOT_YET_KNOWN  # coins

    def __reduce__(self) -> tuple[object, ...]:
        return Estate, (self.buildings,)

    def houses(self, kind: Card) -> bool:
        """Whether a tenant of this kind lives here."""
        return (self.kinds >> kind) & 1 == 1

    def building(self, id: BuildingId) -> Building:
        """The building with this id. Raises KeyError."""
        for building in self.buildings:
            if building.id == id:
                return building
        raise KeyError(id)

    def with_building(self, changed: Building) -> "Estate":
        """This estate with a building replaced by its changed version."""
        return Estate([changed if building.id == changed.id else building for building in self.buildings])

    def and_building(self, added: Building) -> "Estate":
        """This estate with a building added."""
        before = [building for building in self.buildings if building.id < added.id]
        return Estate([*before, added, *self.buildings[len(before) :]])

    def without_building(self, removed: Building) -> "Estate":
        """This estate without a building."""
        return Estate([building for building in self.buildings if building.id != removed.id])


def new_building(id: BuildingId, floors: list[Card], builder: Seat, roof: Card) -> Building:
    """A finished building without tenants or expansions."""
    slots = len(floors) + 2
    none = [0] * slots
    return Building(
        id, floors, builder, roof, basement=False, expansion=False, covered=False,
        tenants=[EMPTY] * slots, arrived=none, withheld=none, waived=none,
    )  # fmt: skip


def changed(values: list[int], place: int, value: int) -> list[int]:
    """A copy of the list with another value at an index; the same list if nothing changes."""
    if values[place] == value:
        return values
    copy = values[:]
    copy[place] = value
    return copy
