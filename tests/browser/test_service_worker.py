"""The service worker of a server: what it keeps, and that it is never in the way."""

import json
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from altbau.core.messages import table
from altbau.server.web.assets import PAGE
from altbau.server.web.guard.limits import Limits
from altbau.server.web.service_worker import service_worker
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, play, secret_of, start_table
from tests.server.conftest import FRIEND, HUMAN, STILL, Server
from tests.server.guarded import Guarded

PATH = "/games/altbau"
LIMITS = Limits(path=PATH)
NAMES = re.compile(r"[\w.~-]+\.(?:js|css|woff2)")
TO_KEEP = re.compile(r"assets/[\w.~-]+|api/(texts|rulebooks)/[\w/-]+|api/(own-)?editions|")
NEXT = table.VERSION + 1
ALL_KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const body = await (await cache.match(request)).text();
            const headers = [...request.headers].flat().join(" ");
            found.push({ name, address: request.url, headers, body: request.url.endsWith(".woff2") ? "" : body });
        }
    }
    return found;
}"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Contexts with service workers."""
    return browser_context_args | {"service_workers": "allow"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """A server under a path."""
    server = Guarded(tmp_path_factory.mktemp("tables") / "altbau.sqlite", LIMITS)
    yield server
    server.end()


def kept(page: Page) -> list[dict[str, str]]:
    """All that is kept in this browser."""
    found: list[dict[str, str]] = page.evaluate(ALL_KEPT)
    return found


def settle(page: Page, state: str = "navigator.serviceWorker.controller") -> None:
    """Wait for a state of a page: at first until the service worker answers it."""
    deadline = time.monotonic() + STILL
    while not page.evaluate(f"async () => Boolean({state})"):
        assert time.monotonic() < deadline, state
        page.wait_for_timeout(50)


def test_nothing_is_kept_but_what_is_the_same_for_everybody(server: Guarded, newcomer: Newcomer) -> None:
    """Neither a key, nor an invitation, nor the address of a table, after all that a guest and an operator do."""
    created = server.create(HUMAN, FRIEND)
    invitation = created["seats"][1]["invitation"]
    page = newcomer(f"{PATH}/t/{created['id']}/join#{invitation}")
    settle(page)
    page.get_by_test_id("join-button").click()
    expect(page.locator(QUESTION)).to_be_visible()
    page.reload()
    play(server, page, moves=1)
    table = page.url
    for way in ("/", "/rules/landlord-2013", "/me", "/records", "/operator", "/deals", "/puzzles", "/docs"):
        page.goto(server.address + PATH + way)
        page.wait_for_load_state("networkidle")
    page.goto(table)
    expect(page.locator(QUESTION)).to_be_visible()
    secrets = [secret_of(page, created["id"]), page.evaluate("localStorage.getItem('altbau.me')")]
    assert all(len(secret) > 20 for secret in secrets)
    found = kept(page)
    for each in found:
        place = each["address"].removeprefix(f"{server.address}{PATH}/")
        assert TO_KEEP.fullmatch(place), each["address"]
        assert each["name"].startswith(f"altbau {PATH}/ ")
        assert not [secret for secret in (invitation, created["id"], *secrets) if secret in str(each)], place
    assert {"", "api/texts/en/start", "api/rulebooks/en/landlord-2013"} <= {
        each["address"].removeprefix(f"{server.address}{PATH}/") for each in found
    }


def test_without_a_network_the_page_and_what_was_read_are_there(server: Guarded, newcomer: Newcomer) -> None:
    page = newcomer(f"{PATH}/rules/landlord-2013", locale="de-DE")
    settle(page)
    page.reload()
    chapter = page.locator("main h2").first
    expect(chapter).to_be_visible()
    page.goto(f"{server.address}{PATH}/")
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    page.goto(f"{server.address}{PATH}/rules/landlord-2013#R001")
    expect(chapter).to_be_visible()


def test_a_server_with_other_messages_needs_one_reload(newcomer: Newcomer, tmp_path: Path) -> None:
    server = Server(tmp_path / "next" / "altbau.sqlite")
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    page = newcomer(f"{server.address}/t/{id}#{key}")
    settle(page)
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    server.kill()
    server.prepare = partial(become_next, tmp_path)
    server.start()
    page.get_by_test_id("outgrown").get_by_role("button").click()
    expect(page.locator(QUESTION)).to_be_visible()
    assert page.locator("script[src*=next-]").count() == 1
    server.end()


def become_next(folder: Path) -> None:
    """Serve other messages, and a page that reads them, all of whose files have other names."""
    page = folder / "page"
    shutil.copytree(str(PAGE), page, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    files = [file for file in page.rglob("*") if file.suffix in (".js", ".css", ".html")]
    names = {file.name for file in (page / "assets").iterdir()}
    read = 0
    for file in files:
        text = file.read_text("utf-8")
        for old, new in ((f"!=={table.VERSION},", f"!=={NEXT},"), (f"version={table.VERSION}&", f"version={NEXT}&")):
            read += old in text
            text = text.replace(old, new)
        file.write_text(NAMES.sub(lambda found: f"next-{found[0]}" if found[0] in names else found[0], text), "utf-8")
    assert read == 2
    for name in names:
        (page / "assets" / name).rename(page / "assets" / f"next-{name}")
    for module in ("assets", "built_page", "service_worker"):
        patch(f"altbau.server.web.{module}.PAGE", page).start()
    patch("altbau.core.messages.table.VERSION", NEXT).start()


def test_a_host_can_have_it_removed(server: Guarded, newcomer: Newcomer) -> None:
    page = newcomer(f"{PATH}/")
    settle(page)
    assert kept(page)
    server.kill()
    server.limits = replace(LIMITS, service_worker=False)
    server.start()
    page.reload()
    settle(page, "!(await navigator.serviceWorker.getRegistrations()).length")
    assert kept(page) == []
    page.reload()
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.controller") is None
    server.kill()
    server.limits = LIMITS
    server.start()


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_it_can_be_installed(server: Guarded, newcomer: Newcomer, locale: str) -> None:
    page = newcomer(f"{PATH}/", locale=locale)
    expect(page.locator("link[rel=manifest]")).to_be_attached()
    wire = page.context.new_cdp_session(page)
    found = wire.send("Page.getAppManifest")
    assert found["errors"] == []
    said = json.loads(found["data"])
    assert said["lang"] == locale[:2] and said["name"] == "Altbau"
    assert urljoin(found["url"], said["scope"]) == f"{server.address}{PATH}/"
    assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    style = "getComputedStyle(document.documentElement)"
    assert said["theme_color"] == page.evaluate(f"{style}.getPropertyValue('--ground')")


def test_an_installed_page_begins_at_the_last_table_that_runs(server: Guarded, newcomer: Newcomer) -> None:
    page = newcomer(f"{PATH}/?last")
    start_table(page)
    play(server, page, moves=3)  # before that it is none of one's tables
    table = page.url
    assert table.startswith(f"{server.address}{PATH}/t/")
    page.goto(f"{server.address}{PATH}/?last")
    expect(page.locator(QUESTION)).to_be_visible()
    assert page.url == table


def test_the_script_says_what_is_kept() -> None:
    assert "const kept = null;" in service_worker(None)
