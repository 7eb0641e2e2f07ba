"""Programs that play a seat by lines of JSON: they receive what the seat may know, and their errors are reported."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import jsonschema_rs
import msgspec
import pytest

import altbau
from altbau import Game
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import table as table_messages
from altbau.core.messages.bot_program import Because
from altbau.core.presentation.patches import apply
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.lab import bot_check, programs
from altbau.lab.bot_check import findings_of, strange
from altbau.lab.bot_protocol import begin, reason_of
from altbau.lab.page_view import Sight
from altbau.message_types import TableMessage
from altbau.play.bots import make
from altbau.table.view import messages
from build_page import find_node
from docs.asyncapi import description
from docs.generate import DOCS
from tests.cli.conftest import Altbau
from tests.engine.random_games import any_game, decisions
from tests.lab.paths import path

PROGRAM = f"{sys.executable} -m tests.lab.program"
A = Seat(0)
QUICK = ("landlord-2013", "monopoly")
SOME = [pytest.param(edition, marks=() if edition in QUICK else pytest.mark.long) for edition in EDITIONS]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(1, 40)
def test_whoever_follows_the_patches_has_the_table(edition: str, seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng, edition)
    seat = Seat(rng.randrange(game.players))
    sight, table, log = Sight(game, seat), {}, []
    for now in decisions(game, rng, 80):
        if rng.random() < 0.5:
            said: Data = json.loads(sight.follow(now) or b"null")
            assert sight.follow(now) is None
            if said["type"] == "update":
                table, log = said["table"], said["log"]
            else:
                apply(table, said)
                log += said["log"]
            whole: Data = json.loads(sight.whole())
            assert msgspec.convert(table, TableMessage) == msgspec.convert(whole["table"], TableMessage)
            assert log == whole["log"]
            assert table["viewer"] == "ABCDEFGH"[seat] and (table["commitment"] == "" or now.over)


@pytest.mark.seeds(3, 200)
def test_what_a_seat_can_not_know_is_in_no_line(seed: int) -> None:
    """Two games that look the same to it are told alike."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, 60):
        if rng.random() < 0.1 and now.asked is not None:
            seen = now.seen_position(now.asked)
            twins = [Game.from_position(seen, seed=other) for other in (1, 2)]
            assert len({Sight(twin, now.asked).follow(twin) for twin in twins}) == 1


def test_its_lines_are_as_described() -> None:
    root = description()
    checks = {
        name: jsonschema_rs.validator_for(
            {"components": root["components"], **root["components"]["messages"][name]["payload"]}
        )
        for name in root["channels"]["program"]["messages"]
    }
    game = Game.new("landlord-2013", players=2, seed=1)
    lines = [begin(game, A, 7), Sight(game, A).follow(game) or b""]
    for said in map(json.loads, lines):
        checks[said["type"]].validate(said)
    assert set(checks) >= {"hello", "ask", "move", "refresh", "patch", "accepted", "refused", "end"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(1, 20)
def test_a_program_can_give_the_reasons_of_bots_and_no_others(edition: str, seed: int) -> None:
    rng, given = Random(seed), 0
    game = any_game(rng, edition)
    bots = [make("steward", number, edition) for number in range(game.players)]
    while game.asked is not None and game.actions_length < 60:
        seat = game.asked
        reason = bots[seat].decide(game.view(seat)).reason
        if reason and not game.must_pass:
            given += 1
            said = messages.reason(game, seat, reason)
            because = Because(name=said.name, args={name: value_of(each) for name, each in said.args.items()})
            sight = Sight(game, seat)
            sight.follow(game)
            assert reason_of(because, game, sight) == reason
            for wrong in wrong_reasons(because):
                with pytest.raises(BadInput, match="program-reason"):
                    reason_of(wrong, game, sight)
        game.play(rng.choice(game.legal_actions))
    assert given


def value_of(argument: table_messages.Argument) -> str | int:
    """What a program says of an argument."""
    assert isinstance(argument.value, str | int)
    return argument.value


def wrong_reasons(because: Because) -> Iterator[Because]:
    """Reasons that nobody can give in its place."""
    yield Because(name="my hand is good", args=because.args)
    yield Because(name=because.name, args={**because.args, "word": "bomb"})
    for name in because.args:
        for value in ("nobody", -1, 10**12, "H", "draw"):
            yield Because(name=because.name, args={**because.args, name: value})


@pytest.mark.parametrize("edition", SOME)
def test_a_program_that_misses_a_patch_asks_for_the_table(edition: str) -> None:
    options = {"turn-limit": 4} if edition == "monopoly" else {}
    played, forgetful = (
        next(altbau.records([f"program:{PROGRAM} {does}", "random"], 1, seed=3, edition=edition, options=options))
        for does in ("", "forgetful")
    )
    assert played.over and played == forgetful


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("old", "speaks version 4"),
        ("long", "more than 65536 bytes"),
        ("gone", "has ended"),
        ("garbage", "can’t be understood"),
        ("deep", "can’t be understood"),
        ("huge", "can’t be understood"),
        ("illegal", "fly"),
        ("nothing", "The move is empty"),
        ("late", "Something has happened"),
        ("silent", "said nothing"),
    ],
)
def test_what_it_does_wrong_is_said(altbau_line: Altbau, does: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if does == "silent":
        monkeypatch.setattr(programs, "PATIENCE", 0.5)
        monkeypatch.setattr(programs, "LAST_WORDS", 0.2)
    words = ("simulate", "--players", 2, "--games", 1, "--bots", f"program:{PROGRAM} {does},random")
    status, out, err = altbau_line(*words)
    assert (status, out) == (2, "") and said in err and "on seat A has failed" in err


def test_in_the_terminal_a_default_is_played_for_it(altbau_line: Altbau) -> None:
    words = ("play", "--players", 2, "--bots", f"program:{PROGRAM} illegal", "--seed", 1)
    status, out, _ = altbau_line(*words, typed="done\nstop\ndone\n")
    assert status == 0 and "fly" not in out


def test_a_command_that_is_none_is_said(altbau_line: Altbau) -> None:
    for command in ("nosuchprogram", "", "'"):
        status, _, err = altbau_line("simulate", "--players", 2, "--games", 1, "--bots", f"program:{command},random")
        assert status == 2 and "can’t be loaded" in err


# --- the commands -----------------------------------------------------------------------------------------------------


def test_a_good_program_passes(altbau_line: Altbau) -> None:
    status, out, err = altbau_line("bot", "--check", PROGRAM, "--games", 1)
    assert (status, out, err) == (0, "1 game; wrong in 0.\n", "")


@pytest.mark.parametrize(("does", "name"), [("dice", "not-the-same"), ("illegal", "failed"), ("stays", "new-fields")])
def test_what_is_wrong_with_a_program_is_found(does: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "LAST_WORDS", 0.2)
    monkeypatch.setattr(bot_check, "LAST_WORDS", 0.5)
    (finding,) = findings_of(f"{PROGRAM} {does}", 1, ["landlord-2013"])
    assert finding and finding.name == name


@pytest.mark.parametrize(("bot", "name"), [("Failing", "failed"), ("Dicing", "not-the-same"), ("First", None)])
def test_a_class_is_checked_like_a_program(bot: str, name: str | None) -> None:
    (finding,) = findings_of(f"tests.lab.strangers:{bot}", 1, ["landlord-2013"])
    assert (finding and finding.name) == name


def test_strange_lines_are_strange() -> None:
    game = Game.new("landlord-2013", players=2, seed=1)
    told = strange(game, A)
    assert set(told) == {"new-fields", "huge-sum", "broken-patch", "nothing"}
    assert max(len(line) for line in told["huge-sum"]) > 1000


def test_a_bot_answers_its_own_questions_as_it_did(altbau_line: Altbau, tmp_path: Path) -> None:
    game = next(altbau.records(["steward", "random"], 1, seed=3))
    (tmp_path / "game.json").write_text(game.dumps())
    words = ("bot", "--replay", tmp_path / "game.json", "--seat")
    status, out, _ = altbau_line(*words, "A", "--bots", "steward")
    assert status == 0 and re.fullmatch(r"\d+ questions, 0 answered differently.\n", out)
    status, out, _ = altbau_line(*words, "A", "--bots", f"program:{PROGRAM}")
    assert status == 0 and re.search(r"\nAfter \d+ choices: played [\w.]+, the bot [\w.-]+\n", out)
    status, _, err = altbau_line(*words, "C")
    assert status == 2 and "no seat C" in err


def test_a_bot_without_a_task_is_told_so(altbau_line: Altbau) -> None:
    assert altbau_line("bot").status == 2


def test_a_game_goes_over_the_standard_streams(tmp_path: Path) -> None:
    """Whoever starts `altbau bot --stdio` plays by its streams."""
    command = [sys.executable, "-m", "altbau", "bot", "--stdio", "--players", "2", "--bots", "random", "--seed", "3"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout
        table: Data = {}
        for line in process.stdout:
            said = json.loads(line)
            if said["type"] == "begin":
                answer: Data = {"type": "hello", "version": said["version"], "kind": "program"}
            elif said["type"] == "ask":
                answer = {"type": "move", "id": "m", "seq": said["seq"], "tokens": path(table["question"])}
            else:
                if said["type"] == "update":
                    table = said["table"]
                elif said["type"] == "patch":
                    apply(table, said)
                elif said["type"] == "end":
                    assert Game.load(said["record"]).over and table["phase"] == "over"
                continue
            print(json.dumps(answer), file=process.stdin, flush=True)
    assert process.returncode == 0


@pytest.mark.parametrize("mark", ["js", "python"])
def test_the_bots_of_the_page_play(
    mark: str, altbau_line: Altbau, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (block,) = re.findall(rf"^```{mark}\n(.*?)^```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.M | re.S)
    assert len(block.splitlines()) <= {"js": 40, "python": 20}[mark]
    (tmp_path / f"hasty.{'mjs' if mark == 'js' else 'py'}").write_text(block)
    monkeypatch.chdir(tmp_path)
    tools = find_node()
    assert tools
    monkeypatch.setenv("PATH", f"{tools.node.parent}{os.pathsep}{os.environ['PATH']}")
    bot = {"js": "program:node hasty.mjs", "python": "hasty:Hasty"}[mark]
    for edition in ("landlord-2013", "monopoly") if mark == "js" else ["landlord-2013"]:
        words = ("simulate", "--players", 2, "--games", 1, "--edition", edition, "--bots", f"{bot},random")
        status, out, err = altbau_line(*words, *(["--option", "turn-limit=6"] if edition == "monopoly" else []))
        assert (status, err) == (0, "") and "1 game;" in out
    checked = ["node hasty.mjs"] if mark == "js" else [bot, "--edition", "landlord-2013"]
    assert altbau_line("bot", "--check", *checked, "--games", 1).status == 0
