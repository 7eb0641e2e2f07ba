"""Determinization: states that match what a seat sees."""

from typing import TYPE_CHECKING, cast, overload

from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyState, AnyView
from altbau.core.engine.view import View
from altbau.games import game_of

if TYPE_CHECKING:
    from altbau.play.game_types import MonopolyState, MonopolyView, WuchererState, WuchererView


@overload
def determinize(view: "WuchererView", rng: Rng) -> "WuchererState": ...
@overload
def determinize(view: "MonopolyView", rng: Rng) -> "MonopolyState": ...
@overload
def determinize(view: View, rng: Rng) -> AnyState: ...
def determinize(view: View, rng: Rng) -> AnyState:
    """A random state that matches the view of its seat. The unknown parts are drawn with `rng`, which also determines
    its later random events."""
    imagined: AnyState = game_of(cast(AnyView, view).edition.key).determinize(view, rng)
    return imagined
