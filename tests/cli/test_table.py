"""`altbau show`, `altbau check` and `altbau play`: tables and games in the terminal."""

from pathlib import Path

import pytest

from altbau import Game
from altbau.cli.playing import Session
from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import View
from altbau.core.text import LANGUAGES
from altbau.play.bots import RandomBot, make
from altbau.play.match import Match
from tests.cli.conftest import Altbau

POSITION = """
players: 3
turn: A
phase: play
coins: {A: 3, B: 10}
hands: {A: [bomb, hacker, move, move, alibi, court, police], B: [police]}
buildings:
  A1: {floors: 5, roof: flat-roof, tenants: {1: squatters}}
  B1: {floors: 2, roof: roof, basement: true, tenants: {1: hacker, basement: man-with-a-dog}}
  B2: {floors: [alibi, alibi, move], roof: attic-apartment, tenants: {1: group-house, attic: scientist}}
  B3: {floors: 1, expansion: true}
  B4: {floors: 1}
  B5: {floors: 1}
withheld: [B1.1]
jail: C
"""

SCENARIO = """
id: hacker-moves-in
position: {players: 2, turn: A, phase: play, hands: {A: [hacker]}, buildings: {A1: {floors: 2}}}
script: [{A: hacker A1.1}]
expect: {rent: {A: 3}}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_into_80_columns(altbau: Altbau, tmp_path: Path, language: str) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    status, out, err = altbau("show", file, "--lang", language)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    assert out == altbau("show", "-", "--lang", language, typed=POSITION).out


def test_a_record_is_shown_as_its_transcript_is(altbau: Altbau) -> None:
    game = Game.new(players=2, seed=7)
    game.move("A", "build 1")
    shown = altbau("show", "-", typed=game.dumps())
    assert shown.status == 0 and shown == altbau("show", "-", typed=game.transcript())
    assert altbau("show", "-", typed='{"edition": "landlord-2013"}').status == 2


def test_a_house_shows_who_lives_where(altbau: Altbau) -> None:
    lines = altbau("show", "-", typed=POSITION).out.splitlines()
    for floor in ("Squatters      0", "Hacker        ✗2", "Man with a Dog 4", "Group House    4", "Scientist      3"):
        assert any(f"│{floor}│" in line for line in lines), floor
    assert any("A1 ⚑" in line for line in lines)
    assert any("in jail" in line for line in lines)


@pytest.mark.parametrize("position", ["players: [", "hands: {A: [ufo]}", "players: 12", "- 1", "coins: {A: -1}"])
def test_an_impossible_position_is_one_line(altbau: Altbau, position: str) -> None:
    status, out, err = altbau("show", "-", typed=position)
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_check_counts_and_names(altbau: Altbau, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace("A: 3", "A: 4"))
    assert altbau("check", good) == (0, "1 passed, 0 failed\n", "")
    status, out, _ = altbau("check", good, bad, tmp_path / "missing.yaml")
    assert status == 1
    first, second, last = out.splitlines()
    assert first.startswith("hacker-moves-in")
    assert "4" in first
    assert "missing.yaml" in second
    assert last == "1 passed, 2 failed"


def test_words_left_over_after_a_roll_are_named(altbau: Altbau) -> None:
    out = altbau("play", "--edition", "monopoly", "--seed", "4", typed="roll badstrasse zzz\nquit\n").out
    assert "Played; after that this was not possible any more: badstrasse zzz" in out


def test_a_game_can_be_played_to_its_end(altbau: Altbau) -> None:
    status, out, err = altbau("play", "--players", 2, "--bot", "random", "--seed", 4, typed="1\n" * 3000)
    assert (status, err) == (0, "")
    assert out.rstrip().splitlines()[-1].endswith(("Player A", "Dice"))
    assert max(map(len, out.replace("> ", "\n").splitlines())) <= 80


def test_a_bot_that_fails_does_not_end_the_game(
    altbau: Altbau, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def decide(bot: RandomBot, view: View) -> Decision:
        raise ZeroDivisionError

    monkeypatch.setattr(RandomBot, "decide", decide)
    status, out, _ = altbau("play", "--players", 2, "--bot", "random", "--seed", 4, typed="1\n" * 3000)
    assert status == 0
    assert out.rstrip().splitlines()[-1].endswith(("Player A", "Dice"))
    assert "'seat': 'B', 'record': " in caplog.messages[0]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--bot", "gangster,landlord"], ["Gangster B", "Landlady", "Gangster D"]),
        (["--bot", "speculator-strategist"], [f"Speculator (Strategist) {seat}" for seat in "BCD"]),
        (["--edition", "monopoly"], ["Dealer", "Builder", "Miser"]),
    ],
)
def test_bots_have_the_names_of_their_characters(altbau: Altbau, words: list[str], names: list[str]) -> None:
    status, out, _ = altbau("play", "--players", 4, "--seed", 4, *words, typed="1\n" * 6 + "quit\n")
    assert status == 0
    assert all(name in out.replace("\n", " ") for name in names)


def test_who_has_nothing_to_play_is_told_so_and_not_asked(altbau: Altbau) -> None:
    out = altbau("play", "--players", 2, "--bot", "random", "--seed", 11, typed="1\n" * 3000).out  # there it happens
    (_, *after) = out.split("You have nothing to play.\n")
    assert after
    assert all(each.lstrip().startswith("Player A takes in") for each in after)


def test_help_why_undo_and_quit(altbau: Altbau) -> None:
    typed = "help\nwhy\ndone\nbuild 9\nundo\nbuild\nundo\nquit\n"
    status, out, err = altbau("play", "--players", 3, "--seed", 3, "--option", "starter=A", typed=typed)
    assert (status, err) == (0, "")
    assert out.rstrip().endswith("Until next time.")


def test_the_end_of_what_is_typed_ends_the_game(altbau: Altbau) -> None:
    assert altbau("play", "--seed", 3).status == 0


BOARD = """
edition: monopoly
players: 3
cash: {A: 100, B: 20, C: 5}
jail: {B: 1}
deeds: {A: {badstrasse: 5, turmstrasse: 4}, C: {wasserwerk: mortgaged}}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_fits_into_80_columns(altbau: Altbau, language: str) -> None:
    status, out, err = altbau("show", "-", "--lang", language, typed=BOARD)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    for shown in ("[A] ▇", "[A] ▪▪▪▪", "[C] –"):
        assert shown in out


def test_money_is_raised_and_bid_in_the_terminal(altbau: Altbau) -> None:
    words = ["roll", "buy", "end", "roll", "auction", "mortgage", "30", "quit"]
    out = altbau(
        "play", "--edition", "monopoly", "--players", 2, "--seed", 7, "--bot", "beginner", typed="\n".join(words)
    ).out
    told = [line.strip("> ") for line in out.splitlines()]
    assert "–  Mortgage  (mortgage)" in told
    assert any(line.startswith("Player A mortgages") for line in told)
    assert "Player A bids €30." in told


@pytest.mark.parametrize("demand", ["true", "false"])
def test_monopoly_is_played_in_the_terminal(altbau: Altbau, demand: str) -> None:
    options = ("--option", "turn-limit=6", "--option", f"rent-on-demand={demand}")
    words = "\n".join(["roll", "1", "build", "end", "pass", ""] * 200)
    status, out, err = altbau("play", "--edition", "monopoly", "--seed", 3, *options, typed=words)
    assert (status, err) == (0, "")
    assert "6 rounds agreed on are over" in out
    assert max(map(len, out.splitlines())) <= 80


def test_at_the_end_the_truth_can_be_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What a bot kept to itself while the game went on has its name afterwards."""
    session = Session(Match(players=2, seed=4), {Seat(1): make("gangster", 1)}, ["Ann", "Cleo"], "en")
    monkeypatch.setattr("builtins.input", lambda _: "why" if session.game.over else str(len(session.game.legal_tokens)))
    session.run()
    before, _, truth = capsys.readouterr().out.partition("Type why to read")
    assert "from my hand" not in before
    assert "– Cleo: " in truth and "became a floor: of all my cards" in " ".join(truth.split())
