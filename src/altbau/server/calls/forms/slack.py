"""An incoming webhook of Slack."""

from typing import Final

import msgspec

from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.forms.plain_json import JSON
from altbau.server.calls.forms.request import CallRequest

ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def slack_request(message: CallMessage, endpoint: Endpoint) -> CallRequest:
    """The request. No name calls anybody there."""
    return CallRequest(
        endpoint, JSON, msgspec.json.encode({"text": f"{message.said.translate(ESCAPED)}\n{message.link}"})
    )
