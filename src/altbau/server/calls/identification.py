"""The key by which push services know this server (VAPID, RFC 8292)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_der_private_key,
)  # fmt: skip

from altbau.server.calls.encryption import point

VALID: Final = 12 * 3600  # seconds for which a proof is valid; at most a day
HEAD: Final = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})


class ServerKey:
    """The key of this server; `contact` is where a push service finds its operator, an address of https or mailto."""

    def __init__(self, stored: str, contact: str | None) -> None:
        key = load_der_private_key(from_base64url(stored), None)
        assert isinstance(key, EllipticCurvePrivateKey)
        self._key = key
        self._contact = contact
        self.public = base64url(point(key))

    def proof(self, origin: str, now: float) -> str:
        """The value of the header `Authorization` for a push service, at this Unix time."""
        claims = {"aud": origin, "exp": int(now) + VALID} | ({"sub": self._contact} if self._contact else {})
        content = f"{base64url(HEAD)}.{base64url(msgspec.json.encode(claims))}"
        parts = decode_dss_signature(self._key.sign(content.encode(), ECDSA(SHA256())))
        signature = b"".join(each.to_bytes(32, "big") for each in parts)
        return f"vapid t={content}.{base64url(signature)}, k={self.public}"


def new_server_key() -> str:
    """A new key, as it is stored."""
    return base64url(generate_private_key(SECP256R1()).private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption()))


def base64url(content: bytes) -> str:
    """Bytes as letters of an address, without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64url(written: str) -> bytes:
    """The bytes. Raises ValueError."""
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))
