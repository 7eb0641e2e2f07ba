"""An upper bound on the questions in a turn: no turn is endless.

Every question counts, for all seats, also those of a window without a choice. The bounds are far from tight; it matters
only that they exist and that each part is justified. The argument is always the same: everything done in a turn uses up
something that the turn does not restore.

A card that is played goes from the hand to the table, the discard pile or the draw pile. Before the buying of cards at
the end of the turn it can return to a hand only

- by a notice to a mother, as often as the deck has mothers (Q311);
- by an eviction or a demolition, each of which discards a card that itself returns only
- by the dual system, which is discarded for the card that it fetches and can't be fetched by another one (Q313).

So the cards played are bounded (`most_laid`, `most_actions`), and with them crimes, searches and moves. What is done
without a card is limited by itself: five requests for roofs (Q322) and five trade offers (Q312). The checks handle each
building, nomad and prisoner once.
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
    """The number of cards of these kinds in the deck."""
    return sum([edition.deck.get(kind, 0) for kind in kinds])


def most_recalls(edition: Edition) -> int:
    """A bound on the mothers given notice in a turn (Q311)."""
    return copies(edition, [MOTHER_WITH_CHILDREN])


def most_fetches(edition: Edition) -> int:
    """A bound on the cards fetched by the dual system: each copy is discarded and stays there (Q313)."""
    return copies(edition, [DUAL_SYSTEM])


def most_actions(edition: Edition) -> int:
    """A bound on the action cards played, reactions included: each once, and fetched ones once more."""
    return sum([count for kind, count in edition.deck.items() if is_action(kind)]) + most_fetches(edition)


def all_tenants(edition: Edition) -> int:
    """The number of tenant cards and monsters."""
    return sum([count for kind, count in edition.deck.items() if is_tenant(kind)]) + edition.monsters


def most_in_a_building(edition: Edition) -> int:
    """A bound on the tenants in a building: one on each floor, one in the basement and one in the attic."""
    return min(all_tenants(edition), edition.max_floors + 2)


def most_clearances(edition: Edition) -> int:
    """A bound on evictions and demolitions."""
    cards = copies(edition, [EVICTION, DEMOLITION, POLITICS])
    return cards + most_fetches(edition) if cards else 0


def most_laid(edition: Edition) -> int:
    """A bound on the cards laid as floors, roofs, expansions or tenants: all cards, and once more each card that comes
    back. From a building these are its tenants, or its floors, roof, roof below, expansion and basement."""
    back = most_clearances(edition) * max(most_in_a_building(edition), edition.max_floors + 4)
    return sum(edition.deck.values()) + edition.monsters + back + most_recalls(edition) + most_fetches(edition)


# --- what one card brings about ---------------------------------------------------------------------------------------


def noise(edition: Edition, players: int) -> int:
    """Questions when musicians arrive: two for each neighbour (who leaves, where to), and those of the windows against
    squatters among them."""
    return 2 * most_in_a_building(edition) + copies(edition, [SQUATTING.card]) * players


def tavern(edition: Edition) -> int:
    """Questions when a tavern arrives: every tenant of its landlord may have to leave, once each because ranks only
    decrease."""
    return 2 * all_tenants(edition) * copies(edition, [NOISE.card])


def upheaval(edition: Edition, players: int) -> int:
    """Questions when one tenant moves. Either musicians tolerate the tavern's noise: then it drives none of them out,
    and they drive the tavern out at most once. Or they do not: then they never move into its building, the tavern
    stays, and each musicians card leaves once."""
    return max(1, copies(edition, [MUSIC.card])) * noise(edition, players) + tavern(edition) + players


def rehousing(edition: Edition, players: int) -> int:
    """Questions when all tenants of a building move, and each musicians card once more if a tavern is among them; each
    arrival of musicians may drive the tavern out again."""
    musicians = copies(edition, [MUSIC.card])
    arrivals = 2 * musicians * noise(edition, players) + (1 + musicians) * tavern(edition)
    return noise(edition, players) + arrivals


# --- a turn -----------------------------------------------------------------------------------------------------------


def most_in_checks(edition: Edition, players: int) -> int:
    """Questions in phase 1: a tenant leaves each squatted building (there are no more buildings than roofs); then the
    nomads, the scientist, bail."""
    buildings = edition.roofs + copies(edition, list(ROOFS))
    squatted = buildings * (2 + upheaval(edition, players))
    return squatted + 2 * copies(edition, [RENTAL_NOMAD]) + 2


def most_for_actions(edition: Edition, players: int) -> int:
    """Questions for action cards: the choice, a mode and a target; then those who may answer, and the consequences."""
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
        + again  # a seat that fetches a card in a window is asked again
    )


def most_for_laid_cards(edition: Edition, players: int) -> int:
    """Questions for laying cards: at most five for each (build, for whom, how many floors, which card, which roof), and
    the consequences of musicians, tavern and squatters."""
    loud = copies(edition, [SQUATTING.card, *[cause.card for cause in LOUD]])
    arrivals = loud * (1 + most_clearances(edition)) + most_fetches(edition)
    return 5 * most_laid(edition) + arrivals * upheaval(edition, players)


def most_for_bargains(edition: Edition) -> int:
    """Questions for bargains: whom to ask for a roof, the price, the answer; the partner of a trade, the goods, and the
    answer."""
    total = 0
    if edition.asks_for_roofs:
        total += 4 * MOST_ROOF_REQUESTS
    if edition.free_trade:
        total += MOST_OFFERS * (sum(edition.deck.values()) + 7)
    return total


def most_questions(edition: Edition, players: int) -> int:
    """An upper bound on the questions in a turn.

    Besides the above it counts notices to mothers, `done`, the purchase of every card, and the windows for the dual
    system after each card and after the checks.
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
