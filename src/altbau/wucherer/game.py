"""A whole game: the deal, the turns one after another, and the end."""

from typing import Final

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.cards import RENTAL_NOMAD, ROOF, SCIENTIST, SQUATTERS
from altbau.wucherer.checks import BailCheck, NomadCheck, ScientistCheck, SquatterCheck
from altbau.wucherer.edition import RANDOM_STARTER, Edition
from altbau.wucherer.events import GAME_BEGAN, GAME_OVER, LAST_TURN, PILE_EMPTY, TURN_BEGAN
from altbau.wucherer.playing import Play
from altbau.wucherer.reactions import leave_alone
from altbau.wucherer.rent import Collect
from altbau.wucherer.table import CHECK, OVER, RENT, Table, empty_table

CHECKED: Final = 1 << SQUATTERS | 1 << RENTAL_NOMAD | 1 << SCIENTIST  # tenants that phase 1 looks at


class Turn(Frame[Table]):
    """A turn begins: checks unless it is the player's own first turn (R027, Q008), cards, rent."""

    def advance(self, t: Table) -> int:
        t.phase = CHECK
        t.turns += 1
        t.events.append((TURN_BEGAN, t.turn))
        if t.last_turns:
            t.events.append((LAST_TURN, t.turn))
        t.todo.replace_all(turn_frames(t, CHECK))
        return NOBODY


class EndOfTurn(Frame[Table]):
    """The next player's turn, clockwise. Once the pile is used up everybody has one more, the drawer last or never
    (R198, R199, Q196 to Q198, Q206). A game in which nobody can do anything any more is over too: where squatters leave
    all landlords without any income and without a card to play, nothing would ever change.
    """

    def advance(self, t: Table) -> int:
        t.idle += 1
        if t.last_turns:
            t.last_turns = t.last_turns[1:]
            if not t.last_turns:
                end(t)
                return NOBODY
        elif t.idle > t.players:
            end(t)
            return NOBODY
        elif not t.draw:
            again = t.edition.drawer_plays_again
            t.last_turns = t.clockwise(t.after(t.turn))[: None if again else -1]
            t.events.append((PILE_EMPTY, t.turn, int(again)))
        t.turn = t.last_turns[0] if t.last_turns else t.after(t.turn)
        t.next_prices = [0] * t.players
        t.todo.replace(Turn())
        return NOBODY


def end(t: Table) -> None:
    """The game is over (R204)."""
    t.phase = OVER
    t.events.append((GAME_OVER, *t.winners()))
    t.todo.finish()


def turn_frames(t: Table, phase: int) -> list[Frame[Table]]:
    """What is still to come in the turn of the player on turn from the beginning of a phase."""
    frames: list[Frame[Table]] = []
    first = t.turn in t.first_turns and not t.edition.check_on_first_turn
    if phase == CHECK and not first and anything_to_check(t):
        frames += [SquatterCheck([]), NomadCheck(0), ScientistCheck(), BailCheck()]
    if t.turn in t.first_turns:
        t.first_turns.remove(t.turn)
    frames.append(Collect() if phase == RENT else Play(False))
    frames.append(EndOfTurn())
    return frames


def anything_to_check(t: Table) -> bool:
    """Whether phase 1 has a reason to happen. Only the squatter check can give the others new ones."""
    for building in t.buildings:
        if building.owner == t.turn and building.kinds & CHECKED:
            return True
    return t.prisoner == t.turn


def begin(t: Table, phase: int) -> None:
    """Let the player on turn begin with a phase, on a table set up by hand."""
    t.phase = phase
    leave_alone(t)
    t.todo.frames = turn_frames(t, phase)[::-1]
    t.todo.settle(t)
    while len(t.legal) == 1:
        t.step(t.legal[0])


def new_table(edition: Edition, players: int, seed: int) -> Table:
    """Shuffle and deal a new game (R010 to R015); the first question is open when this returns.

    The seed decides everything that chance decides.
    """
    t = empty_table(edition, players, seed)
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
    t.events.append((GAME_BEGAN, t.turn))
    t.todo.do(Turn())
    t.todo.settle(t)
    return t
