"""Moves as paths of tokens: reading them against a table, and writing what was played."""

from collections.abc import Callable

from altbau.errors import IllegalMove, NotAsked
from altbau.families import family_of
from altbau.kernel.family import AnyTable
from altbau.kernel.stack import NOBODY, NOT_OFFERED
from altbau.kernel.vocabulary import SEAT_NAMES

NOTHING_TO_DO = ("pass", "done", "stop")
MOST_NAMED = 30  # options in an error
FEW_NUMBERS = 8  # that are named one by one


def play(t: AnyTable, seat: int, line: str, act: Callable[[int], None], *, forgiving: bool = False) -> None:
    """Play a path of tokens of a seat on a table; on an error the table is spoilt, so hand in a copy.

    What left no choice may be named all the same, and a seat may speak out of turn where the rules allow it. `act`
    plays an action on this table. When `forgiving`, a `pass`, `done` or `stop` with nothing to choose is taken as done.
    Raises NotAsked and IllegalMove.
    """
    family = family_of(t.edition.key)
    named = list(t.forced)  # what may still be named: seat and action, in turns
    last: tuple[AnyTable, int] | None = None  # the table before the last token that was a choice, and its action
    words = line.split()
    if not words:
        raise IllegalMove("empty-move")
    for place, text in enumerate(words):
        action = family.action_of(t, text)
        word = text in NOTHING_TO_DO
        if place == 0 and action is not None and t.asked != seat:
            aside = family.interjection(t, seat, action)
            if aside is not None:
                act(aside)
                named = list(t.forced)
        legal = t.asked == seat and action in t.todo.legal
        if (not legal or (place > 0 and not word)) and action is not None and take_named(named, seat, action):
            continue
        if not legal:
            if forgiving and word and t.asked != seat:
                continue
            refuse(unchosen(*last, seat, action) or t if last else t, seat, text, action)
        assert action is not None
        last = (t.copy(), action)
        act(action)
        named = list(t.forced)


def take_named(named: list[int], seat: int, action: int) -> bool:
    """Strike out an action of the seat that was played by itself, with those before it; whether there was one."""
    for place in range(0, len(named), 2):
        if named[place] == seat and named[place + 1] == action:
            del named[: place + 2]
            return True
    return False


def unchosen(t: AnyTable, played: int, seat: int, action: int | None) -> AnyTable | None:
    """The table at a decision that left the seat no choice after what it played, if a rule forbade an action there."""
    family = family_of(t.edition.key)
    t.todo.frames[-1].act(t, played)
    t.todo.pause(t)
    while action is not None and len(t.legal) == 1:
        if t.asked == seat and action not in t.legal and family.refusal(t, action) != family.REFUSALS[NOT_OFFERED]:
            return t
        t.todo.frames[-1].act(t, t.legal[0])
        t.todo.pause(t)
    return None


def refuse(t: AnyTable, seat: int, text: str, action: int | None) -> None:
    """Raise the error that says why a token can't be played."""
    if t.asked == NOBODY:
        raise NotAsked("game-over")
    if t.asked != seat:
        raise NotAsked("not-asked", player=SEAT_NAMES[seat], asked=SEAT_NAMES[t.asked])
    family = family_of(t.edition.key)
    options = named_options([family.token(t, option) for option in t.legal])
    if action is None:
        raise IllegalMove("no-such-token", token=text, options=options)
    name, rule = family.refusal(t, action)
    raise IllegalMove("illegal-move", rule, token=text, refusal=name, options=options)


def named_options(tokens: list[str]) -> str:
    """Options for an error, many numbers as a range: `pass, 11 … 500`."""
    numbers = [token for token in tokens if token.isdigit()]
    if len(numbers) > FEW_NUMBERS:
        tokens = [token for token in tokens if not token.isdigit()] + [f"{numbers[0]} … {numbers[-1]}"]
    return ", ".join(tokens[:MOST_NAMED]) + (" …" if len(tokens) > MOST_NAMED else "")
