"""How well a player of Monopoly plays, and what it likes."""

from typing import Final, NamedTuple

from altbau.core.bots.bot import BEGINNER, NO_CHARACTER, STEWARD, STRATEGIST, Role
from altbau.core.engine.rng import seeded
from altbau.games.monopoly.rules.board import GROUP_NAMES

STEPS: Final = 101  # between the highest and the lowest opinion


class Skill(NamedTuple):
    """What a level can do."""

    offers: int  # at most in an own turn
    haggles: bool  # begins with the prices on the board, and learns how far each of the others wants to be met
    weighs_others: bool  # counts what a deal does for the others
    borrows: bool  # mortgages places for houses, and for what completes a group
    thrifty: bool  # keeps cash for the next throw even if it buys
    error: float  # by how much it takes the rents of a group for higher or lower than they are, at most
    least: int  # cash that it keeps in any case
    risk: float  # with which the next rent may be more than it keeps


SKILLS: Final = {
    BEGINNER: Skill(
        offers=0, haggles=False, weighs_others=False, borrows=False, thrifty=True, error=0.6, least=500, risk=0.0
    ),
    STEWARD: Skill(
        offers=1, haggles=False, weighs_others=True, borrows=False, thrifty=True, error=0.2, least=400, risk=0.03
    ),
    STRATEGIST: Skill(
        offers=3, haggles=True, weighs_others=True, borrows=True, thrifty=False, error=0.0, least=120, risk=0.12
    ),
}


class Taste(NamedTuple):
    """What a character likes; 1 and 0 are nobody's in particular."""

    caution: float = 1.0  # of the cash that it keeps
    bidding: float = 1.0  # of what a lot is worth
    more_offers: int = 0
    haggles: bool = False  # at any level that makes offers
    price: float = 0.0  # by how much more, as a part of its share, a deal must bring
    hurry: float = 1.0  # of the rents to come, where it builds


TASTES: Final = {
    NO_CHARACTER: Taste(),
    "dealer": Taste(more_offers=2, haggles=True),
    "builder": Taste(caution=0.7, bidding=0.9, hurry=1.5),
    "miser": Taste(caution=1.2, price=0.005, haggles=True),
}


def skill_of(role: Role) -> Skill:
    """What a bot can do."""
    return SKILLS[role.level]


def opinions_of(skill: Skill, seed: int) -> list[float]:
    """What a player thinks of the groups, as factors of their rents."""
    rng = seeded(seed)
    return [1 + skill.error * (2 * rng.below(STEPS) / (STEPS - 1) - 1) for _ in GROUP_NAMES]


def taste_of(role: Role) -> Taste:
    """What a bot likes."""
    return TASTES[role.character]
