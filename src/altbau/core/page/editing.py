"""A position as it is changed without writing: where things lie, what can be chosen, and what somebody has done; as
strict types (`wire.py`). What stands where follows from the text alone, so that it can be mended while it does not fit.
"""

from typing import Literal, TypeAlias

from altbau.core.page.wire import Argument, Wire


class Thing(Wire):
    """Something that can be laid down, by its name in the notation: `left` of it lie nowhere. `sorts` are what it
    counts as."""

    name: str
    label: Argument
    sorts: list[str]
    left: int


class Spot(Wire):
    """Where things of a sort lie, `takes`; `path` is its place in the text. Where `ordered`, the first of what it
    `holds` is the uppermost. Where `minor`, it is seldom anything."""

    path: str
    label: list[Argument]
    takes: str
    ordered: bool
    minor: bool
    holds: list[str]


class Setting(Wire):
    """One of these `choices`, or a whole number up to `most`. `chosen` is the place of the choice, or the number; null
    where something else is written."""

    path: str
    label: list[Argument]
    choices: list[Argument]
    most: int
    chosen: int | None


class Group(Wire):
    """What belongs together: the table, its options, a seat with its buildings. Spots of a building go down from its
    roof. What is `removable` can be taken away with all that is in it."""

    kind: Literal["table", "options", "seat", "building"]
    path: str
    label: list[Argument]
    removable: bool
    settings: list[Setting]
    spots: list[Spot]
    parts: "list[Group]"


class Editor(Wire):
    """All that can be changed. `rest` says where what is left of things is."""

    game: str
    edition: str
    groups: list[Group]
    things: list[Thing]
    rest: Argument


class Carry(Wire, tag="carry", tag_field="type"):
    """A thing goes from a `place` of one spot to another, there before what has that place now, or to the end. Null is
    where things lie that lie nowhere."""

    thing: str
    source: str | None = None
    place: int = 0
    target: str | None = None
    before: int | None = None


class Choose(Wire, tag="choose", tag_field="type"):
    """One of the choices of a setting, or its number."""

    path: str
    choice: int


class Remove(Wire, tag="remove", tag_field="type"):
    """A group is taken away."""

    path: str


Edit: TypeAlias = Carry | Choose | Remove
