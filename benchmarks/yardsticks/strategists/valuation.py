"""The valuation of players: cash, places, and future rents with the houses that they can pay.

A seat's *strength* is a sum of money: cash, a part of the prices of its places, and future rents. A whole group counts
with the houses that the cash would build, a part of a group with the chance to complete it. A seat's *share* is its
strength to a power, divided by the sum over all seats; it approximates the chance to win. The parameters are fitted to
games of bots (`LEARNED`). A deal is good for a player whose share grows: two players can both gain at the cost of the
others, and making another player too strong is a loss.
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
    PARKING,
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
    ownable,
)
from altbau.games.monopoly.rules.state import FREE
from altbau.games.monopoly.view import MonopolyView

# The mean number of landings of a player on each square in a turn, in thousandths (with the newer deck; nearly the same
# with the classic one).
VISITS: Final[list[int]] = [
    36, 25, 25, 25, 27, 34, 26, 26, 27, 26, 26, 31, 30, 27, 28, 33, 32, 33, 34, 35,
    34, 32, 33, 31, 36, 35, 31, 31, 32, 30, 30, 31, 30, 32, 28, 28, 26, 25, 25, 30,
]  # fmt: skip
PER_MILLE: Final = 1000.0
MEAN_THROW: Final = 7
THROWS: Final = 36
WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of the 36 throws, by the sum of two dice


def flow_of(group: int, level: int) -> float:
    """The expected rents of a whole group with so many houses on each street, per turn of one visitor."""
    total = 0.0
    for square in MEMBERS[group]:
        rent = RENTS[square][level] if level else RENTS[square][0] * WHOLE_GROUP_FACTOR
        total += VISITS[square] * rent / PER_MILLE
    return total


FLOWS: Final[list[list[float]]] = [  # by group of streets, then by houses on each: rents per turn of one visitor
    [flow_of(group, level) for level in range(HOTEL + 1)] for group in range(STATIONS)
]
BARE: Final[list[float]] = [  # by square: the rent of a street without houses per turn of one visitor; else 0
    VISITS[square] * RENTS[square][0] / PER_MILLE if KIND[square] == STREET else 0.0 for square in range(SQUARES)
]
PAIR: Final = 2  # streets in the smallest groups
THREE: Final = 3  # houses on each street: up to this number the rents rise most
HOUSE: Final[list[int]] = [HOUSE_PRICE[MEMBERS[group][0]] for group in range(STATIONS)]  # the price of one, by group
BEST_FIRST: Final[list[int]] = sorted(  # the groups of streets, by the return of three houses
    range(STATIONS), key=lambda group: -FLOWS[group][THREE] / (HOUSE[group] * len(MEMBERS[group]))
)

START_MONEY: Final = 1500.0


@dataclass(frozen=True)
class Weights:
    """The parameters of the valuation, fitted to games by `benchmarks/values.py`, which prints them."""

    power: float = 2.876  # the exponent that turns strengths into shares
    turns: float = 95.85  # visitors' turns of future rents that count, while the mean cash is that of the start
    kept: float = 21.6  # cash that is not used for building,
    turns_kept: float = 2.53  # plus the mean rents of so many turns
    place: float = 0.67  # the part of a place's price that counts, whatever its rents
    mortgaged: float = 0.473  # the same for a mortgaged place
    later: float = 0.079  # the part of the profit from houses that can't be paid yet
    # The chance to complete a group: all but one of its places owned (`nearly`, `pair`) or fewer (`begun`); the others
    # unowned (`free`), or with one other player (`traded`).
    nearly_free: float = 0.259
    nearly_traded: float = 0.222
    pair_free: float = 0.13
    pair_traded: float = 0.104
    begun_free: float = 0.09
    begun_traded: float = 0.017
    begun_split: float = 0.005  # the others with several players
    in_the_way: float = 0.069  # the part of the group's worth to the player who lacks only these places


LEARNED: Final = Weights()
WITHOUT_HOUSES: Final = [*MEMBERS[STATIONS], *MEMBERS[UTILITIES]]


class Ledger:
    """The cash and places of all players. Callers change it to try something out, and then undo the change."""

    def __init__(self, view: MonopolyView, opinions: list[float], weights: Weights = LEARNED) -> None:
        self.weights = weights
        self.opinions = opinions  # by group of streets: factors for its rents
        self.cash = view.cash[:]  # by seat; this and the next three as in a view
        self.owner = view.owner[:]
        self.houses = view.houses[:]
        self.mortgaged = view.mortgaged[:]
        self.alive: list[Seat] = [seat for seat in view.seats() if not view.bankrupt[seat]]
        self.pot = pot_shares(view)  # by seat: what it expects of the pot
        self.premium = 0.0  # what each coin up to `reserve` counts more; see `save_for_places`
        self.reserve = 0.0
        total = 0.0
        rents = [0.0] * view.players
        for square in range(SQUARES):
            if self.owner[square] != NOBODY:
                rents[self.owner[square]] += VISITS[square] * rent_due(view, square) / PER_MILLE
        everybody = sum(rents)
        # By seat: the cash that is not used for building.
        self.kept = [weights.kept + weights.turns_kept * (everybody - own) for own in rents]
        for seat in self.alive:
            total += self.cash[seat]
        mean = total / len(self.alive)
        self.turns = weights.turns * max(1.0, mean / START_MONEY)  # visitors' turns of future rents that count

    def save_for_places(self, premium: float) -> None:
        """Let a coin count more by `premium`, up to an equal part of what the places without an owner cost. For most
        places are worth more than their price, and who lands there without money leaves them to others."""
        prices = 0
        for square in range(SQUARES):
            if ownable(square) and self.owner[square] == NOBODY:
                prices += PRICE[square]
        self.premium = premium
        self.reserve = prices / len(self.alive)

    # --- shares -------------------------------------------------------------------------------------------------------

    def share(self, seat: Seat) -> float:
        """The share of a seat; approximates its chance to win."""
        total = 0.0
        mine = 0.0
        for each in self.alive:
            power: float = self.strength(each) ** self.weights.power
            total += power
            if each == seat:
                mine = power
        return mine / total

    def strength(self, seat: Seat) -> float:
        """The strength of a seat in money, at least 1; see the module."""
        purse = self.cash[seat] - self.kept[seat]
        worth = self.cash[seat] + min(0.0, purse)  # cash missing below `kept` counts twice
        worth += self.pot[seat]
        worth += self.premium * min(float(self.cash[seat]), self.reserve)
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
                    flow -= FLOWS[group][0] / WHOLE_GROUP_FACTOR  # counted in `developed`
                    whole.append(group)
            elif own:
                worth += self.prospect(seat, group, own)
        worth += self.developed(whole, purse)
        worth += self.turns * (flow + self.other_flow(seat))
        for square in WITHOUT_HOUSES:
            worth += self.plain_worth(seat, square)
        return max(1.0, worth)

    def developed(self, whole: list[int], purse: float) -> float:
        """The future rents of a seat's whole groups with the houses that the purse can pay, minus their cost; three
        houses everywhere come first."""
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
        """The part of the price of a station or utility that counts for its owner; 0 for another seat."""
        if self.owner[square] != seat:
            return 0.0
        return PRICE[square] * (self.weights.mortgaged if self.mortgaged[square] else self.weights.place)

    def standing(self, group: int) -> int:
        """The number of houses in a group; a hotel counts as five."""
        total = 0
        for square in MEMBERS[group]:
            total += self.houses[square]
        return total

    def built(self, group: int, houses: float) -> float:
        """The future rents of a whole group with so many houses in all."""
        return self.turns * self.opinions[group] * flow_with(group, houses)

    def profit(self, group: int, houses: float) -> float:
        """The profit from building a whole group up to hotels, from so many houses in all; at least 0."""
        full = len(MEMBERS[group]) * HOTEL
        if houses >= full:
            return 0.0
        gain = self.built(group, full) - self.built(group, houses)
        return max(0.0, gain - (full - houses) * HOUSE[group])

    def completed(self, seat: Seat, group: int) -> float:
        """The worth of owning a whole group for a seat, beyond its places, with the houses that it can pay."""
        size = len(MEMBERS[group])
        purse = max(0.0, self.cash[seat] - self.kept[seat])
        houses = min(float(size * HOTEL), purse / HOUSE[group])
        most = self.built(group, houses) - houses * HOUSE[group]
        few = min(houses, float(size * THREE))
        return max(most, self.built(group, few) - few * HOUSE[group]) + self.weights.later * self.profit(group, houses)

    def prospect(self, seat: Seat, group: int, own: int) -> float:
        """The worth of a part of a group: the chance to complete it, and to block the player who lacks only that
        part."""
        weights = self.weights
        size = len(MEMBERS[group])
        free = 0
        holder = NOBODY  # the owner of all the other owned places, if it is one player
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
        """The expected rents of a seat's stations and utilities per turn of one visitor."""
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
        """Give these places to a seat."""
        for square in squares:
            self.owner[square] = seat


def flow_with(group: int, houses: float) -> float:
    """The expected rents of a whole group per turn of one visitor, with so many houses in all, evenly spread."""
    level = houses / len(MEMBERS[group])
    below = int(level)
    if below >= HOTEL:
        return FLOWS[group][HOTEL]
    return FLOWS[group][below] + (level - below) * (FLOWS[group][below + 1] - FLOWS[group][below])


def visits_of(square: int) -> float:
    """The mean number of landings of a player on a square in a turn."""
    return VISITS[square] / PER_MILLE


def pot_shares(view: MonopolyView) -> list[float]:
    """By seat the part of the pot that it can expect (H01): its chance to get it all with its next throw, and an equal
    part of what is left then."""
    shares = [0.0] * view.players
    if not view.pot:
        return shares
    alive = [seat for seat in view.seats() if not view.bankrupt[seat]]
    left = float(view.pot)
    for seat in alive:
        steps = (PARKING - view.at[seat]) % SQUARES
        ways = WAYS[steps] if steps < len(WAYS) and view.jail[seat] == FREE else 0
        shares[seat] = view.pot * ways / THROWS
        left -= shares[seat]
    for seat in alive:
        shares[seat] += left / len(alive)
    return shares


def rent_due(view: MonopolyView, square: int) -> int:
    """The rent that a visitor would pay on a square now, for a utility with a mean throw; 0 without an owner."""
    owner = view.owner[square]
    if owner != NOBODY and view.edition.no_rent_from_jail and view.jail[owner] != FREE:
        return 0
    return rent_out_of_jail(view, square)


def rent_out_of_jail(view: MonopolyView, square: int) -> int:
    """The same while its owner is not in jail (H04)."""
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
