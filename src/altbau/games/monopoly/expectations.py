"""The comparisons that a scenario can make: money, pieces, deeds, jail, the bank's buildings."""

from typing import ClassVar

from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.expectations import Expectations, check_equal, same_cards
from altbau.core.notation.position_reader import number
from altbau.games.monopoly.described import described_deeds, described_jail
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.state import State


class MonopolyExpectations(Expectations[State]):
    """The comparisons of this game."""

    def cash(self, value: object, path: str) -> None:
        self.by_seat(value, path, lambda seat: self.state.cash[seat])

    def at(self, value: object, path: str) -> None:
        self.by_seat(value, path, lambda seat: NAMES[self.state.at[seat]])

    def deeds(self, value: object, path: str) -> None:
        self.by_seat(value, path, lambda seat: described_deeds(self.state, seat))

    def jail(self, value: object, path: str) -> None:
        jailed = described_jail(self.state)
        if value is None:
            check_equal(None, jailed or None, path)
        self.by_seat(value, path, lambda seat: jailed.get(SEAT_NAMES[seat]))

    def jail_cards(self, value: object, path: str) -> None:
        self.by_seat(value, path, self.state.cards_kept)

    def houses(self, value: object, path: str) -> None:
        check_equal(number(value, path), self.state.houses_left, path)

    def hotels(self, value: object, path: str) -> None:
        check_equal(number(value, path), self.state.hotels_left, path)

    def pot(self, value: object, path: str) -> None:
        check_equal(number(value, path), self.state.pot, path)

    def first_lap(self, value: object, path: str) -> None:
        same_cards(value, [SEAT_NAMES[seat] for seat, waits in enumerate(self.state.first_lap) if waits], path)

    COMPARISONS: ClassVar = {
        "cash": cash,
        "at": at,
        "deeds": deeds,
        "jail": jail,
        "jail-cards": jail_cards,
        "houses": houses,
        "hotels": hotels,
        "pot": pot,
        "first-lap": first_lap,
    }
