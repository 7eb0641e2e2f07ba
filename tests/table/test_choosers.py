"""The record of a table says who chose each move; choices made for an absent player are marked and counted."""

from collections import Counter
from random import Random

import msgspec
import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.games import EDITIONS
from altbau.table.log.stored_lines import history, step
from altbau.table.log.table_log import Attempt, Entry, TableLog
from altbau.table.seats.access import AccessList, Player
from altbau.table.seats.move_authors import AuthorKey
from altbau.table.view.table_settings import settings_of
from altbau.table.view.updates import TableView
from tests.table import alone

ENTRIES = 80


def entry_of(log: TableLog, rng: Random) -> tuple[str, Data]:
    """Any entry that plays at a table: of whoever sits there, of a bot in the place of a person, or of the clock."""
    seat, options = log.game.state.asked, log.game.state.legal_actions
    if log.game.can_undo(seat) and rng.random() < 0.2:
        return "undo", {"seat": seat}
    if rng.random() < 0.2:
        return "time", {"seat": seat, "counts": False}
    return "play", {"seat": seat, "by": rng.choice(["person", "stand-in"]), "action": rng.choice(options)}


def earlier(entry: Entry) -> Entry:
    """The same entry as tables wrote it that did not say yet who chose."""
    body = dict(entry.body)
    by, seat = body.pop("by", None), body["seat"]
    if entry.kind == "play":
        del body["seat"]
    return entry._replace(body=body | ({"instead": seat} if by == "stand-in" else {}))


def showing_of(log: TableLog, body: Data) -> TableView:
    seats = [Player(**seat) for seat in body["seats"]]
    return TableView(settings_of("alone", body, None), log, seats, AccessList(seats, log.game.module.NAME))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(2, 100)
def test_every_choice_is_counted_for_whoever_made_it_and_marked_where_it_is_told(edition: str, seed: int) -> None:
    rng, body = Random(seed), alone.begun(edition)
    log, again = TableLog(body), TableLog(body)
    kept: list[Data] = [msgspec.json.decode(line) for line in history(log.match).lines]
    made: list[tuple[AuthorKey, int]] = []  # each choice by the number of choices before it
    while not log.game.over and log.seq < ENTRIES:
        kind, wanted = entry_of(log, rng)
        game, asked = log.game, log.game.state.asked
        tried = log.attempt(kind, wanted)
        assert isinstance(tried, Attempt)
        by = log.choosers.mark(kind, wanted, asked)
        told = step(tried.match, log.match, tried.kept, 0, by)
        kept = [*kept[: told.first], *map(msgspec.json.decode, told.lines)]
        log.accept(tried)
        again.replay(earlier(tried.entry), [])
        choices = log.game.actions_length
        stand = min(choices, undone(game) if kind == "time" else game.actions_length)
        counted = AuthorKey(Seat(wanted["seat"]), "clock" if kind == "time" else wanted.get("by", "person"))
        made = [*made[:stand], *[(counted, number) for number in range(stand, choices)]]
    assert log.choosers.of_game() == again.choosers.of_game() == Counter(who for who, _ in made)
    assert sum(log.choosers.of_game().values()) == log.game.actions_length
    assert log.choosers.marks == again.choosers.marks
    assert set(log.choosers.marks.values()) == {"stand-in", "clock"}
    assert log.seating.played_on == again.seating.played_on
    for seat in (Seat(0), NOBODY):
        shown = showing_of(log, body).log(seat)
        assert {line.number: line.by for line in shown if line.by} == log.choosers.marks
        own = [line.get("own", {}).get("AB"[seat], line) if seat != NOBODY else line for line in kept]
        assert [line.get("by") for line in own] == [line.by for line in shown]


def undone(game: object) -> int:
    """How many choices stand where the clock takes back what nobody has seen."""
    trial = game.copy()  # type: ignore[attr-defined]
    if not trial.question_open and trial.can_undo(trial.asked):
        trial.undo(trial.asked)
    length: int = trial.actions_length
    return length


def test_the_choices_of_a_bot_at_its_own_seat_are_its_own() -> None:
    body = alone.begun("landlord-2013")
    body["seats"][1] = {"name": None, "kind": "bot", "bot": "random", "digest": None}
    log = TableLog(body)
    while log.game.actions_length < ENTRIES:
        entry = Entry(log.seq + 1, "play", {"action": log.game.state.legal_actions[0]}, None)
        log.replay(entry, [])
    assert {who.by for who in log.choosers.of_game() if who.seat == 1} == {"bot"}
    assert {who.by for who in log.choosers.of_game() if who.seat == 0} == {"person"}
