"""Browsers in which the page can't start, because they are too old or run no scripts, and a server without texts."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect
from pytest_playwright import CreateContextCallback

from altbau.core import text
from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import Server

README = Path(__file__).parents[2] / "README.md"


def test_the_page_names_the_browsers_that_the_readme_names() -> None:
    named = [
        re.findall(r"(Chrome|Edge|Firefox|Safari)(?: ([\d.]+\d))?", said)
        for said in (
            README.read_text(encoding="utf-8"),
            *(text.say(language, "needs-browser") for language in text.LANGUAGES),
        )
    ]
    assert named[0] and named[0] == named[1] == named[2]


@pytest.mark.parametrize("lack", ["delete Array.prototype.toSorted", "CSS.supports = () => false"])
def test_a_browser_that_is_too_old_is_told_so(server: Server, newcomer: Newcomer, lack: str) -> None:
    page = newcomer("/healthz", width=360, height=640)
    page.add_init_script(lack)
    page.goto(server.address)
    told = page.locator(".needs.browser")
    expect(told).to_contain_text("Altbau has not started. It needs JavaScript and a browser of 2023 or newer")
    expect(told).to_contain_text("Altbau ist nicht gestartet.")
    expect(told).to_be_visible()
    assert width_of(page) <= 360
    assert violations(page) == []


def test_a_browser_without_scripts_is_told_so_at_once(server: Server, new_context: CreateContextCallback) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(server.address)
    expect(page.locator(".needs.browser")).to_be_visible(timeout=5000)
    expect(page.locator(".needs.server")).to_be_hidden()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_page_whose_script_does_not_run_says_after_a_while_what_it_needs(
    server: Server, new_context: CreateContextCallback, motion: Literal["reduce", "no-preference"]
) -> None:
    page = new_context(reduced_motion=motion).new_page()
    page.route("**/assets/*.js", lambda route: route.fulfill(body="this is no script", content_type="text/javascript"))
    page.goto(server.address)
    told = page.locator(".needs.browser")
    assert told.evaluate("box => getComputedStyle(box).visibility") == "hidden"
    text_in_it = told.locator("p").first
    assert not text_in_it.evaluate("box => box.checkVisibility()")  # no page that opens takes time for it
    told.evaluate("box => box.getAnimations().forEach(animation => animation.finish())")
    expect(told).to_be_visible()
    assert text_in_it.evaluate("box => box.checkVisibility()")


def test_a_page_without_texts_says_that_it_waits_for_the_server(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/editions")
    page.wait_for_load_state("networkidle")  # this page is to have its texts
    page.route("**/api/texts/**", lambda route: route.abort())
    page.goto(server.address)
    told = page.locator(".needs.server")
    expect(told).to_contain_text("The server of Altbau does not answer yet. The page keeps trying.")
    expect(told).to_contain_text("Der Server von Altbau antwortet noch nicht.")
    expect(page.locator(".needs.browser")).to_be_hidden()
    page.unroute("**/api/texts/**")
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    expect(told).to_have_count(0)
