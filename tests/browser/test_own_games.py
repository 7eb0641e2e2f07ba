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


@pytest.mark.parametrize(
    ("locale", "waits", "turn", "mat"),
    [
        ("de-DE", "wartet auf Gast seit", "Es wartet auf Gast.", "ist noch nicht da"),
        ("en-GB", "waiting for Guest since", "it waits for Guest.", "has not come yet"),
    ],
)
def test_a_guest_who_has_not_come_is_waited_for(
    server: Server, newcomer: Newcomer, locale: str, waits: str, turn: str, mat: str
) -> None:
    created = server.create(HUMAN, {"kind": "link"}, BOT, options={"starter": "B"})
    page = newcomer("/healthz", locale=locale, width=360, height=740)
    page.goto(f"{server.address}/t/{created['id']}#{created['seats'][0]['secret']}")
    expect(page.locator("[data-seat=B]").first).to_be_visible()
    for address in ("/", "/games"):
        page.goto(f"{server.address}{address}")
        expect(page.locator(f"a[href$='/t/{created['id']}'] small")).to_contain_text(waits)
    page.goto(f"{server.address}/e/{created['id']}")
    expect(page.get_by_role("status").filter(has_text=turn)).to_be_visible()
    expect(page.get_by_text(mat, exact=True)).to_be_visible()
