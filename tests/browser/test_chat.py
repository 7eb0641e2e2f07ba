"""People chat at a table, each in their own language; messages are plain text, and a player can mute others."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer, held_back
from tests.browser.test_accessible import violations
from tests.server.conftest import BOT, FRIEND, HUMAN, Server

HARMFUL = "<img src=x onerror=alert(1)> https://evil.example \u202eAnn"
SEEN = "<img src=x onerror=alert(1)> https://evil.example Ann"
OTHER_BOT = {**BOT, "name": "Dora"}


def expect_lines(page: Page, *said: str) -> None:
    """That is what stands in the chat."""
    expect(page.get_by_test_id("chat-line").locator(".words")).to_have_text(list(said))


def opened(page: Page) -> None:
    """Open the chat."""
    page.get_by_test_id("chat-open").click()
    expect(page.get_by_test_id("chat")).to_be_visible()


def test_two_people_chat_in_two_languages(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, BOT, OTHER_BOT)
    ann = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    ben = newcomer(f"/t/{id}#{keys[1]}", width=360, height=740)
    for page in (ann, ben):
        expect(page.get_by_test_id("chat-open")).to_be_visible()
    opened(ben)
    ben.get_by_test_id("chat-field").fill(HARMFUL)
    ben.get_by_test_id("chat-field").press("Enter")
    expect(ben.get_by_test_id("chat-field")).to_have_value("")
    expect(ann.get_by_test_id("chat-bubble")).to_have_text(SEEN)
    expect(ann.get_by_test_id("chat-heard")).to_contain_text(f"Ben: {SEEN}")
    expect(ann.get_by_test_id("chat-unread")).to_have_text("1")
    ben.get_by_test_id("phrase-well-played").click()
    expect(ann.get_by_test_id("chat-unread")).to_have_text("2")
    ben.get_by_test_id("react-heart").click()
    expect(ann.get_by_test_id("reaction")).to_have_attribute("data-reaction", "heart")
    expect(ann.get_by_test_id("chat-heard")).to_contain_text("Ben: Herz")
    ann.keyboard.press("c")
    expect(ann.get_by_test_id("chat-field")).to_be_focused()
    expect(ann.get_by_test_id("chat-unread")).to_have_count(0)
    expect_lines(ann, SEEN, "Gut gespielt!")
    expect_lines(ben, SEEN, "Well played!")
    assert ann.get_by_test_id("chat").locator("a, img").count() == 0
    ann.keyboard.type("h 1 c")
    ann.keyboard.press("Enter")
    expect(ben.get_by_test_id("chat-line")).to_have_count(3)
    for page in (ann, ben):
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("chat-open")).to_be_focused()


def test_who_is_muted_stays_so_and_can_be_heard_again(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    say(server, id, keys[1], "Boo")
    ann = newcomer(f"/t/{id}#{keys[0]}")
    expect(ann.get_by_test_id("chat-unread")).to_have_text("1")
    opened(ann)
    ann.get_by_role("button", name="Mute Ben").click()
    expect(ann.get_by_test_id("chat-line")).to_have_count(0)
    ann.reload()
    expect(ann.get_by_test_id("chat-open")).to_be_visible()
    say(server, id, keys[1], "Boo again")
    say(server, id, keys[0], "I hear nothing")  # which comes after what is muted
    expect(ann.get_by_test_id("chat-bubble")).to_have_text("I hear nothing")
    expect(ann.get_by_test_id("chat-unread")).to_have_count(0)
    opened(ann)
    expect_lines(ann, "I hear nothing")
    assert violations(ann) == []
    ann.get_by_test_id("unmute-B").click()
    expect(ann.get_by_test_id("chat-line")).to_have_count(3)


def test_what_is_said_before_the_table_is_drawn_is_shown_with_it(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    ann = newcomer("/healthz")
    with held_back(ann, re.compile("/WuchererTable-.*js$")):
        ann.goto(f"{server.address}/t/{id}#{keys[0]}")
        expect(ann.get_by_test_id("chat-open")).to_be_visible()
        say(server, id, keys[1], "Well begun")
        expect(ann.get_by_test_id("chat-heard")).to_have_text("Ben: Well begun")
    expect(ann.get_by_test_id("chat-bubble")).to_have_text("Well begun")


def say(server: Server, id: str, key: str | None, text: str, voice: str | None = None) -> None:
    """Say something without a page."""
    message = {"type": "say", "id": text, "text": text, "voice": voice}
    assert server.ask(f"/api/tables/{id}/messages", message, key=key)[0] == 200


def test_the_host_stops_the_chat(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    ann, ben = (newcomer(f"/t/{id}#{key}") for key in keys)
    opened(ann)
    opened(ben)
    expect(ben.get_by_test_id("chat-stop")).to_have_count(0)
    ann.get_by_test_id("chat-stop").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("chat-stopped")).to_be_visible()
        expect(page.get_by_test_id("chat-field")).to_have_count(0)
    assert violations(ben) == []
    ann.get_by_test_id("chat-stop").click()
    expect(ben.get_by_test_id("chat-field")).to_be_visible()


def test_something_is_said_at_ones_own_portrait(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    ann = newcomer(f"/t/{id}#{keys[0]}")
    ann.get_by_test_id("chat-say").press("Enter")
    expect(ann.get_by_test_id("react-laugh")).to_be_focused()
    assert violations(ann) == []
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("chat-say")).to_be_focused()
    ann.get_by_test_id("chat-say").click()
    ann.get_by_test_id("phrase-hello").click()
    expect(ann.get_by_test_id("portrait-menu")).to_have_count(0)
    expect(ann.get_by_test_id("chat-bubble")).to_have_text("Hello everybody!")


def test_spectators_chat_among_themselves_as_long_as_they_may_look_on(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    say(server, id, keys[0], "Among us")
    ann, mia = newcomer(f"/t/{id}#{keys[0]}"), newcomer(f"/t/{id}", width=360, height=740)
    expect(ann.get_by_test_id("watchers")).to_contain_text("1")
    opened(mia)
    mia.get_by_test_id("chat-field").fill("Who will win?")
    mia.get_by_test_id("chat-field").press("Enter")
    expect(mia.get_by_test_id("chat-line")).to_have_text(re.compile("Spectator 1.*Who will win"))
    mia.get_by_test_id("room-players").click()
    expect_lines(mia, "Among us")
    expect(mia.get_by_test_id("chat-field")).to_have_count(0)
    assert violations(mia) == []
    opened(ann)
    expect_lines(ann, "Among us")
    ann.get_by_test_id("chat-close").click()
    ann.get_by_test_id("share-button").click()
    ann.get_by_test_id("watching-link").click()
    expect(mia.get_by_test_id("unwatched")).to_be_visible()
    expect(ann.get_by_test_id("link-spectator")).to_have_value(re.compile("#"))
    assert violations(ann) == []
    newer = ann.get_by_test_id("link-spectator").input_value().removeprefix(server.address)
    leo = newcomer(newer)
    expect(leo.get_by_test_id("chat-open")).to_be_visible()
    ann.get_by_test_id("watching-nobody").click()
    expect(leo.get_by_test_id("unwatched")).to_be_visible()
    with ann.expect_response("**/watching"):
        ann.get_by_test_id("watching-open").click()
    mia.reload()
    expect(mia.get_by_test_id("chat-open")).to_be_visible()


def test_alone_among_bots_nobody_chats(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT)
    ann = newcomer(f"/t/{id}#{keys[0]}")
    expect(ann.get_by_test_id("share-button")).to_be_visible()
    expect(ann.get_by_test_id("chat-open")).to_have_count(0)
    expect(ann.get_by_test_id("chat-say")).to_have_count(0)
