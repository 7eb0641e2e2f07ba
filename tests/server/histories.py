"""Checks what clients have sent and been answered against the stored log, as Jepsen does.

A history is a list of operations with the times at which they were sent and answered. Whether the answers are
consistent is decided without knowing the server: each acknowledged move is in the log once, under the acknowledged
number; a refused one is not; one without an answer is there at most once; and a viewer is never shown a state older
than one that was shown or acknowledged to him, nor one that differs from what others saw at the same number.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Outcome: TypeAlias = Literal["accepted", "refused", "unknown"]


@dataclass(frozen=True)
class Move:
    """A move: its viewer, the client's id of the message, the times, and the outcome. It may be sent again."""

    viewer: str
    client: str
    sent: float
    answered: float
    outcome: Outcome
    seq: int = 0  # acknowledged number, if it was accepted


@dataclass(frozen=True)
class Look:
    """A look at the table: its number of moves, and a digest of its public part."""

    viewer: str
    sent: float
    answered: float
    seq: int
    digest: str


Operation: TypeAlias = Move | Look
Written: TypeAlias = Sequence[tuple[int, str | None]]  # number and client's id of each stored entry


def faults(history: Sequence[Operation], written: Written) -> list[str]:
    """The inconsistencies in the history of a table; empty if there are none."""
    moves = [each for each in history if isinstance(each, Move)]
    looks = [each for each in history if isinstance(each, Look)]
    return [*of_log(written), *of_moves(moves, written), *of_order(moves), *of_looks(looks), *of_viewers(history)]


def of_log(written: Written) -> Iterator[str]:
    """Missing numbers, and messages that were carried out twice."""
    if [seq for seq, _ in written] != list(range(1, len(written) + 1)):
        yield "hole"
    if any(count > 1 for client, count in Counter(client for _, client in written).items() if client):
        yield "doubled"


def of_moves(moves: Iterable[Move], written: Written) -> Iterator[str]:
    """Acknowledged moves that are missing or have another number, refused ones that are there, and entries that nobody
    has sent."""
    numbers = {client: seq for seq, client in written if client}
    last: dict[str, Outcome] = {}
    for move in moves:
        if move.outcome == "accepted" and move.client not in numbers:
            yield f"lost {move.client}"
        elif move.outcome == "accepted" and numbers[move.client] != move.seq:
            yield f"renumbered {move.client}"
        if last.get(move.client) != "accepted":
            last[move.client] = move.outcome
    yield from (f"refused {client}" for client, outcome in last.items() if outcome == "refused" and client in numbers)
    yield from (f"nobody's {client}" for client in numbers if client not in last)


def of_order(moves: Iterable[Move]) -> Iterator[str]:
    """Moves that were sent after another was acknowledged, but are stored before it."""
    accepted = sorted((move for move in moves if move.outcome == "accepted"), key=lambda move: move.answered)
    furthest: dict[str, int] = {}
    for move in accepted:
        furthest.setdefault(move.client, move.seq)
    for move in accepted:
        before = [each.seq for each in accepted if each.answered < move.sent and each.client != move.client]
        first_sent = min(each.sent for each in moves if each.client == move.client)
        if before and first_sent == move.sent and max(before) > move.seq:
            yield f"late {move.client}"


def of_looks(looks: Iterable[Look]) -> Iterator[str]:
    """Numbers at which two looks saw different tables."""
    seen: dict[int, str] = {}
    for look in looks:
        if seen.setdefault(look.seq, look.digest) != look.digest:
            yield f"split at {look.seq}"


def of_viewers(history: Iterable[Operation]) -> Iterator[str]:
    """Looks at a table older than the viewer's previous look, or than his own acknowledged move."""
    known: dict[str, int] = {}
    own: dict[str, int] = {}
    for each in sorted(history, key=lambda each: each.answered):
        if isinstance(each, Move):
            if each.outcome == "accepted":
                own[each.viewer] = max(own.get(each.viewer, 0), each.seq)
            continue
        if each.seq < known.get(each.viewer, 0):
            yield f"went back: {each.viewer}"
        elif each.seq < own.get(each.viewer, 0):
            yield f"own move not seen: {each.viewer}"
        known[each.viewer] = max(known.get(each.viewer, 0), each.seq)
