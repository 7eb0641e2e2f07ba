"""Trades and debts; each can lead to the other (M22, M47 to M53)."""

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
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
    OFFER,
    REDEEM,
    SELL,
    TRADE,
    is_sum,
    naming_seat,
    seat_of,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.board import interest, mortgage_value
from altbau.games.monopoly.rules.buildings import AT_WILL, IN_DEBT, possible_operations, redeem
from altbau.games.monopoly.rules.cards import LEAVE_JAIL
from altbau.games.monopoly.rules.events import (
    AUCTION_OPENED,
    DEAL_MADE,
    DEAL_OFFERED,
    DEAL_REFUSED,
    FOR_CARD,
    FOR_INTEREST,
    FOR_RENT,
    FOR_REPAIRS,
    FOR_TAX,
    PAID_INTO_POT,
    PAID_TO_BANK,
    PAID_TO_PLAYER,
    RENT_PAID,
    WENT_BANKRUPT,
)
from altbau.games.monopoly.rules.places import WhichPlace, why_not_operation
from altbau.games.monopoly.rules.questions import (
    ASK_WHAT,
    DEAL_OR_NOT,
    GIVE_WHAT,
    REDEEM_OR_KEEP,
    TO_RAISE,
    TRADE_PARTNER,
)
from altbau.games.monopoly.rules.refusals import (
    ALLOWED,
    DEBT_FIRST,
    MUST_BRING_MONEY,
    NOT_ENOUGH_MONEY,
    NOT_OFFERED,
    STILL_TO_RAISE,
)
from altbau.games.monopoly.rules.state import BANK, FREE, State
from altbau.games.monopoly.rules.trading import (
    can_name,
    declined_trade,
    nameable,
    nameable_sums,
    why_not_name,
    why_not_offer,
    why_not_trade,
    why_not_trade_with,
)

FOR_POT = (FOR_TAX, FOR_CARD, FOR_REPAIRS)  # the causes of payments that go into the pot (H01)

# --- trades -----------------------------------------------------------------------------------------------------------


class TradeWith(Frame[State]):
    """The player chooses the partner of a trade."""

    def __init__(self, seat: Seat, purpose: int) -> None:
        self.seat = seat
        self.purpose = purpose

    def advance(self, s: State) -> Seat:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [
            naming_seat(other)
            for other in s.seats()
            if why_not_trade_with(s, self.seat, other, self.purpose) == ALLOWED
        ]

    def asks_for(self, s: State) -> int:
        return A_SEAT

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_trade_with(s, self.seat, seat_of(action), self.purpose)

    def apply(self, s: State, action: Action) -> None:
        s.stack.replace(GiveWhat(self.seat, seat_of(action), [], self.purpose))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TRADE_PARTNER,)


class GiveWhat(Frame[State]):
    """The player names what to give, one thing after another, until `for`."""

    def __init__(self, seat: Seat, partner: Seat, given: list[Action], purpose: int) -> None:
        self.seat = seat
        self.partner = partner
        self.given = given
        self.purpose = purpose

    def advance(self, s: State) -> Seat:
        return self.seat

    def options(self, s: State) -> list[Action]:
        found = nameable(s, self.seat, self.given)
        if self.given or self.purpose == AT_WILL:
            found.append(FOR)
        return found

    def sums(self, s: State) -> Sums | None:
        return None if self.purpose != AT_WILL else nameable_sums(s, self.seat, self.given)

    def asks_for(self, s: State) -> int:
        return A_WORD | A_SQUARE | A_NUMBER

    def why_not(self, s: State, action: Action) -> Refusal:
        if self.purpose != AT_WILL and (is_sum(action) or action == FOR):
            return MUST_BRING_MONEY
        return why_not_name(s, self.seat, action, self.given)

    def apply(self, s: State, action: Action) -> None:
        if action == FOR:
            s.stack.replace(AskWhat(self.seat, self.partner, self.given, [], self.purpose))
        else:
            s.stack.replace(GiveWhat(self.seat, self.partner, [*self.given, action], self.purpose))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (GIVE_WHAT, self.partner, *self.given, 0)


class AskWhat(Frame[State]):
    """The player names what to ask for, one thing after another, until `offer`."""

    def __init__(self, seat: Seat, partner: Seat, given: list[Action], asked: list[Action], purpose: int) -> None:
        self.seat = seat
        self.partner = partner
        self.given = given
        self.asked = asked
        self.purpose = purpose

    def advance(self, s: State) -> Seat:
        if not can_name(s, self.partner, self.asked) and self.why_not(s, OFFER) != ALLOWED:  # no offer can be made
            s.offers[self.seat] += 1
            s.stack.pop()
            return NOBODY
        return self.seat

    def options(self, s: State) -> list[Action]:
        found = nameable(s, self.partner, self.asked)
        if self.why_not(s, OFFER) == ALLOWED:
            found.append(OFFER)
        return found

    def sums(self, s: State) -> Sums | None:
        return nameable_sums(s, self.partner, self.asked)

    def asks_for(self, s: State) -> int:
        return A_WORD | A_SQUARE | A_NUMBER

    def why_not(self, s: State, action: Action) -> Refusal:
        if action == OFFER:
            return why_not_offer(s, self.seat, self.partner, self.given, self.asked, self.purpose)
        return why_not_name(s, self.partner, action, self.asked)

    def apply(self, s: State, action: Action) -> None:
        if action == OFFER:
            s.offers[self.seat] += 1
            s.emit_many(DEAL_OFFERED, [self.seat, self.partner, *self.given, 0, *self.asked])
            s.stack.replace(Deal(self.seat, self.partner, self.given, self.asked))
        else:
            s.stack.replace(AskWhat(self.seat, self.partner, self.given, [*self.asked, action], self.purpose))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (ASK_WHAT, self.partner, *self.given, 0, *self.asked)


class Deal(Frame[State]):
    """The partner accepts or declines."""

    def __init__(self, seat: Seat, partner: Seat, given: list[Action], asked: list[Action]) -> None:
        self.seat = seat
        self.partner = partner
        self.given = given
        self.asked = asked

    def advance(self, s: State) -> Seat:
        return self.partner

    def options(self, s: State) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, s: State, action: Action) -> None:
        s.irreversible += 1
        if action == DECLINE:
            s.emit(DEAL_REFUSED, self.partner)
            s.refused.append(declined_trade(self.seat, self.partner, self.given, self.asked))
            s.stack.pop()
            return
        s.emit_many(DEAL_MADE, [self.seat, self.partner, *self.given, 0, *self.asked])
        taken = change_hands(s, self.given, self.seat, self.partner)
        taken += change_hands(s, self.asked, self.partner, self.seat)
        s.stack.replace_with(take_over(s, taken))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (DEAL_OR_NOT, self.seat, *self.given, 0, *self.asked)


def change_hands(s: State, goods: list[Action], giver: Seat, taker: Seat) -> list[int]:
    """Hand goods over; returns the squares of the mortgaged places among them."""
    mortgaged: list[int] = []
    for action in goods:
        if action == JAIL_CARD:
            s.jail_cards[s.jail_cards.index(giver)] = taker
        elif is_sum(action):
            s.cash[giver] -= sum_of(action)
            s.cash[taker] += sum_of(action)
        else:
            s.hand_over(square_of(action), taker)
            if s.mortgaged[square_of(action)]:
                mortgaged.append(square_of(action))
    return mortgaged


def take_over(s: State, mortgaged: list[int]) -> list[Frame[State]]:
    """The questions to the new owners of mortgaged places, in board order."""
    return [TakeOver(s.owner[square], square, interest(square)) for square in sorted(mortgaged)]


class TakeOver(Frame[State]):
    """The new owner of a mortgaged place redeems it or keeps the mortgage. A buyer pays ten per cent either way (M48);
    a creditor has already paid them (Q316). The question is dropped if the place has changed hands or was auctioned
    since."""

    def __init__(self, owner: Seat, square: int, fee: int) -> None:
        self.owner = owner
        self.square = square
        self.fee = fee  # the interest that is still to be paid

    def advance(self, s: State) -> Seat:
        if s.players_left == 1 or s.owner[self.square] != self.owner or not s.mortgaged[self.square]:
            s.stack.pop()
            return NOBODY
        return self.owner

    def options(self, s: State) -> list[Action]:
        return [REDEEM, KEEP] if self.why_not(s, REDEEM) == ALLOWED else [KEEP]

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        if action != REDEEM:
            return NOT_OFFERED
        return ALLOWED if s.cash[self.owner] >= mortgage_value(self.square) + self.fee else NOT_ENOUGH_MONEY

    def apply(self, s: State, action: Action) -> None:
        if action == KEEP and self.fee:
            s.stack.replace(Debt(self.owner, BANK, self.fee, FOR_INTEREST, []))
            return
        if action == REDEEM:
            redeem(s, self.owner, self.square, self.fee)
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (REDEEM_OR_KEEP, self.square, mortgage_value(self.square) + self.fee, self.fee)


# --- raising money ----------------------------------------------------------------------------------------------------


def why_not_raise(s: State, seat: Seat, action: Action, purpose: int) -> Refusal:
    """Why a seat can't raise money with this word (M49, Q242)."""
    if action == TRADE:
        return why_not_trade(s, seat, purpose)
    return why_not_operation(s, seat, action, purpose) if action == SELL or action == MORTGAGE else NOT_OFFERED


def raise_money(s: State, seat: Seat, action: Action, purpose: int) -> None:
    """Begin a sale, a mortgage or an offer that brings money. Changes the stack as the last step."""
    if action == TRADE:
        s.stack.push(TradeWith(seat, purpose))
    else:
        s.stack.push(WhichPlace(seat, action, purpose))


# --- debts ------------------------------------------------------------------------------------------------------------


class Debt(Frame[State]):
    """A debt to a player or to the bank. It is paid as soon as the cash suffices; until then the debtor must raise
    money. If nothing can be sold to or mortgaged with the bank, the debtor may give up, and must if no trade is
    possible (M49, M50).
    """

    def __init__(self, debtor: Seat, creditor: Seat, coins: int, cause: int, rent: list[int]) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.coins = coins
        self.cause = cause  # of `events.CAUSES`
        self.rent = rent  # square, basis, base, number and factor, as in the event; empty for other debts

    def advance(self, s: State) -> Seat:
        out = s.bankrupt[self.debtor] or (self.creditor != BANK and s.bankrupt[self.creditor])
        if out or s.players_left == 1:
            s.stack.pop()
            return NOBODY
        if s.cash[self.debtor] < self.coins:
            return self.debtor
        self.pay(s)
        s.stack.pop()
        return NOBODY

    def pay(self, s: State) -> None:
        """Move the money."""
        s.cash[self.debtor] -= self.coins
        if self.creditor == BANK:
            self.pay_bank(s)
            return
        s.cash[self.creditor] += self.coins
        if self.cause != FOR_RENT:
            s.emit(PAID_TO_PLAYER, self.debtor, self.coins, self.creditor)
        elif s.logged:
            s.emit_many(RENT_PAID, [self.debtor, self.creditor, self.coins, *self.rent])

    def pay_bank(self, s: State) -> None:
        """Pay the bank, or into the pot what a tax or a card demands (H01)."""
        if s.edition.parking_pot and self.cause in FOR_POT:
            s.pot += self.coins
            s.emit(PAID_INTO_POT, self.debtor, self.coins, self.cause)
        else:
            s.emit(PAID_TO_BANK, self.debtor, self.coins, self.cause)

    def options(self, s: State) -> list[Action]:
        found = possible_operations(s, self.debtor, IN_DEBT)
        if not found:
            found.append(BANKRUPT)
        if why_not_trade(s, self.debtor, IN_DEBT) == ALLOWED:
            found.append(TRADE)
        return found

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        if action == BANKRUPT:
            return STILL_TO_RAISE if possible_operations(s, self.debtor, IN_DEBT) else ALLOWED
        reason = why_not_raise(s, self.debtor, action, IN_DEBT)
        return DEBT_FIRST if reason == NOT_OFFERED else reason

    def apply(self, s: State, action: Action) -> None:
        if action == BANKRUPT:
            s.stack.replace_with(give_up(s, self.debtor, self.creditor))
        else:
            raise_money(s, self.debtor, action, IN_DEBT)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TO_RAISE, self.coins - s.cash[self.debtor], self.creditor, self.cause)


def give_up(s: State, debtor: Seat, creditor: Seat) -> list[Frame[State]]:
    """A player goes bankrupt: cash, places and leave-jail cards go to the creditor. If that is the bank, it auctions
    the places, and the cards go under their stacks (M50 to M53, Q240). Returns the frames for what follows."""
    cash = s.cash[debtor]
    places = s.held[debtor][:]
    s.irreversible += 1
    s.cash[debtor] = 0
    s.bankrupt[debtor] = True
    s.players_left -= 1
    s.out.append(debtor)
    s.jail[debtor] = FREE
    s.first_lap[debtor] = False
    s.emit(WENT_BANKRUPT, debtor, cash, creditor, len(places) + s.cards_kept(debtor))
    if creditor != BANK:
        s.cash[creditor] += cash
    for stack in range(2):
        if s.jail_cards[stack] == debtor:
            s.jail_cards[stack] = creditor
            if creditor == BANK:
                s.lay_under(stack, LEAVE_JAIL)
    for square in places:
        s.hand_over(square, creditor)
    if s.players_left == 1:
        return []
    if creditor == BANK:
        return [Opening(square, debtor) for square in places]
    return inherit(creditor, places)


def inherit(creditor: Seat, places: list[int]) -> list[Frame[State]]:
    """What a creditor owes for a bankrupt's mortgaged places: at once the interest of all of them, as one debt; then,
    for each place, the question whether to redeem it (M51, Q316)."""
    if not places:
        return []
    fees = sum([interest(square) for square in places])
    frames: list[Frame[State]] = [Debt(creditor, BANK, fees, FOR_INTEREST, [])]
    frames += [TakeOver(creditor, square, 0) for square in places]
    return frames


class Opening(Frame[State]):
    """The bank auctions a bankrupt's place; the player to the bankrupt's left is asked first (M52)."""

    def __init__(self, square: int, debtor: Seat) -> None:
        self.square = square
        self.debtor = debtor

    def advance(self, s: State) -> Seat:
        s.emit(AUCTION_OPENED, self.square)
        s.mortgaged[self.square] = False
        s.stack.replace(Auction(self.square, s.clockwise(s.after(self.debtor)), 0, NOBODY))
        return NOBODY
