"""What a game's adviser would do in the place of the seat asked: the whole move, and why.

It knows what the seat knows. So of all that its move sets off only what that seat can tell beforehand is imagined:
where others are asked, a card is seen or dice are thrown, the move ends.
"""

from typing import NamedTuple

from altbau.core.bots.bot import AnyAdviser, AnyBot, Decision, Reason
from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.view import View
from altbau.core.game import AnyGame
from altbau.core.text.sentences import Narrator
from altbau.errors import BadInput
from altbau.play.game import Game

BY_ITSELF = "claims"  # the reason for what every bot does out of turn
TIMES = "times"  # the argument of a reason that says how often in a row something is to be done


class Hint(NamedTuple):
    """A move as it is said, and the reason for it: a message `hint-<name>` with its arguments."""

    tokens: str
    reason: Reason


class Advice:
    """A hint to the seat asked, put together decision by decision, wherever somebody decides: `view` is what that needs
    to know, `take` hears what has come of it. Raises BadInput where there is nobody to ask, or nothing to decide."""

    def __init__(self, game: Game) -> None:
        if game.over or game.must_pass:
            raise BadInput("nothing-to-decide")
        self.bot: AnyBot = adviser(game.module)
        self._seat: Seat = game.state.asked
        self._known = game.state.irreversible
        self._game = game.copy()
        self._choices: list[Choice] = game.page_view(self._seat).choices
        self._tokens: list[str] = []
        self._reason: Reason | None = None

    @property
    def view(self) -> View:
        """What the seat knows."""
        view: View = self._game.view(self._seat)
        return view

    @property
    def complete(self) -> bool:
        """Whether the move is whole, as far as the seat can tell."""
        game = self._game
        if game.asked != self._seat or self._reveals:
            return True
        follows = {each.action for each in self._choices} == set(game.state.stack.options())
        return bool(self._tokens) and game.question_open and not follows

    @property
    def _reveals(self) -> bool:
        """Whether the move has led to what the seat can't tell beforehand."""
        return bool(self._game.state.irreversible != self._known)

    def take(self, decision: Decision) -> None:
        """Go on after a decision, and what leaves no choice after it."""
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
        """Go on in the tree of choices."""
        self._tokens.append(self._game.module.token(self._game.state.edition, action))
        self._choices = next((each.next for each in self._choices if each.action == action), [])

    @property
    def hint(self) -> Hint:
        """The move, once it is complete."""
        assert self._reason
        return Hint(" ".join(self._tokens), self._reason)


def adviser(module: AnyGame) -> AnyAdviser:
    """Whoever advises in a game. Raises BadInput if nobody does."""
    if module.ADVISER is None:
        raise BadInput("no-adviser")
    return module.ADVISER()


def hint(game: Game) -> Hint:
    """What the seat asked is advised to do. Raises BadInput."""
    advice = Advice(game)
    while not advice.complete:
        advice.take(advice.bot.decide(advice.view))
    return advice.hint


def hint_out_of_turn(game: Game, seat: Seat) -> Hint | None:
    """What a seat that is not asked is advised to do all the same, if anything."""
    tokens = game.module.always_out_of_turn(game.view(seat))
    return Hint(tokens, Reason(BY_ITSELF, {})) if tokens else None


def said(narrator: Narrator, module: AnyGame, seat: Seat, reason: Reason) -> str:
    """A reason as the seat that is advised reads it."""
    args = narrator.arguments(module.HINTS[reason.name], tuple(reason.args.values()), seat)
    return narrator.say(f"hint-{reason.name}", **args)
