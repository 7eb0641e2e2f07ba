"""The pool: its jobs make in another process what they make here, and one that takes too much is ended."""

import asyncio
import os
import resource
import signal
import time
from collections.abc import Awaitable, Callable
from gzip import decompress
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from altbau.core import text
from altbau.core.messages.pasted_game import Paste
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.play.game import Game
from altbau.runtime.look_back.jobs import EndingJob, ExampleJob, Job, PasteJob
from altbau.server.processes.job_pool import PROCESSES, JobPool
from altbau.server.processes.jobs import (
    MEMORY,
    NICENESS,
    SECONDS,
    JobError,
    PictureJob,
    QrJob,
)
from altbau.server.rendering.printing import SheetKey
from altbau.server.web.guard.limits import JOBS_AT_ONCE, UNLIMITED, Limits, Visitor
from altbau.table.seats.names import Name
from altbau.table.view.link_preview import WIDE, card, preview_content
from tests import loops

MOVES = 40
LEAST = 19  # priority of all
NAMES = tuple(Name(each) for each in ("Ann", "Ben", "Cem"))


def with_pool(act: Callable[[JobPool], Awaitable[None]]) -> None:
    """Do something with a pool, and end its processes."""

    async def run() -> None:
        pool = JobPool()
        try:
            await act(pool)
        finally:
            await pool.close()

    loops.run(run())


class Asked(NamedTuple):
    """Says what a process may do."""

    def make(self) -> bytes:
        left = signal.getitimer(signal.ITIMER_PROF)[0]
        data, _ = resource.getrlimit(resource.RLIMIT_DATA)
        return f"{os.nice(0)} {left <= SECONDS} {left > SECONDS - 1} {data} {os.getpid()}".encode()


class Endless(NamedTuple):
    """Computes for longer than it may, which here is only a moment."""

    def make(self) -> bytes:
        signal.setitimer(signal.ITIMER_PROF, 0.01)
        while True:
            pass


class Greedy(NamedTuple):
    """Asks for so much memory, and gives it back."""

    size: int

    def make(self) -> bytes:
        return str(len(bytearray(b"x") * self.size)).encode()


class Faulty(NamedTuple):
    """Has an error in the program."""

    def make(self) -> bytes:
        return str(1 // 0).encode()


class Slow(NamedTuple):
    """Takes a moment, and says when it began and ended."""

    def make(self) -> bytes:
        begun = time.monotonic()
        time.sleep(0.05)
        return f"{begun} {time.monotonic()}".encode()


def test_jobs_make_the_same_in_another_process() -> None:
    chance = Random(1)
    jobs: list[Job] = [QrJob("https://example.org/t/x"), SheetKey("scores", "landlord-2013", "de", "a4")]
    for edition in EDITIONS:
        game = Game.new(edition, players=3, seed=5)
        for _ in range(MOVES):
            game.play(any_action(game.state, chance.randrange))
        jobs += [
            ExampleJob(edition),
            PasteJob(Paste(text=game.transcript()), "de"),
            PasteJob(Paste(text="edition: none"), "en"),
            EndingJob(game.record(), 3),
            PictureJob(card(preview_content(edition, {}, NAMES, game.page_view()), "de"), WIDE),
        ]

    async def act(pool: JobPool) -> None:
        visitor = Visitor(UNLIMITED)
        for job in jobs:
            made, packed = await pool.done(visitor, job), await pool.done(visitor, job, gzip=True)
            if isinstance(job, SheetKey):  # a PDF file has the time in it
                assert made.startswith(b"%PDF") and decompress(packed).startswith(b"%PDF")
            else:
                assert made == decompress(packed) == job.make()

    with_pool(act)


def test_a_process_has_its_limits() -> None:
    async def act(pool: JobPool) -> None:
        nice, *within, data, _ = (await pool.done(Visitor(UNLIMITED), Asked())).decode().split()
        assert (int(nice), within, int(data)) == (min(LEAST, os.nice(0) + NICENESS), ["True", "True"], MEMORY)

    with_pool(act)


@pytest.mark.parametrize("job", [Endless(), Greedy(2 * MEMORY)])
def test_what_takes_too_much_is_refused_with_a_sentence(job: Job) -> None:
    async def act(pool: JobPool) -> None:
        visitor = Visitor(Limits(cpu=1))
        with pytest.raises(BadInput, match="job-too-large") as refused:
            await pool.done(visitor, job)
        for language in text.LANGUAGES:
            assert f"{MEMORY // 2**20} MB" in text.error(language, refused.value)
        assert await pool.done(Visitor(UNLIMITED), Greedy(3)) == b"3"
        if isinstance(job, Endless):  # it counts as long as it might have taken
            with pytest.raises(BadInput, match="too-much-work"):
                await pool.done(visitor, Greedy(3))

    with_pool(act)


def test_a_process_that_has_had_much_memory_is_replaced() -> None:
    """What the server itself has had does not count."""

    async def act(pool: JobPool) -> None:
        visitor, processes = Visitor(UNLIMITED), list[bytes]()
        Greedy(MEMORY).make()
        for size in (3, 3, MEMORY * 2 // 3, 3):
            await pool.done(visitor, Greedy(size))
            processes.append((await pool.done(visitor, Asked())).split()[-1])
        assert processes[0] == processes[1] != processes[2] == processes[3]

    with_pool(act)


def test_an_error_in_the_program_is_no_refusal() -> None:
    async def act(pool: JobPool) -> None:
        with pytest.raises(JobError, match="ZeroDivisionError"):
            await pool.done(Visitor(UNLIMITED), Faulty())

    with_pool(act)


def test_an_address_has_one_job_at_a_time() -> None:
    async def act(pool: JobPool) -> None:
        first, other = Visitor(UNLIMITED), Visitor(UNLIMITED)
        await asyncio.gather(*(pool.done(each, Greedy(1)) for each in (first, other)))  # the processes have begun
        made = await asyncio.gather(*(pool.done(each, Slow()) for each in (*[first] * 6, other)))
        *own, once = (tuple(map(float, each.split())) for each in made)
        assert all(before[1] <= after[0] for before, after in pairwise(own))
        assert sum(each[1] <= once[0] for each in own) < PROCESSES

    with_pool(act)


def test_jobs_have_a_budget_of_their_own() -> None:
    """Whoever has used up the processor time for jobs still opens tables."""
    visitor = Visitor(Limits(cpu=1))
    visitor.job_work.took(JOBS_AT_ONCE / 1000)
    with pytest.raises(BadInput, match="too-much-work"):
        visitor.job_work.begins()
    visitor.table_work.begins()
