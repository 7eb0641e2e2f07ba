"""A plugin of pytest for mutants: of each test a few cases, since a mutant that shows in no random game of these seldom
shows in many. The golden games are all played, and first."""

from collections import defaultdict

import pytest

MOST = 5


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other cases out."""
    tests = defaultdict(list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    golden = [item for item in items if item.path.name == "test_golden.py"]
    others = [cases[:: -(-len(cases) // MOST)] for test, cases in tests.items() if cases[0] not in golden]
    items[:] = golden + [item for cases in others for item in cases]
