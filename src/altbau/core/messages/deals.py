"""Messages about deals that several tables play, as strict types (`wire.py`)."""

from typing import Literal, TypeAlias

import msgspec

from altbau.core.data import HouseRules
from altbau.core.engine.options import OptionValue
from altbau.core.messages.analysis import LocalizedText
from altbau.core.messages.lists import ListedSeat
from altbau.core.messages.table import WireStruct

DealKind: TypeAlias = Literal["daily", "linked"]


class NewDeal(WireStruct):
    """Create a deal that everyone with its link can play, each alone against these `bots`, in seat order. `cards` are
    changed card values, `house` are house rules."""

    edition: str
    bots: list[str]
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    house: HouseRules = msgspec.field(default_factory=dict)


class PlayDeal(WireStruct):
    """Start a table for a deal, with this player name."""

    name: str


class ListedDeal(WireStruct):
    """A deal in a list. Until it `closes` (ISO) it can be played and its seed is secret. `table` is where the
    requesting player has begun it, if anywhere, and `over` whether that game is over. The `host` can close the deal."""

    KEY = "id"
    id: str
    kind: DealKind
    edition: str
    house: HouseRules
    bots: list[str]
    opened: str
    closes: str
    closed: bool
    table: str | None
    over: bool
    host: bool


class Divergence(WireStruct):
    """The question that both players were `asked`, what one `chose`, and what the other chose `instead`."""

    asked: LocalizedText
    chose: LocalizedText
    instead: LocalizedText


class DivergencePoint(WireStruct):
    """The point where two games of a deal diverged: the round, and the entries `own` and `other` of their logs.
    `otherwise` has the two choices; null if one of the players acted out of turn."""

    round: int
    own: int
    other: int
    otherwise: Divergence | None


class DealResult(WireStruct):
    """The result of a person's game of a deal: rank and coins. It `counts` if the person alone played it to the end
    before the deal was closed, under the same rules, and did not try anything out. Then `better` is the percentage of
    the other counting games that it beats, equal ones counted half (null without others), and `leads` is true if none
    is better. `instead` says whether a bot has decided something in the person's place. `parted` is the point where the
    game diverged from that of the requesting player, if it did."""

    KEY = "table"
    table: str
    seat: ListedSeat
    place: int
    coins: int
    instead: bool
    counts: bool
    better: int | None
    leads: bool
    parted: DivergencePoint | None


class Deal(WireStruct):
    """A deal: its settings, and the hash of its seed (`commitment`); the `seed` is sent when the deal is closed.
    `begun` counts the tables that play or have played it, `finished` those that are over. The results are sent to
    players who have finished it, and to everyone when it is closed; counting games come first, the best on top.
    `playable` is true while the rules have not changed since."""

    listed: ListedDeal
    options: dict[str, OptionValue]
    own_cards: bool
    playable: bool
    commitment: str
    seed: str | None
    begun: int
    finished: int
    results: list[DealResult]
