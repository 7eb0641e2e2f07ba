"""Web Push (RFC 8030): a message that only the page can read. It replaces one about the same table that has not been
delivered."""

from hashlib import sha256
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_text import CallMessage
from altbau.server.calls.channel import ChannelAddress
from altbau.server.calls.encryption import encrypt
from altbau.server.calls.forms.request import CallRequest
from altbau.server.calls.identification import base64url, from_base64url

TOPIC: Final = 24  # bytes of a topic, which may have 32 letters


def push_request(
    message: CallMessage, endpoint: Endpoint, address: ChannelAddress, proof: str, salt: bytes
) -> CallRequest:
    """The request to a push service; `proof` is that of the server's key, `salt` random. Raises ValueError for keys of
    the subscription that are none."""
    shown = {"table": message.table, "text": message.said, "language": message.language, "tag": message.thread}
    key = generate_private_key(SECP256R1())
    content = msgspec.json.encode(shown)
    body = encrypt(content, from_base64url(address.p256dh or ""), from_base64url(address.auth or ""), key, salt)
    headers = {
        "Authorization": proof,
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(int(message.left)),
        "Topic": base64url(sha256(message.thread.encode()).digest()[:TOPIC]),
        "Urgency": "normal",
    }
    return CallRequest(endpoint, headers, body)
