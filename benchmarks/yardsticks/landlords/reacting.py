"""The reactions of bots: rules of thumb that use what the seat asked may know."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.rules.actions import (
    FIRST_APARTMENT,
    PASS,
    SELL,
    building_at,
    building_of,
    owner_of,
)
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    BOMB,
    COURT,
    DUAL_SYSTEM,
    MOVE,
    MURDER,
    POLICE,
    RENTAL_NOMAD,
    ROOF,
    SQUATTERS,
    is_action,
)
from altbau.games.wucherer.rules.ids import ApartmentId, Card
from altbau.games.wucherer.rules.income import income
from altbau.games.wucherer.rules.questions import (
    ALIBI_OR_NOT,
    BROKER_OR_NOT,
    LUNATIC_OR_NOT,
    SQUATTERS_AT_THE_DOOR,
)
from altbau.games.wucherer.rules.state import State

FAIR_PRICE: Final = 2  # the least coins for which a roof is sold
DEAR_PRICE: Final = 3  # the same for the only one in hand


def reaction(s: State, me: Seat, question: Sequence[int]) -> Action:
    """The answer to a reaction window: defend oneself, with an alibi rather than the court; use a broker only if there
    is rent to collect."""
    card = s.stack.legal_actions[0]
    if card == PASS:
        return PASS
    if card == SELL:
        least = FAIR_PRICE if s.hands[me].count(ROOF) > 1 else DEAR_PRICE
        return SELL if question[2] >= least else PASS
    if card == DUAL_SYSTEM:
        return card if worth_fetching(Card(Action(s.discard[-1]))) else PASS
    if not concerns(me, question):
        return PASS
    worthless_broker = question[0] == BROKER_OR_NOT and question[-1] == 0
    jailed_for_nothing = (card == ALIBI or card == COURT) and nothing_to_lose(s, me)
    if worthless_broker or jailed_for_nothing or good_riddance(s, question) or squatted_already(s, question):
        return PASS
    return card


def worth_fetching(top: Card) -> bool:
    """Whether a discarded card is worth the dual system."""
    return top == BOMB or top == MURDER or top == MOVE or top == POLICE or not is_action(top)


def concerns(me: Seat, question: Sequence[int]) -> bool:
    """Whether a reaction window is about one's own buildings or arrest; with free reactions others are asked too."""
    if question[0] == ALIBI_OR_NOT:
        return question[1] == me
    place = question[2] if question[0] == SQUATTERS_AT_THE_DOOR else question[3]
    return owner_of(building_at(Action(place))) == me


def nothing_to_lose(s: State, me: Seat) -> bool:
    """Whether jail costs a seat nothing: its income is no higher than in jail, and the game is in its last turns."""
    return len(s.last_turns) > 0 and income(s, me) <= s.edition.minimum_income


def good_riddance(s: State, question: Sequence[int]) -> bool:
    """Whether the announced crime is the murder of a harmful tenant: squatters or a rental nomad."""
    if question[0] != LUNATIC_OR_NOT or question[3] < FIRST_APARTMENT:
        return False
    tenant = s.tenant(ApartmentId(Action(question[3])))
    return tenant == SQUATTERS or tenant == RENTAL_NOMAD


def squatted_already(s: State, question: Sequence[int]) -> bool:
    """Whether squatters move into a building that is squatted already, where the police would be no use."""
    if question[0] != SQUATTERS_AT_THE_DOOR:
        return False
    apartment = ApartmentId(Action(question[2]))
    building = s.building(building_of(apartment))
    slot = building.slot(apartment)
    for other in building.inhabited:
        if other != slot and building.tenants[other] == SQUATTERS:
            return True
    return False
