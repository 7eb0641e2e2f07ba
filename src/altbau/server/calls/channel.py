"""A channel as it is set up: a form of calls, and an address that is checked once here and again before each call."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

from altbau.core.messages.calls import NewChannel
from altbau.errors import BadInput
from altbau.server.calls.addresses import PUSH_HOSTS, Endpoint, endpoint_of
from altbau.server.calls.identification import from_base64url
from altbau.server.store.rows.channels import ChannelRow
from altbau.server.store.wall_clock import timestamp

AUTH: Final = 16  # bytes of the secret of a subscription


class CallSettings(NamedTuple):
    """What the operator permits: hosts of webhooks and of push services; `contact` is where these find the operator."""

    webhook_hosts: tuple[str, ...] = ()
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    contact: str | None = None

    def hosts(self, form: str) -> Sequence[str]:
        """The hosts that a form of calls may go to."""
        return self.push_hosts if form == "push" else self.webhook_hosts


USUAL_CALLS: Final = CallSettings()


class ChannelAddress(msgspec.Struct):
    """An address as it is stored, with the page's own (`base`), for links, and the keys of a subscription."""

    url: str
    base: str
    p256dh: str | None = None
    auth: str | None = None


encoder = msgspec.json.Encoder()
read_address = msgspec.json.Decoder(ChannelAddress).decode


def channel_of(
    new: NewChannel, table: str, key: str, language: str, base: str, settings: CallSettings, *, agreed: str = "[]"
) -> ChannelRow:
    """The channel of a key at a table, or of the table, with the keys of those who want it. Raises BadInput."""
    endpoint_of(new.address, settings.hosts(new.form))
    if new.form == "push":
        check_subscription(new.p256dh or "", new.auth or "")
    address = ChannelAddress(new.address, base, new.p256dh, new.auth)
    digest = sha256(new.address.encode()).hexdigest()
    return ChannelRow(
        table, key, digest, new.form, encoder.encode(address).decode(), language, timestamp(),
        looked=0.0, called="", reminded="", busy=0.0, failures=0, agreed=agreed,
    )  # fmt: skip


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
