"""The operations of an owner on places: building, selling, mortgaging and redeeming (M33, M37 to M46)."""

from typing import Final

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.games.monopoly.rules.actions import BUILD, MORTGAGE, REDEEM, SELL
from altbau.games.monopoly.rules.board import (
    GROUP,
    HOTEL,
    HOUSE_PRICE,
    KIND,
    MEMBERS,
    STATIONS,
    STREET,
    interest,
    mortgage_value,
    refund,
)
from altbau.games.monopoly.rules.events import BUILDING_SOLD, BUILT_UPON, GROUP_SOLD, MORTGAGED, REDEEMED
from altbau.games.monopoly.rules.refusals import (
    ALLOWED,
    BUILD_EVENLY,
    BUILDING_GOES_THERE,
    FULLY_BUILT,
    GROUP_BUILT,
    GROUP_MORTGAGED,
    GROUP_NOT_COMPLETE,
    MORTGAGED_ALREADY,
    NO_HOTELS_LEFT,
    NO_HOUSES_FOR_HOTEL,
    NO_HOUSES_LEFT,
    NO_SALE_NOW,
    NOT_A_STREET,
    NOT_ENOUGH_MONEY,
    NOT_MORTGAGED,
    NOT_YOUR_PLACE,
    NOTHING_BUILT,
    SELL_EVENLY,
)
from altbau.games.monopoly.rules.state import State

FOUR_HOUSES: Final = HOTEL - 1

AT_WILL: Final = 0  # the purpose of selling, mortgaging or trading: none in particular (M33)
IN_DEBT: Final = 1  # to pay a debt (M49)
TO_BUY: Final = 2  # to buy a place, at its price or in an auction (Q242)
TO_BUILD: Final = 3  # to bid for one of the last buildings (Q238)


def why_not_build(s: State, seat: Seat, square: int) -> Refusal:
    """Why a seat can't build on a square at the printed price (M37 to M43)."""
    refusal = why_not_next_building(s, seat, square)
    if refusal == ALLOWED and s.cash[seat] < HOUSE_PRICE[square]:
        return NOT_ENOUGH_MONEY
    return refusal


def why_not_next_building(s: State, seat: Seat, square: int) -> Refusal:
    """Why the next building can't be placed on a square, apart from its price."""
    if KIND[square] != STREET:
        return NOT_A_STREET
    if s.owner[square] != seat:
        return NOT_YOUR_PLACE
    if s.whole[GROUP[square]] != seat:
        return GROUP_NOT_COMPLETE
    level = s.houses[square]
    if level == HOTEL:
        return FULLY_BUILT
    for member in MEMBERS[GROUP[square]]:
        if s.mortgaged[member]:
            return GROUP_MORTGAGED
        if s.houses[member] < level:
            return BUILD_EVENLY
    if level == FOUR_HOUSES:
        return ALLOWED if s.hotels_left else NO_HOTELS_LEFT
    return ALLOWED if s.houses_left else NO_HOUSES_LEFT


def why_not_sell(s: State, seat: Seat, square: int, purpose: int) -> Refusal:
    """Why a seat can't return a building of a square (M44). A debtor may return the buildings of a whole group at once
    if the bank lacks the houses to replace a hotel (Q237). During an auction of buildings none can be returned
    (Q238)."""
    if s.owner[square] != seat:
        return NOT_YOUR_PLACE
    level = s.houses[square]
    if level == 0:
        return NOTHING_BUILT
    if purpose == TO_BUILD:
        return NO_SALE_NOW
    for member in MEMBERS[GROUP[square]]:
        if s.houses[member] > level:
            return SELL_EVENLY
    if level == HOTEL and s.houses_left < FOUR_HOUSES and purpose != IN_DEBT:
        return NO_HOUSES_FOR_HOTEL
    return ALLOWED


def why_not_mortgage(s: State, seat: Seat, square: int, purpose: int) -> Refusal:
    """Why a seat can't mortgage a place (M45). A bidder for a building can't mortgage places of groups where it could
    be built, so the winner can build (Q238)."""
    if s.owner[square] != seat:
        return NOT_YOUR_PLACE
    if s.mortgaged[square]:
        return MORTGAGED_ALREADY
    if s.group_built(square):
        return GROUP_BUILT
    return BUILDING_GOES_THERE if purpose == TO_BUILD and could_grow(s, seat, GROUP[square]) else ALLOWED


def could_grow(s: State, seat: Seat, group: int) -> bool:
    """Whether the next building could be placed somewhere in a group, apart from its price."""
    for member in MEMBERS[group]:
        if why_not_next_building(s, seat, member) == ALLOWED:
            return True
    return False


def why_not_redeem(s: State, seat: Seat, square: int) -> Refusal:
    """Why a seat can't redeem a mortgage (M46)."""
    if s.owner[square] != seat:
        return NOT_YOUR_PLACE
    if not s.mortgaged[square]:
        return NOT_MORTGAGED
    return ALLOWED if s.cash[seat] >= mortgage_value(square) + interest(square) else NOT_ENOUGH_MONEY


def why_not(s: State, seat: Seat, operation: Action, square: int, purpose: int) -> Refusal:
    """Why a seat can't do one of the four operations with a square."""
    if operation == BUILD:
        return why_not_build(s, seat, square)
    if operation == SELL:
        return why_not_sell(s, seat, square, purpose)
    return why_not_mortgage(s, seat, square, purpose) if operation == MORTGAGE else why_not_redeem(s, seat, square)


def places_for(s: State, seat: Seat, operation: Action, purpose: int) -> list[int]:
    """The squares on which a seat can carry out an operation."""
    return [square for square in s.held[seat] if why_not(s, seat, operation, square, purpose) == ALLOWED]


def possible_operations(s: State, seat: Seat, purpose: int) -> list[Action]:
    """The operations that a seat can carry out on some place; when raising money only selling and mortgaging (M49,
    Q242)."""
    raising = purpose != AT_WILL
    build = sell = mortgage = redeem = False
    for group in range(STATIONS):
        if s.whole[group] == seat:
            for square in MEMBERS[group]:
                build = build or (not raising and why_not_build(s, seat, square) == ALLOWED)
                sell = sell or why_not_sell(s, seat, square, purpose) == ALLOWED
    for square in s.held[seat]:
        if not s.mortgaged[square]:
            mortgage = mortgage or why_not_mortgage(s, seat, square, purpose) == ALLOWED
        elif not raising and not redeem:
            redeem = why_not_redeem(s, seat, square) == ALLOWED
    found: list[Action] = []
    if build:
        found.append(BUILD)
    if sell:
        found.append(SELL)
    if mortgage:
        found.append(MORTGAGE)
    if redeem:
        found.append(REDEEM)
    return found


def could_raise(s: State, seat: Seat, purpose: int) -> int:
    """The most that a bidder could pay: cash, mortgages, and half the price of the buildings (Q242). In bidding for a
    building only what may be mortgaged counts (Q238)."""
    total = s.cash[seat]
    for square in s.held[seat]:
        if purpose == TO_BUILD:
            total += mortgage_value(square) if why_not_mortgage(s, seat, square, purpose) == ALLOWED else 0
        else:
            total += 0 if s.mortgaged[square] else mortgage_value(square)
            total += refund(square) * s.houses[square]
    return total


def carry_out(s: State, seat: Seat, operation: Action, square: int) -> None:
    """Sell, mortgage or redeem; must be legal."""
    if operation == SELL:
        sell(s, seat, square)
    elif operation == MORTGAGE:
        s.mortgaged[square] = True
        s.cash[seat] += mortgage_value(square)
        s.emit(MORTGAGED, seat, square, mortgage_value(square))
    else:
        redeem(s, seat, square, interest(square))


def build(s: State, seat: Seat, square: int, price: int) -> None:
    """Add a house, or replace four by a hotel (M38 to M41)."""
    s.cash[seat] -= price
    s.set_houses(square, s.houses[square] + 1)
    s.emit(BUILT_UPON, seat, square, price, s.houses[square])


def sell(s: State, seat: Seat, square: int) -> None:
    """Return a building at half price; if the bank lacks the houses to replace a hotel, those of the whole group (M44,
    Q237)."""
    half = refund(square)
    if s.houses[square] == HOTEL and s.houses_left < FOUR_HOUSES:
        total = 0
        for member in MEMBERS[GROUP[square]]:
            total += half * s.houses[member]
            s.set_houses(member, 0)
        s.cash[seat] += total
        s.emit(GROUP_SOLD, seat, square, total)
    else:
        s.cash[seat] += half
        s.set_houses(square, s.houses[square] - 1)
        s.emit(BUILDING_SOLD, seat, square, half, s.houses[square])


def redeem(s: State, seat: Seat, square: int, fee: int) -> None:
    """Pay a mortgage back, with `fee` as interest (M46)."""
    price = mortgage_value(square) + fee
    s.mortgaged[square] = False
    s.cash[seat] -= price
    s.emit(REDEEMED, seat, square, price, fee)
