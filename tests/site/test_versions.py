"""A new version of a site: what of it is fetched, and when it takes over."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from unittest.mock import patch

import pytest
from playwright.sync_api import Error, Page, expect

from altbau.server.web.service_worker import service_worker
from altbau.site.folder import FIXED, PAGES, compress_files, files_in, kept_offline
from tests.browser.player import PATIENCE, QUESTION, start_table
from tests.site.conftest import KEPT
from tests.site.test_folder import said
from tests.site.test_site import Visit, move, until, visit  # noqa: F401

expect.set_options(timeout=PATIENCE)
NEW = "engine-next.zip"


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """A site of one's own."""
    shutil.copytree(site, tmp_path / "site", copy_function=os.link)
    return tmp_path / "site"


@pytest.fixture
def asked() -> list[str]:
    """What a browser has asked of the web server."""
    return []


@pytest.fixture
def address(folder: Path, asked: list[str]) -> Iterator[str]:
    """The address of the site."""

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, *said: object) -> None:
            asked.append(self.path.partition("?")[0][1:])

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def write_next(folder: Path) -> None:
    """Write a version over the one that is there, in which only page and engine are others."""
    site = said(folder)
    old = site["python"]["engine"]
    site["python"]["engine"] = f"assets/{NEW}"
    page = (folder / "index.html").read_text("utf-8").replace(old, site["python"]["engine"])
    (folder / old).rename(folder / "assets" / NEW)
    shutil.rmtree(folder / "docs")
    for file in files_in(folder):
        if file.suffix == ".gz" or file.name in FIXED:
            file.unlink()  # else it would be written into the folder that all tests have
    for name in PAGES:
        (folder / name).write_text(page, "utf-8")
    (folder / "worker.js").write_text(service_worker(kept_offline(folder, site)), "utf-8")
    with patch("altbau.site.folder.COPIES", (".gz",)):
        compress_files(folder, KEPT / "compressed")


def is_next(page: Page) -> bool:
    """Whether a page is of the next version; not while it is being loaded."""
    with suppress(Error):
        return NEW in page.evaluate("document.getElementById('site').textContent")
    return False


def test_a_new_version_waits_for_the_game_and_is_fetched_in_parts(
    visit: Visit,  # noqa: F811
    folder: Path,
    asked: list[str],
) -> None:
    page = visit()
    start_table(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    other = page.context.new_page()
    other.goto(page.url.partition("/t/")[0])
    expect(other.get_by_test_id("own-tables")).to_be_visible()
    write_next(folder)
    asked.clear()
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    restart = page.get_by_test_id("new-version").get_by_role("button", name="Restart")
    expect(restart).to_be_visible()
    other.get_by_test_id("new-version").get_by_role("button", name="Close").click()
    expect(other.get_by_test_id("new-version")).to_be_hidden()
    unhashed = re.compile(r"icons/.*|manifest-.*|licences.txt")
    assert {name for name in asked if not unhashed.match(name)} == {"", "worker.js", f"assets/{NEW}.gz"}
    move(page, 1)
    assert not is_next(page)
    restart.click()
    for each in (page, other):
        until(each, partial(is_next, each))
    expect(page.locator(QUESTION)).to_be_visible()
    move(page, 1)
    kept = page.evaluate("caches.keys()")
    assert len(kept) == 1 and json.dumps(kept).count("altbau / ") == 1
