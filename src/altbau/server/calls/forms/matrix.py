"""A room of Matrix. Its address is that of the room in the client's interface, as
`https://HOST/_matrix/client/v3/rooms/ROOM?access_token=TOKEN`; the token goes into a header, where no log has it."""

from urllib.parse import parse_qs, quote

import msgspec

from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.forms.plain_json import JSON
from altbau.server.calls.forms.request import CallRequest


def matrix_request(message: CallMessage, endpoint: Endpoint) -> CallRequest:
    """The request. A repeated one of the same number is shown once."""
    room, _, query = endpoint.target.partition("?")
    (token,) = parse_qs(query).get("access_token", [""])[:1]
    target = f"{room.rstrip('/')}/send/m.room.message/{quote(message.number, safe='')}"
    shown = {"msgtype": "m.text", "body": f"{message.said}\n{message.link}"}
    headers = JSON | {"Authorization": f"Bearer {token}"}
    return CallRequest(endpoint.below(target), headers, msgspec.json.encode(shown), "PUT")
