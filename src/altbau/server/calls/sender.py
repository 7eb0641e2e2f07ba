"""Sends calls, each in the form of its channel."""

import secrets
import time
from collections.abc import Callable, Mapping
from enum import Enum
from hashlib import sha256
from typing import Final, Protocol

from altbau.core import text
from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.channel import CallSettings, endpoint_for, read_address
from altbau.server.calls.due_calls import DueCall
from altbau.server.calls.encryption import SALT
from altbau.server.calls.forms.discord import discord_request
from altbau.server.calls.forms.matrix import matrix_request
from altbau.server.calls.forms.ntfy import ntfy_request
from altbau.server.calls.forms.plain_json import json_request
from altbau.server.calls.forms.request import CallRequest
from altbau.server.calls.forms.slack import slack_request
from altbau.server.calls.forms.web_push import push_request
from altbau.server.calls.identification import ServerKey, base64url
from altbau.server.calls.mail import MailMessage, mail_of
from altbau.server.calls.mail_client import MailClient, MailOutcome
from altbau.server.store.rows.channels import ChannelRow

WEBHOOKS: Final[Mapping[str, Callable[[CallMessage, Endpoint], CallRequest]]] = {
    "json": json_request,
    "discord": discord_request,
    "slack": slack_request,
    "ntfy": ntfy_request,
    "matrix": matrix_request,
}
GONE: Final = (404, 410)  # the address does not exist any more
DELIVERED: Final = range(200, 300)


class CallOutcome(Enum):
    """What has become of a call."""

    SENT = "sent"
    FAILED = "failed"
    ENDED = "ended"  # and its channel with it


class Client(Protocol):
    """Calls endpoints."""

    async def call(
        self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes, method: str = "POST"
    ) -> int | None:
        """Send a request; the status of the answer, or None if none came."""


class Sender:
    """Sends calls from this server, which push services know by `key`."""

    def __init__(self, client: Client, key: ServerKey, settings: CallSettings) -> None:
        self.settings = settings
        self.key = key
        self._client = client
        self._mail = MailClient(settings.mail) if settings.mail else None

    async def send(self, channel: ChannelRow, call: DueCall) -> CallOutcome:
        """Send a call. A channel whose host is no longer permitted ends, and mail if there is no server for it."""
        if channel.form == "mail":
            return await self._send_mail(channel, "mail-subject", call.plain, call.question, str(call.late))
        endpoint = endpoint_for(channel, self.settings)
        if endpoint is None:
            return CallOutcome.ENDED
        status = await self._client.call(*self._request(channel, call, endpoint))
        if status in GONE:
            return CallOutcome.ENDED
        return CallOutcome.SENT if status in DELIVERED else CallOutcome.FAILED

    async def ask_to_confirm(self, channel: ChannelRow) -> CallOutcome:
        """Send the link by which a channel by mail is confirmed."""
        said = text.say(channel.language, "mail-confirm")
        return await self._send_mail(
            channel, "mail-confirm-subject", said, read_address(channel.address).mail_key or ""
        )

    async def _send_mail(self, channel: ChannelRow, subject: str, said: str, *about: str) -> CallOutcome:
        """Send a mail; `about` is the same if it is sent again."""
        if self._mail is None:
            return CallOutcome.ENDED
        address = read_address(channel.address)
        table, thread = f"{address.base}/t/{channel.game}", short_digest(channel.game, channel.key)
        message = MailMessage(
            address.url, text.say(channel.language, subject), said, table,
            f"{table}/mail#{address.mail_key}",
            f"{address.base}/api/tables/{channel.game}/calls/mail/{address.mail_key}/end",
            thread, short_digest(thread, *about), channel.language,
        )  # fmt: skip
        outcome = await self._mail.send(mail_of(message, self._mail.server.sender))
        if outcome is MailOutcome.REFUSED:
            return CallOutcome.ENDED
        return CallOutcome.SENT if outcome is MailOutcome.ACCEPTED else CallOutcome.FAILED

    def _request(self, channel: ChannelRow, call: DueCall, endpoint: Endpoint) -> CallRequest:
        address = read_address(channel.address)
        thread = short_digest(channel.game, channel.key)
        message = CallMessage(
            channel.game, f"{address.base}/t/{channel.game}", call.said, call.left, thread,
            short_digest(thread, call.question, str(call.late)), channel.language,
        )  # fmt: skip
        if channel.form != "push":
            return WEBHOOKS[channel.form](message, endpoint)
        proof = self.key.proof(endpoint.origin, time.time())
        return push_request(message, endpoint, address, proof, secrets.token_bytes(SALT))


def short_digest(*parts: str) -> str:
    """Letters that follow from these and do not tell them."""
    return base64url(sha256("\n".join(parts).encode()).digest()[:16])
