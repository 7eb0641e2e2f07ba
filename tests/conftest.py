"""For all tests: the browser. `page`, `context` and `browser` of pytest-playwright work with any Chromium."""

from typing import Any

import pytest

from tests.browser_support import chromium


def pytest_configure() -> None:
    chromium.use_own_node()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium.launch_options()
