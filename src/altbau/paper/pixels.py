"""Pictures in pixels, for where SVG can't be shown."""

from typing import Final

from altbau.environment import extra
from altbau.paper import LETTER

BEYOND: Final = 0x2213  # letters from here on ours has not; the system may have them


def pixels(svg: str, width: int = 1200) -> bytes:
    """A picture as PNG. Raises BadInput where resvg is missing."""
    with extra("print"):
        import resvg_py
    foreign = max(map(ord, svg)) >= BEYOND
    letters = [str(file) for file in sorted(LETTER.glob("*.ttf"))]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=not foreign, font_files=letters))
