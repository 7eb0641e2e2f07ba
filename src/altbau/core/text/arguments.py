"""Converts the integers of an event, a question or a reason to arguments with their types."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.state import OwnEdition
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table


class Numbers(Protocol):
    """The part of a game's interface that converts numbers (`core/game.py`)."""

    def argument(self, edition: OwnEdition, sort: str, value: int, /) -> table.Argument: ...

    def items(self, edition: OwnEdition, values: tuple[int, ...], /) -> table.Calculation | None: ...

    def kind(self, action: Action, question: int, /) -> str: ...

    def token(self, edition: OwnEdition, action: Action, /) -> str: ...


def arguments(game: Numbers, edition: object, specs: Iterable[str], values: tuple[int, ...]) -> table.Arguments:
    """The arguments by name; `specs` are `name:type`, in the order of the values. `goods` gives two arguments, `given`
    and `asked`; `items` gives none (see `items`)."""
    found: table.Arguments = {}
    for index, spec in enumerate(specs):
        name, _, sort = spec.partition(":")
        if sort == "goods":
            middle = values.index(0, index)
            found["given"] = goods(game, edition, values[index:middle])
            found["asked"] = goods(game, edition, values[middle + 1 :])
        elif sort == "seats":
            found[name] = table.Argument(type=sort, value=[seat(each) for each in values[index:]])
        elif sort == "seat":
            found[name] = seat(values[index])
        elif sort in ("coins", "number"):
            found[name] = table.Argument(type=sort, value=values[index])
        elif sort != "items":
            found[name] = game.argument(edition, sort, values[index])
    return found


def goods(game: Numbers, edition: object, values: Sequence[int]) -> table.Argument:
    """One side of a trade."""
    actions = [Action(each) for each in values]
    things = [table.Argument(type=game.kind(each, 0), value=game.token(edition, each)) for each in actions]
    return table.Argument(type="goods", value=things)


def items(game: Numbers, edition: object, specs: tuple[str, ...], values: tuple[int, ...]) -> table.Calculation | None:
    """The calculation behind an event that ends with one."""
    if specs and specs[-1].endswith(":items"):
        return game.items(edition, values[len(specs) - 1 :])
    return None


def seat(number: int) -> table.Argument:
    """A seat; null for NOBODY."""
    return table.Argument(type="seat", value=None if number == NOBODY else SEAT_NAMES[number])
