"""What a bot is, and what it gives back: an action, and why, as data that the texts can say."""

from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from altbau.core.ids import Action
from altbau.core.view import View


class Reason(NamedTuple):
    """A message `bot-reason-<name>` with its arguments, whose types stand in the `REASONS` of the game."""

    name: str
    args: dict[str, int]


class Decision(NamedTuple):
    """One of the view's legal actions, and why it was taken if the bot can say."""

    action: Action
    reason: Reason | None


V = TypeVar("V", bound=View, contravariant=True)


class Bot(Protocol[V]):
    """Whoever decides from a view; it never sees the state behind it."""

    def decide(self, view: V, /) -> Decision:
        """Choose one of `view.legal_actions`; the view must be that of the seat asked."""


AnyBot: TypeAlias = Bot[Any]
