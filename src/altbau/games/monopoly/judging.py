"""Judging a choice of Monopoly afterwards, where no bot searches: by what the table is worth after the whole move, what
it is answered, and the next throw, of which all cases are tried.

What hidden cards do to that is tried in several stacks, the same for all that is compared. Another choice must leave a
better chance to win and a greater share of all strengths (`bots/valuation.py`), as each measure alone is rough.
"""

from collections.abc import Iterator
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

WORLDS_A_STACK: Final = 8  # that are asked for; with one stack no throw is tried but in jail
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


class Outlook(NamedTuple):
    """What a move leads to."""

    share: float  # of the seat that makes it
    chances: list[float]  # by seat: to win


class Found(NamedTuple):
    """How a choice compares with the best other move."""

    verdict: Verdict
    better: Path  # nothing where nothing is better


def judged(view: MonopolyView, action: Action, worlds: int) -> Found | None:
    """How a choice compares with the best other one, in as many stacks as so many worlds ask for. None where there is
    nothing to compare, and while an offer is being named: that is judged when it is made."""
    asks, me = view.question[0], view.seat
    if asks in OF_OFFER:
        return judged_offer(view, worlds) if action == OFFER else None
    if action == TRADE:
        return None
    world, stacks = determinize(view, seeded(worlds)), max(1, worlds // WORLDS_A_STACK)
    first = {path: outlook(world, path, me, thrown=asks == TO_LEAVE_JAIL) for path in paths(world, view, action)}
    own = max((path for path in first if path[0] == action), key=lambda path: first[path].chances[me])
    rivals = [path for path in first if path[0] != action]
    if not rivals:
        return None
    better = [path for path in rivals if is_better(first[path], first[own], me)]
    closest = sorted(better, key=lambda path: -first[path].chances[me])[:RIVALS]
    if stacks == 1:
        looks = [first]
    else:
        dealt = [determinize(view, seeded(worlds + number)) for number in range(stacks if closest else 0)]
        looks = [{path: outlook(each, path, me, thrown=True) for path in (own, *closest)} for each in dealt]
    return best_of(own, closest, looks, view, worlds)


def best_of(own: Path, rivals: list[Path], looks: list[dict[Path, Outlook]], view: MonopolyView, worlds: int) -> Found:
    """The rival that leaves the best chance of those that leave a greater share, too."""
    me = view.seat
    best, most = own, 0.0
    for path in rivals:
        share = sum(look[path].share - look[own].share for look in looks)
        chance = sum(look[path].chances[me] - look[own].chances[me] for look in looks)
        if share > 0 and chance > most:
            best, most = path, chance
    if best == own:
        return Found(Verdict(own[0], [0.0] * view.players, 0.0, worlds), ())
    ahead = [Trial(best[0]) for _ in view.seats()]
    for look in looks:
        for seat, trial in enumerate(ahead):
            trial.add(look[best].chances[seat] - look[own].chances[seat])
    error = ahead[me].error() if len(looks) > 1 else 0.0
    return Found(Verdict(best[0], [trial.mean() for trial in ahead], error, worlds), best)


def judged_offer(view: MonopolyView, worlds: int) -> Found | None:
    """An offer beside none. Only what the other side gains by, too, can cost anything: it would decline the rest."""
    me, partner = view.seat, offered(view)[0]
    world = determinize(view, seeded(worlds))
    made, declined = (outlook(world, (OFFER, answer), me, thrown=False) for answer in (ACCEPT, DECLINE))
    if made.chances[partner] <= declined.chances[partner] or not is_better(declined, made, me):
        return Found(Verdict(OFFER, [0.0] * view.players, 0.0, worlds), ())
    gained = [one - two for one, two in zip(declined.chances, made.chances, strict=True)]
    return Found(Verdict(END, gained, 0.0, worlds), (END,))


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
        named = after.asked == view.seat and after.stack.frames[-1].prompt(after)[0] == WHICH_PLACE
        yield from ((word, place) for place in after.legal_actions) if named else [(word,)]


def bot_of(seat: Seat, offers: int = 0) -> Tycoon:
    """Who plays on for a seat."""
    return Tycoon(PLAYS_ON, seat, {"offers": offers})


def outlook(world: State, path: Path, me: Seat, *, thrown: bool) -> Outlook:
    """What a move leads to until the next throw, or, if that is to be made, until what comes of it is settled: the mean
    of all cases."""
    now = world.copy()
    now.logged = False
    bots = [bot_of(seat, offers=int(seat == me and path[0] == TRADE)) for seat in now.seats()]
    if path[0] == TRADE:
        bots[me].decide(MonopolyView(now, me))  # which trade it thinks of
    left, planned = [*path], path[0]
    while not now.over:
        planned = left.pop(0) if left else bots[now.asked].decide(MonopolyView(now, now.asked)).action
        if planned == ROLL:
            break
        now.apply(planned)
    if now.over or not thrown:
        return seen(now, me)
    cases = [seen(settled(now, case), me) for case in CASES]
    weighed = [*zip(cases, CASES, strict=True)]
    chances = [sum(each.chances[seat] * case.ways for each, case in weighed) / WAYS for seat in now.seats()]
    return Outlook(sum(each.share * case.ways for each, case in weighed) / WAYS, chances)


def settled(before: State, case: Outcome) -> State:
    """What comes of a throw until somebody on turn is free to choose."""
    s, script = before.copy(), Script()
    script.add(case)
    s.logged = False
    s.chance = Scripted(script, s.chance)
    s.apply(ROLL)
    bots = [bot_of(seat) for seat in s.seats()]
    while not s.over and s.stack.frames[-1].prompt(s)[0] not in AT_REST:
        s.apply(bots[s.asked].decide(MonopolyView(s, s.asked)).action)
    return s


def seen(s: State, me: Seat) -> Outlook:
    """What a state is worth."""
    view = MonopolyView(s, me)
    return Outlook(Ledger(view, FAIR).share(me), value(view).chances)
