"""The page of the server's operator, and the operator's messages to players."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from altbau.server.store.backend import side_transaction
from altbau.server.store.maintenance.backup import back_up
from altbau.server.store.rows import operator as operator_rows
from altbau.table.seats.access import digest
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_keys import assert_fits
from tests.server.conftest import FRIEND, HUMAN, Server, first_path

KEY = "an operator's key"
AT_ONCE = 5
A_MINUTE = 61_000  # milliseconds
WORDS = {"de": "Neustart um acht", "en": "Restart at eight"}


@pytest.fixture
def operator(server: Server, newcomer: Newcomer) -> Page:
    """A phone of whoever runs the server, who has opened the page by keyboard, not with the first key."""
    with side_transaction(server.database) as connection:
        operator_rows.change_key(connection, digest(KEY))
    page = newcomer("/operator", locale="de-DE", width=360, height=740)
    field = page.get_by_test_id("operator-key")
    field.fill("another key")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("altbau admin key")
    field.fill(KEY)
    field.press("Enter")
    expect(page.get_by_test_id("operator-figures")).to_be_visible()
    return page


def test_the_operator_sees_tables_and_ends_one(own_server: Server, operator: Page) -> None:
    id, keys = own_server.start_table({**HUMAN, "name": "Xaverius"}, FRIEND)
    expect(operator.get_by_test_id("operator-tables")).to_contain_text("Xaverius und Ben")
    expect(operator.get_by_test_id("operator-tables-here")).to_have_text("1")
    assert_fits(operator)
    end = operator.get_by_test_id(f"operator-end-{id}")
    end.press("Enter")
    expect(operator.get_by_role("dialog")).to_contain_text("Den Tisch von Xaverius und Ben beenden?")
    assert_fits(operator)
    for _ in range(AT_ONCE):  # a press right after a dialog was closed opens the next one
        operator.keyboard.press("Escape")
        operator.keyboard.press("Enter")  # the button has the focus again
        expect(operator.get_by_role("dialog")).to_be_visible()
    assert own_server.table(id, keys[0])["asked"]
    operator.get_by_test_id("operator-sure").locator("xpath=following-sibling::button").press("Enter")
    expect(operator.get_by_role("dialog")).to_have_count(0)
    expect(end).to_be_focused()
    operator.keyboard.press("Enter")
    operator.get_by_test_id("operator-sure").press("Enter")
    expect(operator.get_by_test_id("operator-tables")).to_contain_text("Es gibt keine.")
    assert own_server.table(id, keys[0])["notices"][-1]["told"] == "ended"
    operator.get_by_label("beendete").check()
    expect(operator.get_by_test_id("operator-tables")).to_contain_text("Xaverius")
    operator.get_by_test_id("operator-network").fill("198.51.100.7")
    operator.get_by_test_id("operator-ban").press("Enter")
    operator.get_by_test_id("operator-sure").press("Enter")
    expect(operator.get_by_test_id("operator-bans")).to_contain_text("198.51.100.7/32")
    operator.reload()
    expect(operator.get_by_test_id("operator-bans")).to_contain_text("198.51.100.7/32")
    operator.get_by_role("button", name="Schlüssel vergessen").click()
    expect(operator.get_by_test_id("operator-key")).to_be_visible()


@pytest.mark.long
def test_everybody_hears_what_the_operator_says(own_server: Server, operator: Page, newcomer: Newcomer) -> None:
    """Whoever has a page open within a minute, whoever comes then at once, each in his language, until it is closed."""
    id, keys = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    ann = newcomer("/healthz", width=1280)
    ann.clock.install()
    ann.goto(f"{own_server.address}/t/{id}#{keys[0]}")
    expect(ann.locator(QUESTION)).to_be_visible()
    for language, words in WORDS.items():
        operator.get_by_test_id(f"operator-words-{language}").fill(words)
    operator.keyboard.press("Enter")
    expect(operator.get_by_role("dialog")).to_contain_text(WORDS["de"])
    assert_fits(operator)
    operator.get_by_test_id("operator-sure").click()
    expect(operator.get_by_test_id("operator-tell-end")).to_be_visible()
    assert_fits(operator)
    ann.clock.fast_forward(A_MINUTE)
    said = ann.get_by_text(WORDS["en"])
    expect(said).to_be_visible()
    assert_fits(ann)
    ann.locator(".toast").get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    ann.clock.fast_forward(A_MINUTE)
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="de-DE", width=360, height=740)
    expect(ben.locator(".toast").filter(has_text=WORDS["de"])).to_be_visible()
    assert_fits(ben)
    expect(said).to_have_count(0)
    operator.get_by_test_id("operator-tell-end").click()
    expect(operator.get_by_test_id("operator-tell")).to_be_visible()
    assert own_server.ask("/api/bulletin")[1]["said"] is None
    operator.get_by_test_id(f"operator-end-{id}").click()
    operator.get_by_test_id("operator-sure").click()
    expect(
        ann.get_by_role("paragraph").filter(has_text="The operator of the server has ended this table")
    ).to_be_visible()


def play(server: Server, id: str, keys: list[str]) -> None:
    """Play a move of whoever is asked."""
    key = keys["AB".index(server.table(id)["asked"])]
    table = server.table(id, key)
    move = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
    assert server.ask(f"/api/tables/{id}/messages", move, key=key)[0] == 200


@pytest.mark.long
def test_pages_that_know_more_than_a_restored_server_are_told(
    own_server: Server, newcomer: Newcomer, tmp_path: Path
) -> None:
    """They go on where the backup was made, with the log of then."""
    id, keys = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    for _ in range(3):
        play(own_server, id, keys)
    then = own_server.table(id)
    back_up(own_server.database, tmp_path / "copy.sqlite")
    while own_server.table(id)["seq"] < then["seq"] + 3:
        play(own_server, id, keys)
    ann = newcomer(f"/t/{id}#{keys[0]}")
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="de-DE", width=360, height=740)
    for page in (ann, ben):
        expect(page.get_by_test_id("seat-A")).to_be_visible()
    own_server.stop()
    for file in tmp_path.glob("altbau.*"):
        file.unlink() if file.is_file() else shutil.rmtree(file)
    back_up(tmp_path / "copy.sqlite", own_server.database)
    own_server.start()
    for page, words in ((ann, "restored from a backup"), (ben, "aus einer Sicherung wiederhergestellt")):
        expect(page.locator(".toast").filter(has_text=words)).to_be_visible()
    assert_fits(ben)
    assert own_server.table(id)["seq"] == then["seq"]
    for page in (ann, ben):
        page.locator(".toast").get_by_role("button").first.click()
        expect(page.locator(".toast")).to_have_count(0)
    play(own_server, id, keys)
    fresh = newcomer(f"/t/{id}#{keys[0]}")
    expect(fresh.get_by_test_id("log").locator("li").last).to_be_attached()
    expect(ann.get_by_test_id("log")).to_have_text(fresh.get_by_test_id("log").text_content() or "")
