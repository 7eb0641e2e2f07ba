"""What the players may do at almost any time, in and out of turn and from jail: their places, trades, claims (M33)."""

from altbau.core.stack import Frame
from altbau.games.monopoly.rules.actions import A_WORD, BUILD, CLAIM, MORTGAGE, REDEEM, SELL, TRADE
from altbau.games.monopoly.rules.board import KIND, UTILITY
from altbau.games.monopoly.rules.buildings import AT_WILL, possible_deeds
from altbau.games.monopoly.rules.deals import Debt, TradeWith
from altbau.games.monopoly.rules.events import FOR_RENT, THROWN_FOR_RENT
from altbau.games.monopoly.rules.places import WhichPlace, why_not_deed
from altbau.games.monopoly.rules.questions import OUT_OF_TURN
from altbau.games.monopoly.rules.refusals import FINE, NO_RENT_TO_CLAIM, NOT_OFFERED
from altbau.games.monopoly.rules.rent import rent_of
from altbau.games.monopoly.rules.shortage import WhichStreet
from altbau.games.monopoly.rules.state import Claim, Table
from altbau.games.monopoly.rules.trading import why_not_trade

DEEDS = (BUILD, SELL, MORTGAGE, REDEEM)


def management(t: Table, seat: int) -> list[int]:
    """What a seat can manage now (M33)."""
    found = possible_deeds(t, seat, AT_WILL)
    if why_not_trade(t, seat, False) == FINE:
        found.append(TRADE)
    if t.claims and claimable(t, seat):
        found.append(CLAIM)
    return found


def why_not_manage(t: Table, seat: int, action: int) -> int:
    """Why a word of the management is not offered to a seat."""
    if action == TRADE:
        return why_not_trade(t, seat, False)
    if action == CLAIM:
        return FINE if claimable(t, seat) else NO_RENT_TO_CLAIM
    return why_not_deed(t, seat, action, AT_WILL) if action in DEEDS else NOT_OFFERED


def manage(t: Table, seat: int, action: int) -> None:
    """Begin what a word of the management stands for; changes the stack as its last deed."""
    if action == TRADE:
        t.todo.do(TradeWith(seat, False))
    elif action == CLAIM:
        claim = claimable(t, seat)[0]
        t.claims.remove(claim)
        t.todo.do(rent_debt(t, claim))
    elif action == BUILD:
        t.todo.do(WhichStreet(seat))
    else:
        t.todo.do(WhichPlace(seat, action, AT_WILL))


def claimable(t: Table, seat: int) -> list[Claim]:
    """The rents that a seat can still claim (M14, Q225)."""
    return [claim for claim in t.claims if claim.owner == seat]


def rent_debt(t: Table, claim: Claim) -> Debt:
    """What a visitor owes; for a utility the dice are thrown (M20, Q224)."""
    if KIND[claim.square] == UTILITY:
        t.throw()
        t.tell(THROWN_FOR_RENT, claim.debtor, t.dice[0], t.dice[1])
    rent = rent_of(t, claim.square, claim.factor)
    items = [claim.square, rent.basis, rent.base, rent.number, rent.factor]
    return Debt(claim.debtor, claim.owner, rent.coins, FOR_RENT, items)


class OutOfTurn(Frame[Table]):
    """A seat that is not on turn has something to manage (M33)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Table) -> int:
        return self.seat

    def options(self, t: Table) -> list[int]:
        return management(t, self.seat)

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return why_not_manage(t, self.seat, action)

    def act(self, t: Table, action: int) -> None:
        t.todo.finish()
        manage(t, self.seat, action)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (OUT_OF_TURN,)
