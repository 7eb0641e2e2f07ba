"""A channel as it is set up: a form of calls, and an address that is checked once here and again before each call."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

from altbau.core.messages.calls import NewChannel
from altbau.errors import BadInput
from altbau.server.calls.addresses import PUSH_HOSTS, Endpoint, endpoint_of
from altbau.server.calls.identification import base64url, from_base64url
from altbau.server.calls.mail import is_mail_address
from altbau.server.calls.mail_client import MailServer
from altbau.server.store.rows.channels import ChannelRow
from altbau.server.store.wall_clock import timestamp

AUTH: Final = 16  # bytes of the secret of a subscription


class CallSettings(NamedTuple):
    """What the operator permits: hosts of webhooks and of push services; `contact` is where these find the operator.
    Mail goes out by the server `mail`, if there is one."""

    webhook_hosts: tuple[str, ...] = ()
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    contact: str | None = None
    mail: MailServer | None = None

    def hosts(self, form: str) -> Sequence[str]:
        """The hosts that a form of calls may go to."""
        return self.push_hosts if form == "push" else self.webhook_hosts


USUAL_CALLS: Final = CallSettings()


class ChannelAddress(msgspec.Struct):
    """An address as it is stored, with the page's own (`base`), for links, and the keys of a subscription. One of mail
    has a secret for its links, `mail_key`, and is called once it is `confirmed`."""

    url: str
    base: str
    p256dh: str | None = None
    auth: str | None = None
    mail_key: str | None = None
    confirmed: bool = True


encoder = msgspec.json.Encoder()
read_address = msgspec.json.Decoder(ChannelAddress).decode


def channel_of(
    new: NewChannel, table: str, key: str, language: str, base: str, settings: CallSettings, *, agreed: str = "[]"
) -> ChannelRow:
    """The channel of a key at a table, or of the table, with the keys of those who want it. Raises BadInput."""
    if new.form == "mail":
        address = mail_address(new.address, base, settings)
    else:
        endpoint_of(new.address, settings.hosts(new.form))
        if new.form == "push":
            check_subscription(new.p256dh or "", new.auth or "")
        address = ChannelAddress(new.address, base, new.p256dh, new.auth)
    digest = sha256(address.url.encode()).hexdigest()
    return ChannelRow(
        table, key, digest, new.form, encoder.encode(address).decode(), language, timestamp(),
        looked=0.0, called="", reminded="", busy=0.0, failures=0, agreed=agreed,
    )  # fmt: skip


def mail_address(written: str, base: str, settings: CallSettings) -> ChannelAddress:
    """An address of mail that is not confirmed. Raises BadInput, which does not contain it."""
    if settings.mail is None:
        raise BadInput("no-mail")
    if not is_mail_address(written):
        raise BadInput("bad-mail-address")
    name, _, host = written.rpartition("@")
    return ChannelAddress(
        f"{name}@{host.lower()}", base, mail_key=base64url(secrets.token_bytes(AUTH)), confirmed=False
    )


def confirm(channel: ChannelRow) -> ChannelRow:
    """The channel once its address is confirmed."""
    return channel._replace(
        address=encoder.encode(msgspec.structs.replace(read_address(channel.address), confirmed=True)).decode()
    )


def check_subscription(key: str, auth: str) -> None:
    """Check the keys of a subscription. Raises BadInput."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64url(key))
        whole = len(from_base64url(auth)) == AUTH
    except ValueError:
        whole = False
    if not whole:
        raise BadInput("bad-subscription")


def endpoint_for(channel: ChannelRow, settings: CallSettings) -> Endpoint | None:
    """The endpoint of a channel, if the operator still permits it."""
    try:
        return endpoint_of(read_address(channel.address).url, settings.hosts(channel.form))
    except BadInput:
        return None
