"""Code that the library makes of text is known before."""

import subprocess
import sys

PROGRAM = """
import builtins, dataclasses, marshal
from typing import NamedTuple
from altbau.browser.known_code import use_known_code


def compiled(text, *given):
    texts.append(text)
    return own(text, *given)


def define(more):
    @dataclasses.dataclass(frozen=True, order=True)
    class Card:
        name: str
        rent: int = 2
        places: list = dataclasses.field(default_factory=list)

    class Seat(NamedTuple):
        letter: str
        coins: int = 3

    if more:
        dataclasses.make_dataclass("More", ["name"])
    assert Card("spy", 1) < Card("spy") and repr(Card("spy")) == "define.<locals>.Card(name='spy', rent=2, places=[])"
    assert Seat("A") == ("A", 3) and Card("spy").places is not Card("spy").places


texts, known, own = [], {}, compile
use_known_code(known)
define(False)
assert known
kept = marshal.loads(marshal.dumps(known))
use_known_code(kept)
builtins.compile = compiled
define(False)
assert texts == []
define(True)
assert texts and kept.keys() == known.keys() | {*texts}
"""


def test_it_is_compiled_once() -> None:
    """Classes are as without it, and what is not known is compiled as before."""
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
