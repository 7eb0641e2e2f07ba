"""A player can choose in advance not to be asked about some cards, whatever is in the hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import open_menu
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, Server


def test_anybody_can_say_beforehand_what_they_pass(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, edition="wucherer-1997")
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    open_menu(page)
    page.get_by_test_id("silences").click()
    dialog = page.get_by_test_id("silences-dialog")
    expect(dialog.get_by_role("checkbox")).to_have_count(6)
    dialog.get_by_role("checkbox", name="Alibi").check()
    expect(dialog.get_by_role("checkbox", name="Alibi")).to_be_checked()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.reload()
    open_menu(page)
    page.get_by_test_id("silences").click()
    expect(page.get_by_test_id("silences-dialog").get_by_role("checkbox", checked=True)).to_have_count(1)
    assert server.table(id, keys[0])["auto_pass"] == ["alibi"]
    assert server.table(id, keys[1])["auto_pass"] == []


def test_a_spectator_and_a_game_without_hidden_answers_have_nothing_to_say(server: Server, newcomer: Newcomer) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    page = newcomer(f"/t/{id}")
    expect(page.get_by_test_id("share-button")).to_be_visible()
    expect(page.get_by_test_id("silences")).to_have_count(0)
    id, keys = server.start_table(HUMAN, FRIEND, edition="monopoly")
    page = newcomer(f"/t/{id}#{keys[0]}")
    expect(page.get_by_test_id("share-button")).to_be_visible()
    expect(page.get_by_test_id("silences")).to_have_count(0)
