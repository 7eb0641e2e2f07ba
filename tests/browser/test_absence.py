"""A player is missing: the others see it and may let a bot sit in; a player who returns plays on with one click."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, open_menu
from tests.browser.test_accessible import violations
from tests.browser.test_keys import assert_fits, open_share, path_of
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.hasty import soon_replaced

THIRD = {"name": "Cem", "kind": "link"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server at which who has gone is absent soon, and out soon when all agree."""
    server = Server(tmp_path / "altbau.sqlite", soon_replaced)
    yield server
    server.end()


@pytest.mark.parametrize(
    ("edition", "width", "height"),
    [("landlord-2013", 360, 740), pytest.param("monopoly", 1280, 800, marks=pytest.mark.long)],
)
def test_two_agree_on_a_bot_and_the_third_comes_back_in_the_middle_of_the_game(
    server: Server, newcomer: Newcomer, edition: str, width: int, height: int
) -> None:
    options = {} if edition == "monopoly" else {"starter": "B"}
    id, keys = server.start_table(HUMAN, FRIEND, THIRD, edition=edition, options=options)
    host = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE", width=width, height=height)
    third = newcomer(f"/t/{id}#{keys[2]}", width=width, height=height)
    for page in (host, third):
        expect(page.get_by_test_id("missing")).to_be_visible()
        expect(page.get_by_test_id("vote-bot")).to_be_in_viewport(ratio=1)
        assert violations(page) == []
    host.keyboard.press("1")
    expect(host.get_by_test_id("vote-bot")).to_have_count(0)
    expect(third.get_by_test_id("missing").locator("li.yes")).to_have_count(1)
    third.get_by_test_id("wait").click()
    expect(third.get_by_test_id("missing")).to_have_count(0)
    third.reload()
    third.get_by_test_id("vote-bot").click()
    for page in (host, third):
        expect(page.get_by_test_id("missing")).to_have_count(0)
    back = newcomer(f"/t/{id}#{keys[1]}", locale="de-DE", width=width, height=height)
    expect(back.get_by_test_id("replaced")).to_be_visible()
    expect(back.locator(f"{QUESTION} [data-testid^=choice-]")).to_have_count(0)
    assert violations(back) == []
    back.get_by_test_id("take-seat").click()
    expect(back.get_by_test_id("returned")).to_be_visible()
    expect(back.get_by_test_id("replaced")).to_have_count(0)
    assert [each["sits_in"] for each in server.table(id)["seats"]] == [None] * 3
    assert [each["told"] for each in server.table(id)["notices"]][-2:] == ["sits-in", "back"]


def test_somebody_else_takes_a_seat_when_all_agree(server: Server, newcomer: Newcomer) -> None:
    """Its device is lost. Until the other has come it can object, and then it is out."""
    id, (host, lost, other) = server.start_table(HUMAN, FRIEND, THIRD, options={"starter": "B"})
    ann = newcomer(f"/t/{id}#{host}", locale="de-DE", width=360, height=740)
    cem = newcomer(f"/t/{id}#{other}", width=740, height=360)
    expect(ann.get_by_test_id("missing")).to_be_visible()
    open_share(ann)
    ann.get_by_test_id("ask-B").click()
    expect(cem.get_by_test_id("agree")).to_contain_text("wants to give Ben’s seat to somebody else.")
    expect(cem.get_by_test_id("agree-yes")).to_be_in_viewport(ratio=1)
    assert_fits(cem)
    cem.get_by_test_id("agree-yes").click()
    expect(cem.get_by_test_id("agree")).to_have_count(0)
    ann.get_by_test_id("invite-B").click()
    expect(ann.get_by_test_id("link-B")).to_be_visible()
    assert_fits(ann)
    ben = newcomer(path_of(server, ann, "link-B"))
    expect(ben.get_by_test_id("join")).to_contain_text("everybody is told")
    ben.get_by_test_id("join-button").click()
    expect(ben.get_by_test_id("seat-B")).to_contain_text("you")
    for told in ("came", "invited-anew", "new-device"):
        expect(ann.locator(f"[data-seat=B][data-notice={told}]")).to_have_count(1)
    late = newcomer(f"/t/{id}#{lost}")
    expect(late.get_by_test_id("key-ended")).to_be_visible()
    assert_fits(late)
    late.reload()
    expect(late.get_by_test_id("seat-B")).to_be_visible()  # as a spectator
    expect(late.locator("[data-testid^=card-]")).to_have_count(0)


def test_both_agree_on_a_pause_and_either_ends_it_and_one_resigns(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "B"})
    ann = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    ben = newcomer(f"/t/{id}#{keys[1]}", width=360, height=740)
    expect(ben.locator(f"{QUESTION} [data-testid^=choice-]").first).to_be_visible()
    ann.get_by_test_id("pause").click()
    ben.get_by_test_id("agree-yes").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("paused")).to_be_visible()
        expect(page.locator(f"{QUESTION} [data-testid^=choice-]")).to_have_count(0)
        expect(page.get_by_test_id("go-on")).to_be_in_viewport(ratio=1)
        assert_fits(page)
    ben.get_by_test_id("go-on").click()
    expect(ben.locator(f"{QUESTION} [data-testid^=choice-]").first).to_be_visible()
    expect(ann.locator("[data-notice=goes-on]")).to_contain_text("Ben spielt weiter")
    open_menu(ann)
    ann.get_by_test_id("resign").press("Enter")
    expect(ann.get_by_test_id("resign-dialog")).to_contain_text("hinter allen, die weiterspielen")
    ann.get_by_test_id("resign-sure").press("Enter")
    expect(ann.get_by_test_id("resigned")).to_be_in_viewport(ratio=1)
    expect(ann.get_by_test_id("resign")).to_have_count(0)
    expect(ben.locator("[data-notice=resigned]")).to_contain_text("Ann resigns.")
    assert_fits(ann)
