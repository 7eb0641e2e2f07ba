"""What may be behind what a seat sees."""

from typing import Any

from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyView
from altbau.games import game_of


def determinize(view: AnyView, rng: Rng) -> Any:
    """A state that looks like this view to its seat, with what is unknown drawn by `rng`; its future is `rng`'s too."""
    return game_of(view.edition.key).determinize(view, rng)
