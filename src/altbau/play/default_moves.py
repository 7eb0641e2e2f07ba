"""The default action for a seat that does not answer: its time is up, or its bot has failed."""

from altbau.core.engine.ids import Action
from altbau.core.engine.state import AnyState
from altbau.core.game import AnyGame
from altbau.play.game import Game


def default(module: AnyGame, s: AnyState) -> Action:
    """The default answer to the current question (Q323, Q324): the one declared for the question if it is legal, else
    the legal action after which the seat's `worth` is highest; of equal ones the first in the order of the notation."""
    for word in module.DEFAULTS[s.stack.top.prompt(s)[0]]:
        if word in s.legal_actions:
            return word
    return max(s.legal_actions, key=lambda action: _left(module, s, action))


def _left(module: AnyGame, s: AnyState, action: Action) -> int:
    """The `worth` of the seat asked after an action."""
    trial = s.copy()
    trial.apply(action, stop_at_windows=True)
    return module.worth(trial)[s.asked]


def time_out(game: Game) -> int:
    """Play for the seat asked, whose time is up: undo the unfinished move, which others have not seen, then play
    defaults until another seat is asked or a new move begins. Returns the number of events taken back."""
    seat, told = game.asked, game.log_length
    assert seat is not None
    if not game.question_open and game.can_undo(seat):
        game.undo(seat)
    taken_back = told - game.log_length
    answered = False
    while not answered or (game.asked == seat and not game.question_open):
        game.play(default(game.module, game.state))
        answered = True
    return taken_back
