"""The page with a game that it has no drawing for: question, choices and log."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import PATIENCE, QUESTION
from tests.browser.test_accessible import violations
from tests.browser.test_board import start_monopoly
from tests.server.conftest import FRIEND, HUMAN, Server


def test_a_game_without_a_table_of_its_own_can_be_played(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, FRIEND)

    def live(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()
        behind.on_message(lambda said: socket.send(str(said).replace('"game":"monopoly"', '"game":"unheard-of"')))

    page = newcomer("/editions", width=360, height=740)
    page.route_web_socket("**/live?*", live)
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    expect(page.get_by_test_id("seat-B")).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []
    page.get_by_test_id("choice-roll").click()
    expect(page.locator("[data-event=rolled]")).to_be_attached()
    page.get_by_test_id("choice-auction").click()
    page.get_by_test_id("sum").fill("70")
    page.get_by_test_id("choice-sum").click()
    expect(page.locator("[data-event=bid]")).to_contain_text("€70")
    expect(page.locator(QUESTION)).not_to_have_class("mine")
