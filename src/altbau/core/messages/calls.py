"""Messages about calls, by which people who are not at the page learn that they are asked, as strict types
(`wire.py`)."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from altbau.core.messages.table import WireStruct

Webhook: TypeAlias = Literal["json", "discord", "slack", "ntfy", "matrix"]
CallForm: TypeAlias = Literal["push", "mail", Webhook]
WEBHOOKS: tuple[Webhook, ...] = get_args(Webhook)

Address = Annotated[str, msgspec.Meta(max_length=1000)]
PushKey = Annotated[str, msgspec.Meta(max_length=100)]
MailKey = Annotated[str, msgspec.Meta(max_length=64)]
ChannelId = Annotated[str, msgspec.Meta(max_length=64)]


class CallOptions(WireStruct):
    """How this server can call: the public `key` for subscriptions of Web Push, and the `hosts` to which webhooks may
    go, as the operator has written them; none if there are no webhooks. `mail` says whether it sends mail."""

    key: str
    hosts: list[str]
    mail: bool


class NewChannel(WireStruct):
    """A way to call the person of a seat. `push` has the endpoint of a browser's subscription as its address, with the
    keys of that; a webhook has an address alone, and so has `mail`, which is confirmed by a link that is sent there.
    The address is never sent again."""

    form: CallForm
    address: Address
    p256dh: PushKey | None = None
    auth: PushKey | None = None


class Channel(WireStruct):
    """A way by which a seat is called, without its address; `id` is the digest of that (SHA-256). Before it is
    `confirmed` nothing is sent there but the link by which it is."""

    KEY = "id"
    id: str
    form: CallForm
    since: str
    confirmed: bool


class TableChannel(WireStruct):
    """A webhook by which a table tells whose turn it is, once all people there (`asked`, by seat) want it (`yes`, first
    whoever has proposed it)."""

    KEY = "id"
    id: str
    form: CallForm
    since: str
    yes: list[str]
    asked: list[str]


class TableChannels(WireStruct):
    """The ways by which a table tells whose turn it is, agreed to or not."""

    table: list[TableChannel]


class Channels(TableChannels):
    """The ways by which a seat is called, and those of its table."""

    channels: list[Channel]


class NewTableChannel(WireStruct):
    """A webhook by which a table tells whose turn it is, proposed to all people there."""

    form: Webhook
    address: Address


class AgreeToChannel(WireStruct):
    """Yes or no to a channel of a table; one no ends it."""

    id: ChannelId
    yes: bool


class MailChannel(WireStruct):
    """The key of a channel by mail, which is in each of its mails."""

    key: MailKey


class EndChannel(WireStruct):
    """The id of a channel by which a seat is not to be called any more."""

    id: ChannelId
