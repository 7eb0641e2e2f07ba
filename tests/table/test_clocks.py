"""The clocks of a table as values: what is charged, what a turn gives, and that a table ends without any answers."""

from random import Random
from typing import get_args

import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import table
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.table.log.table_log import Attempt, TableLog
from altbau.table.timing.clocks import DAY, LEAST, RULES, Clocks, usual_limit
from tests.engine.random_games import any_game

A, B = Seat(0), Seat(1)
MOST_ENTRIES = 4000


def begun(edition: str, clock: table.Clock, bots: int = 0, **more: object) -> TableLog:
    """A table of two people and so many bots."""
    names = [None, None, *["random"] * bots]
    body: Data = {
        "edition": edition, "options": {"turn-limit": 4} if edition == "monopoly" else {}, "cards": {}, "seed": 5,
        "seats": [{"bot": name} for name in names], "clock": clock, "at": 100.0,
    }  # fmt: skip
    return TableLog(body | more)


def write(log: TableLog, kind: str, body: Data, at: float) -> None:
    """Carry an entry out that has come at a moment."""
    tried = log.attempt(kind, body, at=at)
    assert isinstance(tried, Attempt)
    log.accept(tried)


def clocks_of(log: TableLog) -> Clocks:
    """The clocks of a table that has some."""
    assert log.clocks
    return log.clocks


def test_each_clock_has_a_rule_and_there_is_none_without() -> None:
    assert {*RULES} == {*get_args(table.Clock)} - {"none"}
    for clock, rule in RULES.items():
        kind, first, *second = clock.split("-")
        assert rule.budget == int(first) * (DAY if kind == "days" else 1)
        assert rule.increment == (int(second[0]) if second else None) and rule.correspondence == (kind == "days")
    assert begun("landlord-2013", "none").clocks is None
    assert usual_limit("none") == usual_limit("turn-30") == table.USUAL_LIMIT and usual_limit("days-3") == DAY


def test_whoever_is_asked_is_charged_from_the_question_to_the_answer() -> None:
    log = begun("monopoly", "turn-60")
    asked, other = (A, B) if log.game.asked == A else (B, A)
    log.put(110.0)
    write(log, "move", {"seat": asked, "tokens": "roll"}, 122.5)
    assert clocks_of(log).left[asked] == 47.5 and clocks_of(log).left[other] == 60.0
    log.put(None)  # nobody has lifted the curtain
    write(log, "vote", {"seat": asked, "about": other, "yes": True, "needed": 2}, 500.0)
    assert clocks_of(log).left[asked] == 47.5
    log.put(510.0)
    write(log, "sit-in", {"seat": asked}, 515.0)
    assert log.timed == NOBODY and clocks_of(log).left[asked] == 42.5
    write(log, "back", {"seat": asked}, 900.0)
    assert log.timed == asked and clocks_of(log).left[asked] == 42.5


@pytest.mark.parametrize("clock", ["turn-60", "game-600-10"])
def test_taking_back_gives_no_time_back_and_no_turn_again(clock: table.Clock) -> None:
    log = begun("landlord-2013", clock, options={"starter": "A"})
    budget = clocks_of(log).left[A]
    assert budget is not None and log.game.asked == A
    log.put(100.0)
    tokens = next(each for each in log.game.legal_tokens if each != "done")
    write(log, "move", {"seat": A, "tokens": tokens}, 120.0)
    log.put(120.0)
    write(log, "undo", {"seat": A}, 125.0)
    assert clocks_of(log).left[A] == budget - 25


def test_a_turn_gives_its_time_once() -> None:
    log = begun("landlord-2013", "game-600-10", options={"starter": "A"})
    assert clocks_of(log).left == (610.0, 600.0)
    earlier = log.match
    while log.game.state.turn == A:
        write(log, "time" if not log.game.must_pass else "play", body_for(log), 100.0)
    assert clocks_of(log).left == (610.0, 610.0)
    again = clocks_of(log).add_turn_time(earlier).add_turn_time(log.match)  # as by a take-back that all agree to
    assert again.left == (610.0, 610.0)


def body_for(log: TableLog) -> Data:
    """An entry for whoever is asked."""
    game = log.game
    return {"action": game.state.legal_actions[0]} if game.must_pass else {"seat": game.asked, "counts": False}


def test_the_next_game_of_a_match_begins_with_full_clocks() -> None:
    log = begun("landlord-2013", "game-600-10", games=2, options={"starter": "A"})
    rng = Random(1)
    while not log.game.over:
        write(log, "play", {"action": any_action(log.game.state, rng.randrange)}, 100.0)
    assert log.timed == NOBODY
    write(log, "next", {"seat": A}, 10_000.0)
    assert sorted(each or 0 for each in clocks_of(log).left) == [600.0, 610.0]


def test_whoever_has_no_time_left_still_sees_the_question_and_a_bot_has_no_clock() -> None:
    clocks = Clocks(RULES["turn-30"], (0.5, None), 10.0)
    assert clocks.runs_out(A) == 10.0 + LEAST and clocks.runs_out(B) is None
    assert clocks.charge(A, 50.0).left == (0.0, None) and clocks.charge(A, 5.0).left == (0.5, None)
    assert Clocks(RULES["turn-30"], (30.0,), None).runs_out(A) is None


def test_a_message_that_comes_twice_is_carried_out_once() -> None:
    log = begun("monopoly", "turn-60")
    body = {"seat": log.game.asked, "tokens": "roll"}
    first = log.attempt("move", body, "m1", 0, at=110.0)
    assert isinstance(first, Attempt)
    done = log.accept(first)
    assert log.attempt("move", body, "m1", 0, at=120.0) == done
    with pytest.raises(BadInput, match="duplicate"):
        log.attempt("move", body | {"tokens": "trade"}, "m1", 0, at=120.0)


@pytest.mark.seeds(3, 200)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_ends_though_nobody_ever_answers(edition: str, seed: int) -> None:
    """Defaults alone end no game in which one can go on buying nothing, so after two a bot plays on; and whoever
    replays the entries has the same clocks."""
    rng = Random(seed)
    wanted = any_game(rng, edition)
    body: Data = {
        "edition": edition, "options": wanted.options, "cards": wanted.cards, "seed": wanted.seed, "at": 0.0,
        "seats": [{"bot": None}] * wanted.players, "clock": rng.choice([*RULES]),
    }  # fmt: skip
    log, now, entries = TableLog(body), 0.0, []
    timed_out = dict.fromkeys(range(wanted.players), 0)
    while not log.game.over:
        assert log.seq < MOST_ENTRIES
        seat = log.timed
        moment = clocks_of(log).runs_out(seat) if seat != NOBODY else None
        kind, entry = "play", Data(action=any_action(log.game.state, rng.randrange))
        if seat != NOBODY:
            assert moment is not None and moment >= now
            now = moment
            kind, entry = "time", Data(seat=seat, counts=not log.run_down)
            timed_out[seat] += entry["counts"]
        tried = log.attempt(kind, entry, at=now)
        assert isinstance(tried, Attempt)
        entries.append(tried.entry)
        log.accept(tried)
        assert kind == "play" or not clocks_of(log).left[seat] or clocks_of(log).turn[1] == log.game.state.turns
    assert all(times <= 2 for times in timed_out.values())
    again = TableLog(body)
    for each in entries:
        again.replay(each, [])
    assert (again.clocks, again.seating, again.match.log) == (log.clocks, log.seating, log.match.log)
