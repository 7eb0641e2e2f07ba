"""What takes part in a table beside players and spectators: bots, clocks, absences, hints."""

from typing import Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import live


class Follower(Protocol):
    """A helper that acts by itself, and is notified of each change at once."""

    def changed(self) -> None:
        """Something has changed, or may have."""

    def idle(self) -> bool:
        """Whether it does nothing until something changes."""

    def stop(self) -> None:
        """Stop for good."""


class Adviser(Protocol):
    """Says what the steward would play."""

    async def advise(self, seat: Seat, message: live.Hint, language: str) -> live.Advice:
        """What it would do in the place of a seat. Raises BadInput."""

    async def review(self, seat: Seat, message: live.Review, language: str) -> live.Remark:
        """What it would rather have done in the latest turn of a seat. Raises BadInput."""

    async def choose(self, seat: Seat, on: bool) -> None:
        """Let the person of a seat ask for advice, or not. Raises BadInput."""


class Agreement(Protocol):
    """What the people of a table have agreed to."""

    def entry(self, seat: Seat, wanted: live.Agree) -> Data:
        """The entry for a player's yes or no. Raises BadInput."""

    def check_agreed(self, about: Seat) -> None:
        """Raises BadInput unless another person may be invited to a seat that is taken."""


class Attendance(Protocol):
    """Knows who is absent."""

    @property
    def consents(self) -> Agreement:
        """What the people who are present have agreed to."""

    def acted(self, seat: Seat) -> None:
        """A player has sent something to this process."""

    def learn_acted(self, seat: Seat) -> None:
        """A player has sent something, to whichever process."""

    def vote(self, seat: Seat, vote: live.Vote) -> Data:
        """The entry for a vote for a bot in the seat of an absent person. Raises BadInput."""


class Helpers:
    """The helpers of one table."""

    def __init__(self) -> None:
        self.adviser: Adviser | None = None
        self.presence: Attendance | None = None
        self.followers: list[Follower] = []

    def follow(self, follower: Follower) -> None:
        """Add a helper that acts by itself."""
        self.followers.append(follower)
        follower.changed()

    def notify(self) -> None:
        """Notify these helpers that something may have changed."""
        for follower in self.followers:
            follower.changed()

    def idle(self) -> bool:
        """Whether none of them does anything until something changes."""
        return all(follower.idle() for follower in self.followers)

    def stop(self) -> None:
        """Stop and remove them."""
        while self.followers:
            self.followers.pop().stop()
