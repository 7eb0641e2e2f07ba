"""Where a tenant may live, looked up apartment by apartment on cards with any symbols, as the rules put it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from altbau.core.engine.rng import chance
from altbau.games.wucherer.rules.actions import building_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import EMPTY, ODD_ONES, SQUATTERS, TAVERN
from altbau.games.wucherer.rules.edition import ANYWHERE, GROUND, PLACES, Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import ApartmentId, Card, Slot
from altbau.games.wucherer.rules.options import with_options
from altbau.games.wucherer.rules.refusals import ALLOWED
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import (
    has_place,
    places,
    rent_on_arrival,
    why_not_move_in,
    would_move_in,
)
from altbau.games.wucherer.rules.turns import new_state
from tests.engine.random_games import played

MOST_DECISIONS = 120


def printed_otherwise(rng: Random, edition: Edition) -> Edition:
    """An edition whose tenants have other symbols: no card of the real ones wants two apartments and a place (Q061)."""
    tenants = {
        kind: replace(card, place=rng.randrange(PLACES), two_apartments=rng.random() < 0.5)
        for kind, card in edition.tenants.items()
        if kind != SQUATTERS
    }
    return replace(edition, tenants=edition.tenants | tenants)


def keeps_out(s: State, kind: Card, building: Building) -> bool:
    """Whether a building is nothing for a tenant, however much of it is free."""
    inside, powers = {each for each in building.tenants if each > EMPTY}, s.edition.tenant_powers
    noisy = powers and s.estates[building.owner].houses(TAVERN)
    bearable = s.edition.tavern_limit if TAVERN in inside else s.edition.tavern_landlord_limit
    return (
        building.height > s.edition.tenants[kind].floors  # R080
        or (SQUATTERS in inside and kind != SQUATTERS)  # R084
        or (powers and ODD_ONES in inside and kind != ODD_ONES)  # R104
        or (powers and kind == ODD_ONES and not inside <= {ODD_ONES})  # R103
        or (noisy and kind != TAVERN and rent_on_arrival(s, kind, building) > bearable)  # R119, R120
    )


def homes(s: State, kind: Card) -> Iterator[ApartmentId]:
    """The apartments for a tenant; of two it has the lower one, and one of them where its symbol says (R078, R083)."""
    card = s.edition.tenants[kind]
    anywhere = card.place == ANYWHERE or not (s.edition.tenant_powers or s.edition.symbols_without_powers)
    for building in s.buildings:
        wanted = {0, 1} if card.place == GROUND else {building.height + 1}
        for lower in building.slots():
            slots = {lower, Slot(lower + 1)} if card.two_apartments else {lower}
            free = all(building.has(slot) and building.tenants[slot] == EMPTY for slot in slots)
            if free and (anywhere or slots & wanted) and not keeps_out(s, kind, building):
                yield building.apartment(lower)


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.seeds(6, 200)
def test_a_tenant_finds_the_homes_that_its_card_allows_and_no_others(key: str, seed: int) -> None:
    rng = Random(seed)
    options = {"tenant-powers": rng.random() < 0.8}
    edition = printed_otherwise(rng, with_options(EDITIONS[key], 3, options))
    for s in islice(played(new_state(edition, 3, chance(seed)), seed), MOST_DECISIONS):
        for kind in edition.tenants:
            found = list(homes(s, kind))
            assert places(s, kind) == found
            assert has_place(s, kind) == bool(found)
            for building in s.buildings:
                fit = [slot for slot in building.slots() if why_not_move_in(s, kind, building, slot) == ALLOWED]
                assert list(map(building.apartment, fit)) == [to for to in found if building_of(to) == building.id]
                assert would_move_in(s, kind, building) == bool(fit)
