"""Each text that says "only", "never" or the like has scenarios that would fail if it were false."""

from collections.abc import Mapping
from functools import cache

from altbau.core.text import LANGUAGES
from altbau.games import GAMES
from altbau.rulebook.statements import Ruling, Statement, in_language, rulebook
from docs.claims import NO_CLAIM, Claim, claims, claims_something, shown_by
from docs.generate import DOCS, RULE_SETS, covered, elsewhere

ELSEWHERE = {  # rulings that no scenario can express, and the tests that show them
    "Q002": "tests/engine/test_data.py",
    "Q003": "tests/engine/test_data.py",
    "Q012": "tests/engine/test_honesty.py",
    "Q315": "tests/engine/test_bounds.py",
}


def entries() -> dict[str, Statement | Ruling]:
    """The rules and rulings of all games, by number."""
    return {number: entry for game in GAMES if game.RULEBOOK for number, entry in rulebook(game.RULEBOOK).items()}


def covering() -> dict[str, tuple[str, set[str]]]:
    """By scenario, the year of its edition and the rules that it shows, those of its rulings too."""
    found: dict[str, tuple[str, set[str]]] = {}
    for year in RULE_SETS:
        for number, ids in covered(year).items():
            for id in ids:
                found.setdefault(id, (year, set()))[1].update(rules_of(number))
    return found


@cache
def rules_of(number: str) -> frozenset[str]:
    """A number, and the rules that it is about if it is a ruling."""
    entry = entries()[number]
    return frozenset({number, *(entry.rules if isinstance(entry, Ruling) else ())})


def test_every_claim_is_listed_and_has_scenarios_of_its_editions_about_its_rules() -> None:
    found = list(claims())
    assert [claim.name for claim in found] == [*shown_by()]
    scenarios = covering()
    assert [claim.name for claim in found if not is_shown(claim, scenarios)] == []


def is_shown(claim: Claim, scenarios: Mapping[str, tuple[str, set[str]]]) -> bool:
    """Whether a claim has scenarios, and each of them is of its editions and about one of its rules; or it is said
    why it claims nothing."""
    shown = shown_by()[claim.name]
    if isinstance(shown, str):
        return shown.startswith(NO_CLAIM)
    rules = {rule for number in claim.rules for rule in rules_of(number)}
    shows = [scenarios.get(id, ("", set())) for id in shown]
    return bool(shown) and all(year in claim.years and told & rules for year, told in shows)


def test_rules_and_rulings_that_claim_something_are_shown() -> None:
    """By a scenario of any edition, or by a test."""
    shown = {number for year in RULE_SETS for number in (*covered(year), *elsewhere(year))} | ELSEWHERE.keys()
    claiming = [
        number
        for number, entry in entries().items()
        for year in RULE_SETS
        if (texts := {language: in_language(entry, language).in_edition(year) for language in LANGUAGES})["en"]
        if claims_something({language: text or "" for language, text in texts.items()})
    ]
    assert {number for number in claiming if number not in shown} == set()
    assert all((DOCS.parent / test).exists() for test in ELSEWHERE.values())
