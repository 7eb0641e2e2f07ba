"""One press is one answer: with mouse, finger and keys, in all games, whatever comes under the pointer or the key."""

from collections.abc import Callable
from itertools import pairwise, product
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from altbau.play.teaching.puzzle import puzzles
from tests.browser.conftest import Newcomer
from tests.browser.learner import BUBBLE, NEXT
from tests.browser.player import OPTIONS, QUESTION, play
from tests.browser.router import lead
from tests.browser.test_absence import THIRD
from tests.browser.test_board import start_monopoly
from tests.browser.test_still import EDITIONS, LOCALES, against_bots
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.hasty import soon_absent
from tests.server.test_lobby import SETTINGS, Host, opened

READING = 350  # milliseconds, as in `web/src/core/input/press.ts`
REPEATS = 10
DELAYS = (0, 60, 120, 250, READING - 1)
SIZES = ((1280, 800), (360, 740), (740, 360))
DECISIONS = ("move", "undo", "next", "vote", "agree", "go_on", "back", "resign", "to_end")
# The page's clock stands still until the test turns it, and what the page decides is counted.
CLOCK = f"""() => {{
    let now = 1000;
    window.turn = (milliseconds) => now += milliseconds;
    performance.now = () => now;
    Object.defineProperty(Event.prototype, "timeStamp", {{ get: () => now }});
    window.decided = [];
    const {{ send }} = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {{
        const {{ type }} = JSON.parse(text);
        if ({list(DECISIONS)}.includes(type)) window.decided.push(type);
        return send.call(this, text);
    }};
    const {{ fetch }} = window;
    window.fetch = (address, asked) => {{
        const [, deed] = /\\/api\\/tables\\/.*\\/(lobby|start|close)$/.exec(address) ?? [];
        if (deed) window.decided.push(deed);
        return fetch(address, asked);
    }};
}}"""
# How much has been decided after what was pressed has been answered, drawn and painted; then time passes.
SETTLED = """async (time) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    do await frame();
    while (document.querySelector("[data-testid=question] button:disabled[data-testid^=choice-]"));
    await frame();
    turn(time);
    return decided.length;
}"""
# Presses a button in the moment in which the page begins to speak another language, and loads its table again for it.
PRESS_IN_CHANGE = """button => {
    new MutationObserver(() => button.click())
        .observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
    document.querySelector("[data-testid=language]").click();
}"""
# the middle of each thing that takes a part of an answer, or a whole one, and lies open
PLACES = """(things) => [...document.querySelectorAll(things)].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const place = [left + width / 2, top + height / 2];
    return width && thing.contains(document.elementFromPoint(...place)) ? [place] : [];
})"""
FOCUS = """([things, part]) => {
    const found = document.querySelectorAll(things);
    found[Math.floor(part * found.length)]?.focus();
}"""
WINDOWS = ":is([data-testid=trade], [data-testid=inspector], [data-testid=deed-dialog])"
THINGS = f"{OPTIONS}, [data-testid=trade-offer]:enabled, .hand .card[data-light=possible], .flat[data-light=possible]"


# Brings something into the window, once no dialog lies over it, and says where its middle is.
AIM = """async (testid) => {
    for (let tries = 0; tries < 1000 && document.querySelector("dialog[open]"); tries++)
        await new Promise(requestAnimationFrame);
    turn(1000);
    const thing = document.querySelector(`[data-testid=${testid}]`);
    thing.scrollIntoViewIfNeeded();
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""


def turn(page: Page, milliseconds: float) -> None:
    """Let time pass on the page."""
    page.evaluate("(time) => turn(time)", milliseconds)


def decided(page: Page, *, then: float = 0) -> int:
    """How much the page has decided so far; then let these milliseconds pass."""
    number: int = page.evaluate(SETTLED, then)
    return number


def timed(server: Server, newcomer: Newcomer, path: str, shown: str = QUESTION, **more: Any) -> Page:
    """The page of a table, with a clock that the test turns."""
    page = newcomer("/healthz", hurried=True, **more)
    page.add_init_script(f"({CLOCK})()")
    page.goto(server.address + path)
    expect(page.locator(shown)).to_be_visible()
    return page


class TwicePressing:
    """A player whose second press, or the rest of a held key, comes before the next question can have been read."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0

    def __call__(self, page: Page, done: int) -> bool:
        chance = Random(f"{self.seed} {done}")
        places = page.evaluate(PLACES, chance.choice((OPTIONS, THINGS))) or page.evaluate(PLACES, THINGS)
        if not places:
            return False
        gestures = (self.by_mouse, self.by_finger, self.by_number, self.by_enter, self.by_space)
        before = decided(page, then=READING)
        gestures[done % len(gestures)](page, chance.choice(places), chance)
        self.decisions += decided(page) - before
        for _ in range(page.locator(WINDOWS).count()):
            page.keyboard.press("Escape")
        return True

    def again(self, page: Page, first: int, what: str, *, then: float = 0) -> None:
        """Nothing more has been decided since; then time passes."""
        assert decided(page, then=then) == first, what

    def by_mouse(self, page: Page, place: list[float], chance: Random) -> None:
        """A double click."""
        page.mouse.click(*place)
        delay = chance.choice(DELAYS)
        first = decided(page, then=delay)
        page.mouse.click(*place)
        self.again(page, first, f"double click at {delay} ms")

    def by_finger(self, page: Page, place: list[float], chance: Random) -> None:
        """A double tap."""
        page.touchscreen.tap(*place)
        delay = chance.choice(DELAYS)
        first = decided(page, then=delay)
        page.touchscreen.tap(*place)
        self.again(page, first, f"double tap at {delay} ms")

    def held(self, page: Page, key: str) -> None:
        """A key that is held down."""
        before = decided(page)
        page.keyboard.down(key)
        first = decided(page, then=400)
        for _ in range(REPEATS):
            page.keyboard.down(key)
            self.again(page, first, f"{key} held down", then=400)
        page.keyboard.up(key)
        assert decided(page) <= before + 1

    def by_number(self, page: Page, _: list[float], chance: Random) -> None:
        """A number key, held or pressed twice."""
        key = str(chance.randint(1, 4))
        if chance.random() < 0.5:
            self.held(page, key)
            return
        page.keyboard.press(key)
        delay = chance.choice(DELAYS)
        first = decided(page, then=delay)
        page.keyboard.press(key)
        self.again(page, first, f"{key} twice in {delay} ms")

    def by_enter(self, page: Page, _: list[float], chance: Random) -> None:
        """The enter key on something that has the focus."""
        self.focus(page, chance)
        self.held(page, "Enter")

    def by_space(self, page: Page, _: list[float], chance: Random) -> None:
        """The space bar, which clicks when it comes up."""
        self.focus(page, chance)
        self.held(page, " ")

    def focus(self, page: Page, chance: Random) -> None:
        page.evaluate(FOCUS, [THINGS, chance.random()])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(1, 6)
def test_no_gesture_decides_twice(server: Server, newcomer: Newcomer, edition: str, seed: int) -> None:
    width, height = SIZES[(seed + EDITIONS.index(edition)) % len(SIZES)]
    path, locale = against_bots(server, edition, seed), LOCALES[seed % 2]
    page = timed(server, newcomer, path, locale=locale, width=width, height=height, touch=True)
    hand = TwicePressing(seed)
    play(server, page, by=lambda: hand, moves=15 if seed == 0 else 80)
    assert hand.decisions > 0


FIRST = {"starter": "A"}


def middle(page: Page, testid: str) -> tuple[float, float]:
    """The middle of something."""
    box = page.get_by_test_id(testid).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def asked_to_pause(server: Server, newcomer: Newcomer) -> tuple[Page, tuple[float, float]]:
    """The page of Ben, who has just been asked to agree to a pause, and the place of the answer."""
    id, keys = server.start_table(HUMAN, FRIEND, options=FIRST)
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), timed(server, newcomer, f"/t/{id}#{keys[1]}")
    turn(ben, 1000)
    ann.get_by_test_id("pause").click()
    expect(ben.get_by_test_id("agree-yes")).to_be_visible()
    assert decided(ben) == 0
    return ben, middle(ben, "agree-yes")


def test_a_panel_that_comes_by_itself_takes_no_click_before_it_can_be_read(
    asked_to_pause: tuple[Page, tuple[float, float]],
) -> None:
    page, place = asked_to_pause
    for wait in (0, READING - 1):
        turn(page, wait)
        page.mouse.click(*place)
        assert decided(page) == 0
        expect(page.locator(".toasts")).to_contain_text("had only just appeared")
    turn(page, 1)
    page.mouse.click(*place)
    assert decided(page) == 1
    expect(page.get_by_test_id("paused")).to_be_visible()


def test_a_panel_takes_a_click_of_somebody_who_has_pressed_elsewhere_since(
    asked_to_pause: tuple[Page, tuple[float, float]],
) -> None:
    page, place = asked_to_pause
    for x, y in ((place[0], place[1] - 100), place):
        turn(page, 20)
        page.mouse.click(x, y)
    assert decided(page) == 1


def test_a_click_without_pointer_or_key_answers_at_once(asked_to_pause: tuple[Page, tuple[float, float]]) -> None:
    """As screen readers, voices and switches give it; also several times at the same place."""
    page, _ = asked_to_pause
    for number, testid in enumerate(("agree-yes", "go-on"), start=1):
        page.get_by_test_id(testid).evaluate("button => button.click()")
        assert decided(page) == number


@pytest.mark.parametrize("server", [soon_absent], indirect=True)
def test_a_vote_that_comes_by_itself_takes_no_click_before_it_can_be_read(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "B"})
    ben = newcomer(f"/t/{id}#{keys[1]}")
    ann = timed(server, newcomer, f"/t/{id}#{keys[0]}")
    turn(ann, 1000)
    ben.close()
    expect(ann.get_by_test_id("missing")).to_be_visible()
    for wait, answers in ((0, False), (READING - 1, False), (1, True)):
        turn(ann, wait)
        ann.get_by_test_id("vote-bot").click()
        assert decided(ann) == answers
    expect(ann.get_by_test_id("vote-bot")).to_have_count(0)


def test_a_hand_at_the_same_device_is_not_shown_by_a_held_key(server: Server, newcomer: Newcomer) -> None:
    """The curtain before the next player's hand comes where a key may still be down, and has the focus."""
    id, keys = server.start_table(HUMAN, {"name": "Ben", "kind": "human"}, options=FIRST)
    page = timed(server, newcomer, f"/t/{id}#{keys[0]}")
    page.goto("about:blank")
    page.goto(f"{server.address}/t/{id}#{keys[1]}")
    expect(page.get_by_test_id("curtain")).to_be_visible()
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()  # with the first seat
    curtain = page.get_by_test_id("curtain")
    for testid in ("choice-done", "choice-done-sure"):
        expect(page.get_by_test_id(testid)).to_be_enabled()
        assert decided(page) == 0
        turn(page, 1000)
        page.get_by_test_id(testid).click()
    page.get_by_test_id("choice-stop").focus()
    turn(page, 1000)
    for _ in range(REPEATS):
        page.keyboard.down("Enter")
        expect(curtain).to_be_visible()
        turn(page, 400)
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "finger", "key"])
def test_what_is_for_sale_is_not_bought_by_the_press_that_rolled(server: Server, newcomer: Newcomer, by: str) -> None:
    """ "Buy" appears where "Roll" was, under the same key. After 350 ms the same press buys."""
    page = monopoly(server, newcomer)
    place = middle(page, "choice-roll")
    presses: dict[str, Callable[[], None]] = {
        "mouse": lambda: page.mouse.click(*place),
        "finger": lambda: page.touchscreen.tap(*place),
        "key": lambda: page.keyboard.press("1"),
    }
    press = presses[by]
    press()
    assert decided(page) == 1
    expect(page.get_by_test_id("choice-buy")).to_be_enabled()
    for before, delay in pairwise((0, *DELAYS)):
        turn(page, delay - before)
        press()
        assert decided(page) == 1, delay
        expect(page.locator(".toasts")).to_contain_text("Two quick presses count as one.")
    turn(page, 1)
    press()
    assert decided(page) == 2


def test_a_key_that_is_held_down_is_told_once(server: Server, newcomer: Newcomer) -> None:
    page = monopoly(server, newcomer)
    for _ in range(REPEATS):
        page.keyboard.down("1")
        assert decided(page) == 1
        turn(page, 400)
    expect(page.locator(".toast")).to_have_text("A held key answers only once.")


def test_other_keys_answer_at_once(server: Server, newcomer: Newcomer) -> None:
    page = monopoly(server, newcomer)
    for number, key in enumerate("12", start=1):  # rolls, and leaves the street to an auction
        page.keyboard.press(key)
        assert decided(page) == number
        turn(page, 150)


def monopoly(server: Server, newcomer: Newcomer) -> Page:
    """The page of a player whose throw leads to a street that is for sale."""
    id, keys = start_monopoly(server, HUMAN, FRIEND)
    page = timed(server, newcomer, f"/t/{id}#{keys[0]}", touch=True)
    assert decided(page) == 0
    turn(page, 1000)
    return page


LOBBY = "[data-testid=lobby]"
DIALOG = "dialog[open]"
BUYING = 4  # a seed of three players by which Ann begins, and her first throw leads to a place that is for sale
LOW = ((427, 287), (480, 270), (360, 320), (320, 256), (568, 232), (360, 740), (1280, 800))
LobbyPages: TypeAlias = tuple[Host, dict[str, Page]]  # the pages of host and guest
ASKING = {"host": ("leave", "start-lobby", "dismiss-B", "more-settings"), "guest": ("leave",)}


@pytest.fixture
def room(server: Server, newcomer: Newcomer) -> LobbyPages:
    """A table that waits for Uta, who is not ready, and the pages of both."""
    host = opened(server)
    keys = {"host": host.key, "guest": host.join("Uta")}
    pages = {who: timed(server, newcomer, f"/t/{host.id}#{key}", LOBBY, touch=True) for who, key in keys.items()}
    return host, pages


def aim(page: Page, testid: str) -> list[float]:
    """The middle of something that is brought into the window; no press was lately."""
    place: list[float] = page.evaluate(AIM, testid)
    return place


def leave_dialog(page: Page) -> None:
    """Close a dialog, if one is open: it may have closed at a press beside it."""
    if page.locator(DIALOG).count():
        page.keyboard.press("Escape")


def test_a_double_press_in_the_lobby_never_does_what_is_to_be_confirmed(
    room: LobbyPages, request: pytest.FixtureRequest
) -> None:
    """Each delay with mouse and finger, in windows that differ; with --long in all."""
    cases = list(product(("mouse", "touchscreen"), DELAYS))
    asking = [(who, testid) for who in ASKING for testid in ASKING[who]]
    for row, (width, height) in enumerate(LOW):
        for page in room[1].values():
            page.set_viewport_size({"width": width, "height": height})
        for number, (who, testid) in enumerate(asking, start=row):
            page = room[1][who]
            presses = {"mouse": page.mouse.click, "touchscreen": page.touchscreen.tap}
            for by, delay in cases if request.config.getoption("--long") else cases[number % 2 :: 2]:
                place = aim(page, testid)
                presses[by](*place)
                page.wait_for_function(f"delay => document.querySelector('{DIALOG}') && turn(delay)", arg=delay)
                presses[by](*place)
                assert decided(page) == 0, (who, testid, by, width, height, delay)
                leave_dialog(page)


def test_a_held_key_in_the_lobby_never_does_what_is_to_be_confirmed(room: LobbyPages) -> None:
    for who, key in product(ASKING, ("Enter", " ")):
        page = room[1][who]
        for testid in ASKING[who]:
            aim(page, testid)
            page.get_by_test_id(testid).focus()
            for _ in range(REPEATS):
                page.keyboard.down(key)
                turn(page, 400)
            page.keyboard.up(key)
            assert decided(page) == 0, (who, testid, key)
            leave_dialog(page)


def set_clock(host: Host, page: Page) -> None:
    """The host changes the clock, which the page shows."""
    assert host.change("settle", settings=SETTINGS | {"clock": "turn-60"})[0] == 200
    expect(page.get_by_test_id("settled")).to_contain_text("1 minute a turn")


def test_a_change_in_the_lobby_takes_no_yes_before_it_can_be_read(room: LobbyPages) -> None:
    host, pages = room
    page = pages["guest"]
    place = aim(page, "ready")
    set_clock(host, page)
    for wait, done in ((0, 0), (READING - 1, 0), (1, 1)):
        turn(page, wait)
        page.mouse.click(*place)
        assert decided(page) == done
    expect(page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")


def test_a_key_that_went_down_before_a_change_is_no_yes_to_it(room: LobbyPages) -> None:
    host, pages = room
    page = pages["guest"]
    page.get_by_test_id("ready").focus()
    turn(page, 1000)
    page.keyboard.down(" ")
    turn(page, 10)
    set_clock(host, page)
    turn(page, 300)
    page.keyboard.up(" ")
    assert decided(page) == 0
    expect(page.locator(".toasts")).to_contain_text("the table has just changed")


def test_the_game_begins_only_without_those_whom_the_question_named(room: LobbyPages) -> None:
    """Neither by a pointer nor by a key that went down before."""
    host, pages = room
    page = pages["host"]
    turn(page, 1000)
    page.get_by_test_id("start-lobby").click()
    question, answer = page.get_by_test_id("without-dialog"), page.get_by_test_id("start-without")
    expect(question).to_contain_text("Uta")
    answer.focus()
    turn(page, 1000)
    page.keyboard.down(" ")
    turn(page, 10)
    host.join("Max")
    expect(question).to_contain_text("Max")
    page.keyboard.up(" ")
    assert decided(page) == 0
    for wait, done in ((0, 0), (READING - 1, 0), (1, 1)):
        turn(page, wait)
        page.mouse.click(*middle(page, "start-without"))
        assert decided(page) == done
    expect(page.locator(QUESTION)).to_be_visible()


def test_who_comes_to_the_seat_of_somebody_who_was_to_go_is_not_sent_away(room: LobbyPages) -> None:
    host, pages = room
    page = pages["host"]
    turn(page, 1000)
    page.get_by_test_id("dismiss-B").click()
    expect(page.locator(DIALOG)).to_contain_text("Uta")
    pages["guest"].get_by_test_id("leave").evaluate("button => button.click()")
    pages["guest"].get_by_test_id("end-lobby").evaluate("button => button.click()")
    expect(page.locator(DIALOG)).to_have_count(0)
    host.join("Max")
    expect(page.get_by_test_id("plot-B")).to_contain_text("Max")
    expect(page.locator(DIALOG)).to_have_count(0)


def test_a_yes_to_one_proposal_is_none_to_the_next(server: Server, newcomer: Newcomer) -> None:
    """Another one takes its place under the pointer, when the first is withdrawn."""
    id, keys = start_monopoly(server, HUMAN, FRIEND, THIRD, seed=BUYING)
    ann, ben = (newcomer(f"/t/{id}#{key}") for key in keys[:2])
    cem = timed(server, newcomer, f"/t/{id}#{keys[2]}")
    for answer in ("roll", "buy", "end"):
        ann.get_by_test_id(f"choice-{answer}").click()
    ben.get_by_test_id("pause").click()
    panel = cem.get_by_test_id("agree")
    expect(panel).to_contain_text("pause")
    ann.get_by_test_id("agree-yes").click()
    ann.get_by_test_id("take-back").click()
    expect(ben.get_by_test_id("agree")).to_be_visible()
    turn(cem, 1000)
    ben.get_by_test_id("pause").click()
    expect(panel).not_to_contain_text("pause")
    for wait, done in ((0, 0), (READING - 1, 0), (1, 1)):
        turn(cem, wait)
        cem.mouse.click(*middle(cem, "agree-yes"))
        assert decided(cem) == done


@pytest.mark.parametrize("server", [soon_absent], indirect=True)
def test_a_vote_about_one_player_is_none_about_the_next(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, THIRD, options={"starter": "B"})
    ben, cem = (newcomer(f"/t/{id}#{key}") for key in keys[1:])
    ann = timed(server, newcomer, f"/t/{id}#{keys[0]}")
    ben.close()
    cem.close()
    panel = ann.get_by_test_id("missing")
    expect(panel).to_contain_text("Ben")
    turn(ann, 1000)
    newcomer(f"/t/{id}#{keys[1]}")
    expect(panel).to_contain_text("Cem")
    for wait, done in ((0, 0), (READING - 1, 0), (1, 1)):
        turn(ann, wait)
        ann.mouse.click(*middle(ann, "vote-bot"))
        assert decided(ann) == done


def test_an_answer_is_not_lost_while_the_language_changes(server: Server, newcomer: Newcomer) -> None:
    id, (key, _) = start_monopoly(server, HUMAN, FRIEND)
    page = newcomer(f"/t/{id}#{key}")
    page.get_by_test_id("choice-roll").evaluate(PRESS_IN_CHANGE)
    expect(page.get_by_test_id("choice-buy")).to_be_enabled()
    puzzle, *_ = puzzles("wucherer-1997")
    for address, wants in (("/learn/landlord-2013", "next"), (f"/puzzles/{puzzle}", "move")):
        lead(page, address)
        bubble = page.locator(BUBBLE)
        expect(bubble).to_have_attribute("data-wants", wants)
        page.locator(NEXT).evaluate(PRESS_IN_CHANGE)
        expect(bubble).to_have_attribute("data-picture", "2")
        expect(page.locator(NEXT)).to_be_enabled()
