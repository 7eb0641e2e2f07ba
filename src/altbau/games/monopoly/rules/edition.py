"""The edition: the rules' parameters with the options of a table."""

from dataclasses import dataclass
from typing import Final

from altbau.core.engine.dataclass_values import values_of
from altbau.core.engine.options import NO_LIMIT as NO_LIMIT


@dataclass(frozen=True)
class MonopolyEdition:
    """The parameters of a game. `turn_limit` counts rounds; with NO_LIMIT it is played to the last bankruptcy (M01)."""

    key: str
    min_players: int
    max_players: int
    deal_rotates: bool  # whether the starting seat changes in a match; false, since it is thrown for (M02)
    match_target: int  # the total score that the rulebook suggests for a match; 0: none
    keeps_records: bool  # whether the rulebook has record sheets
    rent_on_demand: bool  # whether the owner must claim the rent (M14); else it is paid automatically
    deck: str  # `new` or `classic`
    turn_limit: int
    start_money: int

    def __reduce__(self) -> tuple[object, ...]:
        return MonopolyEdition, values_of(self)


MONOPOLY: Final = MonopolyEdition(
    key="monopoly",
    min_players=2,
    max_players=8,
    deal_rotates=False,
    match_target=0,
    keeps_records=False,
    rent_on_demand=False,
    deck="new",
    turn_limit=NO_LIMIT,
    start_money=1500,
)
