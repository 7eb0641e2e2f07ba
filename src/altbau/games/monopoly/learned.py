"""The weights of `value.py`, as `benchmarks/value/learning.py` has found them."""

from importlib.resources import files
from typing import Final

from altbau.core.bots.value import Learned, read

LEARNED: Final[dict[tuple[str, int], Learned]] = read(files(__package__) / "learned.json")  # by edition and players
