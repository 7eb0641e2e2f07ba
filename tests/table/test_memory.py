"""A process that takes over a table restores the public memory from the stored lines."""

import json

import pytest

from altbau.games import EDITIONS
from altbau.server.store.log_append import encode_json
from altbau.table.log.rules_upgrade import StoredTable, gone_on
from altbau.table.log.stored_lines import log_lines, take_snapshot
from altbau.table.log.table_log import Entry, TableLog
from tests.table import alone

ENTRIES = 150


def followed(edition: str) -> tuple[TableLog, list[Entry]]:
    """A table after some entries, and these."""
    log = TableLog(alone.begun(edition))
    entries, _ = alone.played(edition, ENTRIES)
    for entry in entries:
        log.replay(entry, [])
    return log, entries


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_that_is_opened_remembers_what_was_noticed(edition: str) -> None:
    log, _ = followed(edition)
    seen = [log.game.redacted(event) for event in log.game.log]
    assert log.game.memory == log.game.module.noticed((), log.game.players, seen)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_that_goes_on_from_a_snapshot_remembers_what_was_told_before(edition: str) -> None:
    log, entries = followed(edition)
    snapshot = json.loads(encode_json(take_snapshot(log.match)))
    kept = StoredTable(log.seq, snapshot, [json.loads(line) for line in log_lines(log.match, log.match.log)])
    game = gone_on(TableLog(alone.begun(edition)), entries, kept, seed=9).log.game
    seen = [game.redacted(event) for event in log.match.log[: snapshot["log"]] + game.log]
    assert game.memory == game.module.noticed((), game.players, seen)
