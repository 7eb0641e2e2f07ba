"""Bargaining in one's own turn: buying a roof from a player, or with the option free trade any cards and money (R061,
R213)."""

from typing import Final

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import (
    A_CARD,
    A_NUMBER,
    A_SEAT,
    A_WORD,
    ACCEPT,
    DECLINE,
    FIRST_WORD,
    FOR,
    NUMBER,
    OFFER,
    PASS,
    SELL,
    naming_number,
    naming_seat,
    naming_sums,
    number_in,
    seat_of,
)
from altbau.games.wucherer.rules.cards import ROOF
from altbau.games.wucherer.rules.events import OFFER_DECLINED, ROOF_ASKED, ROOF_SOLD, TRADE_OFFERED, TRADED
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import ASK_PRICE, ASK_WHOM, ROOF_OFFER, TRADE_OFFER, TRADE_WHAT, TRADE_WITH
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    CARDS_FOR_SOMETHING,
    MORE_THAN_BEFORE,
    NO_COINS_FOR_ROOF,
    NO_COINS_FOR_TRADE,
    NOT_IN_HAND,
    NOT_OFFERED,
    OFFER_REPEATED,
    ROOFS_ASKED_OFTEN_ENOUGH,
    TOO_MANY_OFFERS,
)
from altbau.games.wucherer.rules.state import DeclinedTrade, State

MOST_ASKED: Final = 99  # the most coins that can be asked for if money is hidden
MOST_OFFERS: Final = 5  # of trades in one turn (Q312)

# --- a roof at a price ------------------------------------------------------------------------------------------------

MOST_ROOF_REQUESTS: Final = 5  # in one turn (Q322)


def sellers(s: State) -> list[Seat]:
    """The seats that can still be asked for a roof this turn, for more than before (Q056)."""
    return [seat for seat in s.seats() if seat != s.turn and s.next_prices[seat] <= s.coins[s.turn]]


def why_not_ask_for_roofs(s: State) -> Refusal:
    """Why the player on turn can't ask anybody for a roof; the requests of a turn are limited (Q322)."""
    if not s.edition.asks_for_roofs:
        return NOT_OFFERED
    if s.roof_requests >= MOST_ROOF_REQUESTS:
        return ROOFS_ASKED_OFTEN_ENOUGH
    return ALLOWED if sellers(s) else NO_COINS_FOR_ROOF


class AskWhom(Frame[State]):
    """The player chooses whom to ask for a roof (R061, Q055)."""

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [naming_seat(seat) for seat in sellers(s)]

    def apply(self, s: State, action: Action) -> None:
        s.stack.replace(AskPrice(seat_of(action)))

    def asks_for(self, s: State) -> int:
        return A_SEAT

    def why_not(self, s: State, action: Action) -> Refusal:
        seat = seat_of(action)
        return NOT_OFFERED if seat == s.turn or seat >= s.players else NO_COINS_FOR_ROOF

    def prompt(self, s: State) -> tuple[int, ...]:
        return (ASK_WHOM,)


class AskPrice(Frame[State]):
    """The player chooses a price: any sum that the buyer has, higher than the price refused before (Q056)."""

    def __init__(self, seller: Seat) -> None:
        self.seller = seller

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return []

    def sums(self, s: State) -> Sums | None:
        return naming_sums(s.next_prices[self.seller], s.coins[s.turn])

    def apply(self, s: State, action: Action) -> None:
        price = number_in(action)
        s.roof_requests += 1
        s.next_prices[self.seller] = price + 1
        s.emit(ROOF_ASKED, s.turn, self.seller, price)
        s.stack.replace(RoofOffer(self.seller, price))

    def asks_for(self, s: State) -> int:
        return A_NUMBER

    def why_not(self, s: State, action: Action) -> Refusal:
        if number_in(action) < s.next_prices[self.seller]:
            return MORE_THAN_BEFORE
        return NO_COINS_FOR_ROOF

    def prompt(self, s: State) -> tuple[int, ...]:
        return (ASK_PRICE, self.seller)


class RoofOffer(Frame[State]):
    """The player asked sells a roof from the hand to the player on turn, or refuses; a refusal reveals nothing
    (Q056)."""

    def __init__(self, seller: Seat, price: int) -> None:
        self.seller = seller
        self.price = price

    def window(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> Seat:
        return self.seller

    def options(self, s: State) -> list[Action]:
        return [SELL, PASS] if s.hands[self.seller].holds(ROOF) else [PASS]

    def apply(self, s: State, action: Action) -> None:
        s.irreversible += 1
        if action == PASS:
            s.emit(OFFER_DECLINED, self.seller)
        else:
            hand_over(s, self.seller, s.turn, [ROOF])
            hand_over(s, s.turn, self.seller, [naming_number(self.price)])
            s.emit(ROOF_SOLD, self.seller, self.price, s.turn)
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (ROOF_OFFER, s.turn, self.price)


def hand_over(s: State, giver: Seat, taker: Seat, goods: list[Action]) -> None:
    """Hand cards and sums of money over from one player to another."""
    for each in goods:
        if each >= NUMBER:
            s.coins[giver] -= number_in(each)
            s.coins[taker] += number_in(each)
        else:
            s.give(giver, Card(each))
            s.take(taker, Card(each))


# --- free trade -------------------------------------------------------------------------------------------------------


def why_not_trade_with(s: State, seat: Seat) -> Refusal:
    """Why no trade can be offered to a seat: there must be a card to trade and something in return, and some possible
    offer that was not declined (Q057, Q312)."""
    own_cards = s.hands[s.turn].size > 0
    if s.hands[seat].size > 0:
        tradable = own_cards or s.coins[s.turn] > 0
    else:
        tradable = own_cards and (s.edition.hidden_money or s.coins[seat] > 0)
    if not tradable:
        return CARDS_FOR_SOMETHING
    return ALLOWED if TradeWhat(seat, [], [], asking=False).leads_to_an_offer(s) else OFFER_REPEATED


def partners(s: State) -> list[Seat]:
    """The seats with which a trade can be made."""
    return [seat for seat in s.seats() if seat != s.turn and why_not_trade_with(s, seat) == ALLOWED]


def why_not_trade(s: State) -> Refusal:
    """Why the player on turn can't offer anybody a trade; the offers of a turn are limited (Q312)."""
    if not s.edition.free_trade:
        return NOT_OFFERED
    if s.offers >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    if partners(s):
        return ALLOWED
    return OFFER_REPEATED if s.declined else CARDS_FOR_SOMETHING


class TradeWith(Frame[State]):
    """The player chooses the partner of a trade (R213, Q057)."""

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [naming_seat(seat) for seat in partners(s)]

    def apply(self, s: State, action: Action) -> None:
        s.stack.replace(TradeWhat(seat_of(action), [], [], asking=False))

    def asks_for(self, s: State) -> int:
        return A_SEAT

    def why_not(self, s: State, action: Action) -> Refusal:
        seat = seat_of(action)
        return why_not_trade_with(s, seat) if 0 <= seat < s.players and seat != s.turn else NOT_OFFERED

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TRADE_WITH,)


class TradeWhat(Frame[State]):
    """The player names a trade step by step: the goods given, then those asked for. Each side can have cards and one
    sum of money; neither may be empty, and money can't be traded for money alone (Q057). An offer that was declined
    this turn can't be repeated (Q312), so steps that could only lead to such offers are illegal.

    The trade is known to the player on turn only, until it is offered.
    """

    def __init__(self, partner: Seat, given: list[Action], asked: list[Action], asking: bool) -> None:
        self.partner = partner
        self.given = given  # cards and a sum of money, as named
        self.asked = asked  # the same
        self.asking = asking

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        found = self.askable(s) if self.asking else self.givable(s)
        if self.is_whole(s):
            found.append(OFFER if self.asking else FOR)
        if s.declined:
            found = [action for action in found if self.why_not_on(s, action) == ALLOWED]
        return sorted(found)

    def sums(self, s: State) -> Sums | None:
        most = self.most_money(s)
        return naming_sums(1, most, self.repeated(s)) if most else None

    def repeated(self, s: State) -> list[Action]:
        """The sums after which every possible offer was declined; each of them is in a declined offer."""
        named = [each for trade in s.declined for each in (*trade.given, *trade.asked) if each >= NUMBER]
        return sorted({action for action in named if self.why_not_on(s, action) != ALLOWED})

    def is_whole(self, s: State) -> bool:
        """Whether the side that is being named can be closed."""
        if self.asking:
            return len(self.asked) > 0 and (has_card(self.given) or has_card(self.asked))
        return len(self.given) > 0 and (has_card(self.given) or s.hands[self.partner].size > 0)

    def why_not_on(self, s: State, action: Action) -> Refusal:
        """Why this action is no possible next step: every offer that could follow was declined (Q312)."""
        if action == OFFER:
            return OFFER_REPEATED if was_declined(s, self.partner, self.given, self.asked) else ALLOWED
        return ALLOWED if self.with_named(action).leads_to_an_offer(s) else OFFER_REPEATED

    def leads_to_an_offer(self, s: State) -> bool:
        """Whether the trade can be completed to an offer that was not declined. The search is short, because only a few
        offers are declined in a turn."""
        if not s.declined:
            return True
        if self.is_whole(s) and self.why_not_on(s, OFFER if self.asking else FOR) == ALLOWED:
            return True
        if self.most_money(s) > len(s.declined):  # more sums than there are declined offers
            return True
        goods = self.askable(s) if self.asking else self.givable(s)
        goods += [naming_number(coins) for coins in range(1, self.most_money(s) + 1)]
        for action in goods:
            if self.with_named(action).leads_to_an_offer(s):
                return True
        return False

    def with_named(self, action: Action) -> "TradeWhat":
        """The trade with one more thing, or with FOR its first side closed."""
        if action == FOR:
            return TradeWhat(self.partner, self.given, self.asked, asking=True)
        if self.asking:
            return TradeWhat(self.partner, self.given, [*self.asked, action], asking=True)
        return TradeWhat(self.partner, [*self.given, action], self.asked, asking=False)

    def givable(self, s: State) -> list[Action]:
        """The cards in hand that can be added to what is given."""
        hand = s.hands[s.turn]
        for kind in self.given:
            if kind < FIRST_WORD:
                hand = hand.without(Card(kind))
        return [*cards_of(hand.kinds)]

    def askable(self, s: State) -> list[Action]:
        """The cards that can be added to what is asked: any of the deck, at most as many as the partner holds."""
        if len(self.asked) - int(has_money(self.asked)) >= s.hands[self.partner].size:
            return []
        return [kind for kind in s.edition.deck if self.asked.count(kind) < s.edition.deck[kind]]

    def most_money(self, s: State) -> int:
        """The most money that can be added to the side that is being named; 0 if it has a sum already."""
        if has_money(self.asked if self.asking else self.given):
            return 0
        if not self.asking:
            return s.coins[s.turn]
        return MOST_ASKED if s.edition.hidden_money else s.coins[self.partner]

    def apply(self, s: State, action: Action) -> None:
        if action == OFFER:
            s.offers += 1
            s.emit_many(TRADE_OFFERED, [s.turn, self.partner, *self.given, 0, *self.asked])
            s.stack.replace(TradeOffer(self.partner, self.given, self.asked))
        else:
            s.stack.replace(self.with_named(action))

    def asks_for(self, s: State) -> int:
        return A_CARD | A_WORD | A_NUMBER

    def why_not(self, s: State, action: Action) -> Refusal:
        if action == (OFFER if self.asking else FOR):
            return OFFER_REPEATED if self.is_whole(s) else CARDS_FOR_SOMETHING
        if FIRST_WORD <= action < NUMBER:
            return NOT_OFFERED
        if action >= NUMBER:
            return OFFER_REPEATED if 1 <= number_in(action) <= self.most_money(s) else NO_COINS_FOR_TRADE
        if action in (self.askable(s) if self.asking else self.givable(s)):
            return OFFER_REPEATED
        return NOT_OFFERED if self.asking else NOT_IN_HAND

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TRADE_WHAT, self.partner, int(self.asking), *self.given, 0, *self.asked)


def declined_trade(partner: Seat, given: list[Action], asked: list[Action]) -> DeclinedTrade:
    """The record of a declined offer."""
    return DeclinedTrade(partner, tuple(sorted(given)), tuple(sorted(asked)))


def was_declined(s: State, partner: Seat, given: list[Action], asked: list[Action]) -> bool:
    """Whether this offer was declined this turn. It compares a plain tuple, because it is called often."""
    return (partner, tuple(sorted(given)), tuple(sorted(asked))) in s.declined


def has_money(goods: list[Action]) -> bool:
    """Whether a sum of money is among the goods."""
    return any(each >= NUMBER for each in goods)


def has_card(goods: list[Action]) -> bool:
    """Whether a card is among the goods."""
    return any(each < FIRST_WORD for each in goods)


class TradeOffer(Frame[State]):
    """The partner accepts a trade or declines it; a partner without the goods asked for can only decline."""

    def __init__(self, partner: Seat, given: list[Action], asked: list[Action]) -> None:
        self.partner = partner
        self.given = given
        self.asked = asked

    def window(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> Seat:
        return self.partner

    def can_give(self, s: State) -> bool:
        """Whether the partner has what is asked."""
        hand = s.hands[self.partner]
        return all(
            number_in(each) <= s.coins[self.partner]
            if each >= NUMBER
            else self.asked.count(each) <= hand.count(Card(each))
            for each in self.asked
        )

    def options(self, s: State) -> list[Action]:
        return [ACCEPT, DECLINE] if self.can_give(s) else [DECLINE]

    def apply(self, s: State, action: Action) -> None:
        s.irreversible += 1
        if action == ACCEPT:
            hand_over(s, s.turn, self.partner, self.given)
            hand_over(s, self.partner, s.turn, self.asked)
            s.emit_many(TRADED, [s.turn, self.partner, *self.given, 0, *self.asked])
        else:
            s.declined = [*s.declined, declined_trade(self.partner, self.given, self.asked)]
            s.emit(OFFER_DECLINED, self.partner)
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TRADE_OFFER, s.turn, *self.given, 0, *self.asked)
