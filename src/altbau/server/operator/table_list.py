"""All tables of a server as its operator sees them: who plays what, but not who is asked or what anybody has."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection

from altbau.core.messages.lists import LineUp
from altbau.core.messages.operator import OverseenTable, TableKind
from altbau.server.store.rows import operator
from altbau.table.lists.list_rows import of_lobby
from altbau.table.setup.lobby import read_lobby

read_line_up = msgspec.json.Decoder(LineUp).decode


def all_tables(connection: Connection, kind: TableKind | None, most: int | None = None) -> Iterator[OverseenTable]:
    """The tables of a kind, or of all: those that wait, then at most `most` of those that are dealt, the latest
    first."""
    if kind in (None, "waiting"):
        for id, since, body in operator.stored_lobbies(connection):
            yield operator_table(id, "waiting", since, of_lobby(read_lobby(body))["line_up"], archived=False)
    if kind != "waiting":
        for each in operator.operator_tables(connection, None if kind is None else kind == "over", most):
            yield operator_table(
                each.id, "over" if each.over else "running", each.since, each.line_up, archived=each.archived
            )


def operator_table(id: str, state: TableKind, since: str, line_up: str, *, archived: bool) -> OverseenTable:
    """A table as an item of the list."""
    played = read_line_up(line_up)
    players = [seat.name for seat in played.seats]
    return OverseenTable(
        id=id, state=state, since=since, edition=played.edition, house=played.house, players=players, archived=archived
    )
