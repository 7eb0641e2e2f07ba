"""What can be said in advance at a table by days has words in each language, and its cases are real."""

from random import Random

import pytest

from altbau import Game
from altbau.core.text import LANGUAGES
from altbau.games import EDITIONS, game_of
from tests.any_game import narrator
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 300
GAMES = 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_window_and_each_fact_has_words(edition: str, language: str) -> None:
    module, rules = game_of(edition), EDITIONS[edition]
    told = narrator(language, rules, ())
    kinds = module.windows(rules)
    assert len({kind.question for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert told.has(f"window-{module.QUESTIONS[kind.question].name}")
        assert kind.declines not in kind.answers
    for fact in module.FACTS:
        assert told.has(f"fact-{fact}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_facts_are_parts_of_positions(edition: str) -> None:
    rng = Random(1)
    found: set[str] = set()
    for _ in range(GAMES):
        for game in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
            found |= {*game.last_seen(game.state.asked)}
    assert {*game_of(edition).FACTS} <= found


def test_where_anybody_may_react_it_is_said_whose_thing_is_hit() -> None:
    rng, found = Random(2), set()
    for seed in range(GAMES):
        game = Game.new("wucherer-1997", players=3, seed=seed, options={"anyone-may-react": True})
        windows = {kind.question for kind in game.module.windows(game.state.edition) if kind.others}
        assert windows
        for now in decisions(game, rng, MOST_DECISIONS):
            if now.state.stack.top.prompt(now.state)[0] in windows:
                found.add(now.module.is_hit(now.state))
    assert found == {True, False}
