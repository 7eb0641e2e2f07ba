"""Where to build, and who gets the last buildings (M33, M43, Q238)."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.monopoly.rules.actions import BUILD, JOIN, PASS, SQUARE
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, HOUSE_LOT, Auction
from altbau.games.monopoly.rules.board import HOUSE_PRICE
from altbau.games.monopoly.rules.buildings import AT_WILL, FOUR_HOUSES, build, why_not_build, why_not_next_building
from altbau.games.monopoly.rules.events import AUCTION_OPENED, BUILDING_WANTED, WISH_JOINED
from altbau.games.monopoly.rules.places import WhichPlace
from altbau.games.monopoly.rules.questions import JOIN_OR_PASS, WHERE_TO_BUILD
from altbau.games.monopoly.rules.refusals import FINE
from altbau.games.monopoly.rules.state import Table

MOST_JOINS: Final = 5  # of a player in one turn of anybody (Q314)


class WhichStreet(WhichPlace):
    """Where to build; if others could use one of the last buildings they are asked first (M43)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BUILD, AT_WILL)

    def act(self, t: Table, action: int) -> None:
        square = action - SQUARE
        hotel = t.houses[square] == FOUR_HOUSES
        others = rivals(t, self.seat, hotel)
        if others and (t.hotels_left if hotel else t.houses_left) < len(others) + 1:
            t.tell(BUILDING_WANTED, self.seat, square)
            t.todo.replace(Shortage(self.seat, square, others, []))
            return
        build(t, self.seat, square, HOUSE_PRICE[square])
        t.todo.finish()


# --- too few buildings (M43, Q238) ------------------------------------------------------------------------------------


def buildable(t: Table, seat: int, hotel: bool) -> list[int]:
    """The streets on which a seat could build a house, or a hotel, at once."""
    return [
        square for square in t.held[seat]
        if (t.houses[square] == FOUR_HOUSES) == hotel
        and why_not_build(t, seat, square) == FINE
    ]  # fmt: skip


def rivals(t: Table, seat: int, hotel: bool) -> list[int]:
    """Who else could build a house, or a hotel, at once and may still join a wish in this turn (Q238, Q314)."""
    others = t.clockwise(t.after(seat))
    return [other for other in others if other != seat and t.joins[other] < MOST_JOINS and buildable(t, other, hotel)]


class Shortage(Frame[Table]):
    """There are fewer buildings than players who could use one: the others say whether they want it too."""

    def __init__(self, author: int, square: int, asked: list[int], joined: list[int]) -> None:
        self.author = author
        self.square = square
        self.asked = asked
        self.joined = joined

    def advance(self, t: Table) -> int:
        return self.asked[0]

    def options(self, t: Table) -> list[int]:
        return [PASS, JOIN]

    def act(self, t: Table, action: int) -> None:
        t.seals += 1
        joined = self.joined
        if action == JOIN:
            t.joins[self.asked[0]] += 1
            t.tell(WISH_JOINED, self.asked[0])
            joined = [*joined, self.asked[0]]
        if len(self.asked) > 1:
            t.todo.replace(Shortage(self.author, self.square, self.asked[1:], joined))
        elif joined:
            hotel = t.houses[self.square] == FOUR_HOUSES
            lot = HOTEL_LOT if hotel else HOUSE_LOT
            t.tell(AUCTION_OPENED, lot)
            t.todo.replace_all([Auction(lot, [self.author, *joined], 0, NOBODY), WinnerBuilds(hotel)])
        else:
            build(t, self.author, self.square, HOUSE_PRICE[self.square])
            t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (JOIN_OR_PASS, self.author, self.square)


class WinnerBuilds(Frame[Table]):
    """Who has won a building in an auction names the street; the bid was paid instead of the price (Q238)."""

    def __init__(self, hotel: bool) -> None:
        self.hotel = hotel

    def advance(self, t: Table) -> int:
        if t.winner_of_lot == NOBODY:
            t.todo.finish()
        return t.winner_of_lot

    def options(self, t: Table) -> list[int]:
        return [
            SQUARE + square for square in t.held[t.winner_of_lot]
            if (t.houses[square] == FOUR_HOUSES) == self.hotel
            and why_not_next_building(t, t.winner_of_lot, square) == FINE
        ]  # fmt: skip

    def act(self, t: Table, action: int) -> None:
        build(t, t.winner_of_lot, action - SQUARE, 0)
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHERE_TO_BUILD,)
