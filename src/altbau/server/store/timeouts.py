"""Timeouts for PostgreSQL."""

from typing import Final

PATIENCE: Final = 5  # seconds to connect
ANSWERED: Final = 8  # seconds for an answer, after which the connection counts as dead
