"""Judging a choice of Monopoly afterwards, where no bot searches. The best other one is found by what the table is
worth after the whole move, what it is answered, and the next throw, of which all cases are tried, with the cards in
several orders. It must leave a better chance to win and a greater share of all strengths (`bots/valuation.py`).

What that would have gained is measured some rounds later, with the same dice: right after a throw the value makes too
much of what has just been built, since it has been learnt from bots who seldom catch up on it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from altbau.core.bots.bot import NO_CHARACTER, STRATEGIST, Role
from altbau.core.bots.judging import Verdict
from altbau.core.bots.search import Trial
from altbau.core.engine.chance import Outcome, Script, Scripted, throws
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import seeded
from altbau.games.monopoly.bot import Tycoon
from altbau.games.monopoly.bots.offers import offered
from altbau.games.monopoly.bots.valuation import Ledger
from altbau.games.monopoly.rules.actions import (
    ACCEPT,
    BANKRUPT,
    BUILD,
    DECLINE,
    END,
    MORTGAGE,
    OFFER,
    PASS,
    REDEEM,
    ROLL,
    SELL,
    TRADE,
    seat_of,
)
from altbau.games.monopoly.rules.board import STATIONS
from altbau.games.monopoly.rules.questions import (
    ASK_WHAT,
    GIVE_WHAT,
    TO_BID,
    TO_END,
    TO_LEAVE_JAIL,
    TO_RAISE,
    TO_ROLL,
    TRADE_PARTNER,
    WHICH_PLACE,
)
from altbau.games.monopoly.rules.state import DICE, State
from altbau.games.monopoly.value import value
from altbau.games.monopoly.view import MonopolyView, determinize

FEW: Final = 8  # worlds with which no throw is tried but in jail, and nothing is measured
WORLDS_A_STACK: Final = 8  # of cards, with each of which all throws are tried
ROUNDS: Final = 4  # after which it is measured what a choice has cost
MEASURED: Final = 1000  # the first seed of the worlds in which that is done
RIVALS: Final = 3  # that are looked at more closely
PLAYS_ON: Final = Role(NO_CHARACTER, STRATEGIST)  # for everybody
FAIR: Final = [1.0] * STATIONS  # opinions of the groups
OF_OFFER: Final = (TRADE_PARTNER, GIVE_WHAT, ASK_WHAT)
AT_REST: Final = (TO_ROLL, TO_LEAVE_JAIL, TO_END)  # what is asked when a throw is settled
WITH_PLACE: Final = (BUILD, MORTGAGE, REDEEM, SELL)  # words after which a place is named
RARE: Final = (MORTGAGE, SELL, TRADE, BANKRUPT)  # compared only where it was chosen, or bots would do it, or for a debt
CASES: Final[list[Outcome]] = throws(DICE)
WAYS: Final = sum(each.ways for each in CASES)

Path = tuple[Action, ...]  # the choices of a move
OFFERED: Final[Path] = (TRADE,)  # with what the bots would offer


class Outlook(NamedTuple):
    """What a move leads to."""

    share: float  # of the seat that makes it
    chances: list[float]  # by seat: to win


class Found(NamedTuple):
    """How a choice compares with the best other move."""

    verdict: Verdict
    better: Path  # nothing where nothing is better
    decisions: int  # of bots that were made for it


def judged(view: MonopolyView, action: Action, worlds: int) -> Found | None:
    """How a choice compares with the best other one, with so many worlds. None where there is nothing to compare, and
    while an offer is being named: that is judged when it is made."""
    asks, ahead = view.question[0], Ahead(view.seat)
    if asks in OF_OFFER:
        return judged_offer(view, worlds, ahead) if action == OFFER else None
    if action == TRADE:
        return None
    me, world = view.seat, determinize(view, seeded(worlds))
    first = {path: ahead.outlook(world, path, thrown=asks == TO_LEAVE_JAIL) for path in paths(world, view, action)}
    own = max((path for path in first if path[0] == action), key=lambda path: first[path].chances[me])
    rivals = [path for path in first if path[0] != action]
    if not rivals:
        return None
    if OFFERED in rivals and not gains(partner_of(world), first[OFFERED], first[own]):
        rivals.remove(OFFERED)
    closest = sorted(rivals, key=lambda path: -first[path].chances[me])[:RIVALS]
    if worlds > FEW:
        dealt = [determinize(view, seeded(worlds + number)) for number in range(worlds // WORLDS_A_STACK)]
        looks = [{path: ahead.outlook(each, path, thrown=True) for path in (own, *closest)} for each in dealt]
    else:
        looks = [first]
    best = best_of(own, closest, looks, me)
    if best is None:
        return nothing(view, action, worlds, ahead)
    return compared(view, own, best, worlds, first, ahead)


def nothing(view: MonopolyView, action: Action, worlds: int, ahead: "Ahead") -> Found:
    """That nothing is better."""
    return Found(Verdict(action, [0.0] * view.players, 0.0, worlds), (), ahead.decisions)


def best_of(own: Path, rivals: list[Path], looks: list[dict[Path, Outlook]], me: Seat) -> Path | None:
    """The rival that leaves the best chance of those that leave a greater share, too."""
    best, most = None, 0.0
    for path in rivals:
        share = sum(look[path].share - look[own].share for look in looks)
        chance = sum(look[path].chances[me] - look[own].chances[me] for look in looks)
        if share > 0 and chance > most:
            best, most = path, chance
    return best


def compared(
    view: MonopolyView, own: Path, best: Path, worlds: int, first: dict[Path, Outlook], ahead: "Ahead"
) -> Found:
    """By how much a move is better: as it looks at first with few worlds, else some rounds later in all of them."""
    if worlds <= FEW:
        gained = [one - two for one, two in zip(first[best].chances, first[own].chances, strict=True)]
        return Found(Verdict(best[0], gained, 0.0, worlds), best, ahead.decisions)
    trials = [Trial(best[0]) for _ in view.seats()]
    for number in range(worlds):
        world = determinize(view, seeded(MEASURED + number))
        after, otherwise = (ahead.rounds_later(world, path) for path in (best, own))
        for trial, one, two in zip(trials, after, otherwise, strict=True):
            trial.add(one - two)
    error = trials[view.seat].error()
    return Found(Verdict(best[0], [trial.mean() for trial in trials], error, worlds), best, ahead.decisions)


def judged_offer(view: MonopolyView, worlds: int, ahead: "Ahead") -> Found:
    """An offer beside none. Only what the other side gains by, too, can cost anything."""
    me, partner = view.seat, offered(view)[0]
    world = determinize(view, seeded(worlds))
    made, declined = (ahead.outlook(world, (OFFER, answer), thrown=False) for answer in (ACCEPT, DECLINE))
    if not gains(partner, made, declined) or not is_better(declined, made, me):
        return nothing(view, OFFER, worlds, ahead)
    first: dict[Path, Outlook] = {(OFFER, ACCEPT): made, (OFFER, DECLINE): declined}
    found = compared(view, (OFFER, ACCEPT), (OFFER, DECLINE), worlds, first, ahead)
    return found._replace(verdict=found.verdict._replace(better=END), better=(END,))


def partner_of(world: State) -> Seat:
    """With whom the seat asked would trade."""
    me, after = world.asked, world.copy()
    bot = bot_of(me, offers=1)
    bot.decide(MonopolyView(world, me))
    after.apply(TRADE)
    asks, *named = after.stack.top.prompt(after)
    return seat_of(bot.decide(MonopolyView(after, me)).action) if asks == TRADE_PARTNER else Seat(named[0])


def gains(seat: Seat, one: Outlook, other: Outlook) -> bool:
    """Whether a seat is likelier to win after one than after the other: whoever does not gain by a deal declines it."""
    return one.chances[seat] > other.chances[seat]


def is_better(one: Outlook, other: Outlook, me: Seat) -> bool:
    """Whether a seat has more by both measures."""
    return one.share > other.share and one.chances[me] > other.chances[me]


def paths(world: State, view: MonopolyView, action: Action) -> Iterator[Path]:
    """The moves that are compared: what was chosen, what the bots would do, and all else that is not rare."""
    usual = bot_of(view.seat, offers=1).decide(view).action
    legal = (PASS,) if view.question[0] == TO_BID else view.legal_actions
    for word in dict.fromkeys((action, usual, *legal)):
        if word in RARE and view.question[0] != TO_RAISE and word not in (action, usual):
            continue
        if word not in WITH_PLACE or view.question[0] == WHICH_PLACE:
            yield (word,)
            continue
        after = world.copy()
        after.apply(word)
        named = after.asked == view.seat and after.stack.top.prompt(after)[0] == WHICH_PLACE
        yield from ((word, place) for place in after.legal_actions) if named else [(word,)]


def bot_of(seat: Seat, offers: int = 0) -> Tycoon:
    """Who plays on for a seat."""
    return Tycoon(PLAYS_ON, seat, {"offers": offers})


class Ahead:
    """What choices of a seat lead to, everybody playing on as bots do, and how often these have decided for that."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.decisions = 0

    def decided(self, s: State, bots: Sequence[Tycoon]) -> Action:
        """What the bot of whoever is asked does."""
        self.decisions += 1
        return bots[s.asked].decide(MonopolyView(s, s.asked)).action

    def outlook(self, world: State, path: Path, *, thrown: bool) -> Outlook:
        """What a move leads to until the next throw, or, if that is to be made, until what comes of it is settled: the
        mean of all cases."""
        now, bots = begun(world, path, self.me)
        planned = path[-1]
        while planned != ROLL and not now.over:
            planned = self.decided(now, bots)
            if planned != ROLL:
                now.apply(planned)
        if now.over or not thrown:
            return seen(now, self.me)
        cases = [seen(self.settled(now, case), self.me) for case in CASES]
        weighed = [*zip(cases, CASES, strict=True)]
        chances = [sum(each.chances[seat] * case.ways for each, case in weighed) / WAYS for seat in now.seats()]
        return Outlook(sum(each.share * case.ways for each, case in weighed) / WAYS, chances)

    def rounds_later(self, world: State, path: Path) -> list[float]:
        """The chances to win some rounds after a move."""
        now, bots = begun(world, path, self.me)
        if path[-1] == ROLL:
            now.apply(ROLL)
        last = now.turns + ROUNDS * now.players_left
        while not now.over and now.turns < last:
            now.apply(self.decided(now, bots))
        return value(MonopolyView(now, self.me)).chances

    def settled(self, before: State, case: Outcome) -> State:
        """What comes of a throw until somebody on turn is free to choose."""
        s, script = before.copy(), Script()
        script.add(case)
        s.logged = False
        s.chance = Scripted(script, s.chance)
        s.apply(ROLL)
        bots = [bot_of(seat) for seat in s.seats()]
        while not s.over and s.stack.top.prompt(s)[0] not in AT_REST:
            s.apply(self.decided(s, bots))
        return s


def begun(world: State, path: Path, me: Seat) -> tuple[State, list[Tycoon]]:
    """A world in which a move has been made but for a throw, and who plays on there."""
    now = world.copy()
    now.logged = False
    bots = [bot_of(seat, offers=int(seat == me and path == OFFERED)) for seat in now.seats()]
    if path == OFFERED:
        bots[me].decide(MonopolyView(now, me))  # which trade it thinks of
    for action in path:
        if action != ROLL and not now.over:
            now.apply(action)
    return now, bots


def seen(s: State, me: Seat) -> Outlook:
    """What a state is worth."""
    view = MonopolyView(s, me)
    return Outlook(Ledger(view, FAIR).share(me), value(view).chances)
