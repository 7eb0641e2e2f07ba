"""Decides which deals to offer to whom; a deal is not offered twice on the same terms."""

from typing import Final

from altbau.core.engine.ids import Action, Seat
from altbau.games.monopoly.bots.market import EXACT, FACE, FAIR, GRANTED, LAST_PLACE, LOWER, Terms, deals, face
from altbau.games.monopoly.bots.offers import Offer, coins, squares
from altbau.games.monopoly.bots.taste import Skill, Taste
from altbau.games.monopoly.bots.valuation import Ledger
from altbau.games.monopoly.memory import Answers, answers_of
from altbau.games.monopoly.rules.board import GROUP, MEMBERS, PRICE, SQUARES
from altbau.games.monopoly.view import MonopolyView

REST: Final = 3  # rounds without offers to a partner, times n (n - 1) after n declined offers in a row
BETTER: Final = 20  # coins by which a repeated offer must be better,
MOVED: Final = 5  # or a fifth of its money if that is more
NEARLY: Final = 0.9  # the most concession in a duel: no deal is good for both, but the players' valuations differ
DUEL: Final = 2  # players left
LATE: Final = 40  # from this round on rests are short, and in a duel any partner is asked, with full concession
REST_OF_DUEL: Final = 10  # the longest rest in a duel from then on
PATIENCE: Final = 8  # rounds after which an offer is repeated unchanged
KEEPS: Final = 200  # coins that a player may want to keep, whatever it is offered
LITTLE: Final = 10  # coins; a loss that is not greater shows nothing
INSISTS: Final = 2  # declined offers in a row after which no partner is offered the printed prices


class Haggling:
    """A bot's memory of its offers."""

    def __init__(self, skill: Skill, taste: Taste) -> None:
        self._most = skill.offers + taste.more_offers if skill.offers else 0  # offers in a turn
        self._haggles = skill.haggles
        self._grants = GRANTED + taste.generous
        self._made: dict[tuple[Seat, tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}  # round and coins
        self._got: dict[int, int] = {}  # by square: the round in which an offer brought it
        self._own: set[int] = set()  # the places owned at the last look
        self._gone: dict[int, int] = {}  # by square: the round in which it was found to be lost
        self._declined: dict[Seat, int] = {}  # by partner: declined offers in a row
        self._firm: set[Seat] = set()  # partners that have declined an offer of its own
        self._by_shares: set[Seat] = set()  # players that have answered against the printed prices,
        self._by_prices: set[Seat] = set()  # and in accordance with them
        self._heard: dict[Seat, int] = {}  # by player: the number of answers that were looked at
        self._rest: dict[Seat, int] = {}  # by partner: the round from which on offers are made again
        self._waiting: Offer | None = None  # the offer whose answer is not known yet
        self._turn = 0
        self._offers = 0  # in that turn

    def recall(self, view: MonopolyView) -> None:
        """Take over the number of offers that the seat has made in this turn, for a bot that advises it."""
        self._turn, self._offers = view.turns, view.offers[view.seat]

    def next_offer(self, view: MonopolyView, ledger: Ledger, wanted: float) -> Offer | None:
        """The offer to make now, if any. The result of the previous offer is recorded first."""
        self.learn(view)
        self.look(view)
        self.hear(view, ledger)
        if view.turns != self._turn:
            self._turn, self._offers = view.turns, 0
        if self._offers >= self._most:
            return None
        duel = len(ledger.alive) == DUEL
        best: Terms | None = None
        most = 0.0
        for partner in ledger.alive:
            if partner == view.seat or view.round < self._rest.get(partner, 0):
                continue
            answers = answers_of(view.memory, partner)
            if duel and not answers.accepted and view.round < LATE:
                continue
            met = self.concession(view, partner, answers, duel)
            for terms in deals(ledger, view.seat, partner, met, wanted, self._grants):
                promise = terms.promise(met, wanted)
                if promise > most and self.is_new(view, terms):
                    best, most = terms, promise
        if best is None:
            self._offers = self._most
            return None
        return self.made(view, Offer(best.partner, tuple(best.given), tuple(best.asked), best.coins))

    def concession(self, view: MonopolyView, partner: Seat, answers: Answers, duel: bool) -> float:
        """The concession of an offer. One who judges by what a deal brings is offered just what it gains by, which may
        be less than the printed prices, until it declines that; one who seems to judge by these, and an unknown one
        who has declined nothing yet, no more than these."""
        if duel:
            return min(NEARLY if view.round < LATE else FAIR, FAIR if answers.declined or not self._haggles else FACE)
        if not self._haggles:
            return FAIR
        if partner in self._by_shares and partner not in self._firm:
            return EXACT
        if not answers.declined:
            return LOWER
        patient = self._declined.get(partner, 0) < INSISTS and view.round < LATE
        return FACE if partner in self._by_prices - self._by_shares and patient else FAIR

    def hear(self, view: MonopolyView, ledger: Ledger) -> None:
        """Learn from the others' last answers to anybody's offers whether they judge by the printed prices."""
        for seat in ledger.alive:
            answers = answers_of(view.memory, seat)
            number = answers.accepted + answers.declined
            if number != self._heard.get(seat, 0) and answers.goods:
                self._heard[seat] = number
                verdict = by_prices(view, ledger, seat, answers)
                if verdict is not None:
                    (self._by_prices if verdict else self._by_shares).add(seat)

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
        else:
            self._firm.add(offer.partner)
        declined = 0 if accepted else self._declined.get(offer.partner, 0) + 1
        self._declined[offer.partner] = declined
        rest = REST * declined * (declined - 1)
        if view.round >= LATE:
            rest = min(rest, REST_OF_DUEL if view.bankrupt.count(False) == DUEL else REST)
        self._rest[offer.partner] = view.round + rest


def by_prices(view: MonopolyView, ledger: Ledger, seat: Seat, answers: Answers) -> bool | None:
    """Whether a player's last answer accords with the printed prices (True), contradicts them, or shows nothing
    (None). By them the last place of a group may count half as much again; they oblige nobody to pay its last cash or
    to give a place of a whole group."""
    goods = [Action(each) for each in answers.goods]
    middle = answers.goods.index(0)
    gained, lost = goods[:middle], goods[middle + 1 :]
    paid = coins(lost) - coins(gained)
    gain = face(ledger, squares(gained)) - face(ledger, squares(lost)) - paid
    last = sum(PRICE[square] for square in squares(gained) if has_rest(view, seat, square))
    most = gain + int((LAST_PLACE - 1) * last)
    if answers.took:
        return True if most >= 0 else False if most < -LITTLE else None
    if most < 0:
        return True
    whole = any(has_rest(view, seat, square) for square in squares(lost) if view.owner[square] == seat)
    able = paid <= 0 or view.cash[seat] - paid >= KEEPS
    return False if gain >= 0 and able and not whole else None


def has_rest(view: MonopolyView, seat: Seat, square: int) -> bool:
    """Whether a player has all other places of a square's group."""
    return all(view.owner[member] == seat for member in MEMBERS[GROUP[square]] if member != square)
