"""An upper bound on the decisions in a turn: no turn is endless (Q315)."""

from typing import Final

from altbau.games.monopoly.rules.board import (
    HOTEL,
    HOUSE_PRICE,
    KIND,
    SALARY,
    SQUARES,
    STREET,
    interest,
    mortgage_value,
    ownable,
)
from altbau.games.monopoly.rules.buildings import TO_BUY, could_raise
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.shortage import MOST_JOINS
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.rules.trading import MOST_OFFERS

THROWS: Final = 3  # in a turn: a third double leads to jail
DRAWS: Final = 3  # cards after a throw: three squares back to a community square, there a chance card for the fine
ONCE: Final = 12  # decisions on throws, leaving jail, purchases, fines and the end of the turn

PLACES: Final[list[int]] = [square for square in range(SQUARES) if ownable(square)]  # as squares
LEVELS: Final = HOTEL * KIND.count(STREET)  # building levels, if all streets had hotels
ALL_LOANS: Final = sum([mortgage_value(square) for square in PLACES])
DEAREST_LOAN: Final = max([mortgage_value(square) for square in PLACES])
DEAREST_HALF: Final = max(HOUSE_PRICE) // 2
CHEAPEST_INTEREST: Final = min([interest(square) for square in PLACES])
NAMED: Final = len(PLACES) + 10  # decisions in an offer: places, two cards, two sums, and the words around them


def raisable(s: State) -> int:
    """What all players together could raise: cash, mortgages, half the price of the buildings, and the pot (H01)."""
    return s.pot + sum([could_raise(s, seat, TO_BUY) for seat in s.alive()])


def most_decisions(s: State) -> int:
    """An upper bound on the decisions in a turn that has just begun.

    Consider the money that all players together can raise. Managing keeps it (mortgages, sales) or lowers it: a
    redemption by its interest (which a creditor has paid before), a building by half its price. Only the bank adds to
    it: by salaries and cards, a few for each throw; by unmortgaged places that it sells after a landing or a
    bankruptcy; and by buildings won for a bid, at most as many as wishes can be joined (Q314). So `wealth` bounds it,
    and there are at most `losses` redemptions and buildings at their price. Each place can be mortgaged and each
    building returned once, and once more for each of these. In an auction each bidder passes once, and bids rise by at
    least one and are covered by cash. Offers are limited (Q305); each names a thing once, and its places may have to be
    taken over.
    """
    return _most_decisions(s.edition, s.players, raisable(s), len(s.claims))


def _most_decisions(edition: MonopolyEdition, players: int, before: int, claims: int) -> int:
    """The bound, given the money `before` that all players together can raise and the number of claimable rents."""
    ruined = players - 1
    joins = MOST_JOINS * players
    auctions = THROWS + ruined * len(PLACES) + joins
    wealth = before + most_gained(edition, players)
    losses = wealth // CHEAPEST_INTEREST
    operations = 2 * losses + LEVELS + players * len(PLACES) + 2 * joins
    offers = MOST_OFFERS * players
    decisions = operations * (3 + players)  # acting out of turn, the word, the place; and each other player's joining
    decisions += auctions * (wealth + players)
    decisions += offers * (NAMED + len(PLACES)) + ruined * (1 + len(PLACES))
    return decisions + 2 * (claims + THROWS) + ONCE


def most_paid(edition: MonopolyEdition) -> int:
    """The most that the bank pays at once: a salary; no card pays more (M04, H02)."""
    return 2 * SALARY if edition.double_salary else SALARY


def most_gained(edition: MonopolyEdition, players: int) -> int:
    """The most by which the money that all players together can raise grows in a turn."""
    gained = THROWS * (1 + DRAWS) * most_paid(edition) + THROWS * DEAREST_LOAN
    return gained + (players - 1) * ALL_LOANS + MOST_JOINS * players * DEAREST_HALF


def decisions_in(edition: MonopolyEdition, players: int, rounds: int) -> int:
    """An upper bound on the decisions in a game of so many rounds."""
    decisions = 0
    start = players * edition.start_money + (ALL_LOANS if edition.dealt_places else 0)
    for turn in range(rounds * players):
        before = start + turn * most_gained(edition, players)
        decisions += _most_decisions(edition, players, before, turn * THROWS)
    return decisions
