"""Whoever listens to a table: what live regions say in which order, and toolbars for the keyboard."""

import re
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import PAUSE, QUESTION, build, open_menu
from tests.browser.test_accessible import violations
from tests.server.conftest import HUMAN, Server

BOTS: Final = [
    {"kind": "bot", "name": name, "bot": bot}
    for name, bot in (("Rico", "steward"), ("Cleo", "steward"), ("Dora", "steward"))
]
# Every text that comes into a live region, with its politeness, in the order in which it comes.
RECORD: Final = """() => {
    globalThis.spoken = [];
    const region = (node) => (node.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.closest("[aria-live]");
    new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
            const at = region(target);
            const text = type === "childList" ? [...addedNodes].map((node) => node.textContent).join("") : target.data;
            if (at && text?.trim()) spoken.push([at.dataset.testid, at.getAttribute("aria-live"), text.trim()]);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
FOCUSED: Final = "() => document.activeElement.dataset.testid ?? document.activeElement.className"
LOOKS: Final = 1000
PASSES: Final = ":is([data-testid=choice-stop], [data-testid=choice-pass]):not(:disabled)"
STOPS: Final = "(box) => [...box.querySelectorAll('button')].filter((button) => button.tabIndex === 0).length"


def spoken(page: Page) -> list[tuple[str, str, str]]:
    """What the page's announcer has said since it was recorded."""
    said: list[list[str]] = page.evaluate("spoken")
    return [(at, how, text) for at, how, text in said if at in ("announcer", "asked", "asked-at-once", "told-moment")]


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "Read out: everything"), ("de-DE", "Vorlesen: alles")])
def test_a_round_of_the_others_is_said_once_and_the_question_follows(
    server: Server, newcomer: Newcomer, locale: str, words: str
) -> None:
    id, (key, *_) = server.start_table({**HUMAN, "name": "Ann"}, *BOTS, seed=3, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{key}", locale=locale)
    expect(page.locator(QUESTION)).to_be_visible()
    open_menu(page)
    page.get_by_test_id("read-out").press("Enter")
    expect(page.get_by_test_id("read-out")).to_have_text(words)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("choice-build")).to_be_enabled()
    page.evaluate(RECORD)
    page.get_by_test_id("choice-build").click()
    build(page, 0, 1)
    page.get_by_test_id("choice-done").click()
    expect(page.get_by_test_id("announcer")).to_contain_text(re.compile("Ann: (builds|baut) A1"))
    expect(page.locator(PASSES)).to_be_visible()
    for _ in range(LOOKS):  # windows are asked in between
        if page.get_by_test_id("choice-done").count():
            break
        if page.locator(PASSES).count():
            with suppress(TimeoutError):  # the question may go while it is pressed
                page.locator(PASSES).click(timeout=1000)
        page.wait_for_timeout(PAUSE)
    said = spoken(page)
    assert not any(re.search(r"takes in|nimmt \S+ Münzen? ein", text) for _, _, text in said), (
        said
    )  # the question says it
    assert any(at.startswith("asked") and re.search("income|aus diesem Zug", text) for at, _, text in said), said
    others = [(place, text) for place, (_, _, text) in enumerate(said) if re.match(r"(Rico|Cleo|Dora): ", text)]
    assert len(others) == 1, said
    place, text = others[0]
    assert all(f"{name}: " in text for name in ("Rico", "Cleo", "Dora")), text
    assert said[place][:2] == ("announcer", "polite") and said[place + 1][:2] == ("asked", "polite"), said
    assert not any(at == "told-moment" for at, _, _ in said)
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    open_menu(page)
    expect(page.get_by_test_id("read-out")).to_have_text(words)
    assert violations(page) == []


def test_the_hand_is_a_toolbar_whose_keys_are_described_once(server: Server, newcomer: Newcomer) -> None:
    id, (key, *_) = server.start_table({**HUMAN, "name": "Ann"}, *BOTS, seed=3, options={"starter": "A"})
    hand = server.table(id, key)["hand"]
    page = newcomer(f"/t/{id}#{key}")
    bar = page.get_by_role("toolbar", name=f"Your hand: {len(hand)} cards")
    expect(bar).to_have_accessible_description(re.compile("Arrow keys, Home and End"))
    assert bar.evaluate(STOPS) == 1
    page.keyboard.press("h")
    cards = [f"card-{card}" for card in hand]
    for press, there in (
        ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", -1), ("ArrowRight", 0), ("End", -1),
    ):  # fmt: skip
        page.keyboard.press(press)
        assert page.evaluate(FOCUSED) == cards[there], press
        assert bar.evaluate(STOPS) == 1
    page.keyboard.press("i")
    expect(page.get_by_test_id("inspector")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == cards[-1]
    page.keyboard.press("Tab")
    assert not bar.evaluate("(box) => box.contains(document.activeElement)")
    expect(bar).not_to_have_attribute("aria-describedby", re.compile("."))
    page.keyboard.press("h")
    assert page.evaluate(FOCUSED) == cards[-1]
    assert violations(page) == []


def test_the_focus_stays_at_the_table_when_cards_go(server: Server, newcomer: Newcomer) -> None:
    """A house is built of all cards, one after the other, by keyboard."""
    id, (key, *_) = server.start_table({**HUMAN, "name": "Ann"}, *BOTS, seed=3, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{key}")
    page.get_by_test_id("choice-build").press("Enter")
    page.keyboard.press("h")
    page.keyboard.press("Home")
    for _ in server.table(id, key)["hand"]:
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    page.get_by_test_id("build").press("Enter")
    expect(page.get_by_test_id("hand")).to_have_attribute("role", "group")
    assert page.evaluate("() => document.activeElement !== document.body")
    assert violations(page) == []


def test_deeds_are_a_toolbar(server: Server, newcomer: Newcomer) -> None:
    id, (key, *_) = server.start_table(
        {**HUMAN, "name": "Ann"}, BOTS[0], edition="monopoly", options={"dealt-places": 3}
    )
    page = newcomer(f"/t/{id}#{key}")
    bar = page.get_by_role("toolbar", name="Ann’s properties")
    expect(bar).to_have_accessible_description(re.compile("Arrow keys"))
    deeds = bar.locator(".deed")
    expect(deeds).to_have_count(3)
    deeds.first.focus()
    for press, there in (("ArrowRight", 1), ("End", 2), ("ArrowRight", 0), ("ArrowLeft", 2), ("Home", 0)):
        page.keyboard.press(press)
        expect(deeds.nth(there)).to_be_focused()
        assert bar.evaluate(STOPS) == 1
    page.keyboard.press("Tab")
    expect(bar).not_to_have_attribute("aria-describedby", re.compile("."))
    assert violations(page) == []
