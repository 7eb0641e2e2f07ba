"""A table as one file, written at one home and read at another. Keys do not go along: whoever reads the file gets new
ones for all people, who then share a device."""

from functools import partial

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.messages import joining
from altbau.core.messages.table import LogEntry
from altbau.errors import BadInput
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.jobs import Workbench
from altbau.runtime.look_back.what_if import mark_uncounted
from altbau.runtime.tables import Tables
from altbau.table.log.rules_upgrade import STUMBLES, OpenedTable, StoredTable, open_stored_table
from altbau.table.log.stored_lines import take_snapshot
from altbau.table.log.stored_log import StoredLog
from altbau.table.log.table_log import Entry, is_finished
from altbau.table.setup.creation import IssuedKeys, checked_names, created_message, table_body

LARGEST = 4_000_000  # bytes of a file: ten times those of a long game


async def export_table(table: LiveTable, viewer: Seat, work: Workbench) -> joining.TableFile:
    """The file of a table for a player; it shows everything. While the game runs, those who play it share one device,
    and it counts in no list from then on. Raises BadInput."""
    if viewer == NOBODY:
        raise BadInput("spectator")
    log = table.log
    if table.about.sealed or not (is_finished(log) or all(each.kind != "link" for each in table.seats)):
        raise BadInput("cards-hidden")
    if not is_finished(log):
        await mark_uncounted(table, "as-file")
    lines = await table.home.rows.shown_log(table.id)
    snapshot = joining.FileSnapshot(seq=log.seq, body=take_snapshot(log.match, len(log.told)))
    stored = await work.do(partial(table.home.logs.log, table.id))
    if stored is None or stored.last != snapshot.seq:  # somebody has moved meanwhile
        return await export_table(table, viewer, work)
    return await work.do(partial(file_of, table, stored, lines, snapshot))


def file_of(
    table: LiveTable, stored: StoredLog, lines: list[Data], snapshot: joining.FileSnapshot
) -> joining.TableFile:
    """The file of a table from what is stored of it. Raises BadInput."""
    body = stored.start()
    seats = [
        joining.NewSeat(kind="bot" if each.bot else "human", name=table.keys.names[seat].typed, bot=each.bot,
                        hints=each.hints)
        for seat, each in by_seat(table.seats)
    ]  # fmt: skip
    start = {name: body[name] for name in joining.NewTable.__struct_fields__ if name in body} | {"seats": seats}
    return joining.TableFile(
        altbau="table",
        version=body["version"],
        start=joining.NewTable(**start),
        entries=[joining.FileEntry(kind=each.kind, body=each.body) for each in stored.entries()],
        lines=lines,
        snapshot=snapshot,
        seed_chosen=body.get("seed_chosen", False),
        by_number=body.get("by_number", False),
        position=body.get("position"),
    )


async def import_table(tables: Tables, file: joining.TableFile, language: str, work: Workbench) -> joining.Created:
    """Begin a table that goes on where a file ends. Raises BadInput, and then there is none."""
    chance, wanted = tables.home.chance, file.start
    if wanted.seed is None or wanted.previous or any(seat.kind == "link" or seat.was for seat in wanted.seats):
        raise BadInput("malformed-save", problem="start")
    tables.services.programs.check([seat.bot for seat in wanted.seats])
    names = checked_names(wanted)
    given = [IssuedKeys(new_secret(chance) if seat.kind == "human" else None, None) for seat in wanted.seats]
    body = table_body(wanted, names, [each.digests() for each in given], wanted.seed)
    body |= {"version": file.version, "by_number": file.by_number, "seed_chosen": file.seed_chosen}
    body["uncounted"] = "as-file"
    if file.position is not None:
        body["position"] = file.position
    if wanted.clock != "none":
        body["at"] = tables.home.play_time()
    entries = [Entry(number, each.kind, each.body, None) for number, each in enumerate(file.entries, start=1)]
    opened = await work.do(partial(open_file, file, body, entries, chance.getrandbits(SEED_BITS)))
    body["version"] = opened.version or file.version
    id = new_secret(chance, ID_BYTES)
    await tables.restore(id, body, opened.log, [*entries, *([opened.entry] if opened.entry else [])])
    return created_message(id, wanted, names, given, language)


def open_file(file: joining.TableFile, body: Data, entries: list[Entry], seed: int) -> OpenedTable:
    """The table of a file, whose body is `body`, with all its entries played; if it goes on under newer rules, by a
    `seed`. Raises BadInput."""
    kept = StoredTable(file.snapshot.seq, file.snapshot.body, file.lines)
    try:
        for line in file.lines:
            msgspec.convert({"number": 0, **{name: line[name] for name in line if name != "own"}}, LogEntry)
        return open_stored_table(body, entries, lambda: kept, lambda: seed)
    except BadInput:
        raise
    except STUMBLES as error:
        raise BadInput("malformed-save", problem=f"{type(error).__name__}: {error}") from None
