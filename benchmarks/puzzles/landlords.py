"""Moments of the landlord games: after a whole move the game is played on until the position can be valued."""

import random
import re
from collections.abc import Iterator
from typing import Any, Final, cast

import yaml

from altbau import Game, make
from altbau.core.bots.bot import Reason
from altbau.core.bots.judgement import ROUNDS
from altbau.core.bots.search import Trial
from altbau.core.engine.ids import NOBODY, seats
from altbau.core.engine.rng import seeded
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.bot import TASTE, THINKING
from altbau.games.wucherer.bots.policy import STRIKES, Steward
from altbau.games.wucherer.rules.cards import SQUATTERS, is_action
from altbau.games.wucherer.rules.playbook import PLAYBOOK, Held
from altbau.games.wucherer.rules.questions import FLOOR_CARD
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.value import chances
from altbau.games.wucherer.view import WuchererView, determinize
from altbau.play.bots import own_seed
from altbau.play.teaching.hints import adviser
from altbau.play.teaching.lesson import LEARNER
from benchmarks.puzzles.finding import GLANCE_SEED, MOST, PROMISING, Moment, Move

PLAYERS: Final = (2, 3, 3, 4, 4)
CHANCE: Final = 1  # seed of the world in which the steward chooses its move
LIKELY: Final = 6  # moves that the steward likes best; one of them must look better than its choice
FEW: Final = 4  # worlds of that test
WORLDS: Final = 10 * THINKING["strategist"].worlds  # of each of the two looks that confirm a solution
TOO_MANY: Final = MOST + 210  # moves after which no more are listed
PLACE: Final = re.compile(r"\b([A-Z])\d+(\.\w+)?")  # a house, or an apartment in it


class LandlordMoment(Moment):
    """A free choice."""

    LOOKS = (8, 24, WORLDS)
    DECIDED = False
    FEWEST = 4

    def __init__(self, position: dict[str, Any], before: list[dict[str, str]]) -> None:
        super().__init__(position, before)
        self.policy = Steward(TASTE)

    def worlds(self, seed: int, count: int) -> Iterator[State]:
        rng, view = seeded(seed), WuchererView(self.state, self.me)
        for _ in range(count):
            world = determinize(view, rng)
            world.logged = False
            yield world

    def goes_on(self, s: State) -> bool:
        """Whether a move that was begun is not complete yet."""
        return (
            s.asked == self.me
            and s.irreversible == self.state.irreversible
            and self.game.module.same_move(s.stack.top.prompt(s)[0])
        )

    def moves(self) -> list[Move]:
        """One whole move for each position that can be reached; the steward chooses which cards become floors."""
        return list(self.followed(self.state, (), floors=False).values())

    def variants(self, path: Move) -> list[Move]:
        """The same move with other cards for floors."""
        s = self.state.copy()
        for number, action in enumerate(path):
            if s.stack.top.prompt(s)[0] == FLOOR_CARD:
                return list(self.followed(s, path[:number], floors=True).values())
            s.apply(action)
        return [path]

    def followed(self, s: State, path: Move, *, floors: bool) -> dict[str, Move]:
        """The whole moves that begin with `path`, by the contents they lead to; with `floors` for each choice of cards
        that become floors."""
        found: dict[str, Move] = {}
        is_floor = s.stack.top.prompt(s)[0] == FLOOR_CARD
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
        (now,) = self.worlds(CHANCE, 1)
        path: Move = ()
        while not path or self.goes_on(now):
            path = (*path, self.policy.choose(now))
            now.apply(path[-1])
        return path

    def looks_promising(self, own: Move) -> bool:
        """Whether one of the steward's other likely moves does better than its own in the first few worlds."""
        (world,) = self.worlds(GLANCE_SEED, 1)
        trials = [Trial(action) for action in self.policy.candidates(world, LIKELY)[1:]]
        for world in self.worlds(GLANCE_SEED, FEW):
            of_own = self.chance(world, own)
            for trial in trials:
                if not trial.dropped:
                    trial.add(self.chance(world, (trial.action,)) - of_own)
                    trial.dropped = trial.worlds > 1 and trial.mean() < 0.0
        return any(not trial.dropped and trial.mean() > PROMISING / 2 for trial in trials)

    def chance(self, world: State, path: Move) -> float:
        """The chance to win, valued as soon as possible while all seats play on as stewards."""
        last, s = world.turns + ROUNDS * world.players, world.copy()
        for action in path:
            s.apply(action)
        while s.stack.asked != NOBODY and s.turns < last:
            s.apply(self.policy.choose(s))
        return chances(s)[self.me]

    def theme(self, line: str, first: str) -> str:
        said, edition = line.split(), self.state.edition
        played, places = edition.kind(said[0]), PLACE.findall(line)
        elsewhere = any(landlord != SEAT_NAMES[self.me] for landlord, _ in places)
        used = [edition.kind(word) for word in first.split() if word not in said]
        if played == SQUATTERS and elsewhere:
            return "squatters"
        if played in STRIKES:
            return "strike" if elsewhere else "own-house"
        if said[0] == "build":
            return "build" if self.state.draw else "last-house"
        if elsewhere:
            return "abroad"
        if any(is_action(card) and isinstance(PLAYBOOK[card], Held) for card in used):
            return "reaction-held"
        if said[0] == "done":
            return "hold"
        return "other" if not places else "let" if places[-1][1] else "expand"

    def why(self, path: Move) -> Reason | None:
        game = self.game.copy()
        said: Reason | None = None
        bot: Any = adviser(game.module)
        for action in path:
            view = cast(WuchererView, game.view(self.me))
            said = bot.why(view, bot._steward.world(view), action) or said
            game.play(action)
        return said


def moments(edition: str, seed: int) -> Iterator[LandlordMoment]:
    """The free choices of the seat LEARNER in its own turns, in a game of stewards."""
    players = random.Random(seed).choice(PLAYERS)
    game = Game.new(edition, players=players, seed=seed)
    bots = [make("steward", own_seed(seed, seat), edition) for seat in seats(players)]
    while not game.over:
        if game.must_pass:
            game.pass_()
            continue
        s = game.state
        enough = len(s.stack.legal_actions) >= LandlordMoment.FEWEST
        if s.asked == LEARNER == s.turn and game.module.at_free_choice(s) and enough:
            yield LandlordMoment(yaml.safe_load(game.position()), [])
        game.play(bots[s.asked].decide(game.view(s.asked)).action)
