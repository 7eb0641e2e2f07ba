"""The cards of the landlord games: one number for each printed concept, and its name in the notation.

A number is a card *kind*; equal cards are interchangeable, so a hand is a list of kinds. What a card does stands in
the module named after its part of the table; this one knows no rule.
"""

from typing import Final

EMPTY: Final = 0  # an apartment without a tenant

FAMILY: Final = 1
GROUP_HOUSE: Final = 2
HACKER: Final = 3
MAN_WITH_A_DOG: Final = 4
MONSTER: Final = 5
MOTHER_WITH_CHILDREN: Final = 6
MOVER: Final = 7
MUSICIANS: Final = 8
NOBLES: Final = 9
ODD_ONES: Final = 10
RENTAL_NOMAD: Final = 11
SCIENTIST: Final = 12
SQUATTERS: Final = 13
TAVERN: Final = 14
LAST_TENANT: Final = 19

ATTIC_APARTMENT: Final = 20
BASEMENT_EXPANSION: Final = 21
FLAT_ROOF: Final = 22
ROOF_EXPANSION: Final = 23
ROOF: Final = 24
JAIL: Final = 25
LAST_BUILDING_CARD: Final = 29

ALIBI: Final = 30
BOMB: Final = 31
BROKER: Final = 32
COURT: Final = 33
DEMOLITION: Final = 34
EVICTION: Final = 35
LUNATIC: Final = 36
MOVE: Final = 37
MURDER: Final = 38
POLICE: Final = 39
POLITICS: Final = 40
RENT_WITHHELD: Final = 41
KINDS: Final = 42

CARD_NAMES: Final = {
    FAMILY: "family",
    GROUP_HOUSE: "group-house",
    HACKER: "hacker",
    MAN_WITH_A_DOG: "man-with-a-dog",
    MONSTER: "monster",
    MOTHER_WITH_CHILDREN: "mother-with-children",
    MOVER: "mover",
    MUSICIANS: "musicians",
    NOBLES: "nobles",
    ODD_ONES: "odd-ones",
    RENTAL_NOMAD: "rental-nomad",
    SCIENTIST: "scientist",
    SQUATTERS: "squatters",
    TAVERN: "tavern",
    ATTIC_APARTMENT: "attic-apartment",
    BASEMENT_EXPANSION: "basement-expansion",
    FLAT_ROOF: "flat-roof",
    ROOF_EXPANSION: "roof-expansion",
    ROOF: "roof",
    JAIL: "jail",
    ALIBI: "alibi",
    BOMB: "bomb",
    BROKER: "broker",
    COURT: "court",
    DEMOLITION: "demolition",
    EVICTION: "eviction",
    LUNATIC: "lunatic",
    MOVE: "move",
    MURDER: "murder",
    POLICE: "police",
    POLITICS: "politics",
    RENT_WITHHELD: "rent-withheld",
}


def is_tenant(kind: int) -> bool:
    """Whether a card is a tenant; squatters, monsters and the tavern are (R087)."""
    return 0 < kind <= LAST_TENANT


def is_action(kind: int) -> bool:
    """Whether a card is an action card."""
    return kind > LAST_BUILDING_CARD
