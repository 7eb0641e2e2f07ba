"""How the page asks whoever plays by days how to be called, and what becomes of it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from altbau.server.calls.channel import CallSettings
from altbau.server.run import serve
from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, PACE, Server
from tests.server.process import started

HOOK = "https://hooks.example/secret"


class Calling(Server):
    """A server that permits webhooks at one host."""

    def start(self, port: int = 0) -> None:
        """Start, and wait for the address that it prints."""
        self.database.parent.mkdir(parents=True, exist_ok=True)
        self.process, self.address = started(self.log_file, serve_calling, self.database, port)


def serve_calling(database: Any, port: int) -> None:
    """Serve so."""
    serve("127.0.0.1", port, database, PACE, called=CallSettings(webhook_hosts=("hooks.example",)))


@pytest.fixture
def server(tmp_path: Path) -> Any:
    """That server."""
    server = Calling(tmp_path / "altbau.sqlite")
    yield server
    server.end()


def let_a_day_go_by(server: Server) -> None:
    """In the server's own time, while it does not run."""
    port = int(server.address.rpartition(":")[2])
    server.kill()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        assert connection.execute("UPDATE heartbeat SET seconds = seconds + 90000").rowcount == 1
    server.start(port)


def at_table(newcomer: Newcomer, id: str, key: str, **more: Any) -> Page:
    """The page of a seat at a table."""
    return newcomer(f"/t/{id}#{key}", **more)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_who_sits_down_by_days_is_asked_once(server: Server, newcomer: Newcomer, locale: str) -> None:
    id, (ann, ben) = server.start_table(HUMAN, FRIEND, clock="days-3")
    page = at_table(newcomer, id, ann, locale=locale)
    dialog = page.get_by_test_id("calls-dialog")
    dialog.get_by_test_id("calls-form").select_option("ntfy")
    dialog.get_by_test_id("calls-address").fill("https://other.example/")
    dialog.get_by_test_id("calls-address").press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("hooks.example")
    dialog.get_by_test_id("calls-address").fill(HOOK)
    dialog.get_by_test_id("calls-address").press("Enter")
    expect(dialog.get_by_test_id("channels")).to_contain_text("ntfy")
    expect(dialog.get_by_test_id("calls-address")).to_have_value("")
    assert violations(page) == []
    assert HOOK not in page.content()
    dialog.get_by_test_id("calls-done").click()
    expect(dialog).to_have_count(0)
    page.reload()
    page.get_by_test_id("calls").click()
    expect(dialog.get_by_test_id("channels")).to_contain_text("ntfy")
    dialog.get_by_test_id("channels").get_by_role("button").click()
    expect(dialog.get_by_test_id("channels")).to_have_count(0)
    dialog.get_by_test_id("calls-shared").check()
    dialog.get_by_test_id("calls-address").fill(HOOK)
    dialog.get_by_test_id("calls-address").press("Enter")
    shared = dialog.get_by_test_id("table-channel")
    expect(shared).to_contain_text("1 ")
    other = at_table(newcomer, id, ben, locale=locale)
    asked = other.get_by_test_id("calls-dialog")
    expect(asked.get_by_test_id("table-channel")).to_contain_text("1 ")
    asked.locator("button.primary", has_not=other.get_by_test_id("calls-push")).last.click()
    expect(asked.get_by_test_id("table-channel")).not_to_contain_text("1 ")


def test_whoever_comes_back_reads_first_what_the_clock_has_played(server: Server, newcomer: Newcomer) -> None:
    """The table was left at its first line."""
    id, (ann, _) = server.start_table(HUMAN, FRIEND, clock="days-1", options={"starter": "A"})
    page = at_table(newcomer, id, ann)
    page.get_by_test_id("calls-done").click()
    expect(page.get_by_test_id("calls-dialog")).to_have_count(0)
    page.reload()  # by its own key from now on, no longer by the link
    expect(page.get_by_test_id("calls")).to_be_visible()
    page.goto(server.address)
    let_a_day_go_by(server)
    assert any(table["asked"] == "B" for table in server.states(id))
    page.goto(f"{server.address}/t/{id}")
    dialog = page.get_by_test_id("returned")
    expect(dialog.get_by_test_id("played-lines").first).to_contain_text("clock")
    assert violations(page) == []


def test_who_plays_without_days_is_not_asked(server: Server, newcomer: Newcomer) -> None:
    id, (ann, _) = server.start_table(HUMAN, FRIEND, clock="turn-300")
    page = at_table(newcomer, id, ann)
    expect(page.get_by_test_id("share-button")).to_be_visible()
    expect(page.get_by_test_id("calls")).to_have_count(0)
