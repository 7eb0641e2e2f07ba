"""Who plays by days is asked once what to say in advance, and says, sees and takes back there what answers for them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import open_menu
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.test_orders import BY_DAYS, orders


def first_asked(newcomer: Newcomer, id: str, key: str, locale: str, width: int = 1280, height: int = 860) -> Page:
    """The page of a seat at a table by days, once it has been said how to be called."""
    page = newcomer(f"/t/{id}#{key}", locale=locale, width=width, height=height)
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


def next_turn(page: Page) -> Locator:
    """The dialog of the next turn, opened at the table."""
    page.keyboard.press("Escape")
    page.get_by_test_id("plan-open").click()
    dialog = page.get_by_test_id("plan-dialog")
    expect(dialog.get_by_test_id("plan-choices")).to_be_visible()
    return dialog


def played(server: Server, id: str, key: str, *moves: str) -> None:
    """Play the moves of a seat."""
    for tokens in moves:
        move = {"type": "move", "id": tokens, "seq": server.table(id, key)["seq"], "tokens": tokens}
        assert server.ask(f"/api/tables/{id}/messages", move, key=key)[0] == 200


@pytest.mark.parametrize(
    ("edition", "moves", "ended"),
    [("landlord-2013", ["build 1 family", "done", "stop"], "turn"), ("monopoly", ["roll"], "chance")],
)
@pytest.mark.parametrize(
    ("locale", "width", "height"), [("en-GB", 1280, 860), ("de-DE", 360, 740), ("en-GB", 568, 232)]
)
def test_the_next_turn_is_composed_of_what_the_table_offers_and_taken_back_one_by_one(
    server: Server, newcomer: Newcomer, edition: str, moves: list[str], ended: str, locale: str, width: int, height: int
) -> None:
    options = {} if edition == "monopoly" else {"starter": "A"}
    id, keys = server.start_table(HUMAN, FRIEND, edition=edition, options=options, **BY_DAYS)
    waiting = next(key for key in keys if server.table(id, key)["turn"] != server.table(id, key)["viewer"])
    dialog = next_turn(first_asked(newcomer, id, waiting, locale, width, height))
    steps = dialog.get_by_test_id("plan-moves").locator("li")
    for number, move in enumerate(moves, start=1):
        for token in move.split():
            dialog.get_by_test_id(f"choice-{token}").press("Enter")
        expect(steps).to_have_count(number)
    expect(dialog.get_by_test_id("plan-ended")).to_be_visible()
    expect(dialog.get_by_test_id("plan-choices")).to_have_count(0)
    page = dialog.page
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert dialog.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    assert not {*moves} & {*steps.all_text_contents()}  # in words
    dialog.get_by_test_id("plan-step-back").press("Enter")
    expect(steps).to_have_count(len(moves) - 1)
    dialog.get_by_test_id(f"choice-{moves[-1]}").press("Enter")
    expect(steps).to_have_count(len(moves))
    dialog.get_by_test_id("plan-say").press("Enter")
    expect(dialog.get_by_test_id("plan-said")).to_be_visible()
    if height > 480:
        expect(dialog.get_by_test_id("plan-said")).to_be_in_viewport()  # without scrolling
    assert server.table(id, waiting)["in_advance"]["plan"]["moves"] == moves
    dialog.get_by_test_id("plan-done").press("Enter")
    page.get_by_test_id("plan-open").press("Enter")
    expect(steps).to_have_count(len(moves))
    dialog.get_by_test_id("plan-back").press("Enter")
    expect(steps).to_have_count(0)
    assert server.table(id, waiting)["in_advance"]["plan"] is None


def test_a_move_in_the_notation_is_said_and_its_player_is_told_that_it_has_lapsed(
    server: Server, newcomer: Newcomer
) -> None:
    id, (ann, ben) = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    dialog = next_turn(first_asked(newcomer, id, ben, "en-GB"))
    dialog.locator("summary").click()
    text = dialog.get_by_test_id("plan-text")
    text.fill("done\nnonsense")
    text.blur()
    expect(dialog.get_by_test_id("plan-ended")).to_contain_text("not possible")
    dialog.get_by_test_id("plan-say").click()
    expect(dialog.get_by_text("nonsense")).not_to_have_count(0)
    assert server.table(id, ben)["in_advance"]["plan"] is None
    text.fill("bomb A9\ndone")
    text.blur()
    expect(dialog.get_by_test_id("plan-moves").locator("code")).to_have_count(2)
    dialog.get_by_label("my hand").check()
    dialog.get_by_test_id("plan-say").click()
    expect(dialog.get_by_test_id("plan-said")).to_contain_text("2 moves")
    played(server, id, ann, "done", "stop")
    expect(dialog.get_by_test_id("plan-said")).to_contain_text("lapsed")
    expect(dialog.get_by_test_id("plan-playing")).to_be_visible()
    dialog.get_by_test_id("plan-back").click()
    expect(dialog.get_by_test_id("plan-said")).to_have_count(0)
    expect(text).to_have_value("")


def test_at_other_tables_there_is_nothing_to_say(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    page = newcomer(f"/t/{id}#{keys[0]}")
    open_menu(page)
    expect(page.get_by_test_id("silences")).to_be_visible()
    expect(page.get_by_test_id("orders")).to_have_count(0)
