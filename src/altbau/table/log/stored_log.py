"""The log of a table as it is kept: rows with checksums, which are read here wherever they are."""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.table.log.table_log import Entry


class LogRow(NamedTuple):
    """A stored entry; its `body` is JSON, the `checksum` is over the entry and the checksum before it."""

    seq: int
    kind: str
    body: str
    client: str | None
    checksum: str


class StoredLog(NamedTuple):
    """A table as stored: how it was started (`body`, JSON), its rematch, and its entries up to number `last`."""

    id: str
    body: str
    next: str | None
    rows: list[LogRow]
    last: int

    def start(self) -> Data:
        """How the table was started. Raises BadInput."""
        return decode_json(self.body, "table-damaged")

    def entries(self) -> list[Entry]:
        """The entries. Raises BadInput with the number of the first one that is missing, altered or unreadable."""
        return check_entries(self.id, self.rows, self.last)


def checksum(previous: str, seq: int, kind: str, body: str, client: str | None) -> str:
    """The checksum of a stored entry. It covers the checksum before it, for the first entry the table's id, so that an
    altered, missing or moved entry is found."""
    return sha256(json.dumps([previous, seq, kind, body, client]).encode()).hexdigest()[:32]


def decode_json(body: str, code: str, **args: int) -> Data:
    """The JSON of a column. Raises BadInput with this code if it can't be read."""
    try:
        data: Data = json.loads(body)
    except (TypeError, ValueError):
        raise BadInput(code, **args) from None
    return data


def check_entries(id: str, rows: Sequence[LogRow], last: int) -> list[Entry]:
    """The entries of a table. Raises BadInput with the number of the first one that is missing, altered or
    unreadable."""
    log: list[Entry] = []
    previous = id
    for number, row in enumerate(rows, start=1):
        if row.seq != number:
            raise BadInput("entry-missing", number=number)
        previous = checksum(previous, row.seq, row.kind, row.body, row.client)
        if row.checksum != previous:
            raise BadInput("entry-altered", number=number)
        log.append(Entry(row.seq, row.kind, decode_json(row.body, "entry-altered", number=number), row.client))
    if len(log) != last:
        raise BadInput("entry-missing", number=len(log) + 1)
    return log


def lines_of(changes: Sequence[str]) -> list[Data]:
    """The log as shown to players, line by line, from what the deal and each entry have added to it (JSON). Raises
    BadInput."""
    lines: list[Data] = []
    for change in changes:
        told = decode_json(change, "table-damaged")
        del lines[told["first"] :]
        lines += told["lines"]
    return lines
