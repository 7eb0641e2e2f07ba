"""Within one question nothing moves: whatever is opened, advised, refused, counted or taken back, each street, card and
button stays where it is. Between two questions a button that stays is found where it was, and what goes on with the
turn in front of what is possible besides. Nor does the focus leave the table."""

import json
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import OPTIONS, Person, Policy, build, play
from tests.browser.questions import Asked, start_asked
from tests.browser.test_board import Buyer
from tests.server.conftest import BOT, HUMAN, Server

EDITIONS = ("landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly")
SIZES = ((1280, 800), (360, 740), (740, 360), (1920, 1080))
LOCALES = ("de-DE", "en-GB")
ROUNDS = 12  # of Monopoly
# Where everything is, in whatever it is scrolled.
PLACES = """() => {
    const things = [
        ".street, .street .house, .street .flat, .hand .slot, .piles, .ticker, [data-testid=board] li, .players > *",
        "[data-testid=question], [data-testid=question] button, [data-testid=aside] button",
    ].join(", ");
    const places = {};
    const counted = {};
    for (const thing of document.querySelectorAll(things)) {
        if (!thing.checkVisibility()) continue;
        const own = thing.dataset.testid ?? thing.dataset.place ?? thing.classList[0]; // in any state
        const name = `${own} ${counted[own] = (counted[own] ?? 0) + 1}`;
        let { x, y, width, height } = thing.getBoundingClientRect();
        for (let box = thing.parentElement; box; box = box.parentElement) {
            x += box.scrollLeft;
            y += box.scrollTop;
        }
        places[name] = [x, y, width, height].map((length) => Math.round(10 * length) / 10);
    }
    return places;
}"""
# Where each way to answer stands that is said in words, by what it says, whether it is possible or not; what stands
# first, and what stands behind something that is only possible besides.
WAYS = """() => {
    const ways = [...document.querySelectorAll("[data-testid=question] .options .option:not(.picture)")];
    const place = (way) => {
        const { left, right, top } = (way.closest(".stepper") ?? way).getBoundingClientRect();
        return [way.matches(".end") ? right : left, top].map(Math.round); /* what ends a turn stands at the right */
    };
    const besides = ways.findIndex((way) => way.closest(".besides"));
    const behind = besides < 0 ? [] : ways.slice(besides).filter((way) => way.matches(".primary"));
    return {
        places: Object.fromEntries(ways.map((way) => [way.textContent.trim(), place(way)])),
        first: ways.slice(0, 1).map(place),
        behind: behind.map((way) => way.outerHTML),
    };
}"""
OPENING = ", ".join((
    "[data-testid=choice-build]", "[data-testid=choice-build-for]", "[data-testid=choice-recall]",
    ".hand .card[data-light=possible]",
))  # fmt: skip
LOG = "document.querySelector('[data-testid=log-open]').textContent"
FOCUSED = "document.activeElement !== document.body"
AUCTION = {
    "position": {"edition": "monopoly", "phase": "roll", "turn": "A", "cash": {"A": 1500}, "dice": [[2, 4]]},
    "script": [{"A": "roll auction"}],
}
ROOF = {
    "position": {"edition": "wucherer-1997", "turn": "A", "coins": {"A": 12}, "hands": {"A": ["alibi"], "B": ["roof"]}}
}
REFUSED = "[data-testid=question] .blocked, .hand .card[data-light=impossible]"


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is still there, and not where it was."""
    return {name: (place, after[name]) for name, place in before.items() if name in after and after[name] != place}


def against_bots(server: Server, edition: str, seed: int) -> str:
    """The path of a seat at a table against three bots that play well."""
    bots = [{"name": name, "kind": "bot", "bot": "steward"} for name in ("Ben", "Cleo", "Dora")]
    options = {"turn-limit": ROUNDS} if edition == "monopoly" else {"starter": "A"}
    id, keys = server.start_table(HUMAN, *bots, edition=edition, options=options, seed=seed)
    return f"/t/{id}#{keys[0]}"


def seated(server: Server, newcomer: Newcomer, edition: str, seed: int) -> Page:
    """The page of such a seat."""
    width, height = SIZES[(seed + EDITIONS.index(edition)) % len(SIZES)]
    return newcomer(against_bots(server, edition, seed), locale=LOCALES[seed % 2], width=width, height=height)


def keeping_still(policy: Policy) -> Policy:
    """A player who tries all that leaves the question as it is before each answer."""

    def try_and_answer(page: Page, done: int) -> bool:
        if page.locator(OPTIONS).count() and not page.get_by_test_id("cancel").count():
            page.wait_for_function(f"() => {FOCUSED}")
            try_all(page)
        return policy(page, done)

    return try_and_answer


class StandingStill:
    """A player who looks before each answer whether the ways to answer stand where they stood before."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.places: dict[str, Any] = {}
        self.first: list[Any] = []

    def __call__(self, page: Page, done: int) -> bool:
        if page.locator(OPTIONS).count() and not page.get_by_test_id("cancel").count():
            ways = page.evaluate(WAYS)
            assert moved(self.places, ways["places"]) == {}
            assert ways["behind"] == []
            assert not self.first or not ways["first"] or ways["first"] == self.first
            self.places, self.first = ways["places"], ways["first"] or self.first
        return self.policy(page, done)


def try_all(page: Page) -> None:
    """Ask for a hint, be refused, count, begin a move and take it back. Where others take the question away meanwhile,
    as in an auction, the log says so."""
    log, before = page.evaluate(LOG), page.evaluate(PLACES)

    def still(what: str) -> None:
        after = page.evaluate(PLACES)
        assert page.evaluate(LOG) != log or moved(before, after) == {}, what

    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-text")).not_to_be_empty()
    still("advice")
    for what, things in (("refusal", REFUSED), ("stepper", "[data-testid=more]:enabled"), ("opening", OPENING)):
        if page.locator(things).count():
            page.locator(things).first.dispatch_event("click")
            still(what)
            if page.get_by_test_id("inspector").count():  # a card that can only be read
                page.keyboard.press("Escape")
                expect(page.get_by_test_id("inspector")).to_have_count(0)
    if page.get_by_test_id("cancel").count():
        page.get_by_test_id("cancel").click()
        still("taken back")
        lost = before.keys() - page.evaluate(PLACES).keys()
        # which go with the refusal, the ending and the advice that they were about
        assert page.evaluate(LOG) != log or lost <= {"about 1", "choice-done-sure 1", "hint-whole 1"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(1, 8)
def test_between_two_questions_a_button_that_stays_is_where_it_was(
    server: Server, newcomer: Newcomer, edition: str, seed: int
) -> None:
    page = seated(server, newcomer, edition, seed)
    policy = Buyer() if edition == "monopoly" else Person()
    play(server, page, by=lambda: StandingStill(policy), moves=7 if seed == 0 else 60)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(1, 8)
def test_within_a_question_nothing_moves(server: Server, newcomer: Newcomer, edition: str, seed: int) -> None:
    page = seated(server, newcomer, edition, seed)
    expect(page.locator("main :focus")).to_have_count(1)
    policy = Buyer() if edition == "monopoly" else Person()
    play(server, page, by=lambda: keeping_still(policy), moves=4 if seed == 0 else 60)


@pytest.mark.parametrize(("asked", "way"), [(AUCTION, ()), (ROOF, ("ask-roof", "B"))])
def test_whatever_sum_is_typed_everything_stays_where_it_is(
    server: Server, newcomer: Newcomer, asked: dict[str, Any], way: tuple[str, ...]
) -> None:
    id, key = start_asked(server, Asked(json.dumps(asked), "A"))
    page = newcomer(f"/t/{id}#{key}", locale="de-DE")
    for token in way:
        page.get_by_test_id(f"choice-{token}").click()
    field = page.locator("[data-testid=question] input[type=number]")
    least, most = (field.get_attribute(limit) or "" for limit in ("min", "max"))
    assert len(least) < len(most)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        field.fill(least)
        before = page.evaluate(PLACES)
        field.fill(most)
        assert moved(before, page.evaluate(PLACES)) == {}, f"{width} × {height}"


@pytest.mark.parametrize("size", SIZES[:2])
def test_what_is_taken_back_leaves_everything_where_it_was(
    server: Server, newcomer: Newcomer, size: tuple[int, int]
) -> None:
    id, keys = server.start_table(HUMAN, {"name": "Ben", "kind": "link"}, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}", width=size[0], height=size[1])
    expect(page.get_by_test_id("choice-build")).to_be_enabled()
    before = page.evaluate(PLACES)
    page.get_by_test_id("choice-build").click()
    build(page, 0, 1)
    page.get_by_test_id("undo").click()
    expect(page.locator(".house")).to_have_count(0)
    assert moved(before, page.evaluate(PLACES)) == {}


def test_the_focus_stays_at_the_table_when_what_had_it_is_gone(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, {"name": "Ben", "kind": "link"}, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}")
    page.get_by_test_id("choice-build").press("Enter")
    expect(page.get_by_test_id("build")).to_be_disabled()
    assert page.evaluate(FOCUSED)
    page.locator(".hand .card").first.press("Enter")
    page.keyboard.press("1")  # the card that has the focus becomes a floor
    expect(page.locator(".house")).to_have_count(1)
    expect(page.locator("[data-testid=question] .option:focus")).to_have_count(1)


def test_the_focus_comes_back_to_an_ending_that_the_steward_has_thought_over(
    own_server: Server, newcomer: Newcomer
) -> None:
    """Who ends a turn without a deed is asked whether that is meant, as soon as the server has said what else to do."""
    id, keys = own_server.start_table(HUMAN, BOT, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}")
    done = page.get_by_test_id("choice-done")
    expect(done).to_be_enabled()
    own_server.signal(signal.SIGSTOP)
    done.press("Enter")
    expect(done).to_be_disabled()
    expect(page.locator("body :focus")).to_have_count(0)  # a browser takes the focus from what is disabled
    own_server.signal(signal.SIGCONT)
    expect(page.get_by_test_id("choice-done-sure")).to_have_text("Do nothing?")
    expect(done).to_be_focused()


def test_nothing_changes_under_a_pressed_pointer(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, {"name": "Ben", "kind": "link"}, options={"starter": "A"})
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), newcomer(f"/t/{id}#{keys[1]}")
    expect(ben.get_by_test_id("log-open")).to_be_visible()
    ben.mouse.move(640, 300)
    ben.mouse.down()
    before = ben.evaluate(PLACES)
    ann.get_by_test_id("choice-build").click()
    build(ann, 0)
    expect(ann.locator(".house")).to_have_count(1)
    assert ben.evaluate(PLACES) == before
    assert ben.locator(".house").count() == 0
    ben.mouse.up()
    expect(ben.locator(".house")).to_have_count(1)
