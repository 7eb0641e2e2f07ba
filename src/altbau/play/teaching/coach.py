"""Judges a move of a player: how much worse it is than the choice of the game's adviser. Each decision of the move is
judged from the view that the seat had then, not from later information.
"""

from collections.abc import Sequence
from typing import Final

from altbau.core.bots.bot import AnyAdviser, Decision
from altbau.core.engine.ids import Action
from altbau.core.engine.view import View
from altbau.play.game import Game
from altbau.play.teaching.hints import adviser

CLEARLY: Final = 1.0  # loss from which on a remark is made


class Judge:
    """The adviser in the form of a bot that judges one action, so that it can run wherever bots run."""

    def __init__(self, adviser: AnyAdviser, action: Action) -> None:
        self.missed = 0.0
        self._adviser = adviser
        self._action = action

    def decide(self, view: View) -> Decision:
        """Judge the action: set `missed`, and return the action."""
        self.missed = self._adviser.missed(view, self._action)
        return Decision(self._action, None)


class Review:
    """The review of a move, one decision at a time, from the game before it. For the next decision let `judge` decide
    on `view`, and pass the result to `take`. The review ends where something is revealed or another seat is asked."""

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
        """The judge of the next decision."""
        return Judge(adviser(self._game.module), self._actions[0])

    @property
    def view(self) -> View:
        """The view of the seat before the next decision."""
        view: View = self._game.view(self._seat)
        return view

    def take(self, missed: float) -> None:
        """Play the decision just judged; `self.missed` becomes the largest loss so far."""
        self.missed = max(self.missed, missed)
        self._game.play(self._actions.pop(0))
