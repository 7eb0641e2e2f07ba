"""The public memory of deals: how often each player has accepted and declined offers.

It is computed from events, and no rule depends on it. So it is not part of the state; it is kept beside the log
(`core.game.Observation`).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import Memory
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import DEAL_MADE, DEAL_REFUSED, EVENTS


class Answers(NamedTuple):
    """How often a player has accepted and declined offers."""

    accepted: int = 0
    declined: int = 0


NO_ANSWERS: Final = Answers()
ANSWERED_BY: Final = {DEAL_MADE: ("other", 2), DEAL_REFUSED: ("player", 1)}  # by event: the argument with the seat
BY_NAME: Final = {EVENTS[kind].name: kind for kind in ANSWERED_BY}


def noticed(before: tuple[Answers, ...], players: int, events: Sequence[tuple[int, ...]]) -> tuple[Answers, ...]:
    """The answers of each seat after these events; `before` is the memory before them, empty at the start."""
    answers = [(event[0], event[ANSWERED_BY[event[0]][1]]) for event in events if event[0] in ANSWERED_BY]
    if before and not answers:
        return before
    after = list(before) if before else [NO_ANSWERS] * players
    for kind, seat in answers:
        accepted, declined = after[seat]
        after[seat] = Answers(accepted + 1, declined) if kind == DEAL_MADE else Answers(accepted, declined + 1)
    return tuple(after)


def answers_of(memory: Memory, seat: Seat) -> Answers:
    """The answers of a seat from a view's memory."""
    return cast(Answers, memory[seat]) if memory else NO_ANSWERS


def recalled(edition: MonopolyEdition, players: int, lines: Sequence[Data]) -> tuple[Answers, ...]:
    """The memory from public lines of a log; lines of older versions of the program are readable too."""
    return noticed((), players, [event_of(line) for line in lines if line["name"] in BY_NAME])


def event_of(line: Data) -> tuple[int, ...]:
    """The event of a log line, with only the argument for the seat that answered; the others are filled with it."""
    kind = BY_NAME[line["name"]]
    name, place = ANSWERED_BY[kind]
    answering = Seat(SEAT_NAMES.index(line["args"][name]["value"]))
    return (kind, *[answering] * place)
