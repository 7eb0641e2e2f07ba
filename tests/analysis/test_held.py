"""The figures that the page shows are those of the document."""

import re
from pathlib import Path
from random import Random

import pytest

from altbau import Game
from altbau.analysis import calibration
from altbau.core.bots.value import lead
from altbau.core.messages import analysis as messages
from altbau.runtime.look_back.analysis_lines import AnalysisInput, AnalysisWriter, analysis_lines
from tests.analysis.test_luck import EDITIONS
from tests.engine.random_games import decisions

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
    held = [AnalysisWriter(AnalysisInput(game.record(), 0, names, 0)).held for game in (own, printed)]
    assert held == [[], calibration("landlord-2013")]


def test_by_house_rules_errors_and_luck_are_said_in_coins() -> None:
    """The parts of each balance then come to the change of a seat's lead."""
    game = Game.new("landlord-2013", players=2, seed=2, house={"name": {"de": "Haus", "en": "House"}})
    rng = Random(5)
    for _ in decisions(game, rng, 3000):
        pass
    lines = list(analysis_lines(AnalysisInput(game.record(), 0, {"de": ["A", "B"], "en": ["A", "B"]}, 60), lambda: 0.0))
    course = next(each for each in lines if isinstance(each, messages.Course))
    decided = [each for each in lines if isinstance(each, messages.Decisions)][-1]
    balances = [each for each in lines if isinstance(each, messages.Balances)][-1]
    first, last = course.points[0].money, course.points[-1].money
    for seat, each in enumerate(balances.seats):
        assert each.change == pytest.approx(lead(last, seat) - lead(first, seat) + each.deal, abs=0.2)
        assert each.felt is None
        lost = sum(error.lost for error in decided.errors if error.seat == each.seat)
        assert -lost == pytest.approx(each.errors, abs=0.1 * len(decided.errors) + 0.1)
    assert any(error.lost >= 1 for error in decided.errors)
