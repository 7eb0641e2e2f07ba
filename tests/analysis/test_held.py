"""The figures that the page shows are those of the document."""

import re
from pathlib import Path

import pytest

from altbau import Game
from altbau.analysis import calibration
from altbau.runtime.look_back.analysis_lines import AnalysisInput, AnalysisWriter
from tests.analysis.test_luck import EDITIONS

VALUE = Path(__file__).parents[2] / "docs" / "value.md"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_has_come_true_is_what_the_document_says(edition: str) -> None:
    row = re.search(rf"^\| {edition} \| 4 \| stewards \| ([^|]*→[^|]*) \|", VALUE.read_text("utf-8"), re.M)
    assert row
    assert row[1] == ", ".join(f"{told} → {came}" for told, came in calibration(edition))


def test_by_house_rules_no_chance_has_been_held_against_games() -> None:
    """The page then says money, and no chance to win."""
    own = Game.new(
        "landlord-2013", players=2, seed=1, house={"name": {"de": "Haus", "en": "House"}, "starting_coins": 5}
    )
    printed = Game.new("landlord-2013", players=2, seed=1)
    names = {"de": ["A", "B"], "en": ["A", "B"]}
    held = [AnalysisWriter(AnalysisInput(game.record(), 0, names, 0)).calibration() for game in (own, printed)]
    assert held == [[], calibration("landlord-2013")]
