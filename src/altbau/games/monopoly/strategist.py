"""The bots of Monopoly by role, and the strategist. It plays as the bot of `bot.py` does. Where nobody seems to trade
it also tries out its answers about free places in imagined futures (`bots/futures.py`, `core/bots/search.py`).

There groups come together by purchases and auctions only, so it matters which places are left to whom at what price.
Where players trade, the valuation of players is better than futures without trades.
"""

from typing import Final, NamedTuple

from altbau.core.bots import search
from altbau.core.bots.bot import BEGINNER, NO_CHARACTER, STEWARD, STRATEGIST, Bot, Decision, Reason, Role
from altbau.core.bots.mistakes import Mistake, Newcomer
from altbau.core.bots.search import Trial, best_of, compare_candidates
from altbau.core.engine.ids import Action, by_seat
from altbau.core.engine.rng import seeded
from altbau.games.monopoly.bot import Tycoon
from altbau.games.monopoly.bots.futures import Outlook
from altbau.games.monopoly.bots.taste import MISTAKES
from altbau.games.monopoly.memory import answers_of
from altbau.games.monopoly.rules.actions import AUCTION, BUY, PASS, is_sum, naming_sum
from altbau.games.monopoly.rules.board import PRICE
from altbau.games.monopoly.rules.questions import BUY_OR_AUCTION, BUY_OR_LEAVE, TO_BID
from altbau.games.monopoly.view import MonopolyView, determinize


class Depth(NamedTuple):
    """The size of a search."""

    worlds: int  # the number of imagined futures
    rounds: int  # of each future
    choices: int  # made by all players in all futures, after which no further one is begun


COMPILED: Final = Depth(worlds=24, rounds=25, choices=20_000)
INTERPRETED: Final = Depth(worlds=6, rounds=25, choices=5_000)
DECLINED: Final = 2  # offers after which nobody seems to trade, if none has been accepted and no other has made one
STRONGEST: Final = Role(NO_CHARACTER, STRATEGIST)
STEP: Final = 10  # a bid that is tried out is higher by a tenth of the price


class Strategist(Tycoon):
    """See the module."""

    def __init__(self, role: Role, seed: int) -> None:
        super().__init__(role, seed)
        self._seed = seed
        self.depth = COMPILED if search.COMPILED else INTERPRETED

    def choose(self, view: MonopolyView) -> Decision:
        """The answer without a search, unless another one does better in the futures."""
        decision = super().choose(view)
        other = other_answer(view, decision.action)
        if other is None or not nobody_trades(view):
            return decision
        trials = [Trial(decision.action), Trial(other)]
        outlook = Outlook(view.seat)
        worlds = [determinize(view, seeded((self._seed, view.turns, number))) for number in range(self.depth.worlds)]
        for world in worlds:
            world.logged = False  # its events are not needed
        compare_candidates(trials, outlook, worlds, self.depth.rounds, outlook.values, self.depth.choices)
        best = best_of(trials, errors=0.0).action
        return decision if best == decision.action else Decision(best, self.why_instead(view, best))

    def why_instead(self, view: MonopolyView, action: Action) -> Reason:
        """The reason for an answer that the search prefers."""
        if action == BUY:
            square = view.question[1]
            return Reason(self.why_wanted(view, square), {"square": square})
        if is_sum(action):
            return Reason("bids", {})
        return Reason("saves-cash" if view.question[0] == BUY_OR_AUCTION else "dear-enough", {})


def nobody_trades(view: MonopolyView) -> bool:
    """Whether the players seem not to trade, as far as their public offers and answers show. Whoever offers trades."""
    answers = [answers_of(view.memory, seat) for seat in view.seats()]
    if any(each.accepted or (each.offers and seat != view.seat) for seat, each in by_seat(answers)):
        return False
    return sum(each.declined for each in answers) >= DECLINED


def other_answer(view: MonopolyView, action: Action) -> Action | None:
    """The alternative to an answer about a place without an owner. None if there is none, and for other questions."""
    question, other = view.question[0], None
    if question in (BUY_OR_AUCTION, BUY_OR_LEAVE) and action in (BUY, AUCTION, PASS):
        leave = AUCTION if question == BUY_OR_AUCTION else PASS
        other = leave if action == BUY else BUY
    elif question == TO_BID and view.question[1] >= 0 and (action == PASS or is_sum(action)):
        _, lot, best, _ = view.question
        bid = naming_sum(max(PRICE[lot] // 2, best + PRICE[lot] // STEP))
        other = bid if action == PASS else PASS
    return other if other is not None and view.is_legal(other) else None


def player(role: Role, seed: int) -> Bot[MonopolyView]:
    """The bot of a role. A beginner is a steward with mistakes. A strategist with a character does not search."""
    if role == STRONGEST:
        return Strategist(role, seed)
    if role.level != BEGINNER:
        return Tycoon(role, seed)
    steward = role._replace(level=STEWARD)
    mistakes = [Mistake(name, odds, Tycoon(steward, seed, lacking)) for name, (odds, lacking) in MISTAKES.items()]
    return Newcomer(Tycoon(steward, seed), mistakes, seed)
