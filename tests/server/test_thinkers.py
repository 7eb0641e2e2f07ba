"""The processes in which bots think: who waits longest is answered first, what dies or hangs costs one answer, and
nobody stays behind."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from altbau import Game
from altbau.core.bots.bot import AnyBot
from altbau.runtime.bots import BotError
from altbau.server.processes import bot_pool as module
from altbau.server.processes.bot_pool import BotPool
from altbau.server.processes.bot_worker import frame_message
from tests import loops
from tests.server.conftest import BOT, HUMAN, Server
from tests.server.strange_bots import Counting, Dying, Quitting, Sleeping, Spinning

VIEW = Game.new(players=2, seed=3).view(0)
IN_TIME = 30.0  # seconds
linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")


def with_thinkers(number: int, act: Callable[[BotPool], Awaitable[None]]) -> None:
    """Ask some processes."""

    async def run() -> None:
        thinkers = BotPool(number)
        try:
            await asyncio.wait_for(act(thinkers), IN_TIME)
        finally:
            await thinkers.close()

    loops.run(run())


def test_a_bot_thinks_in_another_process_and_keeps_what_it_remembers() -> None:
    async def ask(thinkers: BotPool) -> None:
        bot: Any = Counting()
        first: Any = await thinkers.decide(bot, VIEW, 0)
        again: Any = await thinkers.decide(first.bot, VIEW, 0)
        assert first.decision.action == again.decision.action != os.getpid()
        assert (bot.asked, first.bot.asked, again.bot.asked) == (0, 1, 2)

    with_thinkers(1, ask)


def test_the_table_that_has_waited_longest_is_served_first() -> None:
    """Also if it asks late, for another piece of its move; one that gives up is left out."""

    async def ask(thinkers: BotPool) -> None:
        done: list[float] = []

        async def one(since: float) -> None:
            await thinkers.decide(Sleeping(0), VIEW, since)
            done.append(since)

        tasks = [asyncio.create_task(one(since)) for since in (9, 3, 7, 3.5, 1, 8)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == [9, 1, 3, 3.5, 8]  # the first met nobody

    with_thinkers(1, ask)


@pytest.mark.parametrize(
    ("bot", "problem"), [(Dying(), EOFError), (Sleeping(600), TimeoutError), (Quitting(), BotError)]
)
def test_what_goes_wrong_costs_one_answer(
    bot: AnyBot, problem: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(thinkers: BotPool) -> None:
        before = await thinkers.decide(Counting(), VIEW, 0)
        monkeypatch.setattr(module, "LONGEST", 1 if problem is TimeoutError else IN_TIME)
        with pytest.raises(problem):
            await thinkers.decide(bot, VIEW, 0)
        monkeypatch.undo()
        after = await thinkers.decide(Counting(), VIEW, 0)
        assert (before.decision.action == after.decision.action) == (problem is BotError)

    with_thinkers(1, ask)


@linux
def test_nobody_is_asked_whose_process_has_died_meanwhile() -> None:
    async def ask(thinkers: BotPool) -> None:
        died = (await thinkers.decide(Counting(), VIEW, 0)).decision.action
        process = thinkers._all[0]._process
        assert process
        os.kill(died, signal.SIGKILL)
        while process.returncode is None:  # of an earlier question the bot's default would come
            await asyncio.sleep(0.01)
        assert (await thinkers.decide(Counting(), VIEW, 0)).decision.action != died

    with_thinkers(1, ask)


# --- nobody stays behind ----------------------------------------------------------------------------------------------


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and of which nobody has taken notice does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def thinking(server: Server) -> list[int]:
    """The processes that think for a server, once one does."""
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "B"})
    for _ in server.states(id, keys[0]):
        assert server.process.pid
        if found := children(server.process.pid):
            return found
    raise AssertionError


@linux
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_they_end_with_their_server(own_server: Server, number: int) -> None:
    found = thinking(own_server)
    own_server.signal(number)
    own_server.process.join()
    while any(map(alive, found)):
        pass
    assert "Traceback" not in own_server.log_file.read_text()


@linux
def test_ctrl_c_in_the_terminal_does_not_reach_them(own_server: Server) -> None:
    (found,) = thinking(own_server)
    assert os.getpgid(found) != os.getpgid(own_server.process.pid or 0)


def test_a_thought_without_end_ends_when_the_server_is_gone() -> None:
    program = "from altbau.server import thinking; thinking.LONGEST = 0.1; thinking.main()"
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    process = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, env=paths)
    process.communicate(frame_message(pickle.dumps((Spinning(), VIEW))), timeout=IN_TIME)
    assert process.returncode
