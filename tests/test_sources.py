"""Every paragraph of the printed rulebooks has the numbers of its rules, and every number its place in a rulebook."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import pytest

from altbau.games import game_of
from altbau.rulebook.statements import GERMAN, UNPRINTED, explain_rule, load_printed
from docs.generate import YEARS, rules_of

NO_RULE: Final = "not a rule, because "
RULEBOOKS: Final = [str(game_of(edition).RULEBOOK) for edition in ("landlord-2013", "monopoly")]
WRITTEN: Final[list[dict[str, dict[str, Any]]]] = [deepcopy(load_printed(each)) for each in RULEBOOKS]
NAMES: Final = [each.pop(GERMAN) for each in WRITTEN]
SOURCES: Final = {books: sections for each in WRITTEN for books, sections in each.items()}
PRINTED_NOT: Final[dict[str, dict[str, str]]] = {books: each.pop(UNPRINTED, {}) for books, each in SOURCES.items()}

every_book = pytest.mark.parametrize("books", SOURCES)


def year_of(books: str) -> str:
    """The year of the edition of a book, or monopoly."""
    return books.split(".")[0].rpartition("-")[2]


def paragraphs(books: str) -> Iterator[tuple[str, str]]:
    """The place and the content of each paragraph."""
    for section, found in SOURCES[books].items():
        for number, paragraph in enumerate(found, 1):
            yield f"{section} {number}", paragraph


def printed(books: str) -> set[str]:
    """The numbers that have a place in a book."""
    return {number for _, each in paragraphs(books) if not each.startswith(NO_RULE) for number in each.split()}


def said(books: str) -> set[str]:
    """The numbers that the edition of a book has."""
    return {*rules_of(year_of(books))}


def test_the_five_books_are_there() -> None:
    books = [book for each in SOURCES for book in each.split(", ")]
    assert len(books) == 5 and {year_of(each) for each in books} == {*YEARS, "monopoly"}


@every_book
def test_every_paragraph_has_numbers_of_its_edition_or_says_why_not(books: str) -> None:
    told = {place: each for place, each in paragraphs(books) if not each.startswith(NO_RULE)}
    unknown = {place: each for place, each in told.items() if not {*each.split()} <= said(books)}
    assert unknown == {}
    assert all(each.split() == sorted({*each.split()}) for each in told.values())


@every_book
def test_every_number_has_its_place_in_the_book_or_says_why_not(books: str) -> None:
    assert said(books) - printed(books) == {*PRINTED_NOT[books]}
    assert all(PRINTED_NOT[books].values())


def test_each_section_has_a_german_name_and_no_other_does() -> None:
    for written, names in zip(WRITTEN, NAMES, strict=True):
        assert {*names} == {section for sections in written.values() for section in sections}
        assert all(names.values())


@every_book
def test_a_rule_says_where_its_book_has_it(books: str) -> None:
    """Section and paragraph, in both languages alike; nothing where the book leaves it out."""
    edition = books.split(".")[0]
    for number in said(books):
        found = [place for place, each in paragraphs(books) if number in each.split()]
        english, german = (explain_rule(edition, number, language).printed for language in ("en", "de"))
        assert [f"{each.section} {each.paragraph}" for each in english] == found
        assert [each.paragraph for each in german] == [each.paragraph for each in english]
