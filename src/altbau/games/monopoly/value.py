"""What a game of Monopoly is worth to everybody: see `core/bots/value.py`. Nothing that it counts is hidden, so all see
the same."""

from typing import Final

from altbau.core.bots.value import Features, Value, expected_value, for_table, value_at_end
from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.monopoly.bots.valuation import VISITS, Ledger
from altbau.games.monopoly.learned import LEARNED
from altbau.games.monopoly.rules.board import (
    GROUP_NAMES,
    HOTEL,
    HOUSE_PRICE,
    MEMBERS,
    PRICE,
    RENTS,
    SQUARES,
    STATIONS,
    UTILITIES,
    WHOLE_GROUP_FACTOR,
    mortgage_value,
)
from altbau.games.monopoly.rules.edition import NO_LIMIT
from altbau.games.monopoly.rules.state import FREE, OVER, State
from altbau.games.monopoly.view import MonopolyView

# Features of a seat: sums, holdings, and the square of its token. Money is in tens, rents in tenths of what one visitor
# pays in a turn.
SUMS: Final = (
    "cash", "worth", "rents", "rents-houses", "rents-rivals", "log-cash", "log-worth", "log-rents", "log-houses",
    "groups", "nearly-free", "nearly-traded", "begun", "stations", "mortgaged", "loans", "jail", "jail-cards",
    "on-turn", "short", "log-strength",
)  # fmt: skip
# By group: the places that a seat has, and the most that another player has. Each pair is a feature, 1 if it holds.
HOLDINGS: Final[list[list[tuple[int, int]]]] = [
    [(own, other) for own in range(1, len(members) + 1) for other in range(len(members) - own + 1)]
    for members in MEMBERS
]
FEATURES: Final = (
    *SUMS,
    *[f"{GROUP_NAMES[group]}: {own} to {other}" for group in range(len(MEMBERS)) for own, other in HOLDINGS[group]],
    *[f"on {square}" for square in range(SQUARES)],
)
LIMITED: Final = 20  # rounds to the limit from which it shows
UNLIMITED: Final = 1000  # the stage of the first round, as long as no limit is near
THREE: Final = 3  # houses, where the rents rise most
KEPT: Final = 150  # cash that is not built with
MEAN_THROW: Final = 7
LOGARITHM: Final = 64  # parts of a logarithm of one
FAIR_VIEW: Final = [1.0] * STATIONS  # of the groups of streets
PER_VISIT: Final = 100  # thousandths of a rent in a tenth
AT: Final = len(FEATURES) - SQUARES  # the feature of the first square


def flow_of(group: int, level: int) -> int:
    """The rents of all streets of a group with so many houses each, for a turn of one visitor, in tenths."""
    total = 0
    for square in MEMBERS[group]:
        total += VISITS[square] * (RENTS[square][level] if level else RENTS[square][0] * WHOLE_GROUP_FACTOR)
    return total // PER_VISIT


def numbered() -> list[list[list[int]]]:
    """The number of the feature of a holding, by group, own places and those of another player."""
    found: list[list[list[int]]] = []
    number = len(SUMS)
    for group in range(len(MEMBERS)):
        size = len(MEMBERS[group])
        by_own = [[0] * (size + 1) for _ in range(size + 1)]
        for own, other in HOLDINGS[group]:
            by_own[own][other] = number
            number += 1
        found.append(by_own)
    return found


HOLDING: Final[list[list[list[int]]]] = numbered()
FLOWS: Final[list[list[int]]] = [[flow_of(group, level) for level in range(HOTEL + 1)] for group in range(STATIONS)]
HOUSE: Final[list[int]] = [HOUSE_PRICE[MEMBERS[group][0]] for group in range(STATIONS)]  # the price of one, by group


class Account:
    """What one seat has."""

    def __init__(self, cash: int) -> None:
        self.cash = cash
        self.worth = cash
        self.rents = 0  # for a turn of one visitor
        self.loans = 0  # that the bank would give
        self.mortgaged = 0  # the price of what is mortgaged
        self.whole: list[int] = []  # groups of streets
        self.nearly_free = 0  # rents of three houses, of groups that lack one place, which nobody has,
        self.nearly_traded = 0  # or somebody else
        self.begun = 0  # places of the others
        self.stations = 0
        self.holdings: list[int] = []  # numbers of the features that are 1


def value(view: MonopolyView) -> Value:
    """How the game is expected to end, or has ended."""
    if view.phase == OVER:
        return value_at_end(
            [0 if view.bankrupt[seat] else account.worth for seat, account in enumerate(accounts(view))]
        )
    return expected_value(counted(view), for_table(LEARNED, view.edition.key, view.players))


def open_value(s: State) -> Value | None:
    """The same, as nothing is hidden."""
    return value(MonopolyView(s, NOBODY))


def counted(view: MonopolyView) -> Features:
    """The features of a game that is not over."""
    found = accounts(view)
    ledger = Ledger(view, FAIR_VIEW)
    rents = 0
    for seat, account in enumerate(found):
        rents += account.rents
        account.worth += int(ledger.pot[seat])
    seats: list[list[int]] = []
    for seat in view.seats():
        if view.bankrupt[seat]:
            seats.append([])
        else:
            strength = int(ledger.strength(seat))
            seats.append(features_of(view, seat, found[seat], rents - found[seat].rents, strength))
    return Features(stage_of(view), seats, NOBODY, [])


def stage_of(view: MonopolyView) -> int:
    """How many rounds are still to come, if they are few; else how many have been."""
    limit = view.edition.turn_limit
    if limit != NO_LIMIT and limit - view.round < LIMITED:
        return max(0, limit - view.round)
    return UNLIMITED + view.round


def accounts(view: MonopolyView) -> list[Account]:
    """By seat what it has."""
    found: list[Account] = []
    for seat in view.seats():
        account = Account(view.cash[seat])
        for group in range(UTILITIES + 1):
            own = free = 0
            for square in MEMBERS[group]:
                if view.owner[square] == seat:
                    own += 1
                    count_place(view, square, account)
                elif view.owner[square] == NOBODY:
                    free += 1
            if own:
                account.holdings.append(HOLDING[group][own][most_of_another(view, group, seat)])
            if own and group < STATIONS:
                count_streets(view, group, own, free, account)
            elif own:
                count_others(view, group, seat, own, account)
        found.append(account)
    return found


def most_of_another(view: MonopolyView, group: int, seat: Seat) -> int:
    """The most places of a group that one other player has."""
    most = 0
    for square in MEMBERS[group]:
        owner = view.owner[square]
        if owner != NOBODY and owner != seat:
            held = 0
            for member in MEMBERS[group]:
                if view.owner[member] == owner:
                    held += 1
            most = max(most, held)
    return most


def count_place(view: MonopolyView, square: int, account: Account) -> None:
    """Count what a place is worth in itself, and the rents of its houses."""
    if view.mortgaged[square]:
        account.worth += mortgage_value(square)
        account.mortgaged += PRICE[square]
    elif view.houses[square]:
        account.worth += PRICE[square] + view.houses[square] * HOUSE_PRICE[square]
        account.rents += VISITS[square] * RENTS[square][view.houses[square]] // PER_VISIT
    else:
        account.worth += PRICE[square]
        account.loans += mortgage_value(square)


def count_streets(view: MonopolyView, group: int, own: int, free: int, account: Account) -> None:
    """Count the streets that a seat has of a group, while so many are free."""
    size = len(MEMBERS[group])
    if own == size:
        account.whole.append(group)
        if standing(view, group) == 0:
            account.rents += FLOWS[group][0]
        return
    account.rents += FLOWS[group][0] * own // (WHOLE_GROUP_FACTOR * size)
    if own < size - 1:
        account.begun += own
    elif free:
        account.nearly_free += FLOWS[group][THREE]
    else:
        account.nearly_traded += FLOWS[group][THREE]


def count_others(view: MonopolyView, group: int, seat: Seat, own: int, account: Account) -> None:
    """Count the rents of stations or utilities, of which a seat has so many."""
    visits = 0
    for square in MEMBERS[group]:
        if view.owner[square] == seat and not view.mortgaged[square]:
            visits += VISITS[square]
    rent = RENTS[MEMBERS[group][0]][own - 1] * (MEAN_THROW if group == UTILITIES else 1)
    account.rents += visits * rent // PER_VISIT
    account.stations += own if group == STATIONS else 0


def standing(view: MonopolyView, group: int) -> int:
    """The buildings in a group; a hotel counts five."""
    total = 0
    for square in MEMBERS[group]:
        total += view.houses[square]
    return total


def built_up(view: MonopolyView, account: Account) -> int:
    """The rents of a seat with the houses that its cash would pay."""
    purse = account.cash - KEPT
    rents = account.rents
    for tallest in (THREE, HOTEL):
        for group in account.whole:
            size = len(MEMBERS[group])
            before = standing(view, group)
            if tallest == HOTEL:
                before = max(before, THREE * size)
            added = min(purse // HOUSE[group], tallest * size - before)
            if added > 0:
                purse -= added * HOUSE[group]
                rents += flow_with(group, before + added) - flow_with(group, before)
    return rents


def flow_with(group: int, houses: int) -> int:
    """The rents of a whole group with so many houses in all, spread evenly."""
    size = len(MEMBERS[group])
    level = houses // size
    if level >= HOTEL:
        return FLOWS[group][HOTEL]
    return FLOWS[group][level] + (FLOWS[group][level + 1] - FLOWS[group][level]) * (houses % size) // size


def logarithm(number: int) -> int:
    """About the logarithm, to base 2, in 64ths: even between powers of 2."""
    bits = -1
    left = number + 1
    while left:
        left >>= 1
        bits += 1
    return LOGARITHM * (bits - 1) + (LOGARITHM * (number + 1) >> bits)


def features_of(view: MonopolyView, seat: Seat, account: Account, rivals: int, strength: int) -> list[int]:
    """The features of a seat so strong, whose rivals take in so much of one visitor a turn."""
    developed = built_up(view, account)
    features = [
        account.cash // 10, account.worth // 10, account.rents, developed, rivals,
        logarithm(max(0, account.cash) // 10), logarithm(account.worth // 10), logarithm(account.rents),
        logarithm(developed), len(account.whole), account.nearly_free, account.nearly_traded, account.begun,
        account.stations, account.mortgaged // 10, account.loans // 10, int(view.jail[seat] != FREE),
        view.jail_cards.count(seat), int(view.turn == seat), max(0, rivals * 2 - account.cash) // 10,
        logarithm(strength),
    ]  # fmt: skip
    features.extend([0] * (len(FEATURES) - len(SUMS)))
    for holding in account.holdings:
        features[holding] = 1
    features[AT + view.at[seat]] = 1
    return features
