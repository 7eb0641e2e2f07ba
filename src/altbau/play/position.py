"""Positions as text: a state from what somebody has written down, and back, whatever game it is of."""

from typing import Any

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyState
from altbau.core.notation.reading import mapping
from altbau.games import DEFAULT_EDITION, game_of


def read_position(written: object, *, rng: Rng | None = None, stop_at_windows: bool = False) -> Any:
    """The state that a position describes, with its first question open. Raises BadInput that names the place.

    Its chance comes from `rng`, else from the position's seed; with `stop_at_windows` the question may be a
    reaction that leaves no choice.
    """
    data = {"edition": DEFAULT_EDITION} | mapping(written, "position")
    return game_of(str(data["edition"])).read_position(data, rng, stop_at_windows)


def described_position(s: AnyState, seen_by: Seat | None = None) -> Data:
    """The position of a state on which nothing is pending but a free choice: all of it, or as far as a seat, or NOBODY
    as a spectator, can see it."""
    return game_of(s.edition.key).described_position(s, seen_by)
