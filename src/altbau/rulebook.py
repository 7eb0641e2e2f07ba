"""What the numbers of rules and rulings stand for: `rules.yaml` and `rulings.yaml` in the folder of a game."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec
import yaml

from altbau.core.page.rules import Elsewhere, Reference, Rule
from altbau.documents import check_keys
from altbau.errors import BadInput
from altbau.games import game_of

Language: TypeAlias = Literal["de", "en"]

NUMBER: Final = re.compile(r"\b[A-Z]\d+\b")
LONGEST_NUMBER: Final = 20  # that is repeated to whoever asks for one that there is not
LOADER: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # for which every scalar is text


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in one language. Its text is for all editions of the game, or by years as in "1992, 1997"; an edition that
    is not named has nothing to it."""

    title: str
    text: str | dict[str, str]

    def groups(self) -> list[tuple[str, ...]]:
        """The years of the editions that have a text of their own each; none where one text is for all."""
        return [] if isinstance(self.text, str) else [tuple(years.split(", ")) for years in self.text]

    def by_group(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """The texts of those groups."""
        if not isinstance(self.text, str):
            yield from zip(self.groups(), self.text.values(), strict=True)

    def in_edition(self, year: str) -> str | None:
        """The text of an edition."""
        if isinstance(self.text, str):
            return self.text
        return next((text for group, text in self.by_group() if year in group), None)


class Decision(Words, frozen=True, forbid_unknown_fields=True):
    """A ruling in one language: question, answer, and why."""

    title: str = msgspec.field(name="question")
    text: str | dict[str, str] = msgspec.field(name="answer")
    why: str


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rulebook says."""

    en: Words
    de: Words


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rulebook leaves open, and how it is played here.

    Where that is not for all editions of its game, what makes the difference is named: cards without which the question
    does not arise, a table option, or a field of `Edition`. What else has to be known to check it is its `detail`.
    """

    rules: list[str]
    en: Decision
    de: Decision
    cards: list[str] = []
    field: str = ""
    option: str = ""
    detail: str = ""


Rulebook: TypeAlias = dict[str, Statement | Ruling]


@cache
def statements(folder: Path) -> dict[str, Statement]:
    """The rules of a game by number."""
    return msgspec.convert(loaded(folder / "rules.yaml"), dict[str, Statement])


@cache
def sections(folder: Path) -> dict[str, dict[str, Ruling]]:
    """The rulings of a game by number, section by section; a game need not have any."""
    return msgspec.convert(loaded(folder / "rulings.yaml"), dict[str, dict[str, Ruling]])


def loaded(file: Path) -> Any:
    """What a file says; nothing if it is not there. Raises BadInput for a key given twice."""
    if not file.is_file():
        return {}
    loader: Any = LOADER(file.read_text(encoding="utf-8"))
    try:
        node = loader.get_single_node()
        check_keys(node)
        return loader.construct_document(node)
    finally:
        loader.dispose()


@cache
def rulebook(folder: Path) -> Rulebook:
    """All that has a number in a game. Raises msgspec.ValidationError for anything that is no rule and no ruling."""
    rulings = {number: ruling for section in sections(folder).values() for number, ruling in section.items()}
    return {**statements(folder), **rulings}


def explained(edition: str, number: str, language: Language) -> Rule:
    """What a number stands for in an edition. Raises BadInput for an edition or a number that there is not."""
    game = game_of(edition)
    book = rulebook(game.RULEBOOK) if game.RULEBOOK else {}
    entry = book.get(number)
    if entry is None:
        raise BadInput("unknown-rule", number=number[:LONGEST_NUMBER], edition=edition)
    words, year = in_language(entry, language), year_of(edition)
    others = [(group, text) for group, text in words.by_group() if year not in group]
    return Rule(
        number=number,
        title=words.title,
        text=words.in_edition(year),
        why=words.why if isinstance(words, Decision) else None,
        elsewhere=[
            Elsewhere(editions=[key for key in game.EDITIONS if year_of(key) in group], text=text)
            for group, text in others
        ],
        related=list(related(book, number, year, language)),
    )


def related(book: Rulebook, number: str, year: str, language: Language) -> Iterator[Reference]:
    """What belongs to a number in an edition: what it names, and the rulings that are about it."""
    entry = book[number]
    named = [*rules_of(entry), *NUMBER.findall(in_language(entry, language).in_edition(year) or "")]
    about = [other for other, ruling in book.items() if number in rules_of(ruling)]
    for other in dict.fromkeys([*named, *about]):
        words = in_language(book[other], language) if other in book else None
        if words and other != number and words.in_edition(year) is not None:
            yield Reference(number=other, title=words.title)


def rules_of(entry: Statement | Ruling) -> list[str]:
    """The numbers that a ruling is about."""
    return entry.rules if isinstance(entry, Ruling) else []


def in_language(entry: Statement | Ruling, language: Language) -> Words:
    """A rule or ruling in a language."""
    return entry.de if language == "de" else entry.en


def year_of(edition: str) -> str:
    """By which an edition is named in texts: the end of its key."""
    return edition.rpartition("-")[2]
