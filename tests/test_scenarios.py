"""The scenarios of this project, a test for each file: rules and rulings in the public notation."""

from functools import cache
from pathlib import Path

import pytest

from altbau.play.text.scenario import Result, check_file

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@cache
def results(file: Path) -> list[Result]:
    """The results of the scenarios of a file."""
    return list(check_file(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    failed = [
        f"{result.file}:{result.line}: {result.id}: {result.problem}" for result in results(file) if result.problem
    ]
    assert failed == []


def test_ids_are_unique() -> None:
    ids = [result.id for file in FILES for result in results(file)]
    assert len(ids) == len(set(ids)) > 0
