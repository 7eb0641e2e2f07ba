"""Measure what the strategist of Monopoly wins where nobody trades, and what it would win there with more foresight.

`PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/stalemate.py --against refuser-1` plays the deals of
`ladder.py` with a turn limit, the strategist on every seat in turn, and prints how many games it wins, in how many
a player ever has a whole group of streets, and how many end by bankruptcy, of all and of those. With
`--before strategist-1` that bot plays the same deals, and the gain is printed with its 95 % interval. `--quick` takes a
quarter of the time and has less noise: once all places are sold (or after 45 rounds) the strategist's fast policy plays
for all seats, from there to the end in 4 futures, the same for both bots in equal states; only what is won is counted.

With `--worlds N` the strategist tries out each answer to an offered place and each pass or next bid in an auction in N
determinized states, played on by the same bots, and gives the answer that wins most; with `--open` in the true state,
dice and cards known, which no player can.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any, Final

from altbau.cli.summary import wilson
from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.rng import seeded
from altbau.games import game_of
from altbau.games.monopoly.bots.futures import Outlook
from altbau.games.monopoly.rules.actions import AUCTION, BUY, PASS, naming_sum
from altbau.games.monopoly.rules.board import PRICE, SQUARES, STATIONS, ownable
from altbau.games.monopoly.rules.questions import BUY_OR_AUCTION, TO_BID
from altbau.games.monopoly.view import MonopolyView
from altbau.play.bots import own_seed
from altbau.play.observation import bot_view, memory_after
from benchmarks.ladder import FIRST_SEED, REFUSERS, STALEMATE, Cell
from benchmarks.yardsticks import make

GAMES: Final = 400
STEP: Final = 10  # a bid that is tried out is higher by a tenth of the price
PLACES: Final = [square for square in range(SQUARES) if ownable(square)]
LATE: Final = 45  # the round after which a quick game is not waited for
FUTURES: Final = 4  # in which a quick game ends
OPEN: Final = -1  # worlds: none are imagined, since the future is known


class Foreseer:
    """A bot that tries out what becomes of its answers about places; see the module."""

    def __init__(self, bot: AnyBot, state: Any, names: Sequence[str], seed: int, worlds: int) -> None:
        self._bot = bot
        self._state = state  # of the game itself
        self._names = names  # of all bots, by seat
        self._seed = seed
        self._worlds = worlds

    def decide(self, view: MonopolyView) -> Decision:
        """The answer of the bot, or another one that wins more."""
        decision = self._bot.decide(view)
        answers = other_answers(view, decision.action)
        if not answers:
            return decision
        best = max([decision.action, *answers], key=lambda action: self.wins(view, action))
        return decision if best == decision.action else Decision(best, None)

    def wins(self, view: MonopolyView, action: Action) -> float:
        """The number of its worlds that the seat wins after an action."""
        if self._worlds == OPEN:
            return self.outcome(self._state.copy(), view.seat, action)
        module = game_of(view.edition.key)
        worlds = [module.determinize(view, seeded(self._seed + number)) for number in range(self._worlds)]
        return sum(self.outcome(world, view.seat, action) for world in worlds)

    def outcome(self, state: Any, seat: Seat, action: Action) -> float:
        """The seat's share of the victory if the game continues with an action."""
        state.apply(action)
        finished(state, bots_of(self._names, self._seed))
        winners = state.winners()
        return (seat in winners) / len(winners)


def other_answers(view: MonopolyView, action: Action) -> list[Action]:
    """The alternatives to an answer about a place without an owner."""
    if view.question[0] == BUY_OR_AUCTION and action in (BUY, AUCTION):
        return [each for each in (BUY, AUCTION) if each != action and view.is_legal(each)]
    if view.question[0] == TO_BID and view.question[1] >= 0:
        _, lot, best, _ = view.question
        bid = naming_sum(best + max(1, PRICE[lot] // STEP))
        return [each for each in ([bid] if action == PASS else [PASS]) if view.is_legal(each)]
    return []


def bots_of(names: Sequence[str], seed: int) -> list[AnyBot]:
    """The players of a deal, by seat."""
    return [make(name, own_seed(seed, Seat(seat)), "monopoly") for seat, name in enumerate(names)]


def finished(state: Any, bots: Sequence[AnyBot], quick: bool = False) -> bool:
    """Play a game to its end, or if `quick` until all places are sold; whether a player has ever had a whole group of
    streets."""
    memory = memory_after((), state)
    grouped = False
    while state.asked >= 0 and not (quick and sold(state)):
        forced = state.stack.forces()
        state.apply(
            state.legal_actions[0] if forced else bots[state.asked].decide(bot_view(state, state.asked, memory)).action
        )
        memory = memory_after(memory, state)
        grouped = grouped or max(state.whole[:STATIONS]) >= 0
    return grouped


def sold(state: Any) -> bool:
    """Whether all places are sold, or it takes too long."""
    return state.round > LATE or all(state.owner[square] != NOBODY for square in PLACES)


def won_quickly(state: Any, seat: Seat) -> float:
    """The seat's mean share of the victory in futures that the fast policy plays to the end."""
    total, policy = 0.0, Outlook(seat)
    for number in range(FUTURES):
        future = state.copy()
        future.logged, future.chance = False, seeded((state.turns, number, seat))
        for stack, below in zip(future.stacks, future.below, strict=True):
            if not below:
                future.chance.shuffle(stack)
        while future.asked >= 0:
            future.apply(policy.choose(future))
        winners = future.winners()
        total += (seat in winners) / len(winners)
    return total / FUTURES


@dataclass
class Tally:
    """The results of some games."""

    games: int = 0
    won: float = 0.0  # a shared victory is divided
    grouped: int = 0  # games in which a player had a whole group of streets
    ended: int = 0  # by bankruptcy
    grouped_ended: int = 0
    shares: list[float] = field(default_factory=list)  # of the victory, by game

    def play(self, bot: str, against: str, players: int, seat: Seat, seed: int, worlds: int, quick: bool) -> None:
        """Play a game and count it."""
        state = Cell("monopoly", players, bot, (against,), STALEMATE).deal(seed)
        names = [bot if each == seat else against for each in seats(players)]
        bots = bots_of(names, seed)
        if worlds:
            bots[seat] = Foreseer(bots[seat], state, names, seed, worlds)
        grouped = finished(state, bots, quick)
        winners = state.winners()
        self.games += 1
        self.shares.append((seat in winners) / len(winners) if state.asked < 0 else won_quickly(state, seat))
        self.won += self.shares[-1]
        self.grouped += grouped
        self.ended += state.players_left == 1
        self.grouped_ended += grouped and state.players_left == 1

    def line(self, quick: bool) -> str:
        """The results in a sentence."""
        low, high = wilson(self.won, self.games)
        won = f"{self.games} games: won {100 * self.won / self.games:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        if quick:
            return won
        return (
            f"{won}, a group in {100 * self.grouped / self.games:.0f} %, ended {100 * self.ended / self.games:.0f} %, "
            f"of those with a group {100 * self.grouped_ended / max(1, self.grouped):.0f} %"
        )


def gain(now: Tally, then: Tally) -> str:
    """What a bot wins more than another on the same deals, in points, with the 95 % interval."""
    more = [100 * (here - there) for here, there in zip(now.shares, then.shares, strict=True)]
    error = 1.96 * stdev(more) / len(more) ** 0.5
    return f"gain {fmean(more):+.1f} [{fmean(more) - error:+.1f}, {fmean(more) + error:+.1f}]"


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", choices=REFUSERS, default=REFUSERS[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first deal")
    parser.add_argument("--before", help="a bot that plays the same deals")
    parser.add_argument("--quick", action="store_true", help="end each game by the fast policy once all is sold")
    foresight = parser.add_mutually_exclusive_group()
    foresight.add_argument("--worlds", type=int, default=0, help="futures in which it tries out its answers")
    foresight.add_argument("--open", dest="worlds", action="store_const", const=OPEN, help="in the one that comes")
    asked = parser.parse_args(words)
    tally, before = Tally(), Tally()
    for number in range(asked.games):
        seat, seed = Seat(number % asked.players), asked.seed + number // asked.players
        tally.play("strategist", asked.against, asked.players, seat, seed, asked.worlds, asked.quick)
        if asked.before:
            before.play(asked.before, asked.against, asked.players, seat, seed, 0, asked.quick)
        if tally.games % (10 * asked.players) == 0 or tally.games == asked.games:
            print(tally.line(asked.quick), flush=True)
            if asked.before:
                print(f"{before.line(asked.quick)}; {gain(tally, before)}", flush=True)


if __name__ == "__main__":
    main()
