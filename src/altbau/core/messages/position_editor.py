"""Messages of the position editor: where things lie, the settings, and the edits; as strict types (`wire.py`). They are
derived from the text alone, without the rules, so that an illegal position can be edited too.
"""

from typing import Literal, TypeAlias

from altbau.core.messages.table import Argument, WireStruct


class Thing(WireStruct):
    """A thing that can be placed, by its name in the notation. `left` copies lie nowhere; `sorts` are the sorts that it
    counts as."""

    name: str
    label: Argument
    sorts: list[str]
    left: int


class Spot(WireStruct):
    """A place for things of the sort `takes`; `path` is its place in the text. If `ordered`, the first thing that it
    `holds` is the uppermost. A `minor` place is rarely used."""

    path: str
    label: list[Argument]
    takes: str
    ordered: bool
    minor: bool
    holds: list[str]


class Setting(WireStruct):
    """A setting: one of the `choices`, or without them an integer up to `most`. `chosen` is the index of the choice, or
    the number; null if the text has another value."""

    path: str
    label: list[Argument]
    choices: list[Argument]
    most: int
    chosen: int | None


class Group(WireStruct):
    """A group of settings and places: the table, its options, a seat, a building. The places of a building are listed
    from the roof down. A `removable` group can be removed with all its content."""

    kind: Literal["table", "options", "seat", "building"]
    path: str
    label: list[Argument]
    removable: bool
    settings: list[Setting]
    spots: list[Spot]
    parts: "list[Group]"


class Editor(WireStruct):
    """All that can be changed in a position. `rest` is the label of the place where the remaining things are."""

    game: str
    edition: str
    groups: list[Group]
    things: list[Thing]
    rest: Argument


class Carry(WireStruct, tag="carry", tag_field="type"):
    """Move a thing from index `place` of the spot `source` to the spot `target`, to index `before`, or to the end if
    that is null. A null spot is the `rest`."""

    thing: str
    source: str | None = None
    place: int = 0
    target: str | None = None
    before: int | None = None


class Choose(WireStruct, tag="choose", tag_field="type"):
    """Set a setting to a choice, by index, or to a number."""

    path: str
    choice: int


class Remove(WireStruct, tag="remove", tag_field="type"):
    """Remove a group."""

    path: str


Edit: TypeAlias = Carry | Choose | Remove
