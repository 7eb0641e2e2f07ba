"""What a game has made of paper, to be printed (`altbau/paper`)."""

from typing import Literal, TypeAlias

from altbau.core.page.wire import Wire

Shape: TypeAlias = Literal["note", "coin"]


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
    """A plain list: its columns, and its rows as long as these; the first column is wide."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Paper(Wire):
    """All that an edition has of paper besides its rulebook; `target` is the total of a match, or 0."""

    money: Money | None
    cards: list[PaperCard]
    lists: list[PaperList]
    records: list[str]
    target: int
