"""What a player can do, as a tree of choices, and why everything else is not possible.

Nothing is decided here: the options and the reasons are those of the frames.
"""

from typing import Final

from altbau.core.choices import Blocked, Choice, Offer
from altbau.core.stack import FINE, Frame
from altbau.games.monopoly.rules.actions import (
    A_WORD,
    BUILD,
    BUY,
    MORTGAGE,
    NUMBER,
    PAY,
    REDEEM,
    SELL,
    SQUARE,
    USE_CARD,
)
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.buildings import AT_WILL, IN_DEBT, TO_BUY, places_for, why_not
from altbau.games.monopoly.rules.deals import Debt, TakeOver
from altbau.games.monopoly.rules.landing import Purchase
from altbau.games.monopoly.rules.managing import DEEDS, why_not_manage
from altbau.games.monopoly.rules.questions import OUT_OF_TURN, WHICH_PLACE
from altbau.games.monopoly.rules.refusals import NOT_IN_PRISON, NOT_OFFERED
from altbau.games.monopoly.rules.state import Table
from altbau.games.monopoly.rules.turn import interjections

OFTEN_ASKED: Final = (BUILD, SELL, MORTGAGE, REDEEM, PAY, USE_CARD, BUY)  # words whose absence is explained


def choices(t: Table) -> list[Choice]:
    """The options of the player asked but for the sums of money, with the places that follow."""
    top = t.todo.frames[-1]
    if isinstance(top, TakeOver):  # its place is known
        return [Choice(action, [], []) for action in t.todo.legal]
    purpose = asked_for(top)
    return [with_places(t, t.asked, action, purpose) for action in t.todo.legal if action < NUMBER]


def asked_for(top: Frame[Table]) -> int:
    """What money would be raised for, as in `buildings.py`."""
    if isinstance(top, Debt):
        return IN_DEBT
    if isinstance(top, Auction):
        return top.purpose
    return TO_BUY if isinstance(top, Purchase) else AT_WILL


def aside(t: Table, seat: int) -> Offer | None:
    """What a seat that is not asked can do out of turn."""
    found = [with_places(t, seat, action, AT_WILL) for action in interjections(t, seat)]
    return Offer((OUT_OF_TURN,), found, blocked_aside(t, seat)) if found else None


def with_places(t: Table, seat: int, action: int, purpose: int) -> Choice:
    """An option; after a deed the places for it, and why the others are none."""
    if action not in DEEDS:
        return Choice(action, [], [])
    possible = places_for(t, seat, action, purpose)
    others = [square for square in t.held[seat] if square not in possible]
    return Choice(
        action,
        [Choice(SQUARE + square, [], []) for square in possible],
        [Blocked(SQUARE + square, why_not(t, seat, action, square, purpose)) for square in others],
        (WHICH_PLACE, action),
    )


def sums(t: Table) -> tuple[int, int] | None:
    """The least and the most money that can be chosen."""
    found = [action - NUMBER for action in t.todo.legal if action > NUMBER]
    return (found[0], found[-1]) if found else None


def blocked(t: Table) -> list[Blocked]:
    """What the player asked can't choose, and why."""
    found = [Blocked(action, t.todo.refusal(t, action, A_WORD)) for action in OFTEN_ASKED if action not in t.todo.legal]
    return [each for each in found if each.refusal != NOT_OFFERED and each.refusal != NOT_IN_PRISON]


def blocked_aside(t: Table, seat: int) -> list[Blocked]:
    """What a seat can't do out of turn, and why."""
    offered = interjections(t, seat)
    found = [Blocked(action, why_not_manage(t, seat, action)) for action in DEEDS if action not in offered]
    return [each for each in found if each.refusal not in (FINE, NOT_OFFERED)]
