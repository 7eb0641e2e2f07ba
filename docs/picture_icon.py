"""Draws the icons of the page where it is installed, from that of its tab: `.venv/bin/python -m docs.picture_icon`."""

import re
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from altbau.paper.pixels import pixels
from altbau.server.web.manifest import GROUND

WEB: Final = Path(__file__).parents[1] / "web"
ICONS: Final = WEB / "public" / "icons"
SIZE: Final = 32  # of the drawing
SAFE: Final = 0.62  # the share of a side that the house may have where a system cuts the picture to a shape of its own


def tab_icon() -> str:
    """The drawing in the tab, as SVG."""
    found = re.search(r'href="data:image/svg\+xml,([^"]*)"', (WEB / "index.html").read_text("utf-8"))
    assert found
    return unquote(found[1]).replace("'", '"')


def on_ground(drawing: str) -> str:
    """The drawing, smaller, on the colour of the page."""
    head, shapes = drawing[: drawing.index(">") + 1], drawing[drawing.index(">") + 1 : drawing.rindex("<")]
    margin = SIZE * (1 - SAFE) / 2
    ground = f'<path fill="{GROUND}" d="M0 0h{SIZE}v{SIZE}H0z"/>'
    return f'{head}{ground}<g transform="translate({margin:g} {margin:g}) scale({SAFE})">{shapes}</g></svg>'


if __name__ == "__main__":
    ICONS.mkdir(exist_ok=True)
    drawing = tab_icon()
    (ICONS / "icon.svg").write_text(f"{drawing}\n", "utf-8")
    for name, picture, width in (
        ("icon-192", drawing, 192),
        ("icon-512", drawing, 512),
        ("icon-maskable", on_ground(drawing), 512),
        ("icon-touch", on_ground(drawing), 180),
    ):
        (ICONS / f"{name}.png").write_bytes(pixels(picture, width))
