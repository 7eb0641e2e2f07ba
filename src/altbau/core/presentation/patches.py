"""Patches: the changes between two messages of a table, and how a client applies them.

A table message has two parts. The public part is the same for all viewers: one struct, whose changes are computed and
encoded once. The fields that a struct lists in `OWN` differ between viewers; they are kept as values by path and sent
to their seat only. A path is the names of fields and elements joined by `/`, as in `seats/A/coins` or
`buildings/B1/apartments/B1.2/tenant`. An element of a list is named by its field `KEY`: the first of `id`, `seat` and
`square` that it has.
"""

from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import astuple, replace

from altbau.core.data import Data
from altbau.core.messages.live import Changes
from altbau.core.messages.table import KEYS, WireStruct

PUBLIC: Final = "public"  # the fields that are the same for all viewers
OWN: Final = "own"  # the fields that differ between viewers
WHOLE: Final = "whole"  # both
UNKNOWN: Final = object()  # the value of a path that has not been sent to the viewer yet

T = TypeVar("T", bound=WireStruct)
Fields: TypeAlias = tuple[tuple[str, str, int], ...]  # name, the part of its value to compare, index in the struct


def changes(before: WireStruct, after: WireStruct, part: str = PUBLIC) -> Changes:
    """The changes of a part of a struct."""
    found = Changes()
    add_changes(found, "", before, after, part)
    return found


def own_changes(before: Data, after: Data) -> Changes:
    """The changes of a viewer's own values, by path. Paths that are gone need no change: their element is removed in
    the public part."""
    found = Changes()
    for path, new in after.items():
        old = before.get(path, UNKNOWN)
        if old is not new:
            compare_values(found, path, old, new, WHOLE)
    return found


def with_own(shown: T, own: Data) -> T:
    """The public table message with a viewer's own values put in at their paths."""
    fields: Data = {}
    elements: dict[str, dict[str, Data]] = {}
    for path, value in own.items():
        name, *inside = path.split("/")
        if inside:
            key, field = inside
            elements.setdefault(name, {}).setdefault(key, {})[field] = value
        else:
            fields[name] = value
    for name, found in elements.items():
        fields[name] = [replace(each, **found.get(key_of(each), {})) for each in getattr(shown, name)]
    return replace(shown, **fields)


def add_changes(found: Changes, path: str, before: WireStruct, after: WireStruct, part: str) -> None:
    """Add the changes of a part of a struct to `found`; `path` ends with a slash, or is empty."""
    olds, news = astuple(before), astuple(after)
    for name, inner, number in fields_of(type(after), part):
        if olds[number] is not news[number]:
            compare_values(found, path + name, olds[number], news[number], inner)


def compare_values(found: Changes, path: str, old: object, new: object, part: str) -> None:
    """Add the changes of a part of the value at a path to `found`."""
    if isinstance(new, WireStruct) and isinstance(old, WireStruct) and type(old) is type(new) and not new.SMALL:
        add_changes(found, f"{path}/", old, new, part)
    elif old == new:
        return
    elif (was := by_name(old)) and (now := by_name(new)):
        compare_elements(found, path, was, now, part)
    else:
        found.set[path] = new


def compare_elements(
    found: Changes, path: str, before: dict[str, WireStruct], after: dict[str, WireStruct], part: str
) -> None:
    """Add the changes of a list of named elements to `found`. New elements go to the end, unless `order` says where."""
    for key, each in after.items():
        if key not in before:
            found.set[f"{path}/{key}"] = each
        elif before[key] is not each:
            add_changes(found, f"{path}/{key}/", before[key], each, part)
    order = list(after)
    if order != [*before, *[key for key in order if key not in before]]:
        found.order[path] = order


@cache
def fields_of(kind: type[WireStruct], part: str) -> Fields:
    """The fields of a part of a struct; of lists whose elements have `OWN` fields only this part is compared."""
    fields = []
    for number, field in enumerate(msgspec.structs.fields(kind)):
        if part == WHOLE or field.name not in kind.OWN:
            fields.append((field.name, part if own_inside(field.type) else WHOLE, number))
    return tuple(fields)


def own_inside(annotation: object) -> bool:
    """Whether a field is a list of structs with `OWN` fields."""
    inner = get_args(annotation)[:1]
    return (
        get_origin(annotation) is list
        and isinstance(inner[0], type)
        and issubclass(inner[0], WireStruct)
        and bool(inner[0].OWN)
    )


def key_of(each: WireStruct) -> str:
    """The name of an element in its list."""
    key: str = getattr(each, each.KEY)
    return key


def by_name(value: object) -> dict[str, WireStruct] | None:
    """The elements of a list by name; None for other values and if names are missing, repeated or contain a slash."""
    if not isinstance(value, list) or not value or not isinstance(value[0], WireStruct) or not value[0].KEY:
        return None
    found = {key_of(each): each for each in value}
    return found if len(found) == len(value) and "/" not in "".join(found) else None


# --- on the other side ------------------------------------------------------------------------------------------------


def apply(table: Data, patch: Data) -> None:
    """Apply a patch to the table message before it, in place: first the public part, then the viewer's own."""
    for part in (patch[PUBLIC], patch[OWN]):
        for path, value in part.get("set", {}).items():
            place(table, path.split("/"), value)
        for path, order in part.get("order", {}).items():
            elements = value_at(table, path.split("/"))
            by_name = {name_of(each): each for each in elements}
            elements[:] = [by_name[name] for name in order]


def place(table: Data, path: list[str], value: object) -> None:
    """Set a field, or an element of a list; a new element is appended."""
    at = value_at(table, path[:-1])
    if isinstance(at, dict):
        at[path[-1]] = value
        return
    number = next((number for number, each in enumerate(at) if name_of(each) == path[-1]), len(at))
    at[number : number + 1] = [value]


def value_at(table: Data, path: list[str]) -> Any:
    """The value at a path."""
    at: Any = table
    for name in path:
        at = at[name] if isinstance(at, dict) else next(each for each in at if name_of(each) == name)
    return at


def name_of(element: Data) -> str:
    """The name of an element of a list."""
    name: str = next(element[key] for key in KEYS if key in element)
    return name
