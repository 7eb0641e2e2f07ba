"""The figures that the page shows are those of the document."""

import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from altbau import Game
from altbau.analysis import Errors, JudgedChoice, ValueCourse, calibration, report
from altbau.core.bots.bot import Reason
from altbau.core.bots.value import lead
from altbau.core.engine.ids import Action, Seat
from altbau.core.messages import analysis as messages
from altbau.games.wucherer.rules.ids import numbered
from altbau.runtime.look_back.analysis_lines import AnalysisInput, AnalysisWriter
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


NAMES = {"de": ["A", "B"], "en": ["A", "B"]}


def finished_by_house_rules() -> Game:
    """A short game at random, by house rules that change nothing but the name."""
    game = Game.new("landlord-2013", players=2, seed=2, house={"name": {"de": "Haus", "en": "House"}})
    for _ in decisions(game, Random(5), 3000):
        pass
    return game


def test_by_house_rules_errors_and_luck_are_said_in_coins() -> None:
    """The parts of each balance then come to the change of a seat's lead."""
    telling = AnalysisWriter(AnalysisInput(finished_by_house_rules().record(), 0, NAMES, 0))
    known = {type(part): part for part in islice(report(telling.game), 4)}
    course = telling.line(known[ValueCourse])
    assert isinstance(course, messages.Course)
    move = next(place for place, each in enumerate(telling.moments) if each.round == 2)
    wrong = JudgedChoice(
        move,
        3,
        Seat(1),
        Action(2),
        Action(3),
        [-0.1, 0.1],
        0.01,
        32,
        [-2.0, 4.0],
        0.5,
        Reason("saves", {"coins": 1}),
        9,
    )
    known[Errors] = Errors(9, 9, [wrong], [wrong])
    decided, balances = telling.line(known[Errors]), telling.line(telling.balanced(known))
    assert isinstance(decided, messages.Decisions) and isinstance(balances, messages.Balances)
    assert [(each.lost, each.error) for each in decided.errors] == [(6, 0.5)]
    first, last = course.points[0].money, course.points[-1].money
    for seat, each in enumerate(balances.seats):
        assert each.change == pytest.approx(lead(last, seat) - lead(first, seat) + each.deal, abs=0.3)
        assert each.felt is None
    assert [(each.errors, each.others_errors) for each in balances.seats] == [(0, 6), (-6, 0)]


def test_an_error_is_about_things_and_no_numbers() -> None:
    telling = AnalysisWriter(AnalysisInput(finished_by_house_rules().record(), 0, NAMES, 0))
    assert telling.things(Reason("saves", {"coins": 1})) == []
    assert telling.things(Reason("floors", {"floors": 2})) == []
    card = telling.game.module.argument(telling.game.state.edition, "card", numbered(1)).value
    assert telling.things(Reason("puts-away", {"tenant": numbered(1)})) == [card]
