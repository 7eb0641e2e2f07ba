"""A server under a path: a table is started there, and all its addresses stay under that path."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from altbau.server.web.guard.limits import Limits
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, play, start_table
from tests.server.conftest import Server
from tests.server.guarded import Guarded

PATH = "/games/altbau"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server under a path."""
    server = Guarded(tmp_path / "altbau.sqlite", Limits(path=PATH))
    yield server
    server.end()


@pytest.mark.long
def test_all_of_it_is_found_there(server: Server, newcomer: Newcomer) -> None:
    """A move over the live connection, links and the way back; nothing is asked for elsewhere."""
    page = newcomer(PATH, locale="de-DE")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    start_table(page)
    play(server, page, moves=2)
    table = page.url
    assert table.startswith(f"{server.address}{PATH}/t/")
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    for way in ("/rules/monopoly", "/me", "/records", "/deals", "/puzzles", "/print", "/docs"):
        page.goto(f"{server.address}{PATH}{way}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        links = page.eval_on_selector_all("a[href]", "links => links.map((link) => link.href)")
        own = [link for link in links if link.startswith(server.address)]
        assert own and all(link.startswith(f"{server.address}{PATH}/") for link in own), own
    page.goto(f"{server.address}{PATH}/print")
    page.get_by_role("link", name="Altbau").first.click()
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("print-money")).to_be_visible()
    elsewhere = [url for url in asked if url.startswith(server.address) and not url.startswith(server.address + PATH)]
    assert elsewhere == []
