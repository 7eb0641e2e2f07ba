"""What time it is, for all that begins and ends by date and hour: codes, bans, deals, how long somebody is away. Where
several processes share a database this is its time, however wrong the clocks of their machines are."""

from datetime import UTC, datetime, timedelta
from typing import Final

DATABASE: Final = "SELECT extract(epoch FROM clock_timestamp())::float"  # seconds of PostgreSQL's own clock


class _Machine:
    """The clock of this machine."""

    behind = timedelta()  # the database's


def learn(seconds: float) -> None:
    """The database has just said so many seconds since 1970."""
    _Machine.behind = datetime.fromtimestamp(seconds, UTC) - datetime.now(UTC)


def now() -> datetime:
    """The moment, in UTC."""
    return datetime.now(UTC) + _Machine.behind


def timestamp(moment: datetime | None = None) -> str:
    """A moment, or now, as the database has it: later ones sort behind earlier ones."""
    return (moment or now()).isoformat(timespec="seconds")
