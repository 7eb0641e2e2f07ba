"""The state of a card game as reconstructed from its log, to be compared with the true state."""

from collections import Counter
from collections.abc import Iterable

from altbau.core.engine.ids import NOBODY, Action
from altbau.games.wucherer.rules.actions import NUMBER, building_at, number_in, owner_of, seat_of
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    BOMB,
    COURT,
    MONSTER,
    MOVER,
    MURDER,
    RENT_WITHHELD,
    RENTAL_NOMAD,
    SQUATTERS,
)
from altbau.games.wucherer.rules.state import OVER, State
from tests.text.events import Args


def owner(place: int) -> int:
    """The owner of a place."""
    return owner_of(building_at(Action(place)))


def coins_in(goods: Iterable[int]) -> int:
    """The money in one side of a trade."""
    return sum(number_in(Action(each)) for each in goods if each >= NUMBER)


class Town:
    """The state that follows from the log of a new game alone, with a method for each kind of event. A method fails if
    its event contradicts earlier ones: another amount, another suspect, a tenant where nobody lives."""

    def __init__(self, s: State) -> None:
        self.turn: int = s.turn
        self.purses = list(s.coins)
        self.heights: dict[int, int] = {}  # by building
        self.homes: dict[int, int] = {}  # the tenant by apartment
        self.withheld: Counter[int] = Counter()  # by apartment
        self.left = 0  # what is left of this turn's income
        self.cards = 0  # bought in this turn
        self.culprit: int = NOBODY
        self.suspect: int = NOBODY
        self.prisoner: int = NOBODY
        self.asked: tuple[int, int] = (NOBODY, 0)  # the seat that got the last offer, and the price

    def agrees(self, s: State) -> None:
        """Assert that the true state is the reconstructed one."""
        assert self.purses == s.coins
        assert self.prisoner == s.prisoner
        assert self.heights == {building.id: building.height for building in s.buildings}
        assert self.homes == {apartment: s.tenant(apartment) for apartment in s.tenants()}
        withheld = {b.apartment(slot): b.withheld[slot] for b in s.buildings for slot in b.inhabited}
        assert +self.withheld == Counter({place: number for place, number in withheld.items() if number})
        assert s.phase == OVER or self.turn == s.turn

    def residents(self, building: int) -> list[int]:
        """The apartments of a building in which somebody lives."""
        return [apartment for apartment in self.homes if building_at(Action(apartment)) == building]

    def leave(self, apartment: int, card: int) -> None:
        """Remove a tenant; assert that it lived there."""
        assert self.homes.pop(apartment) == card

    def pay(self, payer: int, payee: int, coins: int) -> None:
        """Transfer money; NOBODY is the bank."""
        for seat, change in ((payer, -coins), (payee, coins)):
            if seat != NOBODY:
                self.purses[seat] += change
                assert self.purses[seat] >= 0

    # --- turns --------------------------------------------------------------------------------------------------------

    def game_began(self, a: Args) -> None:
        assert a.player == self.turn

    def turn_began(self, a: Args) -> None:
        self.turn = a.player

    def last_turn(self, a: Args) -> None:
        assert a.player == self.turn

    def pile_empty(self, a: Args) -> None:
        assert a.player == self.turn

    def discard_turned(self, a: Args) -> None:
        assert a.player == self.turn and self.cards > 0

    def new_pile(self, a: Args) -> None:
        assert a.player in (self.culprit, self.turn)

    def standstill(self, a: Args) -> None:
        assert a.rounds >= 1

    def game_over(self, a: Args) -> None:
        assert a.winners == tuple(seat for seat, coins in enumerate(self.purses) if coins == max(self.purses))

    # --- houses and tenants -------------------------------------------------------------------------------------------

    def built(self, a: Args) -> None:
        assert a.player == self.turn and a.building not in self.heights
        self.heights[a.building] = a.floors

    def roof_paid(self, a: Args) -> None:
        others = [building for building in self.heights if owner(building) == a.player]
        newest = next(reversed(self.heights))
        assert a.coins == a.buildings == len(others) - (owner(newest) == a.player)
        self.pay(a.player, NOBODY, a.coins)

    def expanded(self, a: Args) -> None:
        assert a.player == self.turn and a.building in self.heights

    def moved_in(self, a: Args) -> None:
        assert a.player == self.turn and a.apartment not in self.homes
        self.homes[a.apartment] = a.card

    def monster_created(self, a: Args) -> None:
        assert a.player == self.turn and a.apartment not in self.homes
        self.homes[a.apartment] = MONSTER

    def moved(self, a: Args) -> None:
        self.leave(a["from"], a.card)
        assert a.to not in self.homes
        self.homes[a.to] = a.card

    def homeless(self, a: Args) -> None:
        self.leave(a["from"], a.card)

    def stayed(self, a: Args) -> None:
        assert self.homes[a["from"]] == a.card

    def moved_under_pile(self, a: Args) -> None:
        self.leave(a["from"], a.card)

    def recalled(self, a: Args) -> None:
        assert a.player == self.turn == owner(a.apartment)
        self.leave(a.apartment, a.card)

    def dismissed(self, a: Args) -> None:
        self.recalled(a)

    def squatters_expelled(self, a: Args) -> None:
        self.leave(a.apartment, SQUATTERS)

    def demolished(self, a: Args) -> None:
        assert not self.residents(a.building)
        del self.heights[a.building]

    def evicted(self, a: Args) -> None:
        living = self.residents(a.building)
        leaving = [apartment for apartment in living if self.homes[apartment] != SQUATTERS]
        assert (a.tenants, a.squatters) == (len(leaving), len(living) - len(leaving))
        for apartment in leaving:
            del self.homes[apartment]

    def taken_to_hand(self, a: Args) -> None:
        pass  # the event before says whose house it was

    def floor_to_hand(self, a: Args) -> None:
        pass

    def fetched(self, a: Args) -> None:
        pass  # the log does not say which cards are on the discard pile

    # --- money --------------------------------------------------------------------------------------------------------

    def mover_paid(self, a: Args) -> None:
        assert any(self.homes[each] == MOVER and owner(each) == a.player for each in self.homes)
        self.pay(NOBODY, a.player, a.coins)

    def player_paid_mover(self, a: Args) -> None:
        assert a.player == self.turn != a.landlord
        self.pay(a.player, a.landlord, a.coins)
        assert a.coins > 0 or self.purses[a.player] == 0

    def broker_paid(self, a: Args) -> None:
        assert self.homes[a.apartment] == a.card and owner(a.apartment) == a.player
        self.pay(NOBODY, a.player, a.coins)

    def player_paid_broker(self, a: Args) -> None:
        assert self.homes[a.apartment] == a.card and owner(a.apartment) == a.landlord != a.player
        assert a.coins == min(a.rent, self.purses[a.player])
        self.pay(a.player, a.landlord, a.coins)

    def bail_paid(self, a: Args) -> None:
        assert a.player == self.prisoner
        self.pay(a.player, NOBODY, a.coins)

    def nomad_paid(self, a: Args) -> None:
        assert self.homes[a.apartment] == RENTAL_NOMAD and owner(a.apartment) == a.player
        self.pay(a.player, NOBODY, a.coins)

    def withholding_laid_off(self, a: Args) -> None:
        self.withheld[a.apartment] -= 1
        assert self.withheld[a.apartment] == a.left

    def income(self, a: Args) -> None:
        assert a.player == self.turn and a.coins == sum(a["items"][3::4])
        self.left, self.cards = a.coins, 0

    def bought(self, a: Args) -> None:
        assert a.player == self.turn
        self.left -= a.coins
        self.cards += 1

    def paid_out(self, a: Args) -> None:
        assert (a.player, a.coins, a.cards) == (self.turn, self.left, self.cards)
        self.pay(NOBODY, a.player, a.coins)

    def roof_asked(self, a: Args) -> None:
        assert a.player == self.turn != a.other
        self.asked = a.other, a.price

    def roof_sold(self, a: Args) -> None:
        assert (a.player, a.coins, a.buyer) == (*self.asked, self.turn)
        self.pay(a.buyer, a.player, a.coins)

    def trade_offered(self, a: Args) -> None:
        assert a.player == self.turn != a.other
        self.asked = a.other, 0

    def traded(self, a: Args) -> None:
        assert (a.player, a.other) == (self.turn, self.asked[0])
        middle = a.goods.index(0)
        self.pay(a.player, a.other, coins_in(a.goods[:middle]))
        self.pay(a.other, a.player, coins_in(a.goods[middle:]))

    def offer_declined(self, a: Args) -> None:
        assert a.player == self.asked[0]

    # --- crimes and answers -------------------------------------------------------------------------------------------

    def card_played(self, a: Args) -> None:
        if a.card in (BOMB, MURDER):
            assert a.player == self.turn
            self.culprit = a.player
        elif a.card == RENT_WITHHELD:
            self.withheld[a.target] += 1
        elif a.card == ALIBI or (a.card == COURT and a.target):
            assert seat_of(a.target) == self.suspect
        elif a.card == COURT:
            assert a.player == self.turn == self.prisoner

    def passed(self, a: Args) -> None:
        assert a.card != ALIBI or seat_of(a.target) == self.suspect

    def bombed(self, a: Args) -> None:
        living = self.residents(a.building)
        assert a.tenants == len(living)
        for apartment in living:
            del self.homes[apartment]
        del self.heights[a.building]

    def murdered(self, a: Args) -> None:
        self.leave(a.apartment, a.card)

    def police_called(self, a: Args) -> None:
        assert a.suspect == self.culprit
        self.suspect = a.suspect

    def family_called(self, a: Args) -> None:
        assert a.suspect == self.culprit
        self.suspect = a.suspect

    def prisoner_passed_over(self, a: Args) -> None:
        assert a.player == self.suspect == self.prisoner

    def police_went_on(self, a: Args) -> None:
        assert (a.cleared, a.suspect) == (self.suspect, (self.suspect + 1) % len(self.purses))
        self.suspect = a.suspect

    def jailed(self, a: Args) -> None:
        assert a.player == self.suspect and self.prisoner == NOBODY
        self.prisoner = a.player

    def released(self, a: Args) -> None:
        assert a.player == self.prisoner
        self.prisoner = NOBODY
