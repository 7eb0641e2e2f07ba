"""The functions of `core/game.py` without naming the game: a state, view or edition says which game it belongs to."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from altbau import Game
from altbau import determinize as determinize
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.view import View
from altbau.core.game import AnyGame
from altbau.core.text import Narrator
from altbau.games import EDITIONS, game_of
from altbau.play.teaching.lesson import has_lesson

SomeGame: TypeAlias = Game[Any, Any, Any]  # each test knows the types of its game
WITH_LESSONS: Final = [edition for edition in EDITIONS if has_lesson(edition)]


def view(s: Any, seat: int) -> Any:
    """The view of a state for a seat."""
    return game_of(s.edition.key).view(s, Seat(seat))


def viewers(players: int) -> list[Seat]:
    """The viewers of a game: all seats, and NOBODY for a spectator."""
    return [NOBODY, *seats(players)]


def narrator(language: str, edition: Any, names: Sequence[str]) -> Any:
    """The narrator of a game of an edition."""
    module = game_of(edition.key)
    told: Narrator = module.narrator(language, edition, names)
    return told


def configured(key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Any]) -> Any:
    """An edition with these options and values of cards."""
    return game_of(key).configured(key, players, options, cards, {})


def always_out_of_turn(v: Any) -> str | None:
    """The out-of-turn move that every bot makes in this view; None if there is none."""
    return game_of(v.edition.key).always_out_of_turn(v)


FORWARD: Final = ["pass", "done", "decline", "roll", "end", "auction", "buy", "stop", "stay", "keep", "offer", "for"]


def forward(game: AnyGame, view: View) -> Action:
    """A simple decision with which every move comes to an end, and every game whose cards run out."""
    words = {game.WORDS[action]: action for action in view.legal_actions if action in game.WORDS}
    return next((words[word] for word in FORWARD if word in words), view.legal_actions[0])
