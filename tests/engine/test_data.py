"""The decks against the printed totals, and where each value comes from."""

import pytest

from altbau import EDITIONS, BadInput, Game
from altbau.wucherer.cards import CARD_NAMES, is_action, is_tenant
from altbau.wucherer.glossary import CARD_RULES
from altbau.wucherer.options import OPTIONS

# R002 and R005: cards, tenants, building cards, actions, roofs, monsters
PRINTED = {"landlord-2013": (97, 35, 13, 49, 18, 4)}


@pytest.mark.parametrize("key", EDITIONS)
def test_the_deck_adds_up_to_what_the_rulebook_prints(key: str) -> None:
    edition = EDITIONS[key]
    tenants = sum(copies for kind, copies in edition.deck.items() if is_tenant(kind))
    actions = sum(copies for kind, copies in edition.deck.items() if is_action(kind))
    total = sum(edition.deck.values())
    assert (total, tenants, total - tenants - actions, actions, edition.roofs, edition.monsters) == PRINTED[key]


@pytest.mark.parametrize("key", EDITIONS)
def test_every_tenant_has_values_with_an_origin(key: str) -> None:
    edition = EDITIONS[key]
    assert {kind for kind in edition.deck if is_tenant(kind)} <= set(edition.tenants)
    for card in edition.tenants.values():
        assert card.rent >= 0
        assert card.floors >= 1
        assert {card.rent_from, card.floors_from} <= {"rulebook", "reconstructed"}


def test_values_known_from_the_rulebook_are_marked() -> None:
    known = {
        CARD_NAMES[kind]: card.rent
        for kind, card in EDITIONS["landlord-2013"].tenants.items()
        if card.rent_from == "rulebook"
    }
    assert known == {"hacker": 2, "rental-nomad": 0, "squatters": 0}  # R006, R123


def test_nobles_pay_the_most() -> None:  # R107
    rents = {CARD_NAMES[kind]: card.rent for kind, card in EDITIONS["landlord-2013"].tenants.items()}
    assert all(rents["nobles"] > rent for name, rent in rents.items() if name != "nobles")


def test_every_card_has_rules() -> None:
    assert set(CARD_RULES) == set(CARD_NAMES)


def test_own_values_are_marked_as_own() -> None:
    game = Game.new("landlord-2013", players=2, seed=1, cards={"nobles": {"rent": 7}})
    nobles = next(card for card in game.table.edition.tenants.values() if card.rent == 7)
    assert (nobles.rent_from, nobles.floors_from) == ("own", "reconstructed")


@pytest.mark.parametrize("key", EDITIONS)
def test_options_are_fields_with_their_defaults(key: str) -> None:
    for option in OPTIONS[key]:
        value = getattr(EDITIONS[key], option.field)
        assert value == option.default or (option.choices and value == -1)


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
        ({"edition": "landlord-2099"}, "unknown-edition"),
    ],
)
def test_a_game_that_cannot_be_started_says_why(change: dict[str, object], code: str) -> None:
    wanted: dict[str, object] = {"edition": "landlord-2013", "players": 2, "seed": 1, **change}
    with pytest.raises(BadInput) as refused:
        Game.new(**wanted)  # type: ignore[arg-type]
    assert refused.value.code == code
