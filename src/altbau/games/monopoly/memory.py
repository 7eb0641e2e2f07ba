"""The public memory of deals: how often each player has accepted and declined offers, and the last offer to it.

It is computed from events, and no rule depends on it. So it is not part of the state; it is kept beside the log
(`core.game.Observation`).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import Memory
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.monopoly.rules.actions import action_of
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import DEAL_MADE, DEAL_OFFERED, DEAL_REFUSED, EVENTS


class Answers(NamedTuple):
    """How often a player has accepted and declined offers, and what it was offered last."""

    accepted: int = 0
    declined: int = 0
    goods: tuple[int, ...] = ()  # of the last offer to it: those given, 0, those asked for
    took: bool = False  # whether it accepted the last offer that it has answered


NO_ANSWERS: Final = Answers()
ABOUT: Final = {  # by event: the argument with the seat that is asked or answers
    DEAL_OFFERED: ("other", 2), DEAL_MADE: ("other", 2), DEAL_REFUSED: ("player", 1),
}  # fmt: skip
BY_NAME: Final = {EVENTS[kind].name: kind for kind in ABOUT}


def noticed(before: tuple[Answers, ...], players: int, events: Sequence[tuple[int, ...]]) -> tuple[Answers, ...]:
    """The answers of each seat after these events; `before` is the memory before them, empty at the start."""
    told = [event for event in events if event[0] in ABOUT]
    if before and not told:
        return before
    after = list(before) if before else [NO_ANSWERS] * players
    for event in told:
        seat = event[ABOUT[event[0]][1]]
        accepted, declined, goods, took = after[seat]
        if event[0] == DEAL_OFFERED:
            after[seat] = Answers(accepted, declined, event[3:], took)
        elif event[0] == DEAL_MADE:
            after[seat] = Answers(accepted + 1, declined, goods, took=True)
        else:
            after[seat] = Answers(accepted, declined + 1, goods, took=False)
    return tuple(after)


def answers_of(memory: Memory, seat: Seat) -> Answers:
    """The answers of a seat from a view's memory."""
    return cast(Answers, memory[seat]) if memory else NO_ANSWERS


def recalled(edition: MonopolyEdition, players: int, lines: Sequence[Data]) -> tuple[Answers, ...]:
    """The memory from public lines of a log; lines of older versions of the program are readable too."""
    return noticed((), players, [event_of(line) for line in lines if line["name"] in BY_NAME])


def event_of(line: Data) -> tuple[int, ...]:
    """The event of a log line, with the seat that is asked or answers, and the goods of an offer; other arguments are
    filled with that seat."""
    kind = BY_NAME[line["name"]]
    name, place = ABOUT[kind]
    seat = Seat(SEAT_NAMES.index(line["args"][name]["value"]))
    goods = [*named(line["args"]["given"]), 0, *named(line["args"]["asked"])] if kind == DEAL_OFFERED else []
    return (kind, *[seat] * place, *goods)


def named(goods: Data) -> list[int]:
    """The goods on one side of an offer; unknown ones are left out."""
    actions = [action_of(str(good["value"])) for good in goods["value"]]
    return [action for action in actions if action is not None]
