"""The texts of rules and rulings by number, from `rules.yaml` and `rulings.yaml` in the folder of a game."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

import msgspec
import yaml

from altbau.core.messages.rules import Elsewhere, Printed, Related, Rule
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.yaml_documents import check_keys

Language: TypeAlias = Literal["de", "en"]

NUMBER: Final = re.compile(r"\b[A-Z]\d+\b")
UNPRINTED: Final = "unprinted"  # in `printed.yaml`: the numbers that a book leaves out
GERMAN: Final = "german"  # and the names of its sections
LONGEST_NUMBER: Final = 20  # characters of an unknown number that the error repeats
LOADER: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # it reads every scalar as text


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in one language. Its text is one for all editions of the game, or a mapping from years such as
    "1992, 1997"; an edition whose year is not named lacks the rule."""

    title: str
    text: str | dict[str, str]

    def groups(self) -> list[tuple[str, ...]]:
        """The groups of years with a text of their own; empty if one text is for all editions."""
        return [] if isinstance(self.text, str) else [tuple(years.split(", ")) for years in self.text]

    def by_group(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """Each group of years with its text; nothing if one text is for all editions."""
        if not isinstance(self.text, str):
            yield from zip(self.groups(), self.text.values(), strict=True)

    def in_edition(self, year: str) -> str | None:
        """The text in the edition of a year; None if that edition lacks the rule."""
        if isinstance(self.text, str):
            return self.text
        return next((text for group, text in self.by_group() if year in group), None)


class Decision(Words, frozen=True, forbid_unknown_fields=True):
    """A ruling in one language: question, answer, and why."""

    title: str = msgspec.field(name="question")
    text: str | dict[str, str] = msgspec.field(name="answer")
    why: str


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule: what the rulebook of the publisher says; or, with the table `option` while which it holds, a house
    rule."""

    en: Words
    de: Words
    option: str = ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling: what a rulebook leaves open, and how Altbau plays it.

    If a ruling is not for all editions of its game, it names the reason: the `cards` without which the question does
    not arise, a table `option`, or a `field` of `Edition`. `detail` has what else is needed to check it.
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
def statements(package: str) -> dict[str, Statement]:
    """The rules of a game by number; `package` is its `RULEBOOK`."""
    return msgspec.convert(load_yaml(package, "rules.yaml"), dict[str, Statement])


@cache
def sections(package: str) -> dict[str, dict[str, Ruling]]:
    """The rulings of a game, by section and number; empty if it has none."""
    return msgspec.convert(load_yaml(package, "rulings.yaml"), dict[str, dict[str, Ruling]])


def load_yaml(package: str, name: str) -> object:
    """The data of a YAML file of a package; `{}` if it does not exist. Raises BadInput for a duplicate key."""
    file = files(package) / name
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
def rulebook(package: str) -> Rulebook:
    """The rules and rulings of a game by number. Raises msgspec.ValidationError for entries of another form."""
    rulings = {number: ruling for section in sections(package).values() for number, ruling in section.items()}
    return {**statements(package), **rulings}


def explain_rule(edition: str, number: str, language: Language) -> Rule:
    """The rule or ruling of a number in an edition. Raises BadInput for an unknown edition or number."""
    game = game_of(edition)
    book = rulebook(game.RULEBOOK) if game.RULEBOOK else {}
    entry = book.get(number)
    if entry is None:
        raise BadInput("unknown-rule", number=number[:LONGEST_NUMBER], edition=edition)
    words, year = in_language(entry, language), year_of(edition)
    own = words.in_edition(year)
    others: dict[str, list[str]] = {}  # the years by their text
    for group, text in words.by_group():
        if text != own:  # groups that differ in one language may say the same in the other
            others.setdefault(text, []).extend(group)
    return Rule(
        number=number,
        title=words.title,
        text=own,
        why=words.why if isinstance(words, Decision) else None,
        elsewhere=[
            Elsewhere(editions=[key for key in game.EDITIONS if year_of(key) in years], text=text)
            for text, years in others.items()
        ],
        printed=list(printed_places(game.RULEBOOK, edition, number, language)) if game.RULEBOOK else [],
        related=list(related_entries(book, number, year, language)),
    )


def printed_places(package: str, edition: str, number: str, language: Language) -> Iterator[Printed]:
    """Where the printed rulebook of an edition has a number; `package` is the `RULEBOOK` of its game."""
    places = load_printed(package)
    for books, sections in places.items():
        if books.split(".")[0] != edition:
            continue
        for section, paragraphs in sections.items():
            for paragraph, numbers in enumerate(paragraphs if isinstance(paragraphs, list) else (), 1):
                if number in numbers.split():
                    name = section if language == "en" else str(places[GERMAN][section])
                    yield Printed(section=name, paragraph=paragraph)


@cache
def load_printed(package: str) -> dict[str, dict[str, str | list[str] | dict[str, str]]]:
    """What `printed.yaml` says: by books, section and paragraph the numbers that stand there, in one text."""
    return msgspec.convert(load_yaml(package, "printed.yaml"), dict[str, dict[str, str | list[str] | dict[str, str]]])


def related_entries(book: Rulebook, number: str, year: str, language: Language) -> Iterator[Related]:
    """The entries related to a number in an edition: those that it names, and the rulings on it."""
    entry = book[number]
    named = [*rules_of(entry), *NUMBER.findall(in_language(entry, language).in_edition(year) or "")]
    about = [other for other, ruling in book.items() if number in rules_of(ruling)]
    for other in dict.fromkeys([*named, *about]):
        words = in_language(book[other], language) if other in book else None
        text = words.in_edition(year) if words else None
        if words and other != number and text is not None:
            answer, why = (text, words.why) if isinstance(words, Decision) else (None, None)
            yield Related(number=other, title=words.title, answer=answer, why=why)


def rules_of(entry: Statement | Ruling) -> list[str]:
    """The rules that a ruling is about; none for a rule."""
    return entry.rules if isinstance(entry, Ruling) else []


def in_language(entry: Statement | Ruling, language: Language) -> Words:
    """A rule or ruling in a language."""
    return entry.de if language == "de" else entry.en


def year_of(edition: str) -> str:
    """The year that names an edition in the texts: the last part of its key."""
    return edition.rpartition("-")[2]
