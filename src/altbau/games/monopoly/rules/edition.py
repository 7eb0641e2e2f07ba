"""The rule set as a table plays it: its options as a record that answers every question."""

from dataclasses import dataclass
from typing import Final

from altbau.core.engine.records import values_of

NO_LIMIT: Final = 0  # rounds


@dataclass(frozen=True)
class MonopolyEdition:
    """What a table agrees on. `turn_limit` counts rounds, NO_LIMIT plays to the last bankruptcy (M01)."""

    key: str
    min_players: int
    max_players: int
    deal_rotates: bool  # whether each game of a match has another starter; the dice say here (M02)
    match_target: int  # the total that the rulebook suggests for several games; none
    keeps_records: bool  # whether the rulebook has record sheets
    rent_on_demand: bool  # the owner must claim the rent (M14), or it is paid by itself
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
