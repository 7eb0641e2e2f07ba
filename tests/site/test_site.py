"""A site in a browser, from a plain web server under a path."""

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect
from pytest_playwright import CreateContextCallback

from altbau.core import text
from altbau.games import EDITIONS
from tests.browser.player import (
    PATIENCE,
    QUESTION,
    Person,
    choose_table,
    is_over,
    open_menu,
    start_chosen,
    start_table,
    take_time,
    tried,
)
from tests.browser.test_accessible import violations
from tests.site.conftest import FRIENDS

expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]
MOVES = 3
MOST = 150  # choices in a game, which bots then play to its end
GAMES = [
    ("landlord-2013", "de-DE", 1280),
    ("wucherer-1997", "de-DE", 1280),
    ("wucherer-1992", "en-GB", 1280),
    ("monopoly", "en-GB", 1280),
    ("wucherer-1997", "de-DE", 360),
    ("wucherer-1992", "de-DE", 360),
    ("monopoly", "en-GB", 360),
]
FULL_DISK = """
  let full = false;
  new BroadcastChannel("disk").onmessage = ({ data }) => (full = data === "full");
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (!full) return put.apply(this, given);
    try { this.transaction.abort(); } catch { /* by the row before */ }
  };
  const refused = new DOMException("", "QuotaExceededError");
  Object.defineProperty(IDBTransaction.prototype, "error", { get: () => (full ? refused : null) });
"""
HEARING = """
  window.heard = [];
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => window.heard.push(data));
    }
  };
"""
KEEPING = """
  window.kept = 0;
  const { persist } = StorageManager.prototype;
  StorageManager.prototype.persist = function () {
    window.kept += 1;
    return persist.call(this);
  };
"""


@pytest.fixture
def visit(new_context: CreateContextCallback, address: str) -> Iterator[Visit]:
    """Opens the site in a new browser context. What is asked for outside its folder fails the test, and so do errors.
    All that the worker says is in `heard` of the page, and how often it wants to be kept in `kept`."""
    asked: list[str] = []
    complaints: list[str] = []

    def come(width: int = 1280, locale: str = "en-GB", service_workers: Literal["allow", "block"] = "allow") -> Page:
        context: BrowserContext = new_context(
            locale=locale,
            viewport={"width": width, "height": 860},
            reduced_motion="reduce",
            service_workers=service_workers,
        )
        take_time(context)
        context.add_init_script(HEARING)
        context.add_init_script(KEEPING)
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield come
    assert complaints == []
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def until(page: Page, reached: Callable[[], bool]) -> None:
    """Wait for a state."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not reached():
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        page.wait_for_timeout(100)


def move(page: Page, times: int) -> None:
    """Make so many choices."""
    person = Person()
    for number in range(times):
        until(page, partial(tried, person, page, number))


def updates(page: Page) -> list[Any]:
    """The whole tables that the page has been sent."""
    said = map(json.loads, page.evaluate("window.heard"))
    told = [json.loads(each.get("message") or each.get("body") or "null") for each in said]
    return [each["table"] for each in told if isinstance(each, dict) and each.get("type") == "update"]


def viewers(page: Page) -> set[str | None]:
    """The seats, and None for a spectator, of whom the page has been sent a table."""
    return {table["viewer"] for table in updates(page)}


def seat_two(page: Page, alone: bool = False) -> Locator:
    """Begin a game of two people at this device, and bots unless they are alone. The curtain, behind which the first
    of them comes."""
    choose_table(page)
    for seat in "DC" if alone else "":
        page.locator(f"[data-seat={seat}] button.plain").click()
    expect(page.get_by_test_id("wait-button")).to_have_count(0)  # nobody can come from elsewhere
    page.locator("[data-seat=B] select.who").select_option("human")
    page.get_by_test_id("start-button").click()
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_be_visible()
    return curtain


def is_over_or_tried(person: Person, page: Page, done: int) -> bool:
    """Make a choice, unless the game is over."""
    return is_over(page) or tried(person, page, done)


def hurry(page: Page) -> None:
    """Let bots play at once, if there are any. The menu is open then."""
    open_menu(page)
    pace = page.get_by_test_id("pace")
    if pace.count():
        pace.select_option("at-once")


def resign(page: Page) -> None:
    """Let bots play to the end at once."""
    hurry(page)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()


def fill_disk(route: Route) -> None:
    """Let the worker's database be refused as by a full disk while the channel `disk` says so: Chromium has no other
    way to fill the disk of a test."""
    script = route.fetch()
    route.fulfill(response=script, body=FULL_DISK + script.text())


def is_full_at_last(person: Person, page: Page) -> bool:
    """Whether the page says that nothing can be kept; else a choice is made."""
    said = page.get_by_text("storage of this browser is full").count() > 0
    if not said:
        tried(person, page, 1)
    return said


def go(page: Page, address: str) -> None:
    """Go to an address of the page, as by a link on it: a plain web server does not know it."""
    page.evaluate(
        "address => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate')); }", address
    )


def open_again(closed: Page, address: str) -> Page:
    """The latest table in a new tab, after the old one has been closed without a word."""
    context = closed.context
    closed.close()
    page = context.new_page()
    page.goto(address)
    page.get_by_test_id("own-tables").get_by_role("link").first.click()
    expect(page.locator(QUESTION)).to_be_visible()
    return page


def test_a_game_is_played_to_its_end_after_the_network_is_cut(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_test_id("not-here")).to_contain_text("you need a server")
    assert page.get_by_test_id("not-here").get_by_role("link").get_attribute("href") == FRIENDS
    start_table(page)
    table = page.url
    move(page, MOVES)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    assert page.url == table
    resign(page)
    until(page, lambda: is_over(page))
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-link")).to_be_visible()


def test_a_start_page_asks_for_nothing_of_the_engine(visit: Visit) -> None:
    """That comes with the first press on a door, or when the site is kept, after a while."""
    page = visit(service_workers="block")
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert asked and not [url for url in asked if "python" in url or url.endswith((".zip", ".gz", ".wasm"))]
    with page.expect_request("**/pyodide.mjs"):
        page.get_by_test_id("door-monopoly").click()


@pytest.mark.long
def test_all_that_is_offered_to_a_stranger_is_there(visit: Visit, address: str) -> None:
    """Links from page to page, two cards, puzzles and deals among them, and pages that need a server by their
    addresses: no request fails, and nothing is reported."""
    page = visit()
    reported: list[str] = []
    page.on("console", lambda said: reported.append(said.text) if said.type in ("error", "warning") else None)
    page.on("response", lambda answer: reported.append(answer.url) if answer.status >= 400 else None)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    needing = ("me", "records", "print", "operator", "e/none", "t/none/join")
    waiting, seen = [address, *(address + place for place in needing)], set[str]()
    kinds = Counter[str]()
    while waiting:
        url = waiting.pop()
        kind = re.sub(r"[^/]+$", "", url) if url.count("/") > address.count("/") else url
        kinds[kind] += 1
        if url in seen or kinds[kind] > 5 or url.startswith(f"{address}docs"):
            continue
        page.goto(url)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        assert violations(page) == [], url
        assert (page.get_by_test_id("not-here").count() > 0) or url.removeprefix(address) not in needing, url
        links = page.eval_on_selector_all("a[href]", "links => links.map((link) => link.href.split('#')[0])")
        seen.add(url)
        waiting += [link for link in links if link.startswith(address)]
    assert len(seen) > 15
    assert reported == []


def test_a_table_is_played_in_one_tab(visit: Visit, address: str) -> None:
    first = visit()
    start_table(first)
    move(first, MOVES)
    second = first.context.new_page()
    second.goto(address)
    second.get_by_test_id("own-tables").get_by_role("link").first.click()
    second.get_by_test_id("open-elsewhere").get_by_role("button").click()
    expect(second.locator(QUESTION)).to_be_visible()
    expect(first.get_by_test_id("open-elsewhere")).to_be_visible()
    expect(first.get_by_test_id("connection")).to_be_empty()  # it is not being opened again
    assert violations(first) == []
    move(second, 1)
    first.get_by_test_id("open-elsewhere").get_by_role("button").click()
    expect(first.get_by_test_id("open-elsewhere")).to_be_hidden()
    move(first, 1)


def test_nothing_of_a_seat_is_told_before_its_player_is_there(visit: Visit) -> None:
    page = visit()
    curtain = seat_two(page)
    assert viewers(page) == {None}
    assert violations(page) == []
    curtain.get_by_role("button").click()
    expect(page.locator(QUESTION)).to_be_visible()
    (first,) = viewers(page) - {None}  # chance says who begins
    person = Person()
    until(page, lambda: curtain.is_visible() or (tried(person, page, 0), False)[1])
    until(page, lambda: viewers(page) == {None, first} and not page.locator(".hand .card").count())
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(curtain).to_be_visible()
    assert viewers(page) == {None}
    curtain.get_by_role("button").click()
    expect(page.locator(QUESTION)).to_be_visible()
    assert viewers(page) == {None, "A" if first == "B" else "B"}


def test_two_play_at_one_device_to_the_end_and_again(visit: Visit) -> None:
    """A finished table hides nothing. The browser is asked once to keep what the site has written: after a turn."""
    page = visit(360, "de-DE")
    curtain, person = seat_two(page, alone=True), Person()
    curtain.get_by_role("button").click()
    expect(page.locator(QUESTION)).to_be_visible()
    assert page.evaluate("kept") == 0
    until(page, lambda: curtain.is_visible() or (tried(person, page, 0), False)[1])
    for _ in range(2):
        until(page, lambda: curtain.is_visible())
        curtain.get_by_role("button").click()
        expect(page.locator(QUESTION)).to_be_visible()
        assert page.evaluate("kept") == 1
        resign(page)
    until(page, lambda: is_over(page))
    page.get_by_test_id("share-button").click()
    with page.expect_download() as saved:
        page.get_by_test_id("save-file").click()
    assert json.loads(saved.value.path().read_bytes())["lines"]
    page.keyboard.press("Escape")
    table = page.url
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-link")).to_be_visible()
    page.go_back()
    page.get_by_test_id("rematch").click()
    page.get_by_test_id("start-button").click()
    expect(curtain).to_be_visible()
    assert page.url != table
    assert page.evaluate("kept") == 1


@pytest.mark.long
@pytest.mark.parametrize(("edition", "locale", "width"), GAMES)
def test_a_whole_game_is_played_shown_again_and_analysed(visit: Visit, edition: str, locale: str, width: int) -> None:
    page = visit(width, locale)
    choose_table(page)
    page.get_by_test_id("edition").select_option(edition)
    start_chosen(page)
    hurry(page)
    page.keyboard.press("Escape")
    person = Person()
    for done in range(MOST):
        until(page, partial(is_over_or_tried, person, page, done))
    if not is_over(page):
        resign(page)
    until(page, lambda: is_over(page))
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-link")).to_be_visible()
    page.get_by_test_id("start-analysis").click()
    expect(page.get_by_test_id("analysis-seats").locator("[data-seat]").first).to_be_visible()


def test_whoever_opens_the_page_as_a_file_is_told_what_it_needs(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    for language in text.LANGUAGES:
        expect(page.get_by_role("main")).to_contain_text(text.say(language, "needs-web-server"))
        expect(page.get_by_role("main")).not_to_contain_text(text.say(language, "needs-browser"))


def test_a_lesson_and_a_puzzle_are_there(visit: Visit, address: str) -> None:
    page = visit(360)
    go(page, f"{address}learn/landlord-2013")
    expect(page.get_by_test_id("lesson-said")).to_be_visible()
    go(page, f"{address}puzzles")
    page.get_by_test_id("puzzle-today-landlord-2013").click()
    expect(page.locator(QUESTION)).to_be_visible()


def test_houses_stand_before_what_is_not_here(visit: Visit, address: str) -> None:
    """On a phone, at the first visit and later, to the eye and to the Tab key."""
    first, *_, last = EDITIONS
    page = visit(360)
    for poster in ("first-game", "next-lesson"):
        ids = [poster, f"door-{first}", f"door-{last}", "not-here"]
        boxes = [page.get_by_test_id(each).bounding_box() for each in ids]
        heights = [box["y"] for box in boxes if box]
        assert len(heights) == len(ids) and heights == sorted(heights)
        standing = page.eval_on_selector_all("[data-testid]", "all => all.map((each) => each.dataset.testid)")
        assert [each for each in standing if each in ids] == ids
        start_table(page)
        page.goto(address)
        expect(page.get_by_test_id("not-here")).to_be_visible()


@pytest.mark.long
def test_a_tab_that_is_killed_has_lost_nothing_that_it_has_shown(visit: Visit, address: str) -> None:
    page = visit()
    start_table(page)
    hurry(page)
    page.keyboard.press("Escape")
    move(page, 1)
    shown = 0
    for _ in range(4):
        move(page, MOVES)
        page = open_again(page, address)
        reached = updates(page)[-1]["seq"]
        assert reached > shown
        shown = reached


@pytest.mark.long
def test_what_does_not_fit_on_the_disk_has_not_happened(visit: Visit, address: str) -> None:
    page = visit()
    page.route("**/assets/worker-*.js", fill_disk)
    start_table(page)
    move(page, 1)
    page.evaluate("window.disk = new BroadcastChannel('disk'); disk.postMessage('full')")
    until(page, partial(is_full_at_last, Person(), page))
    page.evaluate("disk.postMessage('free')")
    move(page, MOVES)
    open_again(page, address)


def test_while_the_engine_loads_its_table_says_how_far(visit: Visit) -> None:
    page = visit()
    page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => {
            const opening = document.querySelector("[data-testid=opening]");
            if (opening && said.at(-1) !== opening.textContent) said.push(opening.textContent);
        }).observe(document, { subtree: true, childList: true, characterData: true });
    }""")
    start_table(page)
    told = [json.loads(each) for each in page.evaluate("heard")]
    percents = [each["percent"] for each in told if each["type"] == "loading"]
    assert percents == sorted({*percents}) and percents[-1] == 100, percents
    assert 0 < percents[0] < 100
    assert text.say("en", "page-engine-begins") in page.evaluate("said.map(each => each.trim())")
