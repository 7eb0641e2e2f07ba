"""What a test's server does sooner than others."""

from altbau.server import run
from altbau.table import absence, consent


def soon_absent() -> None:
    """Who has no connection is absent after a second."""
    absence.AWAY = 1.0  # type: ignore[misc]


def soon_replaced() -> None:
    """The same, and has as long to object to somebody else in the seat."""
    soon_absent()
    consent.OBJECTING = 1.0  # type: ignore[misc]


def soon_missed() -> None:
    """Whoever no longer answers is asked for it sooner, and absent a second later."""
    soon_absent()
    run.QUIET, run.PATIENCE = 1.0, 2.0
