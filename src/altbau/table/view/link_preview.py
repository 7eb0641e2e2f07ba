"""The preview image of a link to a table: the game as a spectator sees it, or only the edition and the players."""

from typing import Final, NamedTuple

from altbau.core import text
from altbau.core.data import HouseRules
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.house_rules import edition_name
from altbau.core.pictures.svg import Svg
from altbau.games import game_of
from altbau.table.seats.names import Names, names_in_language

WIDE: Final = 1200
HIGH: Final = 630
EDGE: Final = 36
PANEL: Final = 350  # width of the text beside a picture
LETTER: Final = 0.5  # average width of a letter, relative to its height
SMALLEST: Final = 9
INK: Final = "#2e2119"
SOFT: Final = "#665446"
PAPER: Final = "#fbf5e9"
SKY: Final = "#cfe0e6"
RED: Final = "#97341f"
WALLS: Final = ("#e6bf7a", "#dda493", "#b7c3a0", "#dccaa6", "#c98c6d", "#a9bfca")
STOREYS: Final = (2, 3, 1, 3, 2, 3, 2, 1, 3)  # of the decorative street


class PreviewContent(NamedTuple):
    """The content of a card: the edition, its name by language, the players' names, and the spectators' view (None if
    spectators are not allowed)."""

    edition: str
    titles: tuple[tuple[str, str], ...]
    names: Names
    view: View | None


def preview_content(edition: str, house: HouseRules, names: Names, view: View | None) -> PreviewContent:
    """The content of the card of a table."""
    game = game_of(edition).NAME
    titles = [(language, edition_name(language, game, edition, house)) for language in text.LANGUAGES]
    return PreviewContent(edition, tuple(titles), names, view)


def card(shown: PreviewContent, language: str) -> str:
    """The card as SVG."""
    game = game_of(shown.edition)
    svg = Svg(WIDE)
    svg.rect(0, 0, WIDE, HIGH, PAPER)
    if shown.view is None:
        street(svg)
        words(svg, shown, language, WIDE - 2 * EDGE, large=True)
    else:
        left = PANEL + 2 * EDGE
        svg.rect(left - EDGE // 2, 0, WIDE - left + EDGE // 2, HIGH, SKY)
        svg.drawing(game.picture(shown.view, language), left, EDGE // 2, WIDE - left - EDGE // 2, HIGH - EDGE)
        words(svg, shown, language, PANEL, large=False)
    return svg.render(HIGH)


def words(svg: Svg, shown: PreviewContent, language: str, width: int, *, large: bool) -> None:
    """Draw the name of the program, the edition and the names of the players."""
    names = names_in_language(shown.names, language)
    line, down = (66, 46) if large else (58, 38), 100 if large else 84
    svg.text(EDGE, down, "Altbau", line[1] + 18, RED)
    title = dict(shown.titles)[language]
    svg.text(EDGE, down + line[0], title, fitting_size(title, line[1] - 4, width), INK)
    down += 2 * line[0]
    columns = 2 if large and len(names) > 3 else 1
    rows = -(-len(names) // columns)
    for number, name in enumerate(names):
        column, row = divmod(number, rows)
        room = width // columns - EDGE
        left = EDGE + column * (width // columns)
        said = name if large else f"{SEAT_NAMES[number]} · {name}"  # the picture beside it names seats by letter
        svg.text(left, down + row * (line[0] - 14), said, fitting_size(said, line[1] - 10, room), SOFT)


def fitting_size(words: str, size: int, width: int) -> int:
    """The font size for words to be no wider than `width`, at most `size`."""
    return max(SMALLEST, min(size, int(width / (LETTER * max(1, len(words))))))


def street(svg: Svg) -> None:
    """Draw the decorative street, the same for every table."""
    wide, high = WIDE // len(STOREYS), 62
    svg.rect(0, HIGH - 14, WIDE, 14, "#8a6b4e")
    for number, storeys in enumerate(STOREYS):
        left, top = number * wide + 8, HIGH - 14 - storeys * high
        svg.rect(left, top, wide - 16, storeys * high, WALLS[number % len(WALLS)], INK)
        svg.path(f"M{left - 5} {top}L{left + wide // 2 - 8} {top - 38}L{left + wide - 11} {top}z", "#b5573a", INK)
        for window in range(2 * storeys):
            row, column = divmod(window, 2)
            lit = (number * 3 + window) % 4 == 0
            x, y = left + 16 + column * (wide // 2 - 14), top + 12 + row * high
            svg.rect(x, y, wide // 2 - 34, high - 24, "#ffe7ae" if lit else "#bcd3dc", "#6b4f39")
