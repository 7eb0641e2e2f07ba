"""What server and page say to each other of deals that several tables play, as strict types (`wire.py`)."""

from typing import Literal, TypeAlias

import msgspec

from altbau.core.page.listing import ListedSeat
from altbau.core.page.lookback import Spoken
from altbau.core.page.wire import Wire

DealKind: TypeAlias = Literal["daily", "linked"]


class NewDeal(Wire):
    """A deal to make for whoever has its link: each plays it alone against these `bots`, in the order of their seats.
    `cards` are an owner's own values."""

    edition: str
    bots: list[str]
    options: dict[str, bool | str | int] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)


class PlayDeal(Wire):
    """Play a deal under this name."""

    name: str


class ListedDeal(Wire):
    """A deal as lists tell of it: until it `closes` (ISO) it can be played, and its seed is a secret. Who asks has
    begun it at the `table`, if any, where the game may be `over`; as its `host` he can close it."""

    KEY = "id"
    id: str
    kind: DealKind
    edition: str
    bots: list[str]
    opened: str
    closes: str
    closed: bool
    table: str | None
    over: bool
    host: bool


class Otherwise(Wire):
    """What two persons were `asked`, of whom one `chose` this and the other one something else `instead`."""

    asked: Spoken
    chose: Spoken
    instead: Spoken


class Parted(Wire):
    """Where two games of a deal went different ways: in this round, by the entries `own` and `other` of their logs. How
    is told unless one of the persons has spoken out of turn."""

    round: int
    own: int
    other: int
    otherwise: Otherwise | None


class DealResult(Wire):
    """How a game of a deal has ended for its person: who that is, the place, and the coins. It `counts` if the person
    alone has played it to the end before the deal was closed, under the same rules, and tried nothing out; then it is
    better than so many per cent of the others that count, of equal ones half, and `leads` where none is better.
    `instead` says whether a bot has decided something in the person's place. Where it parted from the game of who asks
    is told if it has."""

    KEY = "table"
    table: str
    seat: ListedSeat
    place: int
    coins: int
    instead: bool
    counts: bool
    better: int | None
    leads: bool
    parted: Parted | None


class Deal(Wire):
    """A deal: what is played, and the hash of its seed, which is told when it is closed. `begun` tables have played it
    or do, of which so many are `finished`. The results are told to who has finished it, and to everybody when it is
    closed; whoever counts and is better stands first. Where it is `playable` the rules are still those of today."""

    listed: ListedDeal
    options: dict[str, bool | str | int]
    own_cards: bool
    playable: bool
    commitment: str
    seed: str | None
    begun: int
    finished: int
    results: list[DealResult]
