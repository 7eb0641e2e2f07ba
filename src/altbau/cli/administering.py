"""What whoever runs a server does beside it, in its database."""

import secrets
from typing import Final

from altbau.core import text
from altbau.environment import extra

KEY_BYTES: Final = 24


def make_key(database: str | None, language: str) -> None:
    """Make the operator's key, which ends the one before, and show it once. Raises BadInput."""
    with extra("server"):
        from altbau.server.store import operating
        from altbau.server.store.backends import beside, usual_database
        from altbau.table.seats import digest
    key = secrets.token_urlsafe(KEY_BYTES)
    with beside(database or usual_database()) as connection:
        operating.change_key(connection, digest(key))
    print(key)
    print(text.say(language, "cli-key-made"))
