"""A turn: rolling, moving, the effect of the square, and the end of the turn (M03 to M07, M20 to M32)."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import A_WORD, END, OUT_OF_TURN, PAY, ROLL, USE_CARD, speaker_of
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
from altbau.games.monopoly.rules.refusals import ALLOWED, NO_JAIL_CARD, NOT_ENOUGH_MONEY, NOT_IN_PRISON
from altbau.games.monopoly.rules.state import BANK, FREE, OVER, State
from altbau.games.monopoly.rules.state import END as END_PHASE
from altbau.games.monopoly.rules.state import ROLL as ROLL_PHASE

ATTEMPTS = 3  # to leave jail by a double (M28)
DOUBLES = 3  # this many in a row lead to jail (M06)


class Turn(Frame[State]):
    """The start of a player's turn (M07)."""

    def advance(self, s: State) -> Seat:
        s.turns += 1
        s.doubles = 0
        s.again = False
        s.turn_over = False
        s.offers = [0] * s.players
        s.joins = [0] * s.players
        if s.refused:
            s.refused = []
        s.phase = ROLL_PHASE
        s.emit(TURN_OPENED, s.turn)
        s.remember()
        s.stack.replace(BEFORE_ROLL)
        return NOBODY


class BeforeRoll(Frame[State]):
    """The player rolls, after managing if wanted; in jail the player may pay or use a card first (M26, M27, Q230)."""

    def insists(self, s: State) -> bool:
        return True  # the roll is always asked

    def advance(self, s: State) -> Seat:
        if decided(s):
            return NOBODY
        if s.bankrupt[s.turn]:  # by a rent that was claimed late
            pass_dice(s)
            return NOBODY
        s.phase = ROLL_PHASE
        return s.turn

    def options(self, s: State) -> list[Action]:
        found = [ROLL]
        if s.jail[s.turn] != FREE:
            found += [action for action in (PAY, USE_CARD) if self.why_not(s, action) == ALLOWED]
        found += management(s, s.turn)
        return found

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        if action == PAY or action == USE_CARD:
            if s.jail[s.turn] == FREE:
                return NOT_IN_PRISON
            if action == USE_CARD:
                return ALLOWED if s.cards_kept(s.turn) else NO_JAIL_CARD
            return ALLOWED if s.cash[s.turn] >= BAIL else NOT_ENOUGH_MONEY
        return why_not_manage(s, s.turn, action)

    def apply(self, s: State, action: Action) -> None:
        if action >= OUT_OF_TURN:
            s.stack.push(OutOfTurn(speaker_of(action)))
        elif action == ROLL:
            s.stack.replace_with(roll(s))
        elif action == PAY:
            s.cash[s.turn] -= BAIL
            s.jail[s.turn] = FREE
            s.emit(PAID_TO_BANK, s.turn, BAIL, FOR_BAIL)
            s.emit(FREED, s.turn, FOR_BAIL)
        elif action == USE_CARD:
            stack = s.jail_cards.index(s.turn)
            s.jail_cards[stack] = NOBODY
            s.lay_under(stack, LEAVE_JAIL)
            s.jail[s.turn] = FREE
            s.emit(FREED, s.turn, BY_CARD)
        else:
            manage(s, s.turn, action)

    def prompt(self, s: State) -> tuple[int, ...]:
        if s.jail[s.turn] != FREE:
            return (TO_LEAVE_JAIL, s.jail[s.turn] + 1)
        return (TO_ROLL,)


def roll(s: State) -> list[Frame[State]]:
    """Throw the dice; returns what follows (M03, M05, M06, M28, M29, Q226 to Q229)."""
    seat = s.turn
    if s.claims:
        s.claims = [claim for claim in s.claims if claim.debtor == seat]  # claims against others expire (M14)
    s.throw()
    first, second = s.dice
    s.emit(ROLLED, seat, first, second)
    s.again = False
    if s.jail[seat] != FREE:
        return roll_in_jail(s, first == second)
    if first == second:
        s.doubles += 1
        if s.doubles == DOUBLES:
            send_to_jail(s, THIRD_DOUBLE)
            return [AFTER_LANDING]
        s.again = True
    return [Advance(first + second), AFTER_LANDING]


def roll_in_jail(s: State, double: bool) -> list[Frame[State]]:
    """Resolve a throw in jail. After the third failed attempt the player pays the bail and moves by this throw."""
    seat = s.turn
    total = s.dice[0] + s.dice[1]
    if double:
        s.jail[seat] = FREE
        s.emit(FREED, seat, BY_DOUBLE)
        return [Advance(total), AFTER_LANDING]
    s.jail[seat] += 1
    s.emit(DOUBLE_MISSED, seat, s.jail[seat])
    if s.jail[seat] < ATTEMPTS:
        return [AFTER_LANDING]
    s.jail[seat] = FREE
    return [Debt(seat, BANK, BAIL, FOR_BAIL, []), Advance(total), AFTER_LANDING]


# --- the end of a turn ------------------------------------------------------------------------------------------------


class AfterLanding(Frame[State]):
    """After the square: after a double the player rolls again; else manages and ends the turn (M05, M07, M31)."""

    def advance(self, s: State) -> Seat:
        if decided(s):
            return NOBODY
        if s.turn_over or s.bankrupt[s.turn]:
            pass_dice(s)
            return NOBODY
        if s.again:
            s.stack.replace(BEFORE_ROLL)
            return NOBODY
        s.phase = END_PHASE
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [END, *management(s, s.turn)]

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_manage(s, s.turn, action)

    def apply(self, s: State, action: Action) -> None:
        if action >= OUT_OF_TURN:
            s.stack.push(OutOfTurn(speaker_of(action)))
        elif action == END:
            pass_dice(s)
        else:
            manage(s, s.turn, action)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TO_END,)


TURN: Final = Turn()  # frames without fields are shared
BEFORE_ROLL: Final = BeforeRoll()
AFTER_LANDING: Final = AfterLanding()


def decided(s: State) -> bool:
    """End the game if only one player is left (M01); returns whether it is."""
    if s.players_left > 1:
        return False
    end(s)
    return True


def end(s: State) -> None:
    """End the game (M01)."""
    s.phase = OVER
    s.emit_many(LAST_STANDING, s.winners())
    s.remember()
    s.stack.pop()


def pass_dice(s: State) -> None:
    """Begin the next player's turn, unless the agreed rounds are over (M07, Q306)."""
    following = s.after(s.turn)
    if (following - s.first) % s.players <= (s.turn - s.first) % s.players:
        s.round += 1
    s.turn = following
    if s.edition.turn_limit != NO_LIMIT and s.round > s.edition.turn_limit:
        s.emit(TIME_UP, s.edition.turn_limit)
        end(s)
        return
    s.stack.replace(TURN)


def all_out_of_turn(s: State, seat: Seat) -> list[Action]:
    """The out-of-turn actions of a seat that is not asked; only while another player is asked to roll or to end the
    turn (M33)."""
    if not s.stack.legal_actions or seat == s.asked or not 0 <= seat < s.players or s.bankrupt[seat]:
        return []
    top = s.stack.top
    return management(s, seat) if isinstance(top, (BeforeRoll, AfterLanding)) else []
