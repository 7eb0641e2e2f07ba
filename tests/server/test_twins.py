"""Twin tables, which differ in what nobody sees, through several processes: not a byte and not a time tells which is
which, whoever of them dies in the middle of a window.

A window is put to somebody who has switched all cards off, and has one at one of the twins, none at the other. What
follows is done by another process, which has things happen to it, or by who takes over from that; it is seen in this
one. How long both take is compared over many windows by the two-sample test of Kolmogorov and Smirnov; its bound is
5 %, divided by the number of comparisons."""

import asyncio
import json
import math
import os
import signal
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from altbau import BadInput, Game
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.messages import joining, live
from altbau.core.messages import table as table_messages
from altbau.runtime.commands import carried_out
from altbau.runtime.keys import new_secret
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.store import Store
from altbau.server.web.socket import PROTOCOL
from altbau.table.setup.creation import IssuedKeys, checked_names, table_body
from altbau.table.timing.clocks import at_leisure
from altbau.table.timing.pace import Pace
from tests import loops
from tests.engine.random_games import any_game, decisions
from tests.server.conftest import STILL, SameSeeds
from tests.server.databases import new_database
from tests.server.eyes import Eyes, watch
from tests.server.players import ThinkingHere
from tests.server.test_silence import passable
from tests.server.test_workers import Workers
from tests.server.two_processes import until

EDITION = "landlord-2013"
PACE = Pace(reaction=(0.2, 0.5), bot=0.1, thought=(0.05, 0.1))
PACES: Sequence[table_messages.PaceName] = ("slow", "normal", "fast", "at-once")
TOGETHER = 40  # pairs at most at once: an address may have a hundred connections
SEED = 6  # of the games in which windows are looked for
DECISIONS = 300  # of a random game
LATEST = 6 * STILL  # until a window is answered whose driver has died
SEEDS = 12  # by which hands are dealt, among which pairs are looked for
TOLD = ("seq", "asked", "question", "players", "phase", "turn")  # of a table, which has an id and moments besides


class Twins(NamedTuple):
    """A position as the first seat knows it, two seeds by which all else is dealt, and what the first seat plays."""

    position: str
    seeds: tuple[int, int]
    actions: Sequence[Action]
    players: int
    asked: Seat


class Answer(NamedTuple):
    """How long a window took, and what was told of it."""

    seconds: float
    told: list[Any]


def twins(seed: int) -> Iterator[Twins]:
    """Windows in which somebody has a choice at the first of two tables, and none at the other."""
    rng = Random(seed)
    while True:
        before: Game | None = None  # when the first seat was asked last from the beginning
        for game in decisions(any_game(rng, EDITION), rng, DECISIONS):
            if before and asks_silently(game):
                position, actions = before.seen_position(Seat(0)), game.actions[before.actions_length :]
                dealt = [(seed, asked_after(position, actions, seed)) for seed in range(SEEDS)]
                choosing = [seed for seed, found in dealt if found and not found.must_pass]
                passing = [seed for seed, found in dealt if found and found.must_pass]
                for seeds in zip(choosing, passing, strict=False):
                    yield Twins(position, seeds, actions, game.players, game.state.asked)
                if choosing and passing:
                    break
            if game.asked != 0:
                before = None
            elif game.question_open and at_leisure(game.state) == 0:
                before = game.copy()


@cache
def some_twins(pairs: int, seed: int) -> Sequence[Twins]:
    """So many of them."""
    return [*islice(twins(seed), pairs)]


def asks_silently(game: Game) -> bool:
    """Whether somebody else is asked in a window what can be switched off."""
    top = game.state.stack.top
    return bool(game.asked and top.window(game.state) and not top.free()) and silent(game)


def asked_after(position: str, actions: Sequence[Action], seed: int) -> Game | None:
    """The game that follows on a position by these actions, where it comes to such a window."""
    game = Game.from_position(position, seed=seed)
    try:
        for action in actions:
            game.play(action)
    except BadInput:  # something else than here has followed
        return None
    return game if asks_silently(game) else None


def silent(game: Game) -> bool:
    """Whether the seat asked can have switched off all that it could answer."""
    cards = {game.module.token(game.state.edition, card) for card in passable(game)}
    return game.must_pass or set(game.legal_tokens[:-1]) <= cards


async def laid_out(hub: Hub, twins: Twins, seed: int, pace: table_messages.PaceName) -> LiveTable:
    """A table that begins with a position, at which one device plays for all; who is asked has switched all cards
    off."""
    seats = [joining.NewSeat(name=name, kind="human") for name in "ABCDEF"[: twins.players]]
    game = Game.from_position(twins.position, seed=seed)
    wanted = joining.NewTable(edition=EDITION, seats=seats, options=game.options, seed=seed)
    names = checked_names(wanted)
    body = table_body(wanted, names, [IssuedKeys(new_secret(hub.home.chance), None).digests() for _ in seats], seed)
    id = new_secret(hub.home.chance, 8)
    await hub.deal(id, body | {"position": twins.position, "watching": "open", "pace": pace})
    table = await hub.table(id)
    for card in passable(game):
        await carried_out(table, twins.asked, live.AutoPass(card=game.module.token(game.state.edition, card), on=True))
    return table


async def drive_elsewhere(tables: Sequence[LiveTable], workers: Workers, opened: AsyncExitStack) -> None:
    """Have somebody look at tables where another process serves, which drives them from then on."""
    at, names = workers.address.replace("http", "ws"), [Subprotocol(PROTOCOL)]

    async def look(table: LiveTable) -> None:
        address = f"{at}/api/tables/{table.id}/live"
        await opened.enter_async_context(connect(address, subprotocols=names, proxy=None, close_timeout=0.1))

    await asyncio.gather(*map(look, tables))
    await until(lambda: not any(table.sharing.drives for table in tables), LATEST)


class Timed(Eyes):
    """Eyes that know when they have seen something."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[int, tuple[float, Any]] = {}  # the first message of each `seq`, and when it came
        self.come = asyncio.Event()  # a message

    def push(self, message: str) -> bool:
        """Take a message."""
        said = json.loads(message)
        if said["type"] == "update":
            table = said["table"]
            moment = asyncio.get_running_loop().time()
            self.seen.setdefault(table["seq"], (moment, [table.get(each) for each in TOLD]))
            self.come.set()
        return True

    async def after(self, seq: int) -> int:
        """The `seq` that follows on one which is seen, too."""
        async with asyncio.timeout(LATEST):
            while seq not in self.seen or max(self.seen) == seq:
                self.come.clear()
                await self.come.wait()
        return min(each for each in self.seen if each > seq)


async def answered(table: LiveTable, actions: Sequence[Action]) -> Answer:
    """Play, and wait for the answer to the window that follows."""
    person, _ = watch(table, Seat(0))
    eyes = Timed()
    watcher, _ = watch(table, NOBODY)
    watcher.client = eyes
    for action in actions:
        await table.change("play", {"seat": 0, "by": "person", "action": action})
    asked = table.seq
    after = await eyes.after(asked)
    for each in (person, watcher):
        table.audience.leave(each)
    (began, question), (ended, _) = eyes.seen[asked], eyes.seen[after]
    return Answer(ended - began, question)


def statistic(one: Sequence[float], other: Sequence[float]) -> float:
    """The greatest distance between two samples' distributions."""
    one, other = sorted(one), sorted(other)
    return max(abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in (*one, *other))


def bound(n: int, m: int, level: float) -> float:
    """What it exceeds with this probability where both are alike."""
    return math.sqrt(-math.log(level / 2) / 2) * math.sqrt((n + m) / (n * m))


Fault = Callable[[Workers], Awaitable[None]]


async def nothing(workers: Workers) -> None:
    """All goes well."""


async def kill(workers: Workers) -> None:
    """The other process dies."""
    os.kill(workers.pids()[0], signal.SIGKILL)


async def drain(workers: Workers) -> None:
    """The other process is ended."""
    os.kill(workers.pids()[0], signal.SIGTERM)


async def stop(workers: Workers) -> None:
    """The other process is stopped until after its leases have ended."""
    pid = workers.pids()[0]
    os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(12)
    os.kill(pid, signal.SIGCONT)


async def windows(
    workers: Workers, pace: table_messages.PaceName, pairs: int, fault: Fault, seed: int
) -> list[list[Answer]]:
    """So many windows of each twin, while the process that drives them has that happen to it."""
    store = Store(workers.at, name="test")
    hub = Hub(store, PACE, ThinkingHere(), SameSeeds())
    tasks = [asyncio.create_task(hub.others.follow()), asyncio.create_task(hub.driving.keep())]
    found: list[list[Answer]] = [[], []]
    try:
        every = some_twins(pairs, seed)
        for first in range(0, pairs, TOGETHER):
            some = [(each, dealt) for each in every[first : first + TOGETHER] for dealt in each.seeds]
            tables = await asyncio.gather(*(laid_out(hub, each, dealt, pace) for each, dealt in some))
            async with AsyncExitStack() as opened:
                await drive_elsewhere(tables, workers, opened)
                answering = [
                    asyncio.create_task(answered(table, each.actions))
                    for table, (each, _) in zip(tables, some, strict=True)
                ]
                await asyncio.sleep(0.1)
                await fault(workers)
                answers = await asyncio.gather(*answering)
            found[0] += answers[::2]
            found[1] += answers[1::2]
            await until(lambda: len(workers.pids()) == workers.number and len(workers.drivers()) == 2, LATEST)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(store.leases.give_back)
        await asyncio.get_running_loop().shutdown_default_executor()
        hub.stop()
        store.close()
    return found


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """A process beside that of the test, with who starts it again."""
    found = Workers(new_database(postgres), tmp_path_factory.mktemp("twins"), 1, PACE)
    yield found
    found.end()


CASES = [(pace, fault) for fault in (nothing, kill, drain, stop) for pace in PACES]


@pytest.mark.parametrize(
    ("pace", "fault", "pairs"),
    [("normal", nothing, 10), *(pytest.param(*case, 200, marks=pytest.mark.long) for case in CASES)],
)
def test_nobody_tells_twins_apart(workers: Workers, pace: table_messages.PaceName, fault: Fault, pairs: int) -> None:
    one, other = loops.run(windows(workers, pace, pairs, fault, SEED))
    assert [each.told for each in one] == [each.told for each in other]
    times = [[each.seconds for each in some] for some in (one, other)]
    assert statistic(*times) <= bound(pairs, pairs, 0.05 / len(CASES)), times


def test_times_that_differ_are_told_apart() -> None:
    """The bound is one that a difference of a quarter of a reaction exceeds."""
    chance = Random(1)
    alike = [[chance.uniform(*PACE.reaction) for _ in range(200)] for _ in range(2)]
    later = [seconds + 0.1 for seconds in alike[0]]
    assert statistic(*alike) < bound(200, 200, 0.05 / len(CASES)) < statistic(alike[0], later)


def test_statistic() -> None:
    assert statistic([1, 2, 3], [4, 5, 6]) == 1
    assert statistic([1, 2, 3, 4], [1, 2, 3, 4]) == 0
    assert statistic([1, 2, 3, 4], [3, 4, 5, 6]) == pytest.approx(0.5)
