"""A turn: rolling, moving, what the square asks for, and the end of the turn (M03 to M07, M20 to M32)."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.monopoly.rules.actions import A_WORD, END, INTERJECT, PAY, ROLL, USE_CARD
from altbau.games.monopoly.rules.board import BAIL
from altbau.games.monopoly.rules.cards import LEAVE_JAIL
from altbau.games.monopoly.rules.deals import Debt
from altbau.games.monopoly.rules.edition import NO_LIMIT
from altbau.games.monopoly.rules.events import (
    BY_CARD,
    BY_DOUBLE,
    DOUBLE_MISSED,
    FOR_BAIL,
    FREED,
    LAST_STANDING,
    PAID_TO_BANK,
    ROLLED,
    THIRD_DOUBLE,
    TIME_UP,
    TURN_OPENED,
)
from altbau.games.monopoly.rules.landing import Advance, send_to_jail
from altbau.games.monopoly.rules.managing import OutOfTurn, manage, management, why_not_manage
from altbau.games.monopoly.rules.questions import TO_END, TO_LEAVE_JAIL, TO_ROLL
from altbau.games.monopoly.rules.refusals import FINE, NO_JAIL_CARD, NOT_ENOUGH_MONEY, NOT_IN_PRISON
from altbau.games.monopoly.rules.state import BANK, FREE, OVER, Table
from altbau.games.monopoly.rules.state import END as END_PHASE
from altbau.games.monopoly.rules.state import ROLL as ROLL_PHASE

ATTEMPTS = 3  # to leave jail by a double (M28)
DOUBLES = 3  # in a row lead to jail (M06)


class Turn(Frame[Table]):
    """A player's turn begins; the dice have come from the right neighbour (M07)."""

    def advance(self, t: Table) -> int:
        t.turns += 1
        t.doubles = 0
        t.again = False
        t.turn_over = False
        t.offers = [0] * t.players
        t.joins = [0] * t.players
        if t.refused:
            t.refused = []
        t.phase = ROLL_PHASE
        t.tell(TURN_OPENED, t.turn)
        t.remember()
        t.todo.replace(BEFORE_ROLL)
        return NOBODY


class BeforeRoll(Frame[Table]):
    """To roll, after whatever else the player wants to do; from jail to pay or to use a card first (M26, M27, Q230)."""

    def insists(self, t: Table) -> bool:
        return True  # the roll is always asked

    def advance(self, t: Table) -> int:
        if decided(t):
            return NOBODY
        if t.bankrupt[t.turn]:  # over a rent that was claimed late
            pass_dice(t)
            return NOBODY
        t.phase = ROLL_PHASE
        return t.turn

    def options(self, t: Table) -> list[int]:
        found = [ROLL]
        if t.jail[t.turn] != FREE:
            found += [action for action in (PAY, USE_CARD) if self.why_not(t, action) == FINE]
        found += management(t, t.turn)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        if action == PAY or action == USE_CARD:
            if t.jail[t.turn] == FREE:
                return NOT_IN_PRISON
            if action == USE_CARD:
                return FINE if t.cards_kept(t.turn) else NO_JAIL_CARD
            return FINE if t.cash[t.turn] >= BAIL else NOT_ENOUGH_MONEY
        return why_not_manage(t, t.turn, action)

    def act(self, t: Table, action: int) -> None:
        if action >= INTERJECT:
            t.todo.do(OutOfTurn(action - INTERJECT))
        elif action == ROLL:
            t.todo.replace_all(roll(t))
        elif action == PAY:
            t.cash[t.turn] -= BAIL
            t.jail[t.turn] = FREE
            t.tell(PAID_TO_BANK, t.turn, BAIL, FOR_BAIL)
            t.tell(FREED, t.turn, FOR_BAIL)
        elif action == USE_CARD:
            stack = t.jail_cards.index(t.turn)
            t.jail_cards[stack] = NOBODY
            t.stacks[stack].insert(0, LEAVE_JAIL)
            t.jail[t.turn] = FREE
            t.tell(FREED, t.turn, BY_CARD)
        else:
            manage(t, t.turn, action)

    def prompt(self, t: Table) -> tuple[int, ...]:
        if t.jail[t.turn] != FREE:
            return (TO_LEAVE_JAIL, t.jail[t.turn] + 1)
        return (TO_ROLL,)


def roll(t: Table) -> list[Frame[Table]]:
    """Throw the dice; what follows (M03, M05, M06, M28, M29, Q226 to Q229)."""
    seat = t.turn
    if t.claims:
        t.claims = [claim for claim in t.claims if claim.debtor == seat]  # the others' are lost (M14)
    t.throw()
    first, second = t.dice
    t.tell(ROLLED, seat, first, second)
    t.again = False
    if t.jail[seat] != FREE:
        return roll_in_jail(t, first == second)
    if first == second:
        t.doubles += 1
        if t.doubles == DOUBLES:
            send_to_jail(t, THIRD_DOUBLE)
            return [AFTER_LANDING]
        t.again = True
    return [Advance(first + second), AFTER_LANDING]


def roll_in_jail(t: Table, double: bool) -> list[Frame[Table]]:
    """A try for a double; the third failure costs the bail, and the throw is the move."""
    seat = t.turn
    total = t.dice[0] + t.dice[1]
    if double:
        t.jail[seat] = FREE
        t.tell(FREED, seat, BY_DOUBLE)
        return [Advance(total), AFTER_LANDING]
    t.jail[seat] += 1
    t.tell(DOUBLE_MISSED, seat, t.jail[seat])
    if t.jail[seat] < ATTEMPTS:
        return [AFTER_LANDING]
    t.jail[seat] = FREE
    return [Debt(seat, BANK, BAIL, FOR_BAIL, []), Advance(total), AFTER_LANDING]


# --- the end of a turn ------------------------------------------------------------------------------------------------


class AfterLanding(Frame[Table]):
    """When the square is settled: once more after a double, else other business and the end (M05, M07, M31)."""

    def advance(self, t: Table) -> int:
        if decided(t):
            return NOBODY
        if t.turn_over or t.bankrupt[t.turn]:
            pass_dice(t)
            return NOBODY
        if t.again:
            t.todo.replace(BEFORE_ROLL)
            return NOBODY
        t.phase = END_PHASE
        return t.turn

    def options(self, t: Table) -> list[int]:
        return [END, *management(t, t.turn)]

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return why_not_manage(t, t.turn, action)

    def act(self, t: Table, action: int) -> None:
        if action >= INTERJECT:
            t.todo.do(OutOfTurn(action - INTERJECT))
        elif action == END:
            pass_dice(t)
        else:
            manage(t, t.turn, action)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (TO_END,)


TURN: Final = Turn()  # frames without anything of their own are one and the same
BEFORE_ROLL: Final = BeforeRoll()
AFTER_LANDING: Final = AfterLanding()


def decided(t: Table) -> bool:
    """Whether only one player is left; the game is over then (M01)."""
    if t.players_left > 1:
        return False
    end(t)
    return True


def end(t: Table) -> None:
    """The game is over (M01)."""
    t.phase = OVER
    t.tell_all(LAST_STANDING, t.winners())
    t.remember()
    t.todo.finish()


def pass_dice(t: Table) -> None:
    """The next player's turn, unless the agreed rounds are over (M07, Q306)."""
    following = t.after(t.turn)
    if (following - t.first) % t.players <= (t.turn - t.first) % t.players:
        t.round += 1
    t.turn = following
    if t.edition.turn_limit != NO_LIMIT and t.round > t.edition.turn_limit:
        t.tell(TIME_UP, t.edition.turn_limit)
        end(t)
        return
    t.todo.replace(TURN)


def interjections(t: Table, seat: int) -> list[int]:
    """What a seat that is not asked may do out of turn: while the player on turn is asked to roll or to end (M33)."""
    if not t.todo.legal or seat == t.asked or not 0 <= seat < t.players or t.bankrupt[seat]:
        return []
    top = t.todo.frames[-1]
    return management(t, seat) if isinstance(top, (BeforeRoll, AfterLanding)) else []
