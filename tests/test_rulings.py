"""The rulings are complete, what they name exists, and the field, option or cards on which a ruling depends distinguish
the editions that it names."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from altbau import games
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.options import OPTIONS
from altbau.rulebook.statements import Ruling
from docs.generate import RULE_SETS, YEARS, covered, rules_of
from docs.rulings import TITLES, difference, numbers, rulings

SOURCES = Path(games.__file__).parent
CARD_GAME = {key.rpartition("-")[2]: edition for key, edition in EDITIONS.items()}  # by year
OF_CARDS = rulings("wucherer")
OF_SOME = {number: ruling for number, ruling in OF_CARDS.items() if ruling.en.groups()}


def arises(ruling: Ruling, year: str, editions: dict[str, Edition]) -> bool:
    """Whether an edition has the cards and the option without which the question of a ruling does not arise."""
    edition = editions[year]
    names = editions[ruling.en.groups()[0][0]]  # a card may have another name in each edition
    kinds = [names.kind(card) for card in ruling.cards]
    options = [option.name for option in OPTIONS[edition.key]]
    return all(kind in edition.names for kind in kinds) and (not ruling.option or ruling.option in options)


def told_apart(ruling: Ruling, group: tuple[str, ...], years: list[str], editions: dict[str, Edition]) -> bool:
    """Whether a group has one value of the field, or any where the others have none, which no other edition has."""
    values = {year: getattr(editions[year], ruling.field) for year in years}
    inside = [values[year] for year in group]
    outside = [values[year] for year in years if year not in group]
    alike = all(value == inside[0] for value in inside) or not any(outside)
    return alike and not any(value in outside for value in inside)


def fault(ruling: Ruling, editions: dict[str, Edition] = CARD_GAME) -> str:
    """What is wrong with the editions of a ruling that is not for all editions; empty if nothing is."""
    groups = ruling.en.groups()
    named = [year for group in groups for year in group]
    years = [year for year in editions if arises(ruling, year, editions)]
    if len(set(named)) < len(named) or not set(named) <= set(years):
        return f"of {named}, while the question arises in {years}"
    if not ruling.field:
        return "" if set(named) == set(years) < set(editions) and len(groups) == 1 else f"arises in {years}"
    if not hasattr(editions["2013"], ruling.field):
        return f"no field {ruling.field}"
    if len(groups) == 1 and len(named) == len(years):
        return f"{ruling.field} makes no difference"
    mixed = [group for group in groups if not told_apart(ruling, group, years, editions)]
    return f"{ruling.field} does not tell {mixed} apart" if mixed else ""


def test_what_makes_the_difference_tells_the_editions_apart() -> None:
    assert {number: wrong for number, ruling in OF_SOME.items() if (wrong := fault(ruling))} == {}


def said_of_one_more(ruling: Ruling) -> Iterator[Ruling]:
    """The ruling with each of its answers said of one edition more."""
    answers = list(ruling.en.text.items()) if isinstance(ruling.en.text, dict) else []
    named = [year for group in ruling.en.groups() for year in group]
    for at, (years, text) in enumerate(answers):
        for year in set(YEARS) - set(named):
            wrong = dict([*answers[:at], (f"{years}, {year}", text), *answers[at + 1 :]])
            yield changed(ruling, en=changed(ruling.en, text=wrong))


def test_an_answer_said_of_one_edition_more_is_noticed() -> None:
    wrong = [(number, each) for number, ruling in OF_SOME.items() for each in said_of_one_more(ruling)]
    assert wrong and [(number, each.en.text) for number, each in wrong if not fault(each)] == []


def test_an_edition_that_changes_its_mind_is_noticed() -> None:
    """If an edition's field is changed without its rulings, the test fails."""
    decided = {number: ruling for number, ruling in OF_SOME.items() if ruling.field == "musicians_author_decides"}
    turned = CARD_GAME | {"1997": replace(CARD_GAME["1997"], musicians_author_decides=False)}
    assert decided and all(fault(ruling, turned) for ruling in decided.values())


def test_a_ruling_for_all_editions_names_no_difference() -> None:
    of_all = {number: ruling for number, ruling in OF_CARDS.items() if number not in OF_SOME}
    assert {number: named for number, ruling in of_all.items() if (named := difference(ruling))} == {}


def test_a_game_of_one_edition_has_one_answer() -> None:
    assert [number for number, ruling in rulings("monopoly").items() if ruling.en.groups() or difference(ruling)] == []


def test_rulings_name_rules_and_rulings_that_there_are() -> None:
    known = numbers() | {number for year in RULE_SETS for number in rules_of(year)}
    named = {(number, rule) for game in TITLES for number, ruling in rulings(game).items() for rule in ruling.rules}
    assert [(number, rule) for number, rule in sorted(named) if rule not in known] == []


def test_no_number_is_given_twice_and_those_of_a_rulebook_are_in_order() -> None:
    given = [number for game in TITLES for number in rulings(game)]
    assert len(given) == len(set(given))
    assert all(one < next_one for one, next_one in pairwise(OF_CARDS))


@pytest.mark.parametrize("year", RULE_SETS)
def test_every_ruling_that_a_scenario_cites_is_one_of_its_edition(year: str) -> None:
    game = "wucherer" if year in YEARS else "monopoly"
    of_others = {number for number, ruling in rulings(game).items() if ruling.en.in_edition(year) is None}
    cited = {number for number in covered(year) if number.startswith("Q")}
    assert cited <= rulings(game).keys() and not cited & of_others


def test_the_rulings_that_the_code_cites_are_there() -> None:
    cited = {number for path in SOURCES.rglob("*.py") for number in re.findall(r"\bQ\d{3}\b", path.read_text("utf-8"))}
    assert cited and cited - numbers() == set()
