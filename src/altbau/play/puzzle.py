"""A puzzle: a position in which one move is best, as its seat can see it. A game brings those of an edition as
`puzzles/<edition>.json`; `benchmarks/puzzles.py` finds them."""

import msgspec

from altbau.core.data import Data


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and what is known of it by search. Chances are those of the seat asked to win, in per cent."""

    id: str
    position: Data
    lines: list[str]  # the moves that solve it, the best first
    first: str  # what a steward would play
    theme: str  # a message `puzzle-<theme>` of the game
    reason: str | None  # why the first line is good, a message as of hints
    args: dict[str, int]  # of that
    chance: int  # after the first line
    margin: int  # by which the next best move is worse
    first_chance: int  # after what a steward would play
    error: float  # of the margin
    worlds: int  # in which the moves were compared, twice
