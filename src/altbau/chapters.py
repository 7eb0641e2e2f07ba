"""The rulebook of an edition, to be read: `rulebook.yaml` in the folder of a game puts the sentences of its rules in
order, so that none is written twice."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from altbau.core.page.rules import Book, Chapter, Part, Reference, Row, Sentence
from altbau.games import game_of
from altbau.rulebook import Language, Rulebook, Ruling, Statement, Words, in_language, loaded, rulebook, year_of

FILE: Final = "rulebook.yaml"

Named: TypeAlias = str | dict[str, str]  # a card by its name in all editions, or by years as in "1992, 1997"


class WrittenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: a phase, or a card and what may answer it, with the numbers of its rules."""

    rules: str
    phase: str = ""
    card: Named = ""
    answers: list[Named] = []


class WrittenPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section: paragraphs of numbers, those that a first reading can do without, and a table that is written here or
    that the game makes of its cards."""

    en: str = ""
    de: str = ""
    card: Named = ""
    text: list[str] = []
    detail: list[str] = []
    tip: str = ""
    rows: list[WrittenRow] = []
    table: str = ""


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chapter is about."""

    en: str
    de: str


class WrittenChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter with its sign: an icon of the page, or the drawing of a card."""

    key: str
    en: str
    de: str
    lead: Lead
    sections: list[WrittenPart]
    icon: str = ""
    card: Named = ""


@cache
def written(folder: Path) -> list[WrittenChapter]:
    """The chapters of a game; a game need not have any. Raises msgspec.ValidationError for what is none."""
    return msgspec.convert(loaded(folder / FILE) or [], list[WrittenChapter])


class Reader:
    """An edition as one reads it in a language."""

    def __init__(self, edition: str, language: Language) -> None:
        """Raises BadInput for an edition that there is not."""
        self.edition, self.language, self.year = edition, language, year_of(edition)
        folder = game_of(edition).RULEBOOK
        self.entries: Rulebook = rulebook(folder) if folder else {}
        self.chapters = written(folder) if folder else []

    def book(self) -> Book:
        """All chapters; none where a game has written none."""
        cards = game_of(self.edition).CARDS.get(self.edition, {})
        return Book(edition=self.edition, chapters=[self.chapter(each) for each in self.chapters], cards=list(cards))

    def chapter(self, chapter: WrittenChapter) -> Chapter:
        """A chapter, and the questions that its rules leave open."""
        parts = [part for each in chapter.sections for part in self.parts(each)]
        return Chapter(
            key=chapter.key,
            icon=chapter.icon or None,
            card=self.named(chapter.card),
            title=chapter.de if self.language == "de" else chapter.en,
            lead=chapter.lead.de if self.language == "de" else chapter.lead.en,
            parts=parts,
            rulings=list(self.rulings(chapter)),
        )

    def parts(self, part: WrittenPart) -> Iterator[Part]:
        """A section, if the edition has its card and anything to say to it."""
        card = self.named(part.card)
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
        """A row, if the edition has its card."""
        card = self.named(row.card)
        if card or row.phase:
            answers = [card for card in map(self.named, row.answers) if card]
            rules = [Reference(number=each, title=words.title) for each, words, _ in self.said(row.rules)]
            yield Row(phase=row.phase or None, card=card, answers=answers, rules=rules)

    def paragraphs(self, paragraphs: list[str]) -> list[list[Sentence]]:
        """The sentences of the edition, paragraph by paragraph."""
        found = [
            [Sentence(number=number, title=words.title, text=text) for number, words, text in self.said(each)]
            for each in paragraphs
        ]
        return [each for each in found if each]

    def said(self, numbers: str) -> Iterator[tuple[str, Words, str]]:
        """What numbers stand for, those left out to which the edition has nothing."""
        for number in numbers.split():
            text = self.text(number)
            if text is not None:
                yield number, in_language(self.entries[number], self.language), text

    def rulings(self, chapter: WrittenChapter) -> Iterator[Reference]:
        """The rulings of the edition that are, first of all, about a rule of the chapter."""
        own = set(numbers_of(chapter))
        for number, entry in self.entries.items():
            if isinstance(entry, Ruling) and self.text(number) is not None and self.subject(entry) in own:
                yield Reference(number=number, title=in_language(entry, self.language).title)

    def subject(self, ruling: Ruling) -> str | None:
        """The first rule that a ruling is about."""
        return next((each for each in ruling.rules if isinstance(self.entries.get(each), Statement)), None)

    def text(self, number: str) -> str | None:
        """What a number stands for, if the edition has anything to it."""
        return in_language(self.entries[number], self.language).in_edition(self.year)

    def named(self, card: Named) -> str | None:
        """The name of a card in the edition, if it has it."""
        if isinstance(card, str):
            return card or None
        return next((name for years, name in card.items() if self.year in years.split(", ")), None)


def numbers_of(chapter: WrittenChapter) -> Iterator[str]:
    """The numbers whose sentences stand in a chapter."""
    for part in chapter.sections:
        for paragraph in (*part.text, *part.detail, part.tip):
            yield from paragraph.split()


@cache
def book(edition: str, language: Language) -> Book:
    """The rulebook of an edition. Raises BadInput for an edition that there is not."""
    return Reader(edition, language).book()
