"""When an automatic answer is due. Nothing here reads a clock or waits.

Silence reveals nothing (Q180) if the time of an answer reveals nothing. So the times at which a question may be
answered are drawn when it is put, before any bot thinks, from public information only. An answer that is ready waits
for the next of these times, so the delay shows neither whether the seat had a choice nor how long it thought. If the
seat's person is away, a window waits for the person or for its limit, whether or not the seat has an answer in hand.
There is no wait where nothing could be revealed: with one person alone among bots, or in a window of which everybody
sees that there is no answer.

| term | meaning | drawn for |
|---|---|---|
| since | when the question was put | every question |
| pause | the time a bot leaves people to follow; each of a turn is shorter than the last (`Turn`) | bots |
| thought | the minimum time of a bot; it rarely thinks longer, and the minimum grows when it does | bots in windows |
| delay | about the time that a person with a choice took in an earlier window (`Answers`) | people in windows |
| limit | how long a window waits for people; a free choice has none | people in windows |
| claim | the fixed time in which a person can claim a rent before a bot moves (M14) | bots and people |
| moments | the first is `since` plus the longest of the times above; the others follow at even steps | every question |
| ready | when the answer is known: the bot has decided, or the person passes automatically | every answer |
| due | the first moment that is not before `ready`: the answer is played then | every answer |

All values are in seconds; points in time are those of the caller's clock. A *window* is a question that is put even
where there is no choice. At a table of bots only, every question counts as a window, so that no table takes all
thinkers for itself.
"""

import math
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from altbau.core.bots.bot import role_of
from altbau.core.messages import table
from altbau.table.timing.pace import SEARCHING, Pace

LONGEST = 8.0  # seconds, maximum of a delay; a slower answer shows that there was a choice, which is accepted
KEPT = 300  # number of latest answers that are kept
GUESSES = 30  # initial made-up answers; each real one replaces one
SPREAD = 0.5  # standard deviation of the logarithms of the guesses
JITTER = 0.1  # the same for a delay around the answer that it is drawn from, so that none repeats exactly
AGAIN = 0.3  # factor of a pause before the same question again: the next card to buy, the next bid
CAREFUL = 2.0  # initial factor of the minimum thought, before the speed of the machine is known
SLOWER = 2.0  # it is multiplied by this after a late thought
QUICKER = 0.9965  # and by this after one in time: in equilibrium one of 200 is late
SLOWEST = 6.0  # its maximum
COMPANY = 2  # people at a table from which on silence could reveal something to another person

T = TypeVar("T")


class Chance(Protocol):
    """The random source of delays; it must be separate from those of deals and bots."""

    def uniform(self, a: float, b: float, /) -> float:
        """A number of the uniform distribution between `a` and `b`."""

    def gauss(self, mu: float, sigma: float, /) -> float:
        """A number of the normal distribution."""

    def choice(self, seq: Sequence[T], /) -> T:
        """A random element."""


class PublicQuestion(NamedTuple):
    """The public information about a question."""

    since: float
    turn: int  # its number
    bot: str | None  # the name of the bot asked; None for a person
    window: bool
    free: bool = False  # the seat acts of its own accord, not in answer to others
    goes_round: bool = False  # a window put to one seat after the other, which mostly pass at once
    again: bool = False  # of the same kind as the question before
    quiet: bool = False  # the log has not grown since the question before
    claim: bool = False  # a person can claim a rent
    away: bool = False  # the seat's person is not connected or absent, and has not set automatic passing
    hopeless: bool = False  # everybody sees that there is no answer
    limit: float = table.USUAL_LIMIT  # seconds, of a window


class Moments(NamedTuple):
    """When a question may be answered: at `first`, or any whole number of steps later. With step 0, at any time from
    `first` on."""

    first: float
    step: float = 0.0

    def due(self, ready: float) -> float:
        """The first of these times that is not before `ready`."""
        if ready <= self.first or not self.step:
            return max(ready, self.first)
        return self.first + math.ceil((ready - self.first) / self.step) * self.step


class Delays(NamedTuple):
    """Moments relative to the time of the question. They are stored with it, so that another process that takes over
    the table keeps them."""

    first: float
    step: float

    def after(self, since: float) -> Moments:
        """The moments of a question that was put at `since`."""
        return Moments(since + self.first, self.step)


class AnswerSchedule:
    """Draws the moments of one table; `people` is the number of persons who play or can still join."""

    def __init__(self, pace: Pace, players: int, people: int, chance: Chance) -> None:
        self._chance = chance
        self._players = players
        self._people = people
        self._turn = Turn(0)
        self._slowed = CAREFUL  # factor of the minimum thought
        self.answers = Answers(pace.reaction[1], chance)  # initially people are assumed as slow as the slowest bot

    def moments(self, question: PublicQuestion, pace: Pace) -> Moments:
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

    def _of_people(self, question: PublicQuestion) -> Moments:
        """When a question is answered for a person who has no choice, or has set automatic passing."""
        if not question.window or question.hopeless or self._people < COMPANY:
            return Moments(question.since)
        if question.away:
            return Moments(question.since + question.limit)
        return Moments(question.since + self.answers.delay(), self.answers.delay())

    def count_pause(self, turn: int, delays: Delays) -> None:
        """Count a bot's pause that another process has drawn."""
        if self._turn.number != turn:
            self._turn = Turn(turn)
        self._turn.took(delays.first)

    def until(self, question: PublicQuestion) -> float | None:
        """When a window to a person ends at the latest; None where there is no limit, as silence could reveal
        nothing."""
        if question.bot or question.free or not question.window or question.hopeless or self._people < COMPANY:
            return None
        return question.since + question.limit

    def thought(self, moments: Moments, ready: float) -> None:
        """Learn from a bot's answer, ready at `ready`. That a late one changes the times reveals nothing new: everybody
        sees that it came late."""
        if moments.step:
            self._learn(late=ready > moments.first)

    def came(self, delays: Delays, seconds: float) -> None:
        """Learn from a bot's answer by another process, which came so many seconds after its question."""
        if delays.step:
            self._learn(late=seconds > delays.first + delays.step / 2)

    def _learn(self, *, late: bool) -> None:
        self._slowed = min(SLOWEST, max(1.0, self._slowed * (SLOWER if late else QUICKER)))

    def _thought(self, bot: str, pace: Pace) -> float:
        """A time within which a bot has nearly always decided."""
        return self._chance.uniform(*pace.thought) * SEARCHING.get(role_of(bot).level, 1.0) * self._slowed

    def _usual(self, question: PublicQuestion, pace: Pace) -> float:
        """A bot's pause for a question, before it is shortened by the turn (`Turn`)."""
        if question.free:
            return pace.bot
        if question.hopeless:
            return 0.0
        if question.window:  # several bots in a row that pass take little more time than one
            return 0.0 if question.again and question.goes_round else self._chance.uniform(*pace.reaction)
        if question.quiet:
            return 0.0
        return pace.bot * AGAIN if question.again else pace.bot


class Turn:
    """The pauses of bots in one turn. Each is shortened by the time that earlier ones have taken, so that the sum stays
    below the maximum of a turn, except for the minimum of each."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._taken = 0.0

    def pause(self, usual: float, most: float, least: float) -> float:
        """The next pause, shortened from `usual`, at least `least`; all pauses of a turn together may take `most`."""
        left = max(0.0, most - self._taken)
        pause = max(least, min(usual * left / most, left) if most else 0.0)
        self.took(pause)
        return pause

    def took(self, pause: float) -> None:
        """Count a pause."""
        self._taken += pause


class Answers:
    """The response times of people who had a choice, and delays with the same distribution.

    A delay is near one of the latest response times. Until there are enough of them, guesses with this median are used.
    """

    def __init__(self, median: float, chance: Chance) -> None:
        self._chance = chance
        self._guesses = [self._around(median, SPREAD) for _ in range(GUESSES)]
        self._given: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """Add a response time, in place of a guess if any is left."""
        self._given.append(min(seconds, LONGEST))
        if self._guesses:
            self._guesses.pop()

    def delay(self) -> float:
        """A delay in seconds for an automatic answer."""
        seconds = self._chance.choice([*self._given, *self._guesses])
        return seconds if seconds == LONGEST else self._around(seconds, JITTER)

    def _around(self, seconds: float, spread: float) -> float:
        return min(LONGEST, seconds * math.exp(self._chance.gauss(0, spread)))
