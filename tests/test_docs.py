"""The documents are complete and current, and what they refer to exists."""

import re
import textwrap
from pathlib import Path
from typing import Any

import pytest
import yaml

from altbau.core.game import AnyGame
from altbau.core.notation.expectations import COMMON
from altbau.core.notation.position_reader import AS_OF
from altbau.games import GAMES
from altbau.games.monopoly import notation as monopoly
from altbau.games.monopoly import piles as stacks
from altbau.games.wucherer import notation as wucherer
from altbau.games.wucherer import piles
from altbau.play.text import annotations, scenario, transcript
from docs.generate import DOCS, DOCUMENTS, RULE_SETS, covered, elsewhere, rules_of
from docs.rulings import numbers
from tests import loops

ROOT = DOCS.parent


@pytest.mark.parametrize("name", DOCUMENTS)
def test_generated_documents_are_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == loops.apart(DOCUMENTS[name]), "run: python -m docs.generate"


@pytest.mark.parametrize("year", RULE_SETS)
def test_every_rule_is_shown(year: str) -> None:
    listed, shown, tested = rules_of(year), covered(year), elsewhere(year)
    assert [number for number in listed if number not in shown and number not in tested] == []
    assert [number for number in shown if number[0] in "RM" and number not in listed] == []


def test_tests_that_show_a_rule_exist() -> None:
    places = sorted({place for year in RULE_SETS for place in elsewhere(year).values()})
    parts = [place.partition("::") for place in places]
    assert [
        file + name for file, _, name in parts if f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")
    ] == []


def test_files_named_in_the_documents_exist() -> None:
    for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        for path in re.findall(r"\]\(((?!https?:)[^)#]+)\)", text):
            assert (ROOT / path).exists(), f"{name}: {path}"
        for path in re.findall(r"`((?:docs|src|tests|web|benchmarks)/[\w./-]+)`", text):
            assert (ROOT / path.rstrip("/")).exists() or Path(path).name.isupper(), f"{name}: {path}"


def changes() -> str:
    """All that the changelog says, and will say once this is released."""
    files = [ROOT / "CHANGELOG.md", *(ROOT / "changes").glob("*.*.md")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_the_newest_rules_of_a_game_are_in_the_changelog(game: AnyGame) -> None:
    described = sorted(int(number) for number in re.findall(rf"^(?:- )?{game.NAME} (\d+): ", changes(), re.M))
    assert described and described == list(range(described[0], game.RULES_VERSION + 1))


def test_every_ruling_in_the_changelog_is_written_down_or_was_replaced() -> None:
    text = changes()
    replaced = set(re.findall(r"in place of (Q\d+)", text))
    assert set(re.findall(r"Q\d+", text)) - numbers() == replaced


def test_the_files_that_documents_name_exist() -> None:
    named = {
        (document.name, name)
        for document in DOCS.glob("*.md")
        for name in re.findall(r"`((?:src|tests)/[\w/.-]+\.\w+)`", document.read_text(encoding="utf-8"))
    }
    assert named and [each for each in sorted(named) if not (ROOT / each[1]).exists()] == []


LENGTHS = {"ARCHITECTURE.md": 6_000, "CONTRIBUTING.md": 7_000}  # bytes at most: they are read first


@pytest.mark.parametrize("name", LENGTHS)
def test_what_is_read_first_is_short(name: str) -> None:
    assert len((ROOT / name).read_bytes()) <= LENGTHS[name]


PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md"), *ROOT.glob("changes/*.md"), ROOT / "web" / "README.md"])
ROOMS = ("src", "tests", "benchmarks", "docs", "mutation", "hosting")
MODULES = {path.relative_to(ROOT).as_posix() for room in ROOMS for path in (ROOT / room).rglob("*.py")}
MODULES |= {path.name for path in ROOT.glob("*.py")}
MODULES.add("schema_VERSION.py")  # stands for one that is made by its recipe


def test_the_modules_that_prose_names_exist() -> None:
    """By a name, or by the last part of a path."""
    named = {
        (name, file.relative_to(ROOT).as_posix())
        for file in (*PAGES, *(ROOT / "src").rglob("*.py"))
        for name in re.findall(r"`((?:[\w-]+/)*\w+\.py)`", file.read_text(encoding="utf-8"))
    }
    assert [each for each in sorted(named) if not any(f"/{module}".endswith(f"/{each[0]}") for module in MODULES)] == []


FOLDERS = {
    path.relative_to(ROOT).as_posix()
    for room in (*ROOMS, "changes", "web/src")
    for path in (ROOT / room, *(ROOT / room).rglob("*/"))
}
MADE = {"/dist", "/test-results"}


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/maintainers.md"])
def test_the_folders_that_prose_names_exist(name: str) -> None:
    """By a name, or by the last part of a path."""
    named = re.findall(r"`((?:[\w.<>-]+/)+)`", (ROOT / name).read_text(encoding="utf-8"))
    wanted = {f"/{each.rstrip('/').replace('<name>', 'wucherer')}" for each in named} - MADE
    assert [each for each in sorted(wanted) if not any(f"/{folder}".endswith(each) for folder in FOLDERS)] == []


def too_wide(document: Path) -> list[str]:
    """The lines of a document with more than 100 columns, but for tables, examples and links, which can't be broken."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
    return [line for line in text.splitlines() if len(line) > 100 and not line.startswith(("|", "    ", "[", "!"))]


def test_prose_has_at_most_100_columns() -> None:
    assert {document.name: lines for document in PAGES if (lines := too_wide(document))} == {}


def documented(start: str, end: str) -> tuple[set[str], list[Any]]:
    """The words in code spans of a section of the notation, and its code blocks as data."""
    part = (DOCS / "notation.md").read_text(encoding="utf-8").partition(start)[2].partition(end)[0]
    blocks = re.findall(r"```yaml\n([^`]*)```|((?:^    .*\n)+)", part, re.MULTILINE)
    code = [*re.findall(r"`([^`\n]+)`", part), *("".join(block) for block in blocks)]
    data = [yaml.safe_load(textwrap.dedent("".join(block))) for block in blocks]
    return set(re.findall(r"[a-z][a-z-]*", " ".join(code))), data


COMPARED = {*COMMON}.union(*(game.EXPECTATIONS.COMPARISONS for game in GAMES))
PARTS: list[tuple[str, str, set[str]]] = [
    (
        "## Positions",
        "Of Monopoly:",
        {*wucherer.KEYS, *wucherer.BUILDING_KEYS, *wucherer.THIS_TURN, *piles.KEYS, AS_OF},
    ),
    ("Of Monopoly:", "## Scenarios", {*monopoly.KEYS, *monopoly.THIS_TURN, *monopoly.CLAIM, *stacks.KEYS}),
    (
        "## Scenarios",
        "## Whole games",
        {*scenario.KEYS, *COMPARED},
    ),
    ("## Whole games", "\0", {*transcript.KEYS, *transcript.KEYS_FROM_A_POSITION, *annotations.KEYS} - {"position"}),
]


@pytest.mark.parametrize(("start", "end", "known"), PARTS, ids=[start for start, _, _ in PARTS])
def test_the_notation_has_all_keys_and_no_others(start: str, end: str, known: set[str]) -> None:
    words, blocks = documented(start, end)
    assert known <= words
    assert {key for block in blocks for key in block} <= known
