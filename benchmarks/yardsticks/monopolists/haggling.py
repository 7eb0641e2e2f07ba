"""Whom to offer what: one deal after the other, none a second time on the same terms."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import SQUARES
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.monopolists.market import FAIR, Terms, deals
from benchmarks.yardsticks.monopolists.offers import Offer
from benchmarks.yardsticks.monopolists.valuation import Ledger

NEARLY: Final = 0.9  # how far at most in a duel: no deal is good for both, but each reckons otherwise
BETTER: Final = 20  # coins by which an offer must be better to be made again
DUEL: Final = 2  # players who are left
PATIENCE: Final = 8  # rounds after which it is made again as it was


class Haggling:
    """What a player remembers of its offers."""

    def __init__(self, most: int) -> None:
        self._most = most  # offers in a turn
        self._made: dict[tuple[Seat, tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}  # round and coins
        self._got: dict[int, int] = {}  # by square: the round in which it was got by an offer
        self._own: set[int] = set()  # the places it had when it looked last
        self._gone: dict[int, int] = {}  # by square: the round in which it was seen to have gone
        self._waiting: Offer | None = None  # for its answer
        self._turn = 0
        self._offers = 0  # in that turn

    def next_offer(self, view: MonopolyView, ledger: Ledger, wanted: float) -> Offer | None:
        """The offer to make now, if any; what came of the one before is learnt first."""
        self.learn(view)
        self.look(view)
        if view.turns != self._turn:
            self._turn, self._offers = view.turns, 0
        if self._offers >= self._most:
            return None
        met = FAIR if len(ledger.alive) > DUEL else NEARLY
        best: Terms | None = None
        most = 0.0
        for partner in ledger.alive:
            if partner == view.seat:
                continue
            for terms in deals(ledger, view.seat, partner, met, wanted):
                if terms.promise(met) > most and self.is_new(view, terms):
                    best, most = terms, terms.promise(met)
        if best is None:
            self._offers = self._most
            return None
        return self.made(view, Offer(best.partner, tuple(best.given), tuple(best.asked), best.coins))

    def look(self, view: MonopolyView) -> None:
        """See which places have gone since the last time, whoever wanted that."""
        own = {square for square in range(SQUARES) if view.owner[square] == view.seat}
        self._gone |= dict.fromkeys(self._own - own, view.round)
        self._own = own

    def made(self, view: MonopolyView, offer: Offer) -> Offer:
        """Remember an offer."""
        self._offers += 1
        self._made[offer[:3]] = (view.round, offer.coins)
        self._waiting = offer
        return offer

    def is_new(self, view: MonopolyView, terms: Terms) -> bool:
        """Whether a deal is offered for the first time, or in a later round on better terms, or long after; and gives
        nothing away again that has been asked for, nor asks for what has just gone."""
        if any(view.round - self._got.get(square, -PATIENCE) < PATIENCE for square in terms.given):
            return False
        if any(view.round - self._gone.get(square, -PATIENCE) < PATIENCE for square in terms.asked):
            return False
        last = self._made.get((terms.partner, tuple(terms.given), tuple(terms.asked)))
        if last is None:
            return True
        pause = view.round - last[0]
        return pause >= PATIENCE or (pause > 0 and terms.coins >= last[1] + BETTER)

    def learn(self, view: MonopolyView) -> None:
        """See what has become of the last offer, by who has its places."""
        offer, self._waiting = self._waiting, None
        if offer is None:
            return
        accepted = all(view.owner[square] == view.seat for square in offer.asked) and all(
            view.owner[square] == offer.partner for square in offer.given
        )
        if accepted:
            self._got |= dict.fromkeys(offer.asked, view.round)
