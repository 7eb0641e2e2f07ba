"""What players are worth: cash, places, and the rents that these will bring as far as houses can be paid.

A seat's *strength* is a sum of money: cash, a part of the prices of its places, and the rents of the rounds to come, of
a whole group with the houses that its cash would build, of a part of a group with the chance to complete it. Its
*share* of all strengths, as a power of them, is its chance to win, as far as games between bots tell (`LEARNED`); a
deal is good for whoever gains share, so two players can both gain by one at the cost of the others, and nobody gains
by making somebody else too strong.
"""

from dataclasses import dataclass
from typing import Final

from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.monopoly.rules.board import (
    GROUP,
    HOTEL,
    HOUSE_PRICE,
    KIND,
    MEMBERS,
    PRICE,
    RENTS,
    SQUARES,
    STATIONS,
    STREET,
    UTILITIES,
    UTILITY,
    WHOLE_GROUP_FACTOR,
    interest,
    mortgage_value,
)
from altbau.games.monopoly.view import MonopolyView

# How often a player comes to stand on a square in a turn, in thousandths, by square. (With the newer deck; with the
# classic one it is nearly the same.)
VISITS: Final[list[int]] = [
    36, 25, 25, 25, 27, 34, 26, 26, 27, 26, 26, 31, 30, 27, 28, 33, 32, 33, 34, 35,
    34, 32, 33, 31, 36, 35, 31, 31, 32, 30, 30, 31, 30, 32, 28, 28, 26, 25, 25, 30,
]  # fmt: skip
PER_MILLE: Final = 1000.0
MEAN_THROW: Final = 7


def flow_of(group: int, level: int) -> float:
    """The rents of all streets of a group with so many houses each, for a turn of one visitor."""
    total = 0.0
    for square in MEMBERS[group]:
        rent = RENTS[square][level] if level else RENTS[square][0] * WHOLE_GROUP_FACTOR
        total += VISITS[square] * rent / PER_MILLE
    return total


FLOWS: Final[list[list[float]]] = [  # by group of streets, by houses on each: rents in money for a turn of one visitor
    [flow_of(group, level) for level in range(HOTEL + 1)] for group in range(STATIONS)
]
BARE: Final[list[float]] = [  # by square: the rent of a street without houses for a turn of one visitor, 0 elsewhere
    VISITS[square] * RENTS[square][0] / PER_MILLE if KIND[square] == STREET else 0.0 for square in range(SQUARES)
]
PAIR: Final = 2  # streets in the smallest groups
THREE: Final = 3  # houses on each street, where the rents rise most
HOUSE: Final[list[int]] = [HOUSE_PRICE[MEMBERS[group][0]] for group in range(STATIONS)]  # the price of one, by group
BEST_FIRST: Final[list[int]] = sorted(  # the groups of streets: where three houses bring most for their price
    range(STATIONS), key=lambda group: -FLOWS[group][THREE] / (HOUSE[group] * len(MEMBERS[group]))
)

START_MONEY: Final = 1500.0


@dataclass(frozen=True)
class Weights:
    """What counts how much; learned from games by `benchmarks/values.py`, which prints them."""

    power: float = 2.876  # of the strengths, to get shares
    turns: float = 95.85  # of visitors, for which rents are counted, while players have what they had at the start
    kept: float = 21.6  # cash that is not built with,
    turns_kept: float = 2.53  # and the mean rents of so many turns
    place: float = 0.67  # of the price of a place, whatever its rents
    mortgaged: float = 0.473  # the same of one that is mortgaged
    later: float = 0.079  # of the profit from the houses that can't be paid yet
    # The chance to complete a group with all but one place of it, or fewer; the rest with nobody, or with one other
    # player.
    nearly_free: float = 0.259
    nearly_traded: float = 0.222
    pair_free: float = 0.13
    pair_traded: float = 0.104
    begun_free: float = 0.09
    begun_traded: float = 0.017
    begun_split: float = 0.005  # with several others
    in_the_way: float = 0.069  # of what the group is worth to the one who lacks only these places


LEARNED: Final = Weights()
WITHOUT_HOUSES: Final = [*MEMBERS[STATIONS], *MEMBERS[UTILITIES]]


class Ledger:
    """Who owns what, as far as it counts here; what might be is tried out in it and set back."""

    def __init__(self, view: MonopolyView, opinions: list[float], weights: Weights = LEARNED) -> None:
        self.weights = weights
        self.opinions = opinions  # by group of streets: times what its rents bring
        self.cash = view.cash[:]  # by seat, as in a view
        self.owner = view.owner[:]
        self.houses = view.houses[:]
        self.mortgaged = view.mortgaged[:]
        self.alive: list[Seat] = [seat for seat in view.seats() if not view.bankrupt[seat]]
        total = 0.0
        rents = [0.0] * view.players
        for square in range(SQUARES):
            if self.owner[square] != NOBODY:
                rents[self.owner[square]] += VISITS[square] * rent_due(view, square) / PER_MILLE
        everybody = sum(rents)
        # By seat: cash that is not built with.
        self.kept = [weights.kept + weights.turns_kept * (everybody - own) for own in rents]
        for seat in self.alive:
            total += self.cash[seat]
        mean = total / len(self.alive)
        self.turns = weights.turns * max(1.0, mean / START_MONEY)  # of visitors, for which rents are counted

    # --- shares -------------------------------------------------------------------------------------------------------

    def share(self, seat: Seat) -> float:
        """About the chance of a seat to win."""
        total = 0.0
        mine = 0.0
        for each in self.alive:
            power: float = self.strength(each) ** self.weights.power
            total += power
            if each == seat:
                mine = power
        return mine / total

    def strength(self, seat: Seat) -> float:
        """What a seat is worth: see the module."""
        purse = self.cash[seat] - self.kept[seat]
        worth = self.cash[seat] + min(0.0, purse)  # the last money counts twice
        flow = 0.0
        whole: list[int] = []
        for group in BEST_FIRST:
            own = loans = 0
            for square in MEMBERS[group]:
                if self.owner[square] == seat:
                    own += 1
                    if self.mortgaged[square]:
                        worth += PRICE[square] * self.weights.mortgaged
                        loans += mortgage_value(square) + interest(square)
                    else:
                        worth += PRICE[square] * self.weights.place
                        flow += BARE[square]
            if own == len(MEMBERS[group]):
                if loans == 0 or purse >= loans:
                    purse -= loans
                    worth -= loans
                    flow -= FLOWS[group][0] / WHOLE_GROUP_FACTOR  # counted with the houses
                    whole.append(group)
            elif own:
                worth += self.prospect(seat, group, own)
        worth += self.developed(whole, purse)
        worth += self.turns * (flow + self.other_flow(seat))
        for square in WITHOUT_HOUSES:
            worth += self.plain_worth(seat, square)
        return max(1.0, worth)

    def developed(self, whole: list[int], purse: float) -> float:
        """What the whole groups of a seat bring with the houses that a purse pays, three everywhere before more."""
        worth = 0.0
        houses = [float(self.standing(group)) for group in whole]
        for tallest in (THREE, HOTEL):
            for index, group in enumerate(whole):
                wished = len(MEMBERS[group]) * tallest - houses[index]
                if wished > 0.0 and purse > 0.0:
                    added = min(purse / HOUSE[group], wished)
                    purse -= added * HOUSE[group]
                    worth -= added * HOUSE[group]
                    houses[index] += added
        for index, group in enumerate(whole):
            worth += self.built(group, houses[index]) + self.weights.later * self.profit(group, houses[index])
        return worth

    def plain_worth(self, seat: Seat, square: int) -> float:
        """A part of the price of an own place."""
        if self.owner[square] != seat:
            return 0.0
        return PRICE[square] * (self.weights.mortgaged if self.mortgaged[square] else self.weights.place)

    def standing(self, group: int) -> int:
        """The buildings in a group; a hotel counts five."""
        total = 0
        for square in MEMBERS[group]:
            total += self.houses[square]
        return total

    def built(self, group: int, houses: float) -> float:
        """The rents to come of a whole group with so many houses in all."""
        return self.turns * self.opinions[group] * flow_with(group, houses)

    def profit(self, group: int, houses: float) -> float:
        """What building a whole group up, from so many houses in all, would bring beyond its price."""
        full = len(MEMBERS[group]) * HOTEL
        if houses >= full:
            return 0.0
        gain = self.built(group, full) - self.built(group, houses)
        return max(0.0, gain - (full - houses) * HOUSE[group])

    def completed(self, seat: Seat, group: int) -> float:
        """What having all of a group would be worth to a seat beyond its places, with the houses that it could pay."""
        size = len(MEMBERS[group])
        purse = max(0.0, self.cash[seat] - self.kept[seat])
        houses = min(float(size * HOTEL), purse / HOUSE[group])
        most = self.built(group, houses) - houses * HOUSE[group]
        few = min(houses, float(size * THREE))
        return max(most, self.built(group, few) - few * HOUSE[group]) + self.weights.later * self.profit(group, houses)

    def prospect(self, seat: Seat, group: int, own: int) -> float:
        """What a part of a group is worth: the chance to complete it, or to be in the way of somebody who would."""
        weights = self.weights
        size = len(MEMBERS[group])
        free = 0
        holder = NOBODY  # of all the rest that is not free, if it is one player
        several = False
        for square in MEMBERS[group]:
            owner = self.owner[square]
            if owner == NOBODY:
                free += 1
            elif owner != seat:
                several = several or (holder != NOBODY and holder != owner)
                holder = owner
        if several and own < size - 1:
            return weights.begun_split * self.completed(seat, group)
        chance = weights.begun_free if holder == NOBODY else weights.begun_traded
        if own == size - 1 and size == PAIR:
            chance = weights.pair_free if free else weights.pair_traded
        elif own == size - 1:
            chance = weights.nearly_free if free else weights.nearly_traded
        worth = chance * self.completed(seat, group)
        if free == 0 and (own < size - 1 or size == PAIR):
            worth += weights.in_the_way * self.completed(holder, group)
        return worth

    def other_flow(self, seat: Seat) -> float:
        """The rents of stations and utilities for a turn of one visitor."""
        total = 0.0
        for group in (STATIONS, UTILITIES):
            own = 0
            visits = 0
            for square in MEMBERS[group]:
                if self.owner[square] == seat:
                    own += 1
                    visits += 0 if self.mortgaged[square] else VISITS[square]
            if own:
                rent = RENTS[MEMBERS[group][0]][own - 1]
                total += visits * (rent * MEAN_THROW if group == UTILITIES else rent) / PER_MILLE
        return total

    # --- trying out ---------------------------------------------------------------------------------------------------

    def move(self, squares: list[int], seat: Seat) -> None:
        """Let a seat have these places."""
        for square in squares:
            self.owner[square] = seat


def flow_with(group: int, houses: float) -> float:
    """The rents of a whole group for a turn of one visitor, with so many houses in all, spread evenly."""
    level = houses / len(MEMBERS[group])
    below = int(level)
    if below >= HOTEL:
        return FLOWS[group][HOTEL]
    return FLOWS[group][below] + (level - below) * (FLOWS[group][below + 1] - FLOWS[group][below])


def visits_of(square: int) -> float:
    """How often a player comes to stand on a square in a turn."""
    return VISITS[square] / PER_MILLE


def rent_due(view: MonopolyView, square: int) -> int:
    """What a visitor would have to pay on a square: rent or tax, for a utility with a mean throw."""
    owner = view.owner[square]
    if owner == NOBODY:
        return 0
    if view.mortgaged[square]:
        return 0
    own = 0
    whole = True
    for member in MEMBERS[GROUP[square]]:
        if view.owner[member] == owner:
            own += 1
        if view.owner[member] != owner or view.mortgaged[member]:
            whole = False
    if GROUP[square] >= STATIONS:
        return RENTS[square][own - 1] * (MEAN_THROW if KIND[square] == UTILITY else 1)
    level = view.houses[square]
    return RENTS[square][level] * (WHOLE_GROUP_FACTOR if whole and level == 0 else 1)
