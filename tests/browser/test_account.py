"""The page of one's own data: add another device, save the stored data as a file, and delete it."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_accessible import KNOWN
from tests.browser.test_keys import assert_fits
from tests.server.conftest import FRIEND, HUMAN, Server


def test_a_seat_is_found_on_another_device_that_was_confirmed(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    first = newcomer(f"/t/{id}#{keys[0]}")
    first.wait_for_function(KNOWN)
    first.goto(f"{server.address}/me")
    first.get_by_test_id("me-name").fill("Ann")
    first.get_by_test_id("me-save").click()
    expect(first.get_by_test_id("me-save")).to_be_disabled()
    first.get_by_test_id("me-show-code").click()
    code = first.get_by_test_id("me-code")
    expect(code).to_be_visible()
    second = newcomer("/me", locale="de-DE", width=360, height=740)
    field = second.get_by_test_id("me-enter")
    expect(field).to_be_focused()
    field.fill("aaaa")
    field.press("Enter")
    expect(second.get_by_role("alert").filter(has_text="Der Code ist falsch")).to_be_visible()
    field.fill(code.inner_text().lower())
    field.press("Enter")
    expect(first.get_by_test_id("me-confirm")).to_be_visible()
    expect(second.get_by_test_id("me-waits")).to_have_text(first.get_by_test_id("me-check").inner_text())
    assert_fits(second)
    first.get_by_test_id("me-confirm").click()
    expect(second.get_by_test_id("me-number")).to_have_text(first.get_by_test_id("me-number").inner_text())
    expect(second.get_by_test_id("me-name")).to_have_value("Ann")
    assert_fits(second)
    second.goto(f"{server.address}/games")
    second.get_by_test_id("games-running").get_by_role("link").click()
    expect(second.locator(QUESTION)).to_be_visible()
    expect(second.get_by_test_id("seat-A")).to_contain_text("du")

    expect(first.get_by_test_id("me-end-others")).to_be_visible()
    with first.expect_download() as saved:
        first.get_by_test_id("me-export").click()
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert (kept["name"], len(kept["devices"]), kept["tables"][0]["id"]) == ("Ann", 2, id)
    first.goto(f"{server.address}/games")
    with first.expect_download() as games:
        first.get_by_test_id("me-games").click()
    assert f"# {id} " in Path(games.value.path()).read_text(encoding="utf-8")
    first.goto(f"{server.address}/me")
    first.get_by_test_id("me-delete").click()
    first.get_by_test_id("me-delete-now").click()
    expect(first.get_by_test_id("me-enter")).to_be_visible()
    second.goto(f"{server.address}/me")
    expect(second.get_by_test_id("me-enter")).to_be_visible()
