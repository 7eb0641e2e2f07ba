"""Fixtures and options of all tests: the browser, `--long` and the marks. `page`, `context` and `browser` of
pytest-playwright work with any Chromium."""

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from slugify import slugify

from tests.browser_support import chromium
from tests.collected import Collected

LONGEST = 200  # characters of a folder's name
SYSTEM = ("/usr/sbin", "/sbin")  # of the system's programs, such as `useradd`; not everybody has them on PATH


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="search for faults in many more random games")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "seeds(few, many): a `seed` for each random game; with --long there are many")
    config.addinivalue_line("markers", "long: runs with --long only; a shorter case of the same runs always")
    config.addinivalue_line("markers", "early: takes long and so begins first, lest all wait for it in the end")
    config.pluginmanager.register(Collected())
    settings.register_profile("same", derandomize=True)
    settings.load_profile("default" if config.getoption("--long") else "same")
    chromium.use_own_node()
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", os.defpath), *SYSTEM])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    mark = metafunc.definition.get_closest_marker("seeds")
    if mark:
        few, many = mark.args
        metafunc.parametrize("seed", range(many if metafunc.config.getoption("--long") else few))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to a failure's report the files that it left behind (`left_behind.py`)."""
    report = yield
    if report.when == "call" and report.failed and isinstance(item, pytest.Function):
        from tests.left_behind import keep  # late, because it imports the whole server

        output = item.config.getoption("--output", "test-results")  # mutants are tested without the option's plugin
        folder = Path(output, slugify(item.nodeid, max_length=LONGEST))
        kept = keep(item.funcargs, folder)
        if kept:
            report.sections.append((f"Kept in {folder}", "\n".join(kept)))
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium.launch_options()
