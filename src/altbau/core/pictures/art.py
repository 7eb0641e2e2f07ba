"""The drawings of cards and squares as SVG files: those of a game are in its folder `art`, the shared ones beside this
module. The page is built from the same files."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FOLDER: Final = "art"


@cache
def other_names(package: str) -> dict[str, str]:
    """The cards that use another card's drawing: name or `edition/name` → name of the drawing."""
    file = files(package) / FOLDER / "shared.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


@cache
def drawing(package: str, edition: str, name: str) -> str:
    """The SVG of a card or square in an edition; `package` is the `ART` of its game. Empty if there is none."""
    names = other_names(package)
    file = f"{names.get(f'{edition}/{name}', names.get(name, name))}.svg"
    drawings = [files(package) / FOLDER / file, files(__package__) / file]
    return next((each.read_text(encoding="utf-8") for each in drawings if each.is_file()), "")
