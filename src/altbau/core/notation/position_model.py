"""The model of the position editor: where things can lie, which settings can be chosen, and how a change alters the
data.

A game describes its position as an `Editor`; everything else is the same for all games. Changes are not checked against
the rules: the position is read afterwards, which finds errors.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from altbau.core.data import Data
from altbau.core.engine.options import Option
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import position_editor as messages
from altbau.core.messages.table import Argument
from altbau.core.notation.position_reader import MOST, mapping, sequence
from altbau.errors import BadInput

ABSENT: Final = None  # as a value: the key is not in the data
Label: TypeAlias = tuple[Argument, ...]
K = TypeVar("K")
Values: TypeAlias = Mapping[str, object]  # path → value


def editor_label(name: str) -> Argument:
    """A label of the editor's own, the message `edit-<name>`."""
    return Argument(type="edit", value=name)


# --- data by path -------------------------------------------------------------------------------------------------


def key_of(inside: Mapping[object, object], part: str) -> object:
    """The key of a mapping with this text; if there is none, the text itself, as an integer if it is one."""
    return next((key for key in inside if str(key) == part), int(part) if part.isdigit() else part)


def value_at(data: object, path: str) -> object:
    """The value at a path, or ABSENT."""
    for part in path.split("."):
        if not isinstance(data, dict):
            return ABSENT
        data = data.get(key_of(data, part))
    return data


def write(data: Data, path: str, value: object, /) -> None:
    """Set the value at a path. ABSENT removes it, and the mappings around it that become empty. Raises BadInput if a
    part of the path is no mapping."""
    inside: dict[object, object] = data  # type: ignore[assignment]  # keys of the notation are strings and integers
    first, _, rest = path.partition(".")
    key = key_of(inside, first)
    if rest:
        below = inside.setdefault(key, {})
        if below is None:
            below = inside[key] = {}
        if not isinstance(below, dict):
            raise BadInput("bad-value", place=path, value=str(below), expected="mapping")
        write(below, rest, value)
        value = below or ABSENT
    if value is ABSENT:
        inside.pop(key, None)
    else:
        inside[key] = value


# --- where things lie ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spot:
    """A place for things of a sort, `takes`. This base class holds one thing, the value at the path."""

    path: str
    label: Label
    takes: str
    ordered = False
    minor = False  # rarely used

    def holds(self, data: Data) -> list[str]:
        """The names of the things that lie there."""
        value = value_at(data, self.path)
        return [] if value is ABSENT else [str(value)]

    def take(self, data: Data, place: int) -> object:
        """Remove the thing at index `place`. Returns the value stored with it, which moves along, or ABSENT."""
        write(data, self.path, ABSENT)
        return ABSENT

    def put(self, data: Data, thing: str, beside: object, before: int | None) -> None:
        """Put a thing at index `before`, at the end if that is None, with the value `beside` stored with it. Raises
        BadInput."""
        write(data, self.path, thing)


@dataclass(frozen=True)
class Apartment(Spot):
    """An apartment. The position has `lists`, by key, which can name it; taking the tenant removes it from them."""

    name: str
    lists: tuple[str, ...]

    def take(self, data: Data, place: int) -> object:
        for path in self.lists:
            left = [each for each in sequence(data.get(path), path) if each != self.name]
            if path in data:
                write(data, path, left or ABSENT)
        return super().take(data, place)


@dataclass(frozen=True)
class TopSpot(Spot):
    """A place that always has a thing: `usual` if there is no value."""

    usual: str

    def holds(self, data: Data) -> list[str]:
        return super().holds(data) or [self.usual]


@dataclass(frozen=True)
class FlagSpot(Spot):
    """A thing that is stored as `true` if it is there."""

    minor = True

    def holds(self, data: Data) -> list[str]:
        return [self.takes] if value_at(data, self.path) is True else []

    def put(self, data: Data, thing: str, beside: object, before: int | None) -> None:
        there = True
        write(data, self.path, there)


@dataclass(frozen=True)
class MarkSpot(Spot):
    """Things on an apartment: the list at `key` has the apartment's `name` once for each of them."""

    key: str
    name: str
    minor = True

    def marks(self, data: Data) -> list[object]:
        """The list."""
        return [*sequence(data.get(self.key), self.key)]

    def holds(self, data: Data) -> list[str]:
        return [self.takes] * self.marks(data).count(self.name)

    def take(self, data: Data, place: int) -> object:
        names = self.marks(data)
        names.remove(self.name)
        write(data, self.key, names or ABSENT)
        return ABSENT

    def put(self, data: Data, thing: str, beside: object, before: int | None) -> None:
        write(data, self.key, [*self.marks(data), self.name])


@dataclass(frozen=True)
class ListSpot(Spot):
    """A list of things; with `upwards` its last item is the uppermost. `number` is the path of their count, if the
    position has one. The path `around` is removed when the list becomes empty."""

    upwards: bool = False
    number: str = ""
    kept: bool = False  # whether an empty list is written
    ordered: bool = False
    around: str = ""

    def holds(self, data: Data) -> list[str]:
        names = [str(each) for each in sequence(value_at(data, self.path), self.path)]
        return names[::-1] if self.upwards else names

    def take(self, data: Data, place: int) -> object:
        self.lay(data, [name for index, name in enumerate(self.holds(data)) if index != place])
        return ABSENT

    def put(self, data: Data, thing: str, beside: object, before: int | None) -> None:
        names = self.holds(data)
        names.insert(len(names) if before is None else before, thing)
        self.lay(data, names)

    def lay(self, data: Data, names: list[str]) -> None:
        """Set the list to these names, uppermost first if `upwards`."""
        write(data, self.path, (names[::-1] if self.upwards else names) or ([] if self.kept else ABSENT))
        if self.around and not names:
            write(data, self.around, ABSENT)
        if self.number:
            write(data, self.number, len(names))


@dataclass(frozen=True)
class KeySpot(Spot):
    """Things as keys of a mapping, each with a value; a new one gets `usual`."""

    usual: object

    def holds(self, data: Data) -> list[str]:
        return [*mapping(value_at(data, self.path), self.path)]

    def take(self, data: Data, place: int) -> object:
        path = f"{self.path}.{self.holds(data)[place]}"
        beside = value_at(data, path)
        write(data, path, ABSENT)
        return beside

    def put(self, data: Data, thing: str, beside: object, before: int | None) -> None:
        write(data, f"{self.path}.{thing}", self.usual if beside is ABSENT else beside)


# --- what can be chosen -------------------------------------------------------------------------------------------


class SettingChoice(NamedTuple):
    """A choice of a setting, with the values that it writes."""

    label: Argument
    values: Values


@dataclass(frozen=True)
class Setting:
    """A setting: one of `choices`, or without them a number from 0 to `most`. `chosen` is the current index or number;
    None if the current value is neither."""

    path: str
    label: Label
    choices: tuple[SettingChoice, ...]
    chosen: int | None
    most: int = MOST

    def choose(self, data: Data, choice: int) -> None:
        """Write a choice, by index or number. Raises BadInput."""
        if not 0 <= choice <= (len(self.choices) - 1 if self.choices else self.most):
            raise BadInput("edit-impossible", place=self.path)
        for path, value in self.choices[choice].values.items() if self.choices else [(self.path, choice)]:
            write(data, path, value)


def of_number(data: Data, path: str, label: Label, usual: int | None = 0, most: int = MOST) -> Setting:
    """The setting of a number; without a value it is `usual`."""
    value = value_at(data, path)
    now = usual if value is ABSENT else value if isinstance(value, int) and 0 <= value <= most else None
    return Setting(path, label, (), now, most)


def one_of(data: Data, path: str, label: Label, choices: Mapping[K, Argument], usual: object = ABSENT) -> Setting:
    """The setting of one of several values, each with its label; without a value it is `usual`."""
    value = value_at(data, path)
    values: list[object] = [*choices]
    now = usual if value is ABSENT else value
    options = tuple(SettingChoice(label, {path: each}) for each, label in choices.items())
    return Setting(path, label, options, values.index(now) if now in values else None)


def seat_letters(players: int) -> dict[str, Argument]:
    """The letters of the seats, as choices with labels."""
    return {letter: Argument(type="seat", value=letter) for letter in SEAT_NAMES[:players]}


def of_players(data: Data, players: int, least: int, most: int, owned: Callable[[str], Iterable[str]]) -> Setting:
    """The setting of the number of players; `owned` gives the paths to remove for the letter of a seat that leaves."""
    choices = []
    for count in range(least, most + 1):
        gone = SEAT_NAMES[count:players]
        values: dict[str, object] = {path: ABSENT for letter in gone for path in owned(letter)}
        if data.get("turn") in [*gone]:
            values["turn"] = ABSENT
        choices.append(SettingChoice(Argument(type="number", value=count), values | {"players": count}))
    return Setting("players", (editor_label("players"),), tuple(choices), players - least)


def of_option(data: Data, option: Option) -> Setting:
    """The setting of a table option."""
    path, label = f"options.{option.name}", (Argument(type="option", value=option.name),)
    if option.most:
        return of_number(data, path, label, int(option.default), option.most)
    if option.choices:
        named = {each: Argument(type=f"option-{option.name}", value=each) for each in option.choices}
        return one_of(data, path, label, named, option.default)
    return one_of(data, path, label, {False: editor_label("no"), True: editor_label("yes")}, option.default)


def of_options(data: Data, options: Sequence[Option]) -> "Group":
    """The group of the table options."""
    return Group(
        "options", "options", (editor_label("options"),), settings=[of_option(data, option) for option in options]
    )


# --- all of it ----------------------------------------------------------------------------------------------------


class Thing(NamedTuple):
    """A thing that can be placed: its label, its number of copies, and the sorts that it counts as besides itself."""

    label: Argument
    copies: int
    sorts: tuple[str, ...]


@dataclass(frozen=True)
class Group:
    """A group of settings and places; a `removable` group can be removed with all its content."""

    kind: Literal["table", "options", "seat", "building"]
    path: str
    label: Label
    removable: bool = False
    settings: list[Setting] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    parts: list["Group"] = field(default_factory=list)

    def all(self) -> Iterator["Group"]:
        """The group and all groups in it."""
        yield self
        for part in self.parts:
            yield from part.all()

    def as_message(self, data: Data) -> messages.Group:
        """The message for the page."""
        return messages.Group(
            kind=self.kind,
            path=self.path,
            label=[*self.label],
            removable=self.removable,
            settings=[
                messages.Setting(
                    path=setting.path,
                    label=[*setting.label],
                    choices=[choice.label for choice in setting.choices],
                    most=setting.most,
                    chosen=setting.chosen,
                )
                for setting in self.settings
            ],
            spots=[
                messages.Spot(
                    path=spot.path,
                    label=[*spot.label],
                    takes=spot.takes,
                    ordered=spot.ordered,
                    minor=spot.minor,
                    holds=spot.holds(data),
                )
                for spot in self.spots
            ],
            parts=[part.as_message(data) for part in self.parts],
        )


class Editor(NamedTuple):
    """All that can be changed in a position; `rest` is the label of the place for things that lie nowhere else."""

    groups: list[Group]
    things: Mapping[str, Thing]
    rest: Argument

    def all(self) -> list[Group]:
        """All groups, also nested ones."""
        return [part for group in self.groups for part in group.all()]

    def as_message(self, data: Data, game: str, edition: str) -> messages.Editor:
        """The message for the page."""
        lying = [name for group in self.all() for spot in group.spots for name in spot.holds(data)]
        things = [
            messages.Thing(
                name=name,
                label=thing.label,
                sorts=[name, *thing.sorts],
                left=max(0, thing.copies - lying.count(name)),
            )
            for name, thing in self.things.items()
        ]
        groups = [group.as_message(data) for group in self.groups]
        return messages.Editor(game=game, edition=edition, groups=groups, things=things, rest=self.rest)

    def spot(self, path: str, takes: str) -> Spot:
        """The place at this path that takes the thing of this name. Raises BadInput if there is none."""
        sorts = (takes, *(self.things[takes].sorts if takes in self.things else ()))
        for group in self.all():
            for spot in group.spots:
                if spot.path == path and spot.takes in sorts:
                    return spot
        raise BadInput("edit-impossible", place=path)

    def apply_edit(self, data: Data, edit: messages.Edit) -> Data:
        """A copy of the data with a change made. Raises BadInput if the change does not fit this position."""
        data = deepcopy(data)
        if isinstance(edit, messages.Carry):
            self.carry(data, edit)
        elif isinstance(edit, messages.Choose):
            settings = [setting for group in self.all() for setting in group.settings if setting.path == edit.path]
            if not settings:
                raise BadInput("edit-impossible", place=edit.path)
            settings[0].choose(data, edit.choice)
        else:
            groups = [group for group in self.all() if group.removable and group.path == edit.path]
            if not groups:
                raise BadInput("edit-impossible", place=edit.path)
            for spot in groups[0].spots:
                for place in reversed(range(len(spot.holds(data)))):
                    spot.take(data, place)
            write(data, edit.path, ABSENT)
        return data

    def carry(self, data: Data, edit: messages.Carry) -> None:
        """Move a thing from one place to another; a place of None is the rest."""
        beside: object = ABSENT
        target = None if edit.target is None else self.spot(edit.target, edit.thing)
        before = edit.before
        if edit.source is not None:
            source = self.spot_holding(data, edit)
            beside = source.take(data, edit.place)
            if source is target and before is not None and before > edit.place:
                before -= 1
        if target:
            target.put(data, edit.thing, beside, before)

    def spot_holding(self, data: Data, edit: messages.Carry) -> Spot:
        """The place from which the thing is taken. Raises BadInput if it does not lie there."""
        for group in self.all():
            for spot in group.spots:
                if spot.path == edit.source and spot.holds(data)[edit.place : edit.place + 1] == [edit.thing]:
                    return spot
        raise BadInput("edit-impossible", place=str(edit.source))
