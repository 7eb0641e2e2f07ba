"""The glossary `docs/words.md` has the words that players read, and what it names in the code exists."""

import re
from functools import cache
from pathlib import Path

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


@cache
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


def is_read(english: str, german: str, name: str) -> bool:
    """Whether a message has both words; in English the one behind that of the code."""
    return english.rpartition(": ")[2].casefold() in messages("en")[name] and german.casefold() in messages("de")[name]


def test_a_word_is_read_where_the_glossary_says() -> None:
    said = [(english, german, message.strip("`")) for english, german, _, _, message in READ if message != NONE]
    assert said and [each for each in said if not is_read(*each)] == []


def test_a_noun_is_there_once() -> None:
    for column in (0, 1):
        words = [row[column] for row in READ if row[column] != NONE]
        assert sorted(words) == sorted(set(words))


def unknown(cell: str) -> list[str]:
    """What a cell names that is not in the code: files, and functions and classes of them."""
    named = re.findall(r"`([^`]+)`", cell)
    files = {name: [*SOURCES.rglob(name)] for name in named if name.endswith(".py")}
    code = "\n".join(file.read_text(encoding="utf-8") for found in files.values() for file in found)
    defined = set(re.findall(r"^(?:class|(?:async )?def) (\w+)", code, re.M))
    lost = [name for name in named if not (files.get(name) or name in defined)]
    return lost or ([] if files or cell == NONE else [cell])


def test_what_the_glossary_names_in_the_code_is_there() -> None:
    cells = [row[3] for row in READ] + [row[2] for row in rows("What programmers read")]
    assert cells and [wrong for cell in cells for wrong in unknown(cell)] == []
