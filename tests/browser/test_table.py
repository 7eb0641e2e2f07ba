"""Whole games through the page: two browsers, two languages, a phone, the keyboard, a killed server."""

import re
import signal
import time
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import (
    OPTIONS,
    QUESTION,
    Held,
    Person,
    Watch,
    build,
    choose_table,
    do_nothing,
    is_over,
    open_menu,
    play,
    secret_of,
    start_chosen,
    start_table,
    tried,
)
from tests.browser.test_accessible import violations
from tests.server.conftest import BOT, FRIEND, HUMAN, STILL, Server
from tests.server.hasty import played_at_once
from tests.server.test_tables import play_out

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def width_of(page: Page) -> int:
    """How wide the content is, in pixels."""
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def test_two_people_see_the_same_table_in_two_languages(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, BOT)
    ann = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="en-GB")
    play(server, ann, ben, moves=4)
    for page, word in ((ann, "Runde"), (ben, "Round")):
        expect(page.locator("body")).to_contain_text(word)
    assert keys[0] not in ann.url  # the key is kept, not shown


@pytest.mark.long
def test_two_people_in_two_languages_and_a_bot_play_a_whole_game(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, BOT)
    ann = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="en-GB")
    play(server, ann, ben)
    winners = server.table(id)["winners"]
    names = [seat["name"] for seat in server.table(id)["seats"] if seat["seat"] in winners]
    for page, word, end in ((ann, "gewin", "Das Spiel ist aus"), (ben, "win", "The game is over")):
        title = page.get_by_test_id("ranking").locator("h2")
        expect(title).to_contain_text(names[0])
        expect(title).to_contain_text(word)
        expect(page.get_by_test_id("announcer")).to_contain_text(end)


@pytest.mark.early
def test_a_newcomer_begins_on_a_phone_and_sees_who_has_won(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/", locale="de-DE", width=360, height=740)
    assert width_of(page) <= 360
    start_table(page)
    assert width_of(page) <= 360
    play(server, page, moves=6)
    assert width_of(page) <= 360
    id = page.url.rpartition("/")[2]
    key = secret_of(page, id)
    page.goto("about:blank")  # the rest without pictures
    play_out(server, id, key)
    page.goto(f"{server.address}/t/{id}")
    assert_end_on_a_phone(page)


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_on_a_phone(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/", locale="de-DE", width=360, height=740)
    start_table(page)
    play(server, page)
    assert_end_on_a_phone(page)


def assert_end_on_a_phone(page: Page) -> None:
    """The ranking in sight, the records, what the bots really thought; nothing too wide or hard to read."""
    expect(page.get_by_test_id("standing").locator("li")).to_have_count(4)
    expect(page.get_by_test_id("ranking")).to_be_in_viewport()
    expect(page.get_by_test_id("broken").first).to_contain_text("Die ersten Sieger")
    page.get_by_test_id("truth").locator("summary").click()
    expect(page.get_by_test_id("truth")).to_contain_text("wurde ein Stockwerk: Von allen meinen Karten")
    assert width_of(page) <= 360
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []


def start_match(newcomer: Newcomer, edition: str, locale: str, width: int, bots: int, target: int) -> Page:
    """A table of a match with every variant, filled in on the start page."""
    page = newcomer("/", locale=locale, width=width, height=860)
    choose_table(page)
    page.get_by_test_id("edition").select_option(edition)
    for _ in range(bots - 3):
        page.get_by_test_id("add-bot").click()
    page.locator("details summary").click()
    for box in page.locator("fieldset input[type=checkbox]").all():
        box.check()
    page.get_by_test_id("match-length").select_option("target")
    page.get_by_test_id("match-target").fill(str(target))
    start_chosen(page)
    return page


def test_a_match_of_the_oldest_edition_goes_on_after_a_reload(server: Server, newcomer: Newcomer) -> None:
    page = start_match(newcomer, "wucherer-1992", "en-GB", 360, 5, 30)
    play(server, page, moves=5)
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    play(server, page, moves=2)
    assert width_of(page) <= 360


@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_the_next_game_of_a_match_is_begun_on_the_page(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, edition="wucherer-1992", games=2)
    coins = play_out(server, id, keys[0])["ranking"][0]["coins"]
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    expect(page.get_by_test_id("match-standing").locator("li").first).to_contain_text(str(coins))
    page.get_by_test_id("next-game").click()
    expect(page.get_by_test_id("ranking")).to_be_hidden()
    expect(page.locator(QUESTION)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "locale", "width", "bots", "target"),
    [
        ("wucherer-1997", "de-DE", 1280, 4, 10),
        ("wucherer-1992", "en-GB", 360, 5, 30),
        ("wucherer-1997", "en-GB", 360, 5, 75),
        ("wucherer-1992", "de-DE", 1280, 4, 75),
    ],
)
def test_matches_of_the_older_editions_with_every_variant(
    server: Server, newcomer: Newcomer, edition: str, locale: str, width: int, bots: int, target: int
) -> None:
    page = start_match(newcomer, edition, locale, width, bots, target)
    play(server, page)
    while page.get_by_test_id("next-game").is_visible():
        page.get_by_test_id("next-game").click()
        expect(page.get_by_test_id("ranking")).to_be_hidden()
        play(server, page)
    lines = page.get_by_test_id("standing").locator("li")
    expect(lines).to_have_count(bots + 1)
    assert int(lines.first.locator(".coin").inner_text()) >= target
    assert width_of(page) <= width


@pytest.mark.parametrize(
    ("edition", "rounds"),
    [
        ("landlord-2013", 4),
        *(
            pytest.param(each, 99, marks=pytest.mark.long)
            for each in ("landlord-2013", "wucherer-1997", "wucherer-1992")
        ),
    ],
)
def test_the_keyboard_alone_is_enough(server: Server, newcomer: Newcomer, edition: str, rounds: int) -> None:
    id, keys = server.start_table(HUMAN, BOT, edition=edition)
    page = newcomer(f"/t/{id}#{keys[0]}")
    expect(page.locator(QUESTION)).to_be_visible()
    second = page.locator(f"{QUESTION} .option").nth(1)
    expect(second).to_be_visible()
    page.keyboard.press("q")
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    watch = Watch(server, page)
    while not is_over(page) and server.table(id)["round"] < rounds:
        if page.get_by_test_id("build").count():
            for key in ("h", "ArrowRight", "Enter"):
                page.keyboard.press(key)
        if page.locator(OPTIONS).count():
            page.keyboard.press("q")
            page.keyboard.press("Enter")
        watch.look()


def test_a_question_that_has_no_answer_yet_is_reached_by_its_key(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}")
    page.get_by_test_id("choice-build").press("Enter")
    expect(page.get_by_test_id("build")).to_be_disabled()
    page.keyboard.press("h")
    expect(page.locator(".hand .card").first).to_be_focused()
    page.keyboard.press("q")
    expect(page.locator(QUESTION)).to_be_focused()


def test_a_server_that_says_nothing_is_noticed_and_come_back_to(own_server: Server, newcomer: Newcomer) -> None:
    """The page's own clock is set forward; the server is stopped, as a network is that swallows everything."""
    id, keys = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer("/healthz")
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.clock.install()
    page.goto(f"{own_server.address}/t/{id}#{keys[0]}")
    connection = page.get_by_test_id("connection")
    expect(connection).to_have_attribute("data-state", "open")
    for _ in range(3):  # silence is all right where an answer comes
        heard.clear()
        page.clock.run_for(5100)
        wait_until(page, lambda: any("pong" in frame for frame in heard))
    expect(connection).to_have_attribute("data-state", "open")
    expect(connection).to_be_empty()
    own_server.signal(signal.SIGSTOP)
    do_nothing(page)
    page.clock.run_for(2100)
    expect(connection).to_have_text("Still waiting for the server …")
    page.clock.run_for(12_900)
    expect(connection).to_have_attribute("data-state", "lost")
    expect(connection).to_contain_text("Nothing is lost")
    own_server.signal(signal.SIGCONT)
    page.clock.run_for(1000)
    expect(connection).to_have_attribute("data-state", "open")
    expect(page.locator(QUESTION)).to_have_attribute("data-question", "buy-or-stop")
    expect(connection).to_be_empty()
    assert own_server.table(id)["seq"] == 1  # it came over both connections and was played once


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740), pytest.param(740, 360, marks=pytest.mark.long)])
def test_a_break_is_seen_wherever_a_phone_has_scrolled_to(
    own_server: Server, newcomer: Newcomer, width: int, height: int
) -> None:
    id, keys = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer("/healthz", width=width, height=height)
    page.clock.install()
    page.goto(f"{own_server.address}/t/{id}#{keys[0]}")
    page.get_by_test_id("choice-done").wait_for()
    own_server.signal(signal.SIGSTOP)
    do_nothing(page)
    connection = page.get_by_test_id("connection")
    for wait, said in ((2100, "Still waiting"), (13_000, "The connection is lost")):
        page.clock.run_for(wait)
        expect(connection).to_contain_text(said)
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(connection).to_be_in_viewport(ratio=1)
        assert is_uncovered(connection)
        said_at, home = (each.bounding_box() for each in (connection, page.locator(".street .enamel").last))
        assert said_at and home and said_at["y"] + said_at["height"] <= home["y"]  # it lies over no plate
        assert width < 1000 or is_uncovered(page.locator(".street .enamel").first)
    assert page.evaluate("scrollY") == 0


def is_uncovered(what: Locator) -> bool:
    """Whether nothing lies over the middle of something."""
    uncovered: bool = what.evaluate(
        """element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    return uncovered


def wait_until(page: Page, reached: Callable[[], bool]) -> None:
    """Let the page go on until something has come about."""
    since = time.monotonic()
    while not reached():
        assert time.monotonic() - since < STILL
        page.evaluate("0")


def test_a_killed_server_is_come_back_to(own_server: Server, newcomer: Newcomer) -> None:
    id, keys = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}")
    do_nothing(page)
    expect(page.locator(QUESTION)).to_have_attribute("data-question", "buy-or-stop")
    own_server.kill()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "lost")
    own_server.start()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
    page.get_by_test_id("choice-buy").click()
    expect(page.locator("[data-testid^=card-]")).to_have_count(6)


def test_a_card_is_played_by_tapping_and_by_dragging_and_taken_back(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, seed=tenant_seed(server))
    page = newcomer(f"/t/{id}#{keys[0]}")
    build_one_floor(page)
    card = page.locator(".card.tenant[data-light=possible]").first
    name = card.get_attribute("data-testid") or ""
    card.click()
    target = page.locator(".flat[data-light=possible]").first
    target.click()
    expect(page.locator(".flat.lit")).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(page.locator(".flat.lit")).to_have_count(0)
    expect(page.get_by_test_id("choice-done")).to_be_enabled()
    drag(page, page.get_by_test_id(name).first, page.locator(".flat").first)
    expect(page.locator(".flat.lit")).to_have_count(1)


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Press, move in steps, let go."""
    start, end = what.bounding_box(), where.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def tenant_seed(server: Server) -> int:
    """A seed with which A holds a one-apartment tenant that accepts any low house, and enough to build."""
    for seed in range(200):
        id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, seed=seed)
        hand = server.table(id, keys[0])["hand"]
        if "hacker" in hand and len(set(hand)) == len(hand) and not {"attic-apartment", "flat-roof"} & set(hand):
            return seed
    raise AssertionError("no such deal")


def build_one_floor(page: Page) -> None:
    """Build the lowest house from a card that is no hacker."""
    page.get_by_test_id("choice-build").click()
    names = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.testid)")
    build(page, next(place for place, name in enumerate(names) if name != "card-hacker"))
    expect(page.locator(".house")).to_have_count(1)
    expect(page.get_by_test_id("choice-done")).to_be_enabled()


def test_an_impossible_target_says_why_and_what_would_have_to_be_different(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    page.locator(".card[data-light=impossible]").first.click()
    expect(page.get_by_test_id("refusal")).to_contain_text(re.compile(r"R\d{3}"))
    expect(page.locator("[data-testid=refusal] .remedy")).not_to_be_empty()


def test_what_the_screen_leaves_open_is_said_once_on_a_device(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("Ziel:")
    expect(page.locator("[data-noted]")).to_have_attribute("data-place", "coins:A")
    page.get_by_test_id("choice-build").click()
    expect(note).to_be_empty()
    page.get_by_test_id("cancel").click()
    expect(note).not_to_be_empty()
    page.reload()
    expect(note).not_to_be_empty()
    expect(note).not_to_contain_text("Ziel:")


def test_spectators_see_the_table_and_no_hand(server: Server, newcomer: Newcomer) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    page = newcomer(f"/t/{id}")
    expect(page.locator("[data-testid^=seat-]")).to_have_count(2)
    assert page.locator("[data-testid^=card-]").count() == 0
    assert page.locator(OPTIONS).count() == 0


def test_cards_that_somebody_else_buys_are_one_line_of_the_log(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), newcomer(f"/t/{id}#{keys[1]}")
    do_nothing(ann)
    ann.get_by_test_id("more").click()
    ann.get_by_test_id("choice-buy").click()
    bought = "[data-testid=log] li[data-event=bought]"
    expect(ann.locator(bought)).to_have_count(2)
    expect(ben.locator(bought)).to_have_count(1)
    expect(ben.locator(bought)).to_contain_text("2 cards for 2 coins")


def test_a_move_is_over_with_the_table_that_it_leads_to(server: Server, newcomer: Newcomer) -> None:
    """The answer often comes before the table; what is clicked between them would be said to a question of before."""
    id, (key, _) = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer("/healthz")
    held = Held(page)
    page.goto(f"{server.address}/t/{id}#{key}")
    do_nothing(page)
    wait_until(page, held.full)
    expect(page.get_by_test_id("choice-done")).to_be_disabled()
    held.let_go()
    expect(page.get_by_test_id("choice-buy")).to_be_enabled()


def test_the_language_changes_at_any_time(newcomer: Newcomer) -> None:
    page = newcomer("/", locale="de-DE")
    start_table(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    open_menu(page)
    page.get_by_test_id("language").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("log")).to_contain_text("turn")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_people_at_one_device_hand_it_over(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/")
    choose_table(page)
    for _ in range(2):
        page.get_by_label("Remove player D").or_(page.get_by_label("Remove player C")).first.click()
    page.get_by_label("Who is player B?").select_option("human")
    start_chosen(page)
    expect(page.get_by_test_id("seat-B")).not_to_contain_text("away")
    curtains = done = 0
    person, watch = Person(), Watch(server, page)
    while curtains < 2:
        if page.get_by_test_id("curtain").is_visible():
            page.get_by_test_id("curtain").get_by_role("button").click()
            curtains += 1
        else:
            done += tried(person, page, done)
        watch.look()


def test_what_a_dialog_does_is_said_before_it(server: Server, newcomer: Newcomer) -> None:
    """A notice is not hidden behind the dialog that it comes from."""
    id, keys = server.start_table({"kind": "human", "name": "Ann"}, {"kind": "link", "name": "Ben"})
    page = newcomer(f"/t/{id}#{keys[0]}")
    page.get_by_test_id("share-button").click()
    page.get_by_role("button", name="Copy position").click()
    said = page.get_by_role("dialog").get_by_role("status")
    expect(said).to_contain_text("Copied")
    assert is_uncovered(said.locator(".toast"))
