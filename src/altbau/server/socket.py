"""The live connection of a page: updates go out whenever the table changes, messages of the player come in."""

import asyncio
from typing import TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from altbau.core import text, wire
from altbau.core.ids import NOBODY, Seat
from altbau.errors import BadInput, IllegalMove
from altbau.server.failures import failed
from altbau.server.hub import Hub
from altbau.server.limits import Visitor
from altbau.server.present import FromServer
from altbau.server.tables import Done, LiveTable, Watcher

UNKNOWN_TABLE = 4404  # close codes that the page understands
UNKNOWN_KEY = 4401
OUTDATED = 4410
DAMAGED = 4510
TOO_MUCH = 4429
FAILED = 4500
NOT_NOW = 1013  # try again later
CLOSED_BY = {
    "unknown-table": UNKNOWN_TABLE,
    "foreign-seat": UNKNOWN_KEY,
    "table-outdated": OUTDATED,
    "save-version": OUTDATED,
    "record-broken": OUTDATED,
    "database-damaged": DAMAGED,
    "table-damaged": DAMAGED,
    "entry-missing": DAMAGED,
    "entry-altered": DAMAGED,
}
LARGEST_MESSAGE = 16 * 1024
MOST_BRACKETS = 100  # opened in one message, nested or not: what a page says has one
LONGEST_NUMBER = 9  # digits

STORING = ("disk-full", "storage-failed")  # the server's own faults among the refusals
PROTOCOL = "altbau"  # a page names it, and behind it the key of its seat: an address would be written down on the way

decoder = msgspec.json.Decoder(wire.FromPage)
encoder = msgspec.json.Encoder()


AppSocket: TypeAlias = WebSocket[object, object, State]


@websocket("/tables/{id:str}/live")
async def live(socket: AppSocket, hub: NamedDependency[Hub], id: FromPath[str]) -> None:
    """Everything of one table for one viewer, until either side goes."""
    offered = socket.scope["subprotocols"]
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in offered else None)
    secret = next((each for each in offered if each != PROTOCOL), None)
    query = socket.query_params
    try:
        table = await hub.table(id)
        seat = table.keys.seat(secret)
    except BadInput as error:
        code = CLOSED_BY.get(error.code, NOT_NOW)
        if code in (DAMAGED, NOT_NOW):
            failed(error, {"table": id})
        await socket.close(code=code)
        return
    except Exception as error:
        failed(error, {"table": id})
        await socket.close(code=FAILED)
        return
    visitor: Visitor = socket.scope["state"]["visitor"]
    language = query.get("lang", "en")
    try:
        watcher = table.watch(seat, known_entries(query.get("log", "0")), visitor.limits, secret)
    except BadInput as error:
        await socket.send_data(encoder.encode(refused(error, language)).decode())
        await socket.close(code=TOO_MUCH)
        return
    sender = asyncio.create_task(send_updates(socket, table, watcher))
    talk = visitor.messages()
    try:
        while not talk.over():
            message = await socket.receive_data(mode="text")
            heard = talk.take()
            if not table.keys.open(seat, secret):
                continue  # it is being closed
            answer = await answered(table, seat, message, language, 0 if heard else talk.wait())
            await socket.send_data(encoder.encode(answer).decode())
            if not heard:
                await asyncio.sleep(talk.lacks())  # what comes meanwhile waits at the sender's
        await socket.close(code=TOO_MUCH)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception as error:
        if not sender.done():  # else it has closed the connection meanwhile
            failed(error, {"seat": seat}, table)
            await socket.close(code=FAILED)
    finally:
        sender.cancel()
        table.unwatch(watcher)


def known_entries(log: str) -> int:
    """How many log entries the page says that it has."""
    return int(log) if log.isascii() and log.isdigit() and len(log) <= LONGEST_NUMBER else 0


async def send_updates(socket: AppSocket, table: LiveTable, watcher: Watcher) -> None:
    """Send the table whenever it has changed; who reads slowly gets fewer and later states, and holds nobody up. If
    that fails the connection ends, so that the page sees it and comes back; so it does when its key has ended."""
    try:
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            if not table.keys.open(watcher.seat, watcher.secret):
                await socket.close(code=UNKNOWN_KEY)
                return
            await socket.send_data(table.update(watcher))
    except (WebSocketDisconnect, ClientDisconnected):
        return
    except Exception as error:
        failed(error, {"seat": watcher.seat, "doing": "update"}, table)
        await socket.close(code=FAILED)


async def answered(table: LiveTable, seat: Seat, message: str | bytes, language: str, wait: int) -> FromServer:
    """Carry out a message of the page, unless it has come some seconds too soon; whatever is wrong with it is an answer
    too."""
    id: str | None = None
    try:
        if len(message) > LARGEST_MESSAGE or brackets(message) > MOST_BRACKETS:
            raise BadInput("too-large")
        try:
            wanted = decoder.decode(message)
        except msgspec.DecodeError as error:
            raise BadInput("malformed", problem=str(error)) from None
        id = None if isinstance(wanted, wire.Ping | wire.Silence | wire.Pace) else wanted.id
        if wait:
            raise BadInput("too-many-messages", seconds=wait)
        if isinstance(wanted, wire.Ping):
            return wire.Pong()
        done = await carried_out(table, seat, wanted)
    except BadInput as error:
        if error.code in STORING:
            failed(error, {"seat": seat, "message": message}, table)
        return refused(error, language, id)
    except Exception as error:
        return refused(failed(error, {"seat": seat, "message": message}, table), language, id)
    return wire.Accepted(id=id or "", seq=done.seq, rest=done.rest)


async def carried_out(
    table: LiveTable, seat: Seat, wanted: wire.Move | wire.Undo | wire.Next | wire.Silence | wire.Pace
) -> Done:
    """Do what a message asks for. Raises BadInput."""
    if isinstance(wanted, wire.Pace):
        return await table.set_pace(seat, wanted)
    if seat == NOBODY:
        raise BadInput("spectator")
    if isinstance(wanted, wire.Move):
        return await table.move(seat, wanted)
    if isinstance(wanted, wire.Undo):
        return await table.undo(seat, wanted)
    if isinstance(wanted, wire.Next):
        return await table.next_game(seat, wanted)
    return await table.silence(seat, wanted)


def refused(error: BadInput, language: str, id: str | None = None) -> wire.Refused:
    """What is wrong, in the viewer's language; of a move only why, as a page shows by itself what else there is."""
    said = language if language in text.LANGUAGES else "en"
    rule = error.rule or None if isinstance(error, IllegalMove) else None
    reason = str(error.args_by_name.get("refusal", "")) or None
    sentence = text.say(said, f"refusal-{reason}") if reason else text.error(said, error)
    return wire.Refused(id=id, code=error.code, sentence=sentence, rule=rule, reason=reason)


def brackets(message: str | bytes) -> int:
    """How many lists and objects begin in a message."""
    found = message if isinstance(message, str) else message.decode(errors="replace")
    return found.count("[") + found.count("{")
