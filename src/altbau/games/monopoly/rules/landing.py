"""The effect of the square on which the piece lands: places, cards, taxes, jail (M04, M09 to M32)."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import A_WORD, AUCTION, BUY, DRAW_CHANCE, PASS, PAY, TRADE
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.board import (
    CHANCE,
    COMMUNITY,
    HOTEL,
    KIND,
    MEMBERS,
    PARKING,
    PRICE,
    SALARY,
    SQUARES,
    START,
    STATIONS,
    TAX,
    TO_JAIL,
    UTILITIES,
    ownable,
)
from altbau.games.monopoly.rules.buildings import TO_BUY, possible_operations
from altbau.games.monopoly.rules.cards import (
    ADVANCE,
    ARREST,
    BACK,
    CHANCE_STACK,
    COMMUNITY_STACK,
    EFFECT,
    FROM_EACH,
    HOTEL_REPAIRS,
    NEXT_STATION,
    NEXT_UTILITY,
    PAY_EACH,
    PAY_OR_CHANCE,
    RECEIVE,
    RELEASE,
    REPAIRS,
    RETREAT,
    VALUE,
)
from altbau.games.monopoly.rules.deals import Debt, raise_money, why_not_raise
from altbau.games.monopoly.rules.events import (
    ARRESTED,
    AUCTION_OPENED,
    BY_CARD,
    BY_SQUARE,
    CARD_DRAWN,
    FOR_CARD,
    FOR_REPAIRS,
    FOR_TAX,
    MOVED,
    NO_RENT,
    NOT_BOUGHT,
    NOT_FOR_SALE,
    OWNER_IN_JAIL,
    PAID_BY_BANK,
    PLACE_BOUGHT,
    POT_PAID,
    RENT_DUE,
    SALARY_PAID,
)
from altbau.games.monopoly.rules.managing import rent_debt
from altbau.games.monopoly.rules.questions import BUY_OR_AUCTION, BUY_OR_LEAVE, FINE_OR_CHANCE
from altbau.games.monopoly.rules.refusals import ALLOWED, NOT_ENOUGH_MONEY
from altbau.games.monopoly.rules.state import BANK, FREE, LAND, Claim, State
from altbau.games.monopoly.rules.trading import why_not_trade


def send_to_jail(s: State, cause: int) -> None:
    """Send the player on turn to jail at once, without a salary; the turn is over (M24, M25)."""
    s.arrest(s.turn)
    s.emit(ARRESTED, s.turn, cause)


def move_to(s: State, square: int, forwards: bool) -> None:
    """Move the piece of the player on turn, with the salary for reaching or passing LOS (M04, H02, Q231, Q243)."""
    seat = s.turn
    passed = forwards and square < s.at[seat]
    s.at[seat] = square
    s.emit(MOVED, seat, square)
    if passed:
        salary = 2 * SALARY if s.edition.double_salary and KIND[square] == START else SALARY
        s.cash[seat] += salary
        s.first_lap[seat] = False
        s.emit(SALARY_PAID, seat, salary)


class Advance(Frame[State]):
    """The piece moves by the dice, unless its player went bankrupt by the bail."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def advance(self, s: State) -> Seat:
        if s.bankrupt[s.turn]:
            s.stack.pop()
            return NOBODY
        move_to(s, (s.at[s.turn] + self.steps) % SQUARES, forwards=True)
        s.stack.replace(LANDING)
        return NOBODY


class Landing(Frame[State]):
    """The effect of the square under the piece of the player on turn. `factor` is a card's factor for the rent."""

    def __init__(self, factor: int) -> None:
        self.factor = factor

    def advance(self, s: State) -> Seat:
        s.phase = LAND
        square = s.at[s.turn]
        kind = KIND[square]
        if ownable(square):
            visit(s, square, self.factor)
        elif kind == CHANCE or kind == COMMUNITY:
            s.stack.replace(Draw(CHANCE_STACK if kind == CHANCE else COMMUNITY_STACK))
        elif kind == TAX:
            s.stack.replace(Debt(s.turn, BANK, PRICE[square], FOR_TAX, []))
        else:
            s.stack.pop()
            if kind == TO_JAIL:
                send_to_jail(s, BY_SQUARE)
            elif square == PARKING and s.pot:
                take_pot(s)
        return NOBODY


LANDING: Final = Landing(1)


def take_pot(s: State) -> None:
    """Pay the pot to the player on turn (H01)."""
    s.cash[s.turn] += s.pot
    s.emit(POT_PAID, s.turn, s.pot)
    s.pot = 0


def visit(s: State, square: int, factor: int) -> None:
    """The effect of landing on a place: a purchase, rent, or nothing (M09, M12 to M14, M32, H04, H05)."""
    owner = s.owner[square]
    if owner == NOBODY and s.first_lap[s.turn]:
        s.emit(NOT_FOR_SALE, s.turn, square)
        s.stack.pop()
    elif owner == NOBODY:
        s.stack.replace(Purchase(square))
    elif owner == s.turn:
        s.stack.pop()
    elif s.mortgaged[square]:
        s.emit(NO_RENT, s.turn, square, owner)
        s.stack.pop()
    elif s.edition.no_rent_from_jail and s.jail[owner] != FREE:
        s.emit(OWNER_IN_JAIL, s.turn, square, owner)
        s.stack.pop()
    elif s.edition.rent_on_demand:
        s.emit(RENT_DUE, s.turn, square, owner)
        s.claims.append(Claim(owner, s.turn, square, factor))
        s.stack.pop()
    else:
        s.stack.replace(rent_debt(s, owner, s.turn, square, factor))


class Purchase(Frame[State]):
    """A place without an owner is bought at its price, or auctioned (M09, M10); without auctions it stays with the bank
    (H03). The player can raise money first; a player who can neither pay nor raise anything has no choice (Q242)."""

    def __init__(self, square: int) -> None:
        self.square = square

    def advance(self, s: State) -> Seat:
        if s.players_left == 1:  # the others have gone bankrupt over a trade
            s.stack.pop()
            return NOBODY
        if s.bankrupt[s.turn]:
            self.let_go(s)
            return NOBODY
        return s.turn

    def options(self, s: State) -> list[Action]:
        otherwise = PASS if s.edition.no_auction else AUCTION
        found = [BUY, otherwise] if s.cash[s.turn] >= PRICE[self.square] else [otherwise]
        found += possible_operations(s, s.turn, TO_BUY)
        if why_not_trade(s, s.turn, TO_BUY) == ALLOWED:
            found.append(TRADE)
        return found

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        return NOT_ENOUGH_MONEY if action == BUY else why_not_raise(s, s.turn, action, TO_BUY)

    def apply(self, s: State, action: Action) -> None:
        if action == BUY:
            s.cash[s.turn] -= PRICE[self.square]
            s.hand_over(self.square, s.turn)
            s.emit(PLACE_BOUGHT, s.turn, self.square, PRICE[self.square])
            s.stack.pop()
        elif action == AUCTION or action == PASS:
            self.let_go(s)
        else:
            raise_money(s, s.turn, action, TO_BUY)

    def let_go(self, s: State) -> None:
        """Start the auction; all may bid, the player who did not buy is asked first (Q232). Without auctions the place
        stays with the bank (H03)."""
        if s.edition.no_auction:
            s.emit(NOT_BOUGHT, s.turn, self.square)
            s.stack.pop()
            return
        s.emit(AUCTION_OPENED, self.square)
        s.stack.replace(Auction(self.square, s.clockwise(s.turn), 0, NOBODY))

    def prompt(self, s: State) -> tuple[int, ...]:
        question = BUY_OR_LEAVE if s.edition.no_auction else BUY_OR_AUCTION
        return (question, self.square, PRICE[self.square])


# --- cards ------------------------------------------------------------------------------------------------------------


class Draw(Frame[State]):
    """The top card of a stack takes effect and goes under the stack, unless it is kept (M21, M22)."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def advance(self, s: State) -> Seat:
        card = s.draw(self.stack)
        s.emit(CARD_DRAWN, s.turn, card)
        if EFFECT[card] == RELEASE:
            s.jail_cards[self.stack] = s.turn
        else:
            s.lay_under(self.stack, card)
        s.stack.replace_with(effect(s, card))
        return NOBODY


def effect(s: State, card: int) -> list[Frame[State]]:
    """Carry out the immediate effect of a card; returns the frames for the rest."""
    seat = s.turn
    kind = EFFECT[card]
    value = VALUE[card]
    if kind == RECEIVE:
        s.cash[seat] += value
        s.emit(PAID_BY_BANK, seat, value)
    elif kind == ARREST:
        send_to_jail(s, BY_CARD)
    elif kind == ADVANCE or kind == RETREAT:
        move_to(s, value, kind == ADVANCE)
        return [LANDING]
    elif kind == BACK:
        move_to(s, (s.at[seat] - value) % SQUARES, forwards=False)
        return [LANDING]
    elif kind == NEXT_STATION or kind == NEXT_UTILITY:
        move_to(s, next_of_group(s.at[seat], STATIONS if kind == NEXT_STATION else UTILITIES), forwards=True)
        return [Landing(2 if kind == NEXT_STATION else 10)]
    else:
        return payments(s, seat, card)
    return []


def next_of_group(square: int, group: int) -> int:
    """The next place of a group clockwise."""
    for member in MEMBERS[group]:
        if member > square:
            return member
    return MEMBERS[group][0]


def payments(s: State, seat: Seat, card: int) -> list[Frame[State]]:
    """The debts that a card causes, as frames."""
    kind = EFFECT[card]
    value = VALUE[card]
    frames: list[Frame[State]] = []
    if kind == PAY_OR_CHANCE:
        frames.append(FineOrChance(value))
    elif kind == REPAIRS:
        total = 0
        for square in s.held[seat]:
            level = s.houses[square]
            total += HOTEL_REPAIRS[card] if level == HOTEL else value * level
        if total:
            frames.append(Debt(seat, BANK, total, FOR_REPAIRS, []))
    elif kind == PAY_EACH:
        frames += [Debt(seat, other, value, FOR_CARD, []) for other in s.clockwise(s.after(seat))[:-1]]
    elif kind == FROM_EACH:
        frames += [Debt(other, seat, value, FOR_CARD, []) for other in s.clockwise(s.after(seat))[:-1]]
    elif value:
        frames.append(Debt(seat, BANK, value, FOR_CARD, []))
    return frames


class FineOrChance(Frame[State]):
    """The player pays a fine, or draws a chance card instead (classic deck)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [PAY, DRAW_CHANCE]

    def apply(self, s: State, action: Action) -> None:
        if action == PAY:
            s.stack.replace(Debt(s.turn, BANK, self.coins, FOR_CARD, []))
        else:
            s.stack.replace(Draw(CHANCE_STACK))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (FINE_OR_CHANCE, self.coins)
