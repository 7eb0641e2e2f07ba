"""What whoever runs a server has said, as rows. Each function has a connection of its caller's: a server's, or that of
`altbau admin`, which writes into the database while a server has it open. Servers look for new instructions every
second; what is changed without one they read then, too."""

import json
from contextlib import suppress
from datetime import timedelta
from ipaddress import ip_network
from typing import Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.server.store import archive, civil_time
from altbau.server.store.appending import encoded
from altbau.server.store.schema import (
    JsonText,
    attendance,
    bans,
    bulletins,
    deal_tables,
    entries,
    games,
    instructions,
    operator_keys,
    put,
    records,
    summaries,
    ties,
    waiting,
)
from altbau.server.store.store import sound
from altbau.table.log import Entry

Kind: TypeAlias = Literal["end", "delete", "shown", "changed"]

DONE: Final = "done"
KEPT: Final = timedelta(days=7)  # for which instructions that have been followed stay
BULLETIN: Final = 1  # the number of the row
OVER: Final = {over: f'"over":{json.dumps(over)}' for over in (False, True)}  # in the state of a table in a list


class Instruction(NamedTuple):
    """What is to be done at a table: it is to `end`, to be gone, or to know that its cards have been shown. `changed`
    says that bans, or what everybody is told, are others now. `answer` is the code of what came of it, once that is
    known."""

    number: int
    kind: Kind
    game: str | None
    answer: str | None


def change_key(connection: Connection, digest: str) -> None:
    """Let a key, known by its digest, be the operator's, and no other any more."""
    connection.execute(delete(operator_keys))
    connection.execute(insert(operator_keys).values(digest=digest, since=civil_time.timestamp()))


def is_key(connection: Connection, digest: str) -> bool:
    """Whether a digest is that of the operator's key."""
    return connection.execute(select(operator_keys).where(operator_keys.c.digest == digest)).first() is not None


def ban(connection: Connection, network: str, days: int) -> None:
    """Turn away the addresses of a network for so many days."""
    until = civil_time.timestamp(civil_time.now() + timedelta(days=days))
    put(connection, bans, {"network": network}, {"until": until})
    changed(connection)


def unban(connection: Connection, network: str) -> bool:
    """Turn nobody away there any more; whether anybody was."""
    gone = connection.execute(delete(bans).where(bans.c.network == network)).rowcount
    changed(connection)
    return bool(gone)


def banned(connection: Connection) -> list[tuple[str, str]]:
    """The networks whose addresses are turned away, and until when."""
    rows = select(bans.c.network, bans.c.until).where(bans.c.until > civil_time.timestamp()).order_by(bans.c.network)
    return [(network, until) for network, until in connection.execute(rows)]


def tell(connection: Connection, said: Data | None) -> None:
    """Tell everybody something from now on, in each language, or nothing any more."""
    connection.execute(delete(bulletins))
    if said:
        connection.execute(insert(bulletins).values(number=BULLETIN, body=encoded(said)))
    changed(connection)


def told(connection: Connection) -> dict[str, str] | None:
    """What everybody is told, in each language, if anything is."""
    body = connection.execute(select(bulletins.c.body)).scalar()
    said: dict[str, str] | None = None if body is None else json.loads(body)
    return said


def changed(connection: Connection) -> None:
    """Let servers read bans and what everybody is told."""
    number = instruct(connection, "changed", None)
    answer(connection, number, DONE)


def instruct(connection: Connection, kind: Kind, game: str | None) -> int:
    """Want something done; the number of the instruction. Old ones go."""
    number = 1 + (connection.execute(select(func.max(instructions.c.number))).scalar() or 0)
    connection.execute(insert(instructions).values(number=number, at=civil_time.timestamp(), kind=kind, game=game))
    old = civil_time.timestamp(civil_time.now() - KEPT)
    connection.execute(delete(instructions).where(instructions.c.answer.is_not(None), instructions.c.at < old))
    return number


def answer(connection: Connection, number: int, code: str) -> None:
    """An instruction has been followed, or can't be."""
    connection.execute(update(instructions).where(instructions.c.number == number).values(answer=code))


def answer_of(connection: Connection, number: int) -> str | None:
    """What came of an instruction, if that is known."""
    return connection.execute(select(instructions.c.answer).where(instructions.c.number == number)).scalar()


def after(connection: Connection, number: int) -> list[Instruction]:
    """The instructions behind one, in order."""
    columns = (instructions.c.number, instructions.c.kind, instructions.c.game, instructions.c.answer)
    rows = select(*columns).where(instructions.c.number > number).order_by(instructions.c.number)
    return [Instruction(*row) for row in connection.execute(rows)]


def followed(connection: Connection) -> int:
    """The number of the last instruction before all that nobody has followed."""
    waits = connection.execute(select(func.min(instructions.c.number)).where(instructions.c.answer.is_(None))).scalar()
    last: int = connection.execute(select(func.max(instructions.c.number))).scalar() or 0
    return last if waits is None else waits - 1


def remove(connection: Connection, id: str) -> None:
    """Keep nothing of a table, nor of it anywhere else."""
    archive.remove(connection, id)
    for owner in (summaries.c.game, ties.c.game, deal_tables.c.game, attendance.c.game):
        connection.execute(delete(owner.table).where(owner == id))
    connection.execute(delete(records).where(JsonText(records.c.body, "table") == id))
    connection.execute(update(games).where(games.c.next == id).values(next=None))


class Listed(NamedTuple):
    """A table in a list: since when it stands so, whether it is over, who plays what, as JSON, and whether it is put
    away, or marked, as nobody has played it for long."""

    id: str
    since: str
    over: bool
    line_up: str
    archived: bool


def listed(connection: Connection, over: bool | None = None, most: int | None = None) -> list[Listed]:
    """The tables that have been dealt and are over, or not, or all, the latest first, so many at most."""
    columns = (summaries.c.game, summaries.c.since, summaries.c.state, summaries.c.line_up, games.c.id, games.c.cold)
    rows = select(*columns).outerjoin_from(summaries, games, games.c.id == summaries.c.game).limit(most)
    if over is not None:
        rows = rows.where(summaries.c.state.contains(OVER[over]))
    return [
        Listed(row.game, row.since, OVER[True] in row.state, row.line_up, row.id is None or row.cold)
        for row in connection.execute(rows.order_by(summaries.c.since.desc(), summaries.c.game))
    ]


def waits(connection: Connection) -> list[tuple[str, str, Data]]:
    """All tables that wait for their players: since when, and as they are."""
    rows = connection.execute(select(waiting.c.id, waiting.c.opened, waiting.c.body).order_by(waiting.c.opened.desc()))
    return [(id, opened, json.loads(body)) for id, opened, body in rows]


def network_of(address: str) -> str:
    """An address as the network that it is. Raises BadInput."""
    try:
        return str(ip_network(address.strip(), strict=False))
    except ValueError:
        raise BadInput("no-network", network=address) from None


def covers(network: str, address: str) -> bool:
    """Whether whoever comes from an address is turned away with a network; of an address of IPv6 64 bits count."""
    with suppress(ValueError):
        given, own = ip_network(network), ip_network(address)
        return own.version == given.version and (own if own.version == 4 else own.supernet(64)).overlaps(given)
    return False


def record(connection: Connection, id: str) -> tuple[Data, list[Entry]] | None:
    """How a table was started, and its log, if there is such a table. Raises BadInput for a damaged one."""
    row = connection.execute(select(games.c.body, games.c.last).where(games.c.id == id)).first()
    if row is None:
        return None
    rows = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.seq)).all()
    return json.loads(row.body), sound(id, rows, row.last)
