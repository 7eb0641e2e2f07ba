"""What is done with one's places: which one, and who gets the last buildings (M33, M43)."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.monopoly.actions import A_SQUARE, BUILD, JOIN, PASS, SQUARE, is_square
from altbau.monopoly.auctions import HOTEL_LOT, HOUSE_LOT, Auction
from altbau.monopoly.board import HOUSE_PRICE
from altbau.monopoly.buildings import (
    FOUR_HOUSES,
    build,
    carry_out,
    places_for,
    why_not,
    why_not_build,
    why_not_next_building,
)
from altbau.monopoly.events import AUCTION_OPENED, BUILDING_WANTED, WISH_JOINED
from altbau.monopoly.questions import JOIN_OR_PASS, WHERE_TO_BUILD, WHICH_PLACE
from altbau.monopoly.refusals import FINE, NOT_OFFERED
from altbau.monopoly.table import Table


def why_not_deed(t: Table, seat: int, deed: int, raising: bool) -> int:
    """Why a seat can't build, sell, mortgage or redeem at all: the reason of the place that comes nearest to it, the
    latest in the order of `refusals.py`."""
    reasons = [why_not(t, seat, deed, square, raising) for square in t.held[seat]]
    return FINE if FINE in reasons else max(reasons, default=NOT_OFFERED)


class WhichPlace(Frame[Table]):
    """With which of the own places."""

    def __init__(self, seat: int, deed: int, raising: bool) -> None:
        self.seat = seat
        self.deed = deed
        self.raising = raising

    def advance(self, t: Table) -> int:
        return self.seat

    def options(self, t: Table) -> list[int]:
        return [SQUARE + square for square in places_for(t, self.seat, self.deed, self.raising)]

    def asks_for(self, t: Table) -> int:
        return A_SQUARE

    def why_not(self, t: Table, action: int) -> int:
        return why_not(t, self.seat, self.deed, action - SQUARE, self.raising) if is_square(action) else NOT_OFFERED

    def act(self, t: Table, action: int) -> None:
        square = action - SQUARE
        if self.deed == BUILD:
            hotel = t.houses[square] == FOUR_HOUSES
            others = [
                seat for seat in t.clockwise(t.after(self.seat)) if buildable(t, seat, hotel) and seat != self.seat
            ]
            if others and (t.hotels_left if hotel else t.houses_left) < len(others) + 1:
                t.tell(BUILDING_WANTED, self.seat, square)
                t.todo.replace(Shortage(self.seat, square, others, []))
                return
        carry_out(t, self.seat, self.deed, square)
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHICH_PLACE, self.deed)


# --- too few buildings (M43, Q238) ------------------------------------------------------------------------------------


def buildable(t: Table, seat: int, hotel: bool) -> list[int]:
    """The streets on which a seat could build a house, or a hotel, at once."""
    return [
        square for square in t.held[seat]
        if (t.houses[square] == FOUR_HOUSES) == hotel
        and why_not_build(t, seat, square) == FINE
    ]  # fmt: skip


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
            t.tell(WISH_JOINED, self.asked[0])
            joined = [*joined, self.asked[0]]
        if len(self.asked) > 1:
            t.todo.replace(Shortage(self.author, self.square, self.asked[1:], joined))
        elif joined:
            hotel = t.houses[self.square] == FOUR_HOUSES
            lot = HOTEL_LOT if hotel else HOUSE_LOT
            t.tell(AUCTION_OPENED, lot)
            least = dearest_wish(t, self.square, joined, hotel)
            t.todo.replace_all([Auction(lot, [self.author, *joined], least - 1, NOBODY), WinnerBuilds(hotel)])
        else:
            build(t, self.author, self.square, HOUSE_PRICE[self.square])
            t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (JOIN_OR_PASS, self.author, self.square)


def dearest_wish(t: Table, square: int, joined: list[int], hotel: bool) -> int:
    """Where the bidding for a building begins: the price of the street that was named, or of the dearest one on which
    those who have joined could build (Q307)."""
    least = HOUSE_PRICE[square]
    for seat in joined:
        for wish in buildable(t, seat, hotel):
            least = max(least, HOUSE_PRICE[wish])
    return least


class WinnerBuilds(Frame[Table]):
    """Who has won a building in an auction names the street; it is paid for."""

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
