"""Moves as paths of tokens: plays them on a state, and explains why a token can't be played."""

from collections.abc import Collection
from functools import partial
from typing import Generic, NoReturn, Protocol, TypeVar

from altbau.core.engine.eventlog import Forced
from altbau.core.engine.ids import NOBODY, NOT_OFFERED, Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.core.notation.legal_moves import options_of
from altbau.errors import IllegalMove, NotAsked
from altbau.games import game_of

S = TypeVar("S", bound=AnyState)

NOTHING_TO_DO = ("pass", "done", "stop")
MOST_NAMED = 30  # options in an error


class Playable(Protocol[S]):
    """What a line is played on. Its states are immutable: `play` replaces `state`, and naming a forced action replaces
    it by one in which that is marked."""

    state: S
    module: AnyGame

    def play(self, action: Action, /) -> None:
        """Play one legal action of the seat asked, or of a seat that acts out of turn."""


class Trial(Generic[S]):
    """A state to play on, without log and undo; the initial state is not changed."""

    def __init__(self, state: S, stop_at_windows: bool = False) -> None:
        self.state = state
        self.module = game_of(state.edition.key)
        self.stop_at_windows = stop_at_windows

    def play(self, action: Action) -> None:
        """Play one legal action."""
        state = self.state.copy()
        state.apply(action, self.stop_at_windows)
        self.state = state


class Path(Generic[S]):
    """Plays the tokens of one seat one after another.

    A forced action, which was played automatically, may also be named, once and until the next choice. A seat may begin
    out of turn where the rules allow it.
    """

    def __init__(self, played: Playable[S], seat: Seat) -> None:
        self.played = played
        self.seat = seat
        self.module = played.module
        self.irreversible = played.state.irreversible
        self.begun = False
        self.last: tuple[S, Action] | None = None  # the state before the last choice, and that choice
        self.passed = 0  # forced actions of the seat after it that have been named
        self.came_too_late = False  # the refused token was meant for a forced decision, before anything was revealed

    @property
    def sealed(self) -> bool:
        """Whether the tokens so far have led to something that can't be taken back."""
        return self.played.state.irreversible != self.irreversible

    def step(self, text: str) -> None:
        """Play one token: a choice, or the name of a forced action. A token that could be both is a choice if it is the
        first, or `pass`, `done` or `stop`. Raises NotAsked and IllegalMove.
        """
        action = self.module.action_of(self.played.state.edition, text)
        rather_choice = not self.begun or text in NOTHING_TO_DO
        if not self.begun:
            self.speak_up(action)
        self.begun = True
        state = self.played.state
        legal = state.asked == self.seat and action is not None and state.is_legal(action)
        if not (legal and rather_choice) and self.name(action):
            return
        if action is None or not legal:
            self.refuse(text, action)
        self.choose(action)

    def speak_up(self, word: Action | None) -> None:
        """Begin out of turn, if the seat is not asked and the word allows that."""
        if word is not None and self.played.state.asked != self.seat:
            action = self.module.out_of_turn(self.played.state, self.seat, word)
            if action is not None:
                self.choose(action)

    def choose(self, action: Action) -> None:
        """Play an action; forced actions after it may be named next."""
        self.last, self.passed = (self.played.state, action), 0
        self.played.play(action)

    def name(self, action: Action | None) -> bool:
        """Mark a forced action as named by the seat. Returns False if there is no such action."""
        forced = self.played.state.forced
        if action is None or Forced(self.seat, action) not in forced:
            return False
        last = forced.index(Forced(self.seat, action))
        own = [place for place in range(last + 1) if forced[place].seat == self.seat]
        self.played.state = with_named(self.played.state, [*named_actions(self.played.state), *own])
        self.passed = len(own)
        return True

    def refuse(self, text: str, action: Action | None) -> NoReturn:
        """Raise the error for a token, at the decision for which it was meant."""
        meant = self.meant(action)
        self.came_too_late = meant is not None and meant.irreversible == self.irreversible
        at = meant or self.played.state
        if action is not None and not self.forbids(at, action) and self.has_named(action):
            wrong = IllegalMove if at.asked == self.seat else NotAsked
            raise wrong("already-played", token=text)
        refuse(at, self.seat, text, action)

    def has_named(self, action: Action) -> bool:
        """Whether the seat has already named a forced action."""
        return Forced(self.seat, action, named=True) in self.played.state.forced

    def meant(self, action: Action | None) -> S | None:
        """The state at a forced decision of the seat at which a rule forbade the action, if there is one after the last
        choice and after the forced decisions already named. The search stops at decisions of others and where cards
        are seen, because the error would reveal them."""
        if self.last is None or action is None:
            return None
        before, chosen = self.last
        s = before.copy()
        advance(s, chosen)
        for place in range(sum(forced.seat == self.seat for forced in self.played.state.forced)):
            if s.asked != self.seat or s.irreversible != before.irreversible:
                break
            if place >= self.passed and self.forbids(s, action):
                return s
            advance(s, s.legal_actions[0])
        return None

    def forbids(self, s: AnyState, action: Action) -> bool:
        """Whether a rule forbids the action of the seat; False if it is only not among the options."""
        if s.asked != self.seat or s.is_legal(action):
            return False
        return self.module.refusal(s, action) != self.module.REFUSALS[NOT_OFFERED]


def play_path(played: Playable[S], seat: Seat, line: str) -> list[str]:
    """Play a path of tokens as far as it goes. Returns the words left over.

    If a word can't be played, the line is refused: raises NotAsked and IllegalMove. But if something that can't be
    taken back came before that word, such as a throw or a seen card, a refusal would reveal the future: then the words
    before it stay played, unless the word was meant for a decision before that.
    """
    path = Path(played, seat)
    words = words_of(line)
    for index, text in enumerate(words):
        try:
            path.step(text)
        except (NotAsked, IllegalMove):
            if not path.sealed or path.came_too_late:
                raise
            return words[index:]
    return []


def play_whole(s: S, seat: Seat, line: str, *, forgiving: bool = False) -> S:
    """The state after a whole path of tokens, for scenarios, where nothing is secret. Raises NotAsked and IllegalMove.

    When `forgiving`, a `pass`, `done` or `stop` of a seat that is not asked is ignored.
    """
    trial = Trial(s)
    path = Path(trial, seat)
    for text in words_of(line):
        try:
            path.step(text)
        except NotAsked:
            if not (forgiving and text in NOTHING_TO_DO):
                raise
    return trial.state


def words_of(line: str) -> list[str]:
    """The tokens of a line. Raises IllegalMove if there are none."""
    words = line.split()
    if not words:
        raise IllegalMove("empty-move")
    return words


def named_actions(s: AnyState) -> list[int]:
    """The places of the named actions in the list of forced actions."""
    return [place for place, forced in enumerate(s.forced) if forced.named]


def with_named(s: S, places: Collection[int]) -> S:
    """A copy of the state in which exactly the forced actions at these places are marked as named."""
    state = s.copy()
    state.forced = [forced._replace(named=place in places) for place, forced in enumerate(s.forced)]
    return state


def advance(s: AnyState, action: Action) -> None:
    """Play an action in a state, up to the next question, even a forced one."""
    s.stack.top.apply(s, action)
    s.stack.run_to_question(s)


def refuse(s: AnyState, seat: Seat, text: str, action: Action | None) -> NoReturn:
    """Raise the error that says why a token can't be played: NotAsked or IllegalMove."""
    if s.asked == NOBODY:
        raise NotAsked("game-over")
    if s.asked != seat:
        raise NotAsked("not-asked", player=SEAT_NAMES[seat], asked=SEAT_NAMES[s.asked])
    module = game_of(s.edition.key)
    options = named_options(options_of(s, partial(module.token, s.edition)))
    if action is None:
        raise IllegalMove("no-such-token", token=text, options=options)
    name, rule = module.refusal(s, action)
    raise IllegalMove("illegal-move", rule, token=text, refusal=name, options=options).told_by(module.NAME)


def named_options(tokens: list[str]) -> str:
    """Options for an error: `pass, 11..500`."""
    return ", ".join(tokens[:MOST_NAMED]) + (" …" if len(tokens) > MOST_NAMED else "")
