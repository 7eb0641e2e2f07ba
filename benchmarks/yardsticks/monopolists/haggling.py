"""Decides which deals to offer to whom; a deal is not offered twice on the same terms."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import SQUARES
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.monopolists.market import FAIR, Terms, deals
from benchmarks.yardsticks.monopolists.offers import Offer
from benchmarks.yardsticks.monopolists.valuation import Ledger

NEARLY: Final = 0.9  # the most concession in a duel: no deal is good for both, but the players' valuations differ
BETTER: Final = 20  # coins by which an offer must be better to be made again
DUEL: Final = 2  # players left
PATIENCE: Final = 8  # rounds after which an offer is repeated unchanged


class Haggling:
    """A bot's memory of its offers."""

    def __init__(self, most: int) -> None:
        self._most = most  # offers in a turn
        self._made: dict[tuple[Seat, tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}  # round and coins
        self._got: dict[int, int] = {}  # by square: the round in which an offer brought it
        self._own: set[int] = set()  # the places owned at the last look
        self._gone: dict[int, int] = {}  # by square: the round in which it was found to be lost
        self._waiting: Offer | None = None  # the offer whose answer is not known yet
        self._turn = 0
        self._offers = 0  # in that turn

    def next_offer(self, view: MonopolyView, ledger: Ledger, wanted: float) -> Offer | None:
        """The offer to make now, if any. The result of the previous offer is recorded first."""
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
        """Record which places the seat has lost since the last look, for whatever reason."""
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
        """Whether a deal may be offered: for the first time, or in a later round on better terms, or after PATIENCE
        rounds. It must not give away a place just acquired, nor ask for one just lost."""
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
        """Record whether the last offer was accepted, which the owners of its places show."""
        offer, self._waiting = self._waiting, None
        if offer is None:
            return
        accepted = all(view.owner[square] == view.seat for square in offer.asked) and all(
            view.owner[square] == offer.partner for square in offer.given
        )
        if accepted:
            self._got |= dict.fromkeys(offer.asked, view.round)
