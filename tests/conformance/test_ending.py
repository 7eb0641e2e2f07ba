"""The course of a finished game, for every game."""

from functools import cache
from random import Random

import pytest

from altbau import Game
from altbau.core.engine.ids import seats
from altbau.play.teaching.win_chances import MOST_TURNINGS, GameCourse, course_of
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 3000


@cache
def finished(edition: str, seed: int) -> tuple[Game, GameCourse]:
    """A whole game at random, and its course."""
    rng = Random(seed)
    game = any_game(rng, edition)
    for _ in decisions(game, rng, MOST_DECISIONS):
        pass
    assert game.over
    return game, course_of(game)


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 40)
def test_the_chances_come_to_who_has_won(edition: str, seed: int) -> None:
    game, told = finished(edition, seed)
    won = game.state.winners()
    chances = [round(100 / len(won)) if seat in won else 0 for seat in seats(game.players)]
    scores = game.module.scores(game.state)
    assert [values[-1] for values in told.chances] == (scores if told.in_coins else chances)
    assert len({len(values) for values in told.chances}) == 1
    assert told == course_of(Game.load(game.record()))


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 40)
def test_what_decided_it_stands_in_the_log(edition: str, seed: int) -> None:
    game, course = finished(edition, seed)
    found = course.turnings
    assert len(found) <= MOST_TURNINGS
    assert [each.first for each in found] == sorted({each.first for each in found})
    for each in found:
        assert 0 <= each.first <= each.last < len(game.log)
        assert each.seat in seats(game.players)
        assert each.change
        done = [event[0] for event in game.log[each.first : each.last + 1]]
        assert {done[0], done[-1]} <= {*game.module.DEEDS}  # an income belongs to what made it


@pytest.mark.parametrize("edition", ["landlord-2013", "wucherer-1997", "wucherer-1992"])
def test_by_house_rules_money_decides(edition: str) -> None:
    game = Game.new(edition, players=3, seed=1, house={"name": {"de": "Haus", "en": "House"}})
    for _ in decisions(game, Random(1), MOST_DECISIONS):
        pass
    course = course_of(game)
    assert course.in_coins and course.turnings
    assert [values[-1] for values in course.chances] == game.module.scores(game.state)
