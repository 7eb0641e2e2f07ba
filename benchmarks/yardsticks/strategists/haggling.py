"""Decides which deals to offer to whom; a deal is not offered twice on the same terms."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.memory import answers_of
from altbau.games.monopoly.rules.board import SQUARES
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.monopolists.offers import Offer
from benchmarks.yardsticks.strategists.market import FACE, FAIR, Terms, deals
from benchmarks.yardsticks.strategists.valuation import Ledger

MOST: Final = 3  # offers in a turn
REST: Final = 3  # rounds without offers to a partner, times n (n - 1) after n declined offers in a row
BETTER: Final = 20  # coins by which a repeated offer must be better,
MOVED: Final = 5  # or a fifth of its money if that is more
NEARLY: Final = 0.9  # the most concession in a duel: no deal is good for both, but the players' valuations differ
DUEL: Final = 2  # players left
LATE: Final = 40  # from this round on rests are short, and in a duel any partner is asked, with full concession
REST_OF_DUEL: Final = 10  # the longest rest in a duel from then on
PATIENCE: Final = 8  # rounds after which an offer is repeated unchanged


class Haggling:
    """A bot's memory of its offers."""

    def __init__(self) -> None:
        self._made: dict[tuple[Seat, tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}  # round and coins
        self._got: dict[int, int] = {}  # by square: the round in which an offer brought it
        self._own: set[int] = set()  # the places owned at the last look
        self._gone: dict[int, int] = {}  # by square: the round in which it was found to be lost
        self._declined: dict[Seat, int] = {}  # by partner: declined offers in a row
        self._rest: dict[Seat, int] = {}  # by partner: the round from which on offers are made again
        self._waiting: Offer | None = None  # the offer whose answer is not known yet
        self._turn = 0
        self._offers = 0  # in that turn

    def next_offer(self, view: MonopolyView, ledger: Ledger, wanted: float) -> Offer | None:
        """The offer to make now, if any. The result of the previous offer is recorded first."""
        self.learn(view)
        self.look(view)
        if view.turns != self._turn:
            self._turn, self._offers = view.turns, 0
        if self._offers >= MOST:
            return None
        duel = len(ledger.alive) == DUEL
        furthest = NEARLY if duel and view.round < LATE else FAIR
        best: Terms | None = None
        most = 0.0
        for partner in ledger.alive:
            if partner == view.seat or view.round < self._rest.get(partner, 0):
                continue
            answers = answers_of(view.memory, partner)
            if duel and not answers.accepted and view.round < LATE:
                continue
            met = min(furthest, FAIR if answers.declined else FACE)
            for terms in deals(ledger, view.seat, partner, met, wanted):
                promise = terms.promise(met, wanted)
                if promise > most and self.is_new(view, terms):
                    best, most = terms, promise
        if best is None:
            self._offers = MOST
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
        moved = max(BETTER, abs(last[1]) // MOVED)
        return pause >= PATIENCE or (pause > 0 and terms.coins >= last[1] + moved)

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
        declined = 0 if accepted else self._declined.get(offer.partner, 0) + 1
        self._declined[offer.partner] = declined
        rest = REST * declined * (declined - 1)
        if view.round >= LATE:
            rest = min(rest, REST_OF_DUEL if view.bankrupt.count(False) == DUEL else REST)
        self._rest[offer.partner] = view.round + rest
