"""What whoever runs a server is shown of two tables that differ in what nobody sees is the same, while a window is open
that one of them leaves a choice and the other none, and afterwards."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from altbau import BadInput
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages.operator import TableKind
from altbau.runtime.conversation import refusal_message
from altbau.runtime.live_table import LiveTable
from altbau.server import metrics
from altbau.server.live.hub import Hub
from altbau.server.operator.commands import OperatorCommands
from altbau.server.operator.dashboard import Dashboard
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import SameSeeds
from tests.server.eyes import watch
from tests.server.players import ThinkingHere
from tests.server.test_twins import Twins, laid_out, twins
from tests.server.two_processes import until

PACE = Pace(reaction=(0.5, 0.6), bot=0.01, thought=(0.01, 0.02))  # a window is open while it is looked at
ALL_KINDS: tuple[TableKind, ...] = ("running", "waiting", "over")
NO_MOVES = ("nonsense", "done done", "build 99")


async def shown(overseeing: Dashboard) -> dict[str, Any]:
    """All figures, and all that the page has, but what a table is called and since when it stands so."""
    overview = await overseeing.overview()
    listed = [each for kind in ALL_KINDS for each in overseeing.tables(kind).tables]
    return {
        "overview": overview,
        "tables": [(each.state, each.edition, each.players, each.archived) for each in listed],
        **{
            str((each.name, *sorted(each.labels.items()))): each.value
            for each in metrics.samples()
            if not each.name.endswith("_created")  # when it was counted first
        },
    }


def grown(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """By how much each figure is greater, and what tables are listed."""
    figures = {name: value - before.get(name, 0) for name, value in after.items() if isinstance(value, float)}
    return {name: by for name, by in figures.items() if by} | {"tables": after["tables"]}


async def overseen(store: Store, pair: Twins, seed: int) -> list[dict[str, Any]]:
    """What becomes of the figures at a table: as it is laid out, as it is in the window, and after it."""
    hub = Hub(store, PACE, ThinkingHere(), SameSeeds())
    overseeing = Dashboard(OperatorCommands(hub, lambda networks: None))
    found = [await shown(overseeing)]
    table = await laid_out(hub, pair, seed, "fast")
    found.append(await shown(overseeing))
    watch(table, Seat(0))
    watch(table, NOBODY)
    for action in pair.actions:
        await table.change("play", {"seat": 0, "by": "person", "action": action})
    asked = table.seq
    tries(table)
    found.append(await shown(overseeing))
    await until(lambda: table.seq > asked, 20)
    found.append(await shown(overseeing))
    hub.stop()
    return found


def tries(table: LiveTable) -> None:
    """Somebody who is not asked sends what is no move, and is refused, before anything else can happen."""
    for words in NO_MOVES:
        try:
            table.log.attempt("move", {"seat": 0, "tokens": words}, seq=table.seq)
        except BadInput as error:
            refusal_message(error, "en", None, metrics.count_refusal)


@pytest.mark.parametrize("pairs", [1, pytest.param(60, marks=pytest.mark.long)])
def test_figures_do_not_tell_twins_apart(tmp_path: Path, pairs: int) -> None:
    every = twins(7)

    async def compare() -> None:
        for number in range(pairs):
            pair = next(every)
            steps = []
            for seed in pair.seeds:
                store = Store(tmp_path / f"{number}-{seed}.sqlite")
                found = await overseen(store, pair, seed)
                store.close()
                steps.append([grown(before, after) for before, after in pairwise(found)])
            assert steps[0] == steps[1]
            counted = "".join(name for step in steps[0] for name in step)
            assert all(name in counted for name in ("altbau_entries", "altbau_refusals", "altbau_tables"))

    loops.run(asyncio.wait_for(compare(), 600))
