"""The move card, with the mover and the broker who earn from it."""

from altbau.core.stack import Frame
from altbau.games.wucherer.rules.actions import (
    A_WORD,
    AN_APARTMENT,
    FIRST_APARTMENT,
    NOWHERE,
    PILE,
    building_of,
    landlord_of,
    level_of,
)
from altbau.games.wucherer.rules.cards import BROKER, MOVE, MOVER
from altbau.games.wucherer.rules.events import (
    BROKER_PAID,
    MOVED_UNDER_PILE,
    MOVER_PAID,
    PASSED,
    PLAYER_PAID_BROKER,
    PLAYER_PAID_MOVER,
)
from altbau.games.wucherer.rules.moving import ARRIVALS, destinations, relocate, why_not_relocate
from altbau.games.wucherer.rules.questions import BROKER_OR_NOT, WHERE_TO
from altbau.games.wucherer.rules.reactions import Reaction, answerers
from altbau.games.wucherer.rules.refusals import NOT_OFFERED
from altbau.games.wucherer.rules.rents import rent_of
from altbau.games.wucherer.rules.state import Table


def pay_mover(t: Table, author: int) -> None:
    """The mover's landlord gets a fee whenever a move card is played: from the bank, or from its player as far as the
    money goes (R112 to R116, Q098 to Q103)."""
    if not t.edition.tenant_powers:
        return
    for landlord in range(t.players):
        if not (t.estates[landlord].kinds >> MOVER) & 1:
            continue
        if not t.edition.movers_pay:
            t.coins[landlord] += t.edition.mover_fee
            t.tell(MOVER_PAID, landlord, t.edition.mover_fee)
        elif landlord != author:
            fee = pay(t, author, landlord, t.edition.mover_fee)
            t.tell(PLAYER_PAID_MOVER, author, fee, landlord)


def pay(t: Table, payer: int, payee: int, due: int) -> int:
    """Money from one player to another; who has less pays what there is. Returns what was paid (Q103)."""
    paid = min(due, t.coins[payer])
    t.coins[payer] -= paid
    t.coins[payee] += paid
    return paid


class MoveWhere(Frame[Table]):
    """The player of a move card chooses where the tenant goes: an apartment, or in some editions under the draw pile
    (R134, Q120)."""

    def __init__(self, author: int, origin: int) -> None:
        self.author = author
        self.origin = origin

    def advance(self, t: Table) -> int:
        return self.author

    def options(self, t: Table) -> list[int]:
        found = destinations(t, self.origin, MOVE)
        return [PILE, *found] if t.edition.move_under_pile else found or [NOWHERE]

    def act(self, t: Table, action: int) -> None:
        landlord = landlord_of(self.origin)
        may_answer = BROKER in t.edition.deck and (landlord != self.author or t.edition.broker_on_own_move)
        if may_answer:
            t.todo.replace(BrokerWindow(answerers(t, landlord), self.author, self.origin, action))
        else:
            move(t, self.author, self.origin, action, False)

    def asks_for(self, t: Table) -> int:
        return A_WORD | AN_APARTMENT

    def why_not(self, t: Table, action: int) -> int:
        if action < FIRST_APARTMENT:
            return NOT_OFFERED
        return why_not_relocate(t, self.origin, action, MOVE)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHERE_TO, t.tenant(self.origin), self.origin, MOVE)


def move(t: Table, author: int, origin: int, to: int, waived: bool) -> None:
    """The tenant goes; its next rent may have been collected in advance."""
    if to == PILE:
        pile = t.pile_below()
        kind = t.lift(origin)
        t.under_pile([kind])
        t.tell(MOVED_UNDER_PILE, author, kind, origin, pile)
    else:
        relocate(t, origin, to, author, MOVE, int(waived))
    t.lay_off(MOVE)
    t.todo.replace(ARRIVALS)


class BrokerWindow(Reaction):
    """The landlord whom a tenant leaves may collect its rent, before it moves (R169 to R171, Q152, Q153)."""

    def __init__(self, asked: list[int], author: int, origin: int, to: int) -> None:
        super().__init__(asked, [BROKER])
        self.author = author
        self.origin = origin
        self.to = to

    def asking(self, asked: list[int]) -> Reaction:
        return BrokerWindow(asked, self.author, self.origin, self.to)

    def rent(self, t: Table) -> int:
        """The tenant's current normal rent, whatever would really be paid (Q154)."""
        home = t.building(building_of(self.origin))
        return rent_of(t, home, home.slot(level_of(self.origin)))

    def passed(self, t: Table, seat: int) -> None:
        t.tell(PASSED, seat, BROKER)

    def answered(self, t: Table, seat: int, card: int) -> None:
        landlord = landlord_of(self.origin)
        rent = self.rent(t)
        tenant = t.tenant(self.origin)
        t.react(seat, BROKER, self.origin)
        if t.edition.movers_pay:
            paid = pay(t, self.author, landlord, rent)
            t.tell(PLAYER_PAID_BROKER, self.author, paid, landlord, tenant, self.origin)
        else:
            t.coins[landlord] += rent
            t.tell(BROKER_PAID, landlord, rent, tenant, self.origin)
        move(t, self.author, self.origin, self.to, t.edition.broker_waives_next_rent)

    def unanswered(self, t: Table) -> None:
        move(t, self.author, self.origin, self.to, False)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (BROKER_OR_NOT, self.author, t.tenant(self.origin), self.origin, self.rent(t))
