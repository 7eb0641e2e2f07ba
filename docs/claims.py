"""What lessons, cards, tips, hints and refusals claim with words such as "only" and "never": each claim with the
scenarios that would fail if it were false, in `claims.yaml` and on the page `claims.md`."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml
from fluent.syntax import FluentParser, ast, serialize

from altbau.core.game import AnyGame
from altbau.core.text import LANGUAGES
from altbau.core.text.messages import files_of
from altbau.games import EDITIONS, GAMES, game_of
from altbau.games.wucherer.rules.differences import DIFFERENCES
from altbau.play.teaching.lesson import Words, has_lesson, lesson
from altbau.rulebook.short_texts import told_by_line, told_by_message
from altbau.rulebook.statements import in_language, rulebook, year_of

FILE: Final = Path(__file__).with_suffix(".yaml")
NO_CLAIM: Final = "not a claim, because "
NAMED: Final = re.compile(r"(text|difference|refusal|remedy|hint|puzzle|note|stake|option)-")
TIP: Final = "Tip: "
CLAIMING: Final = {
    "en": re.compile(r"\b(only|never|always|safe|at most|picks)\b", re.IGNORECASE),
    "de": re.compile(r"\b(nur|nie|niemals|(?<!auch )immer|sicher|höchstens|wählt)\b", re.IGNORECASE),
}


class Claim(NamedTuple):
    """A text that claims something: its name, the years of the editions that show it, and the rules that it tells."""

    name: str
    texts: Mapping[str, str]  # by language
    years: frozenset[str]
    rules: frozenset[str]


def claims() -> Iterator[Claim]:
    """All texts that claim something, by game; lessons last."""
    for game in GAMES:
        for claim in (*message_claims(game), *tips(game)):
            if claims_something(claim.texts):
                yield claim
    for edition in filter(has_lesson, EDITIONS):
        yield from (claim for claim in lesson_claims(edition) if claims_something(claim.texts))


def claims_something(texts: Words) -> bool:
    """Whether a text does so in any language."""
    return any(CLAIMING[language].search(texts[language]) for language in LANGUAGES)


def patterns(game: AnyGame, language: str) -> dict[str, str]:
    """The messages and attributes of a game that tell something of its rules, as Fluent; none that repeats another."""
    found: dict[str, str] = {}
    for file in files_of(game.TEXTS, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and NAMED.match(entry.id.name):
                parts = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
                for name, pattern in parts:
                    written = serialize(ast.Resource([ast.Message(entry.id, pattern)])).partition(" =")[2]
                    if pattern and not written.strip().startswith("{ text-"):
                        found[entry.id.name + name] = " ".join(written.split())
    return found


def message_claims(game: AnyGame) -> Iterator[Claim]:
    """The messages of a game, with the rules that they tell."""
    german = patterns(game, "de")
    for name, english in patterns(game, "en").items():
        shown = {edition: told for edition in game.EDITIONS if (told := rules_told(edition, name)) is not None}
        rules = frozenset(rule for told in shown.values() for rule in told)
        yield Claim(name, {"en": english, "de": german[name]}, frozenset(map(year_of, shown)), rules)


def rules_told(edition: str, name: str) -> list[str] | None:
    """The rules that a message tells in an edition; None if the edition does not show it."""
    if name.startswith("text-"):
        card = name.removeprefix(f"text-{edition}-").removesuffix(".line")
        rules = game_of(edition).CARDS.get(edition, {}).get(card)
        return None if rules is None else [*rules, *(rule.number for rule in told_by_line(edition, card) or ())]
    if name.startswith("difference-"):
        of_field = {f"difference-{each.field.replace('_', '-')}": each.rules for each in DIFFERENCES}
        return [*of_field.get(name, ())]
    told = told_by_message(edition, name.removesuffix(".text"))
    return None if told is None else [rule.number for rule in told]


def tips(game: AnyGame) -> Iterator[Claim]:
    """The rules of a game that are tips."""
    entries = rulebook(game.RULEBOOK) if game.RULEBOOK else {}
    for number, entry in entries.items():
        if entry.en.title.startswith(TIP):
            for year in map(year_of, game.EDITIONS):
                texts = {each: in_language(entry, each).in_edition(year) or "" for each in LANGUAGES}
                yield Claim(f"{number} {year}", texts, frozenset({year}), frozenset({number}))


def lesson_claims(edition: str) -> Iterator[Claim]:
    """What a lesson says, step by step, and its answers to other moves."""
    given, years = lesson(edition), frozenset({year_of(edition)})
    for chapter in given.chapters:
        for number, step in enumerate(chapter.steps, 1):
            name = f"lesson {edition} {chapter.id} {number}"
            bubble = step.bubble
            if bubble:
                said = {"": bubble.say, " title": bubble.title, " else": step.otherwise}
                for part, words in said.items():
                    if words:
                        yield Claim(name + part, words, years, frozenset(bubble.rules))
    for answer in given.others:
        yield Claim(f"lesson {edition} others {answer.kind}", answer.say, years, frozenset(answer.rules))


@cache
def shown_by() -> dict[str, list[str] | str]:
    """By claim, the ids of the scenarios that would fail if it were false, or why it claims nothing."""
    found: dict[str, list[str] | str] = yaml.load(FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return found


def claims_document() -> str:
    """The table of all claims, each with its scenarios."""
    lines = [
        "# What texts claim, and what shows it",
        "",
        "Generated by `docs/generate.py` from the texts and `docs/claims.yaml`. Scenarios lie in",
        "`tests/scenarios/`. A test keeps the list complete. In rules and rulings the tables of the rules",
        "say what shows each.",
        "",
        "| where | what it says | shown by |",
        "|---|---|---|",
    ]
    for claim in claims():
        shown = shown_by()[claim.name]
        by = shown if isinstance(shown, str) else ", ".join(f"`{each}`" for each in shown)
        lines.append(f"| {claim.name} | {claim.texts['en'].replace('|', '/')} | {by} |")
    return "\n".join(lines) + "\n"
