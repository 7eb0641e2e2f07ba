"""What an edition's cards come to, worked out once for its games and their copies. Sets of kinds are bit masks."""

from typing import Final

from altbau.core.engine.bits import Mask
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
    """The values of the tenants by kind, with or without their powers."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.copies: list[int] = [0] * KINDS  # by kind: in the deck
        self.cards: list[Card] = []  # of the deck, before the shuffle
        for kind, count in edition.deck.items():
            self.copies[kind] = count
            self.cards += [kind] * count
        self.rents: list[int] = [0] * KINDS  # by kind: coins, before any other tenant changes them
        self.limits: list[int] = [NO_LIMIT] * KINDS  # by kind: the most floors it accepts
        self.places: list[int] = [ANYWHERE] * KINDS  # by kind: one of the places of `edition.py`
        self.two_apartments: Mask = 0
        self.choosy: Mask = 0  # those that want two apartments or a certain place
        self.at_place: list[Mask] = [0] * PLACES  # by place: the tenants that live on one apartment and want that place
        self.at_two_places: list[Mask] = [0] * PLACES  # those that live on two
        tallest = max([card.floors for card in edition.tenants.values() if card.floors < NO_LIMIT], default=0) + 1
        self.up_to: list[Mask] = [1 << SQUATTERS] * (tallest + 1)  # by floors: who accepts so many; the last: or more
        self.tenants: Mask = 0  # all of them
        self.bear_tavern: Mask = -1  # all but the tenants for whom a building with a tavern is too cheap
        self.bear_tavern_nearby: Mask = -1  # all but those for whom its landlord's other buildings are
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


_latest: Final[list[PrintedValues]] = []  # of the edition that was dealt last, as simulations deal one many times


def printed_values(edition: Edition) -> PrintedValues:
    """What the cards of an edition come to, not worked out again for the next game of the same."""
    for known in _latest:
        if known.edition is edition:
            return known
    printed = PrintedValues(edition)
    _latest[:] = [printed]
    return printed
