"""A webhook of one's own program: what happened, as an object of JSON."""

from typing import Final

import msgspec

from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.forms.request import CallRequest

JSON: Final = {"Content-Type": "application/json"}


def json_request(message: CallMessage, endpoint: Endpoint) -> CallRequest:
    """The request."""
    shown = {
        "table": message.table,
        "text": message.said,
        "link": message.link,
        "seconds_left": int(message.left),
        "id": message.number,
    }
    return CallRequest(endpoint, JSON, msgspec.json.encode(shown))
