"""Runs the command line inside the test's own process."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import pytest

from altbau.cli import main


class Ended(NamedTuple):
    """How a run of the program ended."""

    status: int
    out: str
    err: str


Altbau: TypeAlias = Callable[..., Ended]


@pytest.fixture
def altbau(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Altbau:
    """`altbau("show", "-", typed="…")`, in English unless the words say otherwise."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: object, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "argv", ["altbau", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        assert isinstance(ended.value.code, int)
        return Ended(ended.value.code, *capsys.readouterr())

    return run
