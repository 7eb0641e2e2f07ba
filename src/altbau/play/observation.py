"""What a player knows: a view with the memory of who has followed the game, and states that match it."""

from typing import TYPE_CHECKING, Any, cast, overload

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyState, AnyView
from altbau.core.engine.view import Memory, View
from altbau.games import game_of

if TYPE_CHECKING:
    from altbau.play.game_types import MonopolyState, MonopolyView, WuchererState, WuchererView


def memory_after(before: Memory, s: AnyState) -> Memory:
    """The public memory after the events that have led to the state `s` since the last decision."""
    module = game_of(s.edition.key)
    return module.noticed(before, s.players, [module.redacted(event, NOBODY) for event in s.events])


def bot_view(s: AnyState, seat: Seat, memory: Memory) -> Any:
    """The view of a state for a seat, with the memory, as bots get it."""
    view = game_of(s.edition.key).view(s, seat)
    view.memory = memory
    return view


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
