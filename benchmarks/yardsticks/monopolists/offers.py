"""An offer as a whole, and the actions that name it step by step."""

from typing import NamedTuple

from altbau.core.engine.ids import Action, Seat
from altbau.games.monopoly.rules.actions import (
    FOR,
    OFFER,
    is_square,
    is_sum,
    naming_seat,
    naming_square,
    naming_sum,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.questions import ASK_WHAT, GIVE_WHAT, TRADE_PARTNER
from altbau.games.monopoly.view import MonopolyView


class Offer(NamedTuple):
    """Places in exchange for places, with money on one side."""

    partner: Seat
    given: tuple[int, ...]  # squares
    asked: tuple[int, ...]  # squares
    coins: int  # given with the places; negative: asked for with them

    def steps(self) -> list[Action]:
        """The actions that name it, after `trade`."""
        steps = [naming_seat(self.partner), *[naming_square(square) for square in self.given]]
        if self.coins > 0:
            steps.append(naming_sum(self.coins))
        steps += [FOR, *[naming_square(square) for square in self.asked]]
        if self.coins < 0:
            steps.append(naming_sum(-self.coins))
        return [*steps, OFFER]


def offered(view: MonopolyView) -> tuple[Seat, list[Action], list[Action]]:
    """The other player of the offer in the question, the goods that its author gives, and those asked for."""
    goods = [Action(each) for each in view.question[2:]]
    middle = view.question[2:].index(0)
    return Seat(view.question[1]), goods[:middle], goods[middle + 1 :]


def squares(goods: list[Action]) -> list[int]:
    """The squares of the places among goods."""
    return [square_of(each) for each in goods if is_square(each)]


def coins(goods: list[Action]) -> int:
    """The money among goods."""
    return sum(sum_of(each) for each in goods if is_sum(each))


class Plan:
    """The rest of an offer that is being named."""

    def __init__(self) -> None:
        self._steps: list[Action] = []

    def begin(self, offer: Offer) -> None:
        """Start naming this offer."""
        self._steps = offer.steps()

    def step(self, view: MonopolyView) -> Action | None:
        """The next action; None if no offer is being named. Planned steps that left no choice, such as a single
        possible partner, have been played automatically and are skipped. An offer without a plan, or one that can't be
        named as planned, is completed in an unacceptable way: for all of the partner's money."""
        if view.question[0] not in (TRADE_PARTNER, GIVE_WHAT, ASK_WHAT):
            self._steps = []
            return None
        while self._steps:
            step = self._steps.pop(0)
            if view.is_legal(step):
                return step
            if is_square(step) or is_sum(step):
                self._steps = []
        if FOR in view.legal_actions:
            return FOR
        if OFFER in view.legal_actions and coins(offered(view)[2]):
            return OFFER
        if view.sums:
            return view.sums.most
        return next(action for action in reversed(view.legal_actions) if action != OFFER)
