"""The course of a game: its current state, the choices so far, the log, and undo."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, Self, TypeAlias, TypeGuard, cast

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import Memory
from altbau.core.engine.vocabulary import named_seat
from altbau.core.game import AnyGame
from altbau.core.messages.table import LogEntry
from altbau.core.presentation.choice_trees import teller
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.append_list import AppendList
from altbau.play.game_types import P_co, S_co, V_co
from altbau.play.observation import bot_view, memory_after
from altbau.play.text import moves
from altbau.play.text.current_position import Checkpoint, checkpoint_at

SeatName: TypeAlias = int | str  # a seat by its number from 0 on, or by its letter: 1 or "B"


class UndoPoint(NamedTuple):
    """A point to which undo can return."""

    state: AnyState
    log: int  # its length
    actions: int
    silent: int
    reached: Checkpoint
    memory: Memory


class LastMove(NamedTuple):
    """The last move of a game, which its seat can take back if others agree. `before` is the point before it (None if
    there was no choice), `undo` are the points for undo as they were then; `barred` is a code that says why it can't be
    taken back, or empty."""

    seat: Seat
    before: UndoPoint | None
    undo: list[UndoPoint]
    barred: str = ""


class GameHistory(Generic[S_co, V_co, P_co]):
    """A state and how it was reached. States are immutable here: playing replaces `state` by a new one. So copies share
    it, undo restores an earlier one, and a refused action has changed nothing."""

    state: S_co

    def __init__(self, state: S_co) -> None:
        self.state = state
        self.module: AnyGame = game_of(state.edition.key)  # the family, with all of its functions (`core/game.py`)
        self._log = AppendList[tuple[int, ...]](state.events)
        self._recalled: Memory = ()  # the memory from before this game began (`recall`)
        self.memory = memory_after((), state)  # what all players could notice of hidden cards
        self._actions = AppendList[Action]()
        self._silent: int = 0  # forced passes since the last choice
        self._reached = checkpoint_at(self.module, None, state, 0, 0)
        self._earlier: list[UndoPoint] = []
        self._last: LastMove | None = None

    @property
    def log(self) -> list[tuple[int, ...]]:
        """The events so far, unredacted."""
        return self.log_from(0)

    @property
    def log_length(self) -> int:
        """The number of events."""
        return self._log.length

    def log_from(self, first: int) -> list[tuple[int, ...]]:
        """The events from number `first` on."""
        return self._log.since(first)

    @property
    def actions(self) -> list[Action]:
        """The actions chosen so far, without forced passes."""
        return self._actions.since(0)

    @property
    def actions_length(self) -> int:
        """The number of these actions."""
        return self._actions.length

    @property
    def asked(self) -> Seat | None:
        """The seat that has to decide, counted from 0; None when the game is over."""
        return None if self.state.asked == NOBODY else self.state.asked

    @property
    def over(self) -> bool:
        """Whether the last turn has ended."""
        return self.state.over

    @property
    def phase(self) -> str:
        """The phase: `check`, `play`, `rent` or `over`; in Monopoly `roll`, `land`, `end` or `over`."""
        return self.module.PHASES[self.state.phase]

    @property
    def winners(self) -> list[Seat]:
        """The winning seats; empty before the game is over."""
        return self.state.winners() if self.over else []

    @property
    def scores(self) -> list[int]:
        """The current score of each seat, by seat, in the money of the edition."""
        return list(self.module.scores(self.state))

    @property
    def must_pass(self) -> bool:
        """Whether the seat asked has no choice in a window, so that `pass_` is the only answer (Q180)."""
        return self.state.stack.must_pass(self.state)

    @property
    def question_open(self) -> bool:
        """Whether the current question begins a move and may be read by all; False for a question inside a move."""
        return not self.over and self._asks_openly(self.state)

    def _asks_openly(self, s: AnyState) -> bool:
        return self.module.QUESTIONS[s.stack.top.prompt(s)[0]].open

    # --- what is known of it --------------------------------------------------------------------------------------

    def view(self, seat: SeatName | None = None) -> V_co:
        """The view of a seat (a `View` of its game), or of a spectator for None. Raises BadInput for a wrong seat."""
        seen: V_co = bot_view(self.state, NOBODY if seat is None else self._known(seat), self.memory)
        return seen

    def page_view(self, seat: SeatName | None = None) -> P_co:
        """The view of a seat with what a page also shows; of a spectator for None. Raises BadInput for a wrong seat."""
        shown: P_co = self.module.page_view(self.state, NOBODY if seat is None else self._known(seat))
        return shown

    def redacted(self, event: tuple[int, ...], seat: SeatName | None = None) -> tuple[int, ...]:
        """An event of the log as a seat sees it, or a spectator for None. Raises BadInput for a wrong seat."""
        return self.module.redacted(event, NOBODY if seat is None else self._known(seat))

    def events(self, seat: SeatName | None = None, first: int = 0) -> Iterator[LogEntry]:
        """The log entries from event `first` on, as a seat sees them, or a spectator for None. Raises BadInput for a
        wrong seat."""
        viewer = NOBODY if seat is None else self._known(seat)
        told = teller(self.module, self.state.edition.key)
        for number, event in enumerate(self.log_from(first), start=first):
            yield told.log_entry(number, self.module.redacted(event, viewer))

    def recall(self, lines: Sequence[Mapping[str, object]]) -> None:
        """Restore the memory from before this game began, from stored public log lines."""
        self._recalled = self.module.recalled(self.state.edition, self.state.players, [dict(line) for line in lines])
        self.memory = memory_after(self._recalled, self.state)

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Play one legal action of the seat asked, or of a seat that acts out of turn, up to the next question.

        Raises NotAsked and IllegalMove; then nothing has changed.
        """
        if not self.permits(action):
            moves.refuse(self.state, self.state.asked, str(action), None)
        before, choice, now = self.state, not self.must_pass, self._now()
        last = self._moving(action, now, choice=choice)
        state = before.copy()
        state.apply(action, stop_at_windows=True)
        if state.irreversible != before.irreversible or state.asked != before.asked:
            self._earlier = []
        elif choice:
            self._earlier.append(now)
        self.state = state
        self._log.add(state.events)
        self.memory = memory_after(self.memory, state)
        if choice:
            self._actions.add([action])
        self._silent = 0 if choice else self._silent + 1
        self._reached = checkpoint_at(self.module, self._reached, state, self._actions.length, self._silent)
        self._last = last if last.barred else last._replace(barred=why_irreversible(before, state))

    def _moving(self, action: Action, now: UndoPoint, *, choice: bool) -> LastMove:
        """The move that an action begins or continues; `choice` is whether the seat has one."""
        speaker = self.module.out_of_turn_seat(action)
        seat: Seat = self.state.asked if speaker is None else speaker
        if not choice:
            return LastMove(seat, None, [])
        if speaker is not None or self._asks_openly(self.state):
            return LastMove(seat, now, self._earlier[:])
        return self._last if self._last and self._last.seat == seat else LastMove(seat, None, [])

    def permits(self, action: int) -> TypeGuard[Action]:
        """Whether `play` accepts this action now."""
        if type(action) is not int:  # a bool or float could equal a legal action
            return False
        speaker = self.module.out_of_turn_seat(Action(action))
        return self.state.is_legal(Action(action)) if speaker is None else self._out_of_turn(speaker) == action

    def _out_of_turn(self, seat: Seat) -> Action | None:
        """The action by which a seat that is not asked begins a move out of turn; None if it can't."""
        words = (self.module.out_of_turn(self.state, seat, word) for word in self.module.WORDS)
        return next((action for action in words if action is not None), None)

    def pass_(self) -> None:
        """Play the forced pass, if the seat asked must pass; else do nothing."""
        if self.must_pass:
            self.play(self.state.legal_actions[0])

    def can_undo(self, seat: SeatName) -> bool:
        """Whether a seat can undo: it is asked, and since its choice nobody else was asked and nothing was revealed."""
        return self.state.asked == self._known(seat) and bool(self._earlier)

    def undo(self, seat: SeatName) -> None:
        """Undo the seat's last move, or the part of the current one chosen so far. Raises BadInput."""
        if not self.can_undo(seat):
            raise BadInput("nothing-to-undo")
        earlier = self._earlier.pop()
        while self._earlier and not self._asks_openly(earlier.state):
            earlier = self._earlier.pop()
        self._last = None
        self._restore(earlier)

    def why_not_take_back(self, seat: int) -> str:
        """Why a seat can't take its last move back even if all others agree, as a code; empty if it can."""
        if self.over:
            return "game-over"
        if self._last is None or (self._last.seat == seat and self._last.before is None):
            return "nothing-to-undo"
        if self._last.seat != seat:
            return "take-back-answered"
        return self._last.barred or ("take-back-alone" if self.can_undo(seat) else "")

    def take_back(self, seat: int) -> None:
        """Take back the last move of a seat, after which no other move was played. Raises BadInput."""
        refusal = self.why_not_take_back(seat)
        if refusal:
            raise BadInput(refusal)
        assert self._last and self._last.before
        earlier, self._earlier = self._last.before, self._last.undo
        self._last = None
        self._restore(earlier)

    def _restore(self, earlier: UndoPoint) -> None:
        """Return to an earlier point."""
        self.state, self._silent, self._reached = cast(S_co, earlier.state), earlier.silent, earlier.reached
        self.memory = earlier.memory
        self._log.shorten(earlier.log)
        self._actions.shorten(earlier.actions)

    def _now(self) -> UndoPoint:
        """The current point, to return to."""
        return UndoPoint(self.state, self._log.length, self._actions.length, self._silent, self._reached, self.memory)

    def copy(self) -> Self:
        """An independent game in the same state."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._earlier = self._earlier[:]
        twin._log = self._log.copy()
        twin._actions = self._actions.copy()
        return twin

    __copy__ = copy

    def __getstate__(self) -> Data:
        """What is pickled: all but the game family."""
        return {name: value for name, value in self.__dict__.items() if name != "module"}

    def __setstate__(self, kept: Data) -> None:
        self.__dict__.update(kept, module=game_of(kept["state"].edition.key))

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def _known(self, seat: SeatName | None) -> Seat:
        """A seat of this game by its number or letter. Raises BadInput."""
        return named_seat(seat, self.state.players)


def why_irreversible(before: AnyState, after: AnyState) -> str:
    """Why the step from one state to another can't be taken back, as a code; empty if it can."""
    if after.chance.state() != before.chance.state():
        return "take-back-chance"
    return "take-back-seen" if after.irreversible != before.irreversible else ""
