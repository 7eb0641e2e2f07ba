"""Choosing where to build, and auctions of the last buildings (M33, M43, Q238)."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import BUILD, JOIN, PASS, naming_square, square_of
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, HOUSE_LOT, Auction
from altbau.games.monopoly.rules.board import HOUSE_PRICE
from altbau.games.monopoly.rules.buildings import AT_WILL, FOUR_HOUSES, build, why_not_build, why_not_next_building
from altbau.games.monopoly.rules.events import AUCTION_OPENED, BUILDING_WANTED, JOINED_ENOUGH, WISH_JOINED
from altbau.games.monopoly.rules.places import WhichPlace
from altbau.games.monopoly.rules.questions import JOIN_OR_PASS, WHERE_TO_BUILD
from altbau.games.monopoly.rules.refusals import ALLOWED
from altbau.games.monopoly.rules.state import State

MOST_JOINS: Final = 5  # by a player in a turn, whoever is on turn (Q314)


class WhichStreet(WhichPlace):
    """The player chooses where to build. If buildings are scarce, others who could use one are asked first (M43)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, BUILD, AT_WILL)

    def apply(self, s: State, action: Action) -> None:
        square = square_of(action)
        hotel = s.houses[square] == FOUR_HOUSES
        others = rivals(s, self.seat, hotel)
        if others and (s.hotels_left if hotel else s.houses_left) < len(others) + 1:
            s.emit(BUILDING_WANTED, self.seat, square)
            s.stack.replace(Shortage(self.seat, square, others, []))
            return
        build(s, self.seat, square, HOUSE_PRICE[square])
        s.stack.pop()


# --- too few buildings (M43, Q238) ------------------------------------------------------------------------------------


def buildable(s: State, seat: Seat, hotel: bool) -> list[int]:
    """The squares of the streets on which a seat could build a house, or a hotel, at once."""
    return [
        square for square in s.held[seat]
        if (s.houses[square] == FOUR_HOUSES) == hotel
        and why_not_build(s, seat, square) == ALLOWED
    ]  # fmt: skip


def rivals(s: State, seat: Seat, hotel: bool) -> list[Seat]:
    """The other seats that could build a house, or a hotel, at once and may still join in this turn (Q238, Q314)."""
    others = s.clockwise(s.after(seat))
    return [other for other in others if other != seat and s.joins[other] < MOST_JOINS and buildable(s, other, hotel)]


class Shortage(Frame[State]):
    """There are fewer buildings than players who could use one: the others are asked whether they want it too."""

    def __init__(self, author: Seat, square: int, asked: list[Seat], joined: list[Seat]) -> None:
        self.author = author
        self.square = square
        self.asked = asked  # those still to be asked, in order
        self.joined = joined  # those who want it too

    def advance(self, s: State) -> Seat:
        return self.asked[0]

    def options(self, s: State) -> list[Action]:
        return [PASS, JOIN]

    def apply(self, s: State, action: Action) -> None:
        s.irreversible += 1
        joined = self.joined
        if action == JOIN:
            seat = self.asked[0]
            s.joins[seat] += 1
            s.emit(WISH_JOINED, seat)
            if s.joins[seat] == MOST_JOINS:
                s.emit(JOINED_ENOUGH, seat, MOST_JOINS)
            joined = [*joined, seat]
        if len(self.asked) > 1:
            s.stack.replace(Shortage(self.author, self.square, self.asked[1:], joined))
        elif joined:
            hotel = s.houses[self.square] == FOUR_HOUSES
            lot = HOTEL_LOT if hotel else HOUSE_LOT
            s.emit(AUCTION_OPENED, lot)
            s.stack.replace_with([Auction(lot, [self.author, *joined], 0, NOBODY), WinnerBuilds(hotel)])
        else:
            build(s, self.author, self.square, HOUSE_PRICE[self.square])
            s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (JOIN_OR_PASS, self.author, self.square)


class WinnerBuilds(Frame[State]):
    """The winner of an auctioned building chooses the street; the bid replaces the price (Q238)."""

    def __init__(self, hotel: bool) -> None:
        self.hotel = hotel

    def advance(self, s: State) -> Seat:
        if s.winner_of_lot == NOBODY:
            s.stack.pop()
        return s.winner_of_lot

    def options(self, s: State) -> list[Action]:
        return [
            naming_square(square) for square in s.held[s.winner_of_lot]
            if (s.houses[square] == FOUR_HOUSES) == self.hotel
            and why_not_next_building(s, s.winner_of_lot, square) == ALLOWED
        ]  # fmt: skip

    def apply(self, s: State, action: Action) -> None:
        build(s, s.winner_of_lot, square_of(action), 0)
        s.winner_of_lot = NOBODY
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHERE_TO_BUILD,)
