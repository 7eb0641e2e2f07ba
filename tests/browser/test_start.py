"""The start page: a street whose doors start games, and the list of one's tables."""

import re
from itertools import pairwise
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import OPTIONS, PAUSE, QUESTION, choose_table, do_nothing, start_table
from tests.browser.router import lead
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import FRIEND, HUMAN, Server

DOORS = "[data-testid^=door-]"
TABLES = re.compile(r"/api/tables$")
SIZES = [(1280, 800), (900, 700), (360, 740), (320, 640), (740, 360)]
DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
# Which of the things are not whole in the window.
OUT_OF_SIGHT = """(wanted) => new Promise((told) => {
    const things = wanted.flatMap((each) => [...document.querySelectorAll(each)]);
    const observer = new IntersectionObserver((seen) => {
        observer.disconnect();
        told(seen.filter(({ intersectionRatio }) => intersectionRatio < 1 - 1e-9)
            .map(({ target }) => `${target.dataset.testid} is out of sight`));
    });
    if (!things.length) told([]);
    for (const thing of things) observer.observe(thing);
})"""
IN_SIGHT = [DOORS, "[data-testid=with-friends]", "[data-testid=by-link]", "[data-testid=choose]"]


def table_of(server: Server, page: Page) -> tuple[str, list[str | None]]:
    """The edition on the table that a page shows, and who plays there, bots by their names."""
    expect(page.locator(QUESTION)).to_be_visible()
    table = server.table(page.url.rpartition("/")[2])
    return table["edition"], [seat["bot"] for seat in table["seats"]]


def test_every_door_begins_its_game_alone_against_the_usual_bots(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/")
    page.get_by_label("Your name").fill("Ann")
    names = [str(door.get_attribute("data-testid")) for door in page.locator(DOORS).all()]
    assert len(names) == 4
    lead(page, "/records")
    for name in names:
        lead(page, "/")
        expect(page.get_by_label("Your name")).to_have_value("Ann" if name != names[0] else "")
        page.get_by_label("Your name").fill("Ann")
        page.get_by_test_id(name).click()
        edition, bots = table_of(server, page)
        assert f"door-{edition}" == name
        usual = ["dealer", "builder", "miser"] if edition == "monopoly" else ["landlord", "gangster", "speculator"]
        assert bots == [None, *usual]
        expect(page.get_by_test_id("seat-A")).to_contain_text("Ann")


def test_a_second_touch_begins_nothing_more(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/")
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if TABLES.search(request.url) else None)
    expect(page.locator(DOORS)).to_have_count(4)
    page.evaluate(f"() => document.querySelectorAll('{DOORS}').forEach(door => (door.click(), door.click()))")
    assert table_of(server, page)[0] == "landlord-2013"
    assert len(begun) == 1


def test_a_table_left_before_the_first_move_is_counted_and_in_no_list(server: Server, newcomer: Newcomer) -> None:
    """One that others sit at stays, and so does one at which somebody has moved."""
    page = newcomer("/")
    tables = page.get_by_test_id("own-tables")
    for told in ("You have left one game before", "You have left 2 games before"):
        start_table(page)
        page.get_by_role("link", name="Altbau").click()
        expect(tables).to_contain_text(told)
        expect(tables.get_by_role("link")).to_have_count(0)
    id, keys = server.start_table(HUMAN, FRIEND)
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    expect(page.locator(QUESTION)).to_be_visible()
    page.get_by_role("link", name="Altbau").click()
    expect(tables.get_by_role("link")).to_have_count(1)
    start_table(page)
    page.locator(OPTIONS).first.wait_for()
    do_nothing(page)
    expect(page.get_by_test_id("choice-done-sure")).to_have_count(0)
    while not server.table(urlsplit(page.url).path.split("/")[2])["seq"]:
        page.wait_for_timeout(PAUSE)
    page.get_by_role("link", name="Altbau").click()
    expect(tables.get_by_role("link")).to_have_count(2)
    expect(tables).to_contain_text("You have left 2 games before")


def test_a_link_from_a_chat_leads_to_its_table(server: Server, newcomer: Newcomer) -> None:
    created = server.create(HUMAN, FRIEND)
    page = newcomer("/", locale="de-DE")
    page.get_by_test_id("by-link").click()
    field = page.get_by_test_id("table-link")
    field.fill("https://elsewhere.example/t/abc")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Dieser Link führt zu keinem Tisch auf dieser Seite.")
    expect(field).to_be_focused()
    field.fill(f"Komm! {server.address}/t/{created['id']}/join#{created['seats'][1]['invitation']}")
    field.press("Enter")
    expect(page.get_by_test_id("join-button")).to_be_enabled()


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_street_fits(newcomer: Newcomer, locale: str) -> None:
    """All of it on a desk; a phone scrolls, and shows every door and the ways to friends before that."""
    page = newcomer("/", locale=locale)
    expect(page.locator(DOORS)).to_have_count(4)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        wanted = [] if height < 400 else IN_SIGHT if width > 700 else IN_SIGHT[:-1]
        seen = page.evaluate(OUT_OF_SIGHT, wanted)
        if width_of(page) > width:
            seen.append("it is too wide")
        if width > 700 and height > 400 and page.evaluate("document.documentElement.scrollHeight") > height:
            seen.append("it scrolls")
        found += [f"{width} × {height}: {each}" for each in seen]
    assert found == []


TABBED = """() => [...document.querySelectorAll("main :is(a, button, input)")]
    .filter((each) => each.tabIndex >= 0 && each.getClientRects().length)
    .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
    .map(([what, { top, bottom }]) => [what, top, bottom])"""


@pytest.mark.parametrize("size", [(360, 740), (568, 232)])
def test_on_a_phone_tab_never_goes_up(newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = newcomer("/", width=size[0], height=size[1], touch=True)
    for _ in range(2):  # at the first visit, and once something has been played
        expect(page.get_by_test_id("choose")).to_be_visible()
        tabbed = page.evaluate(TABBED)
        assert len(tabbed) > 6
        assert [(one, two) for one, two in pairwise(tabbed) if two[2] <= one[1]] == []
        page.evaluate("() => localStorage.setItem('altbau.name', '\"Ann\"')")
        page.reload()


@pytest.mark.parametrize(("locale", "width"), [("de-DE", 360), ("en-GB", 1280)])
def test_who_shares_a_device_is_told_when_a_clock_runs(newcomer: Newcomer, locale: str, width: int) -> None:
    page = newcomer(locale=locale, width=width, height=740)
    choose_table(page)
    page.get_by_test_id("add-link").click()
    page.get_by_test_id("start-form").locator("summary").first.click()
    told = page.get_by_test_id("clock-shared")
    page.get_by_test_id("clock").select_option("days-1")
    expect(told).to_have_count(0)  # the other one has a device of their own
    page.get_by_test_id("add-link").locator("xpath=preceding-sibling::button[1]").click()
    expect(told).to_be_visible()
    assert violations(page) == []
    assert width_of(page) == width
    page.get_by_test_id("clock").select_option("none")
    expect(told).to_have_count(0)
