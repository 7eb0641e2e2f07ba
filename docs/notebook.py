"""The pictures of “In a notebook” in `library.md`."""

from altbau import Game, records


def short_game() -> Game:
    """The game of that page: three rounds of Monopoly."""
    return next(records(["steward", "random"], 1, seed=5, edition="monopoly", options={"turn-limit": 3}))


def table_picture() -> str:
    """Its end, as a notebook shows it."""
    return short_game().svg() + "\n"


def analysis_picture() -> str:
    """The course of the game with its errors."""
    return short_game().analyse().svg() + "\n"
