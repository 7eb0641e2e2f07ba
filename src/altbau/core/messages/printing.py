"""The printed material of a game (`altbau/paper`)."""

from typing import Literal, TypeAlias

import msgspec

from altbau.core.data import HouseRules
from altbau.core.messages.table import WireStruct

Shape: TypeAlias = Literal["note", "coin"]
Size: TypeAlias = Literal["a4", "letter"]


class Money(WireStruct):
    """A supply of money: the number of pieces by value. With `players` there is one supply for each player, else one
    for all. `ours` says that the values are this project's, because the rulebook names none."""

    shape: Shape
    pieces: dict[int, int]
    players: bool = False
    ours: bool = False


class PaperCard(WireStruct):
    """A card, printed `count` times. `rent_ours` and `floors_ours` mark reconstructed values; with tenants' powers the
    rent is `rent_with_powers`, if that is another. It lies `across` in a house; its back shows a `floor` of a house if
    it comes from the draw pile."""

    name: str
    title: str
    group: str
    count: int
    line: str
    text: str
    across: bool
    floor: bool
    rent: int | None = None
    rent_ours: bool = False
    rent_with_powers: int | None = None
    floors: int | None = None
    floors_ours: bool = False


class PaperList(WireStruct):
    """A plain table: its columns and its rows, which have the same length. The first column names the subject."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Paper(WireStruct):
    """The printed material of an edition; `tables` are for its rulebook, by name. `target` is the total score of a
    match, or null."""

    money: Money | None
    cards: list[PaperCard]
    tables: dict[str, list[PaperList]]
    lists: list[PaperList]
    records: list[str]
    target: int | None


class EditionSheets(WireStruct):
    """The printable sheets of an edition, by name."""

    edition: str
    sheets: list[str]


class Printable(WireStruct):
    """The printable sheets that a server offers; `possible` is false if it lacks the software for it."""

    possible: bool
    sizes: list[Size]
    editions: list[EditionSheets]


class PrintOwn(WireStruct):
    """Request a sheet with changed card values or house rules (`cards` and `house` as in a position)."""

    what: str
    edition: str
    language: Literal["de", "en"]
    size: Size
    cards: dict[str, dict[str, int]]
    house: HouseRules = msgspec.field(default_factory=dict)
