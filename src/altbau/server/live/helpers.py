"""Whoever takes part in a table that is being played besides its players and those who look on."""

from typing import Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.page import live


class Follower(Protocol):
    """Whoever plays along by itself, and so hears at once of what happens, as pages do by their connections."""

    def changed(self) -> None:
        """Something is different, or may be."""

    def idle(self) -> bool:
        """Whether nothing is going to come of it before something changes."""

    def stop(self) -> None:
        """Play along no more."""


class Adviser(Protocol):
    """Whoever says what the steward would do."""

    async def advise(self, seat: Seat, message: live.Hint, language: str) -> live.Advice:
        """What it would do in the place of a seat. Raises BadInput."""

    async def review(self, seat: Seat, message: live.Review, language: str) -> live.Remark:
        """What it would rather have done in the latest turn of a seat. Raises BadInput."""

    async def choose(self, seat: Seat, on: bool) -> None:
        """Let the person of a seat ask for that, or not. Raises BadInput."""


class Agreement(Protocol):
    """Whoever knows what the people of a table have agreed to."""

    def entry(self, seat: Seat, wanted: live.Agree) -> Data:
        """The entry by which somebody says yes or no. Raises BadInput."""

    def check_agreed(self, about: Seat) -> None:
        """Raises BadInput unless somebody else may be invited to a seat that is taken."""


class Attendance(Protocol):
    """Whoever knows who is absent."""

    @property
    def consents(self) -> Agreement:
        """Whoever knows what those agree to who are there."""

    def acted(self, seat: Seat) -> None:
        """A player has said something here."""

    def learn_acted(self, seat: Seat) -> None:
        """A player has said something, to whichever process."""

    def vote(self, seat: Seat, vote: live.Vote) -> Data:
        """The entry by which somebody votes for a bot in the seat of whoever is absent. Raises BadInput."""


class Helpers:
    """Those of one table."""

    def __init__(self) -> None:
        self.adviser: Adviser | None = None
        self.presence: Attendance | None = None
        self.followers: list[Follower] = []

    def follow(self, follower: Follower) -> None:
        """Let somebody play along from now on."""
        self.followers.append(follower)
        follower.changed()

    def notify(self) -> None:
        """Let those who play along look again."""
        for follower in self.followers:
            follower.changed()

    def idle(self) -> bool:
        """Whether nothing comes of any of them by itself."""
        return all(follower.idle() for follower in self.followers)

    def stop(self) -> None:
        """Let nobody play along any more."""
        while self.followers:
            self.followers.pop().stop()
