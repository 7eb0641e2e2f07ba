"""Hints: the whole move that the game's adviser would play for the seat asked, with its reason.

The adviser knows what the seat knows. So the hint contains only what follows with certainty for that seat: it ends
where others are asked, a card is seen or dice are thrown.
"""

from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.bots.bot import AnyAdviser, AnyBot, Decision, Reason
from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.view import View
from altbau.core.game import AnyGame
from altbau.core.text.narrator import Narrator
from altbau.errors import BadInput
from altbau.play.game import Game

BY_ITSELF = "claims"  # the reason of what every bot does out of turn
TIMES = "times"  # the argument of a reason for a repetition: how often in a row to do it


class Hint(NamedTuple):
    """A move in the notation, and the reason for it, shown by the message `hint-<name>`."""

    tokens: str
    reason: Reason


class HintBuilder:
    """Builds a hint for the seat asked, one decision at a time: until `complete`, let `bot` decide on `view`, anywhere,
    and pass the decision to `take`. It compares the move with the next best one, or with the actions that were
    `played`. Raises BadInput if the game has no adviser, or there is nothing to decide."""

    def __init__(self, game: Game, played: Sequence[Action] = ()) -> None:
        if game.over or game.must_pass:
            raise BadInput("nothing-to-decide")
        advising = adviser(game.module)
        if played:
            advising.compare_with(played)
        self.bot: AnyBot = advising
        self._seat: Seat = game.state.asked
        self._known = game.state.irreversible
        self._game = game.copy()
        self._choices: list[Choice] = game.page_view(self._seat).choices
        self._tokens: list[str] = []
        self._reason: Reason | None = None

    @property
    def view(self) -> View:
        """The view of the seat at the next decision."""
        view: View = self._game.view(self._seat)
        return view

    @property
    def complete(self) -> bool:
        """Whether the move is complete, as far as the seat can know."""
        game = self._game
        if game.asked != self._seat or self._reveals:
            return True
        follows = {each.action for each in self._choices} == set(game.state.stack.options())
        return bool(self._tokens) and game.question_open and not follows

    @property
    def _reveals(self) -> bool:
        """Whether the move has revealed something that the seat can't know beforehand."""
        return bool(self._game.state.irreversible != self._known)

    def take(self, decision: Decision) -> None:
        """Add a decision, and the forced actions after it. Raises ValueError if it is not legal."""
        if not self._game.state.is_legal(decision.action):
            raise ValueError(f"advised {decision.action}, of {self._game.legal_tokens} or {self._game.sums}")
        self._reason = decision.reason or self._reason
        self._say(decision.action)
        if decision.reason:
            self._tokens += self._tokens[-1:] * (decision.reason.args.get(TIMES, 1) - 1)
        self._game.play(decision.action)
        if not self._reveals:
            for forced in self._game.state.forced:
                if forced.seat == self._seat:
                    self._say(forced.action)

    def _say(self, action: Action) -> None:
        """Add the token of an action, and descend in the tree of choices."""
        self._tokens.append(self._game.module.token(self._game.state.edition, action))
        self._choices = next((each.next for each in self._choices if each.action == action), [])

    @property
    def hint(self) -> Hint:
        """The move, once it is complete."""
        assert self._reason
        return Hint(" ".join(self._tokens), self._reason)


def adviser(module: AnyGame) -> AnyAdviser:
    """The adviser of a game. Raises BadInput if it has none."""
    if module.ADVISER is None:
        raise BadInput("no-adviser")
    return module.ADVISER()


def hint(game: Game) -> Hint:
    """The hint for the seat asked. Raises BadInput."""
    advice = HintBuilder(game)
    while not advice.complete:
        advice.take(advice.bot.decide(advice.view))
    return advice.hint


def hint_out_of_turn(game: Game, seat: Seat) -> Hint | None:
    """The hint for a move out of turn of a seat; None if there is none."""
    tokens = game.module.always_out_of_turn(game.view(seat))
    return Hint(tokens, Reason(BY_ITSELF, {})) if tokens else None


def reason_sentence(narrator: Narrator, module: AnyGame, seat: Seat, reason: Reason) -> str:
    """The sentences for a reason and its facts, addressed to the advised seat."""
    args = narrator.arguments(module.HINTS[reason.name], tuple(reason.args.values()), seat)
    facts = [reason_sentence(narrator, module, seat, each) for each in reason.facts]
    return " ".join([narrator.say(f"hint-{reason.name}", **args), *facts])
