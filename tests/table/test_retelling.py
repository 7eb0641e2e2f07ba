"""A game told again is what its viewers saw, move by move; what was taken back or waited in silence is not in it."""

from random import Random
from typing import Any

import msgspec
import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.presentation.patches import apply, with_own
from altbau.games import EDITIONS
from altbau.table.log.table_log import Attempt, Entry, TableLog
from altbau.table.replay.replay import Replay, ReplayBuilder, at_rest, replay_of_game
from tests.table import alone
from tests.table.test_choosers import entry_of, showing_of

ENTRIES = 70
PLAYERS = (Seat(0), Seat(1))
LETTERS = "AB"


def seen(log: TableLog, body: Data, seat: Seat) -> Any:
    """What somebody at a table sees of the game now, as data."""
    showing = showing_of(log, body)
    showing.online = frozenset(PLAYERS)
    own = {} if seat == NOBODY else log.game.module.own_fields(log.game.page_view(seat))
    return msgspec.to_builtins(with_own(at_rest(showing.public(), log.lines), own))


def frames(replay: Any, seat: Seat) -> list[tuple[Any, list[Any]]]:
    """The table and the log as somebody sees them after each step of a replay that has been read as data."""
    letter = "" if seat == NOBODY else LETTERS[seat]
    table, own, log = replay["table"], dict(replay["own"].get(letter, {})), read(replay, letter)
    found = []
    for step in [None, *replay["steps"]]:
        if step:
            apply(table, {"public": step["public"], "own": {}})
            own |= step["own"].get(letter, {}).get("set", {})
            log = log + read(step, letter)
        shown = msgspec.json.decode(msgspec.json.encode(table))
        known = {path: value for path, value in own.items() if stands(shown, path)}
        apply(shown, {"public": {}, "own": {"set": known}})
        found.append((shown, log))
    return found


def stands(table: Any, path: str) -> bool:
    """Whether what a path leads to is still on the table."""
    name, *inside = path.split("/")
    return not inside or any(inside[0] in (each.get("seat"), each.get("id")) for each in table[name])


def read(part: Any, letter: str) -> list[Any]:
    """The entries of a log as somebody reads them."""
    own = {entry["number"]: entry for entry in part["own_log"].get(letter, ())}
    return [own.get(entry["number"], entry) for entry in part["log"]]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(2, 100)
def test_a_replay_leads_every_viewer_through_what_he_saw(edition: str, seed: int) -> None:
    rng, body = Random(seed), alone.begun(edition)
    log = TableLog(body)
    live = ReplayBuilder(showing_of(log, body), PLAYERS)
    entries: list[Entry] = []
    was: list[tuple[int, dict[Seat, Any]]] = []  # the log's length, and what was seen

    def look(kept: int) -> None:
        live.note(kept)
        was[:] = [each for each in was if each[0] <= kept]
        if not was or log.lines > was[-1][0]:
            was.append((log.lines, {seat: seen(log, body, seat) for seat in (NOBODY, *PLAYERS)}))

    look(0)
    while not log.game.over and log.seq < ENTRIES:
        tried = log.attempt(*entry_of(log, rng))
        assert isinstance(tried, Attempt)
        entries.append(tried.entry)
        before, told = log.lines, encoded(live.replay(1)) if rng.random() < 0.2 else None
        kept = log.accept(tried).kept
        look(kept)
        if told and before == kept == log.lines:
            assert encoded(live.replay(1)) == told  # it was silent
    fresh = showing_of(TableLog(body), body)
    replay = encoded(replay_of_game(fresh, entries, [], 1, PLAYERS))
    assert replay == encoded(live.replay(1))
    for seat in (NOBODY, *PLAYERS):
        found = frames(msgspec.json.decode(replay), seat)
        assert len(found) == len(was)
        logged = msgspec.json.decode(showing_of(log, body).news(seat, 0))
        for (lines, known), (table, read_so_far) in zip(was, found, strict=True):
            assert full(table) == full(known[seat])
            assert read_so_far == logged[:lines]


def full(table: Any) -> Any:
    """A table without what is as by default."""
    return msgspec.json.decode(msgspec.json.encode(table)) | {
        "buildings": [
            building | {"apartments": [{k: v for k, v in flat.items() if v} for flat in building["apartments"]]}
            for building in table.get("buildings", ())
        ]
    }


def encoded(replay: Replay) -> bytes:
    """A replay as it is sent."""
    return msgspec.json.encode(replay)
