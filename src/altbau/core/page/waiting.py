"""What server and page say to each other of a table that waits for its players, as strict types (`wire.py`)."""

from typing import Literal, TypeAlias

import msgspec

from altbau.core.page.entering import NewSeat, SeatKey
from altbau.core.page.wire import USUAL_LIMIT, Clock, PaceName, Version, WindowLimit, Wire

SeatKind: TypeAlias = Literal["human", "link", "bot"]
Value: TypeAlias = bool | str | int | list[str] | None


class Settings(Wire):
    """What is to be played. With `games` or `target` it is several games. The order at the table is `drawn` by lot when
    the game begins, or as the seats stand; `hints` says whether players may ask for one, `sit_in` whether a bot plays
    for whoever is absent without a vote; a window waits for `window_limit` seconds, and people have a `clock` for what
    begins with a move of their own. Where it is `filled` a bot plays each seat to which nobody has come by then, until
    somebody does."""

    edition: str
    options: dict[str, bool | str | int] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    games: int | None = None
    target: int | None = None
    pace: PaceName = "normal"
    hints: bool = True
    sit_in: bool = False
    window_limit: WindowLimit = USUAL_LIMIT
    clock: Clock = "none"
    drawn: bool = False
    filled: bool = True


# --- what is shown ------------------------------------------------------------------------------------------------


class Changed(Wire):
    """Something that is not as everybody at the table agreed to: a field of the settings, a table `option` by its name,
    how many `seats` there are, or which `bots` play."""

    what: str
    option: str | None
    before: Value
    after: Value


class WaitingSeat(Wire):
    """A seat of a table that waits: a bot's, or a person's who sits there or is yet to come. Whom nobody has named is
    `called` in each language by what sits there."""

    seat: str
    kind: SeatKind
    name: str
    called: dict[str, str] | None
    bot: str | None
    taken: bool
    ready: bool
    online: bool


class WaitingTable(Wire, tag="waiting", tag_field="type"):
    """A table that waits, told anew after every change. It was opened at `since` (ISO); `viewer` is the viewer's seat;
    who is `host` can change everything and start; `watching` counts those who look on."""

    version: Version
    id: str
    since: str
    settings: Settings
    seats: list[WaitingSeat]
    changed: list[Changed]
    viewer: str | None
    host: bool
    watching: int


class Started(Wire, tag="started", tag_field="type"):
    """The game has begun, at the same address and with the same keys: connect anew."""


# --- what is asked ------------------------------------------------------------------------------------------------


class NewWaitingTable(Wire):
    """A table to open that waits: `human` seats are at this device, `link` seats for whoever comes by the
    invitation."""

    settings: Settings
    seats: list[NewSeat]


class Opened(Wire):
    """An opened table, the keys of the seats at this device, and the invitation to all its free seats; given out
    once."""

    id: str
    seats: list[SeatKey]
    invitation: str


class Settle(Wire, tag="settle", tag_field="type"):
    """Play this. Whoever was ready is so no more."""

    settings: Settings


class AddSeat(Wire, tag="add", tag_field="type"):
    """One more seat, the last: for a `bot`, or else for somebody to come."""

    bot: str | None = None


class RemoveSeat(Wire, tag="remove", tag_field="type"):
    """One seat less, where nobody sits."""

    seat: str


class FillSeat(Wire, tag="fill", tag_field="type"):
    """Let this `bot` play a seat that nobody has taken, or keep the seat for somebody to come."""

    seat: str
    bot: str | None = None


class MoveSeat(Wire, tag="move", tag_field="type"):
    """Let whoever sits on a seat sit on another one; those between move up."""

    seat: str
    to: str


class Ready(Wire, tag="ready", tag_field="type"):
    """The player agrees to what is to be played, or does not any more."""

    ready: bool


class Leave(Wire, tag="leave", tag_field="type"):
    """Stand up: the seat is free, and its key ends."""


class SendAway(Wire, tag="send-away", tag_field="type"):
    """Ask somebody to leave: the key of the seat ends, and so does the invitation by which it was taken."""

    seat: str


class RenewInvitation(Wire, tag="renew", tag_field="type"):
    """Make a new invitation; the one before ends."""


OfHost: TypeAlias = Settle | AddSeat | RemoveSeat | FillSeat | MoveSeat | SendAway | RenewInvitation
ForWaiting: TypeAlias = Ready | Leave | OfHost


class Done(Wire):
    """It is so now; with the new `invitation` where the one before has ended by it."""

    invitation: str | None = None


class QrCode(Wire):
    """A QR code: its rows from the top, 1 for each dark module."""

    rows: list[str]


class QrText(Wire):
    """What a QR code is to say."""

    text: str
