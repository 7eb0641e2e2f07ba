"""Managing, which is possible at almost any time, in and out of turn and in jail: places, trades, claims (M33)."""

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import A_WORD, BUILD, CLAIM, MORTGAGE, REDEEM, SELL, TRADE
from altbau.games.monopoly.rules.board import KIND, UTILITY
from altbau.games.monopoly.rules.buildings import AT_WILL, possible_operations
from altbau.games.monopoly.rules.deals import Debt, TradeWith
from altbau.games.monopoly.rules.events import FOR_RENT, THROWN_FOR_RENT
from altbau.games.monopoly.rules.places import WhichPlace, why_not_operation
from altbau.games.monopoly.rules.questions import OUT_OF_TURN
from altbau.games.monopoly.rules.refusals import ALLOWED, NO_RENT_TO_CLAIM, NOT_OFFERED
from altbau.games.monopoly.rules.rent import rent_of
from altbau.games.monopoly.rules.shortage import WhichStreet
from altbau.games.monopoly.rules.state import Claim, State
from altbau.games.monopoly.rules.trading import why_not_trade

OPERATIONS = (BUILD, SELL, MORTGAGE, REDEEM)


def management(s: State, seat: Seat) -> list[Action]:
    """The words with which a seat can manage now (M33)."""
    found = possible_operations(s, seat, AT_WILL)
    if why_not_trade(s, seat, AT_WILL) == ALLOWED:
        found.append(TRADE)
    if s.claims and claimable(s, seat):
        found.append(CLAIM)
    return found


def why_not_manage(s: State, seat: Seat, action: Action) -> Refusal:
    """Why a seat can't choose a word of managing."""
    if action == TRADE:
        return why_not_trade(s, seat, AT_WILL)
    if action == CLAIM:
        return ALLOWED if claimable(s, seat) else NO_RENT_TO_CLAIM
    return why_not_operation(s, seat, action, AT_WILL) if action in OPERATIONS else NOT_OFFERED


def manage(s: State, seat: Seat, action: Action) -> None:
    """Begin what a word of managing stands for. Changes the stack as the last step."""
    if action == TRADE:
        s.stack.push(TradeWith(seat, AT_WILL))
    elif action == CLAIM:
        claim = claimable(s, seat)[0]
        s.claims.remove(claim)
        s.stack.push(rent_debt(s, claim.owner, claim.debtor, claim.square, claim.factor))
    elif action == BUILD:
        s.stack.push(WhichStreet(seat))
    else:
        s.stack.push(WhichPlace(seat, action, AT_WILL))


def claimable(s: State, seat: Seat) -> list[Claim]:
    """The rents that a seat can still claim (M14, Q225)."""
    return [claim for claim in s.claims if claim.owner == seat]


def rent_debt(s: State, owner: Seat, debtor: Seat, square: int, factor: int) -> Debt:
    """The visitor's debt for the rent of a square; for a utility the dice are thrown (M20, Q224)."""
    if KIND[square] == UTILITY:
        s.throw()
        s.emit(THROWN_FOR_RENT, debtor, s.dice[0], s.dice[1])
    rent = rent_of(s, square, factor)
    items = [square, rent.basis, rent.base, rent.number, rent.factor]
    return Debt(debtor, owner, rent.coins, FOR_RENT, items)


class OutOfTurn(Frame[State]):
    """A seat that is not asked manages out of turn (M33)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def advance(self, s: State) -> Seat:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return management(s, self.seat)

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_manage(s, self.seat, action)

    def apply(self, s: State, action: Action) -> None:
        s.stack.pop()
        manage(s, self.seat, action)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (OUT_OF_TURN,)
