"""`altbau simulate`: the summary, the rows, and the same games with any number of processes."""

import csv
import os
from pathlib import Path

import pytest

from altbau.cli.simulating import Simulation, outcomes
from altbau.cli.summary import wilson
from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import seats
from altbau.core.engine.view import View
from altbau.lab.workers import Workers
from altbau.play.bots import RandomBot, own_seed
from tests.cli.conftest import Altbau

FOUR = ("--players", "4", "--bots", "steward,random,random,random", "--seed", "7")


def read_rows(file: Path) -> list[dict[str, str]]:
    """The rows of a CSV."""
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def test_a_row_for_each_game(altbau: Altbau, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    status, out, err = altbau("simulate", *FOUR, "--games", 4, "--csv", file)
    assert (status, err) == (0, "")
    rows = read_rows(file)
    assert list(rows[0]) == ["game", "seed", "winners", "turns", "decisions", *(f"coins_{seat}" for seat in "ABCD")]
    assert [(row["game"], row["seed"]) for row in rows] == [("0", "7"), ("1", "8"), ("2", "9"), ("3", "10")]
    for row in rows:
        coins = {seat: int(row[f"coins_{seat}"]) for seat in "ABCD"}
        assert row["winners"].split() == [seat for seat in "ABCD" if coins[seat] == max(coins.values())]
    assert "steward" in out
    assert max(map(len, out.splitlines())) <= 80


def test_monopoly_is_simulated_too(altbau: Altbau) -> None:
    options = ("--option", "turn-limit=20", "--option", "rent-on-demand=true")
    status, out, err = altbau("simulate", *FOUR, "--games", 3, "--edition", "monopoly", *options)
    assert (status, err) == (0, "")
    assert "steward" in out
    status, out, err = altbau("simulate", "--edition", "monopoly", "--option", "turn-limit=often")
    assert (status, out) == (2, "")
    assert "turn-limit" in err


@pytest.mark.parametrize(("language", "limit"), [("en", "after 500 rounds"), ("de", "nach 500 Runden")])
def test_monopoly_ends_and_says_when(altbau: Altbau, language: str, limit: str) -> None:
    words = ("simulate", "--edition", "monopoly", "--bots", "steward", "--games", 1)
    status, out, err = altbau(*words, "--lang", language)
    assert (status, err) == (0, "")
    assert limit in " ".join(out.split())
    assert max(map(len, out.splitlines())) <= 80
    assert limit not in " ".join(altbau(*words, "--option", "turn-limit=5", "--lang", language).out.split())


def test_a_long_game_says_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    wanted = Simulation("monopoly", 2, 1, "1", ["steward"], Workers(), True, {"turn-limit": 20}).with_defaults()
    (outcome,) = outcomes(wanted, lambda turns, decisions: heard.append((turns, decisions)))
    assert heard == sorted(heard)
    assert (len(heard), heard[-1][1]) == (outcome.decisions, outcome.decisions)


def test_no_bot_has_the_seed_of_a_deal() -> None:
    seeds = [own_seed(seed, seat) for seed in range(200) for seat in seats(8)]
    assert len(set(seeds)) == len(seeds)
    assert not set(seeds) & {seed * factor + seat for seed in range(200) for factor in range(20) for seat in range(8)}
    steps = {later - earlier for earlier, later in zip(seeds, seeds[8:], strict=False)}
    assert len(steps) == len(seeds) - 8  # nothing regular in how they go on from game to game


def test_bots_change_seats_unless_told_not_to(altbau: Altbau, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    altbau("simulate", *FOUR, "--games", 4, "--csv", file)
    assert {row["winners"] for row in read_rows(file)} == {"A", "B", "C", "D"}
    altbau("simulate", *FOUR, "--games", 2, "--csv", file, "--no-rotate")
    assert {row["winners"] for row in read_rows(file)} == {"A"}


def test_jobs_change_nothing(altbau: Altbau, tmp_path: Path) -> None:
    alone, together = tmp_path / "1.csv", tmp_path / "2.csv"
    words = ("simulate", "--players", 2, "--games", 12, "--bots", "random")
    assert altbau(*words, "--csv", alone).out == altbau(*words, "--csv", together, "--jobs", 2).out
    assert alone.read_text() == together.read_text()


def test_an_older_file_stays_whole_until_the_new_one_is(altbau: Altbau, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    file.write_text("precious")
    assert altbau("simulate", "--bots", "nobody", "--csv", file).status == 2
    assert file.read_text() == "precious"


def test_a_bot_that_fails_is_not_passed_over(altbau: Altbau, monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(bot: RandomBot, view: View) -> Decision:
        raise ZeroDivisionError

    monkeypatch.setattr(RandomBot, "decide", decide)
    with pytest.raises(ZeroDivisionError):
        altbau("simulate", "--games", 1, "--bots", "random")


def test_a_folder_is_no_file(altbau: Altbau, tmp_path: Path) -> None:
    assert altbau("simulate", "--csv", tmp_path).status == 2


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full disk to offer")
def test_a_full_disk_is_a_sentence(altbau: Altbau) -> None:
    status, _, err = altbau("simulate", "--players", 2, "--games", 1, "--csv", "/dev/full")
    assert status == 2
    assert "disk is full" in err


def test_options_reach_the_table(altbau: Altbau, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    words = ("simulate", "--players", 2, "--games", 3, "--csv", file)
    altbau(*words)
    with_powers = file.read_text()
    assert altbau(*words, "--option", "tenant-powers=false").status == 0
    assert file.read_text() != with_powers


def test_wilson() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(850, 1000) == pytest.approx((0.8265, 0.8708), abs=1e-4)


@pytest.mark.parametrize("compiled", [False, True])
def test_an_interpreted_engine_says_once_what_it_costs(
    compiled: bool, altbau: Altbau, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("altbau.cli.simulating.COMPILED", compiled)
    words = ["simulate", "--players", 2, "--games", 2]
    assert altbau(*words).err == ""  # in a pipe it is never said
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert altbau(*words).err.count("not compiled") == int(not compiled)
