"""What a game has made of paper, to be printed (`altbau/paper`)."""

from typing import Literal, TypeAlias

from altbau.core.page.wire import Wire

Shape: TypeAlias = Literal["note", "coin"]
Size: TypeAlias = Literal["a4", "letter"]


class Money(Wire):
    """The pieces of a supply by value; of `players` there is one for each player, else one for all. Values are `ours`
    where the rulebook names none."""

    shape: Shape
    pieces: dict[int, int]
    players: bool = False
    ours: bool = False


class PaperCard(Wire):
    """A card to be printed so often as `count`; what of its values is reconstructed is `ours`. It lies `across` in a
    house, and its back is a `floor` of one if it comes from the draw pile."""

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
    floors: int | None = None
    floors_ours: bool = False


class PaperList(Wire):
    """A plain list: its columns, and its rows as long as these. The first column names what the others tell of."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Paper(Wire):
    """All that an edition has of paper besides its rulebook, for which it has `tables` by name; `target` is the total
    of a match, or 0."""

    money: Money | None
    cards: list[PaperCard]
    tables: dict[str, list[PaperList]]
    lists: list[PaperList]
    records: list[str]
    target: int


class EditionSheets(Wire):
    """What there is to be printed of an edition, by name."""

    edition: str
    sheets: list[str]


class Printable(Wire):
    """What a server offers to be printed, if it has what it takes."""

    possible: bool
    sizes: list[Size]
    editions: list[EditionSheets]


class PrintOwn(Wire):
    """A wish for a sheet with the values that an owner's cards have (`cards` of a position)."""

    what: str
    edition: str
    language: Literal["de", "en"]
    size: Size
    cards: dict[str, dict[str, int]]
