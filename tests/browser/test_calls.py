"""How the page asks whoever plays by days how to be called, and what becomes of it."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from altbau.server.calls.channel import CallSettings
from altbau.server.calls.mail_client import MailServer
from tests.browser.conftest import Newcomer
from tests.browser.player import open_menu
from tests.browser.test_accessible import violations
from tests.browser.test_keys import assert_fits
from tests.server.calling import Calling
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.smtp_server import SmtpServer
from tests.server.test_lobby import Host
from tests.server.test_mail import SENDER

HOOK = "https://hooks.example/secret"


@pytest.fixture
def server(tmp_path: Path) -> Any:
    """That server."""
    server = Calling(tmp_path / "altbau.sqlite")
    yield server
    server.end()


def let_a_day_go_by(server: Server) -> None:
    """In the server's own time, while it does not run."""
    server.kill()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        assert connection.execute("UPDATE heartbeat SET seconds = seconds + 90000").rowcount == 1
    server.start()


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
    page.get_by_test_id("orders-done").click()  # asked next
    page.reload()
    page.get_by_test_id("calls").click()
    expect(dialog.get_by_test_id("channels")).to_contain_text("ntfy")
    dialog.get_by_test_id("channels").get_by_role("button").click()
    expect(dialog.get_by_test_id("channels")).to_have_count(0)
    other = at_table(newcomer, id, ben, locale=locale)
    asked = other.get_by_test_id("calls-dialog")
    asked.get_by_test_id("calls-done").click()
    expect(asked).to_have_count(0)
    other.get_by_test_id("orders-done").click()
    dialog.get_by_test_id("calls-shared").check()
    dialog.get_by_test_id("calls-address").fill(HOOK)
    dialog.get_by_test_id("calls-address").press("Enter")
    shared = dialog.get_by_test_id("table-channel")
    expect(shared).to_contain_text("1 ")
    notice = other.get_by_test_id("channel-notice")
    expect(notice).to_contain_text("Ann")  # where else a question stands, and at once
    notice.get_by_test_id("channel-yes").click()
    expect(notice).to_have_count(0)
    other.get_by_test_id("calls").click()
    expect(asked.get_by_test_id("table-channel")).not_to_contain_text("1 ")
    expect(shared).not_to_contain_text("1 ")  # without being loaded again
    dialog.get_by_test_id("table-channel").locator("~ .buttons button").first.click()  # one no ends it
    expect(dialog.get_by_test_id("table-channel")).to_have_count(0)
    expect(asked.get_by_test_id("table-channel")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_an_address_of_mail_is_confirmed_and_ended_by_its_link(tmp_path: Path, newcomer: Newcomer, locale: str) -> None:
    smtp = SmtpServer()
    mailing = Calling(
        tmp_path / "mailing.sqlite", CallSettings(mail=MailServer("127.0.0.1", smtp.port, False, "", "", SENDER))
    )
    try:
        id, (ann, _) = mailing.start_table(HUMAN, FRIEND, clock="days-3")
        page = newcomer(f"{mailing.address}/t/{id}#{ann}", locale=locale)
        page.get_by_test_id("calls-mail").fill("uta@example.org")
        page.get_by_test_id("calls-mail").press("Enter")
        ways = page.get_by_test_id("channels")
        unconfirmed = "nicht bestätigt" if locale == "de-DE" else "not confirmed"
        expect(ways).to_contain_text(unconfirmed)
        link = re.search(r"http\S+/mail#\S+", smtp.next().get_content())
        assert link
        by_mail = newcomer(link[0], locale=locale)
        by_mail.get_by_test_id("mail-yes").click()
        expect(by_mail.get_by_test_id("mail-yes")).to_have_count(0)
        page.reload()
        expect(ways).to_be_visible()
        expect(ways).not_to_contain_text(unconfirmed)
        by_mail.reload()
        by_mail.get_by_test_id("mail-no").click()
        expect(by_mail.get_by_test_id("mail-no")).to_have_count(0)
        page.reload()
        expect(page.get_by_test_id("calls-mail")).to_be_visible()
        expect(ways).to_have_count(0)
    finally:
        mailing.end()
        smtp.end()


def test_whoever_comes_back_reads_first_what_the_clock_has_played(server: Server, newcomer: Newcomer) -> None:
    """The table was left at its first line. It was opened by a link, which names no seat."""
    id, (ann, _) = server.start_table(HUMAN, FRIEND, clock="days-1", options={"starter": "A"})
    page = at_table(newcomer, id, ann)
    page.get_by_test_id("calls-done").click()
    expect(page.get_by_test_id("calls-dialog")).to_have_count(0)
    page.goto(server.address)
    let_a_day_go_by(server)
    assert any(table["asked"] == "B" for table in server.states(id))
    page.goto(f"{server.address}/t/{id}")
    dialog = page.get_by_test_id("returned")
    expect(dialog.get_by_test_id("played-lines").first).to_contain_text("clock")
    assert violations(page) == []


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_a_move_of_the_clock_is_told_at_the_plate(server: Server, newcomer: Newcomer, edition: str) -> None:
    """Where a plate has no room, by an icon whose words are read out."""
    id, (_, ben) = server.start_table(HUMAN, FRIEND, edition=edition, clock="days-1")
    let_a_day_go_by(server)
    page = at_table(newcomer, id, ben, locale="de-DE")
    for dialog in ("calls-dialog", "orders-dialog"):
        page.get_by_test_id(dialog).press("Escape")
    told = page.get_by_test_id("clock-moved").filter(visible=True).first
    for width, height in ((1280, 860), (360, 740), (568, 232)):
        page.set_viewport_size({"width": width, "height": height})
        expect(told).to_contain_text("Die Uhr hat gezogen")
        assert_fits(page)
        assert violations(page) == []


def test_who_plays_without_days_is_not_asked(server: Server, newcomer: Newcomer) -> None:
    id, (ann, _) = server.start_table(HUMAN, FRIEND, clock="turn-300")
    page = at_table(newcomer, id, ann)
    expect(page.get_by_test_id("share-button")).to_be_visible()
    expect(page.get_by_test_id("calls")).to_have_count(0)


def test_where_a_table_waits_a_phone_has_one_way_to_be_called(server: Server, newcomer: Newcomer) -> None:
    """In the bar, and not in the menu, too."""
    table = Host(server, HUMAN, {"kind": "link"}, clock="days-3")
    page = at_table(newcomer, table.id, table.key, width=360, height=740)
    page.get_by_test_id("calls-done").click()
    open_menu(page)
    expect(page.get_by_test_id("calls")).to_have_count(1)
