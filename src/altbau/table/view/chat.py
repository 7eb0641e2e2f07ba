"""The chat of a table: plain text and ready-made phrases. It is stored beside the log and does not affect the game.

There are two rooms: one for the players, which spectators can read, and one for spectators. The author of a line is a
seat or the number of a spectator, so that nobody can impersonate another by name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live
from altbau.core.text.unicode import in_one_line, is_visible
from altbau.errors import BadInput

LONGEST: Final = 500  # characters of a text
KEPT: Final = 2000  # lines of a room that are kept, the newest
RECENT: Final = 50  # newest lines in which a repeated message is recognized
NEWEST: Final = 2800  # bytes of the newest lines of a room, sent after a table
OLDER: Final = 8000  # bytes of earlier lines, sent on request

encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class StoredChatLine:
    """A line as stored: by a `seat`, or by the spectator with the number `speaker`, who is recognized by the digest
    `voice`. `name` is the author's typed name then, `client` the client's id of the message."""

    number: int
    at: str
    seat: Seat
    speaker: int
    voice: str | None
    name: str | None
    text: str | None
    phrase: live.Phrase | None
    client: str

    def as_message(self) -> live.ChatLine:
        """The line as a message."""
        return live.ChatLine(
            number=self.number,
            at=self.at,
            seat=None if self.seat == NOBODY else SEAT_NAMES[self.seat],
            speaker=self.speaker,
            name=self.name,
            text=self.text,
            phrase=self.phrase,
        )


class ChatRoom:
    """The lines of one room."""

    def __init__(self, lines: Sequence[StoredChatLine] = ()) -> None:
        self.lines = [*lines][-KEPT:]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def add(self, line: StoredChatLine) -> None:
        """Append a line; the oldest is dropped beyond `KEPT`."""
        self.lines = [*self.lines[1 - KEPT :], line]

    def knows(self, client: str, seat: Seat, voice: str | None) -> bool:
        """Whether a message is a repetition: the same client id from the same author."""
        return any((line.client, line.seat, line.voice) == (client, seat, voice) for line in self.lines[-RECENT:])

    def speaker(self, voice: str | None) -> int:
        """The number of a spectator, a new one if unknown; 0 for a player."""
        if voice is None:
            return 0
        known = {line.voice: line.speaker for line in self.lines}
        return known.get(voice) or 1 + max(known.values(), default=0)

    def before(self, number: int, most: int) -> tuple[list[live.ChatLine], bool]:
        """The newest lines before `number` that fit in `most` bytes, at least one, and whether there are earlier
        ones."""
        earlier = [line for line in self.lines if line.number < number]
        shown: list[live.ChatLine] = []
        while earlier:
            line = earlier[-1].as_message()
            most -= len(encoder.encode(line)) + 1
            if shown and most < 0:
                break
            shown.insert(0, line)
            earlier.pop()
        return shown, bool(earlier)


def clean_message(said: live.Say) -> live.Say:
    """A message with its text in one line, as stored. Raises BadInput if it has no visible text and no phrase, has
    both, or is too long."""
    if (said.text is None) == (said.phrase is None):
        raise BadInput("nothing-said")
    if said.text is None:
        return said
    text = in_one_line(said.text)
    if not is_visible(text):
        raise BadInput("nothing-said")
    if len(text) > LONGEST:
        raise BadInput("too-much-said", most=LONGEST, length=len(text))
    return msgspec.structs.replace(said, text=text)
