"""Conversion between positions in the notation and states, for every game."""

from typing import Any

from altbau.core.data import Data
from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import Seat
from altbau.core.engine.state import AnyState
from altbau.core.notation.position_reader import mapping
from altbau.games import DEFAULT_EDITION, game_of


def read_position(written: object, *, rng: Chance | None = None, stop_at_windows: bool = False) -> Any:
    """The state that a position describes, played to its first question. Raises BadInput, which names the place.

    Its random events come from `rng`, else from the position's seed. With `stop_at_windows` the question may be a
    forced pass.
    """
    data = {"edition": DEFAULT_EDITION} | mapping(written, "position")
    return game_of(str(data["edition"])).read_position(data, rng, stop_at_windows)


def described_position(s: AnyState, seen_by: Seat | None = None) -> Data:
    """The position of a state in which only a free choice is pending: all of it for None, or what `seen_by` can see (a
    spectator for NOBODY)."""
    return game_of(s.edition.key).described_position(s, seen_by)
