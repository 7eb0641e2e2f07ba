"""Messages about a turn that is tried before it begins, as strict types (`wire.py`)."""

from typing import Annotated, Literal

import msgspec

from altbau.core.messages.live import MOST_MOVES, MOST_OF_MOVE
from altbau.core.messages.table import BareQuestion, Choice, LogEntry, Question, WireStruct


class TryTurn(WireStruct):
    """Try the caller's next turn with these `moves`, as if it began now; the last of them may be unfinished."""

    moves: Annotated[list[Annotated[str, msgspec.Meta(max_length=MOST_OF_MOVE)]], msgspec.Meta(max_length=MOST_MOVES)]


class TriedMove(WireStruct):
    """A move as it was tried: the first `choice` in answer to what it `asks`, and the events until somebody else is
    asked."""

    asks: BareQuestion
    choice: Choice
    log: list[LogEntry]


class TriedTurn(WireStruct):
    """A turn after its first `moves`, as far as they are possible, with the `question` that follows; it is inside the
    last move if that is `unfinished`. There is no question if the turn has `ended`: where dice are thrown or cards seen
    (`chance`), because it is over (`turn`), or before a move that is `illegal`."""

    moves: list[TriedMove]
    question: Question | None
    unfinished: bool
    ended: Literal["chance", "turn", "illegal"] | None
