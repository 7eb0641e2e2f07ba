"""Modules, and what games and views have, by the names that they had before."""

import sys
from importlib import import_module
from warnings import catch_warnings, simplefilter

import pytest

from altbau import Game
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


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tokens", "legal_tokens"),
        ("table", "state"),
        ("waiting", "must_pass"),
        ("pass_on", "pass_"),
        ("seen", "redacted"),
    ],
)
def test_a_game_answers_to_what_it_was_called_before(old: str, new: str) -> None:
    game = Game.new(players=2, seed=1)
    with pytest.warns(DeprecationWarning, match=f"Game.{old} is now {new}"):
        assert getattr(game, old) == getattr(game, new)


def test_so_does_a_view() -> None:
    known = Game.new("landlord-2013", players=2, seed=1).view(0)
    with pytest.warns(DeprecationWarning, match="View.legal is now legal_actions"):
        assert known.legal == known.legal_actions
