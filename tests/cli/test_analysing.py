"""`altbau analyse` reports on a finished game, in every format."""

import json
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
import yaml

from altbau import Game
from tests.analysis.test_errors import played
from tests.cli.conftest import Altbau

OVER = played(7, "bomb A1")  # a game in which A blows its own house up


@pytest.fixture(params=["record", "transcript"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """That game."""
    path = tmp_path / "game"
    path.write_text(OVER.dumps() if request.param == "record" else OVER.transcript(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "sentence"), [("en", "a blunder; better: build"), ("de", "ein grober Fehler")])
def test_errors_are_told_in_words(altbau: Altbau, file: Path, language: str, sentence: str) -> None:
    status, out, _ = altbau("analyse", file, "--lang", language)
    assert status == 0 and sentence in " ".join(out.split())
    assert len([line for line in out.splitlines() if " A: " in line or " B: " in line]) == OVER.players


def test_all_is_told_as_json(altbau: Altbau, file: Path) -> None:
    told = json.loads(altbau("analyse", file, "--form", "json").out)
    assert [(each["played"], each["kind"]) for each in told["judged"] if each["kind"]] == [("bomb", "blunder")]
    for balance in told["balances"]:
        parts = [balance[name] for name in balance if name not in ("seat", "change", "felt")]
        assert sum(parts) == pytest.approx(balance["change"])
    assert len(told["course"]) == OVER.actions_length + 1


def test_errors_stand_beside_their_moves(altbau: Altbau, file: Path) -> None:
    out = altbau("analyse", file, "--form", "transcript").out
    assert Game.from_transcript(out).log == OVER.log
    (noted,) = [move for move in yaml.safe_load(out)["game"] if "note" in move]
    assert noted["A"] == "bomb A1" and noted["moment"] == "blunder" and noted["note"].keys() == {"de", "en"}


@pytest.mark.parametrize("language", ["de", "en"])
def test_its_course_is_a_picture(altbau: Altbau, file: Path, language: str) -> None:
    drawn = fromstring(altbau("analyse", file, "--form", "svg", "--lang", language).out)
    curves = [each.attrib["points"].split() for each in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
    assert [len(points) for points in curves] == [OVER.actions_length + 1] * OVER.players
    words = " ".join(each.text or "" for each in drawn.iter("{http://www.w3.org/2000/svg}text"))
    assert {"de": "1. Runde 1:", "en": "1. Round 1:"}[language] in words and "bomb" in words


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (Game.new(players=2, seed=1).dumps(), "this one is not"),
        ('{"a": 1}', "before the first release"),
        ("game: [", "Line 1"),
    ],
)
def test_what_cannot_be_analysed_is_one_line(altbau: Altbau, tmp_path: Path, written: str, said: str) -> None:
    (tmp_path / "game").write_text(written, encoding="utf-8")
    status, out, err = altbau("analyse", tmp_path / "game")
    assert (status, out, err.count("\n")) == (2, "", 1), err
    assert said in err


def test_an_unknown_form_is_named(altbau: Altbau, file: Path) -> None:
    status, _, err = altbau("analyse", file, "--form", "song")
    assert status == 2 and "song" in err
