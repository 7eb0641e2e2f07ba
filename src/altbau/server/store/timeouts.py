"""How long is waited for PostgreSQL."""

from typing import Final

PATIENCE: Final = 5  # seconds for a connection to come about
ANSWERED: Final = 8  # seconds for an answer on one, after which its line counts as dead
