"""The editions: records that answer every question the rules ask, without defaults.

A rule never asks for an edition's name; it reads a field. The value of each tenant card says where it comes from:
`rulebook`, or `reconstructed` from the grid "the better a tenant pays, the fewer floors it accepts", or `own` when an
owner of the printed game has given it.
"""

from dataclasses import dataclass
from typing import Final

from altbau.wucherer.cards import (
    ALIBI,
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    BOMB,
    BROKER,
    COURT,
    DEMOLITION,
    EVICTION,
    FAMILY,
    FLAT_ROOF,
    GROUP_HOUSE,
    HACKER,
    LUNATIC,
    MAN_WITH_A_DOG,
    MONSTER,
    MOTHER_WITH_CHILDREN,
    MOVE,
    MOVER,
    MURDER,
    MUSICIANS,
    NOBLES,
    ODD_ONES,
    POLICE,
    POLITICS,
    RENT_WITHHELD,
    RENTAL_NOMAD,
    ROOF_EXPANSION,
    SCIENTIST,
    SQUATTERS,
    TAVERN,
)

ANYWHERE: Final = 0  # where a tenant may live
GROUND: Final = 1  # ground floor or basement only
UNDER_THE_ROOF: Final = 2  # attic apartment or roof expansion only
NO_LIMIT: Final = 1000
RANDOM_STARTER: Final = -1


@dataclass(frozen=True)
class TenantCard:
    """What is printed on a tenant card."""

    rent: int  # coins a turn
    floors: int  # of the tallest building it accepts
    two_apartments: bool
    place: int  # ANYWHERE, GROUND or UNDER_THE_ROOF
    rent_from: str
    floors_from: str


@dataclass(frozen=True)
class Edition:
    """Everything in which editions and table options differ."""

    key: str
    min_players: int  # R001
    max_players: int
    deck: dict[int, int]  # kind: copies (R005)
    tenants: dict[int, TenantCard]  # R006
    roofs: int  # normal roofs in the common supply (R012)
    monsters: int  # in their own supply (R044)
    starting_hand: int  # cards (R014)
    starting_coins: int  # R015
    max_floors: int  # R054
    bail: int  # coins (R045)
    nomad_fee: int  # coins for throwing a rental nomad out (R038)
    mover_fee: int  # coins for the mover's landlord (R112)
    minimum_income: int  # coins (R188)
    cheap_cards: int  # so many cards cost one coin, further ones two (R192)
    tavern_limit: int  # highest rent in the tavern's building (R119)
    tavern_landlord_limit: int  # highest rent in its landlord's other buildings (R120)
    # table options
    tenant_powers: bool  # R019
    check_on_first_turn: bool  # Q008
    monsters_evicted_to_hand: bool  # Q036
    starter: int  # a seat or RANDOM_STARTER (Q007)


def _printed(rent: int, floors: int, place: int = ANYWHERE, *, two: bool = False, known: str = "") -> TenantCard:
    return TenantCard(
        rent,
        floors,
        two,
        place,
        "rulebook" if "rent" in known else "reconstructed",
        "rulebook" if "floors" in known else "reconstructed",
    )


LANDLORD_2013: Final = Edition(
    key="landlord-2013",
    min_players=2,
    max_players=6,
    deck={
        FAMILY: 3, SCIENTIST: 1, HACKER: 5, SQUATTERS: 4, TAVERN: 1, MAN_WITH_A_DOG: 3, RENTAL_NOMAD: 2,
        MUSICIANS: 3, MOTHER_WITH_CHILDREN: 4, NOBLES: 2, ODD_ONES: 3, GROUP_HOUSE: 3, MOVER: 1,
        ROOF_EXPANSION: 4, ATTIC_APARTMENT: 3, FLAT_ROOF: 2, BASEMENT_EXPANSION: 4,
        DEMOLITION: 2, ALIBI: 5, BOMB: 4, LUNATIC: 1, EVICTION: 2, COURT: 4, BROKER: 3, RENT_WITHHELD: 3, MURDER: 5,
        POLITICS: 2, POLICE: 6, MOVE: 12,
    },
    tenants={
        NOBLES: _printed(6, 1, two=True),
        FAMILY: _printed(5, 2, two=True),
        GROUP_HOUSE: _printed(4, 3, two=True),
        MAN_WITH_A_DOG: _printed(4, 1, GROUND),
        ODD_ONES: _printed(3, 3),
        SCIENTIST: _printed(3, 3, UNDER_THE_ROOF),
        HACKER: _printed(2, 4, known="rent"),
        MONSTER: _printed(2, 4),
        MOTHER_WITH_CHILDREN: _printed(2, 5),
        MUSICIANS: _printed(2, 5),
        TAVERN: _printed(2, 5, GROUND),
        MOVER: _printed(1, 5),
        RENTAL_NOMAD: _printed(0, 5, known="rent"),
        SQUATTERS: _printed(0, NO_LIMIT, known="rent floors"),
    },
    roofs=18,
    monsters=4,
    starting_hand=5,
    starting_coins=3,
    max_floors=5,
    bail=5,
    nomad_fee=2,
    mover_fee=2,
    minimum_income=2,
    cheap_cards=5,
    tavern_limit=2,
    tavern_landlord_limit=3,
    tenant_powers=True,
    check_on_first_turn=False,
    monsters_evicted_to_hand=False,
    starter=RANDOM_STARTER,
)  # fmt: skip

EDITIONS: Final = {LANDLORD_2013.key: LANDLORD_2013}
