"""Messages about a table that waits for its players, as strict types (`wire.py`)."""

from typing import Literal, TypeAlias

import msgspec

from altbau.core.data import HouseRules
from altbau.core.engine.options import OptionValue
from altbau.core.messages.joining import NewSeat, SeatKey
from altbau.core.messages.table import USUAL_LIMIT, Clock, PaceName, Version, WindowLimit, WireStruct

SeatKind: TypeAlias = Literal["human", "link", "bot"]
Value: TypeAlias = bool | str | int | list[str] | dict[str, str] | None


class Settings(WireStruct):
    """The settings of a lobby. `cards` are changed card values, `house` are house rules. With `games` or
    `target` it plays a match of several games. If `drawn`, the seating order is drawn at random when the game begins.
    `hints` allows hints. With `sit_in` a bot plays for an absent person without a vote. A window waits for
    `window_limit` seconds; `clock` limits people's time for questions that begin with a move of their own. If `filled`,
    a bot plays each seat that nobody has taken by the start, until somebody does."""

    edition: str
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    house: HouseRules = msgspec.field(default_factory=dict)
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


class AgreementChange(WireStruct):
    """A change since all at the table agreed: of a field of the settings, a table `option` by name, the number of
    `seats`, or the `bots`. The value of house rules is the edition's own name by language, or null."""

    what: str
    option: str | None
    before: Value
    after: Value


class LobbySeat(WireStruct):
    """A seat of a lobby: a bot's or a person's, `taken` or not. `called` is the display name by language, null
    if a person has chosen the `name`."""

    seat: str
    kind: SeatKind
    name: str
    called: dict[str, str] | None
    bot: str | None
    taken: bool
    ready: bool
    online: bool


class LobbyView(WireStruct, tag="lobby", tag_field="type"):
    """A lobby, sent again after every change. It was opened at `since` (ISO); `viewer` is the viewer's seat. If
    `host` is true the viewer can change everything and start. `watching` is the number of spectators. `number` rises
    with each change of what is to be played and of who sits there; `ready` does not change it."""

    version: Version
    id: str
    since: str
    number: int
    settings: Settings
    seats: list[LobbySeat]
    changed: list[AgreementChange]
    viewer: str | None
    host: bool
    watching: int


class Started(WireStruct, tag="started", tag_field="type"):
    """The game has begun at the same address, with the same keys: the client must reconnect."""


# --- what is asked ------------------------------------------------------------------------------------------------


class NewLobby(WireStruct):
    """Open a lobby: `human` seats are on this device, `link` seats are for people with the invitation."""

    settings: Settings
    seats: list[NewSeat]


class CreatedLobby(WireStruct):
    """An opened table, the keys of the seats on this device, and the invitation to all free seats; sent only once."""

    id: str
    seats: list[SeatKey]
    invitation: str


class ChangeSettings(WireStruct, tag="settle", tag_field="type"):
    """Change the settings. Nobody is `ready` any more then."""

    settings: Settings


class AddSeat(WireStruct, tag="add", tag_field="type"):
    """Append a seat: for a `bot`, or for a person if that is null."""

    bot: str | None = None


class RemoveSeat(WireStruct, tag="remove", tag_field="type"):
    """Remove a seat on which nobody sits."""

    seat: str


class FillSeat(WireStruct, tag="fill", tag_field="type"):
    """Let a `bot` play a free seat, or reserve the seat for a person if that is null."""

    seat: str
    bot: str | None = None


class MoveSeat(WireStruct, tag="move", tag_field="type"):
    """Move a player to another seat; the players between move up."""

    seat: str
    to: str


class Ready(WireStruct, tag="ready", tag_field="type"):
    """Agree to what is to be played as of this `number`, or withdraw the agreement."""

    ready: bool
    number: int


class Leave(WireStruct, tag="leave", tag_field="type"):
    """Leave the table: the seat becomes free, and its key ends."""


class SendAway(WireStruct, tag="send-away", tag_field="type"):
    """Remove a player: the key of the seat ends, and so does the invitation by which it was taken."""

    seat: str


class RenewInvitation(WireStruct, tag="renew", tag_field="type"):
    """Create a new invitation; the previous one ends."""


OfHost: TypeAlias = ChangeSettings | AddSeat | RemoveSeat | FillSeat | MoveSeat | SendAway | RenewInvitation
LobbyChange: TypeAlias = Ready | Leave | OfHost


class Start(WireStruct):
    """Deal the table as of this `number`, `without` the agreement of these seats: those of all guests who have come and
    are not `ready`."""

    number: int
    without: list[str] = msgspec.field(default_factory=list)


class Acknowledgement(WireStruct):
    """The request was carried out; `invitation` is the new one if it ended the previous one."""

    invitation: str | None = None


class QrCode(WireStruct):
    """A QR code: its rows from the top; `1` is a dark module."""

    rows: list[str]


class QrText(WireStruct):
    """The text for a QR code."""

    text: str
