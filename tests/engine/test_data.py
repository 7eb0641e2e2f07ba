"""The decks against the printed totals, and where each value comes from."""

from types import ModuleType
from typing import get_args

import pytest

from altbau import BadInput, Game
from altbau.games import EDITIONS as ALL_EDITIONS
from altbau.games import game_of
from altbau.games.monopoly import wire as monopoly
from altbau.games.monopoly.rules import refusals as monopoly_refusals
from altbau.games.monopoly.rules.state import PHASES as MONOPOLY
from altbau.games.wucherer import wire as wucherer
from altbau.games.wucherer.rules import refusals as wucherer_refusals
from altbau.games.wucherer.rules.cards import EMPTY, RENTAL_NOMAD, SQUATTERS, is_action, is_tenant
from altbau.games.wucherer.rules.edition import AS_PRINTED, NO_LIMIT
from altbau.games.wucherer.rules.editions import EDITIONS, LANDLORD_2013
from altbau.games.wucherer.rules.lookup import PrintedValues
from altbau.games.wucherer.rules.playbook import ROWS
from altbau.games.wucherer.rules.state import PHASES as WUCHERER
from tests.any_game import configured

# R002 and R005: cards, tenants, building cards, actions, roofs, monsters
PRINTED = {
    "landlord-2013": (97, 35, 13, 49, 18, 4),
    "wucherer-1997": (109, 33, 29, 47, 0, 0),  # and the jail, 110
    "wucherer-1992": (95, 31, 31, 33, 0, 0),  # and the jail, 96
}
KNOWN_RENTS = {  # R006, R123
    "landlord-2013": {"hacker": 2, "rental-nomad": 0, "squatters": 0},
    "wucherer-1997": {"student": 2, "squatters": 0},
    "wucherer-1992": {"snobs": 6, "celebrities": 2, "hacker": 2, "woman-with-child": 2, "squatters": 0},
}


@pytest.mark.parametrize("key", EDITIONS)
def test_the_deck_adds_up_to_what_the_rulebook_prints(key: str) -> None:
    edition = EDITIONS[key]
    tenants = sum(copies for kind, copies in edition.deck.items() if is_tenant(kind))
    actions = sum(copies for kind, copies in edition.deck.items() if is_action(kind))
    total = sum(edition.deck.values())
    assert (total, tenants, total - tenants - actions, actions, edition.roofs, edition.monsters) == PRINTED[key]


# What the rulebooks say in figures, in the order of the editions of 1992, 1997 and 2013; NO_LIMIT where there is none.
FIGURES = {
    "min_players": (2, 2, 2),  # R001
    "max_players": (6, 6, 6),
    "starting_roofs": (1, 1, 0),  # R011
    "starting_hand": (5, 5, 5),  # R014
    "starting_coins": (3, 3, 3),  # R015
    "bail": (5, 5, 5),  # R045
    "max_floors": (NO_LIMIT, 5, 5),  # R054
    "minimum_income": (1, 1, 2),  # R188
    "cheap_cards": (5, 5, 5),  # R192
    "second_pass_players": (NO_LIMIT, 5, NO_LIMIT),  # R200
    "match_target": (111, 75, 0),  # R208
}
FIGURES_OF_2013 = {
    "nomad_fee": 2,
    "mover_fee": 2,
    "tavern_limit": 2,
    "tavern_landlord_limit": 3,
}  # R038, R112, R119, R120


def test_editions_have_the_figures_of_their_rulebooks() -> None:
    for field, printed in FIGURES.items():
        assert tuple(getattr(edition, field) for edition in reversed(EDITIONS.values())) == printed, field
    assert {field: getattr(LANDLORD_2013, field) for field in FIGURES_OF_2013} == FIGURES_OF_2013
    assert EDITIONS["wucherer-1997"].mover_fee == 2


@pytest.mark.parametrize("key", EDITIONS)
def test_every_tenant_has_values_with_an_origin(key: str) -> None:
    edition = EDITIONS[key]
    assert {kind for kind in edition.deck if is_tenant(kind)} <= set(edition.tenants)
    for kind, card in edition.tenants.items():
        assert card.rent >= 0
        assert 1 <= card.floors <= edition.max_floors or kind == SQUATTERS
        assert {card.rent_from, card.floors_from} <= {"rulebook", "reconstructed"}


@pytest.mark.parametrize("key", EDITIONS)
def test_values_known_from_the_rulebook_are_marked(key: str) -> None:
    edition = EDITIONS[key]
    known = {
        edition.names[kind]: card.rent for kind, card in edition.tenants.items() if card.rent_from == "rulebook"
    }  # fmt: skip
    assert known == KNOWN_RENTS[key]


def test_powers_reduce_two_rents_of_1997() -> None:  # R108, R111
    edition = EDITIONS["wucherer-1997"]
    reduced = {
        edition.names[kind]: card.rent_with_powers
        for kind, card in edition.tenants.items()
        if card.rent_with_powers != AS_PRINTED
    }
    assert reduced == {"celebrities": 2, "mover": 1}
    assert all(card.rent > card.rent_with_powers for card in edition.tenants.values())


@pytest.mark.parametrize("key", EDITIONS)
def test_sets_of_tenants_hold_tenants_only(key: str) -> None:
    printed, tenants = PrintedValues(EDITIONS[key]), sum(1 << kind for kind in EDITIONS[key].tenants)
    assert printed.tenants == tenants
    assert sum(printed.at_place) + sum(printed.at_two_places) == tenants  # each is in one of them
    for some in (printed.two_apartments, printed.choosy, *printed.up_to):
        assert some & ~tenants == 0


def test_no_card_is_neither_tenant_nor_action() -> None:
    assert not is_tenant(EMPTY) and not is_action(EMPTY)


@pytest.mark.parametrize("module", [wucherer_refusals, monopoly_refusals])
def test_every_refusal_has_a_number_of_its_own(module: ModuleType) -> None:
    numbers = [value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)]
    assert len(set(numbers)) == len(numbers) == len(module.REFUSALS) + len({module.ALLOWED})


@pytest.mark.parametrize("key", EDITIONS)
def test_every_card_has_one_name(key: str) -> None:
    edition = EDITIONS[key]
    assert set(edition.names) >= {*edition.deck, *edition.tenants}
    assert len(set(edition.names.values())) == len(edition.names)


def test_nobles_pay_the_most() -> None:  # R107
    rents = {LANDLORD_2013.names[kind]: card.rent for kind, card in LANDLORD_2013.tenants.items()}
    assert all(rents["nobles"] > rent for name, rent in rents.items() if name != "nobles")


def test_every_card_has_rules() -> None:
    assert {row.card for row in ROWS if row.rules} == {kind for edition in EDITIONS.values() for kind in edition.names}


def test_own_values_are_marked_as_own() -> None:
    game = Game.new("landlord-2013", players=2, seed=1, cards={"nobles": {"rent": 7}})
    nobles = next(card for card in game.state.edition.tenants.values() if card.rent == 7)
    assert (nobles.rent_from, nobles.floors_from) == ("own", "reconstructed")


def test_nobody_shows_a_rent_for_those_who_pay_none() -> None:  # Q107
    own: dict[str, dict[str, int]] = {name: {"rent": 4, "floors": 2} for name in ("rental-nomad", "squatters")}
    tenants = Game.new("landlord-2013", players=2, seed=1, cards=own).state.edition.tenants
    for kind in (RENTAL_NOMAD, SQUATTERS):
        assert (tenants[kind].rent, tenants[kind].rent_from) == (0, "rulebook")
        assert (tenants[kind].floors, tenants[kind].floors_from) == (2, "own")


@pytest.mark.parametrize("key", ALL_EDITIONS)
def test_whoever_agrees_on_the_default_agrees_on_nothing(key: str) -> None:
    for option in game_of(key).options(key):
        assert configured(key, 2, {option.name: option.default}, {}) == configured(key, 2, {}, {})


@pytest.mark.parametrize(("phase", "names"), [(wucherer.Phase, WUCHERER), (monopoly.Phase, MONOPOLY)])
def test_pages_know_the_phases_by_their_names(phase: object, names: tuple[str, ...]) -> None:
    assert get_args(phase) == names


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 1}, "wrong-player-count"),
        ({"players": 7}, "wrong-player-count"),
        ({"seed": "seven"}, "seed-not-a-number"),
        ({"options": {"jackpot": True}}, "unknown-option"),
        ({"options": {"tenant-powers": "yes"}}, "bad-option-value"),
        ({"options": {"starter": "C"}}, "bad-option-value"),
        ({"cards": {"wizard": {"rent": 1}}}, "unknown-card"),
        ({"cards": {"alibi": {"rent": 1}}}, "unknown-card"),
        ({"cards": {"hacker": {"rent": -1}}}, "bad-card-value"),
        ({"cards": {"hacker": {"colour": 1}}}, "unknown-key"),
        ({"edition": "monopoly", "cards": {"hacker": {"rent": 1}}}, "unknown-card"),
        ({"edition": "landlord-2099"}, "unknown-edition"),
    ],
)
def test_a_game_that_cannot_be_started_says_why(change: dict[str, object], code: str) -> None:
    wanted: dict[str, object] = {"edition": "landlord-2013", "players": 2, "seed": 1, **change}
    with pytest.raises(BadInput) as refused:
        Game.new(**wanted)  # type: ignore[call-overload]
    assert refused.value.code == code
