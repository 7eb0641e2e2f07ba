"""Puzzles are found, tried, solved and given up by the keyboard on a phone, in both languages."""

import re
from collections.abc import Callable, Collection

import pytest
from playwright.sync_api import expect

from altbau.play.teaching.lesson_session import LessonSession
from altbau.play.teaching.puzzle import Puzzle, as_lesson, puzzle, puzzles
from tests.browser.bars import misplaced
from tests.browser.conftest import Newcomer
from tests.browser.learner import BUBBLE, NEXT, Learner
from tests.browser.router import lead
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import Server


@pytest.mark.parametrize(("locale", "width"), [("de-DE", 360), pytest.param("en-GB", 1280, marks=pytest.mark.long)])
def test_a_puzzle_is_tried_and_given_up_by_keyboard(
    server: Server, newcomer: Newcomer, locale: str, width: int
) -> None:
    page = newcomer("/puzzles", locale=locale, width=width, height=740)
    today = page.get_by_test_id("puzzle-today-landlord-2013")
    expect(today).to_be_visible()
    assert violations(page) == []
    assert width_of(page) == width
    today.press("Enter")
    bubble = page.locator(BUBBLE)
    expect(bubble).to_have_attribute("data-wants", "move")
    given = puzzle(page.url.rsplit("/", 1)[-1])
    assert violations(page) == []
    assert width_of(page) == width
    assert misplaced(page) == []
    expect(bubble).not_to_contain_text(re.compile(rf"\b{given.chance}\b"))
    if LessonSession(as_lesson(given)).game.legal_tokens.count("done") and "done" not in given.lines:
        page.get_by_test_id("choice-done").press("Enter")
        expect(page.get_by_test_id("lesson-said")).to_contain_text(re.compile("Es ist zurückgenommen|taken back"))
        expect(bubble).to_have_attribute("data-wants", "move")
    page.locator(NEXT).press("Enter")
    expect(bubble).to_contain_text(re.compile(rf"\b{given.chance}\b"))
    assert violations(page) == []
    assert width_of(page) == width
    page.locator(NEXT).press("Enter")
    expect(bubble).to_have_attribute("data-wants", "over")
    page.locator(NEXT).press("Enter")
    expect(page).to_have_url(f"{server.address}/puzzles")
    expect(page.locator("a.solved")).to_have_count(0)  # the solution was shown
    page.get_by_test_id("puzzles-tried").press("Enter")
    expect(page.locator("a.tried")).to_have_count(1)


def of_two_words(edition: str) -> Puzzle:
    """One of an edition that is solved by a card and a place, or what is done with a place."""
    return next(each for each in puzzles(edition).values() if len(each.lines[0].split()) == 2)


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "locale"),
    [
        ("landlord-2013", "de-DE"),
        ("monopoly", "en-GB"),
        pytest.param("wucherer-1997", "de-DE", marks=pytest.mark.long),
        pytest.param("monopoly", "de-DE", marks=pytest.mark.long),
        pytest.param("landlord-2013", "en-GB", marks=pytest.mark.long),
    ],
)
def test_a_puzzle_is_solved_by_keyboard_on_a_phone(
    server: Server, newcomer: Newcomer, edition: str, locale: str
) -> None:
    given = of_two_words(edition)
    page = newcomer(f"/puzzles/{given.id}", locale=locale, width=360, height=740, touch=True)
    bubble = page.locator(BUBBLE)
    expect(bubble).to_have_attribute("data-wants", "move")
    Learner(page, as_lesson(given)).play(given.lines[0])
    expect(bubble).to_contain_text(re.compile(rf"\b{given.chance}\b"))
    assert violations(page) == []
    assert width_of(page) == 360
    page.locator(NEXT).press("Enter")
    expect(bubble).to_have_attribute("data-wants", "over")
    page.locator(NEXT).press("Enter")
    expect(page).to_have_url(f"{server.address}/puzzles")
    expect(page.locator("a.solved")).to_have_count(1)


def places_before(given: Puzzle) -> int:
    """How many places stand before the one where the card of the solution goes; -1 if it goes nowhere."""
    line = given.lines[0]
    card = line.split()[0]
    moves = [move for move in LessonSession(as_lesson(given)).game.legal_moves if move.startswith(f"{card} ")]
    return moves.index(line) if line in moves and card != "build" else -1


SHAPES: dict[str, Callable[[Collection[Puzzle]], Puzzle]] = {
    "the seventh place": lambda all: next(each for each in all if places_before(each) == 6),  # in part
    "one place after the other": lambda all: next(each for each in all if each.lines[0] == "move"),
    "a roof": lambda all: next(each for each in all if re.fullmatch("build .* roof", each.lines[0])),
    "the whole hand": lambda all: next(each for each in all if re.fullmatch(r"build 4( [\w-]+){3}", each.lines[0])),
}


def test_each_shape_of_a_solution_is_played_by_keyboard(newcomer: Newcomer, subtests: pytest.Subtests) -> None:
    """Any of them can be the puzzle of the day. What the focus is on is in sight."""
    page = newcomer("/puzzles", locale="de-DE")
    bubble = page.locator(BUBBLE)
    for shape, choose in SHAPES.items():
        with subtests.test(shape):
            given = choose(puzzles("landlord-2013").values())
            lead(page, f"/puzzles/{given.id}")
            expect(bubble).to_have_attribute("data-wants", "move")
            Learner(page, as_lesson(given)).play(given.lines[0])
            expect(bubble).to_contain_text(re.compile(rf"\b{given.chance}\b"))


@pytest.mark.parametrize(
    ("edition", "locale", "width"),
    [("landlord-2013", "de-DE", 1280), ("monopoly", "en-GB", 360), ("wucherer-1997", "en-GB", 1280)],
)
def test_the_slider_of_an_answered_puzzle_moves_the_table_to_where_the_better_move_is_marked(
    newcomer: Newcomer, edition: str, locale: str, width: int
) -> None:
    given = next(iter(puzzles(edition).values()))
    page = newcomer(f"/puzzles/{given.id}", locale=locale, width=width, height=740)
    bubble = page.locator(BUBBLE)
    expect(bubble).to_have_attribute("data-wants", "move")
    expect(page.get_by_test_id("replay-slider")).to_have_count(0)
    page.locator(NEXT).press("Enter")
    slider, asked = page.get_by_test_id("replay-slider"), page.get_by_test_id("puzzle-before")
    last = slider.get_attribute("max")
    assert last and last != "0"
    expect(slider).to_have_value(last)
    table = page.locator(".position")
    solved = table.inner_text()
    asked.press("Enter")
    expect(asked).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-better]").first).to_be_visible()
    expect(table).not_to_have_text(solved, use_inner_text=True)
    assert violations(page) == []
    assert width_of(page) == width
    slider.press("End")
    expect(asked).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-better]")).to_have_count(0)
    expect(table).to_have_text(solved, use_inner_text=True)
