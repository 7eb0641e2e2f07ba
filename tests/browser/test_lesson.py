"""A lesson: played by the keyboard on a phone, left half-way, and continued."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from altbau.play.teaching.lesson import lesson
from tests.any_game import WITH_LESSONS
from tests.browser.conftest import Newcomer
from tests.browser.learner import BUBBLE, NEXT, Learner
from tests.browser.player import PAUSE, QUESTION
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import Server

LONG = 1500  # milliseconds, and many frames


def test_a_lesson_is_learned_by_keyboard_on_a_phone(server: Server, newcomer: Newcomer) -> None:
    """From the start page on; another move is answered and taken back; whoever leaves goes on where it was."""
    page = newcomer("/", locale="de-DE", width=360, height=740)
    page.get_by_test_id("first-game").press("Enter")
    learner = Learner(page, lesson("landlord-2013"))
    learning = learner.learning
    while not learning.asks:
        learner.go_on()
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "move")
    assert violations(page) == []
    assert width_of(page) == 360
    page.get_by_test_id("choice-done").press("Enter")
    expect(page.get_by_test_id("lesson-said")).to_contain_text(re.compile("Es ist zurückgenommen"))
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "move")
    expect(page.locator(QUESTION)).to_be_focused()
    page.get_by_test_id("lesson-leave").press("Enter")
    expect(page).to_have_url(f"{server.address}/")
    page.get_by_test_id("first-game").press("Enter")
    learner.go_on()
    learner.arrive()
    page.get_by_test_id("lesson-back").press("Enter")
    learning.back()
    learner.arrive()
    page.get_by_test_id("chapters").press("Enter")
    last = learning.lesson.chapters[-1].id
    page.get_by_test_id(f"chapter-{last}").last.press("Enter")
    learning.open(last)
    while not learning.over:
        learner.go_on()
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "over")
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))  # a game has begun
    expect(page.locator(QUESTION)).to_be_visible()
    page.goto(server.address)
    expect(page.get_by_test_id("next-lesson")).to_contain_text("Wucherer (1997)")


def test_who_was_cut_off_is_led_on_however_long_that_takes(server: Server, newcomer: Newcomer) -> None:
    """What was sent is sent again, and refused; until then there is nothing to press."""
    page, cut, held = newcomer("/healthz"), [False], list[Callable[[], None]]()

    def live(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(message: str | bytes) -> None:
            if '"seq":1' in str(message) and not cut[0]:
                cut[0] = True
                socket.close()
            else:
                server.send(message)

        def answer(message: str | bytes) -> None:
            if '"stale"' in str(message):
                held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.on_message(ask)
        server.on_message(answer)

    page.route_web_socket(re.compile(r"/live\?"), live)
    page.goto(f"{server.address}/learn/landlord-2013")
    page.locator(NEXT).press("Enter")
    expect(page.locator(BUBBLE)).to_have_attribute("data-picture", "2")
    page.locator(NEXT).press("Enter")
    while not held:
        page.wait_for_timeout(PAUSE)
    page.wait_for_timeout(LONG)
    expect(page.locator(NEXT)).to_be_disabled()
    held[0]()
    expect(page.locator(NEXT)).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("edition", WITH_LESSONS)
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize("width", [360, 1280])
def test_every_lesson_is_learned_by_keyboard(newcomer: Newcomer, edition: str, locale: str, width: int) -> None:
    """All of it; what is pointed at is in sight and marked, and the bubble has its arrow."""
    page = newcomer(f"/learn/{edition}", locale=locale, width=width, height=740)
    learner = Learner(page, lesson(edition))
    while not learner.learning.over:
        learner.arrive()
        bubble = learner.learning.step.bubble
        assert bubble
        if bubble.at and (edition, width) != ("monopoly", 360):  # where the board is a window on itself
            expect(page.locator("[data-pointed]")).to_be_in_viewport()
        learner.go_on()
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "over")
