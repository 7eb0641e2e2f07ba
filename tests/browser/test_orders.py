"""Who plays by days is asked once what to say in advance, and says, sees and takes back there what answers for them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import open_menu
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.test_orders import BY_DAYS, orders


def first_asked(newcomer: Newcomer, id: str, key: str, locale: str, width: int = 1280) -> Page:
    """The page of a seat at a table by days, once it has been said how to be called."""
    page = newcomer(f"/t/{id}#{key}", locale=locale, width=width)
    page.get_by_test_id("calls-done").click()
    expect(page.get_by_test_id("orders-dialog")).to_be_visible()
    return page


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("de-DE", 360)])
def test_who_sits_down_by_days_is_asked_once_and_says_it_by_the_keyboard(
    server: Server, newcomer: Newcomer, locale: str, width: int
) -> None:
    id, (ann, _) = server.start_table(HUMAN, FRIEND, edition="wucherer-1997", options={"starter": "A"}, **BY_DAYS)
    page = first_asked(newcomer, id, ann, locale, width)
    dialog = page.get_by_test_id("orders-dialog")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert dialog.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    dialog.get_by_test_id("orders-all").press("Enter")
    expect(dialog.get_by_test_id("orders-said")).to_contain_text("7")
    alibi = dialog.get_by_test_id("order-alibi-or-not")
    expect(alibi).to_have_value("")
    alibi.focus()
    alibi.press("ArrowDown")
    expect(alibi).to_have_value("alibi")
    dialog.get_by_test_id("order-roof-offer").select_option("ask")
    expect(dialog.get_by_test_id("orders-said")).to_contain_text("6")
    said = {each["window"]: each["answers"] for each in orders(server, id, ann)}
    assert said["alibi-or-not"] == ["alibi"] and said["police-or-not"] == [] and "roof-offer" not in said
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_test_id("share-button")).to_be_visible()
    expect(dialog).to_have_count(0)
    open_menu(page)
    page.get_by_test_id("orders").click()
    expect(dialog.get_by_test_id("order-alibi-or-not")).to_have_value("alibi")
    dialog.get_by_test_id("orders-none").click()
    for select in dialog.locator("select").all():
        expect(select).to_have_value("ask")
    assert orders(server, id, ann) == []


def test_a_whole_move_is_said_and_its_player_is_told_that_it_has_lapsed(server: Server, newcomer: Newcomer) -> None:
    id, (ann, ben) = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    page = first_asked(newcomer, id, ben, "en-GB")
    dialog = page.get_by_test_id("orders-dialog")
    dialog.get_by_test_id("plan-moves").fill("nonsense")
    dialog.get_by_test_id("plan-say").click()
    expect(dialog.get_by_text("nonsense")).not_to_have_count(0)
    dialog.get_by_test_id("plan-moves").fill("bomb A9\ndone")
    dialog.get_by_label("my hand").check()
    dialog.get_by_test_id("plan-say").click()
    expect(dialog.get_by_test_id("plan-said")).to_contain_text("2 moves")
    assert violations(page) == []
    for tokens in ("done", "stop"):
        table = server.table(id, ann)
        move = {"type": "move", "id": tokens, "seq": table["seq"], "tokens": tokens}
        assert server.ask(f"/api/tables/{id}/messages", move, key=ann)[0] == 200
    expect(dialog.get_by_test_id("plan-said")).to_contain_text("lapsed")
    dialog.get_by_test_id("plan-back").click()
    expect(dialog.get_by_test_id("plan-said")).to_have_count(0)
    expect(dialog.get_by_test_id("plan-moves")).to_have_value("")


def test_at_other_tables_there_is_nothing_to_say(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    page = newcomer(f"/t/{id}#{keys[0]}")
    open_menu(page)
    expect(page.get_by_test_id("silences")).to_be_visible()
    expect(page.get_by_test_id("orders")).to_have_count(0)
