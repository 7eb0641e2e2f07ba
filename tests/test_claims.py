"""Each text that says "only", "never" or the like has scenarios that would fail if it were false."""

import pytest

from altbau.core.text import LANGUAGES
from altbau.games import GAMES
from altbau.rulebook.statements import Ruling, in_language, rulebook
from docs.claims import NO_CLAIM, Claim, claims, claims_something, shown_by
from docs.generate import DOCS, RULE_SETS, covered, elsewhere

ENTRIES = {number: entry for game in GAMES if game.RULEBOOK for number, entry in rulebook(game.RULEBOOK).items()}
COVERED = {  # by scenario: the year of its edition, and the rules that it shows, those of its rulings too
    id: (year, {number for number, ids in covered(year).items() if id in ids})
    for year in RULE_SETS
    for ids in covered(year).values()
    for id in ids
}
CLAIMS = list(claims())
ELSEWHERE = {  # rulings that no scenario can express, and the tests that show them
    "Q002": "tests/engine/test_data.py",
    "Q003": "tests/engine/test_data.py",
    "Q012": "tests/engine/test_honesty.py",
    "Q315": "tests/engine/test_bounds.py",
}


def rules_of(number: str) -> set[str]:
    """A number, and the rules that it is about if it is a ruling."""
    entry = ENTRIES[number]
    return {number, *(entry.rules if isinstance(entry, Ruling) else ())}


def test_every_claim_is_listed_and_nothing_else() -> None:
    assert [claim.name for claim in CLAIMS] == [*shown_by()]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.name)
def test_a_claim_has_scenarios_of_its_editions_about_its_rules(claim: Claim) -> None:
    shown = shown_by()[claim.name]
    if isinstance(shown, str):
        assert shown.startswith(NO_CLAIM)
        return
    assert shown and claim.rules
    for id in shown:
        year, numbers = COVERED[id]
        assert year in claim.years
        assert {rule for number in numbers for rule in rules_of(number)} & {
            rule for number in claim.rules for rule in rules_of(number)
        }, id


def test_rules_and_rulings_that_claim_something_are_shown() -> None:
    """By a scenario of any edition, or by a test."""
    shown = {number for year in RULE_SETS for number in (*covered(year), *elsewhere(year))} | ELSEWHERE.keys()
    claiming = [
        number
        for number, entry in ENTRIES.items()
        for year in RULE_SETS
        if (texts := {language: in_language(entry, language).in_edition(year) for language in LANGUAGES})["en"]
        if claims_something({language: text or "" for language, text in texts.items()})
    ]
    assert {number for number in claiming if number not in shown} == set()
    assert all((DOCS.parent / test).exists() for test in ELSEWHERE.values())
