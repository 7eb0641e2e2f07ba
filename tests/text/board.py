"""The state of a game of Monopoly as reconstructed from its log, to be compared with the true state."""

from collections import Counter

from altbau.core.engine.ids import NOBODY, Action, seats
from altbau.games.monopoly.rules.actions import JAIL_CARD, NUMBER, square_of, sum_of
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, HOUSE_LOT
from altbau.games.monopoly.rules.board import GROUP, HOTEL, JAIL, PARKING, SQUARES, mortgage_value
from altbau.games.monopoly.rules.cards import EFFECT, RELEASE
from altbau.games.monopoly.rules.events import BARE, BY_CARD, BY_DICE, BY_HOTEL, BY_HOUSES, BY_STATIONS, WHOLE_GROUP
from altbau.games.monopoly.rules.state import FREE, State
from altbau.games.monopoly.rules.turn import ATTEMPTS
from tests.text.events import Args

UNBUILT = (BARE, WHOLE_GROUP, BY_STATIONS, BY_DICE)


class Board:
    """The state that follows from a position and the log alone, with a method for each kind of event. A method fails if
    its event contradicts earlier ones: another amount, another owner, a house that is not there. In the position nobody
    may be in jail or bankrupt, and nothing mortgaged."""

    def __init__(self, s: State) -> None:
        self.rounds = s.edition.turn_limit
        self.turn: int = s.turn
        self.cash = s.cash[:]
        self.at = s.at[:]
        self.owners: dict[int, int] = {square: owner for square, owner in enumerate(s.owner) if owner != NOBODY}
        self.houses = s.houses[:]
        self.charged: set[int] = set()
        self.jailed: set[int] = set()
        self.bankrupt: set[int] = set()
        self.cards = [0] * s.players  # leave-jail cards by seat
        self.thrown = (0, 0)
        self.found: tuple[int, int, int] = NOBODY, 0, 0  # at the piece: owner, houses, size of his group
        self.lot = 0
        self.bidder: tuple[int, int] = (NOBODY, 0)  # the last one, and the bid
        self.won: int | None = None  # the building that was won in an auction and not built yet
        self.joins: Counter[int] = Counter()  # in this turn, by player
        self.asked: int = NOBODY  # the seat that has got an offer
        self.claims: set[tuple[int, int, int]] = set()  # rents demanded after the visit: debtor, owner and square
        self.winners: tuple[int, ...] = ()
        self.pot = s.pot
        self.first_lap = {seat for seat in range(s.players) if s.first_lap[seat]}

    def agrees(self, s: State) -> None:
        """Assert that the true state is the reconstructed one."""
        assert self.cash == s.cash
        assert self.at == s.at
        assert self.owners == {square: owner for square, owner in enumerate(s.owner) if owner != NOBODY}
        assert self.houses == s.houses
        assert self.charged == {square for square in self.owners if s.mortgaged[square]}
        assert self.jailed == {seat for seat in range(s.players) if s.jail[seat] != FREE}
        assert self.bankrupt == {seat for seat in range(s.players) if s.bankrupt[seat]}
        assert self.cards == [s.cards_kept(seat) for seat in seats(s.players)]
        assert self.pot == s.pot
        assert self.first_lap == {seat for seat in range(s.players) if s.first_lap[seat]}
        assert self.winners == (tuple(s.winners()) if s.over else ())
        assert s.over or self.turn == s.turn

    def pay(self, payer: int, payee: int, coins: int) -> None:
        """Transfer money; NOBODY is the bank."""
        assert coins > 0
        for seat, change in ((payer, -coins), (payee, coins)):
            if seat != NOBODY:
                self.cash[seat] += change
                assert self.cash[seat] >= 0

    def held(self, seat: int) -> list[int]:
        """The squares that belong to a seat."""
        return [square for square, owner in self.owners.items() if owner == seat]

    # --- turns --------------------------------------------------------------------------------------------------------

    def first_throw(self, a: Args) -> None:
        assert not any(self.houses)

    def board_ready(self, a: Args) -> None:
        assert a.player == self.turn

    def turn_opened(self, a: Args) -> None:
        assert a.player not in self.bankrupt
        self.turn = a.player
        self.joins.clear()

    def rolled(self, a: Args) -> None:
        assert a.player == self.turn
        self.thrown = a.first, a.second

    def thrown_for_rent(self, a: Args) -> None:
        self.thrown = a.first, a.second

    def piece_moved(self, a: Args) -> None:
        assert a.player == self.turn
        self.at[a.player] = a.square
        owner = self.owners.get(a.square, NOBODY)
        owned = sum(GROUP[square] == GROUP[a.square] for square in self.held(owner))
        self.found = owner, self.houses[a.square], owned

    def salary_paid(self, a: Args) -> None:
        assert a.player == self.turn
        self.pay(NOBODY, a.player, a.coins)
        self.first_lap.discard(a.player)

    def card_drawn(self, a: Args) -> None:
        assert a.player == self.turn
        self.cards[a.player] += EFFECT[a.card] == RELEASE

    def arrested(self, a: Args) -> None:
        assert a.player == self.turn
        self.jailed.add(a.player)
        self.at[a.player] = JAIL

    def double_missed(self, a: Args) -> None:
        assert a.player == self.turn and self.thrown[0] != self.thrown[1]
        if a.number == ATTEMPTS:
            self.jailed.remove(a.player)

    def freed(self, a: Args) -> None:
        assert a.player == self.turn
        self.jailed.remove(a.player)
        self.cards[a.player] -= a.cause == BY_CARD

    def time_up(self, a: Args) -> None:
        assert a.number == self.rounds

    def last_standing(self, a: Args) -> None:
        self.winners = a.winners

    # --- places -------------------------------------------------------------------------------------------------------

    def place_bought(self, a: Args) -> None:
        assert a.square not in self.owners and self.at[a.player] == a.square
        self.pay(a.player, NOBODY, a.coins)
        self.owners[a.square] = a.player

    def place_dealt(self, a: Args) -> None:
        assert self.owners[a.square] == a.player  # the board begins with what is dealt

    def not_bought(self, a: Args) -> None:
        assert a.square not in self.owners and self.at[a.player] == a.square

    def not_for_sale(self, a: Args) -> None:
        assert a.square not in self.owners and self.at[a.player] == a.square and a.player in self.first_lap

    def auction_opened(self, a: Args) -> None:
        assert a.lot not in self.owners
        self.lot = a.lot
        self.bidder = NOBODY, 0

    def bid(self, a: Args) -> None:
        assert self.cash[a.player] >= a.sum > self.bidder[1]
        self.bidder = a.player, a.sum

    def bidder_passed(self, a: Args) -> None:
        assert a.player != self.bidder[0]

    def auction_won(self, a: Args) -> None:
        assert (a.player, a.lot, a.coins) == (self.bidder[0], self.lot, self.bidder[1])
        self.pay(a.player, NOBODY, a.coins)
        if a.lot in (HOUSE_LOT, HOTEL_LOT):
            self.won = a.lot
        else:
            self.owners[a.lot] = a.player

    def unsold(self, a: Args) -> None:
        assert a.lot == self.lot and self.bidder[0] == NOBODY

    def built_upon(self, a: Args) -> None:
        self.houses[a.square] += 1
        assert self.owners[a.square] == a.player and self.houses[a.square] == a.houses
        if self.won is None:
            self.pay(a.player, NOBODY, a.coins)
        else:
            assert a.coins == 0 and (self.won == HOTEL_LOT) == (a.houses == HOTEL)
        self.won = None

    def building_sold(self, a: Args) -> None:
        self.houses[a.square] -= 1
        assert self.owners[a.square] == a.player and self.houses[a.square] == a.houses
        self.pay(NOBODY, a.player, a.coins)

    def group_sold(self, a: Args) -> None:
        for square in range(SQUARES):
            if GROUP[square] == GROUP[a.square]:
                self.houses[square] = 0
        self.pay(NOBODY, a.player, a.coins)

    def mortgaged(self, a: Args) -> None:
        assert self.owners[a.square] == a.player and a.square not in self.charged
        self.charged.add(a.square)
        self.pay(NOBODY, a.player, a.coins)

    def redeemed(self, a: Args) -> None:
        assert self.owners[a.square] == a.player and a.coins - a.interest == mortgage_value(a.square)
        self.charged.remove(a.square)
        self.pay(a.player, NOBODY, a.coins)

    def building_wanted(self, a: Args) -> None:
        assert self.owners[a.square] == a.player

    def wish_joined(self, a: Args) -> None:
        self.joins[a.player] += 1

    def joined_enough(self, a: Args) -> None:
        assert a.number == self.joins[a.player]

    # --- payments -----------------------------------------------------------------------------------------------------

    def rent_paid(self, a: Args) -> None:
        assert a.coins == a.base * a.factor
        assert (a.count == sum(self.thrown)) or a.basis != BY_DICE
        if (a.player, a.owner, a.square) not in self.claims:
            owner, level, owned = self.found
            assert (a.player, a.owner, a.square) == (self.turn, owner, self.at[self.turn])
            assert a.basis in (UNBUILT if level == 0 else (BY_HOTEL,) if level == HOTEL else (BY_HOUSES,))
            assert a.count == {BY_HOUSES: level, BY_STATIONS: owned}.get(a.basis, a.count)
        self.pay(a.player, a.owner, a.coins)

    def no_rent(self, a: Args) -> None:
        assert self.owners[a.square] == a.owner and a.square in self.charged

    def rent_due(self, a: Args) -> None:
        assert self.owners[a.square] == a.owner and self.at[a.player] == a.square
        self.claims.add((a.player, a.owner, a.square))

    def paid_to_bank(self, a: Args) -> None:
        self.pay(a.player, NOBODY, a.coins)

    def paid_into_pot(self, a: Args) -> None:
        self.pay(a.player, NOBODY, a.coins)
        self.pot += a.coins

    def pot_paid(self, a: Args) -> None:
        assert a.coins == self.pot and self.at[a.player] == PARKING
        self.pay(NOBODY, a.player, a.coins)
        self.pot = 0

    def owner_in_jail(self, a: Args) -> None:
        assert self.owners[a.square] == a.owner and a.owner in self.jailed

    def paid_by_bank(self, a: Args) -> None:
        self.pay(NOBODY, a.player, a.coins)

    def paid_to_player(self, a: Args) -> None:
        self.pay(a.player, a.other, a.coins)

    def went_bankrupt(self, a: Args) -> None:
        places = self.held(a.player)
        assert (a.coins, a.left) == (self.cash[a.player], len(places) + self.cards[a.player])
        self.cash[a.player] = 0
        if a.creditor == NOBODY:
            for square in places:
                del self.owners[square]
                self.charged.discard(square)  # the bank sells it without a mortgage
        else:
            self.cash[a.creditor] += a.coins
            self.cards[a.creditor] += self.cards[a.player]
            self.owners |= dict.fromkeys(places, a.creditor)
        self.cards[a.player] = 0
        self.bankrupt.add(a.player)
        self.first_lap.discard(a.player)
        self.jailed.discard(a.player)

    # --- trades -------------------------------------------------------------------------------------------------------

    def deal_offered(self, a: Args) -> None:
        self.asked = a.other

    def deal_refused(self, a: Args) -> None:
        assert a.player == self.asked

    def deal_made(self, a: Args) -> None:
        assert a.other == self.asked
        middle = a.goods.index(0)
        self.hand_over(a.goods[:middle], a.player, a.other)
        self.hand_over(a.goods[middle + 1 :], a.other, a.player)

    def hand_over(self, goods: tuple[int, ...], giver: int, taker: int) -> None:
        """Transfer one side of a trade."""
        for each in goods:
            if each == JAIL_CARD:
                self.cards[giver] -= 1
                self.cards[taker] += 1
            elif each > NUMBER:
                self.pay(giver, taker, sum_of(Action(each)))
            else:
                assert self.owners[square_of(Action(each))] == giver
                self.owners[square_of(Action(each))] = taker
