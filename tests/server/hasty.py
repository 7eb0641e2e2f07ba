"""Functions with which a test's server does things sooner, or at another time of day (`prepare` of `Server`)."""

from datetime import UTC, datetime

from altbau.games import game_of
from altbau.runtime.look_back import analysis_request
from altbau.server import run
from altbau.server.store import wall_clock
from altbau.table.log import rules_upgrade
from altbau.table.seats import absence, consent
from altbau.table.timing.pace import Pace
from tests.server import conftest


def judged_at_once() -> None:
    """The analysis of a finished game judges only the first decisions."""
    analysis_request.JUDGING = 0.2  # type: ignore[misc]


def played_at_once() -> None:
    """Bots hardly pause; for a game that is played to its end unwatched."""
    judged_at_once()
    conftest.PACE = Pace(reaction=(0.001, 0.002), bot=0.001, thought=(0.001, 0.001))


def newer_rules() -> None:
    """The same, under rules of a later day, by which what was played before can't be played again."""
    played_at_once()
    game_of("landlord-2013").RULES_VERSION = 99  # type: ignore[misc]
    rules_upgrade.agrees = lambda *_: False


def soon_absent() -> None:
    """A player without a connection is absent after a second."""
    absence.AWAY = 1.0  # type: ignore[misc]


def soon_replaced() -> None:
    """The same, and the player has a second to object to being replaced."""
    soon_absent()
    consent.OBJECTING = 1.0  # type: ignore[misc]


def soon_missed() -> None:
    """Clients are pinged each second and disconnected after 2 s without an answer; a second later they are absent."""
    soon_absent()
    run.QUIET, run.PATIENCE = 1.0, 2.0


def at_noon() -> None:
    """It is noon (UTC), so that no test sees the next day begin."""
    wall_clock.set_offset(datetime.now(UTC).replace(hour=12, minute=0, second=0).timestamp())
