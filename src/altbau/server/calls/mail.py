"""Calls by mail, through the operator's own server. Nothing in a mail is what a player has typed: neither a name nor a
word said at a table. A link has no key of a seat; the one that ends the calls has a secret of its own."""

import re
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final, NamedTuple

from altbau.core import text

# A longer address in a header would be encoded, and be none any more. Not every server takes eight bits.
WHOLE: Final = SMTP.clone(max_line_length=998, cte_type="7bit")
LONGEST: Final = 254  # letters of an address
ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}", re.ASCII | re.I)


class MailMessage(NamedTuple):
    """A mail: to whom, its subject and its words, the address of the table, where its channel is looked after
    (`settings`) and ended by a single request (`end`), and `thread` and `number` as of a call."""

    to: str
    subject: str
    said: str
    link: str
    settings: str
    end: str
    thread: str
    number: str
    language: str


def is_mail_address(written: str) -> bool:
    """Whether something can be an address of mail."""
    return len(written) <= LONGEST and bool(ADDRESS.fullmatch(written))


def mail_of(message: MailMessage, sender: str) -> EmailMessage:
    """The mail as it is sent. One that is sent again has the same id; all about a table are one conversation. It can be
    unsubscribed from without opening it (RFC 8058)."""
    host = sender.rpartition("@")[2]
    mail = EmailMessage(WHOLE)
    headers: Mapping[str, str] = {
        "From": f"Altbau <{sender}>",
        "To": message.to,
        "Subject": message.subject,
        "Message-ID": f"<{message.number}@{host}>",
        "References": f"<{message.thread}@{host}>",
        "Auto-Submitted": "auto-generated",
        "List-Unsubscribe": f"<{message.end}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    for name, value in headers.items():
        mail[name] = value
    words = [message.said, message.link, text.say(message.language, "mail-end") + "\n" + message.settings]
    mail.set_content("\n\n".join(words) + "\n")
    mail["Content-Language"] = message.language  # such headers are set with the content, which deletes older ones
    return mail
