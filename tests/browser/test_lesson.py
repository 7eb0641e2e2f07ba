"""A first game that teaches: played by the keyboard on a phone, left half-way, and gone on with."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from altbau.play.learning import Learning
from altbau.play.lesson import lesson
from tests.any_game import WITH_LESSONS
from tests.browser.conftest import Newcomer
from tests.browser.player import PAUSE, QUESTION
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import Server

BUBBLE = "[data-testid=lesson-bubble]"
NEXT = "[data-testid=lesson-next]"
LONG = 1500  # milliseconds, and many frames
HIT = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
OF_MONEY = re.compile(r"^(\d|trade|mortgage|ask-roof)")


def press(page: Page, word: str) -> None:
    """Answer with a word: the button, the card or the place that it stands for."""
    thing = page.locator(
        f"button[data-testid='choice-{word}']:enabled, button[data-place='hand:{word}'], "
        f"button[data-light=possible][data-place='{word}']"
    ).first
    thing.focus()
    page.wait_for_function(HIT, arg=thing.element_handle())  # nothing lies over it
    thing.press("Enter")


def play_line(page: Page, line: str) -> None:
    """Play a line by keys. What leaves no choice at its end is played by itself."""
    words = line.split()
    if words[0] == "build" and words[1].isdigit():
        press(page, words.pop(0))
        floors, words = words[1 : 1 + int(words[0])], words[1 + int(words[0]) :]
        for card in floors:
            page.locator(f"[data-place='hand:{card}'][aria-pressed=false]").first.press("Enter")
        page.get_by_test_id("build").press("Enter")
        words = [] if words == ["roof"] else words
    for word in words:
        press(page, word)


def go_on(page: Page, learning: Learning) -> None:
    """Go on by keys from one picture to the next, as the lesson wants it."""
    expect(page.locator(BUBBLE)).to_have_attribute("data-picture", str(number(learning)))
    if learning.asks:
        expect(page.locator(QUESTION)).to_be_focused()
        line = learning.step.lines[0]
        learning.play(line)
        if OF_MONEY.search(line):
            page.locator(NEXT).press("Enter")  # what has a window of its own is skipped
        else:
            play_line(page, line)
    else:
        learning.next()
        expect(page.locator(NEXT)).to_be_focused()
        page.keyboard.press("Enter")


def number(learning: Learning) -> int:
    """Which picture it is at."""
    return learning.lesson.bubbles().index((learning.number, learning.place)) + 1


def test_a_lesson_is_learned_by_keyboard_on_a_phone(server: Server, newcomer: Newcomer) -> None:
    """From the start page on; another move is answered and taken back; whoever leaves goes on where it was."""
    page = newcomer("/", locale="de-DE", width=360, height=740)
    page.get_by_test_id("first-game").press("Enter")
    given = lesson("landlord-2013")
    learning = Learning(given)
    while not learning.asks:
        go_on(page, learning)
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
    go_on(page, learning)
    expect(page.locator(BUBBLE)).to_have_attribute("data-picture", str(number(learning)))
    page.get_by_test_id("lesson-back").press("Enter")
    learning.back()
    expect(page.locator(BUBBLE)).to_have_attribute("data-picture", str(number(learning)))
    page.get_by_test_id("chapters").press("Enter")
    page.get_by_test_id(f"chapter-{given.chapters[-1].id}").last.press("Enter")
    learning.open(given.chapters[-1].id)
    while not learning.over:
        go_on(page, learning)
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "over")
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.address}/")
    expect(page.get_by_test_id("how-to-play")).to_be_visible()  # where the first game was offered


def test_who_was_cut_off_is_led_on_however_long_that_takes(server: Server, newcomer: Newcomer) -> None:
    """What was sent is sent again, and refused; until then there is nothing to press."""
    page, cut, held = newcomer("/records"), [False], list[Callable[[], None]]()

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
@pytest.mark.parametrize("width", [360, 1280])
def test_every_lesson_is_learned_by_keyboard(newcomer: Newcomer, edition: str, width: int) -> None:
    """All of it; what is pointed at is in sight and marked, and the bubble has its arrow."""
    page = newcomer(f"/learn/{edition}", width=width, height=740)
    learning = Learning(lesson(edition))
    while not learning.over:
        bubble = learning.step.bubble
        assert bubble
        if bubble.at and (edition, width) != ("monopoly", 360):  # where the board is a window on itself
            expect(page.locator("[data-pointed]")).to_be_in_viewport()
        go_on(page, learning)
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "over")
