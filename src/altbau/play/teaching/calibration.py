"""How far chances of winning hold: how often who was told a chance has won."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from altbau.play.game import Game


class CalibrationPoint(NamedTuple):
    """Of all predicted chances of about `told` per cent, `came` per cent were won."""

    told: int
    came: int


@cache
def calibration(edition: str) -> list[CalibrationPoint]:
    """The calibration of the value function for an edition, from games of four stewards (`docs/value.md`), sorted by
    predicted chance; empty if it was not measured."""
    figures = json.loads((files("altbau.play.teaching") / "held.json").read_text("utf-8"))
    return [CalibrationPoint(told, came) for told, came in figures.get(edition, [])]


def calibration_of(game: Game) -> list[CalibrationPoint]:
    """The calibration for a game: none by house rules or own values, for which it was not measured."""
    return [] if game.house or game.cards else calibration(game.edition)
