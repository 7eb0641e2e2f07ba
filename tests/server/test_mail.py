"""Calls by mail: confirmed by a link, ended by one click, encrypted on the way, and without a word that anybody has
typed."""

import secrets
import socket
import sqlite3
import ssl
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path

import pytest

from altbau.core.messages.calls import NewChannel
from altbau.errors import BadInput
from altbau.server.calls.call_rounds import SELDOM, CallRounds
from altbau.server.calls.channel import CallSettings, channel_of, confirm
from altbau.server.calls.due_calls import GRACE
from altbau.server.calls.mail import MailMessage, is_mail_address, mail_of
from altbau.server.calls.mail_client import MailClient, MailOutcome, MailServer, mail_server_of
from altbau.server.calls.sender import Sender
from altbau.server.store.rows.channels import ChannelRow
from altbau.table.seats.access import digest
from altbau.table.timing.clocks import DAY
from tests import loops
from tests.server.calling import Calling, call_soon
from tests.server.conftest import STILL, first_path
from tests.server.guarded import eventually
from tests.server.push_service import certified
from tests.server.smtp_server import SmtpServer, mail_key, next_to
from tests.server.test_account import forget, sit
from tests.server.test_call_routes import add, channels
from tests.server.test_calls import KEY, Days, Moment, by_days
from tests.server.test_calls import given_time as given_time
from tests.server.test_lobby import Host

HOST = "mail.example"
SENDER = "altbau@mail.example"
UTA = "Uta+spiel@Example.ORG"
END = f"https://play.example.org/a/rather/long/path/api/tables/{'T' * 12}/calls/mail/{'K' * 24}/end"
NAMES = ("Zacharias", "Quirin")


# --- the way to the server --------------------------------------------------------------------------------------------


def a_mail() -> EmailMessage:
    """Any mail."""
    return mail_of(
        MailMessage(
            UTA, "Grüße", "Du bist dran, für dich sind’s 2 Tage", "https://a.example/t/1", "https://a.example/t/1/mail#x",
            END, "thread", "number", "de",
        ),
        SENDER,
    )  # fmt: skip


def sent(server: SmtpServer, trust: ssl.SSLContext, *, host: str = HOST, encrypted: bool = False) -> MailOutcome:
    """What becomes of a mail through a server."""
    known = MailServer(host, server.port, encrypted, "me", "password", SENDER)
    try:
        return loops.run(MailClient(known, lambda: trust).send(a_mail()))
    finally:
        server.end()


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every name is this machine."""
    connect = socket.create_connection
    monkeypatch.setattr(
        socket, "create_connection", lambda address, *rest, **more: connect(("127.0.0.1", address[1]), *rest, **more)
    )


@pytest.mark.parametrize("encrypted", [True, False])
def test_nothing_but_the_wish_for_encryption_is_said_openly(tmp_path: Path, here: None, encrypted: bool) -> None:
    shown, trust = certified(tmp_path, HOST)
    server = SmtpServer(shown) if encrypted else SmtpServer(later=shown)
    assert sent(server, trust, encrypted=encrypted) is MailOutcome.ACCEPTED
    assert {each.split()[0].lower() for each in server.plain} <= {"ehlo", "starttls"}
    assert any(each.startswith("AUTH") for each in server.secret) and f"rcpt TO:<{UTA}>" in server.secret
    mail = server.next()
    assert f"List-Unsubscribe: <{END}>\r\n".encode() in a_mail().as_bytes() and a_mail().as_bytes().isascii()
    assert mail["Content-Language"] == "de"
    assert mail["Subject"] == "Grüße" and "Du bist dran" in mail.get_content() and mail["Date"]


def test_a_server_that_does_not_encrypt_is_told_nothing(tmp_path: Path, here: None) -> None:
    _, trust = certified(tmp_path, HOST)
    server = SmtpServer()
    assert sent(server, trust) is MailOutcome.FAILED
    assert not any(UTA in each or each.startswith("AUTH") for each in server.plain) and server.mails.empty()


def test_a_server_that_is_another_one_is_told_nothing(tmp_path: Path, here: None) -> None:
    shown, _ = certified(tmp_path, "other.example")
    _, trust = certified(tmp_path, HOST)
    server = SmtpServer(later=shown)
    assert sent(server, trust) is MailOutcome.FAILED
    assert server.secret == [] and server.mails.empty()


@pytest.mark.parametrize(("answer", "outcome"), [
    ("550 nobody", MailOutcome.REFUSED), ("450 later", MailOutcome.FAILED), ("421 closing", MailOutcome.FAILED),
])  # fmt: skip
def test_an_address_that_nobody_has_is_not_tried_again(tmp_path: Path, answer: str, outcome: MailOutcome) -> None:
    _, trust = certified(tmp_path, HOST)
    assert sent(SmtpServer(recipients=answer), trust, host="127.0.0.1") is outcome


@pytest.mark.parametrize(("written", "port", "encrypted"), [
    ("smtps://me@mail.example", 465, True), ("smtp://me%40home@mail.example:25/", 25, False),
    ("smtp://localhost", 587, False),
])  # fmt: skip
def test_what_an_operator_writes(written: str, port: int, encrypted: bool) -> None:
    found = mail_server_of(written, SENDER, "password")
    assert (found.port, found.encrypted) == (port, encrypted) and found.user in ("me", "me@home", "")


@pytest.mark.parametrize("written", ["mail.example", "http://mail.example", "smtp://me:word@mail.example", "smtp://"])
def test_what_an_operator_may_not_write(written: str) -> None:
    with pytest.raises(BadInput, match="bad-value") as error:
        mail_server_of(written, SENDER, "")
    assert "word" not in str(error.value)


@pytest.mark.parametrize("written", [
    "", "uta", "uta@", "@example.org", "uta@localhost", "a@b@example.org", "uta@example.org\r\nBcc: x@example.org",
    "Uta <uta@example.org>", "uta@exa mple.org", "uta,ben@example.org", f"{'a' * 65}@example.org", "uta@[127.0.0.1]",
])  # fmt: skip
def test_what_is_no_address(written: str) -> None:
    assert is_mail_address(UTA) and not is_mail_address(written)


# --- the whole way ----------------------------------------------------------------------------------------------------


@pytest.fixture
def smtp() -> Iterator[SmtpServer]:
    """The operator's server."""
    server = SmtpServer()
    yield server
    server.end()


@pytest.fixture
def mailing(smtp: SmtpServer, tmp_path: Path) -> Iterator[Calling]:
    """A server that sends mail."""
    settings = CallSettings(mail=MailServer("127.0.0.1", smtp.port, False, "", "", SENDER))
    server = Calling(tmp_path / "altbau.sqlite", settings, call_soon)
    yield server
    server.end()


def test_a_call_by_mail_is_confirmed_once_and_ended_by_one_click(mailing: Calling, smtp: SmtpServer) -> None:
    people = [{"name": name, "kind": kind} for name, kind in zip(NAMES, ("human", "link"), strict=True)]
    id, keys = mailing.start_table(*people, clock="days-3", options={"starter": "B"})
    assert mailing.ask("/api/calls")[1]["mail"] is True
    assert add(mailing, id, keys[0], {"form": "mail", "address": UTA})[0] == 201
    asking = smtp.next()
    key = mail_key(asking, id)
    assert asking["To"] == "Uta+spiel@example.org" and asking["From"] == f"Altbau <{SENDER}>"
    assert add(mailing, id, keys[0], {"form": "mail", "address": UTA})[1]["code"] == "mail-sent-before"
    (channel,) = channels(mailing, id, keys[0])
    assert channel["form"] == "mail" and channel["confirmed"] is False

    def move() -> None:
        asked = mailing.table(id)["asked"]
        own = keys["AB".index(asked)]
        table = mailing.table(id, own)
        wanted = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
        assert mailing.ask(f"/api/tables/{id}/messages", wanted, key=own)[0] == 200

    def until_asked(seat: str) -> None:
        while mailing.table(id)["asked"] != seat:
            move()

    wrong = {"key": "x" * len(key)}
    assert mailing.ask(f"/api/tables/{id}/calls/mail/confirm", wrong)[1]["code"] == "unknown-channel"
    until_asked("A")
    until_asked("B")
    assert smtp.mails.empty()  # not confirmed
    assert mailing.ask(f"/api/tables/{id}/calls/mail/confirm", {"key": key})[0] == 200
    assert channels(mailing, id, keys[0])[0]["confirmed"] is True
    assert add(mailing, id, keys[0], {"form": "mail", "address": UTA})[0] == 201  # is confirmed already
    until_asked("A")
    call = smtp.next()
    text = call.get_content()
    assert call["Subject"] == "Altbau: Your turn" and "3 days left" in text and f"{mailing.address}/t/{id}\r\n" in text
    whole = f"{asking}{call}"
    assert not any(each in whole for each in (*NAMES, *keys))
    assert call["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = call["List-Unsubscribe"].strip("<>")
    body = b"List-Unsubscribe=One-Click"
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    with urllib.request.urlopen(urllib.request.Request(address, body, kind), timeout=STILL) as answer:
        assert answer.status == 200
    assert channels(mailing, id, keys[0]) == []
    until_asked("B")
    until_asked("A")
    eventually(lambda: mailing.table(id)["asked"] == "A")
    assert smtp.mails.empty()
    log = mailing.log_file.read_text(encoding="utf-8").lower()
    assert UTA.lower() not in log and key.lower() not in log


def add_confirmed(server: Calling, smtp: SmtpServer, id: str, key: str, address: str) -> str:
    """Have a seat called by mail, and confirm its address; the key of the mail."""
    assert add(server, id, key, {"form": "mail", "address": address})[0] == 201
    sent_key = mail_key(next_to(smtp, address), id)
    assert server.ask(f"/api/tables/{id}/calls/mail/confirm", {"key": sent_key})[0] == 200
    return sent_key


def test_the_address_of_who_erases_oneself_is_nowhere(mailing: Calling, smtp: SmtpServer) -> None:
    """Neither of a table that is played nor of one that waits, confirmed or not."""
    own = [secrets.token_hex(8) + "@example.org" for _ in range(4)]
    people = [{"name": name, "kind": kind} for name, kind in zip(NAMES, ("human", "link"), strict=True)]
    id, keys = mailing.start_table(*people, clock="days-3", options={"starter": "B"})
    room = Host(mailing, {"name": "Ann", "kind": "human"}, {"kind": "link"}, {"kind": "link"})
    uta, other = room.join("Uta"), room.join("Quirin")
    mail_keys = [
        add_confirmed(mailing, smtp, id, keys[0], own[0]), add_confirmed(mailing, smtp, room.id, uta, own[1]),
    ]  # fmt: skip
    kept = [add_confirmed(mailing, smtp, id, keys[1], UTA), add_confirmed(mailing, smtp, room.id, other, f"x{UTA}")]
    for table, key, address in ((id, keys[0], own[2]), (room.id, uta, own[3])):
        assert add(mailing, table, key, {"form": "mail", "address": address})[0] == 201
        mail_keys.append(mail_key(next_to(smtp, address), table))
    device = secrets.token_urlsafe(16)
    assert sit(mailing, device, (id, keys[0]), (room.id, uta))[0] == 200
    assert forget(mailing, device, "everything")[0] == 200
    for table, key in zip((id, room.id, id, room.id), mail_keys, strict=True):
        for what in (f"mail/{key}/end", "mail/confirm"):
            body = {} if what.endswith("end") else {"key": key}
            assert mailing.ask(f"/api/tables/{table}/calls/{what}", body)[1]["code"] == "unknown-channel"
    assert [len(channels(mailing, *seat)) for seat in ((id, keys[1]), (room.id, other))] == [1, 1]
    mailing.stop()
    found = b"".join(file.read_bytes() for file in mailing.database.parent.rglob("*") if file.is_file())
    assert all(each.encode() in found for each in kept)
    assert not any(each.encode() in found for each in (*own, *mail_keys))


def test_an_error_of_the_database_tells_no_address(mailing: Calling) -> None:
    """What SQLAlchemy says has the values that were to be written, unless it is told to hide them."""
    id, keys = mailing.start_table({"name": "A", "kind": "human"}, {"name": "B", "kind": "link"}, clock="days-3")
    with closing(sqlite3.connect(mailing.database)) as connection:
        connection.execute("ALTER TABLE channel RENAME TO gone")
    assert add(mailing, id, keys[0], {"form": "mail", "address": UTA})[0] == 500
    log = mailing.log_file.read_text(encoding="utf-8")
    assert "no such table: channel" in log
    assert not any(each in log for each in ("Uta+spiel", keys[0], digest(keys[0])))


@pytest.mark.parametrize(
    ("address", "code"), [("Uta", "bad-mail-address"), ("u@example.org\nTo: x", "bad-mail-address")]
)
def test_other_addresses_are_refused(mailing: Calling, address: str, code: str) -> None:
    id, keys = mailing.start_table({"name": "A", "kind": "human"}, {"name": "B", "kind": "link"}, clock="days-3")
    assert add(mailing, id, keys[0], {"form": "mail", "address": address})[1]["code"] == code


def test_an_address_that_takes_no_mail_is_not_kept(tmp_path: Path) -> None:
    smtp = SmtpServer(recipients="550 nobody")
    settings = CallSettings(mail=MailServer("127.0.0.1", smtp.port, False, "", "", SENDER))
    server = Calling(tmp_path / "altbau.sqlite", settings)
    try:
        id, keys = server.start_table({"name": "A", "kind": "human"}, {"name": "B", "kind": "link"}, clock="days-3")
        assert add(server, id, keys[0], {"form": "mail", "address": UTA})[1]["code"] == "mail-failed"
        assert channels(server, id, keys[0]) == []
    finally:
        server.end()
        smtp.end()


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    server = Calling(tmp_path / "altbau.sqlite")
    try:
        id, keys = server.start_table({"name": "A", "kind": "human"}, {"name": "B", "kind": "link"}, clock="days-3")
        assert server.ask("/api/calls")[1]["mail"] is False
        assert add(server, id, keys[0], {"form": "mail", "address": UTA})[1]["code"] == "no-mail"
    finally:
        server.end()


# --- the time a test gives --------------------------------------------------------------------------------------------


def confirmed_mail(days: Days, smtp: SmtpServer) -> tuple[CallRounds, ChannelRow]:
    """Calls by mail, and the channel of who is asked, which is not stored."""
    settings = CallSettings(mail=MailServer("127.0.0.1", smtp.port, False, "", "", SENDER))
    key, wanted = digest(days.keys[days.asked]), NewChannel(form="mail", address=UTA)
    channel = channel_of(wanted, days.table.id, key, "en", "https://play.example", settings)
    return CallRounds(days.hub.store, Sender(days.client, KEY, settings)), confirm(channel)


def test_who_has_not_answered_is_reminded_by_mail_when_a_tenth_is_left(
    tmp_path: Path, given_time: None, smtp: SmtpServer
) -> None:
    """Once, by another mail of the same conversation."""

    async def act(days: Days) -> None:
        rounds, channel = confirmed_mail(days, smtp)
        await days.rows.add(channel)

        async def after(seconds: float) -> list[EmailMessage]:
            Moment.now += seconds
            await rounds.round(Moment.now)
            return [smtp.mails.get_nowait() for _ in range(smtp.mails.qsize())]

        (call,) = await after(GRACE)
        assert "3 days left" in call.get_content()
        assert await after(2.7 * DAY - GRACE - 1) == []
        (reminder,) = await after(1)
        assert reminder.get_content().startswith("Only 7 hours left for your turn at a table with 3 players")
        assert reminder["References"] == call["References"] and reminder["Message-ID"] != call["Message-ID"]
        assert await after(3600) == await after(0.2 * DAY) == []

    by_days(tmp_path / "tables.sqlite", act)


def test_an_address_is_asked_once_whichever_process_it_is_given_to(
    tmp_path: Path, given_time: None, smtp: SmtpServer
) -> None:
    async def act(days: Days) -> None:
        rounds, channel = confirmed_mail(days, smtp)
        await rounds.add_mail(channel._replace(key="another"))
        other, _ = confirmed_mail(days, smtp)
        for each in (rounds, other):
            with pytest.raises(BadInput, match="mail-sent-before"):
                await each.add_mail(channel)
        Moment.now += SELDOM + 1
        await confirmed_mail(days, smtp)[0].add_mail(channel)
        assert smtp.mails.qsize() == 2

    by_days(tmp_path / "tables.sqlite", act)
