"""The operator's key, bans, message and instructions, as rows. Each function takes its caller's connection: that of a
server, or of `altbau admin`, which writes while a server has the database open. Servers read new instructions every
second. A change of bans or of the message adds an instruction too, so that they read it then."""

import json
from contextlib import suppress
from datetime import timedelta
from ipaddress import ip_network
from typing import Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.server.store import archive, wall_clock
from altbau.server.store.log_append import encode_json
from altbau.server.store.schema import (
    JsonText,
    attendance,
    bans,
    bulletins,
    channels,
    deal_tables,
    games,
    instructions,
    lobbies,
    operator_keys,
    records,
    summaries,
    ties,
    upsert,
)
from altbau.server.store.store import log_of
from altbau.table.log.table_log import Entry

Kind: TypeAlias = Literal["end", "delete", "shown", "changed"]

DONE: Final = "done"
KEPT: Final = timedelta(days=7)  # for which finished instructions are kept
WIDE: Final = {4: 8, 6: 16}  # bits of the widest networks that are given to one owner, by version of the protocol
BULLETIN: Final = 1  # number of the only row
OVER: Final = {over: f'"over":{json.dumps(over)}' for over in (False, True)}  # in the JSON of `summary.state`


class Instruction(NamedTuple):
    """An instruction for a table: `end` it, `delete` it, or note that its cards have been `shown` to the operator.
    `changed` means that bans or the operator's message have changed. `answer` is the code of the result, or None before
    that."""

    number: int
    kind: Kind
    game: str | None
    answer: str | None


def change_key(connection: Connection, digest: str) -> None:
    """Make this key, given by its digest, the operator's only one."""
    connection.execute(delete(operator_keys))
    connection.execute(insert(operator_keys).values(digest=digest, since=wall_clock.timestamp()))


def is_key(connection: Connection, digest: str) -> bool:
    """Whether a digest is that of the operator's key."""
    return connection.execute(select(operator_keys).where(operator_keys.c.digest == digest)).first() is not None


def ban(connection: Connection, network: str, days: int) -> None:
    """Ban the addresses of a network for so many days."""
    until = wall_clock.timestamp(wall_clock.now() + timedelta(days=days))
    upsert(connection, bans, {"network": network}, {"until": until})
    signal_change(connection)


def unban(connection: Connection, network: str) -> bool:
    """End the ban of a network; whether there was one."""
    gone = connection.execute(delete(bans).where(bans.c.network == network)).rowcount
    signal_change(connection)
    return bool(gone)


def banned_networks(connection: Connection) -> list[tuple[str, str]]:
    """The banned networks, and until when."""
    rows = select(bans.c.network, bans.c.until).where(bans.c.until > wall_clock.timestamp()).order_by(bans.c.network)
    return [(network, until) for network, until in connection.execute(rows)]


def write_bulletin(connection: Connection, said: Data | None) -> None:
    """Set the operator's message, by language, or remove it."""
    connection.execute(delete(bulletins))
    if said:
        connection.execute(insert(bulletins).values(number=BULLETIN, body=encode_json(said)))
    signal_change(connection)


def read_bulletin(connection: Connection) -> dict[str, str] | None:
    """The operator's message, by language, or None."""
    body = connection.execute(select(bulletins.c.body)).scalar()
    said: dict[str, str] | None = None if body is None else json.loads(body)
    return said


def signal_change(connection: Connection) -> None:
    """Make servers read bans and message again."""
    number = instruct(connection, "changed", None)
    store_result(connection, number, DONE)


def instruct(connection: Connection, kind: Kind, game: str | None) -> int:
    """Add an instruction and return its number. Finished ones older than `KEPT` are deleted."""
    number = 1 + (connection.execute(select(func.max(instructions.c.number))).scalar() or 0)
    connection.execute(insert(instructions).values(number=number, at=wall_clock.timestamp(), kind=kind, game=game))
    old = wall_clock.timestamp(wall_clock.now() - KEPT)
    connection.execute(delete(instructions).where(instructions.c.answer.is_not(None), instructions.c.at < old))
    return number


def store_result(connection: Connection, number: int, code: str) -> None:
    """Store the result of an instruction."""
    connection.execute(update(instructions).where(instructions.c.number == number).values(answer=code))


def answer_of(connection: Connection, number: int) -> str | None:
    """The result of an instruction, or None."""
    return connection.execute(select(instructions.c.answer).where(instructions.c.number == number)).scalar()


def instructions_after(connection: Connection, number: int) -> list[Instruction]:
    """The instructions with greater numbers, in order."""
    columns = (instructions.c.number, instructions.c.kind, instructions.c.game, instructions.c.answer)
    rows = select(*columns).where(instructions.c.number > number).order_by(instructions.c.number)
    return [Instruction(*row) for row in connection.execute(rows)]


def last_finished_instruction(connection: Connection) -> int:
    """The number of the last instruction before the first unfinished one."""
    waits = connection.execute(select(func.min(instructions.c.number)).where(instructions.c.answer.is_(None))).scalar()
    last: int = connection.execute(select(func.max(instructions.c.number))).scalar() or 0
    return last if waits is None else waits - 1


def delete_table(connection: Connection, id: str) -> None:
    """Delete a table from the live database, with all rows that refer to it."""
    archive.remove_table(connection, id)
    for owner in (summaries.c.game, ties.c.game, deal_tables.c.game, attendance.c.game, channels.c.game):
        connection.execute(delete(owner.table).where(owner == id))
    connection.execute(delete(records).where(JsonText(records.c.body, "table") == id))
    connection.execute(update(games).where(games.c.next == id).values(next=None))


class TableListRow(NamedTuple):
    """A table in a list: since when it has been in its state, whether it is over, its players and edition as JSON, and
    whether it is archived, or marked as without a move for long."""

    id: str
    since: str
    over: bool
    line_up: str
    archived: bool


def operator_tables(connection: Connection, over: bool | None = None, most: int | None = None) -> list[TableListRow]:
    """The dealt tables, latest first, at most `most`; only finished ones if `over` is true, only running ones if it is
    false."""
    columns = (summaries.c.game, summaries.c.since, summaries.c.state, summaries.c.line_up, games.c.id, games.c.cold)
    rows = select(*columns).outerjoin_from(summaries, games, games.c.id == summaries.c.game).limit(most)
    if over is not None:
        rows = rows.where(summaries.c.state.contains(OVER[over]))
    return [
        TableListRow(row.game, row.since, OVER[True] in row.state, row.line_up, row.id is None or row.cold)
        for row in connection.execute(rows.order_by(summaries.c.since.desc(), summaries.c.game))
    ]


def stored_lobbies(connection: Connection) -> list[tuple[str, str, Data]]:
    """All tables that wait for their players: id, time of opening and content."""
    rows = connection.execute(select(lobbies.c.id, lobbies.c.opened, lobbies.c.body).order_by(lobbies.c.opened.desc()))
    return [(id, opened, json.loads(body)) for id, opened, body in rows]


def network_of(address: str) -> str:
    """An address or network in normal form, as a network. Raises BadInput."""
    try:
        return str(ip_network(address.strip(), strict=False))
    except ValueError:
        raise BadInput("no-network", network=address) from None


def is_wide(network: str) -> bool:
    """Whether a network is so wide that a ban of it would ban everybody."""
    found = ip_network(network)
    return found.prefixlen < WIDE[found.version]


def covers(network: str, address: str) -> bool:
    """Whether a ban of a network would cover an address; an IPv6 address counts as its /64 network."""
    with suppress(ValueError):
        given, own = ip_network(network), ip_network(address)
        return own.version == given.version and (own if own.version == 4 else own.supernet(64)).overlaps(given)
    return False


def record(connection: Connection, id: str) -> tuple[Data, list[Entry]] | None:
    """How a table was started, and its log; None if there is no such table. Raises BadInput for a damaged one."""
    found = log_of(connection, id)
    return (found.start(), found.entries()) if found else None
