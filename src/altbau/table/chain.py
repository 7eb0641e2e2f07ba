"""Checksums of a table's entries, each over the one before: what is altered, missing or out of its place shows."""

import json
from hashlib import sha256


def checksum(previous: str, seq: int, kind: str, body: str, client: str | None) -> str:
    """The checksum of an entry as it is stored; before the first one stands the id of the table."""
    return sha256(json.dumps([previous, seq, kind, body, client]).encode()).hexdigest()[:32]
