"""What the adapters adapt to is large, so that only the long tests install and import it (`requirements/research.txt`).
The numbers of games are tested always (`tests/conformance/test_encoding.py`)."""

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
    """Leave out what imports them."""
    adapter = collection_path.suffix == ".py" and collection_path.name not in ALWAYS
    return True if adapter and not config.getoption("--long") else None
