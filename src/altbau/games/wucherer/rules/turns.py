"""The course of a game: the deal, the turns, and the end."""

from typing import Final

from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.cards import RENTAL_NOMAD, ROOF, SCIENTIST
from altbau.games.wucherer.rules.checks import BAIL_CHECK, NOMAD_CHECK, SCIENTIST_CHECK, SQUATTER_CHECK
from altbau.games.wucherer.rules.edition import RANDOM_STARTER, Edition
from altbau.games.wucherer.rules.events import GAME_BEGAN, GAME_OVER, LAST_TURN, PILE_EMPTY, STANDSTILL, TURN_BEGAN
from altbau.games.wucherer.rules.income import collect
from altbau.games.wucherer.rules.lookup import printed_values
from altbau.games.wucherer.rules.playing import FREE_CHOICE, SETTLED
from altbau.games.wucherer.rules.squatters import ONLY_SQUATTERS
from altbau.games.wucherer.rules.state import CHECK, OVER, RENT, State, empty_state

PATIENCE: Final = 10  # rounds without decisions but bail after which the game ends (Q310)


class Turns(Frame[State]):
    """The turns, clockwise. After the draw pile is used up each player has one more turn; the drawer of the last card
    comes last or, in some editions, not at all (R198, R199, Q196 to Q198, Q206). A game at a standstill ends too
    (Q310).
    """

    def advance(self, s: State) -> Seat:
        s.idle += 1
        s.stuck += 1
        if s.last_turns:
            s.last_turns = s.last_turns[1:]
            if not s.last_turns:
                end(s)
                return NOBODY
        elif s.idle >= s.players or s.stuck >= PATIENCE * s.players:
            s.emit(STANDSTILL, PATIENCE if s.idle < s.players else 1)
            end(s)
            return NOBODY
        elif not s.draw:
            again = s.edition.drawer_plays_again
            s.last_turns = s.clockwise(s.after(s.turn))[: None if again else -1]
            s.emit(PILE_EMPTY, s.turn, int(again))
        s.turn = s.last_turns[0] if s.last_turns else s.after(s.turn)
        begin_turn(s)
        return NOBODY


TURNS: Final = Turns()


def end(s: State) -> None:
    """End the game (R204)."""
    s.phase = OVER
    s.emit_many(GAME_OVER, s.winners())
    s.remember()
    s.stack.pop()


def begin_turn(s: State) -> None:
    """Begin the turn of the player on turn."""
    s.turns += 1
    s.emit(TURN_BEGAN, s.turn)
    if s.last_turns:
        s.emit(LAST_TURN, s.turn)
    if s.edition.asks_for_roofs:
        s.next_prices = [0] * s.players
    s.recalls = 0
    s.roof_requests = 0
    s.offers = 0
    if s.declined:
        s.declined = []
    s.phase = CHECK
    s.remember()
    begin_phase(s, CHECK)


def begin_phase(s: State, phase: int) -> None:
    """Begin a phase, with the following ones below on the stack: checks, except in some editions in the player's first
    turn (R027, Q008), cards, rent (R021)."""
    s.phase = phase
    first = s.turn in s.first_turns
    if first:
        s.first_turns = [seat for seat in s.first_turns if seat != s.turn]
    if phase == RENT:
        s.stack.push(collect(s))
        return
    s.stack.push(SETTLED if phase == CHECK and s.printed.recycling else FREE_CHOICE)
    if phase == CHECK and not (first and not s.edition.check_on_first_turn):
        do_checks(s)


def do_checks(s: State) -> None:
    """Push the frames of the checks that can be needed. A tenant driven out by squatters can cause moves that bring in
    tenants of other landlords, so with squatters all checks but bail are pushed."""
    own = s.estates[s.turn]
    squatted = own.kinds & ONLY_SQUATTERS != 0
    if s.prisoner == s.turn:
        s.stack.push(BAIL_CHECK)
    if squatted or own.houses(SCIENTIST):
        s.stack.push(SCIENTIST_CHECK)
    if squatted or own.houses(RENTAL_NOMAD):
        s.stack.push(NOMAD_CHECK)
    if squatted:
        s.stack.push(SQUATTER_CHECK)


def begin(s: State, phase: int, stop_at_windows: bool) -> None:
    """Start a phase of the player on turn, in a state set up from a position. With `stop_at_windows` a window without a
    choice is a question too. With OVER nothing starts."""
    s.phase = phase
    s.remember()
    if phase == OVER:
        return
    s.stack.frames = [TURNS]
    begin_phase(s, phase)
    s.stack.run_to_choice(s, stop_at_windows)


def new_state(edition: Edition, players: int, chance: Chance) -> State:
    """A new game, shuffled and dealt (R010 to R015). The first question is open.

    All shuffles and draws come from `chance`.
    """
    s = empty_state(printed_values(edition), players, chance)
    s.draw += s.printed.cards
    for _ in range(players * edition.starting_roofs):
        s.draw.remove(ROOF)
    s.chance.shuffle(s.draw)
    for seat in s.seats():
        s.coins[seat] = edition.starting_coins
        for _ in range(edition.starting_hand):
            s.take(seat, s.draw_card())
        for _ in range(edition.starting_roofs):
            s.take(seat, ROOF)
    s.turn = Seat(s.chance.below(players)) if edition.starter == RANDOM_STARTER else edition.starter
    s.first_turns = list(s.seats())
    s.emit(GAME_BEGAN, s.turn)
    s.stack.push(TURNS)
    begin_turn(s)
    s.stack.run_to_choice(s, stop_at_windows=True)
    return s
