"""Decide whether a moment of a game is a puzzle.

A move is best if it leaves the seat asked the greatest chance to win, in determinized states of its view. That is
tested twice, with different states. Moves that are nearly as good are solutions, too; all others, and the steward's
move, have to be worse by more than chance explains.
"""

from collections.abc import Container, Iterator
from hashlib import sha256
from itertools import pairwise
from typing import Any, ClassVar, Final, NamedTuple

from altbau import Game
from altbau.core.bots.bot import Reason
from altbau.core.bots.search import Trial
from altbau.core.data import Data
from altbau.core.engine.ids import NO_ACTION, Action, Seat
from altbau.play.teaching.puzzle import Puzzle

SEEDS: Final = (11, 12)  # of the two looks
GLANCE_SEED: Final = 1
FIRST_LOOK: Final = 3  # worlds after which a move that is no better than the steward's is left out
GLANCE: Final = 8  # worlds of a first test, which most moments fail
NEARLY: Final = 0.05  # of the chance to win: a move that costs less is a solution, too
SURE: Final = 2.0  # standard errors by which all other moves must be worse
PROMISING: Final = 0.08  # by which a move must be better than the steward's
MOST: Final = 90  # distinct moves that are tried
MOST_SOLUTIONS: Final = 4
MOST_VARIANTS: Final = 24  # of a solution

Move = tuple[Action, ...]  # its actions


class Found(NamedTuple):
    """The solutions of a moment, the best first; its chance to win, and by how much the next best move is worse."""

    best: list[Move]
    chance: float
    margin: float
    error: float
    worlds: int


class Looks(NamedTuple):
    """Both looks, the chance to win after the steward's move, and the best moves of either look."""

    one: Found
    two: Found
    own: float
    best: list[Move]


class Moment:
    """A choice, as the seat asked sees it: a position, and the moves of others since then. The subclass of a game makes
    its worlds, moves and themes."""

    LOOKS: ClassVar[tuple[int, ...]]  # worlds after which clearly worse moves are dropped; the last is the total
    DECIDED: ClassVar[bool]  # whether to stop as soon as all other moves are dropped
    FEWEST: ClassVar[int]  # moves that a puzzle must have

    state: Any

    def __init__(self, position: Data, before: list[dict[str, str]]) -> None:
        self.position, self.before = position, before
        self.game = Game.begun(position)
        for move in before:
            for seat, tokens in move.items():
                self.game.move(seat, tokens)
        self.state = self.game.state
        self.me: Seat = self.state.asked

    def worlds(self, seed: int, count: int) -> Iterator[Any]:
        """`count` determinized states of the seat's view."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """The moves to choose from."""
        raise NotImplementedError

    def first_thought(self) -> Move:
        """The steward's move."""
        raise NotImplementedError

    def chance(self, world: Any, path: Move) -> float:
        """The chance to win after a move in a world."""
        raise NotImplementedError

    def theme(self, line: str, first: str) -> str:
        """The theme of a puzzle, from its solution `line` and the steward's move `first`, in the notation."""
        raise NotImplementedError

    def variants(self, path: Move) -> list[Move]:
        """This move, and moves that lead to nearly the same."""
        return [path]

    def looks_promising(self, own: Move) -> bool:
        """Whether it is worth trying all moves."""
        return True

    def is_promising(self, moves: list[Move], own: Move, full: Container[str]) -> bool:
        """Whether some move seems better than the steward's in a few worlds, and its theme is not `full`."""
        trials = [Trial(move[0]) for move in moves]
        for world in self.worlds(GLANCE_SEED, GLANCE):
            of_own = self.chance(world, own)
            for trial, move in zip(trials, moves, strict=True):
                if not trial.dropped:
                    trial.add(self.chance(world, move) - of_own)
                    trial.dropped = trial.worlds >= FIRST_LOOK and trial.mean() < PROMISING / 2
            if all(trial.dropped for trial in trials):
                return False
        first = self.written(own)
        return any(
            trial.mean() > max(PROMISING, SURE * trial.error()) and self.theme(self.written(move), first) not in full
            for trial, move in zip(trials, moves, strict=True)
            if not trial.dropped
        )

    def solved(self, moves: list[Move], seed: int) -> Found | None:
        """The best moves in many worlds; None unless all others are clearly worse. Moves that are so after some worlds
        are not tried in the others."""
        worlds = list(self.worlds(seed, self.LOOKS[-1]))
        told: list[list[float]] = [[] for _ in moves]
        alive, out = list(range(len(moves))), list[Trial]()
        for begin, end in pairwise((0, *self.LOOKS)):
            for each in alive:
                told[each] += [self.chance(world, moves[each]) for world in worlds[begin:end]]
            leader = max(alive, key=lambda each: sum(told[each]))
            behind = {each: beside(told[leader], told[each]) for each in alive}
            worse = [each for each in alive if behind[each].mean() - SURE * behind[each].error() > NEARLY]
            out += [behind[each] for each in worse]
            alive = [each for each in alive if each not in worse]
            if len([each for each in alive if behind[each].mean() < NEARLY]) > 2 * MOST_SOLUTIONS:
                return None
            if self.DECIDED and len(alive) == 1:
                break
        best = sorted((each for each in alive if behind[each].mean() < NEARLY), key=lambda each: -sum(told[each]))
        rest = [behind[each] for each in alive if each not in best]
        if not rest + out or any(each.mean() < SURE * each.error() for each in rest):
            return None
        next_best, looked = min(rest + out, key=Trial.mean), len(told[leader])
        chance = sum(told[leader]) / looked
        return Found([moves[each] for each in best], chance, next_best.mean(), next_best.error(), looked)

    def leads_to(self, path: Move) -> str:
        """The contents of the state after a move, to compare moves by."""
        s = self.state.copy()
        for action in path:
            s.apply(action)
        return repr(self.game.module.contents(s))

    def as_good(self, path: Move) -> list[Move]:
        """A move and those of its variants that are not clearly worse."""
        variants = [each for each in self.variants(path) if each != path]
        worlds = list(self.worlds(SEEDS[0], self.LOOKS[-1] // 2)) if variants else []
        told = [self.chance(world, path) for world in worlds]
        return [path] + [
            each for each in variants if beside(told, [self.chance(world, each) for world in worlds]).mean() < NEARLY
        ]

    def written(self, path: Move) -> str:
        """A move in the notation."""
        return " ".join(self.game.module.token(self.state.edition, action) for action in path)

    def read(self, line: str) -> Move:
        """A move from the notation."""
        found = [self.game.module.action_of(self.state.edition, word) for word in line.split()]
        return tuple(action for action in found if action is not None)

    def why(self, path: Move) -> Reason | None:
        """The reason that a hint gives for a move."""
        raise NotImplementedError


def beside(best: list[float], other: list[float]) -> Trial:
    """How much better one move did than another, in the worlds in which both were tried."""
    trial = Trial(NO_ACTION)
    for one, two in zip(best, other, strict=False):
        trial.add(one - two)
    return trial


def puzzle(moment: Moment, full: Container[str]) -> Puzzle | None:
    """The puzzle at a moment; None if there is none, or if its theme is `full`. The cheapest tests come first."""
    own = moment.first_thought()
    if not moment.looks_promising(own):
        return None
    moves = moment.moves()
    if not moment.FEWEST <= len(moves) <= MOST or not moment.is_promising(moves, own, full):
        return None
    looks = looked_at(moment, moves, own)
    if looks is None or any(len(moment.variants(path)) > MOST_VARIANTS for path in looks.best):
        return None
    solutions = [each for path in looks.best for each in moment.as_good(path)]
    if moment.leads_to(own) in map(moment.leads_to, solutions):
        return None
    told = (moment.position, moment.before) if moment.before else moment.position
    found = written(moment, looks, own, sha256(repr(told).encode()).hexdigest()[:10], solutions)
    return None if found.theme in full else found


def again(moment: Moment, given: Puzzle) -> Puzzle | None:
    """A puzzle with new figures, if it still holds: its solutions are the best moves, and the steward's move is none of
    them; else None."""
    own, moves = moment.first_thought(), moment.moves()
    looks = looked_at(moment, moves, own)
    if looks is None:
        return None
    lines = {moment.leads_to(path) for path in map(moment.read, given.lines)}
    if moment.leads_to(own) in lines or not all(moment.leads_to(path) in lines for path in looks.best):
        return None
    return written(moment, looks, own, given.id, [moment.read(line) for line in given.lines])


def looked_at(moment: Moment, moves: list[Move], own: Move) -> Looks | None:
    """Both looks at a moment; None unless they agree and the steward's move is clearly worse."""
    one = moment.solved(moves, SEEDS[0])
    if one is None:
        return None
    worlds = list(moment.worlds(SEEDS[0], one.worlds))
    own_chance = sum(moment.chance(world, own) for world in worlds) / len(worlds)
    two = moment.solved(moves, SEEDS[1]) if one.chance - own_chance >= PROMISING else None
    if two is None or not set(one.best) & set(two.best):
        return None
    best = list(dict.fromkeys(one.best + two.best))
    return Looks(one, two, own_chance, best) if len(best) <= MOST_SOLUTIONS else None


def written(moment: Moment, looks: Looks, own: Move, id: str, solutions: list[Move]) -> Puzzle:
    """A puzzle as it is stored."""
    line, first = moment.written(solutions[0]), moment.written(own)
    one, two = looks.one, looks.two
    closer = min(one, two, key=lambda look: look.margin)
    reason = moment.why(one.best[0])
    return Puzzle(
        id=id,
        position=moment.position,
        before=moment.before,
        lines=[moment.written(path) for path in solutions],
        first=first,
        theme=moment.theme(line, first),
        reason=reason.name if reason else None,
        args=reason.args if reason else {},
        chance=round(100 * one.chance),
        margin=round(100 * closer.margin),
        first_chance=round(100 * looks.own),
        error=round(100 * closer.error, 1),
        worlds=min(one.worlds, two.worlds),
    )
