"""Cards are picked, counted, combined and enlarged at the table itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, build, open_log
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, Server, first_path

FIRST = {"starter": "A"}
BOTH_BUILT = 1  # a seed by which Ann gets squatters, once both have built


def test_a_house_is_built_of_the_cards_that_are_picked(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options=FIRST)
    page = newcomer(f"/t/{id}#{keys[0]}")
    hand = server.table(id, keys[0])["hand"]
    expect(page.get_by_test_id("choice-build")).to_be_enabled()
    page.keyboard.press("1")
    expect(page.get_by_test_id("build")).to_be_disabled()
    build(page, 2, 0)
    expect(page.locator(".house")).to_have_count(1)
    (building,) = server.table(id, keys[0])["buildings"]
    assert sorted(building["floors"]) == sorted([hand[0], hand[2]])


def test_a_turn_without_a_deed_ends_when_that_is_meant(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options=FIRST)
    page = newcomer(f"/t/{id}#{keys[0]}")
    page.get_by_test_id("choice-done").click()
    sure = page.get_by_test_id("choice-done-sure")
    expect(sure).to_have_text("Do nothing?")
    page.get_by_test_id("choice-done").click()  # which does not mean more than before
    assert server.table(id)["seq"] == 0
    sure.click()
    expect(page.locator(QUESTION)).to_have_attribute("data-question", "buy-or-stop")
    page.get_by_test_id("more").click()
    page.get_by_test_id("fewer").click()
    expect(page.get_by_test_id("fewer")).to_be_disabled()  # at its limit, where it keeps the focus
    expect(page.get_by_test_id("fewer")).to_be_focused()
    page.get_by_test_id("more").click()
    expect(page.get_by_test_id("choice-buy")).to_have_text("Buy 2 cards")
    page.get_by_test_id("choice-buy").click()
    expect(page.locator("[data-testid^=card-]")).to_have_count(7)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740), (740, 360)])
def test_the_own_plot_is_the_way_to_build(server: Server, newcomer: Newcomer, width: int, height: int) -> None:
    """Pressed again it is left; its middle is hit, and the next plot comes after the house that is built there."""
    id, keys = server.start_table(HUMAN, FRIEND, options=FIRST)
    page = newcomer(f"/t/{id}#{keys[0]}", width=width, height=height)
    plot = page.get_by_test_id("plot")
    expect(plot).to_contain_text("Plot A1")
    plot.press("Enter")
    expect(page.get_by_test_id("build")).to_be_visible()
    expect(plot).to_be_focused()
    plot.press("Enter")
    expect(page.get_by_test_id("build")).to_have_count(0)
    plot.click()
    expect(plot).to_have_attribute("aria-pressed", "true")
    build(page, 0, 2)
    expect(page.get_by_test_id("building-A1")).to_be_visible()
    expect(page.locator(".street.own .next")).to_contain_text("A2")


def test_a_street_is_shown_larger_and_the_log_lies_over_the_edge(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options=FIRST)
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    button, street = page.get_by_test_id("enlarge-B"), page.locator("[data-place='street:B']")
    small = street.bounding_box()
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    large = street.bounding_box()
    assert small
    assert large
    assert large["height"] > 1.5 * small["height"]
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")
    open_log(page)
    expect(page.get_by_test_id("log")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("log")).to_be_hidden()
    expect(page.get_by_test_id("log-open")).to_be_focused()


def test_a_street_is_shown_by_pointing_and_not_by_a_pointer_at_rest(server: Server, newcomer: Newcomer) -> None:
    """Where streets lie beside each other: a picture that appears under the pointer does not take the own one away."""
    id, keys = server.start_table(HUMAN, FRIEND, options=FIRST, seed=BOTH_BUILT)
    for number in range(8):
        seat = number // 4
        table = server.table(id, keys[seat])
        prefer = "build" if number % 4 == 0 else "done"
        move = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": first_path(table, prefer)}
        assert server.ask(f"/api/tables/{id}/messages", move, key=keys[seat])[0] == 200
    page = newcomer(f"/t/{id}#{keys[0]}", width=740, height=360)
    card, picture = page.get_by_test_id("card-squatters"), page.get_by_test_id("choice-B1.1")
    own, other = page.get_by_test_id("building-A1"), page.get_by_test_id("building-B1")
    card.press("Enter")
    box = picture.bounding_box()
    assert box
    page.keyboard.press("Escape")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    card.press("Enter")
    expect(picture).to_be_visible()
    page.wait_for_timeout(300)  # so long at most until a browser tells what lies under the pointer
    expect(own).to_be_in_viewport()
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    expect(other).to_be_in_viewport()
    expect(own).not_to_be_in_viewport()
    page.keyboard.press("Escape")  # what is asked then begins at the own street again
    expect(own).to_be_in_viewport()


def test_an_offer_that_was_declined_is_known_before_it_is_sent(server: Server, newcomer: Newcomer) -> None:
    options = FIRST | {"free-trade": True}
    id, keys = server.start_table(HUMAN, FRIEND, edition="wucherer-1997", options=options)
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), newcomer(f"/t/{id}#{keys[1]}", width=360, height=740)
    for times in (1, 2):
        ann.get_by_test_id("choice-trade").click()
        ann.locator("[data-testid=give] button").first.click()
        ann.get_by_test_id("want-coins").fill("1")
        if times == 1:
            assert violations(ann) == []
            ann.get_by_test_id("trade-offer").click()
            ben.get_by_test_id("choice-decline").click()
    expect(ann.get_by_test_id("trade-offer")).to_be_disabled()
    warning = ann.get_by_test_id("trade").locator(".warning")
    expect(warning).to_have_text("Exactly that has been declined already this turn.")
