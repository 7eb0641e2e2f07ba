"""Errors as text: a sentence with the code and the arguments behind it."""

import pytest

from altbau import BadInput, Game, errors
from altbau.core import text

GAME = Game.new(players=2, seed=7)


def refused_move() -> BadInput:
    """The error for a card that the player does not have."""
    with pytest.raises(BadInput) as refused:
        GAME.move("A", "police")
    return refused.value


def test_an_error_is_a_sentence_with_its_code_and_arguments() -> None:
    error = refused_move()
    sentence, _, details = str(error).partition(" (illegal-move: ")
    assert sentence == error.say("en") == text.error("en", error) != error.say("de")
    assert details.endswith(")") and all(f"{name}={value!r}" in details for name, value in error.args_by_name.items())
    assert str(BadInput("empty-move")) == f"{text.error('en', BadInput('empty-move'))} (empty-move)"


def test_an_error_whose_texts_are_not_there_is_its_code_and_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(BadInput("illegal-move", token="x").told_by("nowhere")) == "illegal-move: token='x'"
    assert str(BadInput("no-such-code")) == "no-such-code"
    assert str(BadInput("illegal-move")) == "illegal-move", "an argument is missing"
    monkeypatch.setattr(errors, "_writers", [])
    assert str(BadInput("empty-move")) == "empty-move"


def test_an_error_equals_another_with_the_same_code_arguments_and_game() -> None:
    error = refused_move()
    assert error == refused_move() and hash(error) == hash(refused_move())
    others = (
        BadInput(error.code, **error.args_by_name),
        type(error)(error.code, token="police"),
        ValueError(error.code),
    )
    assert error not in others
