"""Errors: what would have been better than each choice, as far as the seat could know.

The strategist's search compares a choice with its rivals in worlds that look like the seat's view, in chances to win;
where nobody searches, the game has another way (`games/monopoly/judging.py`).
A first look at every choice in few worlds finds the most doubtful ones. Only what a second look at those finds, in more
and other worlds, is called an error: of many choices seen through few worlds some look bad by chance.

Both looks have a limit, counted in states and not in seconds, so that a game has the same errors on every machine.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import Action, Seat
from altbau.play.game import Game
from altbau.play.hints import adviser

GLANCE: Final = 8  # worlds of the first look
WORLDS: Final = 32  # in which a doubtful choice is compared
DOUBTFUL: Final = 40  # choices of a game, those at which most may have been lost,
OF_A_TURN: Final = 3  # and of a seat in a turn: most of its choices miss the same
EFFORT: Final = 2_500_000  # states that are looked at for a game, 8 to 12 seconds of computing compiled,
GLANCES: Final = 0.6  # of them for the first looks,
AT_ONCE: Final = 0.2  # of these before any choice has to be left out
SURE: Final = 2.0  # standard errors above 0 from which on it is an error
Kind: TypeAlias = Literal["", "inaccuracy", "mistake", "blunder"]
KINDS: Final[tuple[tuple[float, Kind], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))  # at least


class Judged(NamedTuple):
    """A choice beside the best other one."""

    move: int  # its place among all choices
    turn: int  # the number of the turn in which it was made
    seat: Seat
    played: Action
    better: Action  # the same where nothing is better
    gained: list[float]  # by seat: how much likelier it would be to win, shared victories shared
    error: float  # the standard error of that for the seat that chose
    worlds: int  # in which they were compared
    reason: Reason | None  # why it is better, a message as of hints
    effort: int  # states that were looked at for that

    @property
    def lost(self) -> float:
        """The chance to win that the choice has cost; 0 after a first look, and where it is within the error."""
        own = self.gained[self.seat]
        return own if self.worlds > GLANCE and own > SURE * self.error else 0.0

    @property
    def kind(self) -> Kind:
        """What one calls that; empty for no error."""
        return next((kind for least, kind in KINDS if self.lost >= least), "")

    @property
    def doubt(self) -> float:
        """The most that it may have cost."""
        return self.gained[self.seat] + SURE * self.error


def errors(game: Game, worlds: int = WORLDS, effort: float = EFFORT) -> Iterator[Judged]:
    """Every choice of a game that can be judged, in its order; then the doubtful ones again, in so many worlds, each in
    place of the first. Where that takes more effort than there is, choices are left out all along the game, and the
    less doubtful ones have no second look. Nothing for games whose adviser does not judge."""
    moments = [moment for moment in game.replay() if not moment.must_pass][:-1]
    looked: list[Judged] = []
    spent = 0
    for number, moment in enumerate(moments):
        if spent > GLANCES * effort * max(AT_ONCE, number / len(moments)):
            continue
        found = judged(moment, number, game.actions[number], GLANCE)
        if found:
            yield found
            looked.append(found)
            spent += found.effort
    for each in doubtful(looked):
        if spent > effort:
            return
        found = judged(moments[each.move], each.move, each.played, worlds)
        if found:
            yield found
            spent += found.effort


def doubtful(looked: Iterable[Judged]) -> list[Judged]:
    """Those choices that are worth a second look, at which most may have been lost first; the later ones of a turn
    before its earlier ones, as these are judged by what follows them."""
    found: list[Judged] = []
    turns: Counter[tuple[int, Seat]] = Counter()
    for each in sorted(looked, key=lambda each: (-each.doubt, -each.move)):
        if len(found) < DOUBTFUL and turns[each.turn, each.seat] < OF_A_TURN:
            turns[each.turn, each.seat] += 1
            found.append(each)
    return found


def costliest(found: Iterable[Judged]) -> list[Judged]:
    """The errors among judged choices, what has cost most first: one for each seat in a turn. What could have been done
    in a turn can be done until it ends, so the choices of one turn miss the same; of equal ones the last counts."""
    worst: dict[tuple[int, Seat], Judged] = {}
    for each in found:
        before = worst.get((each.turn, each.seat))
        if each.kind and (before is None or each.lost >= before.lost):
            worst[each.turn, each.seat] = each
    return sorted(worst.values(), key=lambda each: (-each.lost, each.move))


def judged(moment: Game, number: int, played: Action, worlds: int) -> Judged | None:
    """A choice at a moment, if there was one; what is said out of turn is none."""
    if moment.module.out_of_turn_seat(played) is not None or len(moment.legal_tokens) == 1:
        return None
    seat = Seat(moment.asked or 0)
    judgement = adviser(moment.module).judge(moment.view(seat), played, worlds)
    if judgement is None:
        return None
    return Judged(number, moment.state.turns, seat, played, *judgement.verdict, judgement.reason, judgement.effort)
