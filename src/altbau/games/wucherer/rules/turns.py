"""A whole game: the deal, the turns one after another, and the end."""

from typing import Final

from altbau.core.rng import Rng
from altbau.core.stack import NOBODY, Frame
from altbau.games.wucherer.rules.cards import RENTAL_NOMAD, ROOF, SCIENTIST, SQUATTERS
from altbau.games.wucherer.rules.checks import BAIL_CHECK, NOMAD_CHECK, SCIENTIST_CHECK, SQUATTER_CHECK
from altbau.games.wucherer.rules.edition import RANDOM_STARTER, Edition
from altbau.games.wucherer.rules.events import GAME_BEGAN, GAME_OVER, LAST_TURN, PILE_EMPTY, STANDSTILL, TURN_BEGAN
from altbau.games.wucherer.rules.income import collect
from altbau.games.wucherer.rules.playing import FREE_CHOICE, SETTLED
from altbau.games.wucherer.rules.state import CHECK, OVER, RENT, Table, empty_table

PATIENCE: Final = 10  # rounds in which nothing but bail is decided (Q310)


class Turns(Frame[Table]):
    """One turn after another, clockwise. Once the pile is used up everybody has one more, the drawer last or never
    (R198, R199, Q196 to Q198, Q206). A game that stands still is over too (Q310).
    """

    def advance(self, t: Table) -> int:
        t.idle += 1
        t.stuck += 1
        if t.last_turns:
            t.last_turns = t.last_turns[1:]
            if not t.last_turns:
                end(t)
                return NOBODY
        elif t.idle >= t.players or t.stuck >= PATIENCE * t.players:
            t.tell(STANDSTILL, PATIENCE if t.idle < t.players else 1)
            end(t)
            return NOBODY
        elif not t.draw:
            again = t.edition.drawer_plays_again
            t.last_turns = t.clockwise(t.after(t.turn))[: None if again else -1]
            t.tell(PILE_EMPTY, t.turn, int(again))
        t.turn = t.last_turns[0] if t.last_turns else t.after(t.turn)
        begin_turn(t)
        return NOBODY


TURNS: Final = Turns()


def end(t: Table) -> None:
    """The game is over (R204)."""
    t.phase = OVER
    t.tell_all(GAME_OVER, t.winners())
    t.remember()
    t.todo.finish()


def begin_turn(t: Table) -> None:
    """The turn of the player on turn begins."""
    t.turns += 1
    t.tell(TURN_BEGAN, t.turn)
    if t.last_turns:
        t.tell(LAST_TURN, t.turn)
    if t.edition.asks_for_roofs:
        t.next_prices = [0] * t.players
    t.recalls = 0
    t.offers = 0
    t.declined = []
    t.phase = CHECK
    t.remember()
    begin_phase(t, CHECK)


def begin_phase(t: Table, phase: int) -> None:
    """A phase begins, with what comes after it below: checks unless it is the player's own first turn (R027, Q008),
    cards, rent (R021)."""
    t.phase = phase
    first = t.turn in t.first_turns
    if first:
        t.first_turns.remove(t.turn)
    if phase == RENT:
        t.todo.do(collect(t))
        return
    t.todo.do(SETTLED if phase == CHECK and t.printed.recycling else FREE_CHOICE)
    if phase == CHECK and not (first and not t.edition.check_on_first_turn):
        do_checks(t)


def do_checks(t: Table) -> None:
    """Those checks for which there is a reason. Whom squatters drive out can set off moves that bring in the tenants of
    other landlords; so squatters are a reason for all but bail."""
    there = t.estates[t.turn].kinds
    squatted = (there >> SQUATTERS) & 1 == 1
    if t.prisoner == t.turn:
        t.todo.do(BAIL_CHECK)
    if squatted or (there >> SCIENTIST) & 1:
        t.todo.do(SCIENTIST_CHECK)
    if squatted or (there >> RENTAL_NOMAD) & 1:
        t.todo.do(NOMAD_CHECK)
    if squatted:
        t.todo.do(SQUATTER_CHECK)


def begin(t: Table, phase: int, windows: bool) -> None:
    """Let the player on turn begin with a phase, on a table set up by hand; with `windows` a reaction without a choice
    is a question too. Nothing begins on a table whose game is over."""
    t.phase = phase
    t.remember()
    if phase == OVER:
        return
    t.todo.frames = [TURNS]
    begin_phase(t, phase)
    t.todo.settle(t, windows)


def new_table(edition: Edition, players: int, rng: Rng) -> Table:
    """Shuffle and deal a new game (R010 to R015); the first question is open when this returns.

    `rng` decides everything that chance decides.
    """
    t = empty_table(edition, players, rng)
    for kind, copies in edition.deck.items():
        t.draw += [kind] * copies
    for _ in range(players * edition.starting_roofs):
        t.draw.remove(ROOF)
    t.rng.shuffle(t.draw)
    for seat in range(players):
        t.coins[seat] = edition.starting_coins
        for _ in range(edition.starting_hand):
            t.take(seat, t.draw.pop())
        for _ in range(edition.starting_roofs):
            t.take(seat, ROOF)
    t.turn = t.rng.below(players) if edition.starter == RANDOM_STARTER else edition.starter
    t.first_turns = list(range(players))
    t.tell(GAME_BEGAN, t.turn)
    t.todo.do(TURNS)
    begin_turn(t)
    t.todo.settle(t)
    return t
