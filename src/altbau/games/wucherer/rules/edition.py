"""The edition record: all parameters of the rules, without defaults.

The rules never test an edition's name; they read fields of the record.
"""

from dataclasses import dataclass
from typing import Final

from altbau.core.data import HouseRules
from altbau.core.engine.dataclass_values import values_of
from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.wucherer.rules.cards import EMPTY
from altbau.games.wucherer.rules.ids import Card

ANYWHERE: Final = 0  # the places where a tenant may live
GROUND: Final = 1  # ground floor or basement only
UNDER_THE_ROOF: Final = 2  # attic apartment or roof expansion only
PLACES: Final = 3

NO_LIMIT: Final = 1000
RANDOM_STARTER: Final = NOBODY
AS_PRINTED: Final = -1

# By field of the records below: the number that stands for no limit, never or none. Only the rules know it.
STAND_INS: Final = {
    "max_floors": NO_LIMIT,
    "floors": NO_LIMIT,
    "tavern_limit": NO_LIMIT,
    "tavern_landlord_limit": NO_LIMIT,
    "second_pass_players": NO_LIMIT,
    "match_target": 0,
    "rent_with_powers": AS_PRINTED,
    "starter": RANDOM_STARTER,
}

CRIMES_AT_HOME: Final = 1  # a family reports crimes against the building where it lives
CRIMES_OF_LANDLORD: Final = 2  # a family reports crimes of its landlord, anywhere


@dataclass(frozen=True)
class TenantCard:
    """The values of a tenant card.

    `rent_from` and `floors_from` are the sources of the values: `rulebook`; `reconstructed` from the grid "the better a
    tenant pays, the fewer floors it accepts"; or `own`, if changed by the table.
    """

    rent: int  # money in each turn
    rent_with_powers: int  # the rent when tenants have their powers, or AS_PRINTED (R108, R111)
    floors: int  # of the tallest building that it accepts
    two_apartments: bool
    place: int  # ANYWHERE, GROUND or UNDER_THE_ROOF
    rent_from: str
    floors_from: str

    def __reduce__(self) -> tuple[object, ...]:
        return TenantCard, values_of(self)


@dataclass(frozen=True)
class Edition:
    """Everything in which editions and table options differ."""

    key: str
    names: dict[Card, str]  # names of the cards in the notation
    min_players: int  # R001
    max_players: int
    deck: dict[Card, int]  # kind: copies (R003 to R005)
    tenants: dict[Card, TenantCard]  # R006
    unsaid: tuple[str, ...]  # rules of its cards that are not in its rulebook, but in those of other editions
    starting_hand: int  # cards (R014)
    starting_roofs: int  # roof cards given out before the shuffle (R011)
    starting_coins: int  # R015
    coins_printed: dict[int, int]  # value: number of coins; empty if players copy a sheet of notes (R008)
    # building
    roofs: int  # normal roofs in a common supply; 0 if they are cards of the deck (R012)
    max_floors: int  # R054
    builds_for_others: bool  # R052
    asks_for_roofs: bool  # R061
    flat_roof_on_roof: bool  # R068
    # tenants
    symbols_without_powers: bool  # whether the symbols for ground floor and attic apply without powers too (R083)
    monsters: int  # in their own supply (R044)
    family_reports: int  # CRIMES_AT_HOME or CRIMES_OF_LANDLORD (R088)
    family_reports_own_death: bool  # R091
    mother_comes_to_hand: bool  # else she goes to the discard pile (R096)
    musicians_author_decides: bool  # else the landlord of the building does (R100)
    homeless_by_musicians_stay: bool  # else they go to the discard pile (R101)
    homeless_by_squatters_stay: bool  # else they go to the discard pile (R037)
    squatted_own_first: bool  # a tenant driven out by squatters goes to its landlord's own buildings first (R036)
    tavern_limit: int  # highest rent in the tavern's building (R119)
    tavern_landlord_limit: int  # highest rent in its landlord's other buildings (R120)
    nomad_fee: int  # the price of throwing out a rental nomad (R038)
    # cards
    move_under_pile: bool  # R134
    movers_pay: bool  # the player of a move card pays mover and broker, instead of the bank (R112, R170)
    mover_fee: int  # for the mover's landlord (R112)
    broker_on_own_move: bool  # R169
    broker_for_squatters: bool  # whether the broker is asked when squatters are moved (Q155, Q321)
    broker_waives_next_rent: bool  # R171
    murdered_under_pile: bool  # else on the discard pile (R138)
    counter_stroke_optional: bool  # R143, Q136
    police_clear_any_building: bool  # in one's own turn (R131, Q123)
    politics_frees: bool  # R160
    squatters_withhold: bool  # whether rent-withheld cards can be played on squatters (R173, Q160)
    # rent
    minimum_income: int  # R188
    minimum_for_owners: bool  # whether owners of buildings without income get it too (R188, Q183)
    prisoner_buys: bool  # R197, Q187
    bail: int  # R045
    cheap_cards: int  # the first so many cards cost one coin each, further ones two (R192)
    # end
    drawer_plays_again: bool  # R199
    second_pass_players: int  # with so many or more players the discard pile is played too; or NO_LIMIT (R200)
    empty_pile_takes_cards: bool  # else the discard pile takes them (R201, R202)
    keeps_records: bool  # whether the rulebook has record sheets (R209 to R211)
    match_target: int  # the total score that the rulebook suggests for a match, or 0 (R208)
    deal_rotates: bool  # whether the starting seat changes from game to game of a match (R017, Q216)
    # table options
    switches: tuple[str, ...]  # names of the options besides `tenant-powers` and `starter`, which all editions have
    tenant_powers: bool  # R019
    starter: Seat  # a seat or RANDOM_STARTER (R017)
    check_on_first_turn: bool  # R027, Q008
    monsters_evicted_to_hand: bool  # Q036
    professional_bomb: bool  # R203
    hidden_money: bool  # R212
    free_trade: bool  # R213
    anyone_may_react: bool  # R214
    house: HouseRules  # the house rules that changed these fields, with their names; empty if it is as printed

    def __reduce__(self) -> tuple[object, ...]:
        return Edition, values_of(self)

    def kind(self, name: str) -> Card:
        """The card with this name in the notation, or EMPTY."""
        for kind, each in self.names.items():
            if each == name:
                return kind
        return EMPTY


def stated(record: Edition | TenantCard, field: str) -> int | None:
    """The number in a field of `STAND_INS`, as it is outside the rules: None where it stands for no limit or never."""
    value: int = getattr(record, field)
    return None if value == STAND_INS[field] else value
