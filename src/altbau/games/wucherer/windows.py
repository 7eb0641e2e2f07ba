"""The questions that can be answered in advance: the windows of an edition."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.vocabulary import WindowKind
from altbau.games.wucherer.rules.actions import BAIL, DECLINE, KEEP, PASS, PAY, SELL, STAY, building_at, owner_of
from altbau.games.wucherer.rules.cards import ALIBI, BROKER, COURT, DUAL_SYSTEM, LUNATIC, POLICE
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import (
    ALIBI_OR_NOT,
    BAIL_OR_NOT,
    BROKER_OR_NOT,
    DUAL_OR_NOT,
    LUNATIC_OR_NOT,
    NOMAD_OR_NOT,
    POLICE_OR_NOT,
    ROOF_OFFER,
    SQUATTERS_AT_THE_DOOR,
    TRADE_OFFER,
)
from altbau.games.wucherer.rules.state import State

FACTS: Final = ("hands", "coins", "buildings", "jail")
CLOSING: Final[dict[int, tuple[Card, ...]]] = {  # the cards that close a window
    SQUATTERS_AT_THE_DOOR: (POLICE,),
    BROKER_OR_NOT: (BROKER,),
    LUNATIC_OR_NOT: (LUNATIC,),
    POLICE_OR_NOT: (POLICE,),
    ALIBI_OR_NOT: (ALIBI, COURT),
}
PLACES: Final = {  # where a question has the place that is hit
    LUNATIC_OR_NOT: 3,
    POLICE_OR_NOT: 3,
    SQUATTERS_AT_THE_DOOR: 2,
    BROKER_OR_NOT: 3,
}


def windows(edition: Edition) -> Sequence[WindowKind]:
    """The windows of an edition, with the cards of its deck that can answer."""
    fetching = (DUAL_SYSTEM,) if DUAL_SYSTEM in edition.deck else ()
    found = []
    for question, closing in CLOSING.items():
        cards = tuple([card for card in closing if card in edition.deck])
        if cards:
            found.append(WindowKind(question, PASS, (*cards, *fetching), edition.anyone_may_react))
    if fetching:
        found.append(WindowKind(DUAL_OR_NOT, PASS, fetching))
    if edition.asks_for_roofs:
        found.append(WindowKind(ROOF_OFFER, PASS, (SELL,)))
    if edition.free_trade:
        found.append(WindowKind(TRADE_OFFER, DECLINE))
    if edition.hidden_money:
        found += [WindowKind(NOMAD_OR_NOT, KEEP, (PAY,)), WindowKind(BAIL_OR_NOT, STAY, (BAIL,))]
    return found


def is_hit(s: State) -> bool:
    """Whether the building or apartment of the open window is that of the seat asked, or whether the police suspect
    that seat."""
    question, *facts = s.stack.top.prompt(s)
    if question == ALIBI_OR_NOT:
        return Seat(facts[0]) == s.asked
    place = PLACES.get(question)
    return place is None or owner_of(building_at(Action(facts[place - 1]))) == s.asked
