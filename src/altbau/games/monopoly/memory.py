"""The public memory of deals: how often each player has accepted and declined offers, the last offer to it, and
whether it has made one.

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
    """How often a player has accepted and declined offers, what it was offered last, and whether it makes offers."""

    accepted: int = 0
    declined: int = 0
    goods: tuple[int, ...] = ()  # of the last offer to it: those given, 0, those asked for
    took: bool = False  # whether it accepted the last offer that it has answered
    offers: bool = False  # whether it has ever made an offer itself


NO_ANSWERS: Final = Answers()
SEATS: Final = {  # by event: its seats, the last of which is asked or answers
    DEAL_OFFERED: ("player", "other"), DEAL_MADE: ("player", "other"), DEAL_REFUSED: ("player",),
}  # fmt: skip
BY_NAME: Final = {EVENTS[kind].name: kind for kind in SEATS}


def noticed(before: tuple[Answers, ...], players: int, events: Sequence[tuple[int, ...]]) -> tuple[Answers, ...]:
    """The answers of each seat after these events; `before` is the memory before them, empty at the start."""
    told = [event for event in events if event[0] in SEATS]
    if before and not told:
        return before
    after = list(before) if before else [NO_ANSWERS] * players
    for event in told:
        seat = event[len(SEATS[event[0]])]
        mine = after[seat]
        if event[0] == DEAL_OFFERED:
            after[seat] = mine._replace(goods=event[3:])
            after[event[1]] = after[event[1]]._replace(offers=True)
        elif event[0] == DEAL_MADE:
            after[seat] = mine._replace(accepted=mine.accepted + 1, took=True)
        else:
            after[seat] = mine._replace(declined=mine.declined + 1, took=False)
    return tuple(after)


def answers_of(memory: Memory, seat: Seat) -> Answers:
    """The answers of a seat from a view's memory."""
    return cast(Answers, memory[seat]) if memory else NO_ANSWERS


def recalled(edition: MonopolyEdition, players: int, lines: Sequence[Data]) -> tuple[Answers, ...]:
    """The memory from public lines of a log; lines of older versions of the program are readable too."""
    return noticed((), players, [event_of(line) for line in lines if line["name"] in BY_NAME])


def event_of(line: Data) -> tuple[int, ...]:
    """The event of a log line, with its seats and the goods of an offer."""
    kind = BY_NAME[line["name"]]
    seats = [SEAT_NAMES.index(line["args"][name]["value"]) for name in SEATS[kind]]
    goods = [*named(line["args"]["given"]), 0, *named(line["args"]["asked"])] if kind == DEAL_OFFERED else []
    return (kind, *seats, *goods)


def named(goods: Data) -> list[int]:
    """The goods on one side of an offer; unknown ones are left out."""
    actions = [action_of(str(good["value"])) for good in goods["value"]]
    return [action for action in actions if action is not None]
