"""The libraries for which there are adapters are large, so only the long tests install and import them
(`requirements/research.txt`). The encodings of games are always tested (`tests/conformance/test_encoding.py`)."""

from pathlib import Path

import pytest

ALWAYS = (
    "conftest.py",
    "__init__.py",
    "test_endgame.py",
    "test_exploring.py",
    "test_self_play.py",
    "test_setting.py",
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the tests that import these libraries, unless with --long."""
    adapter = collection_path.suffix == ".py" and collection_path.name not in ALWAYS
    return True if adapter and not config.getoption("--long") else None
