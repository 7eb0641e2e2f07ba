"""The choices of a player as a tree, and the reasons why other actions are illegal.

This module has no rules of its own: options and reasons come from the frames.
"""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.choices import Choice, IllegalAction, Offer, Step
from altbau.core.engine.ids import ALLOWED, Action, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import (
    A_WORD,
    BUILD,
    BUY,
    MORTGAGE,
    PAY,
    REDEEM,
    SELL,
    USE_CARD,
    naming_square,
)
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.buildings import AT_WILL, IN_DEBT, TO_BUY, places_for, why_not
from altbau.games.monopoly.rules.deals import Debt, TakeOver
from altbau.games.monopoly.rules.landing import Purchase
from altbau.games.monopoly.rules.managing import OPERATIONS, why_not_manage
from altbau.games.monopoly.rules.otherwise import remedy_of_place, remedy_of_word
from altbau.games.monopoly.rules.questions import OUT_OF_TURN, WHICH_PLACE
from altbau.games.monopoly.rules.refusals import NOT_IN_PRISON, NOT_OFFERED
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.rules.turn import all_out_of_turn

OFTEN_ASKED: Final = (BUILD, SELL, MORTGAGE, REDEEM, PAY, USE_CARD, BUY)  # words whose absence is explained


def choices(s: State) -> list[Choice]:
    """The options of the player asked without the sums of money, with the places that follow."""
    top = s.stack.top
    if isinstance(top, TakeOver):  # no place is chosen
        return [Choice(action, []) for action in s.stack.legal_actions]
    purpose = asked_for(top)
    return [with_places(s, s.asked, action, purpose) for action in s.stack.options()]


def asked_for(top: Frame[State]) -> int:
    """The purpose for which money would be raised; see `buildings.py`."""
    if isinstance(top, Debt):
        return IN_DEBT
    if isinstance(top, Auction):
        return top.purpose
    return TO_BUY if isinstance(top, Purchase) else AT_WILL


def out_of_turn(s: State, seat: Seat) -> Offer | None:
    """What a seat that is not asked can do out of turn."""
    found = [with_places(s, seat, action, AT_WILL) for action in all_out_of_turn(s, seat)]
    return Offer((OUT_OF_TURN,), found, blocked_out_of_turn(s, seat)) if found else None


def with_places(s: State, seat: Seat, action: Action, purpose: int) -> Choice:
    """An option; an operation is followed by the places for it."""
    if action not in OPERATIONS:
        return Choice(action, [])
    places = [Choice(naming_square(square), []) for square in places_for(s, seat, action, purpose)]
    return Choice(action, places, (WHICH_PLACE, action))


def step(s: State, seat: Seat, path: Sequence[Action]) -> Step | None:
    """The illegal actions of a player, who is asked or can act out of turn, after these first actions of a move, with
    reasons and remedies; None if the move does not continue there."""
    asked = seat == s.asked
    if not path:
        return of_words(s, seat)
    possible = s.stack.legal_actions if asked else all_out_of_turn(s, seat)
    if len(path) != 1 or path[0] not in possible or path[0] not in OPERATIONS:
        return None
    top = s.stack.top
    if isinstance(top, TakeOver):  # no place is chosen
        return None
    purpose = asked_for(top) if asked else AT_WILL
    fit = places_for(s, seat, path[0], purpose)
    others = [square for square in s.held[seat] if square not in fit]
    return Step((WHICH_PLACE, path[0]), [of_place(s, seat, path[0], square, purpose) for square in others])


def of_place(s: State, seat: Seat, operation: Action, square: int, purpose: int) -> IllegalAction:
    """Why a seat can't carry out an operation on a square."""
    refusal = why_not(s, seat, operation, square, purpose)
    return IllegalAction(naming_square(square), refusal, remedy_of_place(s, seat, operation, square, refusal))


def of_words(s: State, seat: Seat) -> Step | None:
    """The illegal first actions of a seat: in answer to its question, or else out of turn."""
    if seat == s.asked:
        asked, found, purpose = s.stack.top.prompt(s), blocked(s), asked_for(s.stack.top)
    elif all_out_of_turn(s, seat):
        asked, found, purpose = (OUT_OF_TURN,), blocked_out_of_turn(s, seat), AT_WILL
    else:
        return None
    told = [(each, remedy_of_word(s, seat, each.action, each.refusal, purpose)) for each in found]
    return Step(asked, [IllegalAction(each.action, each.refusal, remedy) for each, remedy in told])


def blocked(s: State) -> list[IllegalAction]:
    """The illegal words of the player asked, with reasons."""
    found = [
        IllegalAction(action, s.stack.refusal(s, action, A_WORD))
        for action in OFTEN_ASKED
        if action not in s.stack.legal_actions
    ]
    return [each for each in found if each.refusal != NOT_OFFERED and each.refusal != NOT_IN_PRISON]


def blocked_out_of_turn(s: State, seat: Seat) -> list[IllegalAction]:
    """The illegal out-of-turn words of a seat, with reasons."""
    offered = all_out_of_turn(s, seat)
    found = [IllegalAction(action, why_not_manage(s, seat, action)) for action in OPERATIONS if action not in offered]
    return [each for each in found if each.refusal not in (ALLOWED, NOT_OFFERED)]
