"""The course of a finished game as an SVG picture: each player's chance to win, drawn as on the page, with the
costliest errors numbered on the curves and explained below."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from altbau.analysis.game_report import ValueCourse
from altbau.analysis.mistakes import JudgedChoice
from altbau.core import text
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.pictures.svg import Svg

WIDE: Final = 900
LEFT, RIGHT, TOP, HIGH = 60, 70, 50, 330  # of the curves
LINES: Final = (0, 25, 50, 75, 100)  # per cent
ROUND_ROOM: Final = 34  # least distance of two round numbers
LETTER_ROOM: Final = 24  # least distance of two letters at the ends of curves
ROW: Final = 22  # height of a line of text
COLUMNS: Final = 96
SEATS: Final = ("#a63d26", "#1f5f8b", "#39702f", "#7a4a94", "#8a5c00", "#14706a", "#9c3b6b", "#4d5560")
DASHES: Final = ("", "9 6", "2 5", "11 4 3 4", "5 5", "15 4", "1 5", "8 3 2 3")
PAPER, INK, SOFT, GRID = "#fcf5e6", "#2e2119", "#5f5347", "#dfcfae"
PER_CENT: Final = 100


def picture(course: ValueCourse, errors: Sequence[JudgedChoice], sentences: Sequence[str], language: str) -> str:
    """A game as SVG, with a sentence for each error."""
    svg = Svg(WIDE)
    words = [line for number, each in enumerate(sentences, 1) for line in sentence_lines(number, each)]
    height = TOP + HIGH + 2 * ROW + ROW * len(words) + 16
    svg.rect(0, 0, WIDE, height, PAPER)
    svg.text(LEFT, 30, text.say(language, "page-analysis-chances"), 20, INK)
    for line in LINES:
        svg.path(f"M{LEFT} {y(line)}H{WIDE - RIGHT}", "none", GRID)
        svg.text(14, y(line) + 5, text.say(language, "page-per-cent", number=line), 13, SOFT)
    across = [
        LEFT + place * (WIDE - LEFT - RIGHT) // max(1, len(course.moments) - 1) for place in range(len(course.moments))
    ]
    rounds(svg, course, across)
    curves(svg, course, across)
    for number, error in enumerate(errors, 1):
        at = y(PER_CENT * course.moments[error.move].value.chances[error.seat])
        svg.circle(across[error.move], int(at), 11, INK, SEATS[error.seat])
        svg.text(across[error.move], int(at) + 5, str(number), 14, PAPER, middle=True)
    for row, told in enumerate(words):
        svg.text(LEFT, TOP + HIGH + (row + 3) * ROW - 8, told, 15, INK)
    return svg.render(height)


def y(per_cent: float) -> int:
    """The y coordinate of a chance in per cent."""
    return round(TOP + HIGH * (1 - per_cent / PER_CENT))


def rounds(svg: Svg, course: ValueCourse, across: Sequence[int]) -> None:
    """Draw the number of each round below its beginning, if there is room."""
    last, before = -ROUND_ROOM, 0
    for moment, x in zip(course.moments, across, strict=True):
        if moment.round != before and x - last >= ROUND_ROOM:
            svg.text(x, TOP + HIGH + 20, str(moment.round), 13, SOFT, middle=True)
            last = x
        before = moment.round


def curves(svg: Svg, course: ValueCourse, across: Sequence[int]) -> None:
    """Draw the curve of each seat, with its letter at the end. Letters that would overlap are moved apart."""
    ends = sorted(range(len(course.moments[-1].value.chances)), key=lambda seat: course.moments[-1].value.chances[seat])
    lowest = y(0) + LETTER_ROOM
    for seat in ends:
        points = [
            (x, y(PER_CENT * moment.value.chances[seat])) for x, moment in zip(across, course.moments, strict=True)
        ]
        svg.line(points, SEATS[seat], 3, DASHES[seat])
        lowest = min(points[-1][1], lowest - LETTER_ROOM)
        svg.circle(WIDE - RIGHT + 24, lowest, 11, SEATS[seat])
        svg.text(WIDE - RIGHT + 24, lowest + 5, SEAT_NAMES[seat], 14, "#ffffff", middle=True)


def sentence_lines(number: int, sentence: str) -> list[str]:
    """The numbered sentence of an error, wrapped."""
    return wrap(f"{number}. {sentence}", COLUMNS, subsequent_indent="\u2003")
