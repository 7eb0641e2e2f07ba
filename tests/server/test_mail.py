"""Calls by mail: confirmed by a link, ended by one click, encrypted on the way, and without a word that anybody has
typed."""

import re
import socket
import ssl
import urllib.request
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from altbau.errors import BadInput
from altbau.server.calls import call_rounds, due_calls
from altbau.server.calls.channel import CallSettings
from altbau.server.calls.mail import MailMessage, is_mail_address, mail_of
from altbau.server.calls.mail_client import MailClient, MailOutcome, MailServer, mail_server_of
from tests import loops
from tests.server.calling import Calling
from tests.server.conftest import STILL, first_path
from tests.server.guarded import eventually
from tests.server.push_service import certified
from tests.server.smtp_server import SmtpServer
from tests.server.test_call_routes import add, channels

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
            UTA, "Grüße", "Du bist dran", "https://a.example/t/1", "https://a.example/t/1/mail#x",
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
    assert f"List-Unsubscribe: <{END}>\r\n".encode() in a_mail().as_bytes()
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


def call_soon() -> None:
    """Let this process call soon after a question."""
    call_rounds.LOOK = 0.1  # type: ignore[misc]
    due_calls.GRACE = 0.2  # type: ignore[misc]
    due_calls.LOOKING = 1.0  # type: ignore[misc]


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


def link(mail: EmailMessage, pattern: str) -> str:
    """A part of an address in a mail."""
    found = re.search(pattern, mail.get_content())
    assert found
    return found[1]


def test_a_call_by_mail_is_confirmed_once_and_ended_by_one_click(mailing: Calling, smtp: SmtpServer) -> None:
    people = [{"name": name, "kind": kind} for name, kind in zip(NAMES, ("human", "link"), strict=True)]
    id, keys = mailing.start_table(*people, clock="days-3", options={"starter": "B"})
    assert mailing.ask("/api/calls")[1]["mail"] is True
    assert add(mailing, id, keys[0], {"form": "mail", "address": UTA})[0] == 201
    asking = smtp.next()
    key = link(asking, rf"{mailing.address}/t/{id}/mail#([\w-]+)")
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
