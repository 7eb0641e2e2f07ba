"""What has changed of a table since a message before, and how whoever has that message comes to the new one.

A table is told in two parts. What everybody sees is the same for all, so it is one struct, whose changes are made and
encoded once; what a seat sees otherwise, the fields that a struct names in `OWN`, is told to that seat, and kept as
values by path. A path is the names of fields and of elements joined by `/`, as in `seats/A/coins` or
`buildings/B1/apartments/B1.2/tenant`. An element is named by its field `KEY`: `id`, `seat` or `square`, whichever it
has first.
"""

from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import astuple, replace

from altbau.core.data import Data
from altbau.core.page.live import Changes
from altbau.core.page.wire import KEYS, Wire

PUBLIC: Final = "public"  # what is the same for all viewers
OWN: Final = "own"  # what differs
WHOLE: Final = "whole"  # both
UNKNOWN: Final = object()  # what a viewer has not been told of yet

T = TypeVar("T", bound=Wire)
Fields: TypeAlias = tuple[tuple[str, str, int], ...]  # name, the part of its value that counts, place in the struct


def changes(before: Wire, after: Wire, part: str = PUBLIC) -> Changes:
    """What has changed of a part of a struct."""
    found = Changes()
    compare(found, "", before, after, part)
    return found


def own_changes(before: Data, after: Data) -> Changes:
    """What has changed of what a viewer sees otherwise, by path. What is gone is gone with its element."""
    found = Changes()
    for path, new in after.items():
        old = before.get(path, UNKNOWN)
        if old is not new:
            compare_values(found, path, old, new, WHOLE)
    return found


def with_own(shown: T, own: Data) -> T:
    """What everybody sees of a table, with what a viewer sees otherwise at its paths."""
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


def compare(found: Changes, path: str, before: Wire, after: Wire, part: str) -> None:
    """Note what has changed of a part of a struct; its path ends with a slash, or is empty."""
    olds, news = astuple(before), astuple(after)
    for name, inner, number in fields_of(type(after), part):
        if olds[number] is not news[number]:
            compare_values(found, path + name, olds[number], news[number], inner)


def compare_values(found: Changes, path: str, old: object, new: object, part: str) -> None:
    """Note what has changed of a part of whatever stands at a path."""
    if isinstance(new, Wire) and isinstance(old, Wire) and type(old) is type(new) and not new.SMALL:
        compare(found, f"{path}/", old, new, part)
    elif old == new:
        return
    elif (was := by_name(old)) and (now := by_name(new)):
        compare_elements(found, path, was, now, part)
    else:
        found.set[path] = new


def compare_elements(found: Changes, path: str, before: dict[str, Wire], after: dict[str, Wire], part: str) -> None:
    """Note what has changed of a list of named elements: what is new comes to the end, unless an order says where."""
    for key, each in after.items():
        if key not in before:
            found.set[f"{path}/{key}"] = each
        elif before[key] is not each:
            compare(found, f"{path}/{key}/", before[key], each, part)
    order = list(after)
    if order != [*before, *[key for key in order if key not in before]]:
        found.order[path] = order


@cache
def fields_of(kind: type[Wire], part: str) -> Fields:
    """The fields of a part of a struct; of lists in which elements have something of their own that part of theirs."""
    fields = []
    for number, field in enumerate(msgspec.structs.fields(kind)):
        if part == WHOLE or field.name not in kind.OWN:
            fields.append((field.name, part if own_inside(field.type) else WHOLE, number))
    return tuple(fields)


def own_inside(annotation: Any) -> bool:
    """Whether a field is a list of structs that differ between viewers."""
    inner = get_args(annotation)[:1]
    return (
        get_origin(annotation) is list
        and isinstance(inner[0], type)
        and issubclass(inner[0], Wire)
        and bool(inner[0].OWN)
    )


def key_of(each: Wire) -> str:
    """The name of an element among its list."""
    key: str = getattr(each, each.KEY)
    return key


def by_name(value: object) -> dict[str, Wire] | None:
    """The elements of a list each of which has a name of its own that fits into a path; None for anything else."""
    if not isinstance(value, list) or not value or not isinstance(value[0], Wire) or not value[0].KEY:
        return None
    found = {key_of(each): each for each in value}
    return found if len(found) == len(value) and "/" not in "".join(found) else None


# --- on the other side ------------------------------------------------------------------------------------------------


def apply(table: Data, patch: Data) -> None:
    """Change a table, as a message had it, by a patch that follows it: first what all see, then the viewer's own."""
    for part in (patch[PUBLIC], patch[OWN]):
        for path, value in part.get("set", {}).items():
            place(table, path.split("/"), value)
        for path, order in part.get("order", {}).items():
            elements = inside(table, path.split("/"))
            by_name = {name_of(each): each for each in elements}
            elements[:] = [by_name[name] for name in order]


def place(table: Data, path: list[str], value: object) -> None:
    """Set a field, or an element of a list, at its end if it is new."""
    at = inside(table, path[:-1])
    if isinstance(at, dict):
        at[path[-1]] = value
        return
    number = next((number for number, each in enumerate(at) if name_of(each) == path[-1]), len(at))
    at[number : number + 1] = [value]


def inside(table: Data, path: list[str]) -> Any:
    """What stands at a path."""
    at: Any = table
    for name in path:
        at = at[name] if isinstance(at, dict) else next(each for each in at if name_of(each) == name)
    return at


def name_of(element: Data) -> str:
    """The name of an element of a list."""
    name: str = next(element[key] for key in KEYS if key in element)
    return name
