"""What is worked out about buildings and estates is what can be counted in them, whatever has been done to them."""

from random import Random

import pytest

from altbau.core.engine.ids import Seat
from altbau.games.wucherer.rules.actions import ATTIC, BASEMENT, apartment_id, building_id
from altbau.games.wucherer.rules.building import UPPER, Building, Estate, new_building
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    CELEBRITIES,
    EMPTY,
    FLAT_ROOF,
    HACKER,
    MUSICIANS,
    ODD_ONES,
    ROOF,
    ROOF_EXPANSION,
    SQUATTERS,
)
from altbau.games.wucherer.rules.ids import Card, Slot

TENANTS = sorted((CELEBRITIES, HACKER, MUSICIANS, ODD_ONES, SQUATTERS))
OWNER = Seat(2)


def mask(bits: list[int]) -> int:
    """A set of small numbers."""
    return sum(1 << bit for bit in set(bits))


def any_building(rng: Random, number: int) -> Building:
    """A building with any roof, expansions, tenants and waivers; some of them have moved out again."""
    roof = rng.choice([ROOF, ATTIC_APARTMENT, FLAT_ROOF])
    building = new_building(building_id(OWNER, number), [ALIBI] * rng.randint(1, 5), Seat(rng.randrange(4)), roof)
    for card in (BASEMENT_EXPANSION, *([ROOF_EXPANSION] if roof == ROOF else [])):
        if rng.random() < 0.5:
            building = building.expanded(card)
    for _ in range(rng.randint(0, 8)):
        free = [slot for slot in building.slots() if building.has(slot) and building.tenants[slot] == EMPTY]
        if free and rng.random() < 0.8:
            slot = rng.choice(free)
            two = Slot(slot + 1) in free and rng.random() < 0.5
            building = building.moved_in(rng.choice(TENANTS), slot, two, rng.randint(1, 99))
        if building.inhabited:
            slot = rng.choice(building.inhabited)
            building = rng.choice(
                [
                    building.with_withheld(slot, rng.randint(0, 3)),
                    building.with_waived(slot, rng.randint(0, 3)),
                    building if rng.random() < 0.5 else building.moved_out(slot),
                ]
            )
    return building


@pytest.mark.seeds(40, 1000)
def test_a_building_knows_what_is_free_and_who_lives_there(seed: int) -> None:
    building = any_building(Random(seed), 1)
    top = building.height + 1
    built = [*([0] if building.basement else []), *range(1, top)]
    if building.expansion or building.roof == ATTIC_APARTMENT:
        built.append(top)
    lived_in = [slot for slot in range(top + 1) if building.tenants[slot] > EMPTY]
    free = [slot for slot in built if building.tenants[slot] == EMPTY]
    kinds = [building.tenants[slot] for slot in lived_in]
    assert [slot for slot in building.slots() if building.has(slot)] == built
    assert (building.inhabited, building.kinds) == (lived_in, mask([*kinds]))
    assert (building.empty, building.vacancies) == (mask(free), len(free))
    assert building.waivers == sum(building.withheld) + sum(building.waived)
    assert [kind for kind in TENANTS if building.houses(kind)] == sorted(set(kinds))
    assert [building.squatted, building.odd, building.celebrated] == [
        kind in kinds for kind in (SQUATTERS, ODD_ONES, CELEBRITIES)
    ]
    homes = [apartment_id(building.id, {0: BASEMENT, top: ATTIC}.get(slot, slot)) for slot in free]
    assert building.vacant_apartments() == homes
    assert [building.slot(home) for home in homes] == free


@pytest.mark.seeds(40, 1000)
def test_who_moves_in_and_out_again_leaves_nothing_behind(seed: int) -> None:
    rng = Random(seed)
    building = any_building(rng, 1)
    for slot in building.slots():
        for two in (False, True):
            if all(
                building.has(Slot(each)) and building.tenants[each] == EMPTY for each in range(slot, slot + 1 + two)
            ):
                inside = building.moved_in(HACKER, slot, two, 7).with_withheld(slot, 1).with_waived(slot, 2)
                assert inside.tenants[slot : slot + 1 + two] == [HACKER, UPPER][: 1 + two]
                assert (inside.arrived[slot], inside.withheld[slot], inside.waived[slot]) == (7, 1, 2)
                left = inside.moved_out(slot)
                assert (left.tenants, left.withheld, left.waived) == (
                    building.tenants,
                    building.withheld,
                    building.waived,
                )


@pytest.mark.seeds(20, 500)
def test_the_cards_that_lie_open_are_those_that_were_laid(seed: int) -> None:
    building = any_building(Random(seed), 1)
    laid: list[Card] = [building.roof]
    laid += [ROOF_EXPANSION] * building.expansion + [BASEMENT_EXPANSION] * building.basement
    assert sorted(building.open_cards(True)) == sorted(laid)
    assert sorted(building.open_cards(False)) == sorted(card for card in laid if card != ROOF)
    if building.roof == ROOF:
        covered = building.expanded(FLAT_ROOF)
        assert sorted(covered.open_cards(True)) == sorted([*laid, FLAT_ROOF])


@pytest.mark.seeds(20, 500)
def test_others_see_all_of_a_building_but_its_floors(seed: int) -> None:
    building = any_building(Random(seed), 1)
    front = building.seen_by_others()
    assert front.floors == [EMPTY] * building.height
    assert [field for field in vars(building) if field not in ("floors", "front", "vacant")] == [
        field
        for field in vars(front)
        if field not in ("floors", "front", "vacant") and getattr(front, field) == getattr(building, field)
    ]


@pytest.mark.seeds(20, 500)
def test_an_estate_is_its_buildings(seed: int) -> None:
    rng = Random(seed)
    buildings = [any_building(rng, number) for number in (1, 2, 5, 7)]
    shuffled, estate = rng.sample(buildings, 4), Estate([])
    for building in shuffled:
        estate = estate.and_building(building)
    assert estate.buildings == buildings
    assert estate.kinds == mask([kind for building in buildings for kind in building.tenants if kind > EMPTY])
    assert estate.waivers == sum(building.waivers for building in buildings)
    other = any_building(rng, 5)
    assert estate.with_building(other).buildings == [*buildings[:2], other, buildings[3]]
    assert estate.without_building(buildings[0]).buildings == buildings[1:]
    assert estate.building(other.id) is buildings[2]
