"""Short texts bear the numbers of the rules that they tell, and editions share one only where these rules are alike."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import Any, NamedTuple

import pytest

from altbau.core.game import AnyGame
from altbau.core.text import LANGUAGES
from altbau.core.text.messages import files_of, texts_of
from altbau.games import EDITIONS as SHIPPED
from altbau.games import GAMES, game_of
from altbau.games.wucherer.rules.differences import DIFFERENCES
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.play.teaching.lesson import has_lesson, lesson
from altbau.rulebook.short_texts import ToldRule, short_texts, told_by_line, told_by_message
from altbau.rulebook.statements import Language, in_language, rulebook, year_of
from tests.engine.test_refusals import LISTED

KINDS = ("note", "stake", "refusal", "remedy", "hint", "puzzle")
TOLD = re.compile(rf"^((?:{'|'.join(KINDS)})-[a-z0-9-]+) =", re.M)
FIELDS = {
    rule: [each.field for each in DIFFERENCES if rule in each.rules] for each in DIFFERENCES for rule in each.rules
}
ARTICLE = re.compile(r"^(the|an?|der|die|das|den|dem|eine?n?) ", re.IGNORECASE)
MONEY = -1
# What the rules about a card say differently in the editions that share its text, and the text leaves out.
LEFT_OUT = {
    ("wucherer-1992-musicians", "R098"), ("wucherer-1997-musicians", "R098"), ("wucherer-1992-basement", "R072"),
    ("wucherer-1997-basement-apartment", "R072"), ("landlord-2013-basement-expansion", "R072"),
    ("wucherer-1992-odd-people", "R103"), ("wucherer-1992-odd-people", "R104"), ("landlord-2013-odd-ones", "R103"),
    ("landlord-2013-odd-ones", "R104"),
}  # fmt: skip
COINS = {"en": ("coins", "coin", "counters", "counter", "DMW"), "de": ("Münzen", "Münze", "Chips", "Chip", "DMW")}

REFUSED = [
    (listed["defaults"] | case.get("position", {}), case["why"])
    for listed in LISTED.values()
    for case in listed["cases"]
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)


class Shown(NamedTuple):
    """A short text in an edition: its name, its text in each language, and the rules that it tells."""

    edition: str
    name: str
    texts: tuple[str, ...]
    rules: tuple[ToldRule, ...]


def messages_of(game: AnyGame) -> set[str]:
    """The messages that tell something of the rules, of a game and of the core where the game uses them."""
    own = {name for file in files_of(game.TEXTS, "en") for name in TOLD.findall(file.read_text(encoding="utf-8"))}
    return own | {f"refusal-{name}" for name, _ in game.REFUSALS.values()}


def options_of(game: AnyGame) -> set[str]:
    """The messages of the options of all editions."""
    return {f"option-{option.name}" for key in game.EDITIONS for option in game.options(key)}


def lines(edition: str) -> Iterator[Shown]:
    """The lines of the cards of an edition."""
    texts = texts_of("wucherer")
    for card in game_of(edition).CARDS[edition] if edition in EDITIONS else ():
        name = f"text-{edition}-{card}.line"
        rules = told_by_line(edition, card)
        assert rules, (edition, card)
        yield Shown(edition, name, tuple(texts.say(language, name) for language in LANGUAGES), rules)


def messages(edition: str) -> Iterator[Shown]:
    """The messages that an edition shows."""
    package = game_of(edition).RULEBOOK
    for name in short_texts(package).messages if package else ():
        rules = told_by_message(edition, name)
        if rules is not None:
            yield Shown(edition, name, (name,), rules)


@cache
def names(edition: str, language: Language) -> list[tuple[str, int]]:
    """What an edition calls its cards and its money, without articles, the longest first; and what is the same."""
    texts = texts_of("wucherer")
    found = {(coin, MONEY) for coin in COINS[language]}
    for kind, card in EDITIONS[edition].names.items():
        forms = [each for each in texts.attributes(language, f"card-{card}") if each not in ("zahl", "number")]
        for key in (f"card-{card}", *(f"card-{card}.{form}" for form in forms)):
            found.add((ARTICLE.sub("", texts.say(language, key)), kind))
    return sorted(found, key=lambda each: (-len(each[0]), each))


def neutral(text: str, edition: str, language: Language) -> str:
    """A text without the names that an edition has for its cards and its money."""
    for name, same in names(edition, language):
        text = re.sub(rf"\b{name}\b", f"#{same}", text, flags=re.IGNORECASE)
    return re.sub(r"\b(a|an|der|die|das|den|dem|eine?n?) #", "#", text.casefold())


def alike(number: str, one: str, other: str) -> bool:
    """Whether two editions of the card game have the same rule of a number: its text, and the fields that it states."""
    entry = rulebook("altbau.games.wucherer")[number]
    for language in LANGUAGES:
        texts = {key: in_language(entry, language).in_edition(year_of(key)) or "" for key in (one, other)}
        if len({*texts.values()}) > 1 and len({neutral(text, key, language) for key, text in texts.items()}) > 1:
            return False
    return all(getattr(EDITIONS[one], field) == getattr(EDITIONS[other], field) for field in FIELDS.get(number, []))


def card_texts(edition: str) -> Iterator[Shown]:
    """The texts of the cards of an edition, which tell all rules about the card."""
    texts = texts_of("wucherer")
    for card, rules in game_of(edition).CARDS[edition].items():
        name = f"text-{edition}-{card}"
        told = tuple(ToldRule(number, alike=(f"{edition}-{card}", number) in LEFT_OUT) for number in rules)
        yield Shown(edition, name, tuple(texts.say(language, name) for language in LANGUAGES), told)


def told(edition: str) -> Iterator[Shown]:
    """All short texts of an edition, and the texts of its cards."""
    return chain(lines(edition), card_texts(edition), messages(edition))


def taught(edition: str) -> Iterator[str]:
    """The numbers of the rules that the lesson of an edition tells."""
    given = lesson(edition)
    for step in (step for chapter in given.chapters for step in chapter.steps):
        yield from step.bubble.rules if step.bubble else ()
    for answer in given.others:
        yield from answer.rules


def shared() -> Iterator[tuple[Shown, Shown]]:
    """Each text of the card game that two editions share."""
    for one, other in combinations(EDITIONS, 2):
        for kind in (lines, card_texts, messages):
            for each, same in product(kind(one), kind(other)):
                if set(each.texts) & set(same.texts):
                    yield each, same


@every_game
def test_every_short_text_bears_the_numbers_of_its_rules(game: AnyGame) -> None:
    package = game.RULEBOOK
    assert package
    listed = short_texts(package).messages
    assert listed.keys() == messages_of(game) | options_of(game)
    for language in LANGUAGES:
        assert all(texts_of(game.NAME).has(language, name) for name in listed)
    assert short_texts(package).lines.keys() == (
        {card for cards in game.CARDS.values() for card in cards} if game.NAME == "wucherer" else set()
    )


@pytest.mark.parametrize("edition", SHIPPED)
def test_a_text_tells_only_rules_that_its_edition_has(edition: str) -> None:
    package = game_of(edition).RULEBOOK
    assert package
    book = rulebook(package)
    numbers = {rule.number for each in (*lines(edition), *messages(edition)) for rule in each.rules}
    numbers |= {*taught(edition)} if has_lesson(edition) else set()
    assert numbers
    assert {number for number in numbers if number not in book} == set()
    assert {
        number for number in numbers if in_language(book[number], "en").in_edition(year_of(edition)) is None
    } == set()


@every_game
def test_a_refusal_tells_the_rule_that_it_cites(game: AnyGame) -> None:
    cited: dict[str, set[str]] = {}
    for name, rule in game.REFUSALS.values():
        cited.setdefault(f"refusal-{name}", set()).add(rule)
    told: dict[str, set[str]] = {}
    for edition in game.EDITIONS:
        for name in cited:
            told.setdefault(name, set()).update(rule.number for rule in told_by_message(edition, name) or ())
    assert told == cited


def test_editions_share_a_text_only_where_all_its_rules_are_alike() -> None:
    """A number with the mark of a rule that is alike has it for a reason."""
    wrong: set[tuple[str, str, str]] = set()
    marked = {(each.name, rule.number) for key in EDITIONS for each in told(key) for rule in each.rules if rule.alike}
    for one, other in shared():
        for rule in {*one.rules} & {*other.rules}:
            if not alike(rule.number, one.edition, other.edition):
                marked -= {(one.name, rule.number), (other.name, rule.number)}
                wrong |= set() if rule.alike else {(one.name, other.name, rule.number)}
        if one.name != other.name:
            wrong |= {(one.name, other.name, rule.number) for rule in {*one.rules} ^ {*other.rules}}
    assert wrong == set()
    assert marked == set()


@pytest.mark.parametrize(("position", "why"), REFUSED)
def test_a_refusal_is_listed_for_the_edition_that_gives_it(position: dict[str, Any], why: list[str]) -> None:
    name, rule = why
    told = told_by_message(position["edition"], f"refusal-{name}")
    assert told is not None and rule in {each.number for each in told}
