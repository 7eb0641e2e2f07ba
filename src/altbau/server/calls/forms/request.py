"""A request to another server."""

from collections.abc import Mapping
from typing import NamedTuple

from altbau.server.calls.addresses import Endpoint


class CallRequest(NamedTuple):
    """A request as it is to be sent."""

    endpoint: Endpoint
    headers: Mapping[str, str]
    body: bytes
    method: str = "POST"
