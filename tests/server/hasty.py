"""What a test's server does sooner than others."""

from altbau.table import absence


def soon_absent() -> None:
    """Who has no connection is absent after a second."""
    absence.AWAY = 1.0  # type: ignore[misc]
