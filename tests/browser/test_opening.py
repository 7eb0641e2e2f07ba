"""Opening a table: what comes over the wire, and what is said where it can't be opened."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import PATIENCE, QUESTION
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, Server

LIVE = re.compile(r"/live\?")
LINE = "[data-event]"
LINES = f"[data-testid=log] li{LINE}"


def opened(server: Server, newcomer: Newcomer, path: str, refusals: list[int], said: str = "", **more: Any) -> Page:
    """A page whose first connections are closed with these codes, after a sentence."""

    def live(socket: WebSocketRoute) -> None:
        if not refusals:
            socket.connect_to_server()
            return
        if said:
            socket.send(json.dumps({"type": "refused", "id": None, "code": "-", "sentence": said, "rule": None}))
        socket.close(code=refusals.pop())

    page = newcomer("/editions", **more)
    page.route_web_socket(LIVE, live)
    page.goto(server.address + path)
    return page


@pytest.mark.parametrize("code", [4500, 1013])
def test_a_table_that_fails_on_opening_says_so_and_is_tried_again(
    server: Server, newcomer: Newcomer, code: int
) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    refusals = [code] * 30  # more than can be tried before it is seen
    page = opened(server, newcomer, f"/t/{id}#{key}", refusals, locale="de-DE", width=360, height=740)
    expect(page.get_by_role("heading", level=1)).to_have_text("Der Tisch lässt sich gerade nicht öffnen")
    expect(page.get_by_test_id("not-now")).to_contain_text("Die Seite versucht es weiter.")
    expect(page.get_by_test_id("connection")).to_be_empty()
    assert violations(page) == []
    refusals.clear()
    expect(page.locator(QUESTION)).to_be_visible(timeout=PATIENCE)


def test_who_is_one_too_many_reads_it_where_the_table_would_be(server: Server, newcomer: Newcomer) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    page = opened(server, newcomer, f"/t/{id}", [4429], "Only so many can watch.")
    expect(page.get_by_test_id("not-now")).to_contain_text("Only so many can watch.")
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/nothing", "/t/nothing/join#made-up"])
def test_an_unknown_table_says_so(newcomer: Newcomer, path: str) -> None:
    page = newcomer(path, locale="de-DE")
    expect(page.get_by_role("heading", level=1)).to_have_text("Diesen Tisch gibt es nicht")
    expect(page.locator("main").get_by_role("link")).to_have_text("Zur Startseite")
