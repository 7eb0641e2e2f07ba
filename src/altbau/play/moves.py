"""Moves as paths of tokens: reading them against a state, and writing what was played."""

from typing import Any, NoReturn, Protocol

from altbau.core.eventlog import Forced
from altbau.core.ids import NOBODY, NOT_OFFERED, Action, Seat
from altbau.core.state import AnyState
from altbau.core.vocabulary import SEAT_NAMES
from altbau.errors import IllegalMove, NotAsked
from altbau.games import game_of

NOTHING_TO_DO = ("pass", "done", "stop")
MOST_NAMED = 30  # options in an error
FEW_NUMBERS = 8  # that are named one by one


class Playable(Protocol):
    """What a line is played on. Its state never changes: `play` puts the one after an action in its place."""

    state: Any

    def play(self, action: Action, /) -> None:
        """Go on by one legal action of the seat asked, or of one that speaks out of turn."""


class Trial:
    """A state and what comes of it, without a game's log and undo; the one that it begins with stays as it is."""

    def __init__(self, state: AnyState, stop_at_windows: bool = False) -> None:
        self.state: Any = state
        self.stop_at_windows = stop_at_windows

    def play(self, action: Action) -> None:
        """Go on by one legal action."""
        state = self.state.copy()
        state.apply(action, self.stop_at_windows)
        self.state = state


class Path:
    """The tokens of one seat, one after another.

    What left no choice may be named all the same, and a seat may begin out of turn where the rules allow it.
    """

    def __init__(self, played: Playable, seat: Seat) -> None:
        self.played = played
        self.seat = seat
        self.module = game_of(self.state.edition.key)
        self.irreversible = self.state.irreversible
        self.begun = False
        self.named = list(self.state.forced)  # what may still be named
        self.last: tuple[AnyState, Action] | None = None  # the state before the last token that was a choice, and that
        self.came_too_late = False  # the last token was meant for a decision that left no choice, before any seal

    @property
    def state(self) -> AnyState:
        """As far as the path has been gone."""
        state: AnyState = self.played.state
        return state

    @property
    def sealed(self) -> bool:
        """Whether something on the path can't be taken back."""
        return self.state.irreversible != self.irreversible

    def step(self, text: str) -> None:
        """Play one token: a choice, or the name of what left none. What could be both is a choice if it begins the line
        or is a `pass`, `done` or `stop`. Raises NotAsked and IllegalMove.
        """
        action = self.module.action_of(self.state.edition, text)
        rather_choice = not self.begun or text in NOTHING_TO_DO
        if not self.begun:
            self.speak_up(action)
        self.begun = True
        legal = self.state.asked == self.seat and action in self.state.legal_actions
        if not (legal and rather_choice) and take_named(self.named, self.seat, action):
            return
        if action is None or not legal:
            self.refuse(text, action)
        self.last = (self.state, action)
        self.choose(action)

    def speak_up(self, word: Action | None) -> None:
        """Begin out of turn, if the seat is not asked and the word is one with which it may."""
        if word is not None and self.state.asked != self.seat:
            action = self.module.out_of_turn(self.state, self.seat, word)
            if action is not None:
                self.choose(action)

    def choose(self, action: Action) -> None:
        """Carry out an action; what it leaves no choice about may be named next."""
        self.played.play(action)
        self.named = list(self.state.forced)

    def refuse(self, text: str, action: Action | None) -> NoReturn:
        """Raise the error that says why a token can't be played, where it was meant to be."""
        meant = unchosen(*self.last, self.seat, action) if self.last else None
        self.came_too_late = meant is not None and meant.irreversible == self.irreversible
        refuse(meant or self.state, self.seat, text, action)


def play(played: Playable, seat: Seat, line: str) -> list[str]:
    """Play a path of tokens as far as it goes; the words left over.

    A word that can't be played is refused, and with it the line: raises NotAsked and IllegalMove. But after a throw, a
    seen card or anything else that can't be taken back a refusal would tell what is to come; so all before that word
    then stands, unless it was meant for a decision that came before all that.
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


def play_whole(s: AnyState, seat: Seat, line: str, *, forgiving: bool = False) -> Any:
    """The state after a path of tokens, all of it: for scenarios, which may know what is to come. Raises NotAsked and
    IllegalMove.

    When `forgiving`, a `pass`, `done` or `stop` with nothing to choose is taken as done.
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


def take_named(named: list[Forced], seat: Seat, action: Action | None) -> bool:
    """Strike out an action of the seat that was played by itself, with those before it; whether there was one."""
    for index, forced in enumerate(named):
        if forced.seat == seat and forced.action == action:
            del named[: index + 1]
            return True
    return False


def unchosen(before: AnyState, played: Action, seat: Seat, action: Action | None) -> AnyState | None:
    """The state at a decision that left the seat no choice after what it played, if a rule forbade an action there. It
    is not looked for beyond what others decide or cards that are seen, since that would tell of them."""
    s = before.copy()
    module = game_of(s.edition.key)
    irreversible = s.irreversible
    s.stack.frames[-1].apply(s, played)
    s.stack.run_to_question(s)
    while action is not None and len(s.legal_actions) == 1 and s.asked == seat and s.irreversible == irreversible:
        if action not in s.legal_actions and module.refusal(s, action) != module.REFUSALS[NOT_OFFERED]:
            return s
        s.stack.frames[-1].apply(s, s.legal_actions[0])
        s.stack.run_to_question(s)
    return None


def refuse(s: AnyState, seat: Seat, text: str, action: Action | None) -> NoReturn:
    """Raise the error that says why a token can't be played."""
    if s.asked == NOBODY:
        raise NotAsked("game-over")
    if s.asked != seat:
        raise NotAsked("not-asked", player=SEAT_NAMES[seat], asked=SEAT_NAMES[s.asked])
    module = game_of(s.edition.key)
    options = named_options([module.token(s.edition, option) for option in s.legal_actions])
    if action is None:
        raise IllegalMove("no-such-token", token=text, options=options)
    name, rule = module.refusal(s, action)
    raise IllegalMove("illegal-move", rule, token=text, refusal=name, options=options)


def named_options(tokens: list[str]) -> str:
    """Options for an error, many numbers as a range: `pass, 11 … 500`."""
    numbers = [token for token in tokens if token.isdigit()]
    if len(numbers) > FEW_NUMBERS:
        tokens = [token for token in tokens if not token.isdigit()] + [f"{numbers[0]} … {numbers[-1]}"]
    return ", ".join(tokens[:MOST_NAMED]) + (" …" if len(tokens) > MOST_NAMED else "")
