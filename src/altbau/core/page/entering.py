"""What server and page say to each other to start a table and to come to a seat, as strict types (`wire.py`)."""

from typing import Literal

import msgspec

from altbau.core.page.live import Watching
from altbau.core.page.wire import Clock, PaceName, Secret, WindowLimit, Wire


class NewSeat(Wire):
    """A seat of a new table: `human` on this device, `link` for somebody else, `bot`. Without a `name` a bot or a guest
    is called by the game, in each reader's language. In a rematch `was` is the seat at the table before, from which its
    player comes along; a bot keeps its name. A person there has `hints` or not, or as is usual at the table."""

    kind: Literal["human", "link", "bot"]
    name: str | None = None
    bot: str | None = None
    was: str | None = None
    hints: bool | None = None


class NewTable(Wire):
    """A table to start. `cards` are an owner's own values; with `games` or `target` it plays several games; `previous`
    is the table that this is a rematch of; only who played there can start it. The pace can be changed later. Players
    can have `hints` unless it says no; where it says nothing that is usual for who plays alone. By itself a bot plays
    for whoever is absent if it is to `sit_in`. Where several people play a window waits for `window_limit` seconds,
    usually a minute and by correspondence a day. People have a `clock` for what begins with a move of their own."""

    edition: str
    seats: list[NewSeat]
    options: dict[str, bool | str | int] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    games: int | None = None
    target: int | None = None
    seed: int | None = None
    previous: str | None = None
    pace: PaceName = "normal"
    hints: bool | None = None
    sit_in: bool = False
    window_limit: WindowLimit | None = None
    clock: Clock = "none"


class WhatIf(Wire):
    """Play on from a moment of a game at a table of its own, which counts in no list: after the entry `seq` of that
    table's log, from a `seat`, under this `name`, against `bots`, by the letters of all other seats. The cards are as
    they were, or `dealt-anew` as far as the seat did not know them; chance is new. A game that is still going on can
    only be tried out from now on and with cards dealt anew, by whoever plays it alone against bots; it counts in no
    list either from then on."""

    seq: int
    seat: str
    name: str
    cards: Literal["as-they-were", "dealt-anew"]
    bots: dict[str, str]


class SeatKey(Wire):
    """A seat of a new table: the `secret` of one at the device where it was started, whoever has it plays that seat;
    the `invitation` of one for somebody else, who exchanges it for a secret."""

    seat: str
    name: str
    kind: Literal["human", "link", "bot"]
    secret: str | None
    invitation: str | None


class Created(Wire):
    """A started table and the keys of its seats, given out once."""

    id: str
    seats: list[SeatKey]


class Invite(Wire):
    """Invite somebody to this seat; an earlier invitation to it ends."""

    seat: str


class Invited(Wire):
    """An invitation, given out once."""

    seat: str
    invitation: str


class Invitation(Wire):
    """Who invites, to which seat of what game, and under what `name` if anybody has given one; looking at it does not
    spend it. One to a table that still `waits` leads to its free seats, one after the other. By seat stand the names of
    the `players`, and which bot it is; `free` are the seats to which nobody has come yet. Where there are `hints`
    each player chooses whether to have them."""

    hosts: list[str]
    seat: str
    name: str | None
    edition: str
    players: list[str]
    bots: list[str | None]
    free: list[str]
    come: bool
    waits: bool
    hints: bool


class Join(Wire):
    """Take an invitation up, which spends it; under this `name`, or whatever the seat is called; with `hints` or
    without, or as is usual at the table."""

    invitation: Secret
    name: str | None = None
    hints: bool | None = None


class Rename(Wire):
    """What whoever plays a seat wants to be called: nothing that anybody at the table is or was called."""

    name: str


class Lead(Wire):
    """Who is to lead the table in place of the viewer: invite others, and say how fast bots play, who may talk and look
    on. It has nothing to do with anybody's cards."""

    seat: str


class Nothing(Wire):
    """All that there is to say is in the address and the key."""


class ShownCode(Wire):
    """A code that another device of the same player gets in by, once, for so many seconds."""

    code: str
    seconds: int


class EnterCode(Wire):
    """The code that the player's other device shows."""

    code: Secret


class Admitted(Wire):
    """The secret of a seat for this device alone, given out once."""

    table: str
    seat: str
    name: str
    secret: str


class Watch(Wire):
    """Who may look on from now on. Only the host can say so; an earlier link ends."""

    watching: Watching


class WatchLink(Wire):
    """The `secret` of a new link to look on by, given out once."""

    secret: str | None
