"""The board as an SVG picture: the ring of squares with owners, buildings and pieces."""

from typing import Final

from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.pictures.art import drawing
from altbau.core.pictures.svg import Svg
from altbau.core.text import messages
from altbau.games.monopoly import NAME
from altbau.games.monopoly.messages import scene
from altbau.games.monopoly.rules.board import BOARD, GROUP_NAMES, NO_GROUP
from altbau.games.monopoly.view import MonopolyPageView

ART: Final = __package__
SIDE: Final = 10  # squares from one corner to the next
SIZE: Final = 68
LETTERS: Final = 112  # font size times number of letters of a name that is as wide as its square
HOUSES: Final = 4  # more than this is a hotel
INK: Final = "#2e2119"
SEATS: Final = ("#a63d26", "#1f5f8b", "#39702f", "#7a4a94", "#8a5c00", "#14706a", "#45505a", "#c2452d")
COLOURS: Final = {
    "brown": "#7b4a38", "light-blue": "#a9cfe6", "pink": "#d98cae", "orange": "#f4a63c", "red": "#c2452d",
    "yellow": "#f4d753", "green": "#39702f", "dark-blue": "#1f5f8b", "station": "#45505a", "utility": "#b9c2c9",
}  # fmt: skip


def picture(v: MonopolyPageView, language: str) -> str:
    """The board as SVG."""
    board, width = scene(v), (SIDE + 1) * SIZE
    svg = Svg(width)
    svg.rect(0, 0, width, width, "#f3e9d6")
    deeds = {deed.square: deed for deed in board.deeds}
    for number, square in enumerate(BOARD):
        left, top = corner(number)
        svg.rect(left, top, SIZE, SIZE, "#fbf5e9", INK)
        if square.group != NO_GROUP:
            svg.rect(left, top, SIZE, 13, COLOURS[GROUP_NAMES[square.group]], INK)
        svg.drawing(drawing(ART, v.edition.key, square.name), left + 14, top + 16, SIZE - 28, 28)
        name = messages.texts_of(NAME).say(language, f"square-{square.name}")
        svg.text(left + SIZE // 2, top + SIZE - 13, name, min(8, LETTERS // len(name)), INK, middle=True)
        deed = deeds.get(square.name)
        if deed:
            svg.rect(left, top + SIZE - 9, SIZE, 9, SEATS[SEAT_NAMES.index(deed.owner)], INK)
            for house in range(1 if deed.houses > HOUSES else deed.houses):
                svg.rect(left + 4 + house * 15, top + 2, 40 if deed.houses > HOUSES else 12, 9, "#fffaf0", INK)
            if deed.mortgaged:
                svg.text(left + SIZE // 2, top + 12, "×", 16, INK, middle=True)
    for seat, (cash, at) in enumerate(zip(board.cash, board.at, strict=True)):
        left, top = corner(next(number for number, square in enumerate(BOARD) if square.name == at))
        x, y = left + 12 + seat % 4 * 15, top + 24 + seat // 4 * 16
        svg.circle(x, y, 8, SEATS[seat], INK)
        svg.text(x, y + 4, SEAT_NAMES[seat], 11, "#ffffff", middle=True)
        money = messages.texts_of(NAME).say(language, f"money-{v.edition.key}", number=cash)
        svg.rect(2 * SIZE, (2 + seat) * SIZE - 22, 14, 28, SEATS[seat])
        svg.text(2 * SIZE + 26, (2 + seat) * SIZE, f"{SEAT_NAMES[seat]} · {money}", 24, INK)
    return svg.render(width)


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square, in pixels. Square 0 is at the lower right; the others follow clockwise."""
    side, step = divmod(square, SIDE)
    far = SIDE * SIZE
    return ((far - step * SIZE, far), (0, far - step * SIZE), (step * SIZE, 0), (far, step * SIZE))[side]
