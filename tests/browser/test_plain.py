"""A game from outside, without drawings in the page: it can be chosen and is played as question, choices and log."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from altbau.server.web import app
from tests.browser.conftest import Newcomer
from tests.browser.player import Person, choose_table, is_over, play, start_chosen
from tests.browser.test_accessible import violations
from tests.conformance.games import OUTSIDE, register_outside
from tests.server.conftest import Server
from tests.server.players import PoolHere

pytestmark = pytest.mark.skipif(not OUTSIDE, reason="no class from outside can be one of a compiled core")

NOT_SAID = re.compile(r"\b(?:bot|edition|event|money|option|page|phase|question|refusal|word)-[a-z][\w-]*")

BLOCKED = "Service Worker registration blocked by Playwright"  # as these tests want it


class PoolInside(PoolHere):
    """Does the jobs in the server's process, the only one that knows the game from outside."""

    async def close(self) -> None:
        """There is nothing to end."""


def prepare() -> None:
    """Register the game from outside in a server's process, and keep its jobs there."""
    register_outside()
    vars(app)["JobPool"] = PoolInside


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A running server that knows the third game."""
    server = Server(tmp_path / "altbau.sqlite", prepare)
    yield server
    server.kill()


class Listener(Person):
    """Plays, and is told everything in sentences: what has none is shown by the name of its message."""

    def __call__(self, page: Page, done: int) -> bool:
        assert NOT_SAID.findall(page.locator("body").inner_text()) == []
        return super().__call__(page, done)


def test_a_game_that_the_page_has_never_heard_of_is_played_to_its_end(server: Server, newcomer: Newcomer) -> None:
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and said.text != BLOCKED:
            complaints.append(said.text)

    ann = newcomer("/", locale="de-DE", width=360, height=740)
    ann.on("console", hear)
    choose_table(ann)
    ann.get_by_test_id("edition").select_option(label="Pig mit Karten")
    expect(ann.get_by_label("Wer sitzt auf Platz B?")).to_have_value("bot:cautious")
    ann.get_by_text("Mehr Einstellungen").click()
    expect(ann.get_by_label("Bis 40 Punkte")).not_to_be_checked()
    assert violations(ann) == []

    start_chosen(ann)
    ann.get_by_test_id("blocked-bank").click(force=True)
    expect(ann.get_by_role("status").get_by_text("Der Topf ist leer.")).to_be_visible()
    ann.get_by_test_id("choice-throw").click()
    expect(ann.get_by_test_id("question")).to_contain_text("Wie viele Würfel?")
    assert violations(ann) == []

    friend = newcomer(urlsplit(ann.url).path, locale="en-GB")
    play(server, ann, by=Listener)
    expect(friend.get_by_test_id("ranking")).to_be_visible()
    for page, banks in ((ann, "sichert"), (friend, "banks")):
        expect(page.locator("[data-event=pig-banked]").last).to_contain_text(banks)
        expect(page.locator("[data-event=pig-banked] [data-rules='P3 P4']").last).to_be_attached()
        assert NOT_SAID.findall(page.locator("body").inner_text()) == []
        assert violations(page) == []
    ann.get_by_test_id("menu").click()
    ann.get_by_test_id("language").click()
    expect(ann.locator("[data-event=pig-banked]").last).to_contain_text("banks")
    assert is_over(ann)
    assert complaints == []
