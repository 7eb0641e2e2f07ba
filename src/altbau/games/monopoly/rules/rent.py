"""The rent that a visitor owes (M12 to M20)."""

from altbau.games.monopoly.rules.board import GROUP, HOTEL, KIND, RENTS, STATION, STREET, UTILITY, WHOLE_GROUP_FACTOR
from altbau.games.monopoly.rules.events import BARE, BY_DICE, BY_HOTEL, BY_HOUSES, BY_STATIONS, WHOLE_GROUP
from altbau.games.monopoly.rules.state import FREE, State


class Rent:
    """A rent as a calculation: `base` times `factor`; `basis` as in `events.BASES`, `number` its houses or dice."""

    def __init__(self, basis: int, base: int, number: int, factor: int) -> None:
        self.basis = basis
        self.base = base
        self.number = number
        self.factor = factor

    @property
    def coins(self) -> int:
        """The rent."""
        return self.base * self.factor


def brings_rent(s: State, square: int) -> bool:
    """Whether a visitor of an owned place owes rent: not if it is mortgaged, nor where owners in jail get none (M13,
    H04)."""
    return not s.mortgaged[square] and not (s.edition.no_rent_from_jail and s.jail[s.owner[square]] != FREE)


def rent_of(s: State, square: int, factor: int) -> Rent:
    """The rent of an owned place that is not mortgaged. `factor` is a card's: 2 doubles the rent of a station, 10
    replaces the factor of a utility; 1 otherwise. For a utility the dice have just been thrown (M20, Q224)."""
    if KIND[square] == STATION:
        count = s.in_group(square)
        base = RENTS[square][count - 1]
        return Rent(BY_STATIONS, base, count, factor)
    if KIND[square] == UTILITY:
        total = s.dice[0] + s.dice[1]
        times = factor if factor > 1 else RENTS[square][s.in_group(square) - 1]
        return Rent(BY_DICE, total, total, times)
    level = s.houses[square]
    base = RENTS[square][level]
    if level == HOTEL:
        return Rent(BY_HOTEL, base, 1, 1)
    if level:
        return Rent(BY_HOUSES, base, level, 1)
    if s.whole[GROUP[square]] == s.owner[square] and not s.group_mortgaged(square):
        return Rent(WHOLE_GROUP, base, 0, WHOLE_GROUP_FACTOR)  # Q223
    return Rent(BARE, base, 0, 1)


def rent_line(s: State, square: int) -> int:
    """The index in `board.rent_lines` of the line that applies to an owned place that is not mortgaged."""
    if KIND[square] != STREET:
        return s.in_group(square) - 1
    level = s.houses[square]
    return level + 1 if level else int(rent_of(s, square, 1).basis == WHOLE_GROUP)
