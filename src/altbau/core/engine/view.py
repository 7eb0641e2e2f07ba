"""What a seat may know of a game: an allow-list, so a new field of the state is hidden until a view copies it."""

from typing import Final, TypeAlias, cast

from altbau.core.engine.choices import Choice, IllegalAction, Offer, Sums
from altbau.core.engine.depiction import svg_of
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.state import AnyView
from altbau.core.engine.vocabulary import SEAT_NAMES, situation
from altbau.errors import IllegalMove, NotAsked

MOST_DIGITS: Final = 9  # of a sum that is read

Memory: TypeAlias = tuple[object, ...]  # a game's own value; empty at the start of a game, or if none is kept


class View:
    """The base of the views of all games; each game adds its own fields and its `edition`. A bot gets a view and
    nothing else. A game's *page view* is its view with further fields for the page.

    seat: the seat whose view it is, from 0; -1 for a spectator
    players: the number of players
    turn: the seat on turn
    phase: an index into the game's phases
    turns: the number of turns that have begun
    round: the number of the current round, from 1 on
    asked: the seat that has to decide; -1 when the game is over
    question: the code of the open question and its arguments; empty when the game is over
    legal_actions: those of the view's seat, if it is asked; if there are `sums`, the last is the least of them
    sums: the range of money that can be chosen; None if there is none
    choices: the tree of choices without the sums; page view only
    blocked: the illegal actions with their reasons; page view only
    offer: what the seat can do out of turn; page view only
    memory: what all players could infer about hidden things from the events. It can't be computed from a state, so the
        code that has the events sets it (`play.observation`); `key` leaves it out
    """

    seat: Seat
    players: int
    turn: Seat
    phase: int
    turns: int
    round: int
    asked: Seat
    question: tuple[int, ...]
    legal_actions: tuple[Action, ...]
    sums: Sums | None = None
    choices: list[Choice]
    blocked: list[IllegalAction]
    offer: Offer | None = None
    memory: Memory = ()

    def is_legal(self, action: Action) -> bool:
        """Whether the seat can choose an action."""
        return action in self.legal_actions or (self.sums is not None and self.sums.include(action))

    def token(self, action: Action) -> str:
        """An action in the notation: `build`, `B1.2`, `120`."""
        raise NotImplementedError

    @property
    def legal_tokens(self) -> list[str]:
        """The `legal_actions` in the notation, in the same order."""
        return [self.token(action) for action in self.legal_actions]

    def action(self, token: str) -> Action:
        """The legal action that a token names, such as `build`, or a sum of the range. Raises NotAsked if the seat is
        not asked, else IllegalMove."""
        if not self.legal_actions:
            raise NotAsked("view-not-asked")
        for action in self.legal_actions:
            if self.token(action) == token:
                return action
        if self.sums is not None and token.isascii() and token.isdigit() and len(token) <= MOST_DIGITS:
            least = self.sums.least
            named = Action(least + int(token) - int(self.token(least)))
            if self.sums.include(named):
                return named
        raise IllegalMove("not-a-choice", token=token, options=", ".join(self.legal_tokens))

    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return seats(self.players)

    def svg(self, language: str = "en") -> str:
        """The table as an SVG picture, as the view's seat sees it. Raises BadInput."""
        return svg_of(self, None, language)

    def _repr_svg_(self) -> str | None:
        return self.svg() or None

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == NOBODY else SEAT_NAMES[self.seat]
        told = situation(cast(AnyView, self).edition.key, self.players, self.turns, self.asked)
        return f"<{type(self).__name__} of {whose}: {told}>"

    def key(self) -> tuple[object, ...]:
        """All fields but `memory` as a value, for comparison."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # mutable
