"""Judging a choice afterwards, in a game without a searching bot. The best alternative is found by the value of the
table after the whole move, the answers to it, and the next throw: all its cases are tried, with several orders of the
cards. It must have a better chance to win and a greater share of all strengths (`bots/valuation.py`).

Its gain is measured some rounds later, with the same dice. Right after a throw the learned value overrates what has
just been built, since it was learned from bots who seldom make up for a missed building.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from altbau.core.bots.bot import NO_CHARACTER, STRATEGIST, Role
from altbau.core.bots.judgement import Rival, Verdict
from altbau.core.bots.value import Value
from altbau.core.engine.chance import Outcome, Script, ScriptedChance, throws
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

FEW: Final = 8  # with at most so many worlds, throws are tried in jail only, and nothing is measured
WORLDS_A_STACK: Final = 8  # for each so many worlds one order of the cards is tried, with all throws
ROUNDS: Final = 4  # rounds after which the gain is measured
MEASURED: Final = 1000  # the first seed of the worlds for measuring
RIVALS: Final = 3  # alternatives that are examined closely
PLAYS_ON: Final = Role(NO_CHARACTER, STRATEGIST)  # the bot for all seats
FAIR: Final = [1.0] * STATIONS  # opinions of the groups
OF_OFFER: Final = (TRADE_PARTNER, GIVE_WHAT, ASK_WHAT)
AT_REST: Final = (TO_ROLL, TO_LEAVE_JAIL, TO_END)  # the questions after a throw has been resolved
WITH_PLACE: Final = (BUILD, MORTGAGE, REDEEM, SELL)  # words after which a place is named
RARE: Final = (MORTGAGE, SELL, TRADE, BANKRUPT)  # compared only if chosen, if the bot would choose it, or for a debt
CASES: Final[list[Outcome]] = throws(DICE)
WAYS: Final = sum(each.ways for each in CASES)

Path = tuple[Action, ...]  # the actions of a move
OFFERED: Final[Path] = (TRADE,)  # stands for the offer that the bot would make


class Outlook(NamedTuple):
    """The result of a move."""

    share: float  # of the seat that makes it (`bots/valuation.py`)
    chances: list[float]  # the chance to win, by seat
    money: list[float]  # what each seat can expect to have


class Found(NamedTuple):
    """A choice compared with the best other move."""

    verdict: Verdict
    better: Path  # empty if no move is better
    decisions: int  # decisions of bots that the comparison took


def judged(view: MonopolyView, action: Action, worlds: int) -> Found | None:
    """A choice compared with the best other one, with so many worlds. None if there is no other choice, and for the
    steps of naming an offer: it is judged when it is made."""
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
    """The result that no move is better."""
    return Found(Verdict(action, [0.0] * view.players, 0.0, worlds, [0.0] * view.players, 0.0), (), ahead.decisions)


def best_of(own: Path, rivals: list[Path], looks: list[dict[Path, Outlook]], me: Seat) -> Path | None:
    """The rival with the best chance to win among those that also have a greater share than `own`; None if there is
    none."""
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
    """How much better a move is: by the first outlook with few worlds, else measured some rounds later in all
    worlds."""
    if worlds <= FEW:
        gained = [one - two for one, two in zip(first[best].chances, first[own].chances, strict=True)]
        earned = [one - two for one, two in zip(first[best].money, first[own].money, strict=True)]
        return Found(Verdict(best[0], gained, 0.0, worlds, earned, 0.0), best, ahead.decisions)
    rival = Rival(best[0], view.players)
    for number in range(worlds):
        world = determinize(view, seeded(MEASURED + number))
        after, otherwise = (ahead.rounds_later(world, path) for path in (best, own))
        rival.measure(view.seat, after, otherwise)
    return Found(rival.verdict(worlds), best, ahead.decisions)


def judged_offer(view: MonopolyView, worlds: int, ahead: "Ahead") -> Found:
    """An offer compared with none. It can only be an error if the partner would accept it, that is if the partner gains
    by it."""
    me, partner = view.seat, offered(view)[0]
    world = determinize(view, seeded(worlds))
    made, declined = (ahead.outlook(world, (OFFER, answer), thrown=False) for answer in (ACCEPT, DECLINE))
    if not gains(partner, made, declined) or not is_better(declined, made, me):
        return nothing(view, OFFER, worlds, ahead)
    first: dict[Path, Outlook] = {(OFFER, ACCEPT): made, (OFFER, DECLINE): declined}
    found = compared(view, (OFFER, ACCEPT), (OFFER, DECLINE), worlds, first, ahead)
    return found._replace(verdict=found.verdict._replace(better=END), better=(END,))


def partner_of(world: State) -> Seat:
    """The seat with which the bot of the seat asked would trade."""
    me, after = world.asked, world.copy()
    bot = bot_of(me, offers=1)
    bot.decide(MonopolyView(world, me))
    after.apply(TRADE)
    asks, *named = after.stack.top.prompt(after)
    return seat_of(bot.decide(MonopolyView(after, me)).action) if asks == TRADE_PARTNER else Seat(named[0])


def gains(seat: Seat, one: Outlook, other: Outlook) -> bool:
    """Whether a seat is likelier to win after `one` than after `other`; a seat accepts only deals by which it gains."""
    return one.chances[seat] > other.chances[seat]


def is_better(one: Outlook, other: Outlook, me: Seat) -> bool:
    """Whether `one` is better for a seat by both measures."""
    return one.share > other.share and one.chances[me] > other.chances[me]


def paths(world: State, view: MonopolyView, action: Action) -> Iterator[Path]:
    """The moves to compare: the chosen one, the bot's, and all others that are not rare."""
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
    """The bot that plays on for a seat."""
    return Tycoon(PLAYS_ON, seat, {"offers": offers})


class Ahead:
    """Plays on after choices of a seat, with bots for all seats; `decisions` counts their decisions."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.decisions = 0

    def decided(self, s: State, bots: Sequence[Tycoon]) -> Action:
        """The action of the bot of the seat asked."""
        self.decisions += 1
        return bots[s.asked].decide(MonopolyView(s, s.asked)).action

    def outlook(self, world: State, path: Path, *, thrown: bool) -> Outlook:
        """The result of a move at the next throw. With `thrown` it is the mean over all cases of that throw, each after
        it has been resolved."""
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
        money = [sum(each.money[seat] * case.ways for each, case in weighed) / WAYS for seat in now.seats()]
        return Outlook(sum(each.share * case.ways for each, case in weighed) / WAYS, chances, money)

    def rounds_later(self, world: State, path: Path) -> Value:
        """What the game is worth ROUNDS rounds after a move."""
        now, bots = begun(world, path, self.me)
        if path[-1] == ROLL:
            now.apply(ROLL)
        last = now.turns + ROUNDS * now.players_left
        while not now.over and now.turns < last:
            now.apply(self.decided(now, bots))
        return value(MonopolyView(now, self.me))

    def settled(self, before: State, case: Outcome) -> State:
        """The state after this throw has been resolved, that is at the next question of `AT_REST`."""
        s, script = before.copy(), Script()
        script.add(case)
        s.logged = False
        s.chance = ScriptedChance(script, s.chance)
        s.apply(ROLL)
        bots = [bot_of(seat) for seat in s.seats()]
        while not s.over and s.stack.top.prompt(s)[0] not in AT_REST:
            s.apply(self.decided(s, bots))
        return s


def begun(world: State, path: Path, me: Seat) -> tuple[State, list[Tycoon]]:
    """The world after a move, without its throw if it has one, and the bots that play on."""
    now = world.copy()
    now.logged = False
    bots = [bot_of(seat, offers=int(seat == me and path == OFFERED)) for seat in now.seats()]
    if path == OFFERED:
        bots[me].decide(MonopolyView(now, me))  # plans its offer
    for action in path:
        if action != ROLL and not now.over:
            now.apply(action)
    return now, bots


def seen(s: State, me: Seat) -> Outlook:
    """The value of a state."""
    view = MonopolyView(s, me)
    return Outlook(Ledger(view, FAIR).share(me), *value(view))
