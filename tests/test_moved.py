"""Modules by the names that they had before."""

import sys
from importlib import import_module
from warnings import catch_warnings, simplefilter

import pytest

from altbau.moved import MOVED, moved


@pytest.mark.parametrize("name", [*MOVED, "altbau.wucherer.editions", "altbau.kernel.rng", "altbau.monopoly.board"])
def test_a_former_name_works_and_warns(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, name, raising=False)
    with catch_warnings(record=True) as warned:
        simplefilter("always")
        found = import_module(name)
    assert f"{name} is now {moved(name)}" in [str(warning.message) for warning in warned]
    assert all(warning.category is DeprecationWarning for warning in warned)
    assert found is import_module(moved(name) or "")


def test_what_never_was_is_not_found() -> None:
    assert moved("altbau.gamekeeper") is None
    with pytest.raises(ModuleNotFoundError):
        import_module("altbau.gamekeeper")
