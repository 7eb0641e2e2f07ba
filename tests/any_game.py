"""The port by what one has in hand: a state, a view or an edition says itself of which game it is."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from altbau import Game
from altbau import determinize as determinize
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.view import View
from altbau.core.game import AnyGame
from altbau.core.text import Narrator
from altbau.games import EDITIONS, game_of
from altbau.play.lesson import has_lesson

SomeGame: TypeAlias = Game[Any, Any, Any]  # a test that has one knows which
WITH_LESSONS: Final = [edition for edition in EDITIONS if has_lesson(edition)]


def view(s: Any, seat: int) -> Any:
    """What a seat knows of a state."""
    return game_of(s.edition.key).view(s, Seat(seat))


def viewers(players: int) -> list[Seat]:
    """Who can look at a game: everybody, and NOBODY as a spectator."""
    return [NOBODY, *seats(players)]


def narrator(language: str, edition: Any, names: Sequence[str]) -> Any:
    """Who tells a game of an edition."""
    module = game_of(edition.key)
    told: Narrator = module.narrator(language, edition, names)
    return told


def configured(key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Any]) -> Any:
    """An edition with its options and values."""
    return game_of(key).configured(key, players, options, cards)


def always_out_of_turn(v: Any) -> str | None:
    """What a bot says out of turn."""
    return game_of(v.edition.key).always_out_of_turn(v)


FORWARD: Final = ["pass", "done", "decline", "roll", "end", "auction", "buy", "stop", "stay", "keep", "offer", "for"]


def forward(game: AnyGame, view: View) -> Action:
    """A decision that needs no thought, with which every move ends, and every game in which cards run out."""
    words = {game.WORDS[action]: action for action in view.legal_actions if action in game.WORDS}
    return next((words[word] for word in FORWARD if word in words), view.legal_actions[0])
