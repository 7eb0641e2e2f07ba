"""How well a player of Monopoly plays, and what it likes."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from altbau.core.bots.bot import NO_CHARACTER, STEWARD, STRATEGIST, Role
from altbau.core.engine.rng import seeded
from altbau.games.monopoly.rules.board import GROUP_NAMES, HOTEL, STATIONS

STEPS: Final = 101  # between the highest and the lowest opinion


class Skill(NamedTuple):
    """What a level can do."""

    offers: int  # at most in an own turn
    haggles: bool  # begins with the prices on the board, and learns how far each of the others wants to be met
    weighs_others: bool  # counts what a deal does for the others
    borrows: bool  # mortgages places for houses, and for what completes a group
    thrifty: bool  # keeps cash for the next throw even if it buys
    dearest: float  # times its price at most for a place that completes nothing
    error: float  # by how much it takes the rents of a group for higher or lower than they are, at most
    least: int  # cash that it keeps in any case
    risk: float  # with which the next rent may be more than it keeps
    dazzled: float = 0.0  # by how much it takes the dearest rents for higher than they are, and the cheapest for lower


SKILLS: Final = {
    STEWARD: Skill(
        offers=1,
        haggles=False,
        weighs_others=True,
        borrows=False,
        thrifty=True,
        dearest=1.2,
        error=0.2,
        least=400,
        risk=0.03,
    ),
    STRATEGIST: Skill(
        offers=3,
        haggles=True,
        weighs_others=True,
        borrows=True,
        thrifty=False,
        dearest=2.0,
        error=0.0,
        least=120,
        risk=0.12,
    ),
}
# What a beginner can't yet do: a mistake's name, of how many turns in a hundred it is, and where the skill differs.
MISTAKES: Final[Mapping[str, tuple[int, Mapping[str, Any]]]] = {
    "makes-no-offer": (30, {"offers": 0}),
    "overrates-dear-streets": (15, {"dazzled": 0.8}),
    "ignores-rivals": (15, {"weighs_others": False}),
    "keeps-cash": (100, {"least": 900, "risk": 0.0}),
}


class Taste(NamedTuple):
    """What a character likes; 1 and 0 are nobody's in particular."""

    caution: float = 1.0  # of the cash that it keeps
    bidding: float = 1.0  # of what a lot is worth
    more_offers: int = 0
    price: float = 0.0  # by how much more, as a part of its share, a deal must bring
    generous: float = 0.0  # how much more, as a part of the other's share, its offers leave the other to gain
    hurry: float = 1.0  # of the rents to come, where it builds
    borrows: bool = False  # mortgages places for houses at any level
    tallest: int = HOTEL  # how many houses it builds on a street; 5 is a hotel
    hoards: float = 0.0  # what a loan that it takes just for the cash may cost, for each coin


TASTES: Final = {
    NO_CHARACTER: Taste(),
    "dealer": Taste(bidding=0.92, more_offers=3, price=-0.025, generous=0.06),
    "builder": Taste(caution=0.3, bidding=0.62, price=0.05, generous=0.05, hurry=3.0, borrows=True),
    "miser": Taste(caution=0.7, price=0.035, tallest=3, hoards=0.8),
}


def skill_of(role: Role) -> Skill:
    """What a bot can do."""
    return SKILLS[role.level]


def opinions_of(skill: Skill, seed: int) -> list[float]:
    """What a player thinks of the groups, as factors of their rents."""
    rng = seeded(seed)
    return [
        (1 + skill.error * (2 * rng.below(STEPS) / (STEPS - 1) - 1)) * (1 + skill.dazzled * dearness(group))
        for group in range(len(GROUP_NAMES))
    ]


def dearness(group: int) -> float:
    """How dear the streets of a group are, from -1 to 1; 0 where there are none."""
    return 2 * group / (STATIONS - 1) - 1 if group < STATIONS else 0.0


def taste_of(role: Role) -> Taste:
    """What a bot likes."""
    return TASTES[role.character]
