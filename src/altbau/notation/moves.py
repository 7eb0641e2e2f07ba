"""Moves as paths of tokens: reading them against a table, and writing what was played."""

from collections.abc import Callable

from altbau.errors import IllegalMove, NotAsked
from altbau.wucherer.actions import (
    ATTIC,
    BASEMENT,
    NUMBER,
    SEAT,
    SEAT_NAMES,
    WORDS,
    apartment_id,
    building_id,
    token,
)
from altbau.wucherer.edition import Edition
from altbau.wucherer.explain import why_not
from altbau.wucherer.refusals import REFUSALS
from altbau.wucherer.table import Table

SINGLE_TOKENS = {name: action for action, name in WORDS.items()} | {
    name: SEAT + seat for seat, name in enumerate(SEAT_NAMES)
}
NOTHING_TO_DO = ("pass", "done", "stop")
MOST_DIGITS = 5
MOST_NAMED = 30  # options in an error


def action_of(text: str, edition: Edition) -> int | None:
    """The action that a token names in an edition, whether legal or not; None for what is no token."""
    if text in SINGLE_TOKENS:
        return SINGLE_TOKENS[text]
    if text.isascii() and text.isdigit():
        return NUMBER + int(text) if len(text) <= MOST_DIGITS else None
    return edition.kind(text) or place_of(text)


def place_of(text: str) -> int | None:
    """The building or apartment that a token names, whether it stands or not.

    >>> place_of("B1.attic") == apartment_id(building_id(1, 1), ATTIC)
    True
    """
    place, dot, level = text.partition(".")
    number = place[1:]
    if not (place[:1] in SEAT_NAMES and number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        return None
    building = building_id(SEAT_NAMES.index(place[0]), int(number))
    if not dot:
        return building
    if level in ("basement", "attic"):
        return apartment_id(building, BASEMENT if level == "basement" else ATTIC)
    if level.isascii() and level.isdigit() and BASEMENT < int(level[:MOST_DIGITS]) < ATTIC:
        return apartment_id(building, int(level[:MOST_DIGITS]))
    return None


def play(t: Table, seat: int, line: str, act: Callable[[Table, int], None], *, forgiving: bool = False) -> None:
    """Play a path of tokens of a seat on a table; on an error the table is spoilt, so hand in a copy.

    What left no choice may be named all the same. `act` is `Table.act` or `Table.step`. When `forgiving`, a `pass`,
    `done` or `stop` with nothing to choose is taken as done. Raises NotAsked and IllegalMove.
    """
    named = list(t.todo.forced)  # what may still be named: seat and action, in turns
    words = line.split()
    if not words:
        raise IllegalMove("empty-move")
    for place, text in enumerate(words):
        action = action_of(text, t.edition)
        word = text in NOTHING_TO_DO
        legal = t.asked == seat and action in t.legal
        if (not legal or (place > 0 and not word)) and action is not None and take_named(named, seat, action):
            continue
        if not legal:
            if forgiving and word:
                continue
            refuse(t, seat, text, action)
        assert action is not None
        act(t, action)
        named = list(t.todo.forced)


def take_named(named: list[int], seat: int, action: int) -> bool:
    """Strike out an action of the seat that was played by itself, with those before it; whether there was one."""
    for place in range(0, len(named), 2):
        if named[place] == seat and named[place + 1] == action:
            del named[: place + 2]
            return True
    return False


def refuse(t: Table, seat: int, text: str, action: int | None) -> None:
    """Raise the error that says why a token can't be played."""
    if t.asked == -1:
        raise NotAsked("game-over")
    if t.asked != seat:
        raise NotAsked("not-asked", player=SEAT_NAMES[seat], asked=SEAT_NAMES[t.asked])
    options = ", ".join(token(option, t.edition.names) for option in t.legal[:MOST_NAMED])
    if len(t.legal) > MOST_NAMED:
        options += " …"
    if action is None:
        raise IllegalMove("no-such-token", token=text, options=options)
    name, rule = REFUSALS[why_not(t, action)]
    raise IllegalMove("illegal-move", rule, token=text, refusal=name, options=options)
