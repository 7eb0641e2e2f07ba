"""What a game's adviser thinks of a move that somebody has made: by how much it missed what the adviser would have
done. Each decision of the move is judged from what the seat knew as it was made, and from nothing that came out since.
"""

from collections.abc import Sequence
from typing import Final

from altbau.core.bots.bot import AnyAdviser, Decision
from altbau.core.engine.ids import Action
from altbau.core.engine.view import View
from altbau.play.game import Game
from altbau.play.hints import adviser

CLEARLY: Final = 1.0  # what is worth a remark


class Judge:
    """The adviser as a bot that judges one action, wherever bots decide."""

    def __init__(self, adviser: AnyAdviser, action: Action) -> None:
        self.missed = 0.0
        self._adviser = adviser
        self._action = action

    def decide(self, view: View) -> Decision:
        """The action, judged."""
        self.missed = self._adviser.missed(view, self._action)
        return Decision(self._action, None)


class Review:
    """A move decision by decision, from the game as it was before: `judge` and `view` are what the next one needs,
    `take` hears what was thought of it. It is over where the seat can't tell what follows."""

    def __init__(self, before: Game, actions: Sequence[Action]) -> None:
        self.missed = 0.0
        self._seat = before.state.asked
        self._known = before.state.irreversible
        self._game = before.copy()
        self._actions = list(actions)

    @property
    def over(self) -> bool:
        """Whether nothing is left to judge."""
        state = self._game.state
        return not self._actions or state.asked != self._seat or state.irreversible != self._known

    @property
    def judge(self) -> Judge:
        """Who judges the next decision."""
        return Judge(adviser(self._game.module), self._actions[0])

    @property
    def view(self) -> View:
        """What the seat knew."""
        view: View = self._game.view(self._seat)
        return view

    def take(self, missed: float) -> None:
        """Go on after a decision that missed so much."""
        self.missed = max(self.missed, missed)
        self._game.play(self._actions.pop(0))
