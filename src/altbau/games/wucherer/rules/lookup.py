"""Values derived from an edition's cards, computed once and shared by its games. Sets of kinds are bit masks."""

from typing import Final

from altbau.core.engine.bitmask import Mask
from altbau.games.wucherer.rules.cards import (
    DUAL_SYSTEM,
    KINDS,
    ROOF,
    SQUATTERS,
    TAVERN,
)
from altbau.games.wucherer.rules.edition import ANYWHERE, AS_PRINTED, NO_LIMIT, PLACES, Edition
from altbau.games.wucherer.rules.ids import Card


class PrintedValues:
    """The values of the cards by kind, with or without the tenants' powers, as the edition says."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.copies: list[int] = [0] * KINDS  # by kind: the number of cards in the deck
        self.cards: list[Card] = []  # the deck before shuffling
        for kind, count in edition.deck.items():
            self.copies[kind] = count
            self.cards += [kind] * count
        self.rents: list[int] = [0] * KINDS  # by kind: coins, without the effects of other tenants
        self.limits: list[int] = [NO_LIMIT] * KINDS  # by kind: the most floors that it accepts
        self.places: list[int] = [ANYWHERE] * KINDS  # by kind: one of the places of `edition.py`
        self.two_apartments: Mask = 0
        self.choosy: Mask = 0  # the tenants that need two apartments or a certain place
        self.at_place: list[Mask] = [0] * PLACES  # by place: the tenants that need it and one apartment
        self.at_two_places: list[Mask] = [0] * PLACES  # by place: the tenants that need it and two apartments
        tallest = max([card.floors for card in edition.tenants.values() if card.floors < NO_LIMIT], default=0) + 1
        self.up_to: list[Mask] = [1 << SQUATTERS] * (tallest + 1)  # the tenants by accepted floors; last: or more
        self.tenants: Mask = 0  # all tenants
        self.bear_tavern: Mask = -1  # all but the tenants that pay too much for a building with a tavern
        self.bear_tavern_nearby: Mask = -1  # all but those that pay too much for its landlord's other buildings
        self.roofs_in_deck: bool = ROOF in edition.deck
        self.recycling: bool = DUAL_SYSTEM in edition.deck
        for kind, card in edition.tenants.items():
            reduced = edition.tenant_powers and card.rent_with_powers != AS_PRINTED
            self.rents[kind] = card.rent_with_powers if reduced else card.rent
            self.limits[kind] = card.floors
            if kind != TAVERN:
                self.bear_tavern &= ~(int(self.rents[kind] > edition.tavern_limit) << kind)
                self.bear_tavern_nearby &= ~(int(self.rents[kind] > edition.tavern_landlord_limit) << kind)
            if edition.tenant_powers or edition.symbols_without_powers:
                self.places[kind] = card.place
            self.tenants |= 1 << kind
            self.two_apartments |= int(card.two_apartments) << kind
            self.choosy |= int(card.two_apartments or self.places[kind] != ANYWHERE) << kind
            at = self.at_two_places if card.two_apartments else self.at_place
            at[self.places[kind]] |= 1 << kind
            for floors in range(min(tallest, card.floors) + 1):
                self.up_to[floors] |= 1 << kind

    def __reduce__(self) -> tuple[object, ...]:
        return PrintedValues, (self.edition,)


_latest: Final[list[PrintedValues]] = []  # a cache of the last edition used: simulations use one many times


def printed_values(edition: Edition) -> PrintedValues:
    """The derived values of an edition; cached for the next game of the same edition."""
    for known in _latest:
        if known.edition is edition:
            return known
    printed = PrintedValues(edition)
    _latest[:] = [printed]
    return printed
