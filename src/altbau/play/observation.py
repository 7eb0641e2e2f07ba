"""What a player knows: a view with the memory of who has followed the game, its choices in words, and states that match
it."""

from typing import TYPE_CHECKING, Any, cast, overload

from altbau.core import text
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyEdition, AnyState, AnyView
from altbau.core.engine.view import Memory, View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
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


def describe(view: View, action: int, language: str = "en") -> str:
    """A legal action of a view in words, as a terminal shows it: `Bomb  (bomb)`. Raises BadInput for an action that is
    not legal in the view, and for a language that Altbau does not have."""
    text.check_language(language)
    if not view.is_legal(Action(action)):
        raise BadInput("not-a-choice", token=str(action), options=", ".join(map(str, view.legal_actions)))
    return action_label(cast(AnyView, view).edition, view.players, view.question, Action(action), language)


def action_label(edition: AnyEdition, players: int, question: tuple[int, ...], action: Action, language: str) -> str:
    """An action in answer to a question, in words."""
    names = [text.say(language, "cli-player", seat=seat) for seat in SEAT_NAMES[:players]]
    label: str = game_of(edition.key).narrator(language, edition, names).label(action, question[0])
    return label
