"""The one client of mail: it hands mails to the operator's server, encrypted unless that is on this machine."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import localtime
from enum import Enum
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from altbau.errors import BadInput
from altbau.server.calls.mail import is_mail_address

PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = ("localhost", "127.0.0.1", "::1")  # need no encryption
LONGEST: Final = 10.0  # seconds for a step of the protocol
AT_ONCE: Final = 4  # mails that are under way
FOREVER: Final = range(500, 600)  # what a server says that will say so again


class MailServer(NamedTuple):
    """The operator's server; `encrypted` from the first byte, else by STARTTLS unless it is on this machine."""

    host: str
    port: int
    encrypted: bool
    user: str
    password: str
    sender: str


class MailOutcome(Enum):
    """What has become of a mail."""

    ACCEPTED = "accepted"
    REFUSED = "refused"  # nobody has this address
    FAILED = "failed"


class MailClient:
    """Hands mails to a server, in threads."""

    def __init__(self, server: MailServer, trust: Callable[[], ssl.SSLContext] = ssl.create_default_context) -> None:
        """`trust` makes what decides which certificates are valid; by default this machine's authorities do."""
        self.server = server
        self._trust = trust
        self._places = asyncio.Semaphore(AT_ONCE)

    async def send(self, mail: EmailMessage) -> MailOutcome:
        """Send a mail. No error tells more, since it could tell the address."""
        async with self._places:
            return await asyncio.to_thread(self._send, mail)

    def _send(self, mail: EmailMessage) -> MailOutcome:
        mail["Date"] = localtime()
        try:
            with self._connected() as connection:
                if self.server.user:
                    connection.login(self.server.user, self.server.password)
                connection.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return MailOutcome.REFUSED if all(code in FOREVER for code in codes) else MailOutcome.FAILED
        except (OSError, ValueError):  # an SMTPException is an OSError
            return MailOutcome.FAILED
        return MailOutcome.ACCEPTED

    def _connected(self) -> smtplib.SMTP:
        """A connection on which a password can be said. Raises OSError."""
        host, port = self.server.host, self.server.port
        if self.server.encrypted:
            return smtplib.SMTP_SSL(host, port, timeout=LONGEST, context=self._trust())
        connection = smtplib.SMTP(host, port, timeout=LONGEST)
        if host not in HERE:
            try:
                connection.starttls(context=self._trust())
            except OSError:
                connection.close()
                raise
        return connection


def mail_server_of(address: str, sender: str, password: str) -> MailServer:
    """The server that an operator has named, as `smtp://USER@HOST:587` or `smtps://USER@HOST:465`. Raises BadInput."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        parts, port = urlsplit(""), 0
    if not parts.hostname or parts.password is not None or parts.path not in ("", "/") or parts.query:
        raise BadInput("bad-value", place="--mail-server", value="…", expected="smtps://me@mail.example.org")
    if not is_mail_address(sender):
        raise BadInput("bad-value", place="--mail-from", value=sender, expected="altbau@example.org")
    user = unquote(parts.username or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)
