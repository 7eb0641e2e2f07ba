"""How a game goes: the states that follow each other, what was chosen, the log, and the way back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, Self, TypeAlias, TypeGuard, cast

from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import Memory
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.core.page.trees import teller
from altbau.core.page.wire import LogEntry
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play import moves
from altbau.play.current import Reached, reached
from altbau.play.growing import Growing
from altbau.play.knowing import known, noticed
from altbau.play.typed import P_co, S_co, V_co

SeatName: TypeAlias = int | str  # a seat by its number from 0 on, or by its letter: 1 or "B"


class Earlier(NamedTuple):
    """Where undo leads."""

    state: AnyState
    log: int  # its length
    actions: int
    silent: int
    reached: Reached
    memory: Memory


class LastMove(NamedTuple):
    """The last move of a game, which its seat can take back if others agree: where that leads, and how to undo what
    came before in the same turn. None where there was nothing to choose; `barred` says why it can't be taken back."""

    seat: Seat
    before: Earlier | None
    undo: list[Earlier]
    barred: str = ""


class Course(Generic[S_co, V_co, P_co]):
    """A state and how it was reached. Its state never changes: playing puts another one in its place. So who holds a
    state keeps it as it is, copies share it, undo leads back to an earlier one, and what is refused has changed
    nothing."""

    state: S_co

    def __init__(self, state: S_co) -> None:
        self.state = state
        self._log = Growing[tuple[int, ...]](state.events)
        self._recalled: Memory = ()  # what was remembered when this began
        self.memory = noticed((), state)  # what everybody could notice of what is hidden
        self._actions = Growing[Action]()
        self._silent: int = 0  # reactions since the last choice for which there was no usable card
        self._reached = reached(None, state, 0, 0)
        self._earlier: list[Earlier] = []
        self._last: LastMove | None = None

    @property
    def module(self) -> AnyGame:
        """All that is asked of the game that this is one of."""
        return game_of(self.state.edition.key)

    @property
    def log(self) -> list[tuple[int, ...]]:
        """What has happened, as events."""
        return self.log_from(0)

    @property
    def log_length(self) -> int:
        """How much that is."""
        return len(self._log)

    def log_from(self, first: int) -> list[tuple[int, ...]]:
        """The events from one on."""
        return self._log.since(first)

    @property
    def actions(self) -> list[Action]:
        """What was chosen where there was a choice."""
        return self._actions.since(0)

    @property
    def actions_length(self) -> int:
        """How often that was."""
        return len(self._actions)

    @property
    def asked(self) -> Seat | None:
        """The seat that has to decide, counted from 0; None when the game is over."""
        return None if self.state.asked == NOBODY else self.state.asked

    @property
    def phase(self) -> str:
        """`check`, `play`, `rent`; in Monopoly `roll`, `land`, `end`; and `over`."""
        return self.module.PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        """Whether the last turn has ended."""
        return self.state.over

    @property
    def winners(self) -> list[Seat]:
        """Who has won when the game is over, nobody before."""
        return self.state.winners() if self.over else []

    @property
    def scores(self) -> list[int]:
        """What each seat is worth now, by seat, in coins or whatever the money of the edition is."""
        return list(self.module.scores(self.state))

    @property
    def must_pass(self) -> bool:
        """Whether the seat asked has nothing to choose in a window, so that `pass_` is the only answer (Q180)."""
        return self.state.stack.must_pass(self.state)

    @property
    def question_open(self) -> bool:
        """Whether what is asked begins a move that everybody may know of; else it is the rest of one."""
        return self._asks_openly(self.state)

    def _asks_openly(self, s: AnyState) -> bool:
        return not s.over and self.module.QUESTIONS[s.stack.top.prompt(s)[0]].open

    # --- what is known of it --------------------------------------------------------------------------------------

    def view(self, seat: SeatName | None = None) -> V_co:
        """What a seat knows, a `View` of its game; None is a spectator. Raises BadInput."""
        seen: V_co = known(self.state, NOBODY if seat is None else self._known(seat), self.memory)
        return seen

    def page_view(self, seat: SeatName | None = None) -> P_co:
        """A seat's view with what a page shows besides; None is a spectator. Raises BadInput."""
        shown: P_co = self.module.page_view(self.state, NOBODY if seat is None else self._known(seat))
        return shown

    def redacted(self, event: tuple[int, ...], seat: SeatName | None = None) -> tuple[int, ...]:
        """An event of the log as a seat sees it; None is a spectator."""
        return self.module.redacted(event, NOBODY if seat is None else self._known(seat))

    def events(self, seat: SeatName | None = None, first: int = 0) -> Iterator[LogEntry]:
        """What has happened, from an event on, each as a seat was told it; None is a spectator. Raises BadInput."""
        viewer = NOBODY if seat is None else self._known(seat)
        told = teller(self.module, self.state.edition.key)
        for number, event in enumerate(self.log_from(first), start=first):
            yield told.told(number, self.module.redacted(event, viewer))

    def recall(self, lines: Sequence[Mapping[str, object]]) -> None:
        """Remember what was told before this began, by the lines of a log as they were kept for everybody."""
        self._recalled = self.module.recalled(self.state.edition, self.state.players, [dict(line) for line in lines])
        self.memory = noticed(self._recalled, self.state)

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Play one legal action of the seat that is asked, or of one that speaks out of turn, up to the next question.

        Raises NotAsked and IllegalMove, and then nothing has changed.
        """
        if not self.permits(action):
            moves.refuse(self.state, self.state.asked, str(action), None)
        before, choice, last = self.state, not self.must_pass, self._moving(action)
        state = before.copy()
        state.apply(action, stop_at_windows=True)
        if state.irreversible != before.irreversible or state.asked != before.asked:
            self._earlier = []
        elif choice:
            self._earlier.append(self._now())
        self.state = state
        self._log.add(state.events)
        self.memory = noticed(self.memory, state)
        if choice:
            self._actions.add([action])
        self._silent = 0 if choice else self._silent + 1
        self._reached = reached(self._reached, state, len(self._actions), self._silent)
        self._last = last if last.barred else last._replace(barred=revealed(before, state))

    def _moving(self, action: Action) -> LastMove:
        """The move that an action begins or goes on with."""
        speaker = self.module.out_of_turn_seat(action)
        seat: Seat = self.state.asked if speaker is None else speaker
        if self.must_pass:
            return LastMove(seat, None, [])
        if speaker is not None or self.question_open:
            return LastMove(seat, self._now(), self._earlier[:])
        return self._last if self._last and self._last.seat == seat else LastMove(seat, None, [])

    def permits(self, action: int) -> TypeGuard[Action]:
        """Whether `play` takes this action now."""
        if type(action) is not int:  # bool and float can equal one
            return False
        speaker = self.module.out_of_turn_seat(Action(action))
        return self.state.is_legal(Action(action)) if speaker is None else self._out_of_turn(speaker) == action

    def _out_of_turn(self, seat: Seat) -> Action | None:
        """The action by which a seat that is not asked begins to speak out of turn; None if it can't."""
        words = (self.module.out_of_turn(self.state, seat, word) for word in self.module.WORDS)
        return next((action for action in words if action is not None), None)

    def pass_(self) -> None:
        """Give the only answer in a window that leaves the seat asked no choice."""
        if self.must_pass:
            self.play(self.state.legal_actions[0])

    def can_undo(self, seat: SeatName) -> bool:
        """Whether a seat can take something back: nobody else has been asked since and nothing was revealed."""
        return self.asked == self._known(seat) and bool(self._earlier)

    def undo(self, seat: SeatName) -> None:
        """Take the seat's last move back, all of it, or the part of it chosen so far. Raises BadInput."""
        if not self.can_undo(seat):
            raise BadInput("nothing-to-undo")
        earlier = self._earlier.pop()
        while self._earlier and not self._asks_openly(earlier.state):
            earlier = self._earlier.pop()
        self._last = None
        self._restore(earlier)

    def why_not_take_back(self, seat: int) -> str:
        """Why a seat can't take its last move back even if all others agree: a code; empty where it can."""
        if self.over:
            return "game-over"
        if self._last is None or (self._last.seat == seat and self._last.before is None):
            return "nothing-to-undo"
        if self._last.seat != seat:
            return "take-back-answered"
        return self._last.barred or ("take-back-alone" if self.can_undo(seat) else "")

    def take_back(self, seat: int) -> None:
        """Take back the last move of a seat, to which nobody has answered yet. Raises BadInput."""
        refusal = self.why_not_take_back(seat)
        if refusal:
            raise BadInput(refusal)
        assert self._last and self._last.before
        earlier, self._earlier = self._last.before, self._last.undo
        self._last = None
        self._restore(earlier)

    def _restore(self, earlier: Earlier) -> None:
        """Be as it was."""
        self.state, self._silent, self._reached = cast(S_co, earlier.state), earlier.silent, earlier.reached
        self.memory = earlier.memory
        self._log.shorten(earlier.log)
        self._actions.shorten(earlier.actions)

    def _now(self) -> Earlier:
        """The way back to here."""
        return Earlier(self.state, len(self._log), len(self._actions), self._silent, self._reached, self.memory)

    def copy(self) -> Self:
        """An independent game in the same state."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._earlier = self._earlier[:]
        twin._log = self._log.copy()
        twin._actions = self._actions.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def _known(self, seat: SeatName) -> Seat:
        """A seat of this game."""
        number = SEAT_NAMES.index(seat) if isinstance(seat, str) and seat in SEAT_NAMES else seat
        if type(number) is not int or number not in range(self.state.players):
            raise BadInput("no-such-seat", seat=str(seat), last=self.state.players - 1)
        return Seat(number)


def revealed(before: AnyState, after: AnyState) -> str:
    """Why what has led from one state to another can't be taken back: a code; empty where it can."""
    if after.chance.state() != before.chance.state():
        return "take-back-chance"
    return "take-back-seen" if after.irreversible != before.irreversible else ""
