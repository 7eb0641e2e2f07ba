"""A webhook of a channel at Discord."""

import msgspec

from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.forms.plain_json import JSON
from altbau.server.calls.forms.request import CallRequest


def discord_request(message: CallMessage, endpoint: Endpoint) -> CallRequest:
    """The request. No name calls anybody there."""
    shown = {"content": f"{message.said}\n<{message.link}>", "allowed_mentions": {"parse": []}}
    return CallRequest(endpoint, JSON, msgspec.json.encode(shown))
