"""Automatic players of a table, and bots that decide in the test's own process."""

import asyncio
import pickle
from collections.abc import Sequence
from pathlib import Path
from random import Random

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.options import OptionValue
from altbau.core.engine.view import View
from altbau.core.messages import finished, joining
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.bots import BotAnswer, BotError, decide
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.jobs import Job
from altbau.runtime.look_back.shown_log import shown_log
from altbau.server.live.home import StoredHome
from altbau.server.live.hub import Hub
from altbau.server.processes.jobs import answer
from altbau.server.processes.worker_threads import Visitor
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace


class ThinkingHere:
    """Lets bots decide in the test's own process."""

    async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
        """The bot's decision, as another process would return it. Raises BotError."""
        await asyncio.sleep(0)
        thought = decide(bot, view)
        if isinstance(thought, BotError):
            raise thought
        return thought


class PoolHere:
    """Does the jobs of the pool in the test's own process, and keeps them."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def done(self, visitor: Visitor, job: Job, *, gzip: bool = False) -> bytes:
        """What a job makes, as another process would return it. Raises BadInput."""
        await asyncio.sleep(0)
        self.jobs.append(job)
        (answered,) = answer(pickle.dumps((job, gzip)))
        made = pickle.loads(answered).made
        if isinstance(made, Exception):
            raise made
        assert isinstance(made, bytes)
        return made


async def spectators_log(hub: Hub, id: str) -> finished.TableLogText:
    """The log of a table as a spectator was sent it, in English."""
    told = await shown_log(hub.home.logs, hub.table, id, None, "en", hub.work_of(hub.beside.itself))
    return told()


def store_of(table: LiveTable) -> Store:
    """Where a table is stored."""
    assert isinstance(table.home, StoredHome)
    return table.home.store


def player_of(table: LiveTable) -> AutoPlayer:
    """The AutoPlayer of a table in the test's own process."""
    (player,) = [each for each in table.observers.followers if isinstance(each, AutoPlayer)]
    return player


async def filled(database: Path | str, moves: int = 40) -> None:
    """Fill a database with a running table of each edition and a finished one, whose human seats play at random."""
    await seated(database, moves, ["wucherer-1992"])


async def seated(
    database: Path | str, moves: int = 40, finished: Sequence[str] = tuple(EDITIONS)
) -> dict[str, tuple[str, bool, list[str | None]]]:
    """Fill a database with a running table of each edition and one of these that is over, whose human seats play at
    random. Returns of each table its edition, whether it is over, and the secrets of its seats."""
    store = Store(database)
    hub = Hub(store, Pace(), ThinkingHere(), Random(1))
    rng, found = Random(5), {}
    for edition, most in (*[(edition, moves) for edition in EDITIONS], *[(edition, None) for edition in finished]):
        seats = [joining.NewSeat(name=name, kind="human") for name in ("Ann", "Ben")]
        options: dict[str, OptionValue] = {"turn-limit": 1} if edition == "monopoly" and most is None else {}
        wanted = joining.NewTable(edition=edition, seats=seats, seed=5, options=options)
        created = await hub.create(wanted)
        table = await hub.table(created.id)
        table.observers.stop()
        while not table.game.over and (most is None or table.seq < most):
            await table.change("play", {"action": any_action(table.game.state, rng.randrange)})
        found[created.id] = (edition, table.game.over, [seat.secret for seat in created.seats])
    store.close()
    return found
