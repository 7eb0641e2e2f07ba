"""Modules by the names that they had before."""

import sys
from importlib import import_module

import pytest

from altbau.moved import MOVED, moved


@pytest.mark.parametrize("name", [*MOVED, "altbau.wucherer.editions", "altbau.kernel.rng", "altbau.monopoly.board"])
def test_a_former_name_works_and_warns(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, name, raising=False)
    now = moved(name)
    assert now
    with pytest.warns(DeprecationWarning, match=f"{name} is now {now}$") as warned:
        found = import_module(name)
    assert found is import_module(now)
    assert {warning.filename for warning in warned} != {"altbau"}


def test_what_never_was_is_not_found() -> None:
    assert moved("altbau.gamekeeper") is None
    with pytest.raises(ModuleNotFoundError):
        import_module("altbau.gamekeeper")
