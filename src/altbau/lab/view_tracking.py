"""A lean game for bots and learners, without log and undo."""

from collections.abc import Callable, Sequence

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import Memory, View
from altbau.core.game import AnyGame
from altbau.games import game_of
from altbau.play.observation import bot_view, memory_after
from altbau.play.text import moves


class TrackedState:
    """A state with the public memory. Forced actions are played automatically, so the seat asked always has a choice;
    rents are claimed as soon as they are due."""

    __slots__ = ("memory", "module", "state")

    def __init__(self, state: AnyState, memory: Memory = ()) -> None:
        self.module: AnyGame = game_of(state.edition.key)
        self.state = state
        self.memory = memory_after(memory, state)
        self._pass_by()

    @property
    def asked(self) -> Seat:
        """The seat that has a choice, or NOBODY when the game is over."""
        return self.state.asked

    def view(self, seat: Seat) -> View:
        """The view of a seat, with memory."""
        view: View = bot_view(self.state, seat, self.memory)
        return view

    def __repr__(self) -> str:
        return f"<TrackedState {self.state!r}>"

    def copy(self) -> "TrackedState":
        """An independent copy."""
        twin = TrackedState.__new__(TrackedState)
        twin.module, twin.state, twin.memory = self.module, self.state.copy(), self.memory
        return twin

    def __getstate__(self) -> tuple[AnyState, Memory]:
        return self.state, self.memory

    def __setstate__(self, kept: tuple[AnyState, Memory]) -> None:
        self.state, self.memory = kept
        self.module = game_of(self.state.edition.key)

    def apply(self, action: Action) -> list[tuple[int, ...]]:
        """Play a legal action, up to the next question with a choice. Returns the events."""
        return self._step(action) + self._pass_by()

    def _pass_by(self) -> list[tuple[int, ...]]:
        """Play all forced actions. Returns the events."""
        events: list[tuple[int, ...]] = []
        while self.state.asked != NOBODY and self.state.stack.forces():
            events += self._step(self.state.legal_actions[0])
        return events

    def _step(self, action: Action) -> list[tuple[int, ...]]:
        self.state.apply(action)
        events = self.state.events[:]
        self.memory = memory_after(self.memory, self.state)
        for seat in self.module.claimants(self.state):
            line = self.module.always_out_of_turn(self.view(seat))
            if line:
                self.state = moves.play_whole(self.state, seat, line)
                events += self.state.events
        return events


def play_out(
    followed: TrackedState,
    bots: Sequence[AnyBot],
    watch: Callable[[View, Action], None],
    over: Callable[[TrackedState], bool] = lambda followed: followed.asked == NOBODY,
) -> list[tuple[int, ...]]:
    """Let a bot on each seat play until `over`; `watch` is called with each decision before it is played. Returns the
    events."""
    events: list[tuple[int, ...]] = []
    while not over(followed):
        asked = followed.asked
        view = followed.view(asked)
        action = bots[asked].decide(view).action
        watch(view, action)
        events += followed.apply(action)
    return events
