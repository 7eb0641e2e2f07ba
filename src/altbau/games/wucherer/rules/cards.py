"""The card kinds of all editions: one number for each printed idea, whatever its name in an edition.

A number is a card *kind*; equal cards are interchangeable, so a hand is a collection of kinds. The constants have the
names of the 2013 edition if it has the card. The same name can mean different ideas (Q004): the freaks of 1997 are
ODD_ONES, those of 1992 are murder-proof like GROUP_HOUSE. Each edition has its own names in `editions.py`. The effects
of cards are in other modules; this one has no rules.
"""

from typing import Final

from altbau.games.wucherer.rules.ids import Card, numbered

EMPTY: Final = numbered(0)  # an apartment without a tenant

FAMILY: Final = numbered(1)
GROUP_HOUSE: Final = numbered(2)  # murder-proof: also single (1997), freaks (1992)
HACKER: Final = numbered(3)  # student (1997)
MAN_WITH_A_DOG: Final = numbered(4)  # pensioner (1997)
MONSTER: Final = numbered(5)
MOTHER_WITH_CHILDREN: Final = numbered(6)
MOVER: Final = numbered(7)
MUSICIANS: Final = numbered(8)
NOBLES: Final = numbered(9)  # manager (1997), snobs (1992)
ODD_ONES: Final = numbered(10)  # freaks (1997)
RENTAL_NOMAD: Final = numbered(11)
SCIENTIST: Final = numbered(12)
SQUATTERS: Final = numbered(13)
TAVERN: Final = numbered(14)
CELEBRITIES: Final = numbered(15)
LAST_TENANT: Final = numbered(19)

ATTIC_APARTMENT: Final = numbered(20)
BASEMENT_EXPANSION: Final = numbered(21)
FLAT_ROOF: Final = numbered(22)
ROOF_EXPANSION: Final = numbered(23)
ROOF: Final = numbered(24)
JAIL: Final = numbered(25)
LAST_BUILDING_CARD: Final = numbered(29)

ALIBI: Final = numbered(30)
BOMB: Final = numbered(31)
BROKER: Final = numbered(32)
COURT: Final = numbered(33)
DEMOLITION: Final = numbered(34)
EVICTION: Final = numbered(35)
LUNATIC: Final = numbered(36)
MOVE: Final = numbered(37)
MURDER: Final = numbered(38)
POLICE: Final = numbered(39)
POLITICS: Final = numbered(40)
RENT_WITHHELD: Final = numbered(41)
DUAL_SYSTEM: Final = numbered(42)
KINDS: Final = 43


AUTO_PASSABLE: Final = (ALIBI, BROKER, COURT, DUAL_SYSTEM, LUNATIC, POLICE)  # can be passed automatically


def is_tenant(kind: Card) -> bool:
    """Whether a card is a tenant; squatters, monsters and the tavern are (R087)."""
    return 0 < kind <= LAST_TENANT


def is_action(kind: Card) -> bool:
    """Whether a card is an action card."""
    return kind > LAST_BUILDING_CARD
