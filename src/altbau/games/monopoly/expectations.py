"""What a scenario can expect of Monopoly: money, pieces, deeds, the bank's buildings."""

from typing import ClassVar

from altbau.core.notation.expectations import Expectations, same
from altbau.core.notation.reading import number
from altbau.core.vocabulary import SEAT_NAMES
from altbau.games.monopoly.notation import described_deeds, described_jail
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.state import Table


class MonopolyExpectations(Expectations):
    """Comparisons of its own."""

    table: Table

    def cash(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: self.table.cash[seat])

    def at(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: NAMES[self.table.at[seat]])

    def deeds(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: described_deeds(self.table, seat))

    def jail(self, value: object, place: str) -> None:
        jailed = described_jail(self.table)
        if value is None:
            same(None, jailed or None, place)
        self.by_seat(value, place, lambda seat: jailed.get(SEAT_NAMES[seat]))

    def jail_cards(self, value: object, place: str) -> None:
        self.by_seat(value, place, self.table.cards_kept)

    def houses(self, value: object, place: str) -> None:
        same(number(value, place), self.table.houses_left, place)

    def hotels(self, value: object, place: str) -> None:
        same(number(value, place), self.table.hotels_left, place)

    COMPARISONS: ClassVar = {
        "cash": cash,
        "at": at,
        "deeds": deeds,
        "jail": jail,
        "jail-cards": jail_cards,
        "houses": houses,
        "hotels": hotels,
    }
