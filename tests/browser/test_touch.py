"""On a phone each control can be hit within a finger's breadth around its middle."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, choose_table, open_log
from tests.server.conftest import BOT, FRIEND, HUMAN, Server

# What can be touched and is not hit as it should be. Floors and squares are enlarged by the first tap, of a card of the
# hand its strip counts, and a link within a text is as high as its line.
MISSED = """(within) => {
    const BREADTH = 44;
    const EXEMPT = ".street .house *, [data-testid=board] li *, .hand .card, p > a:not(.button, :only-child), .skip";
    const reach = BREADTH / 2 - 1;
    const area = (thing) => thing.closest("label") ?? thing;
    const missed = (thing) => {
        const drawn = thing.matches("[type=checkbox], .hidden") ? area(thing) : thing;
        drawn.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = drawn.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const around = [[0, 0], [reach, 0], [-reach, 0], [0, reach], [0, -reach]];
        return around.some(([right, down]) => !area(thing).contains(document.elementFromPoint(x + right, y + down)));
    };
    const things = document.querySelector(within).querySelectorAll("button, a[href], input, select, summary");
    return [...things]
        .filter((thing) => thing.checkVisibility() && !thing.matches(EXEMPT))
        .filter(missed)
        .map((thing) => thing.outerHTML);
}"""
ANN_BEGINS = 5  # a seed
SIZES = [(360, 740), (740, 360)]


def phone(newcomer: Newcomer, size: tuple[int, int], path: str, locale: str = "de-DE") -> Page:
    """The page on a phone of this size."""
    return newcomer(path, locale=locale, width=size[0], height=size[1], touch=True)


@pytest.mark.parametrize("size", SIZES)
def test_the_ways_to_a_table_are_large_enough(server: Server, newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = phone(newcomer, size, "/")
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    assert page.evaluate(MISSED, "body") == []
    page.get_by_test_id("menu").tap()
    assert page.evaluate(MISSED, ".menu") == []
    page.get_by_test_id("menu").tap()
    choose_table(page)
    page.locator("details > summary").first.tap()
    assert page.evaluate(MISSED, "dialog") == []
    created = server.create(HUMAN, FRIEND)
    page.goto(f"{server.address}/t/{created['id']}/join#{created['seats'][1]['invitation']}")
    expect(page.get_by_test_id("join-button")).to_be_enabled()
    assert page.evaluate(MISSED, "body") == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_a_table_is_large_enough(server: Server, newcomer: Newcomer, edition: str, size: tuple[int, int]) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, BOT, edition=edition, seed=ANN_BEGINS)
    page = phone(newcomer, size, f"/t/{id}#{keys[0]}", locale="en-GB")
    expect(page.locator(f"{QUESTION} .option").first).to_be_enabled()
    assert page.evaluate(MISSED, "body") == []
    open_log(page)
    door = page.locator("[data-testid=log] [data-rules]").last
    expect(door).to_be_visible()
    assert page.evaluate(MISSED, "[data-testid=log]") == []
    door.tap()
    expect(page.get_by_test_id("rule").locator("li button").first).to_be_visible()
    assert page.evaluate(MISSED, "[data-testid=rule]") == []
    page.keyboard.press("Escape")
    page.get_by_test_id("log-close").tap()
    page.get_by_test_id("share-button").tap()
    expect(page.get_by_test_id("share")).to_be_visible()
    assert page.evaluate(MISSED, "dialog") == []


def test_a_card_says_more_to_a_finger_that_rests_and_by_a_button_once_it_was_touched(
    server: Server, newcomer: Newcomer
) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = phone(newcomer, (740, 360), f"/t/{id}#{keys[0]}", locale="en-GB")
    card, inspector = page.locator(".hand .card").first, page.get_by_test_id("inspector")
    expect(page.get_by_test_id("about")).to_be_hidden()
    card.tap()  # which can't be played: nobody has a house
    page.get_by_test_id("about").tap()
    expect(inspector).to_be_visible()
    page.keyboard.press("Escape")
    box = card.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(inspector).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(inspector).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("choice-build").tap()
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
