"""What a page shows while a move is put together: at each step all that there is can be chosen or says why not."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.choices import Choice, IllegalAction
from altbau.core.engine.ids import Action, Seat
from altbau.games import game_of
from altbau.games.monopoly.rules.actions import naming_square
from altbau.games.wucherer.rules.actions import A_BUILDING, AN_APARTMENT, BUILD, BUILD_FOR, RECALL, sort_of
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.play.text.position import read_position
from tests.conformance.games import said_in_wucherer
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 120
BRANCHES = 4  # of one step
PLACES = {A_BUILDING, AN_APARTMENT}


def paths(rng: Random, choices: list[Choice], begun: tuple[Action, ...] = ()) -> Iterator[tuple[list[Action], Choice]]:
    """Some ways through a tree, each as far as it has been gone, with what it has come to."""
    for choice in rng.sample(choices, min(BRANCHES, len(choices))):
        path = (*begun, choice.action)
        yield list(path), choice
        yield from paths(rng, choice.next, path)


def told_of(game: Game, seat: Seat, path: list[Action], choice: Choice) -> set[int]:
    """What can be chosen in a step or says why not; nothing of both, and nothing else is asked there."""
    step = game.module.step(game.state, seat, path)
    assert step is not None and step.question == choice.asks
    options, blocked = {each.action for each in choice.next}, {each.action for each in step.blocked}
    assert not options & blocked and len(blocked) == len(step.blocked)
    return options | blocked


def reasons(found: list[IllegalAction]) -> list[tuple[int, int]]:
    """What is not possible and why, without what would have to be different."""
    return [(each.action, each.refusal) for each in found]


@pytest.mark.seeds(16, 600)
def test_a_step_of_a_landlords_move_tells_of_all_places_of_its_sort(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(list(EDITIONS))), rng, MOST_DECISIONS):
        seat, s = now.asked or Seat(0), now.state
        page_view, beginning = now.page_view(seat), now.module.step(s, seat, [])
        assert reasons(beginning.blocked if beginning else []) == reasons(page_view.blocked)
        if now.must_pass:
            assert beginning is None and now.module.step(s, seat, list(s.legal_actions)) is None
        for path, choice in paths(rng, page_view.choices):
            if not choice.asks:
                assert now.module.step(s, seat, path) is None
                continue
            assert now.module.step(s, Seat((seat + 1) % now.players), path) is None
            told = told_of(now, seat, path, choice)
            sorts = PLACES & {sort_of(each.action) for each in choice.next}
            if len(path) == 1:  # further on there may be other places
                assert {each for each in told if sort_of(Action(each)) in PLACES} == {
                    each for each in said_in_wucherer(s) if sort_of(Action(each)) in sorts
                }


@pytest.mark.seeds(8, 300)
def test_of_the_own_hand_each_card_can_be_played_or_says_why_not(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(list(EDITIONS))), rng, MOST_DECISIONS):
        if now.module.at_free_choice(now.state) and not now.must_pass:
            page_view = now.page_view(now.state.turn)
            options, blocked = {each.action for each in page_view.choices}, {each.action for each in page_view.blocked}
            assert options == {*now.state.legal_actions} and not options & blocked
            assert {*now.state.hands[now.state.turn], BUILD, BUILD_FOR, RECALL} - options == blocked


@pytest.mark.seeds(8, 300)
def test_an_operation_tells_of_all_the_own_places(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, "monopoly"), rng, MOST_DECISIONS):
        for seat in now.state.seats():
            page_view: Any = now.page_view(seat)
            shown = page_view.blocked if seat == now.asked else page_view.offer.blocked if page_view.offer else []
            beginning = now.module.step(now.state, seat, [])
            assert reasons(beginning.blocked if beginning else []) == reasons(shown)
            choices = page_view.choices if seat == now.asked else page_view.offer.choices if page_view.offer else []
            for path, choice in paths(rng, choices):
                if choice.next:
                    assert told_of(now, seat, path, choice) == {naming_square(each) for each in now.state.held[seat]}
                else:
                    assert now.module.step(now.state, seat, path) is None


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_when_all_is_over_no_move_goes_on(edition: str) -> None:
    s = read_position({"edition": edition, "phase": "over"})
    module = game_of(edition)
    assert {module.step(s, seat, [word]) for seat in s.seats() for word in module.WORDS} == {None}
