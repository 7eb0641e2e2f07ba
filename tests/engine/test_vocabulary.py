"""Which questions are reactions, and which cards are counted."""

from random import Random

import pytest

from altbau import Game
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.reactions import Reaction, Recycling
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 200


@pytest.mark.seeds(12, 300)
def test_a_question_asks_for_a_reaction_where_a_card_can_answer_what_another_does(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(list(EDITIONS))), rng, MOST_DECISIONS):
        top = now.state.stack.top
        assert now.module.QUESTIONS[top.prompt(now.state)[0]].reaction == isinstance(top, Reaction | Recycling)


TOWN = """
{players: 2, phase: play, coins: {A: 5}, buildings: {A1: {floors: 2}, B1: {floors: 2, tenants: {1: hacker}}},
 hands: {A: [alibi, bomb, mover, move, basement-expansion], B: [police, broker]}}
"""
BOARD = "{edition: monopoly, players: 2, chance: [bank-dividend-50], community: [bank-error-200], dice: [[%d, %d]]}"


@pytest.mark.parametrize(
    ("position", "script", "cards"),
    [
        (TOWN, ["A: done"], 0),
        (TOWN, ["A: build 1 alibi roof"], 1),
        (TOWN, ["A: basement-expansion B1"], 1),
        (TOWN, ["A: mover A1.1"], 1),
        (TOWN, ["A: bomb B1", "B: pass", "B: police", "A: alibi"], 3),
        (TOWN, ["A: bomb B1", "B: pass", "B: pass"], 1),
        (TOWN, ["A: move B1.1 A1.1", "B: broker"], 2),
        (BOARD % (3, 4), ["A: roll"], 1),
        (BOARD % (1, 1), ["A: roll"], 1),
        (BOARD % (1, 3), ["A: roll"], 0),
    ],
)
def test_cards_that_are_played_or_drawn_are_counted(position: str, script: list[str], cards: int) -> None:
    game = Game.from_position(position, seed=1)
    for line in script:
        seat, _, words = line.partition(": ")
        assert game.move(SEAT_NAMES.index(seat), words) == []
    assert sum(game.module.EVENTS[event[0]].of_card for event in game.log) == cards
