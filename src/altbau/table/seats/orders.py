"""What a person says in advance at a table by days: how windows of a kind are answered (an *order*), and a whole move
(`plans.py`). An order is said whatever the person holds. Whether it answers a window follows only from it and from what
all see; the hand decides with what. So who looks on learns no more than that something was said.

Nothing is written when orders end: they count as long as no bot has sat in for their person since.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

import msgspec

from altbau.core.engine.ids import Action
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.vocabulary import WindowKind
from altbau.core.game import AnyGame
from altbau.core.messages import table
from altbau.core.presentation.choice_trees import teller
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.table.seats.plans import Plan

ORDERS: Final = "orders"  # the preference of a seat under which they are stored
NONE_SAID: Final = ""  # no orders, as stored


class Case(NamedTuple):
    """The windows that one order is for: those of a kind, where something of the seat is `hit`, or where not."""

    window: str
    hit: bool


@dataclass(frozen=True)
class Orders:
    """What a seat has said in advance: the tokens of its answers by case, the best first, where with none of them it
    declines, and a whole move. `sat_in` is how often a bot had sat in by then."""

    answers: Mapping[Case, tuple[str, ...]] = field(default_factory=dict)
    sat_in: int = 0
    plan: Plan | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing was said."""
        return not self.answers and self.plan is None

    def answers_now(self, game: Game, done: Collection[str]) -> bool:
        """Whether something is for the open question, whatever the hand of the seat asked; `done` are the client ids of
        the table's entries."""
        plan = self.plan and self.plan.is_due(game, game.state.asked, done)
        return bool(plan) or self.kind_for(game) is not None

    def with_order(self, case: Case, answers: Sequence[str] | None) -> "Orders":
        """The orders with another one for a case, or without it."""
        others = {each: said for each, said in self.answers.items() if each != case}
        return replace(self, answers=others if answers is None else {**others, case: tuple(answers)})

    def since(self, sat_in: int) -> "Orders":
        """The orders that still count when a bot has sat in so often."""
        return self if sat_in == self.sat_in else Orders(sat_in=sat_in)

    def answer(self, game: Game) -> Action | None:
        """The answer to the open question, if an order is for it: the first that is legal, else what declines."""
        s = game.state
        kind = self.kind_for(game)
        if kind is None:
            return None
        tokens = {game.module.token(s.edition, action): action for action in s.stack.options()}
        said = self.answers[case_of(game, kind)]
        return next((tokens[each] for each in said if each in tokens), kind.declines)

    def kind_for(self, game: Game) -> WindowKind | None:
        """The kind of the open question if an order is for it, whatever the hand of the seat asked; else None."""
        if not self.answers or game.over:
            return None
        kind = window_kind(game)
        return kind if kind and case_of(game, kind) in self.answers else None

    def as_text(self) -> str:
        """The orders as stored."""
        said = [(*case, answers) for case, answers in self.answers.items()]
        return encoder.encode(StoredOrders(said, self.sat_in, self.plan)).decode()


class StoredOrders(msgspec.Struct):
    """The orders of a seat as they are stored."""

    said: list[tuple[str, bool, tuple[str, ...]]]
    sat_in: int
    plan: Plan | None = None


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(StoredOrders)


def read_orders(stored: str) -> Orders:
    """Orders as they were stored."""
    if stored == NONE_SAID:
        return Orders()
    found = decoder.decode(stored)
    return Orders({Case(window, hit): said for window, hit, said in found.said}, found.sat_in, found.plan)


def window_kind(game: Game) -> WindowKind | None:
    """The kind of the open question, if it can be answered in advance."""
    s = game.state
    question = s.stack.top.prompt(s)[0]
    return next((each for each in game.module.windows(s.edition) if each.question == question), None)


def case_of(game: Game, kind: WindowKind) -> Case:
    """The case of the open question."""
    return Case(game.module.QUESTIONS[kind.question].name, game.module.is_hit(game.state) or not kind.others)


def check_order(module: AnyGame, edition: AnyEdition, case: Case, answers: Sequence[str] | None) -> None:
    """Raise BadInput for an order that is none in this edition."""
    kind = next((each for each in module.windows(edition) if module.QUESTIONS[each.question].name == case.window), None)
    if kind is None or not (case.hit or kind.others):
        raise BadInput("no-such-window", window=case.window)
    named = [module.token(edition, action) for action in kind.answers]
    answers = answers or ()
    for token in answers:
        if token not in named or answers.count(token) > 1:
            raise BadInput("no-answer-there", token=token, window=case.window)


def said_in_advance(game: Game, orders: Orders, done: Collection[str]) -> table.InAdvance:
    """What a seat can say in advance, and what it has said, as a message."""
    s, module = game.state, game.module
    tell = teller(module, game.edition)
    return table.InAdvance(
        windows=[
            table.Window(
                name=module.QUESTIONS[each.question].name,
                others=each.others,
                declines=tell.last(each.declines, each.question),
                answers=[tell.last(action, each.question) for action in each.answers],
            )
            for each in module.windows(s.edition)
        ],
        orders=[
            table.Order(window=case.window, hit=case.hit, answers=list(said)) for case, said in orders.answers.items()
        ],
        facts=list(module.FACTS),
        plan=None if orders.plan is None else orders.plan.as_message(done),
    )
