"""A site in a browser, from a plain web server under a path."""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from pytest_playwright import CreateContextCallback

from tests.browser.player import PATIENCE, QUESTION, Person, is_over, start_table, take_time, tried
from tests.site.conftest import FRIENDS

expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]
MOVES = 3


@pytest.fixture
def visit(new_context: CreateContextCallback, address: str) -> Iterator[Visit]:
    """Opens the site in a new browser context. What is asked for outside its folder fails the test, and so do
    errors."""
    asked: list[str] = []
    complaints: list[str] = []

    def come(service_workers: Literal["allow", "block"] = "allow") -> Page:
        context: BrowserContext = new_context(
            locale="en-GB",
            viewport={"width": 1280, "height": 860},
            reduced_motion="reduce",
            service_workers=service_workers,
        )
        take_time(context)
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
    page.get_by_test_id("pace").select_option("at-once")
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
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
    move(second, 1)
    first.get_by_test_id("open-elsewhere").get_by_role("button").click()
    expect(first.get_by_test_id("open-elsewhere")).to_be_hidden()
    move(first, 1)
