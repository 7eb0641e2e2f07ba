"""Two tables in a page's own worker which differ in what nobody sees: no byte and no time tells which is which."""

import asyncio
import json
import re
from collections import defaultdict
from random import Random

import msgspec
import pytest

from altbau import Game
from altbau.browser.messages import Ask
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.runtime.commands import carried_out
from altbau.table.log.stored_lines import take_snapshot
from altbau.table.log.table_log import begun_match
from tests import loops
from tests.runtime.memory import MemoryDevice
from tests.runtime.playing import ANN, InWorker, still
from tests.server.test_silence import passable
from tests.server.test_twins import EDITION, Twins, some_twins

PAIRS = 3
LOOKED_FOR = 8  # the seed by which they are
AFTER = 60.0  # seconds in which a window is answered that somebody can only pass
COMMITMENT = re.compile('"commitment":"[^"]*"')  # to the seed, which is another one
ANSWERS = -1  # in place of the number of a connection
PATHS = ("", "/log", "/position", "/replay")


def file_of(twins: Twins, seed: int) -> joining.TableFile:
    """A table at which one device plays for all, and which has just begun."""
    game = Game.from_position(twins.position, seed=seed)
    seats = [joining.NewSeat(name=f"Player {letter}", kind="human") for letter in SEAT_NAMES[: twins.players]]
    start = joining.NewTable(edition=EDITION, seats=seats, options=game.options, seed=seed)
    match = begun_match({"position": twins.position, "seed": seed, "options": game.options})
    return joining.TableFile(
        altbau="table",
        version=game.module.RULES_VERSION,
        start=start,
        entries=[],
        lines=[],
        snapshot=joining.FileSnapshot(seq=0, body=take_snapshot(match)),
        position=twins.position,
    )


async def told(twins: Twins, seed: int) -> dict[int, list[tuple[float, str]]]:
    """All that leaves the worker while the first seat looks on, plays, and a window is answered, with its moments: over
    each connection, and as answers to requests."""
    place = InWorker(MemoryDevice(), Random(3))
    heard: dict[int, list[tuple[float, str]]] = defaultdict(list)

    def note(over: int, said: str) -> None:
        moment = asyncio.get_running_loop().time()
        heard[over].append((moment, COMMITMENT.sub("", said.replace("\\", ""))))

    hear = place.worker._post

    def post(message: str) -> None:
        if (told := json.loads(message))["type"] == "said":
            note(told["number"], told["message"])
        hear(message)

    place.worker._post = post

    async def ask(method: str, path: str, secret: str | None = None, body: str = "") -> str:
        place.worker.take(msgspec.json.encode(Ask(0, method, path, {}, "en", secret, body)).decode())
        answer = str((await place.answers.get())["body"])
        note(ANSWERS, answer)
        return answer

    made = json.loads(await ask("POST", "/files/tables", None, msgspec.json.encode(file_of(twins, seed)).decode()))
    table = await place.worker.find(made["id"])
    for card in passable(table.game):
        token = table.game.module.token(table.game.state.edition, card)
        await carried_out(table, twins.asked, live.AutoPass(card=token, on=True))
    keys = {ANN: made["seats"][0]["secret"], Seat(1): None, NOBODY: None}
    place.watch(made["id"], keys)
    await still()
    for action in twins.actions:
        await table.change("play", {"seat": 0, "by": "person", "action": action})
    asked = table.seq
    await asyncio.sleep(AFTER)
    assert table.seq > asked
    for each in made["seats"]:
        for path in PATHS:
            await ask("GET", f"/tables/{made['id']}{path}", each["secret"])
    place.end()
    return heard


@pytest.mark.parametrize("number", range(PAIRS))
def test_nothing_that_leaves_the_worker_tells_twins_apart(number: int) -> None:
    twins = some_twins(PAIRS, LOOKED_FOR)[number]
    one, other = (loops.run_at_once(told(twins, seed)) for seed in twins.seeds)
    assert min(map(len, one.values())) > 1 and len(one) == 4
    assert one == other
