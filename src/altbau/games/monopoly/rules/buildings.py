"""Building and selling, mortgaging and redeeming: what a landlord does with the own places (M33, M37 to M46)."""

from typing import Final

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
    BUILD_EVENLY,
    BUILDING_GOES_THERE,
    FINE,
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
from altbau.games.monopoly.rules.state import Table

FOUR_HOUSES: Final = HOTEL - 1

AT_WILL: Final = 0  # what a landlord sells or mortgages for: whatever it may be (M33)
IN_DEBT: Final = 1  # a debt (M49)
TO_BUY: Final = 2  # a place, at its price or in an auction (Q242)
TO_BUILD: Final = 3  # one of the last buildings, in an auction (Q238)


def why_not_build(t: Table, seat: int, square: int) -> int:
    """Why a seat can't build on a square at the printed price (M37 to M43)."""
    refusal = why_not_next_building(t, seat, square)
    if refusal == FINE and t.cash[seat] < HOUSE_PRICE[square]:
        return NOT_ENOUGH_MONEY
    return refusal


def why_not_next_building(t: Table, seat: int, square: int) -> int:
    """Why the next building can't stand on a square, whatever it costs."""
    if KIND[square] != STREET:
        return NOT_A_STREET
    if t.owner[square] != seat:
        return NOT_YOUR_PLACE
    if t.whole[GROUP[square]] != seat:
        return GROUP_NOT_COMPLETE
    level = t.houses[square]
    if level == HOTEL:
        return FULLY_BUILT
    for member in MEMBERS[GROUP[square]]:
        if t.mortgaged[member]:
            return GROUP_MORTGAGED
        if t.houses[member] < level:
            return BUILD_EVENLY
    if level == FOUR_HOUSES:
        return FINE if t.hotels_left else NO_HOTELS_LEFT
    return FINE if t.houses_left else NO_HOUSES_LEFT


def why_not_sell(t: Table, seat: int, square: int, purpose: int) -> int:
    """Why a seat can't give a building of a square back (M44). Whoever is in debt may give back a whole group at once
    where the houses for breaking down a hotel are missing (Q237); while buildings are auctioned none comes back (Q238).
    """
    if t.owner[square] != seat:
        return NOT_YOUR_PLACE
    level = t.houses[square]
    if level == 0:
        return NOTHING_BUILT
    if purpose == TO_BUILD:
        return NO_SALE_NOW
    for member in MEMBERS[GROUP[square]]:
        if t.houses[member] > level:
            return SELL_EVENLY
    if level == HOTEL and t.houses_left < FOUR_HOUSES and purpose != IN_DEBT:
        return NO_HOUSES_FOR_HOTEL
    return FINE


def why_not_mortgage(t: Table, seat: int, square: int, purpose: int) -> int:
    """Why a seat can't mortgage a place (M45). Who bids for a building keeps the groups free on which it could stand,
    so that the winner can build (Q238)."""
    if t.owner[square] != seat:
        return NOT_YOUR_PLACE
    if t.mortgaged[square]:
        return MORTGAGED_ALREADY
    if t.group_built(square):
        return GROUP_BUILT
    return BUILDING_GOES_THERE if purpose == TO_BUILD and could_grow(t, seat, GROUP[square]) else FINE


def could_grow(t: Table, seat: int, group: int) -> bool:
    """Whether the next building could stand somewhere in a group, whatever it costs."""
    for member in MEMBERS[group]:
        if why_not_next_building(t, seat, member) == FINE:
            return True
    return False


def why_not_redeem(t: Table, seat: int, square: int) -> int:
    """Why a seat can't redeem a mortgage (M46)."""
    if t.owner[square] != seat:
        return NOT_YOUR_PLACE
    if not t.mortgaged[square]:
        return NOT_MORTGAGED
    return FINE if t.cash[seat] >= mortgage_value(square) + interest(square) else NOT_ENOUGH_MONEY


def why_not(t: Table, seat: int, deed: int, square: int, purpose: int) -> int:
    """Why a seat can't do one of the four deeds with a square."""
    if deed == BUILD:
        return why_not_build(t, seat, square)
    if deed == SELL:
        return why_not_sell(t, seat, square, purpose)
    return why_not_mortgage(t, seat, square, purpose) if deed == MORTGAGE else why_not_redeem(t, seat, square)


def places_for(t: Table, seat: int, deed: int, purpose: int) -> list[int]:
    """The squares with which a seat can do a deed."""
    return [square for square in t.held[seat] if why_not(t, seat, deed, square, purpose) == FINE]


def possible_deeds(t: Table, seat: int, purpose: int) -> list[int]:
    """The deeds for which a seat has a place; who raises money for something can only sell and mortgage (M49, Q242)."""
    raising = purpose != AT_WILL
    build = sell = mortgage = redeem = False
    for group in range(STATIONS):
        if t.whole[group] == seat:
            for square in MEMBERS[group]:
                build = build or (not raising and why_not_build(t, seat, square) == FINE)
                sell = sell or why_not_sell(t, seat, square, purpose) == FINE
    for square in t.held[seat]:
        if not t.mortgaged[square]:
            mortgage = mortgage or why_not_mortgage(t, seat, square, purpose) == FINE
        elif not raising and not redeem:
            redeem = why_not_redeem(t, seat, square) == FINE
    found: list[int] = []
    if build:
        found.append(BUILD)
    if sell:
        found.append(SELL)
    if mortgage:
        found.append(MORTGAGE)
    if redeem:
        found.append(REDEEM)
    return found


def could_raise(t: Table, seat: int, purpose: int) -> int:
    """What a bidder could pay at most: cash, mortgages, and half the price of the buildings (Q242); for a building
    without what must not be touched (Q238)."""
    total = t.cash[seat]
    for square in t.held[seat]:
        if purpose == TO_BUILD:
            total += mortgage_value(square) if why_not_mortgage(t, seat, square, purpose) == FINE else 0
        else:
            total += 0 if t.mortgaged[square] else mortgage_value(square)
            total += refund(square) * t.houses[square]
    return total


def carry_out(t: Table, seat: int, deed: int, square: int) -> None:
    """Sell, mortgage or redeem, which must be possible."""
    if deed == SELL:
        sell(t, seat, square)
    elif deed == MORTGAGE:
        t.mortgaged[square] = True
        t.cash[seat] += mortgage_value(square)
        t.tell(MORTGAGED, seat, square, mortgage_value(square))
    else:
        redeem(t, seat, square)


def build(t: Table, seat: int, square: int, price: int) -> None:
    """A house, or a hotel for four of them (M38 to M41)."""
    t.cash[seat] -= price
    t.set_houses(square, t.houses[square] + 1)
    t.tell(BUILT_UPON, seat, square, price, t.houses[square])


def sell(t: Table, seat: int, square: int) -> None:
    """One building back at half price; with too few houses for breaking down a hotel the whole group (M44, Q237)."""
    half = refund(square)
    if t.houses[square] == HOTEL and t.houses_left < FOUR_HOUSES:
        total = 0
        for member in MEMBERS[GROUP[square]]:
            total += half * t.houses[member]
            t.set_houses(member, 0)
        t.cash[seat] += total
        t.tell(GROUP_SOLD, seat, square, total)
    else:
        t.cash[seat] += half
        t.set_houses(square, t.houses[square] - 1)
        t.tell(BUILDING_SOLD, seat, square, half, t.houses[square])


def redeem(t: Table, seat: int, square: int) -> None:
    """Pay a mortgage back with ten per cent (M46)."""
    price = mortgage_value(square) + interest(square)
    t.mortgaged[square] = False
    t.cash[seat] -= price
    t.tell(REDEEMED, seat, square, price)
