"""A series of two people in two languages, from the table that waits to the score."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, Person, Watch, open_menu, tried
from tests.browser.test_chat import HARMFUL, SEEN
from tests.browser.test_keys import assert_fits
from tests.browser.test_lobby import opened
from tests.server.conftest import Server
from tests.server.hasty import soon_missed
from tests.server.line import Line

CLOCK = "turn-300"
PLAYERS = 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that soon misses who does not answer any more."""
    server = Server(tmp_path / "altbau.sqlite", soon_missed)
    yield server
    server.end()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """The line by which one of them plays."""
    line = Line(server.address)
    yield line
    line.end()


@pytest.mark.long
def test_two_people_spend_a_series(server: Server, line: Line, newcomer: Newcomer) -> None:
    ann, ben = begun(server, line, newcomer)
    until_asked(server, ben, ann)
    ben.keyboard.press("c")
    ben.get_by_test_id("chat-field").fill(HARMFUL)
    ben.get_by_test_id("chat-field").press("Enter")
    ben.keyboard.press("Escape")
    expect(ann.get_by_test_id("chat-heard")).to_contain_text(f"Ben: {SEEN}")
    line.die()
    ann.get_by_test_id("vote-bot").click()
    expect(ann.get_by_test_id("missing")).to_have_count(0)
    line.come_back()
    ben.get_by_test_id("take-seat").click()
    expect(ben.get_by_test_id("returned")).to_be_visible()
    ben.keyboard.press("Escape")
    for page in (ben, ann):
        open_menu(page)
        page.get_by_test_id("resign").click()
        page.get_by_test_id("resign-sure").click()
        expect(page.get_by_test_id("resigned")).to_be_visible()
    ann.get_by_test_id("to-end").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("ranking")).to_be_visible()
    play_again(ann, ben)
    for page in (ann, ben):
        assert_fits(page)


def play_again(ann: Page, ben: Page) -> None:
    """Ann deals another game; both look at the series and come to the table from there."""
    for page in (ann, ben):
        page.get_by_test_id("to-series").click()
        expect(page.get_by_test_id("series-score").locator("tbody tr")).to_have_count(PLAYERS)
        assert_fits(page)
    ann.get_by_test_id("deal").click()
    ann.get_by_test_id("start-button").click()
    ben.get_by_test_id("come").click()
    for page in (ann, ben):
        expect(page.locator(QUESTION)).to_be_visible()


def until_asked(server: Server, page: Page, other: Page) -> None:
    """Let somebody else play until the player at a page is asked for a move of the own turn."""
    person, watch, done = Person(), Watch(server, page, other), 0
    while not page.locator(f"{QUESTION} [data-testid=choice-done]").is_visible():
        watch.look()
        done += tried(person, other, done)


def begun(server: Server, line: Line, newcomer: Newcomer) -> tuple[Page, Page]:
    """Ann opens a table and waits; Ben comes, they agree on a clock, and play against two bots."""
    ann = opened(newcomer)
    ben = newcomer(
        ann.get_by_test_id("lobby-link").input_value().replace(server.address, line.address), width=360, height=740
    )
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join-button").click()
    ben.get_by_test_id("ready").click()
    ann.get_by_test_id("clock").select_option(CLOCK)
    expect(ben.get_by_test_id("changes")).to_be_visible()
    expect(ben.get_by_test_id("ready")).to_have_attribute("aria-pressed", "false")
    for place in "CD":
        ann.get_by_test_id(f"fill-{place}").select_option("gangster")
        expect(ben.get_by_test_id(f"plot-{place}")).to_contain_text("bot")
    ben.get_by_test_id("ready").click()
    expect(ann.get_by_test_id("start-lobby")).to_have_class(re.compile("primary"))
    ann.get_by_test_id("start-lobby").click()
    for page in (ann, ben):
        expect(page.locator("[data-testid=clock-A]:visible")).to_have_count(1)
        assert_fits(page)
    return ann, ben
