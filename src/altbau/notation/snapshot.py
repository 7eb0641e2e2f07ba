"""Snapshots: a table as its turn began, written so that it can go on from there, whatever becomes of its record.

A snapshot is plain data: a position in the notation, the state of the generator of chance, and how many events the log
had. It names nothing of this program but what the notation names.
"""

from typing import Any

from altbau.errors import BadInput
from altbau.kernel.family import AnyTable
from altbau.kernel.rng import NAME, Rng
from altbau.notation.position import described_position, read_position


def snapshot(t: AnyTable) -> dict[str, Any]:
    """The table as its turn began, or as its game ended, when nothing was pending."""
    start = t.turn_start
    return {
        "position": described_position(start),
        "generator": {"name": NAME, "state": list(start.rng.state())},
        "log": start.told,
    }


def restored(written: dict[str, Any]) -> Any:
    """The table that a snapshot tells of, with its first question open. Raises BadInput."""
    generator = written["generator"]
    if generator["name"] != NAME:
        raise BadInput("unknown-generator", name=generator["name"], known=NAME)
    t = read_position(written["position"], rng=Rng(*generator["state"]), windows=True)
    t.told += written["log"]
    return t
