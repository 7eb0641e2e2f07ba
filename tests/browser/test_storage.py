"""Browsers that store nothing, because it is blocked or full, and two tabs of one browser."""

import json
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, do_nothing, open_menu, secret_of
from tests.browser.test_accessible import KNOWN
from tests.browser.test_keys import assert_fits
from tests.browser.test_lobby import opened
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.test_deals import SHORT
from tests.server.test_keys import begun, finished

Visitor: TypeAlias = Callable[..., Page]

BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {get() { throw new DOMException("denied", "SecurityError"); }});"""
FULL = """for (let length = 2 ** 23; length >= 1; length /= 2) try {
  if (!Object.hasOwn(localStorage, length)) localStorage.setItem(length, "x".repeat(length));
} catch {}"""

SAMPLE = Path(__file__).parents[2] / "web" / "src" / "core" / "device" / "device.sample.json"


@pytest.fixture(params=[BLOCKED, FULL], ids=["blocked", "full"])
def visitor(request: pytest.FixtureRequest, server: Server, newcomer: Newcomer) -> Visitor:
    """Opens the page in a browser that stores nothing."""

    def come(path: str, **more: Any) -> Page:
        page = newcomer("/healthz", **more)
        page.add_init_script(request.param)
        page.goto(server.address + path)
        return page

    return come


def kept_link(page: Page) -> str:
    """The link that a table shows to a player whose key was not stored; the dialog is closed then."""
    dialog = page.get_by_test_id("keep-link")
    expect(dialog).to_be_visible()
    link = page.locator("[data-testid^=kept-link-]").input_value()
    dialog.locator("button.primary").click()
    expect(dialog).to_have_count(0)
    return link


def test_a_first_game(server: Server, newcomer: Newcomer, visitor: Visitor) -> None:
    page = visitor("/", locale="de-DE", width=360, height=640)
    expect(page.get_by_test_id("unkept")).to_contain_text("Dieser Browser speichert nichts")
    assert_fits(page)
    page.get_by_test_id("door-landlord-2013").click()
    expect(page.get_by_test_id("keep-link")).to_be_visible()
    assert_fits(page)
    link = kept_link(page)
    do_nothing(page)
    page.wait_for_function("() => 'altbau.tables' in history.state.unkept")
    page.reload()
    kept_link(page)
    expect(page.get_by_test_id("seat-A")).to_contain_text("du")
    page.get_by_role("link", name="Altbau").click()
    expect(page.get_by_test_id("own-tables").get_by_role("link")).to_have_count(1)
    page.close()
    other = newcomer(link.removeprefix(server.address))
    expect(other.get_by_test_id("seat-A")).to_contain_text("you")
    expect(other.get_by_test_id("unkept")).to_have_count(0)


def test_a_guest_joins(server: Server, visitor: Visitor) -> None:
    id, _, invitation = begun(server)
    page = visitor(f"/t/{id}/join#{invitation}", width=568, height=232)
    expect(page.get_by_test_id("unkept")).to_contain_text("This browser stores nothing")
    page.get_by_test_id("join-button").click()
    expect(page.get_by_test_id("keep-link")).to_be_visible()
    assert_fits(page)
    link = kept_link(page)
    expect(page.get_by_test_id("seat-B")).to_contain_text("you")
    page.goto(server.address)  # which leaves the tab's memory behind
    page.goto(link)
    kept_link(page)
    expect(page.get_by_test_id("seat-B")).to_contain_text("you")


def test_a_series(server: Server, newcomer: Newcomer, visitor: Visitor) -> None:
    id, keys = finished(server)
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), visitor(f"/t/{id}#{keys[1]}")
    expect(ben.get_by_test_id("keep-link")).to_be_visible()
    assert_fits(ben)
    kept_link(ben)
    ben.get_by_test_id("to-series").click()
    expect(ben.get_by_test_id("unkept")).to_be_visible()
    ann.get_by_test_id("rematch").click()
    ann.get_by_test_id("start-button").click()
    expect(ann.locator(QUESTION)).to_be_visible()
    ben.get_by_test_id("come").click()
    kept_link(ben)
    expect(ben.get_by_test_id("seat-B")).to_contain_text("you")


def test_ones_own_page(server: Server, visitor: Visitor) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    page = visitor(f"/t/{id}#{keys[0]}")
    with page.expect_response("**/api/account/seats"):
        kept_link(page)
    page.get_by_role("link", name="Altbau").click()
    page.get_by_test_id("way-games").click()
    expect(page.get_by_test_id("games-running").get_by_role("link")).to_have_count(1)
    open_menu(page)
    page.get_by_test_id("to-me").click()
    page.get_by_test_id("me-delete").click()
    page.get_by_test_id("me-delete-now").click()
    expect(page.get_by_test_id("me-enter")).to_be_visible()


def test_what_one_tab_joins_or_forgets_the_other_knows(server: Server, newcomer: Newcomer) -> None:
    id, _, invitation = begun(server)
    start = newcomer("/")
    tables = start.get_by_test_id("own-tables").get_by_role("link")
    watching, joining = start.context.new_page(), start.context.new_page()
    watching.goto(f"{server.address}/t/{id}")
    expect(watching.get_by_test_id("looking-on")).to_be_visible()
    joining.goto(f"{server.address}/t/{id}/join#{invitation}")
    joining.get_by_test_id("join-button").click()
    expect(tables).to_have_count(1)
    expect(watching.get_by_test_id("seat-B")).to_contain_text("you")
    assert secret_of(start, id) == secret_of(joining, id)

    joining.wait_for_function(KNOWN)
    mine = start.context.new_page()
    mine.goto(f"{server.address}/games")
    expect(mine.get_by_test_id("games-running").get_by_role("link")).to_have_count(1)
    joining.goto(f"{server.address}/me")
    joining.get_by_test_id("me-delete").click()
    joining.get_by_test_id("me-delete-now").click()
    expect(tables).to_have_count(0)
    expect(watching.get_by_test_id("key-ended")).to_be_visible()
    expect(mine.get_by_test_id("games-running").get_by_role("link")).to_have_count(0)


def two_tabs(newcomer: Newcomer, address: str) -> tuple[Page, Page]:
    """Two tabs of one browser with the same page."""
    first = newcomer(address)
    second = first.context.new_page()
    second.goto(address)
    return first, second


def test_a_link_to_any_seat_in_two_tabs(server: Server, newcomer: Newcomer) -> None:
    host = opened(newcomer)
    first, second = two_tabs(newcomer, host.get_by_test_id("lobby-link").input_value())
    expect(second.get_by_test_id("join-button")).to_be_enabled()
    first.get_by_test_id("join-name").fill("Uta")
    first.get_by_test_id("join-button").click()
    expect(second.get_by_test_id("join")).to_contain_text("This device has a seat at this table already")
    first.wait_for_function(KNOWN)
    first.goto(f"{server.address}/me")
    first.get_by_test_id("me-delete").click()
    first.get_by_test_id("me-delete-now").click()
    expect(second.get_by_test_id("join")).not_to_contain_text("This device has a seat")


def test_an_invitation_that_one_tab_accepts_leads_the_other_to_the_table(server: Server, newcomer: Newcomer) -> None:
    id, _, invitation = begun(server)
    first, second = two_tabs(newcomer, f"{server.address}/t/{id}/join#{invitation}")
    expect(second.get_by_test_id("join-button")).to_be_enabled()
    first.get_by_test_id("join-button").click()
    expect(first.get_by_test_id("seat-B")).to_contain_text("you")
    second.get_by_test_id("join-button").click()
    expect(second.get_by_test_id("seat-B")).to_contain_text("you")
    assert secret_of(first, id) == secret_of(second, id)


@pytest.mark.parametrize("hears", [True, False])
def test_a_deal_that_one_tab_begins_is_gone_on_with_in_the_other(
    server: Server, newcomer: Newcomer, hears: bool
) -> None:
    """Also if its button is pressed before it hears of that."""
    status, deal = server.ask("/api/deals", SHORT, key=secrets.token_urlsafe(16))
    assert status == 201
    first, second = two_tabs(newcomer, f"{server.address}/deals/{deal['listed']['id']}")
    if not hears:
        second.add_init_script("addEventListener('storage', event => event.stopImmediatePropagation())")
        second.reload()
    play = second.get_by_test_id("deal-play")
    expect(play).to_be_enabled()
    first.get_by_test_id("deal-play").click()
    expect(first).to_have_url(re.compile("/t/"))
    if not hears:
        play.click()
    second.get_by_test_id("deal-go-on").click()
    expect(second).to_have_url(first.url)


def test_what_fails_says_so_and_leaves_the_rest(server: Server, new_context: CreateContextCallback) -> None:
    """A panel of the start page, then all of that page."""
    page = new_context(locale="de-DE", viewport={"width": 1280, "height": 800}).new_page()
    page.goto(f"{server.address}/healthz")
    tables = json.loads(SAMPLE.read_text(encoding="utf-8"))["tables"]
    page.evaluate("tables => localStorage.setItem('altbau.tables', JSON.stringify(tables))", tables)
    page.add_init_script("Intl.DateTimeFormat = class { constructor() { throw new Error('no dates'); } }")
    page.goto(server.address)
    failed = page.get_by_test_id("failed")
    expect(failed).to_have_text("Dieser Teil der Seite funktioniert in diesem Browser nicht. Der Rest der Seite schon.")
    expect(page.locator("[data-testid^=door-]")).to_have_count(4)
    assert_fits(page)

    page.add_init_script("globalThis.URLSearchParams = class { constructor() { throw new Error('no query'); } }")
    page.reload()
    expect(failed).to_contain_text("Diese Seite funktioniert in diesem Browser gerade nicht.")
    assert_fits(page)
    page.get_by_role("link", name="Rätsel").click()
    expect(failed).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_names_that_all_objects_have_stop_no_panel(server: Server, newcomer: Newcomer) -> None:
    """Stored tables whose edition, bot, players and languages have such names."""
    page = newcomer("/healthz")
    page.evaluate("""() => {
      const tables = Object.getOwnPropertyNames(Object.prototype).map(name => ({
        id: name, edition: name, over: false, day: "2026-01-01",
        seats: [name, `program:${name}`].map(bot => ({name, bot, called: {[name]: name}})),
      }));
      localStorage.setItem("altbau.tables", JSON.stringify(tables));
      localStorage.setItem("altbau.name", JSON.stringify("constructor"));
    }""")
    page.goto(server.address)
    page.get_by_test_id("all-tables").click()
    expect(page.locator("a[href='/t/constructor']").last).to_contain_text("constructor")
    expect(page.get_by_test_id("failed")).to_have_count(0)


def test_odd_values_stop_no_game(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/healthz")
    keys = [f"altbau.{key}" for key in json.loads(SAMPLE.read_text(encoding="utf-8"))]
    for odd in ("null", '"blue"', "[{}]"):
        page.goto(f"{server.address}/healthz")  # where nothing else is stored
        page.evaluate("([keys, odd]) => keys.forEach(key => localStorage.setItem(key, odd))", [keys, odd])
        page.goto(server.address)
        page.get_by_test_id("door-landlord-2013").click()
        do_nothing(page)
        expect(page.get_by_test_id("seat-A"), odd).to_contain_text("you")
        expect(page.get_by_test_id("failed"), odd).to_have_count(0)
