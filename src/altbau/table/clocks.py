"""The clocks of a table: how long its people may still take over what begins with a move of their own. Values in,
values out; moments and times are seconds of the server's own time, which stands still while the server does.

A clock runs while its person is asked, but in no window and where no bot plays for them. It is charged from when the
question was put, or first seen, until the answer came. Taking back gives no time back, and starts no turn anew.
"""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page.wire import USUAL_LIMIT, Clock, WindowLimit
from altbau.play.match import Match

LEAST: Final = 3.0  # seconds that everybody has for a question, so that what is played by itself can be followed
SOON: Final = 0.01  # seconds by which a timer can be early
DAY: Final = 86_400


class Rule(NamedTuple):
    """What a clock gives, in seconds: a `budget` anew in every turn, or with an `increment` one for a whole game and
    more for each turn of one's own. By correspondence people come by when they have time."""

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
    """The clocks as they stand: what is `left` by seat, None of a bot; `since` when the question that is open is
    charged, None as long as its person has not seen it; and the furthest `turn` so far, as game of the match and
    turn."""

    rule: Rule
    left: tuple[float | None, ...]
    since: float | None
    turn: tuple[int, int] = (0, 0)

    def charged(self, seat: Seat, now: float) -> "Clocks":
        """The clocks after whoever was asked has answered, or NOBODY whose clock runs."""
        left = list(self.left)
        before = None if seat == NOBODY else left[seat]
        if before is not None and self.since is not None:
            rest = before - max(0.0, now - self.since)
            left[seat] = round(rest, 3) if rest > SOON else 0.0
        return replace(self, left=tuple(left), since=now)

    def turned(self, match: Match) -> "Clocks":
        """The clocks with what a turn gives that has begun, if one has."""
        s: AnyState = match.game.state
        turn, left = (match.number, s.turns), self.left
        if turn <= self.turn:
            return self
        if self.rule.increment is None or turn[0] > self.turn[0]:
            left = tuple([None if each is None else float(self.rule.budget) for each in left])
        if self.rule.increment is not None:
            more = self.rule.increment
            left = tuple([each + more if each is not None and seat == s.turn else each for seat, each in seated(left)])
        return replace(self, left=left, turn=turn)

    def runs_out(self, seat: Seat) -> float | None:
        """When the time of whoever is asked is up; None while that one has not seen the question."""
        left = self.left[seat]
        return None if left is None or self.since is None else self.since + max(left, LEAST)

    def shown(self) -> dict[str, float]:
        """The seconds on the clocks of people, by the letter of their seat."""
        return {SEAT_NAMES[seat]: left for seat, left in seated(self.left) if left is not None}

    def kept(self) -> Data:
        """The clocks as an entry of the log has them."""
        return {"left": list(self.left), "since": self.since, "turn": list(self.turn)}

    def recalled(self, kept: Data) -> "Clocks":
        """The clocks as an entry of the log has them."""
        return replace(self, left=tuple(kept["left"]), since=kept["since"], turn=tuple(kept["turn"]))


def begun(body: Data, match: Match) -> Clocks | None:
    """The clocks of a table as it begins; None where there are none."""
    rule = RULES.get(body.get("clock", "none"))
    if rule is None:
        return None
    left = tuple([None if seat["bot"] else 0.0 for seat in body["seats"]])
    return Clocks(rule, left, body["at"]).turned(match)


def at_leisure(s: AnyState) -> Seat:
    """Who is asked for what begins with a move of their own; NOBODY in a window, which has a limit of its own."""
    top = s.stack.top
    return NOBODY if top.window(s) and not top.free() else s.asked


def by_correspondence(clock: Clock) -> bool:
    """Whether people come by when they have time."""
    return clock in RULES and RULES[clock].correspondence


def usual_limit(clock: Clock) -> WindowLimit:
    """How many seconds a window waits where nobody has said it."""
    return DAY if by_correspondence(clock) else USUAL_LIMIT
