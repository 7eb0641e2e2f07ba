"""The scenarios of this project, each a test: rules and rulings in the public notation."""

from pathlib import Path

import pytest

from altbau.play.scenario import Result, check_file

FOLDER = Path(__file__).parent / "scenarios"
RESULTS = [result for path in sorted(FOLDER.glob("*.yaml")) for result in check_file(path)]


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: result.id)
def test_scenario(result: Result) -> None:
    assert result.problem is None, f"{result.file}:{result.line}: {result.problem}"


def test_ids_are_unique() -> None:
    ids = [result.id for result in RESULTS]
    assert len(ids) == len(set(ids))
