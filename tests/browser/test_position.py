"""A text of the notation is pasted, laid on its table and played on, by keyboard, on a phone and on a desk."""

import re

import pytest
from playwright.sync_api import expect

from altbau.play.game import Game
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of


@pytest.mark.parametrize(
    ("edition", "locale", "width"),
    [
        ("landlord-2013", "de-DE", 360),
        ("monopoly", "en-GB", 1280),
        pytest.param("landlord-2013", "en-GB", 1280, marks=pytest.mark.long),
        pytest.param("monopoly", "de-DE", 360, marks=pytest.mark.long),
    ],
)
def test_a_pasted_position_is_played_on_by_keyboard(newcomer: Newcomer, locale: str, width: int, edition: str) -> None:
    page = newcomer("/position", locale=locale, width=width, height=740)
    page.get_by_test_id("position-text").fill(Game.new(edition, players=3, seed=5).position())
    show = page.get_by_test_id("position-show")
    expect(show).to_be_enabled()
    show.press("Enter")
    expect(page).to_have_url(re.compile("/position/table"))
    page.get_by_test_id("play-on").press("Enter")
    page.get_by_test_id("play-on-seat").select_option("B")
    assert width_of(page) == width
    assert violations(page) == []
    page.get_by_test_id("play-on-start").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_test_id("uncounted")).to_be_visible()
    expect(page.locator(QUESTION)).to_be_visible()


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_a_position_is_pictured_beside_its_text_and_the_last_one_stays_while_a_line_is_wrong(
    newcomer: Newcomer, edition: str
) -> None:
    page = newcomer("/position", locale="en-GB", width=1280, height=740)
    text = Game.new(edition, players=3, seed=5).position()
    page.get_by_test_id("position-text").fill(text)
    picture = page.get_by_test_id("position-picture")
    expect(picture.get_by_role("group", name=re.compile("^C\\b"))).to_be_visible()
    assert width_of(page) == 1280
    if edition == "monopoly":
        expect(picture).to_contain_text("€1,500")
    hands = picture.get_by_test_id("hands").get_by_role("listitem")
    before = hands.count()
    page.get_by_test_id("position-text").fill(f"{text}\nnonsense: 1\n")
    expect(page.get_by_test_id("position-problem")).to_be_visible()
    expect(picture).to_have_class(re.compile("outdated"))
    assert hands.count() == before
    assert violations(page) == []
