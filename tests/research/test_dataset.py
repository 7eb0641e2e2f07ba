"""`altbau dataset`: what is written, that it is the same however it is made, and that it can be gone on with."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from altbau import Game, make
from altbau.core.engine.ids import Seat
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.research import dataset
from altbau.research.dataset import DatasetSpec, observations, pack_observation, write
from tests.cli.conftest import Altbau
from tests.lab.conftest import altbau_line

__all__ = ["altbau_line"]

pytestmark = pytest.mark.long

WANTED = DatasetSpec("landlord-2013", 2, ("steward", "random"), games=7, seed=5, rounds=50)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small files and groups."""
    monkeypatch.setattr(dataset, "GAMES_A_FILE", 3)
    monkeypatch.setattr(dataset, "ROWS", 100)


def made(folder: Path, wanted: DatasetSpec = WANTED, jobs: int = 1) -> dict[str, bytes]:
    """What is in a folder once it is whole."""
    assert list(write(folder, wanted, Workers(jobs)))[-1] == wanted.games
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_two_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    first = made(tmp_path / "one")
    assert first == made(tmp_path / "other", jobs=2)
    assert sorted(first) == [
        "README.md",
        "dataset.json",
        *[f"games-000000{a}-000000{b}.parquet" for a, b in ("02", "35", "66")],
    ]


def test_what_was_cut_off_is_gone_on_with(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole")
    folder = tmp_path / "cut"
    begun = write(folder, WANTED, Workers())
    assert [next(begun), next(begun)] == [0, 3]
    del begun
    (folder / "games-0000003-0000005.parquet.part").write_bytes(b"half a file")
    assert list(write(folder, WANTED, Workers())) == [3, 6, 7]
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == whole


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_a_row_is_what_a_seat_saw_and_chose(edition: str, tmp_path: Path) -> None:
    wanted = DatasetSpec(edition, 3, ("steward", "beginner", "random"), games=2, seed=9, rounds=6)
    made(tmp_path, wanted)
    rows = pq.read_table(tmp_path / wanted.files()[0])
    seen, setting = observations(rows), wanted.setting()
    about = json.loads(rows.schema.metadata[b"altbau"])
    assert about["actions"] == setting.encoding.actions and about["bots"] == list(wanted.bots)
    options: Any = {"turn-limit": 6} if edition == "monopoly" else {}
    game = Game.new(edition, players=3, seed=10, options=options)  # the second one, in which all have moved on
    bots: list[Any] = [make(wanted.bots[seat - 1], own_seed(10, Seat(seat)), edition) for seat in range(3)]
    at = rows["game"].to_pylist().index(1)
    assert rows["game"].to_pylist() == sorted(rows["game"].to_pylist())
    for number, row in enumerate(rows.slice(at).to_pylist()):
        while game.state.stack.forces():
            game.play(game.state.legal_actions[0])
        assert game.asked is not None
        view = game.view(game.asked)
        action = bots[game.asked].decide(view).action
        assert row["decision"] == number and row["seat"] == game.asked and row["bot"] == (game.asked - 1) % 3
        assert row["legal"] == setting.encoding.numbers(view)
        assert row["action"] == setting.encoding.number(view, action) and row["exact"] == setting.encoding.exact(
            view, action
        )
        assert (seen[at + number] == setting.encoding.observe(view)).all()
        game.play(action)
        if number + 1 + at == len(rows):
            assert row["score"] == game.scores[row["seat"]]


def test_an_own_edition_is_written_as_it_is_played(altbau_line: Altbau, tmp_path: Path) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text("like: landlord-2013\nname: {de: Unser Abend, en: Our evening}\nstarting_coins: 10\n")
    words = ["--players", 2, "--games", 1, "--bots", "random", "--edition", file]
    assert altbau_line("dataset", tmp_path / "new", *words)[0] == 0
    told = json.loads((tmp_path / "new" / "dataset.json").read_text())
    assert told["house"]["starting_coins"] == 10 and "cards" not in told


def test_numbers_that_do_not_fit_are_kept_as_far_as_they_can_be() -> None:
    assert np.frombuffer(pack_observation([0, 255]), "<i2").tolist() == [0, 255]
    assert np.frombuffer(pack_observation([-1, 256, 40_000]), "<i2").tolist() == [-1, 256, 32_767]


def test_the_datasheet_tells_what_was_made(tmp_path: Path) -> None:
    made(tmp_path)
    said = (tmp_path / "README.md").read_text()
    decisions = sum(pq.read_metadata(tmp_path / name).num_rows for name in WANTED.files())
    assert f"{decisions} decisions of 7 games with 2 players" in said and "1009 × int16" in said
    won = [float(line.rpartition(" ")[2]) for line in said.splitlines() if line.startswith("- ")]
    assert sum(won) == 7 and won[0] > 5


def test_the_command_says_what_is_wrong(altbau_line: Altbau, tmp_path: Path) -> None:
    words = ["--players", 2, "--games", 2, "--bots", "random", "--no-observations", "--lang", "en"]
    assert altbau_line("dataset", tmp_path / "new", *words) == (
        0,
        f"{tmp_path / 'new'}: 2 games. README.md says what is in it.\n",
        "",
    )
    assert "observation" not in pq.read_schema(tmp_path / "new" / "games-0000000-0000001.parquet").names
    status, _, err = altbau_line("dataset", tmp_path / "new", *words, "--seed", 2)
    assert status == 2 and "another dataset" in err
    status, _, err = altbau_line("dataset", tmp_path, *words)
    assert status == 2 and "not empty" in err
    status, _, err = altbau_line("dataset", tmp_path / "other", *words, "--bots", "program:cat")
    assert status == 2 and "programs do not play" in err
    status, _, err = altbau_line("dataset", tmp_path / "other", *words, "--edition", "wucherer-1992")
    assert status == 2 and "no numbers for learners" in err
