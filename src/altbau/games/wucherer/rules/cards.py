"""The cards of the landlord games: one number for each printed idea, whatever an edition calls it.

A number is a card *kind*; equal cards are interchangeable, so a hand is a list of kinds. The constants bear the names
of 2013 where that edition has the card. The same name can mean different ideas (Q004): the freaks of 1997 are
ODD_ONES, those of 1992 are murder-proof as GROUP_HOUSE is. Each edition has its own names in `editions.py`. What a card
does stands in the module named after its part of the table; this one knows no rule.
"""

from typing import Final

EMPTY: Final = 0  # an apartment without a tenant

FAMILY: Final = 1
GROUP_HOUSE: Final = 2  # murder-proof: also single (1997), freaks (1992)
HACKER: Final = 3  # student (1997)
MAN_WITH_A_DOG: Final = 4  # pensioner (1997)
MONSTER: Final = 5
MOTHER_WITH_CHILDREN: Final = 6
MOVER: Final = 7
MUSICIANS: Final = 8
NOBLES: Final = 9  # manager (1997), snobs (1992)
ODD_ONES: Final = 10  # freaks (1997)
RENTAL_NOMAD: Final = 11
SCIENTIST: Final = 12
SQUATTERS: Final = 13
TAVERN: Final = 14
CELEBRITIES: Final = 15
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
DUAL_SYSTEM: Final = 42
KINDS: Final = 43


def is_tenant(kind: int) -> bool:
    """Whether a card lives in apartments; squatters, monsters and the tavern do (R087)."""
    return 0 < kind <= LAST_TENANT


def is_action(kind: int) -> bool:
    """Whether a card is an action card."""
    return kind > LAST_BUILDING_CARD
