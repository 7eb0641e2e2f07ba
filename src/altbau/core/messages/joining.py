"""Messages to start a table and to take a seat, as strict types (`wire.py`)."""

from typing import Literal

import msgspec

from altbau.core.data import Data, HouseRules
from altbau.core.engine.options import OptionValue
from altbau.core.messages.live import Watching
from altbau.core.messages.table import Clock, PaceName, Secret, WindowLimit, WireStruct


class NewSeat(WireStruct):
    """A seat of a new table: `human` on this device, `link` for an invited person, or `bot`. Without a `name` the game
    names a bot or guest in each reader's language. In a rematch `was` is the player's seat at the previous table; a bot
    keeps its name. `hints` switches a person's hints on or off; null is the default of the table."""

    kind: Literal["human", "link", "bot"]
    name: str | None = None
    bot: str | None = None
    was: str | None = None
    hints: bool | None = None


class NewTable(WireStruct):
    """Start a table. `cards` are changed card values, `house` are house rules with the edition's own name. With `games`
    or `target` it plays a match of several games. `previous` is the table of which this is a rematch; only its players
    can start one. `pace` can be changed later. `hints` false disables hints; true allows them and switches them on for
    all people; null allows them and switches them on only for a person who plays alone against bots. With `sit_in` a
    bot plays for an absent person without a vote. If several people play, a window waits for `window_limit` seconds;
    the default is a minute, and a day in correspondence games. `clock` limits people's time for questions that begin
    with a move of their own."""

    edition: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    house: HouseRules = msgspec.field(default_factory=dict)
    games: int | None = None
    target: int | None = None
    seed: int | None = None
    previous: str | None = None
    pace: PaceName = "normal"
    hints: bool | None = None
    sit_in: bool = False
    window_limit: WindowLimit | None = None
    clock: Clock = "none"


class FileEntry(WireStruct):
    """An entry of the log of a table (`table/log/table_log.py`)."""

    kind: str
    body: Data


class FileSnapshot(WireStruct):
    """The position at the start of the turn in which entry `seq` was written, by which newer rules go on."""

    seq: int
    body: Data


class TableFile(WireStruct):
    """A table as one file, with its seed, which its host may have chosen (`seed_chosen`), and so with all that is
    hidden: how it was started, by which `version` of the rules, its entries, and the log as shown. With `by_number` all
    shuffles follow from the seed; `position` is where it began, if not at a deal. A table that is begun from it goes on
    there, and counts in no list."""

    altbau: Literal["table"]
    version: int
    start: NewTable
    entries: list[FileEntry]
    lines: list[Data]
    snapshot: FileSnapshot
    seed_chosen: bool = False
    by_number: bool = False
    position: str | None = None


class WhatIf(WireStruct):
    """Start a table that plays on from a moment of a game; it counts in no list. The moment is after the entry `seq` of
    that table's log. The player takes the `seat` with this `name`; `bots` play all other seats, by letter. The cards
    are `as-they-were`, or those that the seat did not know are `dealt-anew`; later throws and shuffles are new. A
    running game can be tried out only from its current moment and with cards dealt anew, by a person who plays alone
    against bots; that game counts in no list from then on."""

    seq: int
    seat: str
    name: str
    cards: Literal["as-they-were", "dealt-anew"]
    bots: dict[str, str]


class SeatKey(WireStruct):
    """The key of a seat of a new table. A seat on the device that started the table has a `secret`; whoever has it can
    play the seat. An invited person's seat has an `invitation`, which can be exchanged for a secret."""

    seat: str
    name: str
    kind: Literal["human", "link", "bot"]
    secret: str | None
    invitation: str | None


class Created(WireStruct):
    """A started table and the keys of its seats, sent only once."""

    id: str
    seats: list[SeatKey]


class Invite(WireStruct):
    """Create an invitation to this seat; an earlier invitation to it ends."""

    seat: str


class Invited(WireStruct):
    """An invitation, sent only once."""

    seat: str
    invitation: str


class Invitation(WireStruct):
    """The content of an invitation; reading it does not use it up. It names the `hosts`, the edition (in `house`, its
    own name), the seat, and the seat's `name` if one was given. An invitation to a table that still `waits` is for its
    free seats, one after the other. `players` and `bots` are the names and the bots by seat; `free` are the seats not
    yet taken. If the table has `hints`, each player chooses whether to use them."""

    hosts: list[str]
    seat: str
    name: str | None
    edition: str
    house: HouseRules
    players: list[str]
    bots: list[str | None]
    free: list[str]
    come: bool
    waits: bool
    hints: bool


class Join(WireStruct):
    """Accept an invitation, which uses it up. Without a `name` the seat's name is kept. `hints` switches hints on or
    off; null is the default of the table."""

    invitation: Secret
    name: str | None = None
    hints: bool | None = None


class Rename(WireStruct):
    """Change the name of the viewer's seat. The name must differ from all present and former names at the table."""

    name: str


class TransferHost(WireStruct):
    """Make another seat the host in place of the viewer. The host invites people and sets the pace of bots and who may
    chat and watch; it gives no access to cards."""

    seat: str


class Empty(WireStruct):
    """An empty body: the address and the key say everything."""


class ShownCode(WireStruct):
    """A code with which another device of the same player gets access, once, within so many seconds."""

    code: str
    seconds: int


class EnterCode(WireStruct):
    """The code that the player's other device shows."""

    code: Secret


class Admitted(WireStruct):
    """The secret of a seat for this device only, sent only once."""

    table: str
    seat: str
    name: str
    secret: str


class Watch(WireStruct):
    """Set who may watch; host only. An earlier link ends."""

    watching: Watching


class SpectatorLink(WireStruct):
    """The `secret` of a new link for spectators, sent only once."""

    secret: str | None
