"""The drawings of the page: SVG files in `web/src`; a wheel contains a copy next to this file (`build_hook.py`)."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

PACKED: Final = Path(__file__).parent / "art"
FOLDER: Final = PACKED if PACKED.is_dir() else Path(__file__).parents[4] / "web" / "src"


@cache
def other_names(game: str) -> dict[str, str]:
    """The cards that use another card's drawing: name or `edition/name` → name of the drawing."""
    file = FOLDER / "games" / game / "art" / "shared.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


@cache
def drawing(game: str, edition: str, name: str, *, tall: bool = False) -> str:
    """The SVG of a card; with `tall` the upright drawing over two windows, if there is one. Empty if there is no
    drawing."""
    shared = other_names(game)
    name = shared.get(f"{edition}/{name}", shared.get(name, name))
    places = [FOLDER / "games" / game / "art", FOLDER / "core" / "art"]
    files = [place / f"{name}{end}" for end in ([".tall.svg"] if tall else []) + [".svg"] for place in places]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")
