"""Converts SVG pictures to PNG, for programs that can't show SVG."""

from importlib.resources import as_file
from types import ModuleType
from typing import Final

from altbau.environment import extra
from altbau.paper import LETTER

BEYOND: Final = 0x2213  # our font has no characters from here on; system fonts may have them


def pixels(svg: str, width: int = 1200) -> bytes:
    """An SVG picture as PNG, `width` pixels wide. Raises BadInput if resvg is missing."""
    foreign = max(map(ord, svg)) >= BEYOND
    with as_file(LETTER) as letter:
        letters = [str(file) for file in sorted(letter.glob("*.ttf"))]
        made = renderer().svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=not foreign, font_files=letters)
    return bytes(made)


def renderer() -> ModuleType:
    """Resvg. Raises BadInput if it is missing."""
    with extra("print"):
        import resvg_py
    return resvg_py
