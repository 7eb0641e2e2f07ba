"""The measurements of bots: duplicate deals with the bot on every seat, and how lively the preset tables are."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.monopoly.bots.valuation import LEARNED
from altbau.play.text.position import read_position
from benchmarks.dealing import Dealing, sells_group
from benchmarks.ladder import CHEATER, CORE, REST, ROOT, Cell, Deal, Enough, Played, Score, measured, page, play
from benchmarks.life.classifier import TAUGHT, named
from benchmarks.life.figures import counted_of, figures, interval_of_median
from benchmarks.life.games import Life, Setting, lived, played, table
from benchmarks.life.page import page as life_page
from benchmarks.values import Look, foretold, learned
from tests.any_game import view

CELL = Cell("landlord-2013", 2, "random", ("random",))
LADDER = ROOT / "docs" / "ladder.md"


def test_a_deal_is_played_from_every_seat_and_always_the_same() -> None:
    deal = play(CELL, 7)
    assert len(deal.winners) == 2 and deal.seconds
    assert (deal.winners, deal.starter) == (play(CELL, 7).winners, play(CELL, 7).starter)


def test_shared_victories_are_shared_and_luck_is_what_the_seat_decides() -> None:
    score = Score(CELL)
    score.add(Deal([[Seat(0)], [Seat(0)]], Seat(1), [0.001] * 2))  # seat A won whoever sat there
    score.add(Deal([[Seat(0), Seat(1)], [Seat(1)]], Seat(1), [0.003] * 2))
    told = score.figures()
    assert (told["share"], told["starter"], told["same_seat"]) == (62.5, 37.5, 75.0)
    assert told["low"] < told["share"] < told["high"]
    assert told["mean_ms"] == 2.0


def test_it_stops_when_it_knows_enough() -> None:
    assert measured(CELL, Enough(20, 100.0), 7).games == 2
    assert measured(CELL, Enough(4, 1.0), 7).games == 4
    assert measured(CELL, Enough(20, 1.0, minutes=0.0), 7).games == 0


def test_it_goes_on_after_what_has_been_played(tmp_path: Path) -> None:
    whole = measured(CELL, Enough(6, 1.0), 7)
    measured(CELL, Enough(4, 1.0), 7, played=Played(tmp_path / "deals"))
    played = Played(tmp_path / "deals")
    assert measured(CELL, Enough(0), 7, played=played).games == 4
    resumed = measured(CELL, Enough(6, 1.0), 7, played=played)
    assert (resumed.games, resumed.won, resumed.started) == (6, whole.won, whole.started)
    assert not played.deals(replace(CELL, players=3))


def test_what_was_not_played_is_said_so() -> None:
    score = measured(CELL, Enough(2, 100.0), 7)
    other = Cell("landlord-2013", 4, CHEATER, ("steward-1",))
    told = page("# Bots\n\nIn words.\n", {CELL: score, other: Score(other)}, "today")
    assert told.startswith("# Bots\n\nIn words.\n\n| edition |")
    assert "| landlord-2013 | 2 | random | random |" in told
    assert "| landlord-2013 | 4 | cheater | steward-1 | not run |" in told
    assert page(told, {CELL: score, other: Score(other)}, "tomorrow") == told


def test_what_was_not_measured_anew_keeps_its_row_with_its_date() -> None:
    three = replace(CELL, players=3)
    first, more = (measured(CELL, Enough(games, 1.0), 7) for games in (2, 4))
    before = page("In words.\n", {CELL: first, three: measured(three, Enough(3, 1.0), 7)}, "in May")
    after = page(before, {CELL: more, three: Score(three)}, "in June")
    (old, kept), (new, still) = (
        [line for line in text.splitlines() if line.startswith("| landlord-2013")] for text in (before, after)
    )
    assert old.endswith(" in May |") and new.endswith(" in June |") and old != new and kept == still


def test_the_ladders_page_has_a_row_for_each_cell_and_nothing_else_below_its_words() -> None:
    before = LADDER.read_text(encoding="utf-8")
    assert page(before, {cell: Score(cell) for cell in (*CORE, *REST)}, "now") == before
    assert "not run" not in before


def test_each_character_sits_everywhere_equally_often() -> None:
    seated = Counter((name, seat) for number in range(12) for seat, name in enumerate(table("landlord-2013", number)))
    assert len(seated) == 12 and set(seated.values()) == {4}


def test_a_preset_table_is_alive() -> None:
    told = figures([lived(Setting("landlord-2013"), number) for number in range(2)])
    assert told["games"] == 2
    assert told["action_cards"] > 5 and told["tenants"] > 5 and told["without_crime"] < 1
    assert sum(4 / 3 * own["won"] for own in told["characters"].values()) > 0


def test_of_a_game_of_monopoly_deals_and_buildings_are_counted() -> None:
    told = figures([lived(Setting("monopoly", "fixed-a"), 1)], counted_of("monopoly"))
    assert told["buildings"] > 0 and told["rounds"] > 5 and told["without_deal"] in (0, 1)
    assert set(told["intervals"]) == {"deals", "buildings", "rounds", "without_deal"}


def test_offers_are_counted_and_who_refuses_makes_no_deal() -> None:
    dealing = Dealing()
    dealing.play(("refuser-1", "fixed-a", "fixed-b", "fixed-c"), 1)
    counts, lived = dealing.counts, dealing.lived
    assert counts["offers"] == counts["deals"] + counts["declined"] > 0 < counts["declined"]
    assert 2 * counts["deals"] == sum(lived[f"fixed-{each}", "deals"] for each in "abc")
    assert lived["refuser-1", "rounds"] > 0 == lived["refuser-1", "deals"]
    assert sum(dealing.won.values()) == 1.0


def test_a_group_is_sold_where_its_last_place_goes_for_money_alone() -> None:
    before = read_position({"edition": "monopoly", "players": 2, "deeds": {
        "A": {"schlossallee": 0, "suedbahnhof": 0}, "B": {"parkstrasse": 0, "badstrasse": 0},
    }}).owner  # fmt: skip
    last, exchange, station = (
        [Seat(1 - owner) if square in moved else owner for square, owner in enumerate(before)]
        for moved in ([39], [39, 1], [5])
    )
    assert sells_group(before, last)
    assert not sells_group(before, exchange) and not sells_group(before, station)


def test_weights_are_learned_from_who_wins() -> None:
    stations = dict.fromkeys(["suedbahnhof", "westbahnhof", "nordbahnhof"], 0)
    position = {"edition": "monopoly", "players": 2, "cash": {"A": 300, "B": 900}, "deeds": {"A": stations}}
    board = view(read_position(position), NOBODY)
    for winner, places in ((Seat(0), LEARNED.place.__lt__), (Seat(1), LEARNED.place.__gt__)):
        seen = [Look(board, winner)]
        weights = learned(seen, LEARNED, 1)
        assert foretold(seen, weights) > foretold(seen, LEARNED)
        assert places(weights.place)


def test_what_was_counted_is_written_down_with_its_intervals() -> None:
    seen = ((0, {"without_crime"}), (1, {"stalled"}))
    by_seat = [Counter(games=1, turns=8)] * 4
    calm, lively = (
        [Life(["gangster"] * 4, Counter(action_cards=cards + more), true, (Seat(0),), by_seat) for more, true in seen]
        for cards in (2, 13)
    )
    apart = {"landlord-2013": {"gangster": Counter(gangster=3, landlord=1)}}
    told = life_page({"landlord-2013": {"characters": figures(lively), "steward-1": figures(calm)}}, apart, "life")
    assert "| landlord-2013 | characters | 2 | 13.5 [12.5, 14.5] | 0.0 [0.0, 0.0] | 50 [" in told
    assert told.count("| 50 [") == 4
    assert "| landlord-2013 | steward-1 | 2 | 2.5 [" in told
    assert "| landlord-2013 | gangster | 25 [" in told
    assert "| landlord-2013 | gangster | 3 | 75 [30, 95] |" in told


def test_a_character_is_told_from_the_mean_of_the_others() -> None:
    strikes = {"landlord": 1, "gangster": 6, "speculator": 3}
    life = Life(
        [*strikes], winners=(Seat(1),), by_seat=[Counter(games=1, turns=8, strikes=n) for n in strikes.values()]
    )
    told = figures([life])["characters"]
    assert [(own["won"], own["times"]["strikes"]) for own in told.values()] == [(1, 3.0), (0, 1 / 4.5), (0, 3 / 3.5)]
    assert told["landlord"]["times"]["builds"] is None


def test_a_character_is_named_by_what_its_seats_do() -> None:
    drawn = Random(1)
    lives = [
        Life(
            list(characters),
            by_seat=[
                Counter(games=1, turns=8, strikes=drawn.randrange(*strikes), builds=drawn.randrange(9))
                for strikes in characters.values()
            ],
        )
        for characters in [{"landlord": (0, 3), "gangster": (3, 6), "speculator": (2, 5)}] * (TAUGHT + 30)
    ]
    taken = named(lives)
    assert all(sum(taken[name].values()) == 10 for name in taken)
    assert taken["landlord"] == {"landlord": 10}
    assert taken["gangster"]["landlord"] == 0 < taken["gangster"]["gangster"]


@pytest.mark.long
def test_characters_are_told_apart_by_three_games() -> None:
    taken = named(played(Setting("landlord-2013"), TAUGHT + 60, jobs=1))
    right = sum(of_it[name] for name, of_it in taken.items())
    assert right >= 0.6 * sum(of_it.total() for of_it in taken.values())


def test_the_median_lies_between_values_that_hold_it_95_in_100_times() -> None:
    assert interval_of_median(range(100)) == [39.0, 60.0]
    assert interval_of_median([7]) == [7.0, 7.0]
