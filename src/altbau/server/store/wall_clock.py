"""Date and time for all that begins and ends by them: codes, bans, deals, absences. Where several processes share a
database, its clock is used, since the machines' clocks may be wrong."""

from datetime import UTC, datetime, timedelta
from typing import Final

DATABASE: Final = "SELECT extract(epoch FROM clock_timestamp())::float"  # Unix time by PostgreSQL's clock


class _Machine:
    """The clock of this machine."""

    behind = timedelta()  # how much it is behind the database's clock


def set_offset(seconds: float) -> None:
    """Set the offset from the database's clock, which has just reported this Unix time."""
    _Machine.behind = datetime.fromtimestamp(seconds, UTC) - datetime.now(UTC)


def now() -> datetime:
    """The current time, in UTC."""
    return datetime.now(UTC) + _Machine.behind


def timestamp(moment: datetime | None = None) -> str:
    """A time, or now, as stored: ISO 8601 in UTC to the second, in which later times sort after earlier ones."""
    return (moment or now()).isoformat(timespec="seconds")
