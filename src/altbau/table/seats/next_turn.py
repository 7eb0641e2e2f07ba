"""A seat's next turn, tried in a position imagined from what that seat sees: from this a move that is said in advance
can be composed. Nothing hidden takes part: unseen cards are dealt at random, the others decline, and the turn is
followed only up to a throw or a card."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from altbau.core.engine.chance import ChanceProbe, UnansweredError
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import chance
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES, QuestionKind
from altbau.core.game import AnyGame
from altbau.errors import IllegalMove, NotAsked
from altbau.play.default_moves import default
from altbau.play.game import Game
from altbau.play.text.moves import play_path, words_of
from altbau.play.text.position import read_position

Ending: TypeAlias = Literal["chance", "turn", "illegal"]
UNSEEN: Final = 0  # the seed by which what the seat does not see is dealt, the same each time
MOST_ANSWERS: Final = 1000  # to others' questions after a move


class ImaginedMove(NamedTuple):
    """A move of the turn: the question with its first answer, and the events until somebody else is asked."""

    question: tuple[int, ...]
    action: Action
    events: list[tuple[int, ...]]


class NextTurn(NamedTuple):
    """A turn after its first moves: the `state` in which its seat is asked, in the middle of the last of them if that
    is `unfinished`. It has no state if it has ended: at a throw or a card (`chance`), because it is over (`turn`), or
    before a move that is `illegal`."""

    moves: list[ImaginedMove]
    state: AnyState | None = None
    unfinished: bool = False
    ended: Ending | None = None


def next_turn(game: Game, seat: Seat, lines: Sequence[str]) -> NextTurn:
    """The next turn of a seat with these moves, as if it began in the position as it is now. Raises BadInput if the
    game is over."""
    if game.over:
        raise NotAsked("game-over")
    tried: list[ImaginedMove] = []
    try:
        if seat in game.module.out(game.state):
            raise TurnOver
        turn = ImaginedTurn(game, seat, tried)
        for line in lines:
            turn.move(line)
        return NextTurn(tried, turn.state, turn.unfinished)
    except UnansweredError:
        return NextTurn(tried, ended="chance")
    except TurnOver:
        return NextTurn(tried, ended="turn" if len(tried) == len(lines) else "illegal")
    except IllegalMove:
        return NextTurn(tried, ended="illegal")


class TurnOver(Exception):  # noqa: N818  no error
    """The turn has ended."""


class ImaginedTurn:
    """The turn of a seat in such a position; its moves are added to those `tried`. Raises UnansweredError at a throw or
    a card, and TurnOver."""

    def __init__(self, game: Game, seat: Seat, tried: list[ImaginedMove]) -> None:
        self.module: AnyGame = game.module
        self.seat = seat
        self.tried = tried
        self.events: list[tuple[int, ...]] = []
        seen = {key: value for key, value in game.last_seen(seat).items() if key not in self.module.TURN_KEYS}
        position, unseen = seen | {"turn": SEAT_NAMES[seat]}, ChanceProbe(chance(UNSEEN))
        self.state: AnyState = read_position(position, rng=unseen, stop_at_windows=True)
        self._go_on()
        while not self._asks.begins:
            self._decline()
            self._go_on()

    @property
    def unfinished(self) -> bool:
        """Whether the open question continues a move."""
        return bool(self.tried) and not self._asks.open

    @property
    def _asks(self) -> QuestionKind:
        """The kind of the open question."""
        return self.module.QUESTIONS[self.state.stack.top.prompt(self.state)[0]]

    def move(self, line: str) -> None:
        """Play a move of the seat, and let the others answer. Raises IllegalMove."""
        action = self.module.action_of(self.state.edition, words_of(line)[0])
        if action is None or self.unfinished:
            raise IllegalMove("words-left-over", words=line)
        self.events = []
        self.tried.append(ImaginedMove(self.state.stack.top.prompt(self.state), action, self.events))
        try:
            left = play_path(self, self.seat, line)
        except (IllegalMove, NotAsked):
            left = [line]
        if left:
            self.tried.pop()
            raise IllegalMove("words-left-over", words=" ".join(left))
        self.events = []
        self._go_on()

    def play(self, action: Action) -> None:
        """Play one legal action."""
        state = self.state.copy()
        try:
            state.apply(action, stop_at_windows=True)
        finally:
            self.events += state.events
        self.state = state

    def _decline(self) -> None:
        """Play the default answer to the open question."""
        self.play(default(self.module, self.state))

    def _go_on(self) -> None:
        """Let the others decline until the seat has a choice."""
        for _ in range(MOST_ANSWERS):
            s = self.state
            if s.over or s.turn != self.seat:
                break
            if s.asked == self.seat and not s.stack.must_pass(s):
                return
            self._decline()
        raise TurnOver
