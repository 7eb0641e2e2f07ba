"""A pytest plugin for mutants and for the compiled engine. Of each test on random games it runs at most MOST of its
cases, because an error that shows in none of these seldom shows in many. All cases without a seed are run."""

from collections import defaultdict

import pytest

MOST = 5


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep at most MOST cases of each test on random games, evenly spread, and all other tests."""
    tests = defaultdict(list)
    for item in items:
        random = "seed" in getattr(item, "fixturenames", ())
        tests[item.nodeid.partition("[")[0] if random else item.nodeid].append(item)
    items[:] = [item for cases in tests.values() for item in cases[:: -(-len(cases) // MOST)]]
