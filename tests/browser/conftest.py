"""A running server and a player who uses the page as a person would."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect
from pytest_playwright import CreateContextCallback

from tests.browser.player import PATIENCE, take_time
from tests.server.conftest import Server, own_server, server, shared_servers

__all__ = ["own_server", "server", "shared_servers"]  # fixtures, beside those below
Newcomer = Callable[..., Page]
expect.set_options(timeout=PATIENCE)  # a busy machine may need longer than the five seconds that are usual


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Contexts without service workers: requests that a worker answers pass the tests by."""
    return browser_context_args | {"service_workers": "block"}


@pytest.fixture
def newcomer(new_context: CreateContextCallback, server: Server) -> Iterator[Newcomer]:
    """Opens the page in a new browser context: `newcomer("/", locale="de-DE", width=360)`. Errors of pages fail the
    test. Its presses come as slowly as a person's, as the page sees it, unless `hurried`."""
    complaints: list[str] = []

    def come(
        path: str = "/",
        *,
        locale: str = "en-GB",
        width: int = 1280,
        height: int = 860,
        touch: bool = False,
        hurried: bool = False,
    ) -> Page:
        size: ViewportSize = {"width": width, "height": height}
        context = new_context(locale=locale, viewport=size, has_touch=touch, reduced_motion="reduce")
        if not hurried:
            take_time(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(urljoin(server.address, path))
        return page

    yield come
    assert complaints == []


@contextmanager
def held_back(page: Page, files: re.Pattern[str]) -> Iterator[None]:
    """Meanwhile files that a page asks for do not come; afterwards they do."""
    held: list[Route] = []
    going_on = False

    def hold(route: Route) -> None:
        if going_on:
            route.continue_()
        else:
            held.append(route)

    page.route(files, hold)  # stays: one may come while those before it are let go
    yield
    going_on = True
    for route in held:
        route.continue_()
