"""When an automatic answer is due: values in, moments out. Nothing here reads a clock or waits.

Silence tells nothing (Q180) if the time of an answer tells nothing. So the moments at which a question may be answered
are drawn as it is put, before anybody thinks, from what everybody can see of it. An answer waits for the first of them
at which it is ready; whether its seat had a choice, and how long it thought, does not show. Where the seat's people are
away a window waits for them or for its limit, with and without an answer in hand. Nobody waits where nothing could be
told: one person alone among bots, or a window to which everybody sees that there is no answer.

| notion | what it is | drawn for |
|---|---|---|
| since | when the question was put | every question |
| pause | the time a bot leaves people to follow; each of a turn is shorter than the last (`Turn`) | bots |
| thought | the least time of a bot, which its thought rarely exceeds; longer after a late one | bots in windows |
| delay | the time of a person with a choice in an earlier window, or nearly (`Answers`) | people in windows |
| limit | how long a window waits for people; a free choice waits until it comes | people in windows |
| claim | the fixed time in which a person can claim a rent before a bot goes on (M14) | bots and people |
| moments | the first is `since` and the longest of the times above; the others follow at even steps | every question |
| ready | when the answer is known: a thought has ended, or a person has switched the cards off | every answer |
| due | the first moment that is not before `ready`, and so when the answer is played | every answer |

All are seconds, points in time those of the caller's clock. A *window* is a question that is put even where there is no
choice. Where only bots play every question counts as one, so that no table takes all thinkers for itself.
"""

import math
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from altbau.core.bots.bot import role_of
from altbau.core.page import wire
from altbau.table.pace import SEARCHING, Pace

LONGEST = 8.0  # of a delay; who takes longer has a choice, and all may know
KEPT = 300  # of the latest answers
GUESSES = 30  # answers made up at first, each of which gives way to a real one
SPREAD = 0.5  # of the logarithms of the guesses
JITTER = 0.1  # likewise of a delay around the answer that it was drawn from, so that none is repeated exactly
AGAIN = 0.3  # the part of a pause before the same question again: the next card to buy, the next bid
CAREFUL = 2.0  # times the least thought at first, before it is known how quick the machine is
SLOWER = 2.0  # times the same after one that was late
QUICKER = 0.9965  # and after one that was not: in balance one of 200 is late
SLOWEST = 6.0  # times it is at most
COMPANY = 2  # people from whom on there is somebody to whom silence could tell something

T = TypeVar("T")


class Chance(Protocol):
    """Where delays are drawn from: nothing that a deal or a bot draws from, too."""

    def uniform(self, a: float, b: float, /) -> float:
        """A number between the two."""

    def gauss(self, mu: float, sigma: float, /) -> float:
        """A number of the normal distribution."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them."""


class Question(NamedTuple):
    """What everybody can see of a question."""

    since: float
    turn: int  # its number
    bot: str | None  # the name of the one asked; None for a person
    window: bool
    free: bool = False  # the seat acts of its own accord
    goes_round: bool = False  # a window that one seat after another leaves at once, mostly
    again: bool = False  # it is of the same kind as the question before
    quiet: bool = False  # nothing has been seen to happen since that
    claim: bool = False  # a person can claim a rent
    away: bool = False  # nobody is there for the seat, and it has not said beforehand that it passes
    hopeless: bool = False  # everybody sees that there is no answer
    limit: float = wire.USUAL_LIMIT  # of a window


class Moments(NamedTuple):
    """When a question may be answered: at `first`, or at the end of a step after it. Without steps any later time is
    as good."""

    first: float
    step: float = 0.0

    def due(self, ready: float) -> float:
        """The first of them at which an answer is ready."""
        if ready <= self.first or not self.step:
            return max(ready, self.first)
        return self.first + math.ceil((ready - self.first) / self.step) * self.step


class Delays(NamedTuple):
    """Moments, counted from when the question was put: as they are written down with it, so that whoever goes on with a
    table goes on with them."""

    first: float
    step: float

    def after(self, since: float) -> Moments:
        """The moments of a question that was put then."""
        return Moments(since + self.first, self.step)


class Due:
    """Draws the moments of one table, at which so many `people` play or can still sit down."""

    def __init__(self, pace: Pace, players: int, people: int, chance: Chance) -> None:
        self._chance = chance
        self._players = players
        self._people = people
        self._turn = Turn(0)
        self._slowed = CAREFUL  # times the least thought
        self.answers = Answers(pace.reaction[1], chance)  # people are first taken to be as slow as a slow bot

    def moments(self, question: Question, pace: Pace) -> Moments:
        """When a question may be answered, at the table's pace."""
        if question.claim:
            return Moments(question.since + pace.claim)
        if question.bot is None:
            return self._of_people(question)
        if self._turn.number != question.turn:
            self._turn = Turn(question.turn)
        hides = (question.window and not question.hopeless) or not self._people
        least, step = (self._thought(question.bot, pace), self._thought(question.bot, pace)) if hides else (0.0, 0.0)
        usual, most = self._usual(question, pace), pace.around / (self._players - 1)
        return Moments(question.since + self._turn.pause(usual, most, least), step)

    def _of_people(self, question: Question) -> Moments:
        """When it is answered for a person who has nothing to choose, or nothing that they want to be asked."""
        if not question.window or question.hopeless or self._people < COMPANY:
            return Moments(question.since)
        if question.away:
            return Moments(question.since + question.limit)
        return Moments(question.since + self.answers.delay(), self.answers.delay())

    def known(self, turn: int, delays: Delays) -> None:
        """A bot's pause in a turn was drawn by another process."""
        if self._turn.number != turn:
            self._turn = Turn(turn)
        self._turn.took(delays.first)

    def until(self, question: Question) -> float | None:
        """When a window to a person ends at the latest; None where nobody is hurried, as silence could tell nothing."""
        if question.bot or question.free or not question.window or question.hopeless or self._people < COMPANY:
            return None
        return question.since + question.limit

    def thought(self, moments: Moments, ready: float) -> None:
        """A bot's answer is ready. What a late one changes everybody can see: it comes at a later moment."""
        if moments.step:
            self._learn(late=ready > moments.first)

    def came(self, delays: Delays, seconds: float) -> None:
        """A bot's answer came so long after its question, by another process."""
        if delays.step:
            self._learn(late=seconds > delays.first + delays.step / 2)

    def _learn(self, *, late: bool) -> None:
        self._slowed = min(SLOWEST, max(1.0, self._slowed * (SLOWER if late else QUICKER)))

    def _thought(self, bot: str, pace: Pace) -> float:
        """A time in which a bot has nearly always thought."""
        return self._chance.uniform(*pace.thought) * SEARCHING.get(role_of(bot).level, 1.0) * self._slowed

    def _usual(self, question: Question, pace: Pace) -> float:
        """A bot's pause in a turn in which little happens."""
        if question.free:
            return pace.bot
        if question.hopeless:
            return 0.0
        if question.window:  # several bots that answer alike take little more than the time of one
            return 0.0 if question.again and question.goes_round else self._chance.uniform(*pace.reaction)
        if question.quiet:
            return 0.0
        return pace.bot * AGAIN if question.again else pace.bot


class Turn:
    """The pauses of bots in one turn. Each is shorter the more time they have taken, so that however much happens, all
    together take no longer than a turn may, but for the least that each takes."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._taken = 0.0

    def pause(self, usual: float, most: float, least: float) -> float:
        """The next pause, instead of one that is usually so long; all pauses of a turn may take `most`."""
        left = max(0.0, most - self._taken)
        pause = max(least, min(usual * left / most, left) if most else 0.0)
        self.took(pause)
        return pause

    def took(self, pause: float) -> None:
        """A pause is made."""
        self._taken += pause


class Answers:
    """How long people have taken for an answer where they had a choice, and delays that look the same.

    A delay is near one of the latest answers. Before there are enough of them, guesses with this median fill in.
    """

    def __init__(self, median: float, chance: Chance) -> None:
        self._chance = chance
        self._guesses = [self._around(median, SPREAD) for _ in range(GUESSES)]
        self._given: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """Somebody has answered; the next guess gives way."""
        self._given.append(min(seconds, LONGEST))
        if self._guesses:
            self._guesses.pop()

    def delay(self) -> float:
        """Seconds for an answer that nobody gives."""
        seconds = self._chance.choice([*self._given, *self._guesses])
        return seconds if seconds == LONGEST else self._around(seconds, JITTER)

    def _around(self, seconds: float, spread: float) -> float:
        return min(LONGEST, seconds * math.exp(self._chance.gauss(0, spread)))
