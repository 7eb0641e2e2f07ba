"""The fenced examples in the documents run, and each one names its language."""

import ast
import doctest
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
import yaml

import altbau
from altbau.play.teaching.lesson import read_lesson
from altbau.play.text.scenario import check_text
from docs.generate import DOCS
from tests.analysis.test_errors import played
from tests.cli.conftest import Altbau
from tests.lab.conftest import altbau_line

__all__ = ["altbau_line"]

PAGES: Final = [DOCS.parent / "README.md", *sorted(DOCS.glob("*.md"))]
FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN: Final = ("text",)  # printed or sent text, which is not run
ELSEWHERE: Final = {  # run by their own tests
    ("bots.md", "js"): "tests/lab/test_programs.py::test_the_bots_of_the_page_play",
    ("bots.md", "python"): "tests/lab/test_programs.py::test_the_bots_of_the_page_play",
}


LONG: Final = ("research.md",)  # only the long tests install what it imports


class Block(NamedTuple):
    """An example of a page."""

    page: Path
    mark: str
    content: str
    number: int


BLOCKS: Final = [
    Block(page, mark, content, number)
    for page in PAGES
    for number, (mark, content) in enumerate(FENCE.findall(page.read_text(encoding="utf-8")))
    if mark not in SHOWN
]


def source_of(block: Block) -> str:
    """An example of Python as a program."""
    examples = doctest.DocTestParser().get_examples(block.content)
    return "".join(each.source for each in examples) or block.content


def as_python(block: Block, run: Altbau, folder: Path) -> None:
    """The examples of a page follow on each other."""
    assert block.content.startswith(">>> ")
    done = examples_of(block.page)
    assert done.failed == 0 < done.attempted


@cache
def examples_of(page: Path) -> doctest.TestResults:
    """The results of running the examples of a page, one after another."""
    return doctest.testfile(str(page), module_relative=False)


def as_console(block: Block, run: Altbau, folder: Path) -> None:
    """Each line with a dollar is run as a command and must print what follows; `game.yaml` is a short game."""
    (folder / "game.yaml").write_text(played(7, "bomb A1").transcript())
    for part in block.content.split("$ altbau ")[1:]:
        words, _, shown = part.partition("\n")
        assert run(*words.split()) == (0, shown, "")


def as_yaml(block: Block, run: Altbau, folder: Path) -> None:
    """A lesson can be read; a scenario of the notation comes true."""
    if block.page.name == "lessons.md":
        assert read_lesson(yaml.safe_load(block.content)).chapters
        return
    found = list(check_text(block.content, block.page.name))
    assert found and [each.problem for each in found] == [None] * len(found)


RUN: Final[dict[str, Callable[[Block, Altbau, Path], None]]] = {
    "python": as_python,
    "console": as_console,
    "yaml": as_yaml,
}


def marked(block: Block) -> object:
    """The test case of an example."""
    marks = [pytest.mark.long] if block.page.name in LONG else []
    return pytest.param(block, id=f"{block.page.name}-{block.number}", marks=marks)


@pytest.mark.parametrize("block", [marked(block) for block in BLOCKS])
def test_every_example_runs(block: Block, altbau_line: Altbau, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if place := ELSEWHERE.get((block.page.name, block.mark)):
        file, _, name = place.partition("::")
        assert f"def {name}(" in (DOCS.parent / file).read_text(encoding="utf-8")
        return
    assert block.mark in RUN, "an example without a language"
    RUN[block.mark](block, altbau_line, tmp_path)


def imported(source: str) -> Iterator[str]:
    """The names of Altbau that a program imports, with their modules; a module that is imported for what it does is
    named with a dot at its end."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names if f"{node.module}.".startswith("altbau."))
        elif isinstance(node, ast.Import):
            yield from (f"{each.name}." for each in node.names if f"{each.name}.".startswith("altbau."))


def promised() -> set[str]:
    """The names that `docs/stability.md` promises."""
    (adapters,) = re.findall(r"^\*\*The adapters\*\*.*?\n\n", (DOCS / "stability.md").read_text("utf-8"), re.M | re.S)
    names = {f"altbau.research.{name}" for name in re.findall(r"`([\w.]+)`", adapters.partition(":")[2])}
    modules = {f"{name}." for name in names if name.count(".") == 2}
    return {"altbau.", *(f"altbau.{name}" for name in altbau.__all__), *names, *modules}


def test_the_documents_import_nothing_that_is_not_promised() -> None:
    programs = [(block.page.name, source_of(block)) for block in BLOCKS if block.mark == "python"]
    found = {(page, name) for page, program in programs for name in imported(program)}
    assert len(found) > 10 and {name for _, name in found} - promised() == set()


CHECKERS: Final = {  # of types, each with the words that make it strict
    "mypy": ("--strict", "--config-file=", "--ignore-missing-imports"),
    "pyright": ("--pythonpath", sys.executable, "--warnings"),
}
PYRIGHT: Final = {"typeCheckingMode": "strict", "reportUnusedExpression": False}  # examples show values
WITHOUT_TYPES: Final = "# pyright: standard, reportMissingImports=false, reportUnusedExpression=false"  # of adapters


@pytest.mark.parametrize("checker", CHECKERS)
def test_the_documents_examples_pass_a_strict_type_checker(checker: str, tmp_path: Path) -> None:
    """The examples of a page are one program. Those of the adapters import packages without types."""
    for page in dict.fromkeys(block.page for block in BLOCKS if block.mark == "python"):
        blocks = [source_of(block) for block in BLOCKS if block.page == page and block.mark == "python"]
        head = [WITHOUT_TYPES] if page.name in LONG else []
        (tmp_path / f"{page.stem}_page.py").write_text("\n".join(head + blocks))
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(PYRIGHT))
    run = subprocess.run(
        [sys.executable, "-m", checker, *CHECKERS[checker], "."],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


def test_no_fence_is_left_open() -> None:
    for page in PAGES:
        lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("```")]
        assert lines[1::2] == ["```"] * (len(lines) // 2) and "" not in lines[::2], page
