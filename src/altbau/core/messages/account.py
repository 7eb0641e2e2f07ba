"""Messages about a player's account across tables, as strict types (`wire.py`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from altbau.core.data import HouseRules
from altbau.core.messages.lists import HeldKey, ListedTable
from altbau.core.messages.table import Secret, WireStruct

What: TypeAlias = Literal["everything", "this-device", "other-devices"]


class SeatClaim(WireStruct):
    """The keys of a player's seats, and the name to be used from now on, or null."""

    name: str | None
    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]


class PlayedCount(WireStruct):
    """The tables of an edition that a player has finished and won: with other `people`, or alone against bots. Those
    with house rules are counted by the edition's own name, in `house`. At `instead` of them a bot has decided something
    in the player's place."""

    edition: str
    house: HouseRules
    people: bool
    finished: int
    won: int
    instead: int


class AccountInfo(WireStruct):
    """All that is stored about a player: the public number, the name, the dates of registration (`since`) and of each
    device; the tables where the player still has a seat, as they are `now`, and their statistics."""

    number: int
    name: str | None
    since: str
    devices: list[str]
    tables: list[ListedTable]
    counted: list[PlayedCount]
    now: str


class ReturnToTable(WireStruct):
    """The table to which a player returns with another device."""

    table: Secret


class Forget(WireStruct):
    """What the server shall forget about a player: `everything`, or the link to `this-device` or to `other-devices`."""

    what: What


class DeviceLink(WireStruct):
    """Whether this device belongs to a known player, and the `check` that it and the device where the code was entered
    both show; null before that."""

    known: bool
    check: str | None


class Confirm(WireStruct):
    """Confirm, or deny, that the other device that shows this `check` is one's own."""

    check: Secret
    yes: bool
