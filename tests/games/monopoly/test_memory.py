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
    assert game.memory == (Answers(offers=True), Answers(1, 1, offered, took=True), NO_ANSWERS)
    assert answers_of(game.memory, Seat(1)).accepted == 1
    assert answers_of((), Seat(1)) == NO_ANSWERS


def test_who_has_offered_is_known_before_an_answer_and_from_the_log() -> None:
    game = Game.from_position(DEAL)
    assert not any(answers_of(game.memory, Seat(seat)).offers for seat in range(3))
    game.move("A", "trade C badstrasse for 10 offer")
    assert [answers_of(game.memory, Seat(seat)).offers for seat in range(3)] == [True, False, False]
    offer = {"name": "deal-offered", "args": {
        "player": {"value": "C"}, "other": {"value": "B"}, "given": {"value": []}, "asked": {"value": []},
    }}  # fmt: skip
    declined = {"name": "deal-refused", "args": {"player": {"value": "B"}}}
    assert game.module.recalled(game.state.edition, 3, [offer, declined]) == (
        NO_ANSWERS, Answers(declined=1, goods=(0,)), Answers(offers=True)
    )  # fmt: skip
