"""Keeps files of a failed test for debugging: its servers' databases and logs, and its pages as picture and HTML. They
lie in the folder of Playwright's traces, which `--tracing retain-on-failure` adds."""

import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.server.conftest import Server

FILES = ("*.sqlite", "*.sqlite-wal", "*.log")
PATIENCE = 20_000  # milliseconds for a picture of a page that may hang: a busy machine needs more than the usual five


def keep(arguments: Mapping[str, Any], folder: Path) -> list[str]:
    """Copy the files of a test with these arguments before they are deleted; the names of the copies."""
    folder.mkdir(parents=True, exist_ok=True)
    for place in places(arguments):
        for file in sorted(each for pattern in FILES for each in place.rglob(pattern)):
            shutil.copy(file, folder / file.name)
    browser = arguments.get("browser")
    if isinstance(browser, Browser):
        pages = [page for context in browser.contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            keep_page(page, folder / f"page-{number}")
    names = sorted(file.name for file in folder.iterdir())
    if not names:
        folder.rmdir()
    return names


def places(arguments: Mapping[str, Any]) -> set[Path]:
    """The folders in which a test's servers have their files."""
    servers = {each.database.parent for each in arguments.values() if isinstance(each, Server)}
    return servers | {each for name, each in arguments.items() if name == "tmp_path"}


def keep_page(page: Page, stem: Path) -> None:
    """Save a page as HTML and picture; skip one that is closed or hangs."""
    with suppress(Error):
        stem.with_suffix(".html").write_text(page.content(), encoding="utf-8")
        page.screenshot(path=stem.with_suffix(".png"), full_page=True, timeout=PATIENCE)
