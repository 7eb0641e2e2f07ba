"""An edition of one's own: from a file of the host to a finished game in both languages; and on a server without it."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from altbau.play.own_edition import load_own_editions
from tests.browser.conftest import Newcomer
from tests.browser.player import choose_table, play, secret_of, start_chosen
from tests.server.conftest import Server
from tests.server.test_tables import play_out

WRITTEN = """\
like: landlord-2013
name: {de: Unser Abend, en: Our evening}
starting_coins: 10
minimum_income: 3
"""
NAMES = {"de-DE": "Unser Abend", "en-GB": "Our evening"}
MONEY = {
    "de-DE": "Geld zum Anfang: 10 (gedruckt: 3).",
    "en-GB": "Money to start with: 10 (as printed: 3).",
}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that offers the edition of a file."""
    folder = tmp_path / "editions"
    folder.mkdir()
    (folder / "evening.yaml").write_text(WRITTEN, encoding="utf-8")
    server = Server(tmp_path / "altbau.sqlite", own_editions=load_own_editions(folder))
    yield server
    server.end()


def choose_own(page: Page, locale: str) -> None:
    """Choose the own edition in the form."""
    choose_table(page)
    labels = page.get_by_test_id("edition").locator("option").all_text_contents()
    own = next(label for label in labels if label.startswith(NAMES[locale]))
    page.get_by_test_id("edition").select_option(label=own)
    expect(page.get_by_test_id("house-note")).to_contain_text(MONEY[locale])


@pytest.mark.parametrize(
    ("locale", "width", "moves"),
    [
        ("de-DE", 360, 6),
        *(pytest.param(*each, float("inf"), marks=pytest.mark.long) for each in (("de-DE", 360), ("en-GB", 1280))),
    ],
)
def test_the_edition_of_a_file_is_played_to_its_end(
    own_server: Server, newcomer: Newcomer, locale: str, width: int, moves: float
) -> None:
    server = own_server
    page = newcomer(locale=locale, width=width)
    choose_own(page, locale)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_test_id("pace").select_option("at-once")
    start_chosen(page)
    id = page.url.rpartition("/")[2].partition("#")[0]
    table = server.table(id)
    assert (table["edition"], table["house"]["starting_coins"]) == ("landlord-2013", 10)
    assert [seat["coins"] for seat in table["seats"]] == [10] * 4
    play(server, page, moves=moves)
    key = secret_of(page, id)
    page.goto(server.address)  # the rest without pictures
    assert play_out(server, id, key)["ranking"]
    server.end()
    server.own_editions = ()
    server.start()  # the table opens where there is no such file
    page.reload()
    expect(page.locator(f"a[href*='{id}']").first).to_contain_text(NAMES[locale])


@pytest.mark.parametrize("locale", NAMES)
def test_its_rulebook_says_first_what_differs_and_marks_the_rules(newcomer: Newcomer, locale: str) -> None:
    house = json.dumps({"name": {"de": "Unser Abend", "en": "Our evening"}, "starting_coins": 10})
    page = newcomer(f"/rules/landlord-2013?house={quote(house)}", locale=locale)
    book = page.get_by_test_id("rulebook")
    expect(book.locator("h1")).to_have_text(NAMES[locale])
    expect(book.get_by_test_id("house-note")).to_contain_text(MONEY[locale])
    expect(book.locator("#R015").get_by_test_id("house-mark")).to_contain_text(MONEY[locale])
    expect(book.locator("#R014").get_by_test_id("house-mark")).to_have_count(0)
