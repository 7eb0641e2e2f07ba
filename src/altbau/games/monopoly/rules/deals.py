"""Trades, and debts that cannot be paid at once; either can lead to the other (M22, M47 to M53)."""

from altbau.core.stack import NOBODY, Frame
from altbau.games.monopoly.rules.actions import (
    A_NUMBER,
    A_SEAT,
    A_SQUARE,
    A_WORD,
    ACCEPT,
    BANKRUPT,
    DECLINE,
    FOR,
    JAIL_CARD,
    KEEP,
    MORTGAGE,
    NUMBER,
    OFFER,
    REDEEM,
    SEAT,
    SELL,
    SQUARE,
    TRADE,
)
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.board import interest, mortgage_value
from altbau.games.monopoly.rules.buildings import IN_DEBT, possible_deeds, redeem, why_not_redeem
from altbau.games.monopoly.rules.cards import LEAVE_JAIL
from altbau.games.monopoly.rules.events import (
    AUCTION_OPENED,
    DEAL_MADE,
    DEAL_OFFERED,
    DEAL_REFUSED,
    FOR_INTEREST,
    FOR_RENT,
    PAID_TO_BANK,
    PAID_TO_PLAYER,
    RENT_PAID,
    WENT_BANKRUPT,
)
from altbau.games.monopoly.rules.places import WhichPlace, why_not_deed
from altbau.games.monopoly.rules.questions import (
    ASK_WHAT,
    DEAL_OR_NOT,
    GIVE_WHAT,
    REDEEM_OR_KEEP,
    TO_RAISE,
    TRADE_PARTNER,
)
from altbau.games.monopoly.rules.refusals import DEBT_FIRST, FINE, MUST_BRING_MONEY, NOT_OFFERED, STILL_TO_RAISE
from altbau.games.monopoly.rules.state import BANK, FREE, Table
from altbau.games.monopoly.rules.trading import nameable, why_not_name, why_not_offer, why_not_trade, why_not_trade_with

# --- trades -----------------------------------------------------------------------------------------------------------


class TradeWith(Frame[Table]):
    """With whom."""

    def __init__(self, seat: int, raising: bool) -> None:
        self.seat = seat
        self.raising = raising

    def advance(self, t: Table) -> int:
        return self.seat

    def options(self, t: Table) -> list[int]:
        return [
            SEAT + other for other in range(t.players) if why_not_trade_with(t, self.seat, other, self.raising) == FINE
        ]

    def asks_for(self, t: Table) -> int:
        return A_SEAT

    def why_not(self, t: Table, action: int) -> int:
        return why_not_trade_with(t, self.seat, action - SEAT, self.raising)

    def act(self, t: Table, action: int) -> None:
        t.todo.replace(GiveWhat(self.seat, action - SEAT, [], self.raising))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (TRADE_PARTNER,)


class GiveWhat(Frame[Table]):
    """What is given, one thing after another, until `for`."""

    def __init__(self, seat: int, partner: int, given: list[int], raising: bool) -> None:
        self.seat = seat
        self.partner = partner
        self.given = given
        self.raising = raising

    def advance(self, t: Table) -> int:
        return self.seat

    def options(self, t: Table) -> list[int]:
        found = nameable(t, self.seat, self.given)
        if self.raising:
            found = [action for action in found if action < NUMBER]
        if self.given or not self.raising:
            found.append(FOR)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD | A_SQUARE | A_NUMBER

    def why_not(self, t: Table, action: int) -> int:
        if self.raising and (action > NUMBER or action == FOR):
            return MUST_BRING_MONEY
        return why_not_name(t, self.seat, action, self.given)

    def act(self, t: Table, action: int) -> None:
        if action == FOR:
            t.todo.replace(AskWhat(self.seat, self.partner, self.given, [], self.raising))
        else:
            t.todo.replace(GiveWhat(self.seat, self.partner, [*self.given, action], self.raising))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (GIVE_WHAT, self.partner, *self.given, 0)


class AskWhat(Frame[Table]):
    """What is asked for, one thing after another, until `offer`."""

    def __init__(self, seat: int, partner: int, given: list[int], asked: list[int], raising: bool) -> None:
        self.seat = seat
        self.partner = partner
        self.given = given
        self.asked = asked
        self.raising = raising

    def advance(self, t: Table) -> int:
        if not self.options(t):  # nothing is left to ask for, and so it is no offer
            t.offers[self.seat] += 1
            t.todo.finish()
            return NOBODY
        return self.seat

    def options(self, t: Table) -> list[int]:
        found = nameable(t, self.partner, self.asked)
        if self.why_not(t, OFFER) == FINE:
            found.append(OFFER)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD | A_SQUARE | A_NUMBER

    def why_not(self, t: Table, action: int) -> int:
        if action == OFFER:
            return why_not_offer(t, self.seat, self.partner, self.given, self.asked, self.raising)
        return why_not_name(t, self.partner, action, self.asked)

    def act(self, t: Table, action: int) -> None:
        if action == OFFER:
            t.offers[self.seat] += 1
            t.tell_all(DEAL_OFFERED, [self.seat, self.partner, *self.given, 0, *self.asked])
            t.todo.replace(Deal(self.seat, self.partner, self.given, self.asked))
        else:
            t.todo.replace(AskWhat(self.seat, self.partner, self.given, [*self.asked, action], self.raising))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (ASK_WHAT, self.partner, *self.given, 0, *self.asked)


class Deal(Frame[Table]):
    """The partner accepts or declines."""

    def __init__(self, seat: int, partner: int, given: list[int], asked: list[int]) -> None:
        self.seat = seat
        self.partner = partner
        self.given = given
        self.asked = asked

    def advance(self, t: Table) -> int:
        return self.partner

    def options(self, t: Table) -> list[int]:
        return [ACCEPT, DECLINE]

    def act(self, t: Table, action: int) -> None:
        t.seals += 1
        if action == DECLINE:
            t.tell(DEAL_REFUSED, self.partner)
            t.refused.append((self.seat, self.partner, *sorted(self.given), 0, *sorted(self.asked)))
            t.todo.finish()
            return
        t.tell_all(DEAL_MADE, [self.seat, self.partner, *self.given, 0, *self.asked])
        taken = change_hands(t, self.given, self.seat, self.partner)
        taken += change_hands(t, self.asked, self.partner, self.seat)
        t.todo.replace_all(take_over(t, taken))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (DEAL_OR_NOT, self.seat, *self.given, 0, *self.asked)


def change_hands(t: Table, goods: list[int], giver: int, taker: int) -> list[int]:
    """Goods go from one to the other; the mortgaged places among them."""
    mortgaged: list[int] = []
    for action in goods:
        if action == JAIL_CARD:
            t.jail_cards[t.jail_cards.index(giver)] = taker
        elif action > NUMBER:
            t.cash[giver] -= action - NUMBER
            t.cash[taker] += action - NUMBER
        else:
            t.hand_over(action - SQUARE, taker)
            if t.mortgaged[action - SQUARE]:
                mortgaged.append(action - SQUARE)
    return mortgaged


def take_over(t: Table, mortgaged: list[int]) -> list[Frame[Table]]:
    """What the new owners of mortgaged places are asked, in the order of the board."""
    frames: list[Frame[Table]] = []
    for square in sorted(mortgaged):
        frames.append(TakeOver(square))
    return frames


class TakeOver(Frame[Table]):
    """The new owner of a mortgaged place redeems it, or keeps it so and pays ten per cent (M48, M51)."""

    def __init__(self, square: int) -> None:
        self.square = square

    def advance(self, t: Table) -> int:
        owner = t.owner[self.square]
        if t.players_left == 1 or not t.mortgaged[self.square]:  # auctioned, since its new owner has gone bankrupt too
            t.todo.finish()
            return NOBODY
        return owner

    def options(self, t: Table) -> list[int]:
        if why_not_redeem(t, t.owner[self.square], self.square) == FINE:
            return [REDEEM, KEEP]
        return [KEEP]

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return why_not_redeem(t, t.owner[self.square], self.square) if action == REDEEM else NOT_OFFERED

    def act(self, t: Table, action: int) -> None:
        owner = t.owner[self.square]
        if action == REDEEM:
            redeem(t, owner, self.square)
            t.todo.finish()
        else:
            t.todo.replace(Debt(owner, BANK, interest(self.square), FOR_INTEREST, []))

    def prompt(self, t: Table) -> tuple[int, ...]:
        fee = interest(self.square)
        return (REDEEM_OR_KEEP, self.square, mortgage_value(self.square) + fee, fee)


# --- raising money ----------------------------------------------------------------------------------------------------


def why_not_raise(t: Table, seat: int, action: int, purpose: int) -> int:
    """Why a seat can't raise money in this way (M49, Q242)."""
    if action == TRADE:
        return why_not_trade(t, seat, True)
    return why_not_deed(t, seat, action, purpose) if action == SELL or action == MORTGAGE else NOT_OFFERED


def raise_money(t: Table, seat: int, action: int, purpose: int) -> None:
    """Begin a sale, a mortgage or an offer that brings money; changes the stack as its last deed."""
    if action == TRADE:
        t.todo.do(TradeWith(seat, True))
    else:
        t.todo.do(WhichPlace(seat, action, purpose))


# --- debts ------------------------------------------------------------------------------------------------------------


class Debt(Frame[Table]):
    """Somebody owes a sum to a player or to the bank. It is paid once there is enough cash; until then money has to
    be raised. When the bank gives no more the debtor may, and without a trade must, give up (M49, M50).
    """

    def __init__(self, debtor: int, creditor: int, coins: int, cause: int, rent: list[int]) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.coins = coins
        self.cause = cause  # of `events.CAUSES`
        self.rent = rent  # for a rent: the square and its calculation, as in the event

    def advance(self, t: Table) -> int:
        out = t.bankrupt[self.debtor] or (self.creditor != BANK and t.bankrupt[self.creditor])
        if out or t.players_left == 1:
            t.todo.finish()
            return NOBODY
        if t.cash[self.debtor] < self.coins:
            return self.debtor
        self.pay(t)
        t.todo.finish()
        return NOBODY

    def pay(self, t: Table) -> None:
        """The money changes hands."""
        t.cash[self.debtor] -= self.coins
        if self.creditor == BANK:
            t.tell(PAID_TO_BANK, self.debtor, self.coins, self.cause)
            return
        t.cash[self.creditor] += self.coins
        if self.cause != FOR_RENT:
            t.tell(PAID_TO_PLAYER, self.debtor, self.coins, self.creditor)
        elif t.logged:
            t.tell_all(RENT_PAID, [self.debtor, self.creditor, self.coins, *self.rent])

    def options(self, t: Table) -> list[int]:
        found = possible_deeds(t, self.debtor, IN_DEBT)
        if not found:
            found.append(BANKRUPT)
        if why_not_trade(t, self.debtor, True) == FINE:
            found.append(TRADE)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        if action == BANKRUPT:
            return STILL_TO_RAISE if possible_deeds(t, self.debtor, IN_DEBT) else FINE
        reason = why_not_raise(t, self.debtor, action, IN_DEBT)
        return DEBT_FIRST if reason == NOT_OFFERED else reason

    def act(self, t: Table, action: int) -> None:
        if action == BANKRUPT:
            t.todo.replace_all(give_up(t, self.debtor, self.creditor))
        else:
            raise_money(t, self.debtor, action, IN_DEBT)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (TO_RAISE, self.coins - t.cash[self.debtor], self.creditor, self.cause)


def give_up(t: Table, debtor: int, creditor: int) -> list[Frame[Table]]:
    """A player is bankrupt: the last cash goes to the creditor, and so does what is mortgaged, which is then taken over
    place by place; the bank auctions it, and its cards go under their stacks (M50 to M53, Q240)."""
    cash = t.cash[debtor]
    places = t.held[debtor][:]
    t.seals += 1
    t.cash[debtor] = 0
    t.bankrupt[debtor] = True
    t.players_left -= 1
    t.jail[debtor] = FREE
    t.tell(WENT_BANKRUPT, debtor, cash, creditor)
    if creditor != BANK:
        t.cash[creditor] += cash
    for stack in range(2):
        if t.jail_cards[stack] == debtor:
            t.jail_cards[stack] = creditor
            if creditor == BANK:
                t.stacks[stack].insert(0, LEAVE_JAIL)
    for square in places:
        t.hand_over(square, creditor)
    if t.players_left == 1:
        return []
    if creditor != BANK:
        return take_over(t, places)
    frames: list[Frame[Table]] = []
    for square in places:
        frames.append(Opening(square, debtor))
    return frames


class Opening(Frame[Table]):
    """The bank puts a bankrupt's place up for auction, from the bankrupt's left (M52)."""

    def __init__(self, square: int, debtor: int) -> None:
        self.square = square
        self.debtor = debtor

    def advance(self, t: Table) -> int:
        t.tell(AUCTION_OPENED, self.square)
        t.mortgaged[self.square] = False
        t.todo.replace(Auction(self.square, t.clockwise(t.after(self.debtor)), 0, NOBODY))
        return NOBODY
