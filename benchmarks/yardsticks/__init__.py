"""Bots whose decisions never change, so that others can be measured against them. Tables do not offer them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from altbau.core.bots.bot import AnyBot
from altbau.games import game_of
from altbau.play import bots
from benchmarks.yardsticks.board_steward import BoardSteward
from benchmarks.yardsticks.fixed import LIKES_ALL_ALIKE, LIKES_THE_BUSIEST, LIKES_THE_DEAREST, FixedBot
from benchmarks.yardsticks.landlords import bot as landlords
from benchmarks.yardsticks.monopolists import bot as monopolists
from benchmarks.yardsticks.refuser import FIRST_REFUSER, SECOND_REFUSER, THIRD_REFUSER, Refuser
from benchmarks.yardsticks.steward import FirstSteward
from benchmarks.yardsticks.strategists import bot as strategists

BY_GAME: Final[Mapping[str, Mapping[str, Callable[[int], AnyBot]]]] = {
    "wucherer": {
        "steward-1": FirstSteward,
        "steward-2": partial(landlords.LandlordBot, landlords.SECOND_STEWARD),
        "beginner-1": partial(landlords.LandlordBot, landlords.FIRST_BEGINNER),
    },
    "monopoly": {
        "board-steward-1": lambda seed: BoardSteward(),
        "steward-2": partial(monopolists.Tycoon, monopolists.SECOND_STEWARD),
        "beginner-1": partial(monopolists.Tycoon, monopolists.FIRST_BEGINNER),
        "strategist-1": lambda seed: strategists.Tycoon(),
        "fixed-a": lambda seed: FixedBot(LIKES_ALL_ALIKE),
        "fixed-b": lambda seed: FixedBot(LIKES_THE_DEAREST),
        "fixed-c": lambda seed: FixedBot(LIKES_THE_BUSIEST),
        "refuser-1": lambda seed: Refuser(FIRST_REFUSER),
        "refuser-2": lambda seed: Refuser(SECOND_REFUSER),
        "refuser-3": lambda seed: Refuser(THIRD_REFUSER),
    },
}


def of_edition(edition: str) -> Mapping[str, Callable[[int], AnyBot]]:
    """The yardsticks of an edition's game, by name."""
    return BY_GAME[game_of(edition).NAME]


def make(name: str, seed: int, edition: str) -> AnyBot:
    """A yardstick or any other bot by name. Raises BadInput if there is none."""
    yardstick = of_edition(edition).get(name)
    return yardstick(seed) if yardstick else bots.make(name, seed, edition)
