"""Opens tables that were stored by an older version of the program. If the log still leads to the stored snapshot, the
table is opened unchanged. Otherwise it is resumed from the snapshot, with a new seed. What must then be stored is
returned; nothing is written here.
"""

import json
from collections.abc import Callable
from typing import NamedTuple

from altbau.core import text
from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.match import Match
from altbau.play.text.snapshot import is_same_state
from altbau.table.log.stored_lines import History, history, take_snapshot
from altbau.table.log.table_log import RESUMED, Entry, TableLog, restore_match, resume_match, told_before

# what the rules raise over an entry that they have not written
STUMBLES = (BadInput, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
OF_THE_MATCH = ("number", "first", "results")  # keys of a snapshot that belong to the match, not to its game


class StoredTable(NamedTuple):
    """What is stored of a table besides its entries: the snapshot after the entry `seq`, and the log lines."""

    seq: int
    snapshot: Data
    lines: list[Data]


class OpenedTable(NamedTuple):
    """An opened table. The other fields, if given, must be stored before it is used: the new rules version, an entry,
    and the history of that entry."""

    log: TableLog
    version: int | None = None
    entry: Entry | None = None
    told: History | None = None


def open_stored_table(
    body: Data, entries: list[Entry], kept: Callable[[], StoredTable], new_seed: Callable[[], int]
) -> OpenedTable:
    """Open a table from its entries. If it must be resumed from the snapshot in `kept`, it gets a seed from `new_seed`.
    Raises BadInput: `save-version` for a newer table, `record-broken` for a broken entry, `table-outdated` if it can't
    be resumed."""
    known = game_of(body["edition"]).RULES_VERSION
    if body["version"] > known:
        raise BadInput("save-version", version=str(body["version"]), known=known)
    log = TableLog(body)
    if body["version"] == known:
        broken = replay_entries(log, entries, kept)
        if broken:
            raise BadInput("record-broken", number=broken)
        return OpenedTable(log)
    found = kept()
    if agrees(log, entries, found):
        return OpenedTable(log, known)
    try:
        return gone_on(TableLog(body), entries, found, new_seed())
    except STUMBLES:
        raise BadInput("table-outdated", number=found.seq + 1) from None


def replay_entries(log: TableLog, entries: list[Entry], kept: Callable[[], StoredTable]) -> int:
    """Play all entries, or those from the last `resumed` one on. Returns the number of the entry that can't be played,
    or 0."""
    start = max((place for place, entry in enumerate(entries) if entry.kind == RESUMED), default=0)
    for entry in entries[:start]:
        log.finish(entry)
    return play_entries(log, entries[start:], kept)


def play_entries(log: TableLog, entries: list[Entry], kept: Callable[[], StoredTable]) -> int:
    """Play these entries. Returns the number of the one that can't be played, or 0."""
    for entry in entries:
        try:
            log.replay(entry, kept().lines if entry.kind == RESUMED else [])
        except STUMBLES:
            return entry.seq
    return 0


def agrees(log: TableLog, entries: list[Entry], kept: StoredTable) -> bool:
    """Whether the entries lead to the last stored snapshot, and can be played to their end."""
    if replay_entries(log, entries[: kept.seq], lambda: kept):
        return False
    reached = json.loads(json.dumps(take_snapshot(log.match, len(log.told))))
    return is_same_snapshot(reached, kept.snapshot) and not play_entries(log, entries[kept.seq :], lambda: kept)


def is_same_snapshot(reached: Data, snapshot: Data) -> bool:
    """Whether a snapshot that was reached equals the stored one."""
    try:
        return is_same_state(reached, snapshot) and all(reached[key] == snapshot[key] for key in OF_THE_MATCH)
    except (BadInput, KeyError):
        return False


def gone_on(log: TableLog, entries: list[Entry], kept: StoredTable, seed: int) -> OpenedTable:
    """A table resumed from its snapshot. A finished match stays as it was stored; any other gets a `resumed` entry,
    announced in the log. Raises BadInput for a snapshot that can't be read."""
    for entry in entries:
        log.finish(entry)
    dealt, before = chance_so_far(log.match, entries[: kept.seq])
    match = restore_match(log.match, kept.snapshot, dealt[-1], dealt[:-1], before)
    match.resigned = log.seating.resigned
    if match.over:
        log.told = kept.lines
        log.reach(match)
        return OpenedTable(log)
    wanted = {"snapshot": kept.snapshot, "seed": seed, "seeds": dealt[:-1], "before": [*before, dealt[-1]]}
    entry = Entry(log.seq + 1, RESUMED, wanted, None)
    match = resume_match(log.match, wanted)
    told, said = history(match, told_before(wanted)), announcement(match)
    first = History(told.first - 1, [json.dumps(said).encode(), *told.lines], told.snapshot)
    log.resume(entry, [*kept.lines[: told.first - 1], said])
    return OpenedTable(log, match.game.module.RULES_VERSION, entry, first)


def chance_so_far(match: Match, log: list[Entry]) -> tuple[list[int], list[int]]:
    """The seeds of the games so far, and those of the parts of the current game that were played under older rules."""
    dealt, before = [match.seed_of(1)], []
    for entry in log:
        if entry.kind == RESUMED:
            dealt = [*entry.body["seeds"], entry.body["seed"]]
            before = entry.body["before"]
        elif entry.kind == "next":
            dealt.append(match.seed_of(len(dealt) + 1))
            before = []
    return dealt, before


def announcement(match: Match) -> Data:
    """The log line that announces the resumption; between two games the message does not say that moves were lost."""
    key = "told-match-resumed" if match.game.over else "told-resumed"
    said = {language: {"said": text.say(language, key)} for language in text.LANGUAGES}
    return {"name": "told", "rules": [], "args": {}, "told": said}
