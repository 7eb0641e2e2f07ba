"""How bots spend their income: on cards, unless they save for something."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.wucherer.rules.construction import roof_price, roofs_in
from altbau.games.wucherer.rules.income import discard_pile_follows
from altbau.games.wucherer.rules.state import State
from benchmarks.yardsticks.landlords.roofs import ENOUGH_FLOORS, roofless
from benchmarks.yardsticks.landlords.valuation import Bookkeeper

PATIENCE: Final = 40  # rounds after which cards are bought even with a full hand, so that the game ends


class Buyer(Bookkeeper):
    """Decides whether to buy cards."""

    def why_not_buy(self, s: State, left: int, price: int) -> str:
        """Why no card is bought, as the name of a reason; empty to buy one. Cards are bought while they are cheap and
        can still be used and the hand is not full; later also with a full hand. `left` is the rest of the income."""
        seat = s.asked
        if s.last_turns:
            return "saves-at-the-end"
        if self.would_be_overtaken(s, seat, left - price):
            return "saves-for-last-turn"
        if price > self.fair_price(s):
            return "saves"
        if self.saves_for_bail(s, seat):
            return "saves-for-bail"
        if self.saves_for_roof(s, seat, left - price):
            return "saves-for-roof"
        if len(s.hands[seat]) < self.taste.full_hand or roofless(s, seat) or s.turns > PATIENCE * s.players:
            return ""
        return "hand-is-full"

    def would_be_overtaken(self, s: State, seat: Seat, left: int) -> bool:
        """Whether the next card is the last one, after which all but its drawer have a turn (R199), and one of them
        would come out ahead. False after more turns than the cards of the game should last, so that the game ends."""
        if len(s.draw) > 1 or s.edition.drawer_plays_again or discard_pile_follows(s):
            return False
        if s.turns * self.taste.pace > (1 + s.passes) * sum(s.edition.deck.values()):
            return False
        for other in s.seats():
            if other != seat and self.wealth(s, other, 1.0) > s.coins[seat] + left:
                return True
        return False

    def saves_for_bail(self, s: State, seat: Seat) -> bool:
        """Whether the seat is a prisoner without money for bail who gains more by bail than by cards."""
        if s.prisoner != seat or s.coins[seat] >= s.edition.bail:
            return False
        return self.gained_by_bail(s, seat) > s.edition.bail

    def saves_for_roof(self, s: State, seat: Seat, left: int) -> bool:
        """Whether the seat holds enough floors and buying would leave too little for a roof that pays off, at one coin
        for each empty apartment in each turn."""
        hand = s.hands[seat]
        if s.printed.roofs_in_deck or len(hand) < ENOUGH_FLOORS or roofs_in(hand) > 0:
            return False
        price = roof_price(s, seat)
        return s.coins[seat] + left < price < len(hand) * (self.turns_left(s) - 1.0)

    def fair_price(self, s: State) -> int:
        """The most coins that it pays for a card."""
        early = s.printed.roofs_in_deck and len(s.draw) >= self.taste.early * s.players
        return self.taste.dear_price if early or s.players == 2 else self.taste.price
