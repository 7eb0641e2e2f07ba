"""A plugin of pytest for mutants and for the compiled engine: of each test on random games a few of these, since what
shows in none of them seldom shows in many. Cases without a seed are all run: each says something of its own."""

from collections import defaultdict

import pytest

MOST = 5


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other games out."""
    tests = defaultdict(list)
    for item in items:
        random = "seed" in getattr(item, "fixturenames", ())
        tests[item.nodeid.partition("[")[0] if random else item.nodeid].append(item)
    items[:] = [item for cases in tests.values() for item in cases[:: -(-len(cases) // MOST)]]
