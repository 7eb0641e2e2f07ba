"""Messages that only a page can read: the encryption of Web Push (RFC 8291), in one record of RFC 8188."""

from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes of the only record, as the head says
SALT: Final = 16  # bytes
LAST: Final = b"\x02"  # behind what the last record has


def encrypt(content: bytes, receiver: bytes, auth: bytes, sender: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message for the page with the public key `receiver` and the secret `auth`; `sender` is a key for this message
    alone, `salt` its `SALT` random bytes. Raises ValueError for a `receiver` that is no key."""
    shared = sender.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), receiver))
    public = point(sender)
    secret = derive(32, auth, b"WebPush: info\0" + receiver + public, shared)
    key = derive(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = derive(12, salt, b"Content-Encoding: nonce\0", secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, content + LAST, None)


def derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    """So many bytes that follow from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one, as a point that is not compressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
