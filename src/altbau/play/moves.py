"""Moves as paths of tokens: reading them against a state, and writing what was played."""

from collections.abc import Callable
from typing import NoReturn

from altbau.core.eventlog import Forced
from altbau.core.ids import NOBODY, NOT_OFFERED, Action, Seat
from altbau.core.state import AnyState
from altbau.core.vocabulary import SEAT_NAMES
from altbau.errors import IllegalMove, NotAsked
from altbau.games import game_of

NOTHING_TO_DO = ("pass", "done", "stop")
MOST_NAMED = 30  # options in an error
FEW_NUMBERS = 8  # that are named one by one


class Path:
    """A path of tokens that a seat goes from a state on; on an error the state is spoilt, so hand in a copy.

    What left no choice may be named all the same, and a seat may begin out of turn where the rules allow it. `apply`
    plays an action in this state.
    """

    def __init__(self, s: AnyState, seat: Seat, apply: Callable[[Action], None]) -> None:
        self.s = s
        self.seat = seat
        self.apply = apply
        self.module = game_of(s.edition.key)
        self.irreversible = s.irreversible
        self.begun = False
        self.named = list(s.forced)  # what may still be named
        self.last: tuple[AnyState, Action] | None = None  # the state before the last token that was a choice, and that
        self.came_too_late = False  # the last token was meant for a decision that left no choice, before any seal

    def step(self, text: str) -> None:
        """Play one token. Raises NotAsked and IllegalMove."""
        s, seat = self.s, self.seat
        action = self.module.action_of(s.edition, text)
        if not self.begun and action is not None and s.asked != seat:
            aside = self.module.out_of_turn(s, seat, action)
            if aside is not None:
                self.choose(aside)
        legal = s.asked == seat and action in s.legal_actions
        nameable = not legal or (self.begun and text not in NOTHING_TO_DO)
        self.begun = True
        if nameable and action is not None and take_named(self.named, seat, action):
            return
        if not legal:
            meant = unchosen(*self.last, seat, action) if self.last else None
            self.came_too_late = meant is not None and meant.irreversible == self.irreversible
            refuse(meant or s, seat, text, action)
        assert action is not None
        self.last = (s.copy(), action)
        self.choose(action)

    def choose(self, action: Action) -> None:
        """Carry out an action; what it leaves no choice about may be named next."""
        self.apply(action)
        self.named = list(self.s.forced)


def play(s: AnyState, seat: Seat, line: str, apply: Callable[[Action], None]) -> list[str]:
    """Play a path of tokens as far as it goes; the words left over.

    A word that can't be played is refused, and with it the line: raises NotAsked and IllegalMove. But after a throw, a
    seen card or anything else that can't be taken back a refusal would tell what is to come; so all before that word
    then stands, unless it was meant for a decision that came before all that.
    """
    path = Path(s, seat, apply)
    words = words_of(line)
    for place, text in enumerate(words):
        try:
            path.step(text)
        except (NotAsked, IllegalMove):
            if s.irreversible == path.irreversible or path.came_too_late:
                raise
            return words[place:]
    return []


def play_whole(s: AnyState, seat: Seat, line: str, *, forgiving: bool = False) -> None:
    """Play a path of tokens, all of it: for scenarios, which may know what is to come. Raises NotAsked and IllegalMove.

    When `forgiving`, a `pass`, `done` or `stop` with nothing to choose is taken as done.
    """
    path = Path(s, seat, s.apply)
    for text in words_of(line):
        try:
            path.step(text)
        except NotAsked:
            if not (forgiving and text in NOTHING_TO_DO):
                raise


def words_of(line: str) -> list[str]:
    """The tokens of a line. Raises IllegalMove if there are none."""
    words = line.split()
    if not words:
        raise IllegalMove("empty-move")
    return words


def take_named(named: list[Forced], seat: Seat, action: Action) -> bool:
    """Strike out an action of the seat that was played by itself, with those before it; whether there was one."""
    for index, forced in enumerate(named):
        if forced.seat == seat and forced.action == action:
            del named[: index + 1]
            return True
    return False


def unchosen(s: AnyState, played: Action, seat: Seat, action: Action | None) -> AnyState | None:
    """The state at a decision that left the seat no choice after what it played, if a rule forbade an action there. It
    is not looked for beyond what others decide or cards that are seen, since that would tell of them."""
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
