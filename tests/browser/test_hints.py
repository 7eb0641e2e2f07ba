"""Hints on the page: asked for by a button or a key, said in words, and marked where they lead to."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import violations
from tests.server.conftest import BOT, FRIEND, HUMAN, Server

HINTED = "[data-hint]"
SAID = "hint-text"


def test_a_house_is_built_by_following_a_hint(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_test_id(SAID)).to_contain_text("Bau ein Haus")
    expect(page.get_by_test_id("choice-build")).to_have_attribute("data-hint", "true")
    page.get_by_test_id("choice-build").click()
    for card in page.locator(f".hand {HINTED}").all():
        card.press("Enter")
    expect(page.get_by_test_id("build")).to_have_attribute("data-hint", "true")
    assert violations(page) == []
    page.get_by_test_id("build").click()
    expect(page.locator(".street.own .house")).to_have_count(1)
    expect(page.get_by_test_id(SAID)).to_be_empty()


def test_a_hint_on_the_board_marks_its_answer(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, edition="monopoly", seed=1)
    page = newcomer(f"/t/{id}#{keys[0]}")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id(SAID)).to_contain_text("Roll the dice")
    expect(page.get_by_test_id("choice-roll")).to_have_accessible_description(
        "Roll the dice: before the throw there is nothing to gain."
    )
    page.get_by_test_id("choice-roll").click()
    expect(page.get_by_test_id(SAID)).to_be_empty()


def test_among_people_there_are_hints_only_if_the_host_says_so(server: Server, newcomer: Newcomer) -> None:
    for hints, told in ((None, "There are no hints"), (True, "Hints are allowed")):
        id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, hints=hints)
        page = newcomer(f"/t/{id}#{keys[0]}")
        expect(page.get_by_test_id("choice-done")).to_be_visible()
        expect(page.get_by_test_id("hint")).to_have_count(1 if hints else 0)
        page.get_by_test_id("share-button").click()
        expect(page.get_by_test_id("hints-told")).to_contain_text(told)
