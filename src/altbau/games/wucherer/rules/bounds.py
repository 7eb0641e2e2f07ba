"""How many questions one turn can bring at most: nothing that costs nothing can be repeated for ever.

Every question counts, whoever is asked, even that of a reaction without a choice. The bounds are far from tight; what
counts is that there are any, and that each part of them has its reason. That reason is always the same: whatever is
done in a turn uses up something that the turn does not give back.

A card that is played leaves its hand for the table, the discard pile or the draw pile. From there it comes into a hand
again before the buying, with which the turn ends, only

- by a notice to a mother, as often as the deck has mothers (Q311);
- by an eviction or a demolition, for each of which a card is laid off that does not come back itself, but
- by the dual system, which is laid off for what it fetches and is never fetched itself by its twin (Q313).

So there is an end to the cards (`most_laid`, `most_actions`), and with them to the crimes, searches and moves. What is
done without a card has an end of its own: roofs are asked for five times (Q322), and trades are offered five times
(Q312). In the checks each building, nomad and prisoner is looked at once.
"""

from altbau.games.wucherer.rules.cards import (
    ALIBI,
    BOMB,
    COURT,
    DEMOLITION,
    DUAL_SYSTEM,
    EVICTION,
    MOTHER_WITH_CHILDREN,
    MOVE,
    MURDER,
    POLITICS,
    RENTAL_NOMAD,
    is_action,
    is_tenant,
)
from altbau.games.wucherer.rules.construction import ROOFS
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.moving import LOUD
from altbau.games.wucherer.rules.musicians import MUSIC
from altbau.games.wucherer.rules.squatters import SQUATTING
from altbau.games.wucherer.rules.tavern import NOISE
from altbau.games.wucherer.rules.trading import MOST_OFFERS, MOST_ROOF_REQUESTS


def copies(edition: Edition, kinds: list[Card]) -> int:
    """How many cards of these kinds the deck has."""
    return sum([edition.deck.get(kind, 0) for kind in kinds])


def most_recalls(edition: Edition) -> int:
    """Mothers given notice in a turn (Q311)."""
    return copies(edition, [MOTHER_WITH_CHILDREN])


def most_fetches(edition: Edition) -> int:
    """Cards that the dual system fetches: each copy is laid on the discard pile and stays there (Q313)."""
    return copies(edition, [DUAL_SYSTEM])


def most_actions(edition: Edition) -> int:
    """Action cards played, reactions included: each once, and those that the dual system has fetched once more."""
    return sum([count for kind, count in edition.deck.items() if is_action(kind)]) + most_fetches(edition)


def all_tenants(edition: Edition) -> int:
    """Tenant cards and monsters."""
    return sum([count for kind, count in edition.deck.items() if is_tenant(kind)]) + edition.monsters


def most_in_a_building(edition: Edition) -> int:
    """Tenants that live in one building: one on each floor, one in the basement and one in the attic."""
    return min(all_tenants(edition), edition.max_floors + 2)


def most_clearances(edition: Edition) -> int:
    """Evictions and demolitions."""
    cards = copies(edition, [EVICTION, DEMOLITION, POLITICS])
    return cards + most_fetches(edition) if cards else 0


def most_laid(edition: Edition) -> int:
    """Cards laid on the table as floors, roofs, expansions or tenants: all there are, and once more each of those that
    come back; from a building that is its tenants, or its floors, roof, roof below, expansion and basement."""
    back = most_clearances(edition) * max(most_in_a_building(edition), edition.max_floors + 4)
    return sum(edition.deck.values()) + edition.monsters + back + most_recalls(edition) + most_fetches(edition)


# --- what one card brings about ---------------------------------------------------------------------------------------


def noise(edition: Edition, players: int) -> int:
    """Musicians arrive: two questions for each neighbour, who goes and where, and all may stop squatters on the way."""
    return 2 * most_in_a_building(edition) + copies(edition, [SQUATTING.card]) * players


def tavern(edition: Edition) -> int:
    """A tavern opens: every tenant of its landlord may have to leave, once each as ranks only fall."""
    return 2 * all_tenants(edition) * copies(edition, [NOISE.card])


def upheaval(edition: Edition, players: int) -> int:
    """One tenant changes its dwelling. Either musicians can live with the tavern's noise: then the tavern drives none
    of them out, and if they drive it out that is all. Or they can't: then they never come to its building, it stays
    where it is, and each musicians card leaves once."""
    return max(1, copies(edition, [MUSIC.card])) * noise(edition, players) + tavern(edition) + players


def rehousing(edition: Edition, players: int) -> int:
    """All tenants of a building change their dwelling, and each musicians card once more if a tavern is among them;
    every one that comes may drive the tavern out again."""
    musicians = copies(edition, [MUSIC.card])
    arrivals = 2 * musicians * noise(edition, players) + (1 + musicians) * tavern(edition)
    return noise(edition, players) + arrivals


# --- a turn -----------------------------------------------------------------------------------------------------------


def most_in_checks(edition: Edition, players: int) -> int:
    """Phase 1: a tenant leaves each squatted building, and there are no more buildings than roofs; then the nomads, the
    scientist, bail."""
    buildings = edition.roofs + copies(edition, list(ROOFS))
    squatted = buildings * (2 + upheaval(edition, players))
    return squatted + 2 * copies(edition, [RENTAL_NOMAD]) + 2


def most_for_actions(edition: Edition, players: int) -> int:
    """For each action card the choice, a mode and a target; then who may answer, and what it brings about."""
    again = most_fetches(edition)
    crimes = copies(edition, [BOMB, MURDER]) + again
    moves = copies(edition, [MOVE]) + again
    searches = crimes + copies(edition, [ALIBI, COURT]) + again  # each card shown leads to the next suspect
    demolitions = copies(edition, [DEMOLITION, POLITICS]) + (again if most_clearances(edition) else 0)
    return (
        3 * most_actions(edition)
        + crimes * (2 * players + 1)  # lunatic, counter-stroke, police
        + searches * players
        + moves * (1 + players + upheaval(edition, players))  # where to, broker
        + demolitions * rehousing(edition, players)
        + again  # who fetches a card in a reaction is asked again
    )


def most_for_laid_cards(edition: Edition, players: int) -> int:
    """At most five choices lay a card: build, for whom, how many floors, which card, which roof. Musicians, tavern and
    squatters then set something off."""
    loud = copies(edition, [SQUATTING.card, *[cause.card for cause in LOUD]])
    arrivals = loud * (1 + most_clearances(edition)) + most_fetches(edition)
    return 5 * most_laid(edition) + arrivals * upheaval(edition, players)


def most_for_bargains(edition: Edition) -> int:
    """Whom to ask for a roof, the price, the answer; with whom to trade, what for what, and the answer."""
    total = 0
    if edition.asks_for_roofs:
        total += 4 * MOST_ROOF_REQUESTS
    if edition.free_trade:
        total += MOST_OFFERS * (sum(edition.deck.values()) + 7)
    return total


def most_questions(edition: Edition, players: int) -> int:
    """The questions of one turn at most.

    Beside the above: mothers and whom, `done`, the purchase of every card there is, and after each card and after the
    checks whether somebody wants what lies on the discard pile.
    """
    asked_of_others = players - 1 if most_fetches(edition) else 0
    return (
        most_in_checks(edition, players)
        + most_for_actions(edition, players)
        + most_for_laid_cards(edition, players)
        + most_for_bargains(edition)
        + 2 * most_recalls(edition)
        + asked_of_others * (most_actions(edition) + most_laid(edition) + 1)
        + sum(edition.deck.values())
        + 2
    )
