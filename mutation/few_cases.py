"""A plugin of pytest for mutants and for the compiled engine: of each test a few cases, since what shows in no random
game of these seldom shows in many."""

from collections import defaultdict

import pytest

MOST = 5


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other cases out."""
    tests = defaultdict(list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    items[:] = [item for cases in tests.values() for item in cases[:: -(-len(cases) // MOST)]]
