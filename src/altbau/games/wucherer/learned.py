"""The weights of `value.py`, fitted by `benchmarks/value/learning.py`."""

from importlib.resources import files
from typing import Final

from altbau.core.bots.value import LearnedWeights, read_weights

LEARNED: Final[dict[tuple[str, int], LearnedWeights]] = read_weights(
    files(__package__) / "learned.json"
)  # by edition and players
