"""In every window each answer, card and control can be brought under the pointer, by wheel or finger alone. What has
the focus is in sight, and Tab goes in the order of the screen."""

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from altbau.games import EDITIONS, game_of
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, play
from tests.browser.questions import questions, start_asked
from tests.browser.reach import AT_TABLE, BACKWARDS, CONTROLS, HIDDEN, IN_DIALOG, IN_MENU, UNSEEN, missed, tap
from tests.browser.test_lobby import opened
from tests.server.conftest import BOT, HUMAN, Server
from tests.server.hasty import played_at_once
from tests.server.test_tables import play_out

Sizes: TypeAlias = tuple[tuple[int, int], ...]

SIZES = ((320, 256), (568, 232), (360, 740))
GRID = (
    *SIZES, (320, 200), (320, 215), (360, 320), (360, 400), (427, 287), (480, 270), (360, 560), (360, 640), (600, 250),
    (640, 360), (640, 430), (667, 285), (740, 300), (740, 360), (844, 300), (900, 240), (1024, 768), (1280, 280),
    (1280, 420), (1280, 800), (1440, 900), (1920, 1080),
)  # fmt: skip
NEVER_ASKED = {  # kinds of question of a game that an edition's rules do not have
    "landlord-2013": {"dual-or-not", "roof-offer", "trade-offer"},
    "wucherer-1997": {"monster-where", "nomad-or-not"},
    "wucherer-1992": {
        "broker-or-not", "dual-or-not", "monster-where", "nomad-or-not", "roof-offer", "trade-offer",
    },
    "monopoly": set[str](),
}  # fmt: skip
USUAL = {  # the questions of the quick run, of which other editions ask in the same way
    "landlord-2013": ("play", "nomad-or-not", "monster-where", "police-or-not"),
    "wucherer-1997": ("buy-or-stop", "where-to", "roof-offer", "trade-offer", "dual-or-not"),
    "monopoly": ("to-roll", "buy-or-auction", "to-bid", "deal-or-not", "to-raise", "where-to-build", "fine-or-chance"),
}
PRESS = "selector => document.querySelector(selector)?.click()"
KNOWN = "localStorage.setItem('altbau.coach', 'false')"  # bubbles that a person closes are another matter
# Puts away the notes, which lie over something until they are clicked.
READ = """async () => {
    await new Promise(requestAnimationFrame);
    for (let note; (note = document.querySelector("[data-testid=note] p")); ) {
        note.click();
        await new Promise(requestAnimationFrame);
    }
}"""
DRAWN = "() => new Promise(requestAnimationFrame)"
TABS = 24
FIRST_SEEN = 360  # pixels: in narrower windows a question may be higher than the window
OLDER = ("wucherer-1997", "wucherer-1992")
ROUNDS = 4  # of Monopoly
# What a finger may tap to go on: answers and, while a house is composed, cards. Nothing that opens a dialog.
ANSWERS = """() => {
    const choices = document.querySelectorAll("[data-testid=question].mine .option:enabled:not(.blocked)");
    const names = [...choices].filter((each) => each.checkVisibility()).map((each) => each.dataset.testid);
    const build = document.querySelector("[data-testid=build]");
    const cards = [...document.querySelectorAll(".hand .card[aria-pressed=false]")].map((card) => card.dataset.testid);
    if (build?.disabled) return cards.slice(0, 1);
    return names.filter((name) => name && !["choice-trade", "counter"].includes(name));
}"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_scenarios_come_to_each_kind_of_question(edition: str) -> None:
    kinds = {kind.name for kind in game_of(edition).QUESTIONS.values() if kind.open}
    assert set(questions(edition)) == kinds - NEVER_ASKED[edition]


@pytest.mark.parametrize("edition", USUAL)
def test_each_answer_is_reached(server: Server, newcomer: Newcomer, edition: str) -> None:
    for first, locale in enumerate(("de-DE", "en-GB")):
        page = knowing(newcomer, locale, touch=first == 0)
        for kind in USUAL[edition][first::2]:
            found = faults_at(server, page, edition, kind, SIZES, touch=first == 0)
            assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_answer_is_reached_in_every_window(
    server: Server, newcomer: Newcomer, edition: str, locale: str, touch: bool
) -> None:
    page = knowing(newcomer, locale, touch=touch)
    for kind in questions(edition):
        found = faults_at(server, page, edition, kind, GRID, touch=touch)
        assert not found, "\n".join(found)


def knowing(newcomer: Newcomer, locale: str, *, touch: bool) -> Page:
    """A page of somebody whom no bubble of the coach tells anything."""
    page = newcomer("/healthz", locale=locale, touch=touch)
    page.evaluate(KNOWN)
    return page


def faults_at(server: Server, page: Page, edition: str, kind: str, sizes: Sizes, *, touch: bool) -> list[str]:
    """What is wrong where this is asked, and at each step of an answer, in windows of these sizes."""
    id, key = start_asked(server, questions(edition)[kind])
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.locator(f"{QUESTION}.mine")).to_have_attribute("data-question", kind)
    found = []
    for name, path in ((kind, []), *steps(server.table(id, key)["question"]["choices"])):
        for token in path:
            page.evaluate(PRESS, f"[data-testid='choice-{token}'], .hand [data-testid='card-{token}']")
        wanted = IN_DIALOG if page.locator("dialog[open]").count() else AT_TABLE
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(READ)
            if not path and width >= FIRST_SEEN:
                page.evaluate("scrollTo(0, 0)")
                found += [f"{name}, {width} × {height}: {each}" for each in page.evaluate(HIDDEN)]
            faults = missed(page, wanted, touch=touch) + page.evaluate(BACKWARDS)
            found += [f"{name}, {width} × {height}: {each}" for each in faults]
            if not path and (width, height) in SIZES:
                found += [f"{name}, {width} × {height}: {each} has the focus" for each in unseen(page)]
        page.evaluate(PRESS, "[data-testid=cancel], dialog[open] button")  # of a dialog it closes it
    return found


def steps(choices: list[dict[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """The kinds of question within the answers to a question, each with the first way to it."""
    seen = set[str]()
    ways: deque[tuple[list[str], list[dict[str, Any]]]] = deque([([], choices)])
    while ways:
        path, options = ways.popleft()
        for choice in options:
            way = [*path, choice["token"]]
            if choice.get("asks") and choice["asks"]["name"] not in seen:
                seen.add(choice["asks"]["name"])
                yield choice["asks"]["name"], way
            ways.append((way, choice.get("next", [])))


def unseen(page: Page) -> list[str]:
    """What has the focus and is not in sight, on the way through the page and back."""
    page.evaluate(UNSEEN)
    for key in ("Tab", "Shift+Tab"):
        for _ in range(TABS):
            page.keyboard.press(key)
    found: list[str] = page.evaluate("unseen()")
    return found


def assert_reached(page: Page, sizes: Sizes, *, touch: bool, wanted: str = CONTROLS) -> None:
    """Each control of a page that is open, or of the dialog over it, is reached in windows of these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        things = IN_DIALOG if page.locator("dialog[open]").count() else wanted
        found += [f"{width} × {height}: {each}" for each in missed(page, things, touch=touch)]
    assert not found, "\n".join([page.url, *found])


PAGES = {  # each with what is there when it is ready
    "/": "[data-testid=door-monopoly]", "/rules/monopoly/schlossallee": "main h1",
    "/learn": "[data-testid=lesson-monopoly]", "/games": "[data-testid=games-none]", "/records": "main h1",
    "/me": "main h2", "/deals": "main button", "/puzzles": "main a",
    "/print": "[data-testid=print-aid]", "/operator": "main input", "/nowhere": "main h1",
}  # fmt: skip


def test_each_control_of_the_pages_is_reached(
    server: Server, newcomer: Newcomer, request: pytest.FixtureRequest
) -> None:
    sizes = GRID if request.config.getoption("--long") else SIZES[:2]
    page = newcomer("/healthz", locale="de-DE", touch=True)
    for path, there in PAGES.items():
        page.goto(server.address + path)
        expect(page.locator(there).first).to_be_visible()
        assert_reached(page, sizes, touch=True)
    page.goto(server.address)
    for door in ("choose", "by-link"):
        page.get_by_test_id(door).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_reached(page, sizes, touch=True)
        page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    assert_reached(page, sizes, touch=True, wanted=IN_MENU)


def test_a_table_that_waits_is_reached(server: Server, newcomer: Newcomer) -> None:
    ann = opened(newcomer, *SIZES[0])
    link = ann.get_by_test_id("lobby-link").input_value()
    ben = newcomer(link.removeprefix(server.address), touch=True)
    expect(ben.get_by_test_id("join-button")).to_be_enabled()
    assert_reached(ben, SIZES[:2], touch=True)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join-button").click()
    expect(ben.get_by_test_id("lobby")).to_be_visible()
    for page, touch in ((ann, False), (ben, True)):
        assert_reached(page, SIZES, touch=touch)


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_a_lesson_is_reached_and_shows_its_words(newcomer: Newcomer, edition: str) -> None:
    """In a low window what they point at can be below."""
    page = newcomer(f"/learn/{edition}", locale="de-DE", width=568, height=232, touch=True)
    for picture in range(1, 4):
        expect(page.locator(f"[data-testid=lesson-bubble][data-picture='{picture}']")).to_be_visible()
        page.wait_for_function("document.querySelector('[data-testid=lesson-said]').textContent")
        expect(page.get_by_test_id("lesson-bubble")).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_test_id("lesson-next")).to_be_enabled()
        assert_reached(page, SIZES[:2], touch=True)
        page.get_by_test_id("lesson-next").tap()


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_what_is_looked_back_at_is_reached(server: Server, newcomer: Newcomer, edition: str) -> None:
    options = {"turn-limit": 1} if edition == "monopoly" else {}
    id, (key, *_) = server.start_table(HUMAN, BOT, edition=edition, options=options)
    play_out(server, id, key)
    page = newcomer(f"/t/{id}/replay", locale="de-DE", touch=True)
    expect(page.get_by_test_id("replay-step")).to_be_enabled()
    assert_reached(page, SIZES, touch=True)
    for path, there in (
        (f"/t/{id}#{key}", "[data-testid=ranking]"),
        (f"/t/{id}/analysis", "main h1"),
        (f"/e/{id}", "main h1"),
    ):
        page.goto(server.address + path)
        expect(page.locator(there).first).to_be_visible()
        assert_reached(page, SIZES, touch=True)


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_the_editor_of_positions_is_reached(newcomer: Newcomer, edition: str) -> None:
    page = newcomer("/position", locale="de-DE", touch=True)
    page.get_by_test_id(f"position-begin-{edition}").click()
    expect(page.get_by_test_id("position-fits")).to_be_visible()
    assert_reached(page, SIZES[:2], touch=True)
    page.locator("[data-thing]").first.click()
    expect(page.get_by_test_id("position-held")).to_be_visible()
    assert_reached(page, SIZES[:2], touch=True)


class Finger:
    """A policy that answers by chance, by taps and swipes alone."""

    def __call__(self, page: Page, done: int) -> bool:
        if page.locator("dialog[open]").count():  # the page moved under the finger, and a card or deed was opened
            return tap(page, "dialog[open] button")
        things = page.evaluate(ANSWERS)
        if not things:
            return False
        thing = Random(f"{done} {things}").choice(things)
        return tap(page, f"[data-testid='{thing}']:enabled")


@pytest.mark.parametrize("size", [(320, 256), pytest.param((568, 232), marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "edition", ["landlord-2013", "monopoly", *(pytest.param(each, marks=pytest.mark.long) for each in OLDER)]
)
def test_a_game_is_played_by_touch_alone(
    server: Server, newcomer: Newcomer, edition: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    options = {"turn-limit": ROUNDS} if edition == "monopoly" else {"starter": "A"}
    id, (key, *_) = server.start_table(HUMAN, BOT, edition=edition, options=options)
    page = newcomer("/healthz", locale="de-DE", width=size[0], height=size[1], touch=True)
    page.evaluate(KNOWN)
    page.goto(f"{server.address}/t/{id}#{key}")
    moves = float("inf") if request.config.getoption("--long") else 3
    play(server, page, by=Finger, moves=moves)
