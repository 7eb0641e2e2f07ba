"""Builds SVG pictures from plain shapes and the page's drawings."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final

TAG: Final = re.compile(r"<svg\b[^>]*>")
BOX: Final = re.compile(r'viewBox="([^"]*)"')


class Svg:
    """A picture with a fixed width; the height is given at the end."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._parts: list[str] = []

    def rect(self, x: int, y: int, wide: int, high: int, fill: str, stroke: str = "none") -> None:
        """A rectangle; (x, y) is its upper left corner."""
        self._parts.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{fill}" stroke="{stroke}"/>')

    def circle(self, x: int, y: int, radius: int, fill: str, stroke: str = "none") -> None:
        """A circle around a point."""
        self._parts.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}"/>')

    def path(self, path: str, fill: str, stroke: str = "none") -> None:
        """Any other shape."""
        self._parts.append(f'<path d="{path}" fill="{fill}" stroke="{stroke}"/>')

    def line(self, points: Sequence[tuple[int, int]], stroke: str, wide: int, dashes: str = "") -> None:
        """A line through points, solid or dashed."""
        told = " ".join(f"{x},{y}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<polyline points="{told}" fill="none" stroke="{stroke}" stroke-width="{wide}" '
            f'stroke-linejoin="round"{dashed}/>'
        )

    def text(self, x: int, y: int, words: str, size: int, fill: str, *, middle: bool = False) -> None:
        """Text that starts at a point of its baseline, or with `middle` is centred there."""
        anchor = "middle" if middle else "start"
        self._parts.append(
            f'<text x="{x}" y="{y}" font-family="Vollkorn, Georgia, serif" font-weight="700" font-size="{size}" '
            f'fill="{fill}" text-anchor="{anchor}">{escape(words, quote=False)}</text>'
        )

    def drawing(self, markup: str, x: int, y: int, wide: int, high: int) -> None:
        """One of the page's drawings (SVG markup), scaled to fit into a rectangle."""
        head = TAG.search(markup)
        box = BOX.search(head[0]) if head else None
        if head and box:
            inside = markup[head.end() : markup.rindex("</svg>")].strip()
            self._parts.append(
                f'<svg x="{x}" y="{y}" width="{wide}" height="{high}" viewBox="{box[1]}" '
                f'preserveAspectRatio="xMidYMax meet" stroke-linecap="round" stroke-linejoin="round">{inside}</svg>'
            )

    def render(self, height: int) -> str:
        """The whole picture as SVG, with this height."""
        parts = "\n".join(self._parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{height}" '
            f'viewBox="0 0 {self.width} {height}">\n{parts}\n</svg>\n'
        )
