"""The readable rulebook of an edition, and its player's aid. In the folder of a game `rulebook.yaml` arranges the
numbers of its rules in chapters, and `aid.yaml` in sections of the aid; the sentences are only in `rules.yaml`."""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from altbau.core.messages.rules import Book, Chapter, Part, Reference, Row, Sentence
from altbau.games import game_of
from altbau.rulebook.statements import (
    Language,
    Rulebook,
    Ruling,
    Statement,
    Words,
    in_language,
    load_yaml,
    rulebook,
    year_of,
)

FILE: Final = "rulebook.yaml"
AID: Final = "aid.yaml"

Named: TypeAlias = str | dict[str, str]  # a card's name in all editions, or its name by years such as "1992, 1997"


class WrittenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: a phase, or a card and what may answer it, with the numbers of its rules. `also` are cards that
    a printed table names beside them, though they are no reactions."""

    rules: str
    phase: str = ""
    card: Named = ""
    answers: list[Named] = []
    also: list[Named] = []


class WrittenPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section: `text` and `detail` are paragraphs of rule numbers, of which a first reading can skip `detail`. A
    table is given by its `rows`, or `table` names one that the page makes from the cards."""

    en: str = ""
    de: str = ""
    card: Named = ""
    text: list[str] = []
    detail: list[str] = []
    tip: str = ""
    rows: list[WrittenRow] = []
    table: str = ""


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The introduction of a chapter."""

    en: str
    de: str


class WrittenChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter; its sign is an `icon` of the page or the drawing of a `card`."""

    key: str
    en: str
    de: str
    lead: Lead
    sections: list[WrittenPart]
    icon: str = ""
    card: Named = ""


@cache
def load_chapters(package: str) -> list[WrittenChapter]:
    """The chapters of a game; empty if it has none. Raises msgspec.ValidationError for a file of another form."""
    return msgspec.convert(load_yaml(package, FILE) or [], list[WrittenChapter])


@cache
def load_aid(package: str) -> list[WrittenPart]:
    """The sections of the player's aid of a game; empty if it has none. Raises msgspec.ValidationError for a file of
    another form."""
    return msgspec.convert(load_yaml(package, AID) or [], list[WrittenPart])


class Reader:
    """Reads the rulebook of an edition in one language."""

    def __init__(self, edition: str, language: Language) -> None:
        """Raises BadInput for an unknown edition."""
        self.edition, self.language, self.year = edition, language, year_of(edition)
        package = game_of(edition).RULEBOOK
        self.entries: Rulebook = rulebook(package) if package else {}
        self.chapters = load_chapters(package) if package else []
        self.sections = load_aid(package) if package else []

    def book(self) -> Book:
        """All chapters; none if the game has no `rulebook.yaml`."""
        cards = game_of(self.edition).CARDS.get(self.edition, {})
        return Book(edition=self.edition, chapters=[self.chapter(each) for each in self.chapters], cards=list(cards))

    def aid(self) -> list[Part]:
        """The sections of the player's aid; none if the game has no `aid.yaml`."""
        return [part for each in self.sections for part in self.parts(each)]

    def chapter(self, chapter: WrittenChapter) -> Chapter:
        """A chapter, with the rulings on its rules."""
        parts = [part for each in chapter.sections for part in self.parts(each)]
        return Chapter(
            key=chapter.key,
            icon=chapter.icon or None,
            card=self.card_name(chapter.card),
            title=chapter.de if self.language == "de" else chapter.en,
            lead=chapter.lead.de if self.language == "de" else chapter.lead.en,
            parts=parts,
            rulings=list(self.rulings(chapter)),
        )

    def parts(self, part: WrittenPart) -> Iterator[Part]:
        """A section; nothing if the edition lacks its card or has no text for it."""
        card = self.card_name(part.card)
        paragraphs = self.paragraphs([part.tip] if part.tip else part.text)
        details, rows = self.paragraphs(part.detail), [row for each in part.rows for row in self.rows(each)]
        if (part.card and not card) or not (paragraphs or details or rows or part.table):
            return
        title = part.de if self.language == "de" else part.en
        yield Part(
            title=title or None,
            card=card,
            tip=bool(part.tip),
            paragraphs=paragraphs,
            details=details,
            rows=rows,
            table=part.table or None,
        )

    def rows(self, row: WrittenRow) -> Iterator[Row]:
        """A row; nothing if the edition lacks its card."""
        card = self.card_name(row.card)
        if card or row.phase:
            rules = [Reference(number=each, title=words.title) for each, words, _ in self.statements_of(row.rules)]
            answers, also = self.card_names(row.answers), self.card_names(row.also)
            yield Row(phase=row.phase or None, card=card, answers=answers, also=also, rules=rules)

    def paragraphs(self, paragraphs: list[str]) -> list[list[Sentence]]:
        """The sentences that the edition has for these numbers, by paragraph; empty paragraphs are left out."""
        found = [
            [
                Sentence(number=number, title=words.title, text=text, option=self.option(number))
                for number, words, text in self.statements_of(each)
            ]
            for each in paragraphs
        ]
        return [each for each in found if each]

    def statements_of(self, numbers: str) -> Iterator[tuple[str, Words, str]]:
        """Number, words and text of each rule that the edition has a text for."""
        for number in numbers.split():
            text = self.text(number)
            if text is not None:
                yield number, in_language(self.entries[number], self.language), text

    def option(self, number: str) -> str | None:
        """The table option while which a rule holds; None if it always does."""
        entry = self.entries[number]
        return entry.option or None if isinstance(entry, Statement) else None

    def rulings(self, chapter: WrittenChapter) -> Iterator[Reference]:
        """The rulings of the edition whose first rule is in the chapter."""
        own = set(numbers_of(chapter))
        for number, entry in self.entries.items():
            if isinstance(entry, Ruling) and self.text(number) is not None and self.subject(entry) in own:
                yield Reference(number=number, title=in_language(entry, self.language).title)

    def subject(self, ruling: Ruling) -> str | None:
        """The first rule (not ruling) that a ruling names."""
        return next((each for each in ruling.rules if isinstance(self.entries.get(each), Statement)), None)

    def text(self, number: str) -> str | None:
        """The text of a rule or ruling in the edition; None if it has none."""
        return in_language(self.entries[number], self.language).in_edition(self.year)

    def card_name(self, card: Named) -> str | None:
        """The name of a card in the edition; None if the edition lacks it."""
        if isinstance(card, str):
            return card or None
        return next((name for years, name in card.items() if self.year in years.split(", ")), None)

    def card_names(self, cards: list[Named]) -> list[str]:
        """The names of those cards that the edition has."""
        return [name for name in map(self.card_name, cards) if name]


def numbers_of(chapter: WrittenChapter) -> Iterator[str]:
    """The numbers of the rules in a chapter, without those in its tables."""
    for part in chapter.sections:
        for paragraph in (*part.text, *part.detail, part.tip):
            yield from paragraph.split()


def without_house_rules(shown: Book) -> Book:
    """A rulebook with the rules that always hold."""
    chapters: list[Chapter] = []
    for chapter in shown.chapters:
        parts = [
            replace(part, paragraphs=always(part.paragraphs), details=always(part.details)) for part in chapter.parts
        ]
        kept = [part for part in parts if part.paragraphs or part.details or part.rows or part.table]
        if kept:
            chapters.append(replace(chapter, parts=kept))
    return replace(shown, chapters=chapters)


def always(paragraphs: list[list[Sentence]]) -> list[list[Sentence]]:
    """The paragraphs with the sentences that hold whatever a table agrees on."""
    found = [[sentence for sentence in each if not sentence.option] for each in paragraphs]
    return [each for each in found if each]


@cache
def book(edition: str, language: Language) -> Book:
    """The rulebook of an edition. Raises BadInput for an unknown edition."""
    return Reader(edition, language).book()


@cache
def aid(edition: str, language: Language) -> list[Part]:
    """The sections of the player's aid of an edition. Raises BadInput for an unknown edition."""
    return Reader(edition, language).aid()
