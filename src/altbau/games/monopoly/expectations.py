"""What a scenario can expect of Monopoly: money, pieces, deeds, the bank's buildings."""

from typing import ClassVar

from altbau.core.notation.expectations import Expectations, same
from altbau.core.notation.reading import number
from altbau.core.vocabulary import SEAT_NAMES
from altbau.games.monopoly.notation import described_deeds, described_jail
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.state import State


class MonopolyExpectations(Expectations[State]):
    """Comparisons of its own."""

    def cash(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: self.state.cash[seat])

    def at(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: NAMES[self.state.at[seat]])

    def deeds(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: described_deeds(self.state, seat))

    def jail(self, value: object, place: str) -> None:
        jailed = described_jail(self.state)
        if value is None:
            same(None, jailed or None, place)
        self.by_seat(value, place, lambda seat: jailed.get(SEAT_NAMES[seat]))

    def jail_cards(self, value: object, place: str) -> None:
        self.by_seat(value, place, self.state.cards_kept)

    def houses(self, value: object, place: str) -> None:
        same(number(value, place), self.state.houses_left, place)

    def hotels(self, value: object, place: str) -> None:
        same(number(value, place), self.state.hotels_left, place)

    COMPARISONS: ClassVar = {
        "cash": cash,
        "at": at,
        "deeds": deeds,
        "jail": jail,
        "jail-cards": jail_cards,
        "houses": houses,
        "hotels": hotels,
    }
