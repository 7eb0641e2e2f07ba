"""A minimal server of turns, with which `server.py` compares: Litestar and SQLite, nothing of Altbau.

A move is validated, appended to a log that is committed in groups, acknowledged, and sent to both seats. Addresses and
messages are those of Altbau, with a table that contains little more than whose turn it is. `python skeleton.py FILE`
serves with this database and prints the address.
"""

import asyncio
import queue
import secrets
import socket
import sqlite3
import sys
import threading
from typing import Literal, TypeAlias

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

Row: TypeAlias = tuple[str, int, str, str, str]  # table, number, seat, words, the client's id
Waiting: TypeAlias = tuple[Row, asyncio.AbstractEventLoop, "asyncio.Future[None]"]
AppSocket: TypeAlias = WebSocket[object, object, State]

SEATS = ("A", "B")
WORDS = ("draw", "build", "rent", "pass")
PROTOCOL = "altbau"
LARGEST = 1024  # characters of a message


class Move(msgspec.Struct, tag="move", tag_field="type"):
    """A move of a seat in the state with number `seq`."""

    id: str
    seq: int
    tokens: Literal["draw", "build", "rent", "pass"]


class Store:
    """A log in SQLite, written in groups by its own thread."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.waiting: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
        threading.Thread(target=self.write, daemon=True).start()

    async def append(self, row: Row) -> None:
        """Write a row; return when it is on disk."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self.waiting.put((row, loop, written))
        await written

    def write(self) -> None:
        """Commit the waiting rows as a group, again and again."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE entry (game, seq, seat, words, client, PRIMARY KEY (game, seq))")
        while True:
            group = [self.waiting.get()]
            while not self.waiting.empty():
                group.append(self.waiting.get())
            connection.execute("BEGIN")
            connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", [row for row, _, _ in group])
            connection.execute("COMMIT")
            group[0][1].call_soon_threadsafe(settle, [written for _, _, written in group])


def settle(group: "list[asyncio.Future[None]]") -> None:
    """Resume the coroutines whose rows are on disk."""
    for written in group:
        if not written.done():
            written.set_result(None)


class Table:
    """Two seats that move in turn."""

    def __init__(self) -> None:
        self.seq = 0
        self.open: list[AppSocket] = []

    def shown(self, seat: str, said: str) -> str:
        """The update for a seat after the move `said`."""
        asked = SEATS[self.seq % 2]
        choices = [{"token": word} for word in WORDS] if seat == asked else []
        table = {"seq": self.seq, "viewer": seat, "asked": asked, "question": {"name": "play", "choices": choices}}
        return msgspec.json.encode(
            {"type": "update", "table": table, "log": [{"number": self.seq, "said": said}]}
        ).decode()


tables: dict[str, Table] = {}
decoder = msgspec.json.Decoder(Move)


@post("/api/tables")
async def create(data: dict[str, object]) -> dict[str, object]:
    """Start a table."""
    id = secrets.token_urlsafe(8)
    tables[id] = Table()
    return {"id": id, "seats": [{"seat": seat, "secret": seat, "invitation": None} for seat in SEATS]}


@websocket("/api/tables/{id:str}/live")
async def live(socket: AppSocket, id: str, state: State) -> None:
    """A seat's connection."""
    await socket.accept(subprotocols=PROTOCOL)
    seat = socket.scope["subprotocols"][-1]
    table = tables[id]
    table.open.append(socket)
    try:
        await socket.send_data(table.shown(seat, ""))
        while True:
            answer = await answered(state.store, table, id, seat, await socket.receive_data(mode="text"))
            await socket.send_data(msgspec.json.encode(answer).decode())
    except WebSocketDisconnect:
        table.open.remove(socket)


async def answered(store: Store, table: Table, id: str, seat: str, message: str | bytes) -> dict[str, object]:
    """Check a move, store it, send the table to both seats; the answer to its sender."""
    if len(message) > LARGEST:
        return {"type": "refused", "code": "too-large"}
    try:
        move = decoder.decode(message)
    except msgspec.DecodeError as error:
        return {"type": "refused", "code": "malformed", "sentence": str(error)}
    if move.seq != table.seq or seat != SEATS[table.seq % 2]:
        return {"type": "refused", "id": move.id, "code": "stale"}
    await store.append((id, table.seq + 1, seat, move.tokens, move.id))
    table.seq += 1
    for watcher in table.open:
        await watcher.send_data(table.shown(watcher.scope["subprotocols"][-1], move.tokens))
    return {"type": "accepted", "id": move.id, "seq": table.seq}


def main() -> None:
    """Serve."""
    app = Litestar([create, live], state=State({"store": Store(sys.argv[1])}), openapi_config=None, logging_config=None)
    listener = socket.create_server(("127.0.0.1", 0), backlog=1000)
    print(f"Skeleton: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(
        app, log_config=None, ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=None
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
