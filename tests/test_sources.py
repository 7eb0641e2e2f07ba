"""Every paragraph of the printed rulebooks has the numbers of its rules, and every number its place in a rulebook."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import yaml

from docs.generate import DOCS, YEARS, rules_of

NO_RULE: Final = "not a rule, because "
SOURCES: Final[dict[str, dict[str, Any]]] = yaml.safe_load((DOCS / "sources.yaml").read_text(encoding="utf-8"))
UNPRINTED: Final[dict[str, dict[str, str]]] = {books: each.pop("unprinted", {}) for books, each in SOURCES.items()}

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
    assert said(books) - printed(books) == {*UNPRINTED[books]}
    assert all(UNPRINTED[books].values())
