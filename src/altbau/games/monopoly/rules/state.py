"""The state of a game: pieces, deeds, buildings, money and card stacks, with elementary operations on them. The rules
about what is allowed are in the other modules.
"""

from bisect import insort
from typing import Final, NamedTuple

from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import FIRST, NOBODY, Action, Seat, seats
from altbau.core.engine.ranking import places_by
from altbau.core.engine.state import BaseState
from altbau.games.monopoly.rules.board import (
    GROUP,
    GROUP_NAMES,
    HOTEL,
    HOTELS,
    HOUSE_PRICE,
    HOUSES,
    JAIL,
    MEMBERS,
    PRICE,
    SQUARES,
    mortgage_value,
)
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import ARITY

ROLL: Final = 0  # the phases of a turn
LAND: Final = 1
END: Final = 2
OVER: Final = 3
PHASES: Final = ("roll", "land", "end", "over")  # their names

DICE: Final = 2
FREE: Final = -1  # in `State.jail`: not in jail
BANK: Final = NOBODY  # as a creditor


class Claim(NamedTuple):
    """A rent that its owner can still claim (M14)."""

    owner: Seat
    debtor: Seat
    square: int
    factor: int  # of the rent, by a card; 1 otherwise


class DeclinedTrade:
    """A trade that was declined, independent of the order in which its goods were named (Q305). Immutable."""

    def __init__(self, seat: Seat, partner: Seat, given: tuple[Action, ...], asked: tuple[Action, ...]) -> None:
        self.seat = seat  # the author of the offer
        self.partner = partner
        self.given = given  # places, a sum of money and cards, sorted
        self.asked = asked  # the same

    def __reduce__(self) -> tuple[object, ...]:
        return DeclinedTrade, (self.seat, self.partner, self.given, self.asked)

    def repeats(self, seat: Seat, partner: Seat, given: list[Action], asked: list[Action]) -> bool:
        """Whether an offer repeats this one. It rarely does, so the cheap comparisons come first."""
        if self.seat != seat or self.partner != partner:
            return False
        if len(self.given) != len(given) or len(self.asked) != len(asked):
            return False
        return self.given == tuple(sorted(given)) and self.asked == tuple(sorted(asked))

    def numbers(self) -> tuple[int, ...]:
        """The trade as in an event: both seats, the goods given, 0, the goods asked for."""
        return (self.seat, self.partner, *self.given, 0, *self.asked)


class State(BaseState):
    """A game in progress. It holds the whole state; a copy is independent of the original. The common fields are in
    `BaseState`.

    edition: the rules and options
    round: the number of the current round, from 1 on
    first: the seat that began; a new round starts at this seat
    cash: by seat
    at: the square of each piece, by seat
    jail: by seat: failed attempts to leave jail; -1 (FREE) if not in jail
    bankrupt: by seat
    players_left: the number of players that are not bankrupt
    out: the bankrupt seats, in the order of their bankruptcies
    jail_cards: by stack: the seat that keeps its leave-jail card; -1 for nobody
    owner: by square; -1 for nobody
    held: by seat: the squares it owns, in board order
    houses: by square: number of houses, or 5 for a hotel
    built: by group: the sum of its `houses`
    mortgaged: by square
    whole: by group: the seat that owns all its places; -1 for nobody
    houses_left: houses in the bank
    hotels_left: hotels in the bank
    stacks: chance and community: the kinds of their cards, top last
    below: by stack: how many of its lowest cards are known to all players
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
    """

    def __init__(self, edition: MonopolyEdition, players: int, chance: Chance) -> None:
        super().__init__(ARITY, players, chance)
        self.edition = edition
        self.round: int = 1
        self.first: Seat = FIRST
        self.cash: list[int] = [0] * players
        self.at: list[int] = [0] * players
        self.jail: list[int] = [FREE] * players
        self.bankrupt: list[bool] = [False] * players
        self.players_left: int = players
        self.out: list[Seat] = []
        self.jail_cards: list[Seat] = [NOBODY, NOBODY]
        self.owner: list[Seat] = [NOBODY] * SQUARES
        self.held: list[list[int]] = [[] for _ in range(players)]
        self.houses: list[int] = [0] * SQUARES
        self.built: list[int] = [0] * len(GROUP_NAMES)
        self.mortgaged: list[bool] = [False] * SQUARES
        self.whole: list[Seat] = [NOBODY] * len(GROUP_NAMES)
        self.houses_left: int = HOUSES
        self.hotels_left: int = HOTELS
        self.stacks: list[list[int]] = [[], []]
        self.below: list[int] = [0, 0]
        self.dice: list[int] = []
        self.doubles: int = 0
        self.again: bool = False
        self.turn_over: bool = False
        self.claims: list[Claim] = []
        self.offers: list[int] = [0] * players
        self.refused: list[DeclinedTrade] = []
        self.joins: list[int] = [0] * players
        self.winner_of_lot: Seat = NOBODY
        self.pot: int = 0
        self.first_lap: list[bool] = [False] * players

    def copy(self) -> "State":
        """An independent copy, without the events since the last decision."""
        twin = State(self.edition, self.players, self.chance.copy())
        twin.round = self.round
        twin.first = self.first
        twin.cash = self.cash[:]
        twin.at = self.at[:]
        twin.jail = self.jail[:]
        twin.players_left = self.players_left
        twin.bankrupt = self.bankrupt[:]
        twin.out = self.out[:]
        twin.jail_cards = self.jail_cards[:]
        twin.owner = self.owner[:]
        twin.held = [held[:] for held in self.held]
        twin.houses = self.houses[:]
        twin.built = self.built[:]
        twin.mortgaged = self.mortgaged[:]
        twin.whole = self.whole[:]
        twin.houses_left = self.houses_left
        twin.hotels_left = self.hotels_left
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.below = self.below[:]
        twin.dice = self.dice[:]
        twin.doubles = self.doubles
        twin.again = self.again
        twin.turn_over = self.turn_over
        twin.claims = self.claims[:]
        twin.offers = self.offers[:]
        twin.refused = self.refused[:]
        twin.joins = self.joins[:]
        twin.winner_of_lot = self.winner_of_lot
        twin.pot = self.pot
        twin.first_lap = self.first_lap[:]
        self.copy_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return State, (self.edition, self.players, self.chance), self.__getstate__()

    # --- deciding -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == OVER

    def winners(self) -> list[Seat]:
        """The last player left; at a turn limit the richest players (M01, Q306)."""
        alive = self.alive()
        most = max([self.worth(seat) for seat in alive])
        return [seat for seat in alive if self.worth(seat) == most]

    def worth(self, seat: Seat) -> int:
        """Cash, places at their price or, if mortgaged, at their mortgage value, and buildings at their price
        (Q306)."""
        total = self.cash[seat]
        for square in self.held[seat]:
            total += mortgage_value(square) if self.mortgaged[square] else PRICE[square]
            total += self.houses[square] * HOUSE_PRICE[square]
        return total

    def places(self) -> list[int]:
        """The rank of each seat, the richest first; bankrupt seats rank behind, the later the bankruptcy the better."""
        standing = [self.worth(seat) for seat in seats(self.players)]
        for order, seat in enumerate(self.out):
            standing[seat] = order - self.players
        return places_by(standing)

    # --- players ------------------------------------------------------------------------------------------------------

    def alive(self) -> list[Seat]:
        """The seats that are still in the game."""
        return [seat for seat in seats(self.players) if not self.bankrupt[seat]]

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game (M07)."""
        following = Seat((seat + 1) % self.players)
        while self.bankrupt[following]:
            following = Seat((following + 1) % self.players)
        return following

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats that are still in the game, clockwise from one on."""
        everybody = [Seat((first + step) % self.players) for step in range(self.players)]
        return [seat for seat in everybody if not self.bankrupt[seat]]

    def cards_kept(self, seat: Seat) -> int:
        """The number of leave-jail cards that a seat keeps."""
        return int(self.jail_cards[0] == seat) + int(self.jail_cards[1] == seat)

    def throw(self) -> None:
        """Roll both dice."""
        self.irreversible += 1
        self.dice = self.chance.throw(DICE)

    def arrest(self, seat: Seat) -> None:
        """Put a seat's piece into jail (M24)."""
        self.at[seat] = JAIL
        self.jail[seat] = 0
        self.again = False
        self.turn_over = True

    # --- cards --------------------------------------------------------------------------------------------------------

    def draw(self, stack: int) -> int:
        """Take the top card of a stack; all players see its kind (M21)."""
        self.irreversible += 1
        pile = self.stacks[stack]
        if self.chance.asks_for_cards():
            self.chance.turn_up(pile, min(self.below[stack], len(pile) - 1))
        card = pile.pop()
        self.below[stack] = min(self.below[stack], len(self.stacks[stack]))
        return card

    def lay_under(self, stack: int, card: int) -> None:
        """Put a card that all players have seen under its stack (M21, M27, M53)."""
        self.stacks[stack].insert(0, card)
        self.below[stack] += 1

    # --- deeds --------------------------------------------------------------------------------------------------------

    def hand_over(self, square: int, seat: Seat) -> None:
        """Give a deed to a seat, or to the bank (NOBODY)."""
        if self.owner[square] != NOBODY:
            self.held[self.owner[square]].remove(square)
        if seat != NOBODY:
            insort(self.held[seat], square)
        self.owner[square] = seat
        group = GROUP[square]
        self.whole[group] = seat
        for member in MEMBERS[group]:
            if self.owner[member] != seat:
                self.whole[group] = NOBODY
                break

    def in_group(self, square: int) -> int:
        """How many places of this square's group its owner has (M19, M20)."""
        owner = self.owner[square]
        count = 0
        for member in MEMBERS[GROUP[square]]:
            if self.owner[member] == owner:
                count += 1
        return count

    def group_built(self, square: int) -> bool:
        """Whether any street of this square's group has a building."""
        return self.built[GROUP[square]] > 0

    def group_mortgaged(self, square: int) -> bool:
        """Whether any street of this square's group is mortgaged."""
        return any(self.mortgaged[member] for member in MEMBERS[GROUP[square]])

    def set_houses(self, square: int, houses: int) -> None:
        """Set the houses on a street (5 for a hotel); the bank's stock changes accordingly."""
        self.houses_left += houses_of(self.houses[square]) - houses_of(houses)
        self.hotels_left += int(self.houses[square] == HOTEL) - int(houses == HOTEL)
        self.built[GROUP[square]] += houses - self.houses[square]
        self.houses[square] = houses


def houses_of(level: int) -> int:
    """The number of house pieces at this level; 0 for a hotel, which replaces them (M41)."""
    return 0 if level == HOTEL else level
