"""The page of one's games shows each running table as a small picture."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import BOT, HUMAN, Server

EDITIONS = ("landlord-2013", "wucherer-1997", "monopoly")


@pytest.mark.parametrize(("locale", "width", "scheme"), [("de-DE", 360, "dark"), ("en-GB", 1280, "light")])
def test_each_running_table_has_a_picture(
    server: Server, newcomer: Newcomer, locale: str, width: int, scheme: str
) -> None:
    page = newcomer("/healthz", locale=locale, width=width, height=740)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    for edition in EDITIONS:
        options = {} if edition == "monopoly" else {"starter": "A"}
        id, (key, *_) = server.start_table(HUMAN, BOT, edition=edition, options=options)
        page.goto(f"{server.address}/t/{id}#{key}")
        expect(page.locator(QUESTION)).to_be_visible()
    page.goto(f"{server.address}/games")
    tables = page.get_by_test_id("games-running").get_by_role("link")
    expect(tables).to_have_count(len(EDITIONS))
    for table in tables.all():
        table.scroll_into_view_if_needed()
        expect(table.locator(".miniature [data-seat]").first).to_be_visible()
        assert {"A", "B"} <= {
            *table.locator(".miniature [data-seat]").evaluate_all("all => all.map(e => e.dataset.seat)")
        }
    assert violations(page) == []
    assert width_of(page) == width
