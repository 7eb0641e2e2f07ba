"""A drawn card goes openly under its stack: everybody knows which cards lie there, and in which order."""

from collections import Counter
from random import Random

import pytest

from altbau import BadInput, Game, MonopolyView, determinize
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import seeded
from altbau.core.notation.position_reader import AS_OF
from altbau.games.monopoly.rules.cards import CARDS, DECKS, STACK_NAMES
from altbau.games.monopoly.rules.events import CARD_DRAWN
from tests.any_game import SomeGame, view, viewers
from tests.conformance.test_seen_position import all_public
from tests.engine.random_games import any_game, decisions

SETTING = "edition: monopoly, players: 3"
CHANCE, COMMUNITY = (list(stack) for stack in DECKS["new"])
WORLDS = 40


def position(text: str) -> SomeGame:
    """A position with some more keys."""
    return Game.from_position(f"{{{SETTING}, {text}}}", seed=1)


def names(cards: list[int]) -> list[str]:
    """How cards are written."""
    return [CARDS[kind].name for kind in cards]


def imagined_stacks(game: SomeGame, stack: int) -> list[list[str]]:
    """A stack down from the top, in imagined worlds."""
    view: MonopolyView = game.view(0)
    return [names(determinize(view, seeded(world)).stacks[stack][::-1]) for world in range(WORLDS)]


def any_stacks(rng: Random) -> SomeGame:
    """A board on which most cards have been drawn, and the next throws lead to both stacks."""
    lowest = []
    for name, deck in zip(STACK_NAMES, (CHANCE, COMMUNITY), strict=True):
        cards = names(rng.sample(deck, rng.randint(len(deck) - 2, len(deck))))
        lowest.append(f"{name}: {{bottom: [{', '.join(cards)}]}}")
    cash = "cash: {A: 900, B: 900, C: 900}"
    return position(f"{cash}, at: {{B: chance-1}}, dice: [[3, 4], [4, 6]], {', '.join(lowest)}")


@pytest.mark.seeds(10, 300)
def test_it_lies_there_in_every_imagined_world(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(rng.choice((any_game(rng, "monopoly"), any_stacks(rng))), rng, 400):
        if rng.random() > 0.1:
            continue
        s = now.state
        for seat in viewers(now.players):
            seen = view(s, seat)
            world = determinize(seen, seeded(rng.randrange(1000)))
            assert view(world, seat) == seen
            for there, here, below in zip(world.stacks, s.stacks, s.below, strict=True):
                assert there[:below] == here[:below]
                assert Counter(there) == Counter(here)


@pytest.mark.seeds(10, 300)
def test_what_has_been_drawn_is_known_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    *_, last = decisions(any_game(rng, "monopoly"), rng, 2000)
    drawn = {event[2] for event in last.log if event[0] == CARD_DRAWN}
    copies = Counter(kind for deck in DECKS[last.state.edition.deck] for kind in deck)
    for stack, below in zip(last.state.stacks, last.state.below, strict=True):
        single = {kind for kind in stack if copies[kind] == 1}
        assert {*stack[:below]} & single == drawn & single


@pytest.mark.seeds(20, 600)
def test_a_position_reads_back_as_seen_where_known_cards_come_up(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_stacks(rng), rng, 12):
        seat = rng.choice(viewers(now.players))
        text = now.seen_position(None if seat == NOBODY else seat)
        if f"{AS_OF}:" in text:
            assert not all_public(now)
        else:
            assert view(Game.from_position(text, seed=seed).state, seat) == view(now.state, seat)


def test_cards_lie_under_the_others_in_the_order_known() -> None:
    game = position("chance: {top: [back-3], bottom: [speeding-15, pay-each-50]}")
    assert names(game.state.stacks[0])[-1] == "back-3"
    found = imagined_stacks(game, 0)
    assert {tuple(stack[-2:]) for stack in found} == {("speeding-15", "pay-each-50")}
    assert len({stack[0] for stack in found}) > 5


def test_once_all_have_been_drawn_the_whole_order_is_known() -> None:
    cards = names(Random(1).sample(COMMUNITY, 16))
    assert imagined_stacks(position(f"community: {{bottom: [{', '.join(cards)}]}}"), 1) == [cards] * WORLDS


@pytest.mark.parametrize(
    ("setting", "line", "known"),
    [
        (
            "at: {A: los}, dice: [[3, 4]], chance: {top: [speeding-15], bottom: [pay-each-50]}",
            "roll",
            {"chance": {"bottom": ["pay-each-50", "speeding-15"]}},
        ),
        (
            "at: {A: los}, dice: [[3, 4]], chance: {top: [get-out-of-jail], bottom: [pay-each-50]}",
            "roll",
            {"chance": {"bottom": ["pay-each-50"]}},
        ),
        (
            "jail: {A: 0}, jail-cards: {A: 1}, chance: {bottom: [pay-each-50]}",
            "use-card",
            {"chance": {"bottom": ["pay-each-50", "get-out-of-jail"]}},
        ),
        (
            "jail-cards: {A: 1}, dice: [[1, 3]], chance: {bottom: [back-3]}",
            "roll bankrupt",
            {"chance": {"bottom": ["back-3", "get-out-of-jail"]}},
        ),
    ],
)
def test_cards_openly_go_under_their_stack(setting: str, line: str, known: dict[str, object]) -> None:
    game = position(setting)
    game.move(0, line)
    for seat in viewers(game.players):
        described = game.module.described_position(game.state, seat)
        assert {name: described[name] for name in STACK_NAMES if name in described} == known


@pytest.mark.parametrize(
    ("stack", "code", "place"),
    [
        ("{bottom: [dragon]}", "unknown-card", "chance.bottom.0"),
        ("{top: [birthday-10]}", "unknown-card", "chance.top.0"),
        ("{top: [back-3], bottom: [speeding-15, back-3]}", "no-more-copies", "chance.bottom.1"),
        ("{bottom: back-3}", "bad-value", "chance.bottom"),
        ("{middle: [back-3]}", "unknown-key", "chance"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: str, code: str, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        position(f"chance: {stack}")
    assert (caught.value.code, caught.value.args_by_name["place"]) == (code, place)
