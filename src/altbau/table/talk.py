"""What people say to each other at a table: text that is nothing but text, and ready-made phrases. It is kept beside
the log and touches no game.

Players talk among themselves; spectators read that, and have a room of their own. A line is a player's by its seat, a
spectator's by a number, so that no name can pretend to be somebody else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import live
from altbau.core.text.letters import in_one_line, visible
from altbau.errors import BadInput

LONGEST: Final = 500  # characters of a text
KEPT: Final = 2000  # lines of a room; the oldest go
RECENT: Final = 50  # lines among which a message that comes again is found
NEWEST: Final = 2800  # bytes of the newest lines of a room, as they come behind a table
OLDER: Final = 8000  # of those that somebody asks for

encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Line:
    """Something said, as it is kept: by a seat, or by the spectator of a number, who is known by the digest of a
    `voice`. `name` is what had been typed as a name by then, `client` the client's id of the message."""

    number: int
    at: str
    seat: Seat
    speaker: int
    voice: str | None
    name: str | None
    text: str | None
    phrase: live.Phrase | None
    client: str

    def shown(self) -> live.TalkLine:
        """The line as it is read."""
        return live.TalkLine(
            number=self.number,
            at=self.at,
            seat=None if self.seat == NOBODY else SEAT_NAMES[self.seat],
            speaker=self.speaker,
            name=self.name,
            text=self.text,
            phrase=self.phrase,
        )


class Room:
    """What has been said in one room."""

    def __init__(self, lines: Sequence[Line] = ()) -> None:
        self.lines = [*lines][-KEPT:]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def add(self, line: Line) -> None:
        """Something is said."""
        self.lines = [*self.lines[1 - KEPT :], line]

    def knows(self, client: str, seat: Seat, voice: str | None) -> bool:
        """Whether somebody has said this already: the same message has come again."""
        return any((line.client, line.seat, line.voice) == (client, seat, voice) for line in self.lines[-RECENT:])

    def speaker(self, voice: str | None) -> int:
        """The number of a spectator: as before, or the next; 0 of a player."""
        if voice is None:
            return 0
        known = {line.voice: line.speaker for line in self.lines}
        return known.get(voice) or 1 + max(known.values(), default=0)

    def before(self, number: int, most: int) -> tuple[list[live.TalkLine], bool]:
        """The newest lines before a number that have room in so many bytes, at least one, and whether there are any
        before them."""
        earlier = [line for line in self.lines if line.number < number]
        shown: list[live.TalkLine] = []
        while earlier:
            line = earlier[-1].shown()
            most -= len(encoder.encode(line)) + 1
            if shown and most < 0:
                break
            shown.insert(0, line)
            earlier.pop()
        return shown, bool(earlier)


def spoken(said: live.Say) -> live.Say:
    """What somebody says, with its text as it is kept. Raises BadInput for what is nothing, or too much."""
    if (said.text is None) == (said.phrase is None):
        raise BadInput("nothing-said")
    if said.text is None:
        return said
    text = in_one_line(said.text)
    if not visible(text):
        raise BadInput("nothing-said")
    if len(text) > LONGEST:
        raise BadInput("too-much-said", most=LONGEST, length=len(text))
    return msgspec.structs.replace(said, text=text)
