"""The figures that the page shows are those of the document."""

import re
from pathlib import Path

import pytest

from altbau.analysis import calibration
from tests.analysis.test_luck import EDITIONS

VALUE = Path(__file__).parents[2] / "docs" / "value.md"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_has_come_true_is_what_the_document_says(edition: str) -> None:
    row = re.search(rf"^\| {edition} \| 4 \| stewards \| ([^|]*→[^|]*) \|", VALUE.read_text("utf-8"), re.M)
    assert row
    assert row[1] == ", ".join(f"{told} → {came}" for told, came in calibration(edition))
