"""The start of a game: shuffling, the first player, and states set up from a position."""

from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.cards import DECKS
from altbau.games.monopoly.rules.dealing import deal_places
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import BOARD_READY, FIRST_THROW
from altbau.games.monopoly.rules.landing import Landing
from altbau.games.monopoly.rules.state import LAND, OVER, ROLL, State
from altbau.games.monopoly.rules.turn import AFTER_LANDING, BEFORE_ROLL, TURN


def new_state(edition: MonopolyEdition, players: int, chance: Chance) -> State:
    """A new game: shuffles the stacks, hands out the money, throws for the first turn and deals the places that are
    dealt. The first question is open.

    All throws and shuffles come from `chance`.
    """
    s = State(edition, players, chance)
    for stack in range(2):
        s.stacks[stack] = list(DECKS[edition.deck][stack])
        s.chance.shuffle(s.stacks[stack])
    s.cash = [edition.start_money] * players
    s.first_lap = [edition.first_lap] * players
    s.first = s.turn = first_player(s)
    s.emit(BOARD_READY, s.turn)
    deal_places(s)
    s.stack.push(TURN)
    s.stack.run_to_choice(s)
    return s


def first_player(s: State) -> Seat:
    """The seat with the highest throw; tied seats throw again (M02, Q234)."""
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
    """Start a phase of the player on turn, in a state set up from a position. With OVER nothing starts."""
    s.phase = phase
    s.remember()
    if phase == OVER:
        return
    frames: list[Frame[State]] = [BEFORE_ROLL if phase == ROLL else AFTER_LANDING]
    if phase == LAND:
        frames.append(Landing(1))
    s.stack.frames = frames
    s.stack.run_to_choice(s)
