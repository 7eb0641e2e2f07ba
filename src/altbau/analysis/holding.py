"""What has come true of the chances that the value tells: figures of `docs/value.md`, from tables of four stewards."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Held(NamedTuple):
    """Of all chances of about `told` per cent so many won, `came`, also in per cent."""

    told: int
    came: int


@cache
def held(edition: str) -> list[Held]:
    """How well the chances have held in an edition, the least first; nothing where nobody has looked."""
    figures = json.loads((files("altbau.analysis") / "held.json").read_text("utf-8"))
    return [Held(told, came) for told, came in figures.get(edition, [])]
