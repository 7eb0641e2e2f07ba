"""The memory of how players answered offers."""

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.memory import NO_ANSWERS, Answers, answers_of
from altbau.games.monopoly.rules.actions import naming_square, naming_sum
from altbau.games.monopoly.rules.board import INDEX
from altbau.play.game import Game

DEAL = """
edition: monopoly
players: 3
turn: A
phase: end
cash: {A: 100, B: 100, C: 100}
deeds: {A: {badstrasse: 0}, B: {turmstrasse: 0}}
"""


def test_answers_are_counted_by_who_gives_them() -> None:
    game = Game.from_position(DEAL)
    game.move("A", "trade B badstrasse for turmstrasse offer")
    game.move("B", "decline")
    game.move("A", "trade B badstrasse 50 for turmstrasse offer")
    game.move("B", "accept")
    offered = (naming_square(INDEX["badstrasse"]), naming_sum(50), 0, naming_square(INDEX["turmstrasse"]))
    assert game.memory == (NO_ANSWERS, Answers(1, 1, offered, took=True), NO_ANSWERS)
    assert answers_of(game.memory, Seat(1)).accepted == 1
    assert answers_of((), Seat(1)) == NO_ANSWERS
