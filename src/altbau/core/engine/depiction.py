"""Pictures of states and views. How they look only their game knows; whoever knows the games registers a function that
draws them (`altbau/games/__init__.py`)."""

from collections.abc import Callable
from typing import Final, TypeAlias

Draw: TypeAlias = Callable[[object, int | str | None, str], str]  # a state or view, a seat, a language

_draws: Final[list[Draw]] = []


def register_drawing(draw: Draw) -> None:
    """Draw states and views by this function."""
    _draws[:] = [draw]


def svg_of(shown: object, seat: int | str | None, language: str) -> str:
    """A state or a view as SVG; empty if its game has no drawings."""
    return _draws[0](shown, seat, language)
