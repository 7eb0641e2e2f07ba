"""The documentation in a browser: from its first pages into the game, in both languages, by the server's policy."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import violations
from tests.server.conftest import Server


@pytest.mark.parametrize(("scheme", "width"), [("light", 360), pytest.param("dark", 1280, marks=pytest.mark.long)])
def test_it_leads_into_the_game(
    server: Server, newcomer: Newcomer, scheme: Literal["light", "dark"], width: int
) -> None:
    page = newcomer("/docs", width=width)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if said.type == "error" else None)
    page.on("request", lambda request: refused.append(request.url) if server.address not in request.url else None)
    for path in ("index.html", "programs.html", "de/index.html"):
        page.goto(f"{server.address}/docs/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("label[for=__search]:visible, .md-search__button:visible").first.click()
    page.get_by_role("combobox").fill("Dach")
    expect(page.locator("mark").first).to_have_text("Dach")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Zum Spiel").click()
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    assert refused == []
