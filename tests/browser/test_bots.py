"""Bots as a newcomer sees them: who they are, how well and how fast they play, and watching them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import choose_table, open_menu, start_chosen
from tests.server.conftest import Server

PRESET = {
    "landlord-2013": (["Frau Sparwasser", "Rico", "Baron Giebel"], ["landlord", "gangster", "speculator"]),
    "monopoly": (["Mia Markt", "Kellen-Karl", "Hugo Heller"], ["dealer", "builder", "miser"]),
}
SEATS = "ol.seats > li"


def seats(server: Server, page: Page) -> list[tuple[str, str | None]]:
    """The names and the bots of the table that a page shows."""
    table = server.table(page.url.rpartition("/")[2].partition("#")[0])
    language = page.evaluate("document.documentElement.lang")
    return [((seat["called"] or {}).get(language, seat["name"]), seat["bot"]) for seat in table["seats"]]


@pytest.mark.parametrize("edition", PRESET)
def test_the_preset_table_has_the_characters_of_the_game(server: Server, newcomer: Newcomer, edition: str) -> None:
    page = newcomer(locale="de-DE", width=360)
    choose_table(page)
    page.get_by_test_id("edition").select_option(edition)
    names, bots = PRESET[edition]
    for place, bot in enumerate(bots, 1):
        row = page.locator(SEATS).nth(place)
        expect(row.locator(f"[data-face={bot}]")).to_be_visible()
        expect(row.locator("small")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    start_chosen(page)
    assert seats(server, page)[1:] == list(zip(names, bots, strict=True))


def test_characters_and_levels_can_be_chosen(server: Server, newcomer: Newcomer) -> None:
    page = newcomer()
    choose_table(page)
    page.get_by_label("How well does player B play?").select_option("landlord-strategist")
    page.get_by_label("Who is player B?").select_option("bot:gangster")
    page.get_by_label("Who is player D?").select_option("bot:")
    page.get_by_label("How well does player D play?").select_option("beginner")
    expect(page.locator(SEATS).nth(3).locator("[data-face=beginner]")).to_be_visible()
    page.get_by_test_id("pace").select_option("fast")
    start_chosen(page)
    assert seats(server, page)[1:] == [
        ("Rico", "gangster-strategist"),
        ("Patent Louis", "gangster"),
        ("Beginner", "beginner"),
    ]
    expect(page.get_by_test_id("pace")).to_have_value("fast")


def test_bots_among_themselves_are_watched_at_ones_own_pace(server: Server, newcomer: Newcomer) -> None:
    page = newcomer()
    choose_table(page)
    page.get_by_label("Who is player A?").select_option("bot:gangster")
    expect(page.get_by_test_id("among")).to_contain_text("while somebody watches")
    page.get_by_role("button", name="Watch").click()
    page.wait_for_url("**/t/*")
    open_menu(page)
    page.get_by_test_id("pace").select_option("at-once")
    id = page.url.rpartition("/")[2]
    for table in server.states(id):
        if table["round"] > 2 and table["pace"] == "at-once":
            break
    expect(page.get_by_text("Only bots play here")).to_be_visible()
