"""A deal of the day and one for friends are played and compared by the keyboard, on a phone and on a desktop, in both
languages."""

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import IN_PASSING, QUESTION, open_menu, play
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.browser.test_whole_words import cut
from tests.server.conftest import Server
from tests.server.hasty import at_noon
from tests.server.test_deals import SHORT, finish, sat_down

NARROW = 360
NARROW_DE, WIDE_EN = ("de-DE", NARROW), ("en-GB", 1280)


def mostly(usual: tuple[str, int]) -> pytest.MarkDecorator:
    """In one language and size always, in the other in the long run."""
    other = WIDE_EN if usual == NARROW_DE else NARROW_DE
    cases = [pytest.param(*usual), pytest.param(*other, marks=pytest.mark.long)]
    return pytest.mark.parametrize(("locale", "width"), cases)


def sound(page: Page, width: int) -> None:
    """Nothing stands out of the page, and axe has nothing to say."""
    assert width_of(page) == width
    assert violations(page) == []


def own_key(page: Page, table: str) -> str:
    """The key that a page has for a table."""
    key: str = page.evaluate("id => JSON.parse(localStorage.getItem(`altbau.keys.${id}`))[0].secret", table)
    return key


@mostly(NARROW_DE)
@pytest.mark.parametrize("server", [at_noon], indirect=True)
def test_a_deal_of_the_day_is_begun_by_keyboard(server: Server, newcomer: Newcomer, locale: str, width: int) -> None:
    """Whatever day it is by the clock of the device."""
    page = newcomer("/", locale=locale, width=width, height=740)
    page.clock.set_fixed_time("2100-01-01")
    page.emulate_media(color_scheme="dark" if width == NARROW else "light", reduced_motion="reduce")
    page.get_by_test_id("way-puzzles").press("Enter")
    page.locator("a[href='/deals']").press("Enter")
    expect(page).to_have_url(f"{server.address}/deals")
    today = page.get_by_test_id("deal-landlord-2013")
    expect(today).to_be_visible()
    sound(page, width)
    today.press("Enter")
    expect(page.get_by_test_id("deal")).to_have_attribute("data-stage", "begin")
    sound(page, width)
    address = page.url
    page.get_by_test_id("deal-play").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    open_menu(page)
    page.get_by_test_id("of-deal").press("Enter")
    expect(page).to_have_url(address)
    expect(page.get_by_test_id("deal")).to_have_attribute("data-stage", "go-on")
    sound(page, width)
    page.get_by_test_id("deal-go-on").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))


@mostly(WIDE_EN)
def test_a_deal_for_friends_is_compared_when_it_is_over(
    server: Server, newcomer: Newcomer, locale: str, width: int
) -> None:
    host = newcomer("/deals", locale=locale, width=width, height=740)
    host.get_by_test_id("deal-edition").select_option("monopoly")
    added = host.get_by_test_id("add-bot")
    while added.is_visible():
        added.press("Enter")
    houses = host.locator("section.scene [data-testid^=house-]")
    expect(houses).to_have_count(8)
    host.get_by_test_id("fill-B").select_option("strategist")
    sound(host, width)
    assert cut(host) == []
    for _ in range(5):
        host.get_by_test_id("remove-D").press("Enter")
    expect(houses).to_have_count(3)
    host.get_by_test_id("deal-make").press("Enter")
    expect(host.get_by_test_id("deal")).to_have_attribute("data-stage", "begin")
    plates = host.locator("main .plate")
    expect(plates).to_have_count(3)
    expect(plates.nth(1)).to_contain_text(re.compile("Stratege|Strategist"))
    sound(host, width)

    status, deal = server.ask("/api/deals", SHORT, key=host.evaluate("JSON.parse(localStorage.getItem('altbau.me'))"))
    assert status == 201
    id = deal["listed"]["id"]
    others = [sat_down(server, id, secrets.token_urlsafe(16), name) for name in ("Ben", "Cy")]
    finish(server, *others[0], "auction")
    host.goto(f"{server.address}/deals/{id}")
    expect(host.get_by_test_id("deal-table")).to_have_count(0)
    host.get_by_test_id("deal-play").press("Enter")
    expect(host).to_have_url(re.compile("/t/"))
    table = host.url.rsplit("/", 1)[-1]
    host.get_by_test_id("choice-roll").press("Enter")
    finish(server, table, own_key(host, table), "buy")
    host.get_by_test_id("to-deal").press("Enter")
    expect(host.get_by_test_id("deal")).to_have_attribute("data-stage", "over")
    lines = host.get_by_test_id("deal-line")
    expect(lines).to_have_count(2)
    sound(host, width)
    expect(host.get_by_test_id("deal-seed")).to_have_count(0)

    host.get_by_test_id("parted-other").press("Enter")  # the game of somebody else, at the moment where it parted
    expect(host).to_have_url(re.compile(f"/t/{others[0][0]}/replay"))
    expect(host.get_by_test_id("replay-sight")).to_have_value("A")
    host.get_by_test_id("replay-leave").press("Enter")
    expect(host).to_have_url(f"{server.address}/deals/{id}")
    expect(host.get_by_test_id("deal-line")).to_have_count(2)
    host.locator("summary").first.press("Enter")
    host.get_by_test_id("deal-close").press("Enter")
    expect(host.get_by_test_id("deal-seed")).to_have_count(1)
    sound(host, width)

    stranger = newcomer(f"/deals/{id}", locale=locale, width=width, height=740)
    expect(stranger.get_by_test_id("deal")).to_have_attribute("data-stage", "closed")
    expect(stranger.get_by_test_id("deal-line")).to_have_count(2)
    sound(stranger, width)


def first_by_keyboard(page: Page, _: int) -> bool:
    """A policy: the first answer that there is, by the keyboard."""
    choice = page.locator(f"{QUESTION} [data-testid^=choice-]:enabled").first
    if choice.is_visible():
        choice.press("Enter", timeout=IN_PASSING)
        return True
    return False


@mostly(NARROW_DE)
def test_a_deal_is_played_twice_by_keyboard(server: Server, newcomer: Newcomer, locale: str, width: int) -> None:
    """Who decides alike has the same game."""
    status, deal = server.ask("/api/deals", SHORT, key=secrets.token_urlsafe(16))
    assert status == 201
    for _ in range(2):
        page = newcomer(f"/deals/{deal['listed']['id']}", locale=locale, width=width, height=740)
        page.get_by_test_id("deal-play").press("Enter")
        expect(page).to_have_url(re.compile("/t/"))
        play(server, page, by=lambda: first_by_keyboard)
        page.get_by_test_id("to-deal").press("Enter")
        expect(page.get_by_test_id("deal")).to_have_attribute("data-stage", "over")
    expect(page.get_by_test_id("deal-line")).to_have_count(2)
    expect(page.get_by_test_id("parted-other")).to_have_count(0)
    expect(page.get_by_test_id("deal-table")).to_contain_text(re.compile("Genau wie du|Just like you"))
