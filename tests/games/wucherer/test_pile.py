"""Cards that all have seen go under the draw pile are there in every determinized state."""

from collections import Counter
from random import Random

import pytest

from altbau import BadInput, Game, determinize
from altbau.core.engine.rng import seeded
from altbau.games.wucherer.rules.state import State
from tests.any_game import SomeGame, view, viewers
from tests.engine.random_games import CASES, any_game, decisions, each_of

SETTING = "players: 2, phase: rent, coins: {A: 9}"


def lies_as_known(s: State) -> bool:
    """Whether the bottom of the draw pile is as everybody knows it."""
    start = 0
    for layer in s.known_below():
        cards = Counter(s.draw[start : start + layer.left])
        start += layer.left
        if (cards - Counter(layer.seen)).total() > layer.unseen:
            return False
    return start <= len(s.draw)


@each_of(CASES)
def test_what_went_under_the_pile_lies_there_in_every_imagined_world(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, 400):
        assert lies_as_known(now.state)
        if now.state.below and rng.random() < 0.04:
            for seat in viewers(now.players):
                seen = view(now.state, seat)
                world = determinize(seen, seeded(rng.randrange(1000)))
                assert view(world, seat) == seen
                assert len(world.draw) == len(now.state.draw)
                assert lies_as_known(world)


def piles(text: str, worlds: int = 60) -> list[list[str]]:
    """The draw pile from the top, in imagined worlds of a position."""
    game: SomeGame = Game.from_position(f"{{{SETTING}, {text}}}", seed=1)
    names = game.state.edition.names
    found = [determinize(game.view(0), seeded(world)).draw[::-1] for world in range(worlds)]
    return [[names[kind] for kind in pile] for pile in found]


def test_cards_lie_at_the_bottom_in_the_order_known() -> None:
    found = piles("draw: {count: 60, bottom: [squatters], bottom-any-order: [hacker, bomb]}")
    assert {len(pile) for pile in found} == {60}
    assert {tuple(pile[-3:]) for pile in found} == {("hacker", "bomb", "squatters"), ("bomb", "hacker", "squatters")}


def test_layers_of_cards_lie_one_below_the_other() -> None:
    found = piles("draw: {bottom: [squatters, [hacker, bomb, 1], family]}")
    for pile in found:
        assert (pile[-5], pile[-1]) == ("squatters", "family")
        assert {"hacker", "bomb"} <= {*pile[-4:-1]}
    assert len({tuple(pile[-4:-1]) for pile in found}) > 6


def test_of_cards_that_were_drawn_in_part_the_others_are_there() -> None:
    found = piles("draw: {count: 2, bottom: [{left: 2, of: [hacker, bomb, family]}]}")
    assert {frozenset(pile) for pile in found} == {
        frozenset(pair) for pair in (("hacker", "bomb"), ("hacker", "family"), ("bomb", "family"))
    }


def test_a_known_card_comes_up_when_the_pile_is_that_short() -> None:
    text = "draw: {count: 2, bottom: [squatters, hacker]}, buildings: {A1: {floors: 1, tenants: {1: man-with-a-dog}}}"
    game = Game.from_position(f"{{{SETTING}, {text}}}")
    game.move(0, "buy")
    described = game.module.described_position(game.state, None)
    assert described["hands"]["A"] == ["squatters"]
    assert described["draw"] == {"count": 1, "top": ["hacker"], "bottom": ["hacker"]}


@pytest.mark.parametrize(
    ("setting", "line", "known"),
    [
        (
            "edition: landlord-2013, hands: {A: [murder]}, buildings: {B1: {floors: 1, tenants: {1: squatters}}}",
            "murder B1.1",
            {"bottom": ["squatters"]},
        ),
        (
            "edition: wucherer-1997, hands: {A: [move]}, buildings: {B1: {floors: 1, tenants: {1: musicians}}}",
            "move B1.1 pile",
            {"bottom": ["musicians"]},
        ),
        (
            "edition: wucherer-1992, hands: {A: [removal]}, buildings: {B1: {floors: 1, tenants: {1: hacker}}}",
            "removal B1.1 pile",
            {"bottom": ["hacker"]},
        ),
        (
            "hands: {A: [bomb]}, buildings: {B1: {floors: 2, roof: attic-apartment, tenants: {1: hacker}}}",
            "bomb B1",
            {"bottom-any-order": ["hacker", "attic-apartment", 2]},
        ),
    ],
)
def test_everybody_knows_what_openly_went_under_the_pile(setting: str, line: str, known: dict[str, object]) -> None:
    game: SomeGame = Game.from_position(f"{{players: 2, phase: play, {setting}}}", seed=3)
    game.move(0, line)
    while game.must_pass:
        game.pass_()
    for seat in viewers(game.players):
        described = game.module.described_position(game.state, seat)
        assert described["draw"] == {"count": len(game.state.draw), **known}


@pytest.mark.parametrize(
    ("pile", "code"),
    [
        ("{bottom: [dragon]}", "unknown-card"),
        ("{count: 1, bottom: [squatters, hacker]}", "bad-value"),
        ("{count: 2, top: [hacker, bomb], bottom: [squatters]}", "bad-value"),
        ("{bottom: [{left: 3, of: [hacker, bomb]}]}", "number-not-in-range"),
        ("{bottom: [[hacker, 200]]}", "too-few-cards-left"),
        ("{middle: [hacker]}", "unknown-key"),
    ],
)
def test_a_pile_that_cannot_be_is_refused(pile: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        Game.from_position(f"{{{SETTING}, draw: {pile}}}")
    assert caught.value.code == code
