"""A whole game: who begins, shuffling, and a state that was set up by hand."""

from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.cards import DECKS
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import BOARD_READY, FIRST_THROW
from altbau.games.monopoly.rules.landing import Landing
from altbau.games.monopoly.rules.state import LAND, OVER, ROLL, State
from altbau.games.monopoly.rules.turn import AFTER_LANDING, BEFORE_ROLL, TURN


def new_state(edition: MonopolyEdition, players: int, chance: Chance) -> State:
    """Shuffle the stacks, hand out the money and throw for the first turn; the first question is then open.

    `chance` decides everything that chance decides.
    """
    s = State(edition, players, chance)
    for stack in range(2):
        s.stacks[stack] = list(DECKS[edition.deck][stack])
        s.chance.shuffle(s.stacks[stack])
    s.cash = [edition.start_money] * players
    s.first = s.turn = first_player(s)
    s.emit(BOARD_READY, s.turn)
    s.stack.push(TURN)
    s.stack.run_to_choice(s)
    return s


def first_player(s: State) -> Seat:
    """Who throws the most; those who tie throw again (M02, Q234)."""
    tied = list(s.seats())
    while len(tied) > 1:
        totals = []
        for seat in tied:
            s.throw()
            s.emit(FIRST_THROW, seat, s.dice[0], s.dice[1])
            totals.append(s.dice[0] + s.dice[1])
        most = max(totals)
        tied = [seat for seat, total in zip(tied, totals, strict=True) if total == most]
    s.dice = []
    return tied[0]


def begin(s: State, phase: int) -> None:
    """Let the player on turn begin with a phase, in a state set up by hand. Nothing begins when the game is over."""
    s.phase = phase
    s.remember()
    if phase == OVER:
        return
    frames: list[Frame[State]] = [BEFORE_ROLL if phase == ROLL else AFTER_LANDING]
    if phase == LAND:
        frames.append(Landing(1))
    s.stack.frames = frames
    s.stack.run_to_choice(s)
