"""What a game says that has no such thing."""

from collections.abc import Sequence

from altbau.core import wire
from altbau.core.game import RecordLine
from altbau.core.state import AnyEdition, AnyState
from altbau.core.view import View


class Without:
    """What a module that binds a game takes from here in place of functions of its own; a class may inherit it."""

    @staticmethod
    def out_of_turn(s: AnyState, seat: int, word: int, /) -> int | None:
        """Nobody speaks out of turn."""
        return None

    @staticmethod
    def out_of_turn_seat(action: int, /) -> int | None:
        """Nobody does."""
        return None

    @staticmethod
    def claimants(s: AnyState, /) -> Sequence[int]:
        """Nothing is lost by silence."""
        return ()

    @staticmethod
    def always_out_of_turn(v: View, /) -> str | None:
        """No bot speaks out of turn either."""
        return None

    @staticmethod
    def redacted(event: tuple[int, ...], seat: int, /) -> tuple[int, ...]:
        """All happens before everybody's eyes."""
        return event

    @staticmethod
    def items(edition: AnyEdition, values: tuple[int, ...], /) -> list[wire.Item]:
        """No event has a calculation of several lines."""
        return []

    @staticmethod
    def records(s: AnyState, /) -> list[RecordLine]:
        """There are no record lists."""
        return []

    @staticmethod
    def differences() -> wire.Differences | None:
        """There are no editions to compare."""
        return None

    @staticmethod
    def answered_formerly(s: AnyState, action: int | None, /) -> bool:
        """Older records are not bridged."""
        return False

    @staticmethod
    def not_asked_formerly(s: AnyState, /) -> int | None:
        """Nor this way."""
        return None
