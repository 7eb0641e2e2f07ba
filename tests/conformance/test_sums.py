"""A range of sums of money is one option, so no decision costs more time with more money."""

import gc
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from types import FrameType

import pytest

from altbau import BadInput, Game
from altbau.core.engine.choices import sums_between
from altbau.core.engine.ids import Action
from altbau.games.monopoly.rules.actions import PASS
from altbau.play.bots import any_action
from altbau.table.view import messages
from tests.conformance.games import EVERY_EDITION, FACTS
from tests.engine.random_games import any_game, decisions

MUCH, MORE = 10_000, 1_000_000  # money of each player: even the first is enough for all that has a price
MOST_DECISIONS = 300
OFTEN = 3  # times that each kind of question is looked at in a game

AT_A_ROOF = (
    "{edition: wucherer-1997, players: 2, phase: play, coins: {A: 1000000, B: 3}, hands: {A: [alibi], B: [bomb]}"
)
AT_A_LOT = "{edition: monopoly, phase: land, at: {A: badstrasse}, cash: {A: 1000000, B: 1000000}}"
WITH_A_PLACE = "{edition: monopoly, phase: roll, deeds: {A: {turmstrasse: 0}}, cash: {A: 1000000, B: 1000000}}"
WITH_SUMS = {  # a position, a move that leads to the question, and its options but for the sums
    "a price": (f"{AT_A_ROOF}}}", "ask-roof", []),
    "coins to give": (f"{AT_A_ROOF}, options: {{free-trade: true}}}}", "trade", ["alibi"]),
    "a bid": (AT_A_LOT, "auction", ["pass"]),
    "money to give": (WITH_A_PLACE, "trade", ["turmstrasse", "for"]),
    "money to ask for": (WITH_A_PLACE, "trade turmstrasse for", ["offer"]),
}


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, but for what is worked out once."""
    work()
    gc.disable()  # which calls functions, too
    counted: Counter[str] = Counter()

    def note(frame: FrameType, event: str, arg: object) -> None:
        counted[event] += 1

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
        gc.enable()
    return counted["call"] + counted["c_call"]


def with_money(game: Game, coins: int) -> Game:
    """The game at the same question, with so much money for everybody."""
    twin = game.copy()
    twin.state = game.state.copy()
    FACTS[game.module.NAME].enrich(twin.state, coins)
    twin.state.stack.find_options(twin.state)
    return twin


def handle(game: Game) -> None:
    """All that is done at a decision: it is shown, a word is refused, and the last option is played."""
    seat = game.state.asked
    messages.question(game.module, game.state.edition, game.page_view(seat))
    with pytest.raises(BadInput):
        game.copy().move(seat, "nothing")
    assert game.legal_tokens
    game.copy().play(game.state.legal_actions[-1])


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(3, 150)
def test_a_decision_costs_the_same_however_much_money_there_is(edition: str, seed: int) -> None:
    rng, looked_at = Random(seed), Counter[int]()
    for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
        question = now.state.stack.top.prompt(now.state)[0]
        looked_at[question] += 1
        if looked_at[question] <= OFTEN:
            much, more = with_money(now, MUCH), with_money(now, MORE)
            assert len(much.state.legal_actions) == len(more.state.legal_actions)
            assert calls(partial(handle, much)) == calls(partial(handle, more))


@pytest.mark.parametrize("name", WITH_SUMS)
def test_sums_are_offered_as_the_last_option(name: str) -> None:
    position, moves, others = WITH_SUMS[name]
    game = Game.from_position(position, seed=1)
    game.move(0, moves)
    assert game.legal_tokens == [*others, str(game.sums[0])]
    assert len(game.sums) >= 1_000_000
    for coins in (game.sums[0], game.sums[-1]):
        game.copy().move(0, str(coins))
    beyond = str(game.sums[-1] + 1)
    with pytest.raises(BadInput) as refused:
        game.move(0, beyond)
    assert f"{game.sums[0]}..{game.sums[-1]}" in str(refused.value.args_by_name["options"])


def test_any_sum_can_come_up_but_for_those_missing() -> None:
    sums = sums_between(Action(1000), Action(1009), [Action(1000), Action(1004), Action(1009)])
    assert sums and (sums.least, sums.most, sums.missing) == (1001, 1008, (1004,))
    drawn = {sums.any(Random(seed).randrange) for seed in range(200)}
    assert drawn == {action for action in range(900, 1100) if sums.include(Action(action))}
    assert drawn == {1001, 1002, 1003, 1005, 1006, 1007, 1008}
    assert sums_between(Action(1), Action(2), [Action(1), Action(2)]) is None


@pytest.mark.seeds(3, 50)
def test_random_play_names_sums_between_the_least_and_the_most(seed: int) -> None:
    rng = Random(seed)
    game = Game.from_position(WITH_SUMS["a bid"][0], seed=seed)
    game.move(0, "auction")
    named = {any_action(game.view(0), rng.randrange) for _ in range(100)}
    sums = [action for action in named if game.state.is_legal(action) and action != PASS]
    assert len(sums) > 20 and named == {*sums, PASS}
    assert max(sums) - min(sums) > 500_000
