"""What an edition's cards come to, worked out once for a game and all of its copies. Sets of kinds are bit masks."""

from typing import Final

from altbau.core.bits import Mask
from altbau.games.wucherer.rules.cards import (
    BASEMENT_EXPANSION,
    BOMB,
    DEMOLITION,
    DUAL_SYSTEM,
    EVICTION,
    FAMILY,
    FLAT_ROOF,
    GROUP_HOUSE,
    HACKER,
    KINDS,
    LAST_TENANT,
    MOVE,
    MURDER,
    POLICE,
    RENT_WITHHELD,
    ROOF,
    ROOF_EXPANSION,
    SQUATTERS,
)
from altbau.games.wucherer.rules.edition import ANYWHERE, AS_PRINTED, NO_LIMIT, PLACES, Edition

NOTHING: Final = 0  # what a card is played on
APARTMENTS: Final = 1
BUILDINGS: Final = 2
TENANTS: Final = 3


class PrintedValues:
    """The values of the tenants by kind, with or without their powers, and what the other cards are played on."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.rents: list[int] = [0] * KINDS
        self.limits: list[int] = [NO_LIMIT] * KINDS
        self.places: list[int] = [ANYWHERE] * KINDS
        self.two_apartments: Mask = 0
        self.choosy: Mask = 0  # those that want two apartments or a certain place
        self.at_place: list[Mask] = [0] * PLACES  # by place: the tenants that live on one apartment and want that place
        self.at_two_places: list[Mask] = [0] * PLACES  # those that live on two
        tallest = max([card.floors for card in edition.tenants.values() if card.floors < NO_LIMIT], default=0) + 1
        self.up_to: list[Mask] = [1 << SQUATTERS] * (tallest + 1)  # by floors: who accepts so many; the last: or more
        self.played_on: list[int] = played_on(edition)
        self.victims: list[Mask] = victims(edition)
        self.minds_noise: list[int] = []  # the tenants for whom a tavern could be too cheap
        self.roofs_in_deck: bool = ROOF in edition.deck
        self.recycling: bool = DUAL_SYSTEM in edition.deck
        for kind, card in edition.tenants.items():
            reduced = edition.tenant_powers and card.rent_with_powers != AS_PRINTED
            self.rents[kind] = card.rent_with_powers if reduced else card.rent
            self.limits[kind] = card.floors
            if self.rents[kind] > min(edition.tavern_limit, edition.tavern_landlord_limit) or kind == HACKER:
                self.minds_noise.append(kind)
            if edition.tenant_powers or edition.symbols_without_powers:
                self.places[kind] = card.place
            self.two_apartments |= int(card.two_apartments) << kind
            self.choosy |= int(card.two_apartments or self.places[kind] != ANYWHERE) << kind
            at = self.at_two_places if card.two_apartments else self.at_place
            at[self.places[kind]] |= 1 << kind
            for floors in range(min(tallest, card.floors) + 1):
                self.up_to[floors] |= 1 << kind

    def __reduce__(self) -> tuple[object, ...]:
        return PrintedValues, (self.edition,)


def played_on(edition: Edition) -> list[int]:
    """By card: what it is played on in one's own turn."""
    on: list[int] = [NOTHING] * KINDS
    for kind in range(FAMILY, LAST_TENANT + 1):
        on[kind] = APARTMENTS
    for kind in (BASEMENT_EXPANSION, ROOF_EXPANSION, BOMB, DEMOLITION, EVICTION):
        on[kind] = BUILDINGS
    for kind in (MOVE, MURDER, POLICE, RENT_WITHHELD):
        on[kind] = TENANTS
    if edition.flat_roof_on_roof:
        on[FLAT_ROOF] = BUILDINGS  # R068
    return on


def victims(edition: Edition) -> list[Mask]:
    """By card: the tenants that it can be played on, whoever plays it."""
    on: list[Mask] = [0] * KINDS
    everybody: Mask = 0
    for kind in edition.tenants:
        everybody |= 1 << kind
    on[MOVE] = everybody  # of any player (R133)
    on[MURDER] = everybody & ~(1 << GROUP_HOUSE) if edition.tenant_powers else everybody  # R105, R137, Q126
    on[POLICE] = 1 << SQUATTERS
    on[RENT_WITHHELD] = everybody if edition.squatters_withhold else everybody & ~(1 << SQUATTERS)  # R173, Q160
    return on
