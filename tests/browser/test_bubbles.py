"""Bubbles at a table cover nothing that is needed to answer a question, whatever they say and whatever is asked: not
the question bar, a plot or card with a choice, a face, the log, or the thing that they speak of."""

import json

import pytest
from playwright.sync_api import Page, expect

from altbau.games import EDITIONS
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.questions import questions, start_asked
from tests.browser.test_reach import KNOWN, READ, USUAL
from tests.browser.test_still import REFUSED
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, next_of

SIZES = ((1280, 800), (360, 740), (568, 232))
SAID = "Two minutes, I fetch some tea"
NAMES = ("Ida", "Jan", "Kim", "Lea", "Max")
FEW = 2
STEP = 60  # pixels to scroll
# Defines `covered`: what of the things that are needed lies under one of the bubbles that are drawn now. `about` is
# what the bubbles speak of. What is scrolled out of its box, or lies under something else than bubbles, is not covered
# by them.
LOOK = """() => {
    const BUBBLES = ".bubble, [data-testid=note] p";
    const LOG = "[data-testid=log-open]"; // whose last line a note may cover, since it can still be opened
    const NEEDED = [
        "[data-testid=question] :is(.words, .tools, button, input, label, summary)",
        "main [data-light=possible]", ".face[data-place]", LOG,
    ].join(", ");
    const name = (thing) => thing.dataset.testid ?? thing.dataset.place ?? thing.className;
    window.frames_later = () => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
    window.covered = (about = []) => {
        const found = new Set();
        for (const bubble of document.querySelectorAll(BUBBLES)) {
            if (!bubble.checkVisibility({ visibilityProperty: true })) continue;
            const box = bubble.getBoundingClientRect();
            for (const needed of new Set([...document.querySelectorAll(NEEDED), ...about])) {
                if (!needed || needed.closest(BUBBLES)) continue;
                if (needed.matches(LOG) && bubble.closest("[data-testid=note]")) continue;
                const { left, right, top, bottom } = needed.getBoundingClientRect();
                const [from, to] = [Math.max(left, box.left, 0), Math.min(right, box.right, innerWidth)];
                const [high, low] = [Math.max(top, box.top, 0), Math.min(bottom, box.bottom, innerHeight)];
                if (to - from < 2 || low - high < 2) continue;
                const below = document.elementsFromPoint((from + to) / 2, (high + low) / 2)
                    .filter((each) => !each.closest(BUBBLES));
                if (below[0] && (needed.contains(below[0]) || below[0].contains(needed)))
                    found.add(`${name(needed)} lies under “${bubble.textContent.trim().slice(0, 30)}”`);
            }
        }
        return [...found];
    };
}"""
# Is refused each thing in turn.
REFUSING = """async (things) => {
    const wrong = [];
    for (const refused of document.querySelectorAll(things)) {
        refused.click();
        await frames_later();
        wrong.push(...covered([refused]));
    }
    return wrong;
}"""
COACH_OFF = "document.querySelector('[data-testid=coach-off]')?.click()"
NOTED = "() => covered([document.querySelector('[data-noted]')])"
# Which bubbles of people lie over each other.
OVER_EACH_OTHER = """() => {
    const bubbles = [...document.querySelectorAll("[data-testid=chat-bubble]")]
        .filter((bubble) => bubble.checkVisibility({ visibilityProperty: true }))
        .map((bubble) => [bubble.textContent.trim(), bubble.getBoundingClientRect()]);
    return bubbles.flatMap(([one, { left, top, right, bottom }], at) => bubbles.slice(at + 1)
        .filter(([, box]) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
        .map(([other]) => `“${one}” lies over “${other}”`));
}"""
# Whether there is room around all faces.
FACED = """() => [...document.querySelectorAll(".face[data-place]")].filter((face) => face.checkVisibility())
    .every((face) => {
        const { top, bottom } = face.getBoundingClientRect();
        return top > 0 && bottom + 100 < innerHeight;
    })"""
COACHED = "() => covered([])"  # it speaks of the question, and of the own portrait


def assert_uncovered(server: Server, page: Page, edition: str, kind: str) -> None:
    """No bubble covers what is needed where this is asked, in windows of each size. The page's device knows nothing
    yet, and forgets it again."""
    id, key = start_asked(server, questions(edition)[kind])
    found: list[str] = []

    def look(what: str, script: str, arg: str = "") -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("frames_later()")
            found.extend(f"{kind}, {width} × {height}, {what}: {each}" for each in page.evaluate(script, arg))

    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.locator(f"{QUESTION}.mine")).to_have_attribute("data-question", kind)
    page.evaluate(LOOK)
    look("coach", COACHED)
    page.evaluate(COACH_OFF)  # so that a note is shown
    look("note", NOTED)
    page.evaluate(READ)
    look("refusal", REFUSING, REFUSED)
    page.goto(f"{server.address}/healthz")
    page.evaluate("localStorage.clear()")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", USUAL)
def test_bubbles_cover_nothing_that_is_needed(server: Server, newcomer: Newcomer, edition: str) -> None:
    for first, locale in enumerate(("de-DE", "en-GB")):
        page = newcomer("/healthz", locale=locale)
        for kind in USUAL[edition][first::2]:
            assert_uncovered(server, page, edition, kind)


@pytest.mark.parametrize(("edition", "people"), [("landlord-2013", 2), ("landlord-2013", 5), ("monopoly", 7)])
def test_what_people_say_covers_nothing_that_is_needed(
    server: Server, newcomer: Newcomer, edition: str, people: int
) -> None:
    """All say something while one looks, who then turns the device, and scrolls a low window. No bubble lies over
    another one or over the face of who speaks, and where there is room for all, all are seen."""
    begins = {} if edition == "monopoly" else {"options": {"starter": "A"}}
    others = [FRIEND, *({**FRIEND, "name": name} for name in NAMES)][: people - 1]
    id, keys = server.start_table(HUMAN, *others, BOT, edition=edition, **begins)
    page = newcomer("/healthz", locale="de-DE")
    page.evaluate(KNOWN)
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    expect(page.locator(QUESTION)).to_be_visible()
    page.evaluate(LOOK)
    found: list[str] = []

    def look(what: str) -> None:
        page.evaluate("frames_later()")
        found.extend(f"{what}: {each}" for each in page.evaluate(COACHED) + page.evaluate(OVER_EACH_OTHER))

    for number, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        look(f"turned to {width} × {height}")
        for key in keys[:people]:
            with server.live(id, key) as socket:
                socket.send(json.dumps({"type": "say", "id": f"{key}-{number}", "text": SAID}))
                next_of(socket, "accepted", "said", "chat")
        expect(page.get_by_test_id("chat-bubble").last).to_be_attached()
        page.evaluate(READ)
        for down in range(0, page.evaluate("document.scrollingElement.scrollHeight") - height + STEP, STEP):
            page.evaluate("down => scrollTo(0, down)", down)
            look(f"{width} × {height}, {down} down")
            if people == FEW and page.evaluate(FACED):
                expect(page.locator("[data-testid=chat-bubble]:visible")).to_have_count(people)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_bubbles_of_every_question_cover_nothing_that_is_needed(
    server: Server, newcomer: Newcomer, edition: str, locale: str
) -> None:
    page = newcomer("/healthz", locale=locale)
    for kind in questions(edition):
        assert_uncovered(server, page, edition, kind)
