"""What a seat may know: everything except the order of the cards not drawn yet, and future throws."""

from typing import Final

from altbau.core.engine.choices import Choice, IllegalAction, Sums
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import Rng, seeded
from altbau.core.engine.stack import Frame
from altbau.core.engine.view import Memory, View
from altbau.games.monopoly.rules import explain
from altbau.games.monopoly.rules.actions import token
from altbau.games.monopoly.rules.board import KIND, SQUARES, UTILITY
from altbau.games.monopoly.rules.buildings import AT_WILL, could_raise
from altbau.games.monopoly.rules.cards import DECKS, LEAVE_JAIL
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.questions import QUESTIONS
from altbau.games.monopoly.rules.rent import brings_rent, rent_line, rent_of
from altbau.games.monopoly.rules.state import FREE, Claim, DeclinedTrade, State
from altbau.games.monopoly.rules.turn import all_out_of_turn

NOWHERE: Final = -1  # the square of a bankrupt's piece in a key


class MonopolyView(View):
    """A state as one seat knows it. The common fields are in `View`; the others are as in `State`, unless new here.

    edition: the rules and options
    first: the seat that began; a new round starts at this seat
    cash: by seat
    at: the square of each piece, by seat
    jail: by seat: failed attempts to leave jail; -1 if not in jail
    bankrupt: by seat
    out: the bankrupt seats, in the order of their bankruptcies
    jail_cards: by stack: the seat that keeps its leave-jail card; -1 for nobody
    owner: by square; -1 for nobody
    houses: by square: number of houses, or 5 for a hotel
    mortgaged: by square
    houses_left: houses in the bank
    hotels_left: hotels in the bank
    lowest: by stack: its lowest cards, which are known to all players, top last
    dice: the pips of the last throw; empty before the first
    doubles: doubles in a row this turn
    again: whether the player on turn throws again
    turn_over: whether the turn ends without further questions, for example after going to jail
    claims: rents that can still be claimed, in the order in which they became due
    offers: by seat: the number of trades offered this turn
    refused: the trades declined this turn
    joins: by seat: how often it joined another player's wish for a building this turn
    winner_of_lot: the winner of an auction of a building, until it is placed; -1 for nobody
    pot: the money that waits on free parking (H01)
    first_lap: by seat: whether it can't yet buy the places on which it lands (H05)
    pending: the pending frames that are public, or all of them for the seat asked; the topmost last
    busy: whether the seat asked is making a choice that is hidden from this seat
    out_of_turn: the out-of-turn actions of the seat
    """

    def __init__(self, s: State, seat: Seat) -> None:
        self.seat = seat
        self.edition: MonopolyEdition = s.edition
        self.players: int = s.players
        self.turn: Seat = s.turn
        self.phase: int = s.phase
        self.turns: int = s.turns
        self.round: int = s.round
        self.first: Seat = s.first
        self.cash: list[int] = s.cash[:]
        self.at: list[int] = s.at[:]
        self.jail: list[int] = s.jail[:]
        self.bankrupt: list[bool] = s.bankrupt[:]
        self.out: list[Seat] = s.out[:]
        self.jail_cards: list[Seat] = s.jail_cards[:]
        self.owner: list[Seat] = s.owner[:]
        self.houses: list[int] = s.houses[:]
        self.mortgaged: list[bool] = s.mortgaged[:]
        self.houses_left: int = s.houses_left
        self.hotels_left: int = s.hotels_left
        self.lowest: list[list[int]] = [s.stacks[stack][: s.below[stack]] for stack in range(2)]  # cards, top last
        self.dice: list[int] = s.dice[:]
        self.doubles: int = s.doubles
        self.again: bool = s.again
        self.turn_over: bool = s.turn_over
        self.claims: list[Claim] = s.claims[:]
        self.offers: list[int] = s.offers[:]
        self.refused: list[DeclinedTrade] = s.refused[:]
        self.joins: list[int] = s.joins[:]
        self.winner_of_lot: Seat = s.winner_of_lot
        self.pot: int = s.pot
        self.first_lap: list[bool] = s.first_lap[:]
        self.asked: Seat = s.asked
        self.pending: list[Frame[State]] = s.stack.frames  # frames hold nothing hidden
        while seat != s.asked and self.pending and not QUESTIONS[self.pending[-1].prompt(s)[0]].open:
            self.pending.pop()
        hidden = len(self.pending) < len(s.stack.frames) or not s.stack.legal_actions
        self.busy: bool = s.asked != NOBODY and hidden
        self.question: tuple[int, ...] = self.pending[-1].prompt(s) if self.pending else ()
        self.legal_actions: tuple[Action, ...] = s.legal_actions if seat >= 0 and seat == s.asked else ()
        self.sums: Sums | None = s.sums if seat >= 0 and seat == s.asked else None
        self.choices: list[Choice] = []
        self.blocked: list[IllegalAction] = []
        self.out_of_turn: list[Action] = all_out_of_turn(s, seat)

    def __reduce__(self) -> tuple[object, ...]:  # as the view of a state that is consistent with it
        return remembered, (type(self), determinize(self, seeded(0)), self.seat, self.memory)

    def token(self, action: Action) -> str:
        return token(action)

    def key(self) -> tuple[object, ...]:
        """All fields but `memory` as a value, for comparison; the squares of bankrupts' pieces are left out."""
        at = [NOWHERE if out else square for square, out in zip(self.at, self.bankrupt, strict=True)]
        claims = [tuple(claim) for claim in self.claims]
        refused = [trade.numbers() for trade in self.refused]
        return (
            self.seat, self.edition, self.players, self.turn, self.phase, self.turns, self.round, self.first, self.cash,
            at, self.jail, self.bankrupt, self.out, self.jail_cards, self.owner, self.houses, self.mortgaged,
            self.houses_left, self.hotels_left, self.lowest, self.dice, self.doubles, self.again, self.turn_over,
            claims, self.offers, refused, self.joins, self.winner_of_lot, self.pot, self.first_lap, self.asked,
            self.busy, self.question, self.legal_actions, self.sums, self.out_of_turn,
        )  # fmt: skip


class MonopolyPageView(MonopolyView):
    """The view with more for the page: rents, the worth of all players, and the choices of the seat with reasons for
    illegal actions.

    owned: the squares with an owner, in board order
    rents: of those: in money; 0 for utilities, where the dice count, and for places that bring none now
    rent_lines: of those: the line of the deed that applies; None if mortgaged
    fixed: of those: whether they can't be traded because of buildings in the group
    attempts: by seat: failed attempts to leave jail; None if not in jail
    worths: by seat: in money
    cards_kept: by seat: the number of leave-jail cards
    bank_gives: the money that the seat could get from the bank
    for_money: whether a trade of the seat must bring money
    """

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(s, seat)
        owned = [square for square in range(SQUARES) if s.owner[square] != NOBODY]
        self.owned: list[int] = owned
        self.rents: list[int] = [
            rent_of(s, square, 1).coins if KIND[square] != UTILITY and brings_rent(s, square) else 0 for square in owned
        ]
        self.rent_lines: list[int | None] = [None if s.mortgaged[square] else rent_line(s, square) for square in owned]
        self.fixed: list[bool] = [s.group_built(square) for square in owned]
        self.attempts: list[int | None] = [None if each == FREE else each for each in s.jail]
        self.worths: list[int] = [s.worth(each) for each in s.seats()]
        self.cards_kept: list[int] = [s.cards_kept(each) for each in s.seats()]
        self.bank_gives: int = 0 if seat == NOBODY else could_raise(s, seat, AT_WILL) - s.cash[seat]
        self.for_money: bool = False
        if seat != NOBODY and seat == s.asked:
            self.for_money = explain.asked_for(s.stack.top) != AT_WILL
            self.choices = explain.choices(s)
            self.blocked = explain.blocked(s)
        self.offer = explain.out_of_turn(s, seat)

    def looks_like(self, other: "MonopolyPageView", square: int) -> bool:
        """Whether an owned place looks the same as in another page view, where it is owned too."""
        here, there = self.owned.index(square), other.owned.index(square)
        return (
            self.owner[square] == other.owner[square]
            and self.houses[square] == other.houses[square]
            and self.mortgaged[square] == other.mortgaged[square]
            and self.rents[here] == other.rents[there]
            and self.rent_lines[here] == other.rent_lines[there]
            and self.fixed[here] == other.fixed[there]
        )


def remembered(kind: type[MonopolyView], s: State, seat: Seat, memory: Memory) -> MonopolyView:
    """The view of a seat with this memory."""
    view = kind(s, seat)
    view.memory = memory
    return view


def determinize(v: MonopolyView, rng: Rng) -> State:
    """A random state that is consistent with the view: `rng` shuffles the cards not drawn yet, and a copy of it is the
    state's chance."""
    s = State(v.edition, v.players, rng.copy())
    s.turn = v.turn
    s.phase = v.phase
    s.turns = v.turns
    s.round = v.round
    s.first = v.first
    s.cash = v.cash[:]
    s.at = v.at[:]
    s.jail = v.jail[:]
    s.bankrupt = v.bankrupt[:]
    s.players_left = v.bankrupt.count(False)
    s.out = v.out[:]
    s.jail_cards = v.jail_cards[:]
    for square in range(SQUARES):
        if v.owner[square] != NOBODY:
            s.hand_over(square, v.owner[square])
        s.set_houses(square, v.houses[square])
    s.mortgaged = v.mortgaged[:]
    s.dice = v.dice[:]
    s.doubles = v.doubles
    s.again = v.again
    s.turn_over = v.turn_over
    s.claims = v.claims[:]
    s.offers = v.offers[:]
    s.refused = v.refused[:]
    s.joins = v.joins[:]
    s.winner_of_lot = v.winner_of_lot
    s.pot = v.pot
    s.first_lap = v.first_lap[:]
    for stack in range(2):
        s.stacks[stack] = v.lowest[stack] + not_drawn(v, stack, rng)
        s.below[stack] = len(v.lowest[stack])
    s.chance = rng.copy()
    s.stack.frames = v.pending[:]
    s.stack.asked = v.asked
    if v.asked != NOBODY and not v.busy:
        s.stack.find_options(s)
    return s


def not_drawn(v: MonopolyView, stack: int, rng: Rng) -> list[int]:
    """The cards of a stack that have not been drawn yet, shuffled."""
    cards = list(DECKS[v.edition.deck][stack])
    if v.jail_cards[stack] != NOBODY:
        cards.remove(LEAVE_JAIL)
    for card in v.lowest[stack]:
        cards.remove(card)
    rng.shuffle(cards)
    return cards
