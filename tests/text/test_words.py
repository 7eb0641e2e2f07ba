"""The glossary `docs/words.md` has the words that players read, and what it names in the code exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

import altbau
from docs.generate import DOCS

SOURCES = Path(altbau.__file__).parent
NONE = "–"


def rows(title: str) -> list[list[str]]:
    """The cells of the table of a section, by row."""
    section = (DOCS / "words.md").read_text(encoding="utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def messages(language: str) -> dict[str, str]:
    """All that the program says, by the name of the message; games may share a name."""
    found: dict[str, str] = {}
    for file in sorted(SOURCES.rglob(f"text/*.{language}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                text = serialize(ast.Resource([entry])).partition("=")[2]
                found[entry.id.name] = found.get(entry.id.name, "") + text.casefold()
    return found


READ = rows("What players read")
ENGLISH, GERMAN = messages("en"), messages("de")


@pytest.mark.parametrize("row", READ, ids=lambda row: row[0])
def test_a_word_is_read_where_the_glossary_says(row: list[str]) -> None:
    english, german, _, _, message = row
    name = message.strip("`")
    if name != NONE:
        assert english.rpartition(": ")[2].casefold() in ENGLISH[name]
        assert german.casefold() in GERMAN[name]


def test_a_noun_is_there_once() -> None:
    for column in (0, 1):
        words = [row[column] for row in READ if row[column] != NONE]
        assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("cell", [row[3] for row in READ] + [row[2] for row in rows("What programmers read")])
def test_what_the_glossary_names_in_the_code_is_there(cell: str) -> None:
    named = re.findall(r"`([^`]+)`", cell)
    files = {name: [*SOURCES.rglob(name)] for name in named if name.endswith(".py")}
    code = "\n".join(file.read_text(encoding="utf-8") for found in files.values() for file in found)
    defined = set(re.findall(r"^(?:class|(?:async )?def) (\w+)", code, re.M))
    assert cell == NONE or (files and all(files.values()))
    assert [name for name in named if name not in files and name not in defined] == []
