"""The mutants that are listed as equivalent change lines that the rules have, and each has a reason."""

from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
LISTED = yaml.safe_load((ROOT / "mutation" / "equivalent.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("change", LISTED, ids=lambda change: change["now"])
def test_what_is_called_equivalent_is_there_and_has_a_reason(change: dict[str, str]) -> None:
    lines = (ROOT / change["file"]).read_text(encoding="utf-8").splitlines()
    assert change["was"] in " ".join(line.strip() for line in lines)
    assert change["was"] != change["now"] and change["why"].endswith(".")
