"""`python -m benchmarks.puzzles landlord-2013 --count 100`: puzzles of a landlord game, from games of stewards.

A move is best if it leaves the seat asked a greater chance to win than every other one, in worlds that look like its
view, two times with worlds of their own. What is nearly as good counts, too; all else, and what the steward would play,
must be worse by more than chance explains. The puzzles that are there are looked at again first, and it is said which
do not hold any more. Compiled, a puzzle takes a quarter of a minute.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import msgspec
import yaml

from altbau import Game, make
from altbau.core.bots.search import Trial
from altbau.core.engine.ids import NO_ACTION, NOBODY, Action, Seat, seats
from altbau.core.engine.rng import seeded
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.bot import TASTE, THINKING
from altbau.games.wucherer.bots.policy import STRIKES, Steward
from altbau.games.wucherer.game import PUZZLES
from altbau.games.wucherer.hints import CHANCE
from altbau.games.wucherer.rules.cards import SQUATTERS, is_action
from altbau.games.wucherer.rules.playbook import PLAYBOOK, Held
from altbau.games.wucherer.rules.questions import FLOOR_CARD
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.value import chances
from altbau.games.wucherer.view import WuchererView, determinize
from altbau.play.bots import own_seed
from altbau.play.hints import adviser
from altbau.play.lesson import LEARNER
from altbau.play.puzzle import Puzzle

PLAYERS: Final = (2, 3, 3, 4, 4)
FIRST_SEED: Final = 40_000
FIRST_LOOK: Final = 3  # worlds after which a move that is no better than the steward's is left out
GLANCE: Final = 8  # worlds in which most moments turn out to be none
WORLDS: Final = 10 * THINKING["strategist"].worlds  # of each of the two looks that confirm a solution
LOOKS: Final = (8, 24)  # worlds after which moves that are clearly worse are left out
SEEDS: Final = (11, 12)  # of those
NEARLY: Final = 0.05  # of the chance to win: what costs less counts as a solution, too
SURE: Final = 2.0  # standard errors by which all else must be worse
PROMISING: Final = 0.08  # by which a move must be better than the steward's at a glance
FEWEST: Final = 4  # moves between which there is something to find
MOST: Final = 90  # distinct moves that are tried
TOO_MANY: Final = 300  # of which there is no need to know all
MOST_SOLUTIONS: Final = 4
SHARE: Final = 0.4  # of all puzzles that may have the same theme
A_GAME: Final = 2  # puzzles
PLACE: Final = re.compile(r"\b([A-Z])\d+(\.\w+)?")  # a house, or an apartment in it

Move = tuple[Action, ...]  # its choices


class Found(NamedTuple):
    """The solutions of a moment, the best first; what it is worth, and by how much the next best is worse."""

    best: list[Move]
    chance: float
    margin: float
    error: float


class Moment:
    """A free choice, as the seat asked sees it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = cast(State, game.state)
        self.me: Seat = game.state.asked
        self.policy = Steward(TASTE)

    def worlds(self, seed: int, count: int) -> Iterator[State]:
        """So many that look alike to the seat."""
        rng, view = seeded(seed), WuchererView(self.state, self.me)
        for _ in range(count):
            world = determinize(view, rng)
            world.logged = False
            yield world

    def goes_on(self, s: State) -> bool:
        """Whether a move that was begun is not whole yet."""
        return (
            s.asked == self.me
            and s.irreversible == self.state.irreversible
            and self.game.module.same_move(s.stack.frames[-1].prompt(s)[0])
        )

    def moves(self) -> list[Move]:
        """A move for each position that whole moves lead to; the steward chooses which cards become floors."""
        return list(self.followed(self.state, (), floors=False).values())

    def variants(self, path: Move) -> list[Move]:
        """The same move with other cards for floors."""
        s = self.state.copy()
        for number, action in enumerate(path):
            if s.stack.frames[-1].prompt(s)[0] == FLOOR_CARD:
                return list(self.followed(s, path[:number], floors=True).values())
            s.apply(action)
        return [path]

    def followed(self, s: State, path: Move, *, floors: bool) -> dict[str, Move]:
        """The whole moves that begin so, by what they lead to; with `floors` all cards that can become some."""
        found: dict[str, Move] = {}
        is_floor = s.stack.frames[-1].prompt(s)[0] == FLOOR_CARD
        for action in [self.policy.choose(s)] if is_floor and not floors else s.stack.legal_actions:
            after = s.copy()
            after.apply(action)
            if self.goes_on(after):
                found |= self.followed(after, (*path, action), floors=floors)
            else:
                found.setdefault(repr(self.game.module.contents(after)), (*path, action))
            if len(found) > TOO_MANY:
                break
        return found

    def first_thought(self) -> Move:
        """The steward's move."""
        (now,) = self.worlds(CHANCE, 1)
        path: Move = ()
        while not path or self.goes_on(now):
            path = (*path, self.policy.choose(now))
            now.apply(path[-1])
        return path

    def chance(self, world: State, path: Move) -> float:
        """To win, after a move in a world in which everybody plays on as stewards do, once it can be valued."""
        since, s = world.turns, world.copy()
        for action in path:
            s.apply(action)
        while s.stack.asked != NOBODY and not self.policy.settled(s, since):
            s.apply(self.policy.choose(s))
        return chances(s)[self.me]

    def is_promising(self, moves: list[Move], own: Move) -> bool:
        """Whether some move looks better than the steward's."""
        trials = [Trial(move[0]) for move in moves]
        for world in self.worlds(CHANCE, GLANCE):
            of_own = self.chance(world, own)
            for trial, move in zip(trials, moves, strict=True):
                if not trial.dropped:
                    trial.add(self.chance(world, move) - of_own)
                    trial.dropped = trial.worlds >= FIRST_LOOK and trial.mean() < PROMISING / 2
            if all(trial.dropped for trial in trials):
                return False
        return any(trial.mean() > max(PROMISING, SURE * trial.error()) for trial in trials if not trial.dropped)

    def solved(self, moves: list[Move], seed: int) -> Found | None:
        """The best moves in many worlds, if all others are clearly worse. What is that already is left out of the
        rest of them."""
        worlds = list(self.worlds(seed, WORLDS))
        told: list[list[float]] = [[] for _ in moves]
        alive, out = list(range(len(moves))), list[Trial]()
        for begin, end in pairwise((0, *LOOKS, WORLDS)):
            for each in alive:
                told[each] += [self.chance(world, moves[each]) for world in worlds[begin:end]]
            leader = max(alive, key=lambda each: sum(told[each]))
            behind = {each: beside(told[leader], told[each]) for each in alive}
            worse = [each for each in alive if behind[each].mean() - SURE * behind[each].error() > NEARLY]
            out += [behind[each] for each in worse]
            alive = [each for each in alive if each not in worse]
            if len([each for each in alive if behind[each].mean() < NEARLY]) > 2 * MOST_SOLUTIONS:
                return None
        best = sorted((each for each in alive if behind[each].mean() < NEARLY), key=lambda each: -sum(told[each]))
        rest = [behind[each] for each in alive if each not in best]
        if not rest + out or any(each.mean() < SURE * each.error() for each in rest):
            return None
        next_best = min(rest + out, key=Trial.mean)
        return Found([moves[each] for each in best], sum(told[leader]) / WORLDS, next_best.mean(), next_best.error())

    def as_good(self, path: Move) -> list[Move]:
        """A move and those with other cards for floors that are not clearly worse."""
        variants = [each for each in self.variants(path) if each != path]
        worlds = list(self.worlds(SEEDS[0], WORLDS // 2)) if variants else []
        told = [self.chance(world, path) for world in worlds]
        return [path] + [
            each for each in variants if beside(told, [self.chance(world, each) for world in worlds]).mean() < NEARLY
        ]

    def leads_to(self, path: Move) -> str:
        """What a move comes to."""
        s = self.state.copy()
        for action in path:
            s.apply(action)
        return repr(self.game.module.contents(s))

    def written(self, path: Move) -> str:
        """A move in the notation."""
        return " ".join(self.game.module.token(self.state.edition, action) for action in path)


def beside(best: list[float], other: list[float]) -> Trial:
    """How much better one move did than another, in the worlds in which both were tried."""
    trial = Trial(NO_ACTION)
    for one, two in zip(best, other, strict=False):
        trial.add(one - two)
    return trial


def puzzle(game: Game) -> Puzzle | None:
    """The puzzle at a moment, if there is one."""
    position: dict[str, Any] = yaml.safe_load(game.position())
    moment = Moment(Game.begun(position))
    own, moves = moment.first_thought(), moment.moves()
    if not FEWEST <= len(moves) <= MOST or not moment.is_promising(moves, own):
        return None
    one, two = (moment.solved(moves, seed) for seed in SEEDS)
    if one is None or two is None or not set(one.best) & set(two.best):
        return None
    best = list(dict.fromkeys(one.best + two.best))
    if len(best) > MOST_SOLUTIONS:
        return None
    solutions = [each for path in best for each in moment.as_good(path)]
    if moment.leads_to(own) in map(moment.leads_to, solutions):
        return None
    own_chance = sum(moment.chance(world, own) for world in moment.worlds(SEEDS[0], WORLDS)) / WORLDS
    if one.chance - own_chance < PROMISING:
        return None
    line, first = moment.written(solutions[0]), moment.written(own)
    reason = why(moment, one.best[0])
    return Puzzle(
        id=sha256(repr(position).encode()).hexdigest()[:10],
        position=position,
        lines=[moment.written(path) for path in solutions],
        first=first,
        theme=theme_of(moment, line, first),
        reason=reason[0] if reason else None,
        args=reason[1] if reason else {},
        chance=round(100 * one.chance),
        margin=round(100 * min(one.margin, two.margin)),
        first_chance=round(100 * own_chance),
        error=round(100 * max(one.error, two.error), 1),
        worlds=WORLDS,
    )


def theme_of(moment: Moment, line: str, first: str) -> str:
    """What a puzzle is about, by what happens in its solution and in the steward's first thought."""
    said, edition = line.split(), moment.state.edition
    played, places = edition.kind(said[0]), PLACE.findall(line)
    elsewhere = any(landlord != SEAT_NAMES[moment.me] for landlord, _ in places)
    used = [edition.kind(word) for word in first.split() if word not in said]
    if played == SQUATTERS and elsewhere:
        return "squatters"
    if played in STRIKES:
        return "strike" if elsewhere else "own-house"
    if said[0] == "build":
        return "build" if moment.state.draw else "last-house"
    if elsewhere:
        return "abroad"
    if any(is_action(card) and isinstance(PLAYBOOK[card], Held) for card in used):
        return "reaction-held"
    if said[0] == "done":
        return "hold"
    return "other" if not places else "let" if places[-1][1] else "expand"


def why(moment: Moment, path: Move) -> tuple[str, dict[str, int]] | None:
    """The reason that a hint gives for a move."""
    game = moment.game.copy()
    said: tuple[str, dict[str, int]] | None = None
    bot: Any = adviser(game.module)
    for action in path:
        view = game.view(moment.me)
        reason = bot.why(view, bot._steward.world(view), action)
        said = (reason.name, reason.args) if reason else said
        game.play(action)
    return said


def moments(edition: str, seed: int) -> Iterator[Game]:
    """The free choices of whoever sits where a learner does, in a game of stewards."""
    players = random.Random(seed).choice(PLAYERS)
    game = Game.new(edition, players=players, seed=seed)
    bots = [make("steward", own_seed(seed, seat), edition) for seat in seats(players)]
    while not game.over:
        if game.must_pass:
            game.pass_()
            continue
        s = game.state
        if s.asked == LEARNER == s.turn and game.module.at_free_choice(s) and len(s.stack.legal_actions) >= FEWEST:
            yield game
        game.play(bots[s.asked].decide(game.view(s.asked)).action)


def write(file: Path, kept: list[Puzzle]) -> None:
    """Keep the puzzles, one in a line."""
    file.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(each) for each in kept) + b"\n]\n")


def main() -> None:
    """Look at the puzzles that there are, and find more."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    file = given.file or Path(str(PUZZLES)) / f"{given.edition}.json"
    kept: list[Puzzle] = []
    if file.exists():
        for each in msgspec.json.decode(file.read_bytes(), type=list[Puzzle]):
            again = puzzle(Game.begun(each.position))
            if again:
                kept.append(again)
            else:
                print(f"{each.id} does not hold any more ({each.lines[0]})", flush=True)
        write(file, kept)
    themes, seed = Counter(each.theme for each in kept), given.seed
    while len(kept) < given.count:
        of_game = 0
        for game in moments(given.edition, seed):
            new = puzzle(game)
            if new and themes[new.theme] < SHARE * given.count and new.id not in {each.id for each in kept}:
                kept.append(new)
                themes[new.theme] += 1
                print(len(kept), seed, new.theme, new.lines, "not", new.first, new.chance, new.margin, flush=True)
                write(file, kept)
                of_game += 1
                if of_game == A_GAME:
                    break
        seed += 1


if __name__ == "__main__":
    main()
