"""Moments of Monopoly: after each move games are played to their end with the same dice, until the interval decides.

They are from the last rounds of games with a limit of rounds, so that the end is not far.
"""

import random
from collections.abc import Iterator
from typing import Any, Final, cast

import yaml

from altbau import Game, make
from altbau.core.bots.bot import NO_CHARACTER, STEWARD, Reason, Role
from altbau.core.engine.ids import Action, seats
from altbau.core.engine.rng import seeded
from altbau.games.monopoly import NAME as NAME
from altbau.games.monopoly.bot import Tycoon
from altbau.games.monopoly.bots.offers import offered
from altbau.games.monopoly.hints import why_better
from altbau.games.monopoly.judging import OF_OFFER, WITH_PLACE
from altbau.games.monopoly.rules.actions import (
    ACCEPT,
    BANKRUPT,
    BUILD,
    DECLINE,
    END,
    MORTGAGE,
    REDEEM,
    ROLL,
    SELL,
    TRADE,
)
from altbau.games.monopoly.rules.questions import DEAL_OR_NOT, TO_END, TO_LEAVE_JAIL, WHICH_PLACE
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.view import MonopolyView, determinize
from altbau.play.bots import own_seed
from altbau.play.teaching.lesson import LEARNER
from benchmarks.puzzles.finding import Moment, Move

PLAYERS: Final = (2, 2, 3, 3, 4)
LIMITS: Final = (12, 16, 20, 24)  # rounds
LAST: Final = 5  # rounds in which moments are looked at
BOTS: Final = ("steward", "beginner", "dealer", "builder", "miser")  # one is drawn for each seat
SEED: Final = 1  # of the opinions of the bots that play on
ROLE: Final = Role(NO_CHARACTER, STEWARD)
ASKED: Final = (TO_END, TO_LEAVE_JAIL)
THEMES: Final = {
    BUILD: "build", MORTGAGE: "mortgage", REDEEM: "redeem", SELL: "sell", TRADE: "offer", END: "keep-cash",
    ACCEPT: "accept", DECLINE: "decline", ROLL: "stay-in-jail",
}  # fmt: skip


class MonopolyMoment(Moment):
    """A choice at the end of a turn, in jail, or about an offer."""

    LOOKS = (20, 60, 200)
    DECIDED = True
    FEWEST = 2

    def worlds(self, seed: int, count: int) -> Iterator[State]:
        rng, view = seeded(seed), MonopolyView(self.state, self.me)
        for _ in range(count):
            world = determinize(view, rng)
            rng.below(2)  # the next one has other dice
            world.logged = False
            yield world

    def moves(self) -> list[Move]:
        """Single actions, and actions with a place. Trades are left out, because there are too many, and bankruptcy."""
        found: list[Move] = []
        for word in self.state.legal_actions:
            if word in (TRADE, BANKRUPT):
                continue
            after = self.state.copy()
            after.apply(word)
            named = after.asked == self.me and after.stack.top.prompt(after)[0] == WHICH_PLACE
            found += [(word, place) for place in after.legal_actions] if word in WITH_PLACE and named else [(word,)]
        return found

    def first_thought(self) -> Move:
        """The steward's move, with its whole offer if it makes one."""
        (now,) = self.worlds(SEED, 1)
        bot = steward(SEED)
        path: Move = ()
        while not path or (now.asked == self.me and now.stack.top.prompt(now)[0] in (WHICH_PLACE, *OF_OFFER)):
            path = (*path, bot.decide(MonopolyView(now, self.me)).action)
            now.apply(path[-1])
        return path

    def chance(self, world: State, path: Move) -> float:
        """The seat's share of the victory if all seats play on as stewards."""
        s = world.copy()
        for action in path:
            s.apply(action)
        bots = [steward(SEED + seat) for seat in s.seats()]
        while not s.over:
            s.apply(bots[s.asked].decide(MonopolyView(s, s.asked)).action)
        winners = s.winners()
        return 1 / len(winners) if self.me in winners else 0.0

    def theme(self, line: str, first: str) -> str:
        word = cast(Action, self.game.module.action_of(self.state.edition, line.split()[0]))
        if self.state.stack.top.prompt(self.state)[0] == TO_LEAVE_JAIL and word not in THEMES:
            return "leave-jail"
        return THEMES.get(word, "other")

    def why(self, path: Move) -> Reason | None:
        return why_better(MonopolyView(self.state, self.me), path)


def steward(seed: int) -> Tycoon:
    """A bot that plays on."""
    return Tycoon(ROLE, seed)


def moments(edition: str, seed: int) -> Iterator[MonopolyMoment]:
    """The choices of the seat LEARNER in the last rounds of a game of different bots, and the offers it gets."""
    rng = random.Random(seed)
    players, limit = rng.choice(PLAYERS), rng.choice(LIMITS)
    game = Game.new(edition, players=players, seed=seed, options={"turn-limit": limit})
    bots = [make(rng.choice(BOTS), own_seed(seed, seat), edition) for seat in seats(players)]
    position: dict[str, Any] = {}
    since: list[str] = []  # tokens of what one other player has done since `position`
    while not game.over:
        if game.must_pass:
            game.pass_()
            continue
        s = cast(State, game.state)
        asks = s.stack.top.prompt(s)[0]
        late = s.round > limit - LAST
        if late and game.module.at_free_choice(s):
            position, since = yaml.safe_load(game.position()), []
            if s.asked == LEARNER and asks in ASKED and len(s.legal_actions) > 1:
                yield MonopolyMoment(position, [])
        if late and s.asked == LEARNER and asks == DEAL_OR_NOT and since:
            author = offered(MonopolyView(s, LEARNER))[0]
            yield MonopolyMoment(position, [{"ABCDEFGH"[author]: " ".join(since)}])
        action = bots[s.asked].decide(game.view(s.asked)).action
        since = [*since, game.module.token(s.edition, action)]
        game.play(action)
