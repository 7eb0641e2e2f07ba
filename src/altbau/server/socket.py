"""The live connection of a page: updates go out whenever the table changes, messages of the player come in."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from altbau import text
from altbau.errors import BadInput, IllegalMove
from altbau.kernel.stack import NOBODY
from altbau.server import wire
from altbau.server.tables import Hub, LiveTable, Watcher

UNKNOWN_TABLE = 4404  # close codes that the page understands
UNKNOWN_KEY = 4401
LARGEST_MESSAGE = 16 * 1024
PROTOCOL = "altbau"  # a page names it, and behind it the key of its seat: an address would be written down on the way

decoder = msgspec.json.Decoder(wire.FromPage)
encoder = msgspec.json.Encoder()


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], hub: NamedDependency[Hub], id: FromPath[str]) -> None:
    """Everything of one table for one viewer, until either side goes."""
    offered = socket.scope["subprotocols"]
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in offered else None)
    secret = next((each for each in offered if each != PROTOCOL), None)
    query = socket.query_params
    try:
        table = await hub.table(id)
        seat = table.keys.seat(secret)
    except BadInput as error:
        await socket.close(code=UNKNOWN_KEY if error.code == "foreign-seat" else UNKNOWN_TABLE)
        return
    known = query.get("log", "0")
    watcher = table.watch(seat, int(known) if known.isascii() and known.isdigit() else 0, secret)
    sender = asyncio.create_task(send_updates(socket, table, watcher))
    try:
        while True:
            message = await socket.receive_data(mode="text")
            if not table.keys.open(seat, secret):
                continue  # it is being closed
            answer = await answered(table, seat, message, query.get("lang", "en"))
            await socket.send_data(encoder.encode(answer).decode())
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        table.unwatch(watcher)


async def send_updates(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher) -> None:
    """Send the table whenever it has changed; who reads slowly gets fewer and later states, and holds nobody up."""
    while True:
        await watcher.changed.wait()
        watcher.changed.clear()
        if not table.keys.open(watcher.seat, watcher.secret):
            await socket.close(code=UNKNOWN_KEY)
            return
        await socket.send_data(encoder.encode(table.update(watcher)).decode())


async def answered(table: LiveTable, seat: int, message: str | bytes, language: str) -> wire.FromServer:
    """Carry out a message of the page; whatever is wrong with it is an answer too."""
    id: str | None = None
    try:
        if len(message) > LARGEST_MESSAGE:
            raise BadInput("too-large")
        try:
            wanted = decoder.decode(message)
        except msgspec.DecodeError as error:
            raise BadInput("malformed", problem=str(error)) from None
        id = None if isinstance(wanted, wire.Silence) else wanted.id
        if seat == NOBODY:
            raise BadInput("spectator")
        if isinstance(wanted, wire.Move):
            done = await table.move(seat, wanted)
        elif isinstance(wanted, wire.Undo):
            done = await table.undo(seat, wanted)
        elif isinstance(wanted, wire.Next):
            done = await table.next_game(seat, wanted)
        else:
            done = await table.silence(seat, wanted)
    except BadInput as error:
        said = language if language in text.LANGUAGES else "en"
        rule = error.rule or None if isinstance(error, IllegalMove) else None
        return wire.Refused(id=id, code=error.code, sentence=text.error(said, error), rule=rule)
    return wire.Accepted(id=id or "", seq=done.seq, rest=done.rest)
