"""The worked game of `protocol.md`: all messages on one player's live connection, from opening to the end."""

import asyncio
import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from altbau.core.data import Data
from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import FIRST, Seat
from altbau.core.messages import live
from altbau.runtime.commands import carried_out
from altbau.runtime.home import Dealt
from altbau.runtime.live_table import LiveTable
from altbau.runtime.watchers import Watcher
from altbau.server.live.home import StoredHome
from altbau.server.store.store import Store
from altbau.table.lists.list_rows import summary
from altbau.table.log.stored_lines import history
from altbau.table.seats.access import digest

ID: Final = "kQ8vTz3mW1A"
KEY: Final = "the secret of Ann's seat"
SEATS: Final = [{"name": name, "kind": "human", "bot": None, "digest": digest(KEY)} for name in ("Ann", "Ben")]
TABLE: Final[Data] = {
    "edition": "monopoly", "seats": SEATS, "options": {"turn-limit": 1}, "cards": {}, "seed": 7, "seed_chosen": True,
}  # fmt: skip
SHOWN: Final = ("game", "version", "id", "seq", "turn", "viewer", "asked", "phase", "question", "can_undo", "seats")
PREFERRED: Final = ("roll", "buy", "done")


class Listener:
    """Ann's end of the connection: it keeps the messages of the server as lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def push(self, message: str) -> bool:
        """Keep a message; of a whole table only the fields of SHOWN, to be short."""
        kept = json.loads(message)
        if "table" in kept:
            kept["table"] = {name: kept["table"][name] for name in SHOWN} | {"…": "…"}
        self.lines.append(f"< {json.dumps(kept, ensure_ascii=False)}")
        return True

    def end(self, code: int) -> None:
        """Do nothing: this connection is never closed."""


def worked_game() -> str:
    """The messages, one per line: `>` is sent by Ann, `<` by the server."""
    return asyncio.run(played())


async def played() -> str:
    """Ann and Ben roll, buy and end their turns, until the game is over."""
    with TemporaryDirectory() as folder:
        store, listener = Store(Path(folder) / "game.sqlite"), Listener()
        table = LiveTable(StoredHome(store, Random(1)), ID, TABLE, None)
        told, listed = history(table.log.match), summary(table.log, table.seats, table.keys, table.about.part)
        store.add_game(Dealt(ID, TABLE, None, told.stored_text(), told.snapshot, listed)).result()
        table.audience.enter(Watcher(FIRST, 0, KEY, "patch", listener), most=1)
        while not table.game.over:
            await asyncio.sleep(0)
            await moved(table, table.game.state.asked, listener)
        await asyncio.sleep(0)
        store.close()
        return "\n".join(listener.lines)


async def moved(table: LiveTable, seat: Seat, listener: Listener) -> None:
    """Make a move for the seat that is asked; if it is Ann's, keep her message and the server's answer."""
    move = live.Move(
        id=f"m{table.seq + 1}", seq=table.seq, tokens=" ".join(words(table, table.game.page_view(seat).choices))
    )
    done = await carried_out(table, seat, move)
    if seat == FIRST:
        listener.lines += [f"> {said(move)}", f"< {said(live.Accepted(id=move.id, seq=done.seq))}"]


def words(table: LiveTable, choices: list[Choice]) -> list[str]:
    """The tokens of a move: a choice of PREFERRED or else the first, then the same for the choices that follow it."""
    if not choices:
        return []
    by_token = {table.game.module.token(table.game.state.edition, each.action): each for each in choices}
    word = next((word for word in PREFERRED if word in by_token), next(iter(by_token)))
    return [word, *words(table, by_token[word].next)]


def said(message: Any) -> str:
    """A message as JSON."""
    return json.dumps(msgspec.to_builtins(message), ensure_ascii=False)
