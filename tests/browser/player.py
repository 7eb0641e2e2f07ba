"""Plays on the page, as a person with a mouse or the keyboard."""

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Error, Page, WebSocketRoute, expect

from tests.server.conftest import STILL, Server

QUESTION = "[data-testid=question]"
OPTIONS = f"{QUESTION} button.option:not(.blocked):enabled"
NOT_MOVES = ("undo", "cancel")
BUILDING = ("choice-build", "choice-roof")
MOST_FLOORS = 2
PASSING = ("choice-done-sure", "choice-done", "choice-buy")
MOST_TRADES = 3  # that a person offers in a game, because the rules have no limit
PATIENCE = 1000 * STILL  # milliseconds
IN_PASSING = 1000  # milliseconds to try at first to click an element that the moves of others may remove
PAUSE = 40  # milliseconds between two looks at pages on which nobody is asked
# `words` is another number whenever the words of the page are others than at the last look.
SIGHT = """() => {
    const words = document.querySelector("main")?.textContent;
    if (!globalThis.sight || sight.words !== words)
        globalThis.sight = { words, since: performance.timeOrigin + performance.now() };
    return {
        question: document.querySelector("[data-testid=question]")?.dataset.question,
        buttons: [...document.querySelectorAll("[data-testid=question] button")].map((button) => button.dataset.testid),
        words: sight.since,
        over: document.querySelector("[data-testid=ranking]")?.checkVisibility() ?? false,
    };
}"""
TO_DO = f"""() => ({{
    choices: [...document.querySelectorAll("{OPTIONS}")].filter((button) => button.checkVisibility())
        .map((button) => button.dataset.testid),
    building: document.querySelector("[data-testid=build]") !== null,
    trading: document.querySelector("[data-testid=trade]")?.checkVisibility() ?? false,
    reading: document.querySelector("[data-testid=inspector]") !== null,
}})"""

# To the page, each press comes 400 ms later after the one before than it really does: the page takes no two presses for
# two answers that are quicker than a person can mean (`web/src/core/input/press.ts`), and tests need not wait for that.
# Only the times of presses are changed, not the page's clock.
UNHURRIED = """() => {
    const BETWEEN = 400;
    const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
    let later = 0;
    const pressed = ({ repeat }) => { if (!repeat) later += BETWEEN; };
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, pressed, { capture: true });
    const shifts = (event) => event.isTrusted && /^(pointer|key|click)/.test(event.type);
    Object.defineProperty(Event.prototype, "timeStamp", {
        get() { return get.call(this) + (shifts(this) ? later : 0); },
    });
}"""

Policy: TypeAlias = Callable[[Page, int], bool]  # acts if it can, after so many actions; whether it did


def take_time(context: BrowserContext) -> None:
    """Let pages take their presses for those of a person who takes time."""
    context.add_init_script(f"({UNHURRIED})()")


def start_table(page: Page) -> None:
    """Start a table with one click, on the door of the first house."""
    page.locator("[data-testid^=door-]").first.click()
    expect(page.locator(QUESTION)).to_be_visible()


def open_menu(page: Page) -> None:
    """Open the menu at the end of the bar."""
    page.get_by_test_id("menu").press("Enter")
    expect(page.get_by_test_id("menu-entries")).to_be_visible()


def choose_table(page: Page) -> None:
    """Open the form in which everything can be chosen for a new table."""
    page.get_by_test_id("choose").click()
    expect(page.get_by_test_id("start-button")).to_be_enabled()


def start_chosen(page: Page) -> None:
    """Start the table with the form as it is filled in."""
    page.get_by_test_id("start-button").click()
    expect(page.locator(QUESTION)).to_be_visible()


def secret_of(page: Page, id: str) -> str:
    """The key that this device has stored for its first seat at a table."""
    secret: str = page.evaluate(f"JSON.parse(localStorage.getItem('altbau.keys.{id}'))[0].secret")
    return secret


def is_over(page: Page) -> bool:
    """Whether the final ranking is shown."""
    return page.get_by_test_id("ranking").is_visible()


def build(page: Page, *cards: int, timeout: float = PATIENCE) -> None:
    """Build a house of the cards at these places of the hand, and of no others."""
    hand = page.locator(".hand .card")
    pressed = hand.evaluate_all("cards => cards.map(card => card.getAttribute('aria-pressed') === 'true')")
    for place, picked in enumerate(pressed):
        if picked != (place in cards):
            hand.nth(place).press("Enter", timeout=timeout)
    page.get_by_test_id("build").click(timeout=timeout)


def do_nothing(page: Page) -> None:
    """End a turn in which nothing has been done, and confirm that."""
    page.get_by_test_id("choice-done").click()
    page.get_by_test_id("choice-done-sure").click()


def open_log(page: Page) -> None:
    """Show the whole log beside the table."""
    page.get_by_test_id("log-open").click()


def offer_trade(page: Page) -> None:
    """Offer the first card of the hand for a coin; close the dialog if there is none, or if it can't be sent."""
    window = page.get_by_test_id("trade")
    cards = window.locator("[data-testid=give] button")
    if cards.count():
        cards.first.click()
        page.get_by_test_id("want-coins").fill("1")
        page.get_by_test_id("trade-offer").click()
        page.wait_for_timeout(PAUSE)
    if window.is_visible():
        page.keyboard.press("Escape")


class Attempts:
    """How long to try to click what the moves of others may remove: on a busy machine a click can take long."""

    def __init__(self) -> None:
        self._last: object = None
        self._milliseconds = 0

    def last(self, *what: object) -> int:
        """Milliseconds for this attempt: twice as many as for the one before, if that was the same."""
        self._milliseconds = 2 * self._milliseconds if what == self._last else IN_PASSING
        self._last = what
        return self._milliseconds


class Person:
    """A policy that mostly builds and buys, and answers the same in the same game."""

    def __init__(self) -> None:
        self.trades = 0
        self.attempts = Attempts()

    def __call__(self, page: Page, done: int) -> bool:
        found = page.evaluate(TO_DO)  # all at one moment
        if found["reading"]:  # a card was pressed that could no longer be played
            page.keyboard.press("Escape")
        choices = [name for name in found["choices"] if name not in NOT_MOVES]
        if self.trades == MOST_TRADES and len(choices) > 1:
            choices = [name for name in choices if name != "choice-trade"]
        if not choices and not found["building"]:
            return False
        timeout = self.attempts.last(done, choices)
        chance = Random(f"{done} {choices}")
        if found["building"]:
            hand = page.locator(".hand .card").count()
            floors = chance.sample(range(hand), min(hand, chance.randint(1, MOST_FLOORS)))
            build(page, *floors, timeout=timeout)
            return True
        if found["trading"]:
            offer_trade(page)
            return True
        wishes = chance.choice((BUILDING, PASSING))
        wished = next((wish for wish in wishes if wish in choices), None) or chance.choice(choices)
        self.trades += wished == "choice-trade"
        page.get_by_test_id(wished).first.click(timeout=timeout)
        return True


def tried(policy: Policy, page: Page, done: int) -> bool:
    """Whether the policy has acted; not if the question went away meanwhile."""
    try:
        return policy(page, done)
    except Error as error:
        if "Timeout" not in type(error).__name__:
            raise
        return False


def play(server: Server, *pages: Page, by: Callable[[], Policy] = Person, moves: float = float("inf")) -> None:
    """Play on these pages until the game is over on all, or each has made at least so many choices."""
    people = {page: by() for page in pages}
    done = dict.fromkeys(pages, 0)
    watch = Watch(server, *pages)
    while not all(sight["over"] or done[page] >= moves for page, sight in zip(pages, watch.look(), strict=True)):
        for page, policy in people.items():
            done[page] += tried(policy, page, done[page])


class Stillness:
    """Fails a test if what it is shown has not changed for STILL seconds."""

    def __init__(self) -> None:
        self.seen: object = None
        self.since = time.monotonic()

    def look(self, sight: object, where: Callable[[], str]) -> bool:
        """Whether the sight is new; `where` describes it in the failure."""
        if sight != self.seen:
            self.seen, self.since = sight, time.monotonic()
            return True
        if time.monotonic() - self.since > STILL:
            pytest.fail(f"nothing has changed for {STILL:.0f} s: {where()}")
        return False


class Watch:
    """Looks at pages between two moves, and fails if none of them changes any more."""

    def __init__(self, server: Server, *pages: Page) -> None:
        self.server = server
        self.pages = pages
        self.stillness = Stillness()

    def look(self) -> list[dict[str, Any]]:
        """What the pages show now, followed by a pause if nothing is new."""
        sights = [page.evaluate(SIGHT) for page in self.pages]
        if not self.stillness.look(sights, lambda: self.described(sights)):
            self.pages[0].wait_for_timeout(PAUSE)
        return sights

    def described(self, sights: list[dict[str, Any]]) -> str:
        """The table, its seed, and the questions and buttons of the pages."""
        id = urlsplit(self.pages[0].url).path.rpartition("/")[2]
        shown = [f"question {sight['question']}, buttons {sight['buttons']}" for sight in sights]
        return f"table {id}, seed {self.server.seed(id)}; {'; '.join(shown)}"


class Held:
    """Holds back the tables that follow a page's moves, while the moves are acknowledged. Create it before the table is
    opened."""

    def __init__(self, page: Page) -> None:
        self.tables: list[str | bytes] = []
        self.accepted = False
        page.route_web_socket(re.compile(r"/live\?"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Connect to the server in place of the page."""
        self.socket = socket
        socket.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        """Pass on a message, unless it is a table that follows a move."""
        self.accepted |= '"accepted"' in str(message)
        if self.accepted and '"patch"' in str(message):
            self.tables.append(message)
        else:
            self.socket.send(message)

    def full(self) -> bool:
        """Whether a table is held back."""
        return self.accepted and bool(self.tables)

    def let_go(self) -> None:
        """Pass on what was held back, and all messages until the next move."""
        for message in self.tables:
            self.socket.send(message)
        self.tables, self.accepted = [], False
