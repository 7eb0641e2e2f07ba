"""Test whether the time of an automatic answer in a window reveals if its seat had a choice, in real time.

`PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.silence` plays at so many tables at once, with the server's
own processes for bots: a person who passes automatically with all cards, and three bots. For each kind of question it
compares the times with and without a choice by the two-sample statistic of Kolmogorov and Smirnov, and counts the bots'
decisions that came late. `--tables`, `--seconds`, `--bots`, `--editions` and `--paces` change what is played.

Pauses get shorter within a turn, and late decisions delay later answers, which all players can see. So it compares the
difference between the time of an answer and the time that all players could expect, in steps from one moment to the
next; answers after a pause are listed separately. Of twenty lines that reveal nothing, one exceeds the critical D by
chance.
"""

import argparse
import asyncio
import os
import tempfile
import time
from bisect import bisect
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from math import sqrt
from pathlib import Path
from random import SystemRandom
from statistics import fmean, median
from typing import NamedTuple, TypeVar

from altbau.core.engine import stack
from altbau.core.engine.ids import FIRST, Seat
from altbau.core.messages import joining
from altbau.core.messages import table as table_messages
from altbau.games.wucherer.rules.state import State
from altbau.play.bots import make
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import Observer
from altbau.server.live.hub import Hub
from altbau.server.processes.bot_pool import BotPool, usual_number
from altbau.server.store.store import Store
from altbau.table.timing.pace import FACTORS, Pace
from altbau.table.timing.schedule import AnswerSchedule, Moments, PublicQuestion

CRITICAL = 1.358  # value of the statistic of Kolmogorov and Smirnov at 5 %
FEWEST = 8  # answers of each sort that are compared
WARM = 5.0  # seconds for the processes of the bots to start

T = TypeVar("T")


class Answer(NamedTuple):
    """An automatic answer in a window: its question, whether there was a choice, its seconds, by how many steps it came
    later than expected, and whether a bot's decision was late."""

    question: str
    choice: bool
    seconds: float
    more: float
    late: bool


class Middle:
    """A random generator that always returns the middle of the distribution."""

    def uniform(self, a: float, b: float) -> float:
        """The middle."""
        return (a + b) / 2

    def gauss(self, mu: float, sigma: float) -> float:
        """The middle."""
        return mu

    def choice(self, seq: Sequence[T]) -> T:
        """The one in the middle."""
        return seq[len(seq) // 2]


class Foreseen(AnswerSchedule):
    """Draws the moments of answers, and computes those that all players expect."""

    expected = Moments(0.0)

    def moments(self, question: PublicQuestion, pace: Pace) -> Moments:
        """The drawn moments; the expected ones are kept in `expected`."""
        twin = copy(self)
        twin._chance, twin._turn = Middle(), copy(self._turn)
        twin.answers = copy(self.answers)
        twin.answers._chance = twin._chance
        self.expected = AnswerSchedule.moments(twin, question, pace)
        return super().moments(question, pace)


class Onlooker(Observer):
    """Follows a table and records the automatic answers."""

    def __init__(self, table: LiveTable, player: AutoPlayer, due: Foreseen) -> None:
        self.table = table
        self.player = player
        self.due = due
        self.found: list[Answer] = []
        self.moved = asyncio.Event()
        self.put()

    def put(self) -> None:
        """Note the question that is put now, and the time."""
        game = self.table.game
        s, self.seq, self.since = game.state, self.table.seq, time.monotonic()
        if game.over:
            return
        top = s.stack.top
        who = "person" if s.asked == FIRST else "bot"
        self.question = f"{who} {game.module.QUESTIONS[top.prompt(s)[0]].name}"
        self.window, self.choice = top.window(s), not game.must_pass
        self.bot = s.asked != FIRST

    def note_change(self) -> None:
        """Record the answer if the table has moved on; the auto player still knows when it was due."""
        if self.table.seq == self.seq:
            return
        asked = self.player.asked
        if self.window and asked.body:  # empty after a person's own answer
            now, expected = time.monotonic(), self.due.expected
            paused = ", after a pause" if expected.first - self.since > 1.1 * expected.step else ""
            late = self.bot and asked.due > asked.moments.first
            more = (now - expected.first) / (expected.step or 1.0)  # in seconds if it may come at any time
            self.found.append(Answer(self.question + paused, self.choice, now - self.since, more, late))
        self.put()
        self.moved.set()

    def heard(self, seat: Seat) -> None:
        """Do nothing: `changed` records answers."""

    def idle(self) -> bool:
        """Always true: it has no task."""
        return True

    def stop(self) -> None:
        """Do nothing: it has no task."""


async def played(
    hub: Hub, edition: str, pace: table_messages.PaceName, bots: list[str], seconds: float
) -> list[Answer]:
    """The automatic answers at a table until the game or the time is over; the person's own turns are played at
    once."""
    seats = [joining.NewSeat(name="Ann", kind="human"), *(joining.NewSeat(kind="bot", bot=bot) for bot in bots)]
    table = await hub.table((await hub.create(joining.NewTable(edition=edition, seats=seats, pace=pace))).id)
    table.observers.stop()
    module, state = table.game.module, table.game.state
    assert isinstance(state, State)
    names = state.edition.names
    table.seats[0].auto_pass = {
        module.token(table.game.state.edition, card) for card in module.AUTO_PASSABLE if card in names
    }
    player = AutoPlayer(table, hub.services.pace, hub.services.thinking, hub.services.programs)
    player.due = due = Foreseen(hub.services.pace, len(seats), table.about.people, SystemRandom())
    onlooker = Onlooker(table, player, due)
    table.observers.follow(onlooker)
    table.observers.follow(player)
    person = make("steward", 1, edition)
    until = time.monotonic() + seconds
    while not table.game.over and (left := until - time.monotonic()) > 0:
        onlooker.moved.clear()
        if player.idle():
            decision = person.decide(table.game.view(FIRST))
            await table.change("play", {"action": decision.action}, seq=table.seq)
        else:
            with suppress(TimeoutError):
                await asyncio.wait_for(onlooker.moved.wait(), left)
    table.observers.stop()
    return onlooker.found


async def play_tables(
    hub: Hub, edition: str, pace: table_messages.PaceName, bots: list[str], tables: int, seconds: float
) -> list[Answer]:
    """The automatic answers at so many tables in that time."""
    found = await asyncio.gather(*(played(hub, edition, pace, bots, seconds) for _ in range(tables)))
    return [answer for each in found for answer in each]


def distance(these: list[float], those: list[float]) -> float:
    """How far two samples are apart: the statistic of Kolmogorov and Smirnov."""
    these, those = sorted(these), sorted(those)
    shares = [(bisect(these, each) / len(these), bisect(those, each) / len(those)) for each in these + those]
    return max(abs(here - there) for here, there in shares)


def report(title: str, answers: list[Answer]) -> None:
    """Print the figures of one pace of one edition."""
    of_bots = [answer for answer in answers if answer.question.startswith("bot")]
    late = sum(answer.late for answer in of_bots)
    times = [answer.seconds for answer in of_bots]
    print(
        f"{title}: {len(of_bots)} windows of bots, {late} thoughts late ({late / len(of_bots):.1%}), "
        f"mean {fmean(times):.2f} s, median {median(times):.2f} s"
    )
    for question in sorted({answer.question for answer in answers}):
        of_it = [answer for answer in answers if answer.question == question]
        forced, chosen = ([answer.more for answer in of_it if answer.choice == sort] for sort in (False, True))
        if min(len(forced), len(chosen)) >= FEWEST:
            critical = CRITICAL * sqrt((len(forced) + len(chosen)) / (len(forced) * len(chosen)))
            apart = distance(forced, chosen)
            tells = " !" if apart > critical else ""
            print(
                f"  {question:32} without a choice {len(forced):4}, with one {len(chosen):4}: "
                f"D {apart:.3f} (critical {critical:.3f}){tells}"
            )


async def measured(asked: argparse.Namespace) -> None:
    """Play and print."""
    with tempfile.TemporaryDirectory() as folder:
        store, thinkers = Store(Path(folder) / "silence.sqlite"), BotPool(usual_number())
        hub = Hub(store, Pace(), thinkers, SystemRandom())
        await play_tables(hub, asked.editions[0], "at-once", asked.bots, 1, WARM)
        for edition in asked.editions:
            for pace in asked.paces:
                found = await play_tables(hub, edition, pace, asked.bots, asked.tables, asked.seconds)
                report(f"{edition}, {pace}", found)
        hub.stop()
        await thinkers.close()
        store.close()


def main() -> None:
    """Print the figures."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=6)
    words.add_argument("--seconds", type=float, default=60, help="of each pace of each edition")
    words.add_argument("--bots", nargs="+", default=["steward"] * 3)
    words.add_argument("--editions", nargs="+", default=["landlord-2013", "wucherer-1997", "wucherer-1992"])
    words.add_argument("--paces", nargs="+", default=["at-once", "fast", "normal"], choices=FACTORS)
    asked = words.parse_args()
    engine = "interpreted" if stack.__file__.endswith(".py") else "compiled"
    print(f"{', '.join(asked.bots)}, {engine}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    asyncio.run(measured(asked))


if __name__ == "__main__":
    main()
