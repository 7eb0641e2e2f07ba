"""Bubbles at a table cover nothing that is needed to answer a question."""

import pytest
from playwright.sync_api import expect

from altbau.games import EDITIONS
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.questions import questions, start_asked
from tests.browser.test_reach import DRAWN, KNOWN, READ, USUAL
from tests.browser.test_still import REFUSED
from tests.server.conftest import Server

SIZES = ((1280, 800), (360, 740), (740, 360))
# Is refused each thing in turn, and names what its bubble then lies over.
COVERED = """async (things) => {
    const frame = () => new Promise(requestAnimationFrame);
    const NEEDED = "[data-testid=log-open]";
    const name = (thing) => thing.dataset.testid ?? thing.dataset.place ?? thing.className;
    const wrong = [];
    for (const refused of document.querySelectorAll(things)) {
        refused.click();
        await frame().then(frame);
        const bubble = document.querySelector("[data-testid=refusal] .bubble");
        if (!bubble?.checkVisibility({ visibilityProperty: true })) continue;
        const box = bubble.getBoundingClientRect();
        for (const needed of document.querySelectorAll(NEEDED)) {
            const { left, right, top, bottom } = needed.getBoundingClientRect();
            if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
                wrong.push(`${name(needed)} lies under why ${name(refused)} is refused`);
        }
    }
    return wrong;
}"""


def assert_uncovered(server: Server, newcomer: Newcomer, edition: str, kind: str, locale: str) -> None:
    """No bubble covers what is needed where this is asked, in windows of each size."""
    id, key = start_asked(server, questions(edition)[kind])
    page = newcomer("/healthz", locale=locale)
    page.evaluate(KNOWN)
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.locator(f"{QUESTION}.mine")).to_have_attribute("data-question", kind)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.evaluate(READ)
        found += [f"{kind}, {width} × {height}: {each}" for each in page.evaluate(COVERED, REFUSED)]
    page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", USUAL)
def test_bubbles_cover_nothing_that_is_needed(server: Server, newcomer: Newcomer, edition: str) -> None:
    for number, kind in enumerate(USUAL[edition]):
        assert_uncovered(server, newcomer, edition, kind, ("de-DE", "en-GB")[number % 2])


@pytest.mark.long
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_bubbles_of_every_question_cover_nothing_that_is_needed(
    server: Server, newcomer: Newcomer, edition: str, locale: str
) -> None:
    for kind in questions(edition):
        assert_uncovered(server, newcomer, edition, kind, locale)
