"""Where the piece comes to stand: places, cards, taxes, jail (M04, M09 to M32)."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.monopoly.rules.actions import A_WORD, AUCTION, BUY, DRAW_CHANCE, PAY, TRADE
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.board import (
    CHANCE,
    COMMUNITY,
    HOTEL,
    KIND,
    MEMBERS,
    PRICE,
    SALARY,
    SQUARES,
    STATIONS,
    TAX,
    TO_JAIL,
    UTILITIES,
    ownable,
)
from altbau.games.monopoly.rules.buildings import TO_BUY, possible_deeds
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
    PAID_BY_BANK,
    PLACE_BOUGHT,
    RENT_DUE,
    SALARY_PAID,
)
from altbau.games.monopoly.rules.managing import rent_debt
from altbau.games.monopoly.rules.questions import BUY_OR_AUCTION, FINE_OR_CHANCE
from altbau.games.monopoly.rules.refusals import FINE, NOT_ENOUGH_MONEY
from altbau.games.monopoly.rules.state import BANK, LAND, Claim, Table
from altbau.games.monopoly.rules.trading import why_not_trade


def send_to_jail(t: Table, cause: int) -> None:
    """At once, without a salary; the turn is over (M24, M25)."""
    t.arrest(t.turn)
    t.tell(ARRESTED, t.turn, cause)


def move_to(t: Table, square: int, forwards: bool) -> None:
    """Move the piece of the player on turn, with the salary for reaching or passing LOS (M04, Q231, Q243)."""
    seat = t.turn
    passed = forwards and square < t.at[seat]
    t.at[seat] = square
    t.tell(MOVED, seat, square)
    if passed:
        t.cash[seat] += SALARY
        t.tell(SALARY_PAID, seat, SALARY)


class Advance(Frame[Table]):
    """The piece moves by the dice, unless its player has gone bankrupt over the bail."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def advance(self, t: Table) -> int:
        if t.bankrupt[t.turn]:
            t.todo.finish()
            return NOBODY
        move_to(t, (t.at[t.turn] + self.steps) % SQUARES, True)
        t.todo.replace(LANDING)
        return NOBODY


class Landing(Frame[Table]):
    """What the square asks for on which the player on turn stands; a card's `factor` is for the rent."""

    def __init__(self, factor: int) -> None:
        self.factor = factor

    def advance(self, t: Table) -> int:
        t.phase = LAND
        square = t.at[t.turn]
        kind = KIND[square]
        if ownable(square):
            visit(t, square, self.factor)
        elif kind == CHANCE or kind == COMMUNITY:
            t.todo.replace(Draw(CHANCE_STACK if kind == CHANCE else COMMUNITY_STACK))
        elif kind == TAX:
            t.todo.replace(Debt(t.turn, BANK, PRICE[square], FOR_TAX, []))
        else:
            t.todo.finish()
            if kind == TO_JAIL:
                send_to_jail(t, BY_SQUARE)
        return NOBODY


LANDING: Final = Landing(1)


def visit(t: Table, square: int, factor: int) -> None:
    """A place: to buy, to pay rent for, or one's own (M09, M12 to M14, M32)."""
    owner = t.owner[square]
    if owner == NOBODY:
        t.todo.replace(Purchase(square))
    elif owner == t.turn:
        t.todo.finish()
    elif t.mortgaged[square]:
        t.tell(NO_RENT, t.turn, square, owner)
        t.todo.finish()
    elif t.edition.rent_on_demand:
        t.tell(RENT_DUE, t.turn, square, owner)
        t.claims.append(Claim(owner, t.turn, square, factor))
        t.todo.finish()
    else:
        t.todo.replace(rent_debt(t, Claim(owner, t.turn, square, factor)))


class Purchase(Frame[Table]):
    """A place without an owner is bought at its price, or auctioned (M09, M10). Who decides may raise money first, and
    who can neither pay nor raise anything is not asked (Q242)."""

    def __init__(self, square: int) -> None:
        self.square = square

    def advance(self, t: Table) -> int:
        if t.players_left == 1:  # the others have gone bankrupt over a trade
            t.todo.finish()
            return NOBODY
        if t.bankrupt[t.turn]:
            self.open_auction(t)
            return NOBODY
        return t.turn

    def options(self, t: Table) -> list[int]:
        found = [BUY, AUCTION] if t.cash[t.turn] >= PRICE[self.square] else [AUCTION]
        found += possible_deeds(t, t.turn, TO_BUY)
        if why_not_trade(t, t.turn, True) == FINE:
            found.append(TRADE)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return NOT_ENOUGH_MONEY if action == BUY else why_not_raise(t, t.turn, action, TO_BUY)

    def act(self, t: Table, action: int) -> None:
        if action == BUY:
            t.cash[t.turn] -= PRICE[self.square]
            t.hand_over(self.square, t.turn)
            t.tell(PLACE_BOUGHT, t.turn, self.square, PRICE[self.square])
            t.todo.finish()
        elif action == AUCTION:
            self.open_auction(t)
        else:
            raise_money(t, t.turn, action, TO_BUY)

    def open_auction(self, t: Table) -> None:
        """Everybody may bid, the one who did not buy first (Q232)."""
        t.tell(AUCTION_OPENED, self.square)
        t.todo.replace(Auction(self.square, t.clockwise(t.turn), 0, NOBODY))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (BUY_OR_AUCTION, self.square, PRICE[self.square])


# --- cards ------------------------------------------------------------------------------------------------------------


class Draw(Frame[Table]):
    """The top card of a stack is carried out and goes under it, unless it is one to keep (M21, M22)."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def advance(self, t: Table) -> int:
        card = t.stacks[self.stack].pop()
        t.seals += 1
        t.tell(CARD_DRAWN, t.turn, card)
        if EFFECT[card] == RELEASE:
            t.jail_cards[self.stack] = t.turn
        else:
            t.stacks[self.stack].insert(0, card)
        t.todo.replace_all(effect(t, card))
        return NOBODY


def effect(t: Table, card: int) -> list[Frame[Table]]:
    """What a card does at once; what is left to do."""
    seat = t.turn
    kind = EFFECT[card]
    value = VALUE[card]
    if kind == RECEIVE:
        t.cash[seat] += value
        t.tell(PAID_BY_BANK, seat, value)
    elif kind == ARREST:
        send_to_jail(t, BY_CARD)
    elif kind == ADVANCE or kind == RETREAT:
        move_to(t, value, kind == ADVANCE)
        return [LANDING]
    elif kind == BACK:
        move_to(t, (t.at[seat] - value) % SQUARES, False)
        return [LANDING]
    elif kind == NEXT_STATION or kind == NEXT_UTILITY:
        move_to(t, next_of_group(t.at[seat], STATIONS if kind == NEXT_STATION else UTILITIES), True)
        return [Landing(2 if kind == NEXT_STATION else 10)]
    else:
        return payments(t, seat, card)
    return []


def next_of_group(square: int, group: int) -> int:
    """The next place of a group clockwise."""
    for member in MEMBERS[group]:
        if member > square:
            return member
    return MEMBERS[group][0]


def payments(t: Table, seat: int, card: int) -> list[Frame[Table]]:
    """What a card makes the players pay."""
    kind = EFFECT[card]
    value = VALUE[card]
    frames: list[Frame[Table]] = []
    if kind == PAY_OR_CHANCE:
        frames.append(FineOrChance(value))
    elif kind == REPAIRS:
        total = 0
        for square in t.held[seat]:
            level = t.houses[square]
            total += HOTEL_REPAIRS[card] if level == HOTEL else value * level
        if total:
            frames.append(Debt(seat, BANK, total, FOR_REPAIRS, []))
    elif kind == PAY_EACH:
        for other in t.clockwise(t.after(seat))[:-1]:
            frames.append(Debt(seat, other, value, FOR_CARD, []))
    elif kind == FROM_EACH:
        for other in t.clockwise(t.after(seat))[:-1]:
            frames.append(Debt(other, seat, value, FOR_CARD, []))
    elif value:
        frames.append(Debt(seat, BANK, value, FOR_CARD, []))
    return frames


class FineOrChance(Frame[Table]):
    """Pay a fine, or draw a chance card instead (classic deck)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def advance(self, t: Table) -> int:
        return t.turn

    def options(self, t: Table) -> list[int]:
        return [PAY, DRAW_CHANCE]

    def act(self, t: Table, action: int) -> None:
        if action == PAY:
            t.todo.replace(Debt(t.turn, BANK, self.coins, FOR_CARD, []))
        else:
            t.todo.replace(Draw(CHANCE_STACK))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (FINE_OR_CHANCE, self.coins)
