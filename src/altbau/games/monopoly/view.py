"""What a seat may know of Monopoly: everything lies open but the order of the cards, and the dice to come."""

from altbau.core.choices import Blocked, Choice
from altbau.core.rng import Rng, seeded
from altbau.core.stack import NOBODY, Frame, Stack
from altbau.core.view import View
from altbau.games.monopoly.rules import explain
from altbau.games.monopoly.rules.board import KIND, SQUARES, UTILITY
from altbau.games.monopoly.rules.buildings import AT_WILL, could_raise
from altbau.games.monopoly.rules.cards import DECKS, LEAVE_JAIL
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.questions import QUESTIONS
from altbau.games.monopoly.rules.rent import rent_line, rent_of
from altbau.games.monopoly.rules.state import FREE, Claim, Table
from altbau.games.monopoly.rules.turn import interjections


class MonopolyView(View):
    """A table as one seat knows it; seat NOBODY is a spectator. Squares and actions as in the engine."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.edition: MonopolyEdition = t.edition
        self.players: int = t.players
        self.turn: int = t.turn
        self.phase: int = t.phase
        self.turns: int = t.turns
        self.round: int = t.round
        self.first: int = t.first
        self.cash: list[int] = t.cash[:]
        self.at: list[int] = t.at[:]
        self.jail: list[int] = t.jail[:]
        self.bankrupt: list[bool] = t.bankrupt[:]
        self.jail_cards: list[int] = t.jail_cards[:]
        self.owner: list[int] = t.owner[:]
        self.houses: list[int] = t.houses[:]
        self.mortgaged: list[bool] = t.mortgaged[:]
        self.houses_left: int = t.houses_left
        self.hotels_left: int = t.hotels_left
        self.dice: list[int] = t.dice[:]
        self.doubles: int = t.doubles
        self.again: bool = t.again
        self.turn_over: bool = t.turn_over
        self.claims: list[Claim] = t.claims[:]
        self.offers: list[int] = t.offers[:]
        self.refused: list[tuple[int, ...]] = t.refused[:]
        self.joins: list[int] = t.joins[:]
        self.winner_of_lot: int = t.winner_of_lot
        self.asked: int = t.asked
        self.pending: list[Frame[Table]] = t.todo.frames[:]  # frames hold nothing hidden
        while seat != t.asked and self.pending and not QUESTIONS[self.pending[-1].prompt(t)[0]].open:
            self.pending.pop()
        hidden = len(self.pending) < len(t.todo.frames) or not t.todo.legal
        self.busy: bool = t.asked != NOBODY and hidden  # what the seat asked is choosing, nobody else knows
        self.question: tuple[int, ...] = self.pending[-1].prompt(t) if self.pending else ()
        self.legal: tuple[int, ...] = t.legal if seat >= 0 and seat == t.asked else ()
        self.choices: list[Choice] = []
        self.blocked: list[Blocked] = []
        self.sums: tuple[int, int] | None = None
        self.aside: list[int] = interjections(t, seat)  # what the seat can do out of turn

    def __reduce__(self) -> tuple[object, ...]:  # as the view of any table that looks like this
        return MonopolyView, (determinize(self, seeded(0)), self.seat)

    def facts(self) -> tuple[object, ...]:
        """Everything that the view tells, for comparing."""
        claims = [(claim.owner, claim.debtor, claim.square, claim.factor) for claim in self.claims]
        return (
            self.seat, self.edition, self.players, self.turn, self.phase, self.turns, self.round, self.first, self.cash,
            self.at, self.jail, self.bankrupt, self.jail_cards, self.owner, self.houses, self.mortgaged,
            self.houses_left, self.hotels_left, self.dice, self.doubles, self.again, self.turn_over, claims,
            self.offers, self.refused, self.joins, self.winner_of_lot, self.asked, self.busy, self.question, self.legal,
            self.aside,
        )  # fmt: skip


class MonopolySight(MonopolyView):
    """What a page shows besides: rents, what everybody is worth, and what the seat can choose with reasons for all
    that it can't."""

    def __init__(self, t: Table, seat: int) -> None:
        super().__init__(t, seat)
        owned = [square for square in range(SQUARES) if t.owner[square] != NOBODY]
        self.owned: list[int] = owned
        self.rents: list[int] = [  # of those; nothing of utilities, where the dice count
            0 if t.mortgaged[square] or KIND[square] == UTILITY else rent_of(t, square, 1).coins for square in owned
        ]
        self.rent_lines: list[int | None] = [None if t.mortgaged[square] else rent_line(t, square) for square in owned]
        self.fixed: list[bool] = [t.group_built(square) for square in owned]  # by buildings in the group
        self.attempts: list[int | None] = [None if each == FREE else each for each in t.jail]  # failed, to leave jail
        self.worths: list[int] = [t.worth(each) for each in range(t.players)]
        self.cards_kept: list[int] = [t.cards_kept(each) for each in range(t.players)]
        self.bank_gives: int = 0 if seat == NOBODY else could_raise(t, seat, AT_WILL) - t.cash[seat]
        self.for_money: bool = False  # whether a trade of the seat must bring some
        if seat != NOBODY and seat == t.asked:
            self.for_money = explain.asked_for(t.todo.frames[-1]) != AT_WILL
            self.choices = explain.choices(t)
            self.blocked = explain.blocked(t)
            self.sums = explain.sums(t)
        self.offer = explain.aside(t, seat)


def determinize(v: MonopolyView, rng: Rng) -> Table:
    """A table that looks like this to the seat, with the stacks shuffled by `rng`; its future is `rng`'s too."""
    t = Table(v.edition, v.players, rng.copy())
    t.turn = v.turn
    t.phase = v.phase
    t.turns = v.turns
    t.round = v.round
    t.first = v.first
    t.cash = v.cash[:]
    t.at = v.at[:]
    t.jail = v.jail[:]
    t.bankrupt = v.bankrupt[:]
    t.players_left = v.bankrupt.count(False)
    t.jail_cards = v.jail_cards[:]
    for square in range(SQUARES):
        if v.owner[square] != NOBODY:
            t.hand_over(square, v.owner[square])
        t.set_houses(square, v.houses[square])
    t.mortgaged = v.mortgaged[:]
    t.dice = v.dice[:]
    t.doubles = v.doubles
    t.again = v.again
    t.turn_over = v.turn_over
    t.claims = v.claims[:]
    t.offers = v.offers[:]
    t.refused = v.refused[:]
    t.joins = v.joins[:]
    t.winner_of_lot = v.winner_of_lot
    for stack in range(2):
        cards = list(DECKS[v.edition.deck][stack])
        if v.jail_cards[stack] != NOBODY:
            cards.remove(LEAVE_JAIL)
        rng.shuffle(cards)
        t.stacks[stack] = cards
    t.rng = rng.copy()
    t.todo = Stack()
    t.todo.frames = v.pending[:]
    t.todo.asked = v.asked
    if v.asked != NOBODY and not v.busy:
        t.todo.legal = t.todo.frames[-1].options(t)
    return t
