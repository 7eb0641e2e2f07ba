"""The checker of histories finds each kind of fault, and none where there is none."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.server.histories import Look, Move, Operation, Written, faults

HISTORY: Sequence[Operation] = (
    Move("A", "a1", 0.0, 0.1, "accepted", 1),
    Look("B", 0.2, 0.3, 1, "one"),
    Move("B", "b1", 0.3, 0.5, "unknown"),
    Move("B", "b1", 0.6, 0.8, "accepted", 2),
    Look("A", 0.8, 0.9, 2, "two"),
    Move("A", "a2", 0.9, 1.0, "refused"),
    Move("A", "a3", 1.0, 1.1, "accepted", 4),
    Look("A", 1.1, 1.2, 4, "four"),
    Look("B", 1.1, 1.3, 4, "four"),
    Move("B", "b2", 1.4, 2.0, "unknown"),
)
LOG: Written = ((1, "a1"), (2, "b1"), (3, None), (4, "a3"))


def changed(number: int, **fields: object) -> list[Operation]:
    """The history with one operation otherwise."""
    history = list(HISTORY)
    history[number] = replace(history[number], **fields)  # type: ignore[arg-type]
    return history


def test_what_can_be_true_is_no_fault() -> None:
    assert faults(HISTORY, LOG) == []
    assert faults(HISTORY, (*LOG, (5, "b2"))) == []


@pytest.mark.parametrize(
    ("history", "log", "fault"),
    [
        (HISTORY, ((1, "a1"), (2, None), (3, None), (4, "a3")), "lost b1"),
        (HISTORY, (*LOG, (5, "b2"), (6, "b2")), "doubled"),
        (HISTORY, ((1, "a1"), (2, "b1"), (4, "a3")), "hole"),
        (HISTORY, (*LOG, (5, "a2")), "refused a2"),
        (HISTORY, (*LOG, (5, "c1")), "nobody's c1"),
        (changed(6, seq=3), LOG, "renumbered a3"),
        (changed(8, seq=0), LOG, "went back: B"),
        (changed(7, seq=3), LOG, "own move not seen: A"),
        (changed(8, digest="another"), LOG, "split at 4"),
        (
            [*HISTORY, Move("B", "b3", 5.0, 5.1, "accepted", 3)],
            ((1, "a1"), (2, "b1"), (3, "b3"), (4, "a3")),
            "late b3",
        ),
    ],
)
def test_a_planted_fault_is_found(history: Sequence[Operation], log: Written, fault: str) -> None:
    assert fault in faults(history, log)
