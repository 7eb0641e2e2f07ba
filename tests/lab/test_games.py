"""Whole games between bots, some of them from outside."""

from pathlib import Path

import pytest

import altbau
from altbau import BadInput, Game
from tests.cli.conftest import Altbau
from tests.lab import strangers

HERE = "tests.lab.strangers"
FIRST = f"{HERE}:First"


@pytest.mark.parametrize("edition", ["wucherer-1997", "monopoly"])
def test_records_are_finished_games_in_order(edition: str) -> None:
    options = {"turn-limit": 8} if edition == "monopoly" else {}
    bots = ["steward", "random"]
    games = list(altbau.records(bots, 3, seed=7, edition=edition, options=options))
    assert [game.seed for game in games] == [7, 8, 9] and all(game.over for game in games)
    assert games == list(altbau.records(bots, 3, seed=7, jobs=2, edition=edition, options=options))
    assert Game.loads(games[1].dumps()) == games[1]


def test_a_game_without_an_end_gets_one() -> None:
    game = next(altbau.records(["random", "random"], 1, seed=1, edition="monopoly"))
    assert game.options["turn-limit"] == 500


def test_a_bot_from_outside_is_made_for_its_seat() -> None:
    from altbau.lab.players import Guest

    bot = Guest(FIRST, 1, "monopoly", 9).bot
    assert isinstance(bot, strangers.First) and bot.made == (1, "monopoly", 9)


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        (f"{HERE}:Failing", "bot-failed.*strangers.py:22"),
        (f"{HERE}:Cheating", "bot-not-legal.*-1"),
        (f"{HERE}:Unmade", "bot-failed.*not today"),
        (f"{HERE}:Nobody", "bot-not-imported.*Nobody"),
        (f"{HERE}:NO_CLASS", "bot-not-imported.*no class"),
        ("tests.lab.nowhere:Bot", "bot-not-imported.*nowhere"),
        (":", "bot-not-imported"),
    ],
)
def test_what_a_bot_from_outside_does_wrong_is_said(bot: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        list(altbau.records([bot, "random"], 2, seed=1))


@pytest.mark.parametrize(("bots", "games"), [("random", 1), (["random", "random"], -1)])
def test_wrong_arguments_are_refused(bots: list[str], games: int) -> None:
    with pytest.raises(BadInput):
        next(altbau.records(bots, games, seed=1))


def test_it_is_said_of_a_process_too() -> None:
    with pytest.raises(BadInput, match=r"bot-failed.*strangers\.py:22"):
        list(altbau.records([f"{HERE}:Failing", "random"], 2, seed=1, jobs=2))


def test_a_bot_of_the_working_directory_is_simulated(
    altbau_line: Altbau, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bot.py").write_text(Path(strangers.__file__).read_text())
    monkeypatch.chdir(tmp_path)
    words = ("simulate", "--players", 2, "--games", 12, "--bots", "own_bot:First,random")
    status, out, err = altbau_line(*words)
    assert (status, err) == (0, "") and "First (own_bot:First)" in out
    assert altbau_line(*words, "--jobs", 2).out == out
    status, out, err = altbau_line("simulate", "--players", 2, "--bots", "own_bot:Failing")
    assert status == 2 and "own_bot:Failing on seat A has failed: ZeroDivisionError" in err


def test_a_bot_from_outside_plays_in_the_terminal_and_may_fail(altbau_line: Altbau) -> None:
    for bot in ("First", "Failing"):
        status, out, _ = altbau_line("play", "--players", 2, "--bots", f"{HERE}:{bot}", "--seed", 1, typed="done\n")
        assert status == 0 and bot in out


def test_bots_are_ranked_by_duels_over_the_same_deals(altbau_line: Altbau) -> None:
    words = ("ladder", "--games", 2, "--bots", f"random,steward,{FIRST}")
    status, out, err = altbau_line(*words)
    assert (status, err) == (0, "") and altbau_line(*words, "--jobs", 2).out == out
    lines = out.splitlines()
    assert lines[1].startswith("Steward (steward)") and [line.split()[0] for line in lines[2:4]] == ["against"] * 2
    shares = [float(line.split("%")[0].split()[-1]) for line in lines[1::3]]
    assert shares == sorted(shares, reverse=True) and sum(shares) == pytest.approx(150, abs=0.2)
    assert altbau_line("ladder", "--bots", "steward,steward").status == 2
