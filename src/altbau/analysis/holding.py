"""The calibration of the value function: figures of `docs/value.md`, from games of four stewards."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Held(NamedTuple):
    """Of all predicted chances of about `told` per cent, `came` per cent were won."""

    told: int
    came: int


@cache
def held(edition: str) -> list[Held]:
    """The calibration for an edition, sorted by predicted chance; empty if it was not measured."""
    figures = json.loads((files("altbau.analysis") / "held.json").read_text("utf-8"))
    return [Held(told, came) for told, came in figures.get(edition, [])]
