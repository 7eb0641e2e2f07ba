"""Erasing a person from a table: names, keys and chat lines are deleted. The log, which the checksums cover, contains
none of them."""

import json
from collections.abc import Callable, Collection
from typing import Protocol, TypeAlias

from sqlalchemy import Connection, Integer, cast, delete, select, update

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.server.store.log_append import encode_json
from altbau.server.store.schema import (
    OF_TABLE,
    JsonText,
    admissions,
    analyses,
    channels,
    codes,
    deal_tables,
    games,
    preferences,
    records,
    summaries,
    words,
)  # fmt: skip


class RemainingRows(Protocol):
    """The rest of a table: its start, the numbers of the admissions that stay, and its list row."""

    @property
    def body(self) -> Data: ...

    @property
    def stays(self) -> Collection[int]: ...

    @property
    def listed(self) -> Data: ...

    def line(self, line: Data, /) -> Data:
        """A line of a record list, with the name replaced."""


Erased: TypeAlias = Callable[[Data, list[Data]], RemainingRows]  # arguments: how the table was started, its admissions


def erase(connection: Connection, id: str, gone: Collection[Seat], erased: Erased) -> None:
    """Delete the personal data of these seats of a table; the moves stay."""
    body = json.loads(connection.execute(select(games.c.body).where(games.c.id == id)).scalar_one())
    known = select(admissions.c.body).where(admissions.c.game == id).order_by(admissions.c.number)
    left = erased(body, [json.loads(each) for each in connection.execute(known).scalars()])
    connection.execute(delete(admissions).where(admissions.c.game == id, admissions.c.number.not_in(left.stays)))
    connection.execute(update(games).where(games.c.id == id).values(body=encode_json(left.body)))
    connection.execute(update(summaries).where(summaries.c.game == id).values(left.listed))
    end_channels(connection, id, [*json.loads(left.listed["opens"])])
    for table in (codes, preferences):
        connection.execute(delete(table).where(table.c.game == id, table.c.seat.in_(gone)))
    connection.execute(delete(analyses).where(analyses.c.game == id))
    connection.execute(update(deal_tables).where(deal_tables.c.game == id).values(device=None))
    said = cast(JsonText(words.c.body, "seat"), Integer).in_(gone)
    connection.execute(delete(words).where(words.c.game == id, said))
    lines = select(records.c.number, records.c.body).where(JsonText(records.c.body, "table") == id)
    for number, line in connection.execute(lines).all():
        row = update(records).where(records.c.number == number)
        connection.execute(row.values(body=encode_json(left.line(json.loads(line)))))


def end_channels(connection: Connection, id: str, opening: Collection[str]) -> None:
    """Delete the ways to call whoever has none of the keys that are still `opening` seats of a table (digests), and the
    table's own that they have proposed; to the others of these they agree no more."""
    own = channels.c.game == id, channels.c.key == OF_TABLE
    connection.execute(delete(channels).where(channels.c.game == id, channels.c.key.not_in([OF_TABLE, *opening])))
    for digest, agreed in connection.execute(select(channels.c.digest, channels.c.agreed).where(*own)).all():
        keys: list[str] = json.loads(agreed)
        row = channels.c.digest == digest
        if any(key in opening for key in keys[:1]):
            left = json.dumps([key for key in keys if key in opening])
            connection.execute(update(channels).where(*own, row).values(agreed=left))
        else:
            connection.execute(delete(channels).where(*own, row))
