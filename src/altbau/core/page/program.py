"""What a program that plays a seat and the one that lets it play say to each other, a line of JSON each, besides the
messages of an open connection (`live.py`) and the table (`wire.py`)."""

from typing import Any, Literal

import msgspec

from altbau.core.page.wire import Wire


class Begin(Wire, tag="begin", tag_field="type"):
    """The first line: in which `version` all this is said, and where the program sits. It draws whatever it draws by
    this `seed`, so that the same game comes of the same seed."""

    version: int
    edition: str
    players: int
    seat: str
    seed: str


class Hello(Wire, tag="hello", tag_field="type"):
    """The program's first line, in answer to that. It names the version that it knows."""

    version: int
    kind: Literal["program"]
    name: str = ""


class Budget(Wire, omit_defaults=True):
    """What an answer may take: milliseconds of processor time, and where it is given, simulated games."""

    cpu: int
    simulations: int | None = None


class Ask(Wire, tag="ask", tag_field="type"):
    """The table of this `seq` asks the program: it answers by a `move`, as the `choices` of the question say."""

    seq: int
    budget: Budget


class Because(Wire, tag="because", tag_field="type"):
    """Before a `move`, why: a message `bot-reason-<name>` of the game's texts, and by their names the arguments that it
    has, as the table names them: a letter, a token, a number. What the program can't see is no argument."""

    name: str
    args: dict[str, str | int] = msgspec.field(default_factory=dict)


class End(Wire, tag="end", tag_field="type"):
    """The game is over. Its `record` has the truth: seed and choices, from which everything follows."""

    record: dict[str, Any]
