"""The clocks of a table: the time that each person has left for their own moves. Nothing here reads a clock: times are
seconds of the server's own time, which stands still while the server is down.

A clock runs while its person is asked, except in windows and while a bot plays for that person. It is charged from the
moment when the question was put (or first seen) until the answer. Taking a move back restores no time and starts no new
turn.
"""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.table import USUAL_LIMIT, Clock, WindowLimit
from altbau.play.match import Match

LEAST: Final = 3.0  # minimum seconds for a question, so that automatic moves can be followed on screen
SOON: Final = 0.01  # seconds by which a timer may fire early
DAY: Final = 86_400


class Rule(NamedTuple):
    """The time control, in seconds. Without `increment`, all clocks are set to `budget` in every turn. With it,
    `budget` is for a whole game, and each turn of a player adds `increment`. `correspondence`: players need not be
    online."""

    budget: int
    increment: int | None = None
    correspondence: bool = False


RULES: Final[dict[Clock, Rule]] = {
    "turn-30": Rule(30),
    "turn-60": Rule(60),
    "turn-120": Rule(120),
    "turn-300": Rule(300),
    "game-600-10": Rule(600, 10),
    "game-1200-20": Rule(1200, 20),
    "game-2400-30": Rule(2400, 30),
    "days-1": Rule(DAY, correspondence=True),
    "days-3": Rule(3 * DAY, correspondence=True),
    "days-7": Rule(7 * DAY, correspondence=True),
}


@dataclass(frozen=True)
class Clocks:
    """The state of the clocks: the seconds `left` by seat (None for a bot); the time `since` which the open question is
    charged (None until its person has seen it); and the furthest `turn` so far, as (game of the match, turn)."""

    rule: Rule
    left: tuple[float | None, ...]
    since: float | None
    turn: tuple[int, int] = (0, 0)

    def charge(self, seat: Seat, now: float) -> "Clocks":
        """The clocks after an answer at `now`; `seat` is the one whose clock ran, or NOBODY."""
        left = list(self.left)
        before = None if seat == NOBODY else left[seat]
        if before is not None and self.since is not None:
            rest = before - max(0.0, now - self.since)
            left[seat] = round(rest, 3) if rest > SOON else 0.0
        return replace(self, left=tuple(left), since=now)

    def add_turn_time(self, match: Match) -> "Clocks":
        """The clocks with the time that a new turn adds, if the match has reached one."""
        s: AnyState = match.game.state
        turn, left = (match.number, s.turns), self.left
        if turn <= self.turn:
            return self
        if self.rule.increment is None or turn[0] > self.turn[0]:
            left = tuple([None if each is None else float(self.rule.budget) for each in left])
        if self.rule.increment is not None:
            more = self.rule.increment
            left = tuple([each + more if each is not None and seat == s.turn else each for seat, each in by_seat(left)])
        return replace(self, left=left, turn=turn)

    def runs_out(self, seat: Seat) -> float | None:
        """When the time of the seat asked is up; None for a bot, and until its person has seen the question."""
        left = self.left[seat]
        return None if left is None or self.since is None else self.since + max(left, LEAST)

    def seconds_left(self) -> dict[str, float]:
        """The seconds left by seat letter, without bots."""
        return {SEAT_NAMES[seat]: left for seat, left in by_seat(self.left) if left is not None}

    def as_data(self) -> Data:
        """The clocks as stored in an entry of the log."""
        return {"left": list(self.left), "since": self.since, "turn": list(self.turn)}

    def from_data(self, kept: Data) -> "Clocks":
        """The clocks read from an entry of the log."""
        return replace(self, left=tuple(kept["left"]), since=kept["since"], turn=tuple(kept["turn"]))


def initial_clocks(body: Data, match: Match) -> Clocks | None:
    """The clocks of a table at its start; None if it has none."""
    rule = RULES.get(body.get("clock", "none"))
    if rule is None:
        return None
    left = tuple([None if seat["bot"] else 0.0 for seat in body["seats"]])
    return Clocks(rule, left, body["at"]).add_turn_time(match)


def at_leisure(s: AnyState) -> Seat:
    """The seat asked, if its clock runs for the question; NOBODY in a window, which has its own limit."""
    top = s.stack.top
    return NOBODY if top.window(s) and not top.free() else s.asked


def by_correspondence(clock: Clock) -> bool:
    """Whether a clock is for play by correspondence."""
    return clock in RULES and RULES[clock].correspondence


def usual_limit(clock: Clock) -> WindowLimit:
    """The default limit of windows, in seconds."""
    return DAY if by_correspondence(clock) else USUAL_LIMIT
