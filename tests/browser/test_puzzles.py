"""Puzzles are found, tried and given up by the keyboard on a phone, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from altbau.play.learning import Learning
from altbau.play.puzzle import as_lesson, puzzle
from tests.browser.conftest import Newcomer
from tests.browser.learner import BUBBLE, NEXT
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import Server


@pytest.mark.parametrize(("locale", "width"), [("de-DE", 360), ("en-GB", 1280)])
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
    expect(bubble).not_to_contain_text(re.compile(rf"\b{given.chance}\b"))
    if Learning(as_lesson(given)).game.legal_tokens.count("done") and "done" not in given.lines:
        page.get_by_test_id("choice-done").press("Enter")
        expect(page.get_by_test_id("lesson-said")).to_contain_text(re.compile("Es ist zurückgenommen|taken back"))
        expect(bubble).to_have_attribute("data-wants", "move")
    page.locator(NEXT).press("Enter")
    expect(bubble).to_contain_text(re.compile(rf"\b{given.chance}\b"))
    assert width_of(page) == width
    page.locator(NEXT).press("Enter")
    expect(bubble).to_have_attribute("data-wants", "over")
    page.locator(NEXT).press("Enter")
    expect(page).to_have_url(f"{server.address}/puzzles")
    expect(page.locator(".solved")).to_have_count(0)  # the solution was shown
