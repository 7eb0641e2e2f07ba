"""What server and page say to each other of who somebody is at all tables, as strict types (`wire.py`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from altbau.core.page.listing import HeldKey, ListedTable
from altbau.core.page.wire import Secret, Wire

What: TypeAlias = Literal["everything", "this-device", "other-devices"]


class Sitting(Wire):
    """The keys of seats that somebody has taken, and the name that he wants to be known by from now on, or none."""

    name: str | None
    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]


class Counted(Wire):
    """How many tables of an edition somebody has played to the end, and won: those where other `people` sat, or those
    alone against bots. At `instead` of them a bot has decided something in his place."""

    edition: str
    people: bool
    finished: int
    won: int
    instead: int


class Identity(Wire):
    """All that is kept of somebody: the public number, the name, `since` when, and since when he has each of his
    devices; the tables where a seat that is tied to that is still his, and what is counted of them."""

    number: int
    name: str | None
    since: str
    devices: list[str]
    tables: list[ListedTable]
    counted: list[Counted]


class ComeBack(Wire):
    """The table to which somebody comes back with another of his devices."""

    table: Secret


class Forget(Wire):
    """What is to be kept of somebody no longer: `everything`, or that `this-device` or the `other-devices` are his."""

    what: What


class Arrival(Wire):
    """Whether this device is `known` as somebody's, and the `check` that it shows together with the other device on
    which a code was typed; none before that."""

    known: bool
    check: str | None


class Confirm(Wire):
    """Whether the device that shows this `check`, too, is one's own."""

    check: Secret
    yes: bool
