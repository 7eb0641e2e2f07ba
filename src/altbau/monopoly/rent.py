"""What a visitor owes (M12 to M20)."""

from typing import NamedTuple

from altbau.monopoly.board import GROUP, HOTEL, KIND, RENTS, STATION, UTILITY
from altbau.monopoly.events import BARE, BY_DICE, BY_HOTEL, BY_HOUSES, BY_STATIONS, WHOLE_GROUP
from altbau.monopoly.table import Table


class Rent(NamedTuple):
    """A rent and its calculation: `base` times `factor`; `basis` as in `events.BASES`, `number` its houses or dice."""

    coins: int
    basis: int
    base: int
    number: int
    factor: int


def rent_of(t: Table, square: int, factor: int) -> Rent:
    """The rent of an owned place that is not mortgaged. A card's `factor` doubles a station's, and is that of
    a utility, for which the dice have just been thrown (M20, Q224); 1 otherwise."""
    if KIND[square] == STATION:
        count = t.in_group(square)
        base = RENTS[square][count - 1]
        return Rent(base * factor, BY_STATIONS, base, count, factor)
    if KIND[square] == UTILITY:
        total = t.dice[0] + t.dice[1]
        times = factor if factor > 1 else RENTS[square][t.in_group(square) - 1]
        return Rent(total * times, BY_DICE, total, total, times)
    level = t.houses[square]
    base = RENTS[square][level]
    if level == HOTEL:
        return Rent(base, BY_HOTEL, base, 1, 1)
    if level:
        return Rent(base, BY_HOUSES, base, level, 1)
    if t.whole[GROUP[square]] == t.owner[square] and not t.group_mortgaged(square):
        return Rent(2 * base, WHOLE_GROUP, base, 0, 2)  # M16, Q223
    return Rent(base, BARE, base, 0, 1)
