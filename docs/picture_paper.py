"""Makes the pictures of `paper.md`: `.venv/bin/python -m docs.picture_paper`."""

from pathlib import Path
from typing import Final

from altbau.paper import render_png

FOLDER: Final = Path(__file__).parent / "paper"
PAGES: Final = {"aid": ("wucherer-1997", 0), "cards": ("landlord-2013", 6), "rules": ("landlord-2013", 1)}
PIXELS: Final = 56  # an inch

if __name__ == "__main__":
    for what, (edition, page) in PAGES.items():
        (FOLDER / f"{what}.png").write_bytes(render_png(what, edition, "en", ppi=PIXELS)[page])
