"""Code that Python's library makes as text, compiled when a site is written. Dataclasses and named tuples are made of
such text each time they are imported, and compiling it takes a browser longer than reading all modules."""

import collections
import dataclasses
from collections.abc import Callable
from types import CodeType
from typing import Final, TypeAlias

KnownCode: TypeAlias = dict[str, CodeType]  # by its text

PLACES: Final = ((dataclasses, exec), (collections, eval))  # the modules, and what they run a text with


def use_known_code(known: KnownCode) -> None:
    """Let the library take its code from here from now on. What is not known yet is compiled, and known then."""
    for module, run in PLACES:
        vars(module)[run.__name__] = runner(known, run)


def runner(known: KnownCode, run: Callable[..., object]) -> Callable[..., object]:
    """What runs a text as `exec` or `eval` would."""

    def run_text(text: str, *spaces: dict[str, object]) -> object:
        code = known.get(text)
        if code is None:
            code = known[text] = compile(text, "<string>", run.__name__)
        return run(code, *spaces)

    return run_text
