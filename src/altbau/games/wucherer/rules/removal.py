"""The move card, with the fees of the mover and the broker."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import (
    A_WORD,
    AN_APARTMENT,
    FIRST_APARTMENT,
    NOWHERE,
    PILE,
    building_of,
    landlord_of,
)
from altbau.games.wucherer.rules.cards import BROKER, MOVE, MOVER, SQUATTERS
from altbau.games.wucherer.rules.causes import Cause
from altbau.games.wucherer.rules.events import (
    BROKER_PAID,
    MOVED_UNDER_PILE,
    MOVER_PAID,
    PASSED,
    PLAYER_PAID_BROKER,
    PLAYER_PAID_MOVER,
)
from altbau.games.wucherer.rules.ids import ApartmentId, Card
from altbau.games.wucherer.rules.moving import ARRIVALS, relocate, sets_off
from altbau.games.wucherer.rules.questions import BROKER_OR_NOT, WHERE_TO
from altbau.games.wucherer.rules.reactions import Reaction, answerers
from altbau.games.wucherer.rules.refusals import NOT_OFFERED
from altbau.games.wucherer.rules.rents import rent_of
from altbau.games.wucherer.rules.state import State

MOVED_AWAY: Final = Cause(MOVE)


def pay_mover(s: State, player: Seat) -> None:
    """Each landlord of a mover gets a fee when a move card is played: from the bank, or in some editions from the
    player of the card, as far as the money goes (R112 to R116, Q098 to Q103)."""
    if not s.edition.tenant_powers:
        return
    for landlord in s.seats():
        if not s.estates[landlord].houses(MOVER):
            continue
        if not s.edition.movers_pay:
            s.coins[landlord] += s.edition.mover_fee
            s.emit(MOVER_PAID, landlord, s.edition.mover_fee)
        elif landlord != player:
            fee = pay(s, player, landlord, s.edition.mover_fee)
            s.emit(PLAYER_PAID_MOVER, player, fee, landlord)


def pay(s: State, payer: Seat, payee: Seat, due: int) -> int:
    """Pay money from one player to another, at most what the payer has. Returns the sum paid (Q103)."""
    paid = min(due, s.coins[payer])
    s.coins[payer] -= paid
    s.coins[payee] += paid
    return paid


@mypyc_attr(free_list_len=1)  # the next takes its place
class MoveWhere(Frame[State]):
    """The player of a move card chooses where the tenant goes: to an apartment, or in some editions under the draw pile
    (R134, Q120)."""

    def __init__(self, player: Seat, origin: ApartmentId) -> None:
        self.player = player
        self.origin = origin

    def advance(self, s: State) -> Seat:
        return self.player

    def options(self, s: State) -> Sequence[Action]:
        found = MOVED_AWAY.destinations(s, self.origin)
        return [PILE, *found] if s.edition.move_under_pile else found or [NOWHERE]

    def apply(self, s: State, action: Action) -> None:
        if asks_for_broker(s, self.player, self.origin):
            s.stack.replace(BrokerWindow(answerers(s, landlord_of(self.origin)), self.player, self.origin, action))
        else:
            move(s, self.player, self.origin, action, waived=False)

    def ends_move(self, s: State, action: Action) -> bool:
        if action < FIRST_APARTMENT:
            return True
        to = building_of(ApartmentId(action))
        return to == building_of(self.origin) or not sets_off(s, s.tenant(self.origin), s.building(to))

    def asks_for(self, s: State) -> int:
        return A_WORD | AN_APARTMENT

    def why_not(self, s: State, action: Action) -> Refusal:
        if action < FIRST_APARTMENT:
            return NOT_OFFERED
        return MOVED_AWAY.why_not(s, self.origin, ApartmentId(action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHERE_TO, s.tenant(self.origin), self.origin, MOVE)


def asks_for_broker(s: State, player: Seat, origin: ApartmentId) -> bool:
    """Whether a broker may answer the move of this tenant (R169, Q155, Q321)."""
    if BROKER not in s.edition.deck:
        return False
    if s.tenant(origin) == SQUATTERS and not s.edition.broker_for_squatters:
        return False
    return landlord_of(origin) != player or s.edition.broker_on_own_move


def move(s: State, player: Seat, origin: ApartmentId, to: Action, waived: bool) -> None:
    """Move the tenant; with `waived` its next rent was collected in advance."""
    if to == PILE:
        pile = s.pile_below()
        kind = s.lift(origin)
        s.under_pile([kind], 0)
        s.emit(MOVED_UNDER_PILE, player, kind, origin, pile)
    else:
        relocate(s, origin, ApartmentId(to), player, MOVED_AWAY, int(waived))
    s.lay_off(MOVE)
    s.stack.replace(ARRIVALS)


class BrokerWindow(Reaction):
    """The window for the broker: the landlord whom a tenant leaves may collect its rent before the move (R169 to R171,
    Q152, Q153)."""

    def __init__(self, asked: list[Seat], player: Seat, origin: ApartmentId, to: Action) -> None:
        super().__init__(asked, [BROKER])
        self.player = player
        self.origin = origin
        self.to = to

    def asking(self, asked: list[Seat]) -> Reaction:
        return BrokerWindow(asked, self.player, self.origin, self.to)

    def rent(self, s: State) -> int:
        """The tenant's current normal rent, without waivers (Q154)."""
        home = s.building(building_of(self.origin))
        return rent_of(s, home, home.slot(self.origin))

    def passed(self, s: State, seat: Seat) -> None:
        s.emit(PASSED, seat, BROKER, self.origin)

    def answered(self, s: State, seat: Seat, card: Card) -> None:
        landlord = landlord_of(self.origin)
        rent = self.rent(s)
        tenant = s.tenant(self.origin)
        s.react(seat, BROKER, self.origin)
        if s.edition.movers_pay:
            paid = pay(s, self.player, landlord, rent)
            s.emit_many(PLAYER_PAID_BROKER, [self.player, paid, landlord, tenant, self.origin, rent])
        else:
            s.coins[landlord] += rent
            s.emit(BROKER_PAID, landlord, rent, tenant, self.origin)
        move(s, self.player, self.origin, self.to, s.edition.broker_waives_next_rent)

    def unanswered(self, s: State) -> None:
        move(s, self.player, self.origin, self.to, waived=False)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (BROKER_OR_NOT, self.player, s.tenant(self.origin), self.origin, self.rent(s))
