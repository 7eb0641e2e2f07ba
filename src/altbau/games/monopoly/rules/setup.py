"""A whole game: who begins, shuffling, and a table that was set up by hand."""

from altbau.core.rng import Rng
from altbau.core.stack import Frame
from altbau.games.monopoly.rules.cards import DECKS
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import BOARD_READY, FIRST_THROW
from altbau.games.monopoly.rules.landing import Landing
from altbau.games.monopoly.rules.state import LAND, OVER, ROLL, Table
from altbau.games.monopoly.rules.turn import AFTER_LANDING, BEFORE_ROLL, TURN


def new_table(edition: MonopolyEdition, players: int, rng: Rng) -> Table:
    """Shuffle the stacks, hand out the money and throw for the first turn; the first question is then open.

    `rng` decides everything that chance decides.
    """
    t = Table(edition, players, rng)
    for stack in range(2):
        t.stacks[stack] = list(DECKS[edition.deck][stack])
        t.rng.shuffle(t.stacks[stack])
    t.cash = [edition.start_money] * players
    t.first = t.turn = first_player(t)
    t.tell(BOARD_READY, t.turn)
    t.todo.do(TURN)
    t.todo.settle(t)
    return t


def first_player(t: Table) -> int:
    """Who throws the most; those who tie throw again (M02, Q234)."""
    tied = list(range(t.players))
    while len(tied) > 1:
        totals = []
        for seat in tied:
            t.throw()
            t.tell(FIRST_THROW, seat, t.dice[0], t.dice[1])
            totals.append(t.dice[0] + t.dice[1])
        most = max(totals)
        tied = [seat for seat, total in zip(tied, totals, strict=True) if total == most]
    t.dice = []
    return tied[0]


def begin(t: Table, phase: int) -> None:
    """Let the player on turn begin with a phase, on a table set up by hand. Nothing begins when the game is over."""
    t.phase = phase
    t.remember()
    if phase == OVER:
        return
    frames: list[Frame[Table]] = [BEFORE_ROLL if phase == ROLL else AFTER_LANDING]
    if phase == LAND:
        frames.append(Landing(1))
    t.todo.frames = frames
    t.todo.settle(t)
