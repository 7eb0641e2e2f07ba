"""Every rule number opens the text of the rule, without leaving the table."""

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import violations
from tests.browser.test_keys import assert_fits
from tests.server.conftest import FRIEND, HUMAN, Server

RULE = "[data-testid=rule]"
IN_LOG = "[data-testid=log] [data-rules]"
SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 860}, {"width": 360, "height": 740})


def opened(page: Page, number: str) -> None:
    """The sheet has come with a number, and its text has the focus."""
    expect(page.locator(f"{RULE} h2")).to_contain_text(number)
    expect(page.locator(f"{RULE} .text")).to_be_focused()


def test_a_number_in_the_log_and_what_belongs_to_it_are_read_by_keyboard(server: Server, newcomer: Newcomer) -> None:
    """The log is one stop of the Tab key, its newest line first; the arrows go from line to line."""
    id, (key, *_) = server.start_table(HUMAN, FRIEND, edition="monopoly")
    page = newcomer(f"/t/{id}#{key}", locale="de-DE", width=360, height=740)
    expect(page.get_by_test_id("question")).to_be_visible()
    expect(page.locator(IN_LOG).last).to_be_attached()
    page.keyboard.press("l")
    expect(page.get_by_role("group", name="Was geschah")).to_be_focused()
    page.keyboard.press("Tab")
    doors = page.locator(IN_LOG)
    last = doors.last
    expect(last).to_be_focused()
    page.keyboard.press("Home")
    expect(doors.first).to_be_focused()
    page.keyboard.press("End")
    expect(last).to_be_focused()
    number = (last.get_attribute("data-rules") or "").split()[0]
    page.keyboard.press("Enter")
    opened(page, number)
    assert violations(page) == []
    related = page.locator(f"{RULE} li button").first
    expect(related).to_be_visible()
    other = related.locator(".rule-number").inner_text()
    related.press("Enter")
    opened(page, other)
    assert violations(page) == []
    page.locator(f"{RULE} .ways button").first.press("Enter")
    opened(page, number)
    page.keyboard.press("Escape")
    expect(page.locator(RULE)).to_have_count(0)
    expect(last).to_be_focused()


def test_a_refusal_opens_its_rule_by_a_key(server: Server, newcomer: Newcomer) -> None:
    id, (key, *_) = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{key}")
    blocked = next(each for each in server.table(id, key)["question"]["blocked"] if each["type"] == "word")
    button = page.get_by_test_id(f"blocked-{blocked['token']}")
    button.press("Enter")
    page.keyboard.press("r")
    opened(page, blocked["rule"])
    page.keyboard.press("Escape")
    expect(page.locator(RULE)).to_have_count(0)
    expect(button).to_be_focused()


def test_a_rulebook_is_searched_and_read_by_keyboard(newcomer: Newcomer) -> None:
    """From the slash to the sentence that is meant, folded away as it may be, and through its door."""
    page = newcomer("/rules/wucherer-1997", locale="de-DE", width=360, height=740)
    expect(page.locator("#R061")).to_be_attached()
    expect(page.locator("#R061")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("dach abkaufen")
    expect(page.get_by_role("search").locator("a")).to_contain_text(["R061"])
    page.keyboard.press("Enter")
    expect(page.locator("#R061")).to_be_focused()
    expect(page.locator("#R061")).to_be_in_viewport()
    assert_fits(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#R061 [role=note]")).to_be_focused()
    page.keyboard.press("Escape")
    example = page.get_by_test_id("example").first
    example.locator("summary").press("Enter")
    expect(example.get_by_test_id("building-A1")).to_be_visible()
    example.get_by_role("button", name="Weiter").press("Enter")
    expect(example.locator("[aria-live]")).to_contain_text("2 von 2")
    assert_fits(page)
    folded, unfolded = page.locator("main details:not([open])"), page.locator("main details[open]")
    open = unfolded.count()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(folded).to_have_count(0)
    expect(example.locator("[aria-live]")).to_contain_text(["1 von 2", "2 von 2"])
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(unfolded).to_have_count(open)
    expect(example.locator("[aria-live]")).to_contain_text(["2 von 2"])
    page.keyboard.press("/")
    page.keyboard.type("hausbesetzer")
    expect(page.get_by_role("search").locator("a").first).to_have_text("Hausbesetzer")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/wucherer-1997/squatters$"))
    expect(page.get_by_test_id("card-rules").locator("section").first).to_be_visible()
    assert_fits(page)
    assert violations(page) == []


def test_house_rules_are_told_where_they_hold(server: Server, newcomer: Newcomer) -> None:
    """In the help of the table and in its rulebook, in windows of each size; the rulebook of the edition has none."""
    options = {"parking-pot": True, "no-auction": True}
    id, (key, *_) = server.start_table(HUMAN, FRIEND, edition="monopoly", options=options)
    page = newcomer(f"/t/{id}#{key}")
    expect(page.get_by_test_id("question")).to_be_visible()
    page.keyboard.press("?")
    help = page.get_by_test_id("help")
    for size in SIZES:
        page.set_viewport_size(size)
        expect(help.get_by_test_id("agreed").locator("li")).to_contain_text(["Pot on free parking", "No auction"])
        expect(help).to_contain_text("What is not bought stays with the bank")
        with page.expect_popup() as opening:
            help.get_by_role("link", name="rulebook").click()
        book = opening.value.get_by_test_id("rulebook")
        expect(book.locator("#H01")).to_contain_text("Not on the sheet")
        expect(book.locator("#H03")).to_be_visible()
        expect(book.locator("#H02")).to_have_count(0)
        opening.value.close()
    page.goto(f"{server.address}/rules/monopoly")
    for size in SIZES:
        page.set_viewport_size(size)
        expect(page.locator("#M31")).to_be_visible()
        expect(page.locator("#H01")).to_have_count(0)
