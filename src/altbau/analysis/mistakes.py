"""Errors: choices for which there was a better one, by what the seat could know.

The search of the strategist compares a choice with its alternatives in worlds (determinizations of the seat's view), by
chances of winning. A game without search has another method (`games/monopoly/judging.py`).
A first look at every choice in few worlds selects the most doubtful ones. Only what a second look at these confirms, in
more and other worlds, is an error: among many choices, some look bad in few worlds by chance.

The effort of both looks is limited by a number of states, not by time, so a game has the same errors on every machine.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from altbau.core.bots.bot import Reason
from altbau.core.bots.value import Value
from altbau.core.engine.ids import Action, Seat
from altbau.play.game import Game
from altbau.play.teaching.hints import adviser

GLANCE: Final = 8  # worlds of the first look
WORLDS: Final = 32  # worlds of the second look
DOUBTFUL: Final = 40  # maximum second looks in a game, at the choices that may have cost most
OF_A_TURN: Final = 3  # maximum second looks for a seat in a turn, as most of its choices there miss the same
EFFORT: Final = 2_500_000  # maximum states for a game: 8 to 12 seconds when compiled
GLANCES: Final = 0.6  # share of the effort for first looks
AT_ONCE: Final = 0.2  # share of that which may be spent before choices are skipped
SURE: Final = 2.0  # a loss must exceed 0 by so many standard errors to be an error
Kind: TypeAlias = Literal["", "inaccuracy", "mistake", "blunder"]
# minimum loss of a chance of winning
KINDS: Final[tuple[tuple[float, Kind], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))


class JudgedChoice(NamedTuple):
    """A choice compared with the best alternative."""

    move: int  # its index among all choices of the game
    turn: int  # the number of its turn
    seat: Seat
    played: Action
    better: Action  # equal to `played` if nothing is better
    gained: list[float]  # by seat: gain in the chance of winning by `better` (a shared victory counts as a share)
    error: float  # standard error of the gain of `seat`
    worlds: int  # number of worlds in which they were compared
    earned: list[float]  # by seat: gain in the money that it can expect
    earned_error: float  # standard error of the gain in the lead of `seat`
    reason: Reason | None  # why it is better: a reason of hints
    effort: int  # number of states searched

    @property
    def better_by(self) -> Value:
        """By seat, how much more `better` is worth."""
        return Value(self.gained, self.earned)

    @property
    def lost(self) -> float:
        """The chance of winning that the choice has cost; 0 after only a first look, and if not significant."""
        own = self.gained[self.seat]
        return own if self.worlds > GLANCE and own > SURE * self.error else 0.0

    @property
    def kind(self) -> Kind:
        """The kind of error; empty if it is none."""
        return next((kind for least, kind in KINDS if self.lost >= least), "")

    @property
    def doubt(self) -> float:
        """An upper bound of the cost: gain plus `SURE` standard errors."""
        return self.gained[self.seat] + SURE * self.error


def errors(game: Game, worlds: int = WORLDS, effort: float = EFFORT) -> Iterator[JudgedChoice]:
    """Judge the choices of a game: yields a first look at each in order, then, in order again, second looks in `worlds`
    worlds at the doubtful ones, each of which replaces the first look. If `effort` is not enough, choices are skipped
    evenly over the game, and less doubtful ones get no second look. Yields nothing if the adviser of the game can't
    judge."""
    moments = [moment for moment in game.replay() if not moment.must_pass][:-1]
    looked: list[JudgedChoice] = []
    spent = 0
    for number, moment in enumerate(moments):
        if spent > GLANCES * effort * max(AT_ONCE, number / len(moments)):
            continue
        found = judge_choice(moment, number, game.actions[number], GLANCE)
        if found:
            yield found
            looked.append(found)
            spent += found.effort
    chosen = affordable(doubtful(looked), effort - spent, worlds)
    for each in sorted(chosen, key=lambda each: each.move):
        found = judge_choice(moments[each.move], each.move, each.played, worlds)
        if found:
            yield found


def doubtful(looked: Iterable[JudgedChoice]) -> list[JudgedChoice]:
    """The choices for a second look, sorted by doubt, the largest first; of equal ones the later first, as an earlier
    choice is judged by what follows it."""
    found: list[JudgedChoice] = []
    turns: Counter[tuple[int, Seat]] = Counter()
    for each in sorted(looked, key=lambda each: (-each.doubt, -each.move)):
        if len(found) < DOUBTFUL and turns[each.turn, each.seat] < OF_A_TURN:
            turns[each.turn, each.seat] += 1
            found.append(each)
    return found


def affordable(wanted: Iterable[JudgedChoice], effort: float, worlds: int) -> list[JudgedChoice]:
    """The first of the choices: as many as an `effort` is enough for in so many worlds, by what first looks took."""
    found: list[JudgedChoice] = []
    for each in wanted:
        effort -= each.effort * worlds / GLANCE
        if effort < 0:
            break
        found.append(each)
    return found


def costliest(found: Iterable[JudgedChoice]) -> list[JudgedChoice]:
    """The errors among judged choices, the costliest first, at most one for each seat in a turn: the choices of a turn
    usually miss the same move, which remains possible until the turn ends. Of equal ones the last counts."""
    worst: dict[tuple[int, Seat], JudgedChoice] = {}
    for each in found:
        before = worst.get((each.turn, each.seat))
        if each.kind and (before is None or each.lost >= before.lost):
            worst[each.turn, each.seat] = each
    return sorted(worst.values(), key=lambda each: (-each.lost, each.move))


def judge_choice(moment: Game, number: int, played: Action, worlds: int) -> JudgedChoice | None:
    """Judge the choice `played` at a moment; None if it was out of turn, there was no choice, or the adviser can't
    judge."""
    if moment.module.out_of_turn_seat(played) is not None or len(moment.legal_tokens) == 1:
        return None
    seat = Seat(moment.asked or 0)
    judgement = adviser(moment.module).judge(moment.view(seat), played, worlds)
    if judgement is None:
        return None
    return JudgedChoice(
        number, moment.state.turns, seat, played, *judgement.verdict, judgement.reason, judgement.effort
    )
