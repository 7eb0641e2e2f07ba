"""The edition: the rules' parameters with the options of a table."""

from dataclasses import dataclass
from typing import Final

from altbau.core.engine.dataclass_values import values_of
from altbau.core.engine.options import NO_LIMIT as NO_LIMIT


@dataclass(frozen=True)
class MonopolyEdition:
    """The parameters of a game. `turn_limit` counts rounds; with NO_LIMIT it is played to the last bankruptcy (M01).
    The house rules (H01 to H07) are off by default."""

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
    parking_pot: bool  # whether free parking pays out taxes and what cards cost (H01)
    double_salary: bool  # whether landing on the start brings twice the salary (H02)
    no_auction: bool  # whether a place that is not bought stays with the bank (H03)
    no_rent_from_jail: bool  # whether an owner in jail gets no rent (H04)
    first_lap: bool  # whether who lands on a place can buy it only after first reaching or passing the start (H05)
    dealt_places: int  # places that each player is dealt at the start (H06)
    dealt_paid: bool  # whether these are paid for (H07)

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
    parking_pot=False,
    double_salary=False,
    no_auction=False,
    no_rent_from_jail=False,
    first_lap=False,
    dealt_places=0,
    dealt_paid=False,
)
