"""What a test's server does sooner than others."""

from altbau.server import run
from altbau.server.live import analyses
from altbau.table import absence, consent
from altbau.table.pace import Pace
from tests.server import conftest


def judged_at_once() -> None:
    """Of a finished game only the first decisions are judged."""
    analyses.JUDGING = 0.2  # type: ignore[misc]


def played_at_once() -> None:
    """Its bots hardly pause: for a game that is played to its end while nobody looks."""
    judged_at_once()
    conftest.PACE = Pace(reaction=(0.001, 0.002), bot=0.001, thought=(0.001, 0.001))


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
