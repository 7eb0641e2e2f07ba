"""A topic of ntfy."""

from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.forms.request import CallRequest


def ntfy_request(message: CallMessage, endpoint: Endpoint) -> CallRequest:
    """The request."""
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": "Altbau", "Click": message.link}
    return CallRequest(endpoint, headers, message.said.encode())
