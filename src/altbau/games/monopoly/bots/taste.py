"""The parameters of Monopoly bots: the skill of a level and the taste of a character."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from altbau.core.bots.bot import NO_CHARACTER, STEWARD, STRATEGIST, Role
from altbau.core.engine.rng import seeded
from altbau.games.monopoly.rules.board import GROUP_NAMES, HOTEL, STATIONS

STEPS: Final = 101  # number of values from the lowest to the highest opinion


class Skill(NamedTuple):
    """The skill of a level."""

    offers: int  # the most in one of its turns
    haggles: bool  # offers no more than the printed prices while that may do (`Haggling.concession`); else fair terms
    weighs_others: bool  # values the effect of a deal on the other players
    borrows: bool  # mortgages places for houses, and for places that complete a group
    thrifty: bool  # keeps cash for the next throw when it buys
    dearest: float  # the most for a place that completes no group, times its price
    error: float  # the greatest relative error in its estimate of a group's rents
    least: int  # cash that it always keeps
    risk: float  # the accepted probability that the next throw costs more than it keeps
    saves: float  # what a coin counts more in deals while it may buy a place without an owner
    dazzled: float = 0.0  # the relative overestimate of the dearest group's rents, and underestimate of the cheapest's


Changed: TypeAlias = Mapping[str, Any]  # some values of a skill, by name

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
        saves=0.0,
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
        saves=0.5,
    ),
}
# The mistakes of a beginner: the name, in how many per cent of turns it is made, and the changed skill values.
MISTAKES: Final[Mapping[str, tuple[int, Changed]]] = {
    "makes-no-offer": (30, {"offers": 0}),
    "overrates-dear-streets": (15, {"dazzled": 0.8}),
    "ignores-rivals": (15, {"weighs_others": False}),
    "keeps-cash": (100, {"least": 900, "risk": 0.0}),
}


class Taste(NamedTuple):
    """The taste of a character; the defaults are neutral."""

    caution: float = 1.0  # factor for the cash that it keeps
    bidding: float = 1.0  # factor for the most that it pays for a lot
    more_offers: int = 0  # in a turn, beyond those of its skill
    price: float = 0.0  # the additional relative gain in share that it demands of a deal
    generous: float = 0.0  # the additional relative gain in share that its offers leave to the partner
    hurry: float = 1.0  # factor for future rents when it decides on building
    borrows: bool = False  # mortgages places for houses at any level
    tallest: int = HOTEL  # the most houses that it builds on a street; 5 is a hotel
    hoards: float = 0.0  # the most strength that a loan just for cash may cost, for each coin


TASTES: Final = {
    NO_CHARACTER: Taste(),
    "dealer": Taste(bidding=0.92, more_offers=3, price=-0.025, generous=0.06),
    "builder": Taste(caution=0.3, bidding=0.62, price=0.05, generous=0.05, hurry=3.0, borrows=True),
    "miser": Taste(caution=0.7, price=0.035, tallest=3, hoards=0.8),
}


def skill_of(role: Role) -> Skill:
    """The skill of a bot."""
    return SKILLS[role.level]


def opinions_of(skill: Skill, seed: int) -> list[float]:
    """A bot's estimates of the groups, as factors for their rents."""
    rng = seeded(seed)
    return [
        (1 + skill.error * (2 * rng.below(STEPS) / (STEPS - 1) - 1)) * (1 + skill.dazzled * dearness(group))
        for group in range(len(GROUP_NAMES))
    ]


def dearness(group: int) -> float:
    """How expensive the streets of a group are, from -1 to 1; 0 for stations and utilities."""
    return 2 * group / (STATIONS - 1) - 1 if group < STATIONS else 0.0


def taste_of(role: Role) -> Taste:
    """The taste of a bot."""
    return TASTES[role.character]
