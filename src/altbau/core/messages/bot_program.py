"""Messages between an external program that plays a seat and its host, one line of JSON each, besides the messages of a
live connection (`live.py`) and the table (`wire.py`)."""

from typing import Literal

import msgspec

from altbau.core.data import Data
from altbau.core.messages.table import WireStruct


class Begin(WireStruct, tag="begin", tag_field="type"):
    """The first line: the `version` of the protocol, and the program's seat. The program must derive its random numbers
    from the `seed`, so that games can be repeated."""

    version: int
    edition: str
    players: int
    seat: str
    seed: str


class Hello(WireStruct, tag="hello", tag_field="type"):
    """The program's first line, the answer to `begin`, with the version that it knows."""

    version: int
    kind: Literal["program"]
    name: str = ""


class Budget(WireStruct, omit_defaults=True):
    """The limits for an answer: milliseconds of processor time, and the number of simulated games if given."""

    cpu: int
    simulations: int | None = None


class Ask(WireStruct, tag="ask", tag_field="type"):
    """The table of this `seq` asks the program, which answers with a `move` from the `choices` of the question."""

    seq: int
    budget: Budget


class Because(WireStruct, tag="because", tag_field="type"):
    """The reason, sent before a `move`: a message `bot-reason-<name>` of the game's texts with its arguments by name,
    as the table writes them: a letter, a token, a number. Things that the program can't see are not allowed."""

    name: str
    args: dict[str, str | int] = msgspec.field(default_factory=dict)


class End(WireStruct, tag="end", tag_field="type"):
    """The game is over. Its `record` has the seed and all choices, from which the whole game can be replayed."""

    record: Data
