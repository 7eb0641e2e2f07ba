"""Table options: what players can agree on before a game, and how the values are checked."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from altbau.core.data import Data, HouseRules
from altbau.core.engine.state import AnyEdition
from altbau.errors import BadInput

OptionValue: TypeAlias = bool | str | int | None

NO_LIMIT: Final = 0  # rounds, in a field of an edition; outside it is None


class Option(NamedTuple):
    """A table option: a switch, or one of the words `choices`, or with `most` an integer from 0 to `most`. `field` is
    the edition's field that it sets.

    With `rounds` it is the number of rounds after which an otherwise endless game ends; None for no limit, for which 0
    is read, too.
    """

    name: str
    field: str
    default: bool | str | int
    choices: tuple[str, ...] = ()
    most: int = 0
    rounds: bool = False


def option_of(
    edition: AnyEdition, name: str, choices: tuple[str, ...] = (), most: int = 0, rounds: bool = False
) -> Option:
    """An option whose field is its name with underscores, and whose default is the edition's value."""
    field = name.replace("-", "_")
    return Option(name, field, getattr(edition, field), choices, most, rounds)


def stated_default(option: Option) -> OptionValue:
    """The default of an option as others read it."""
    return None if option.rounds and option.default == NO_LIMIT else option.default


def check_players(players: object, least: int, most: int) -> None:
    """Raise BadInput unless `players` is an integer from `least` to `most`."""
    if not isinstance(players, int) or not least <= players <= most:
        raise BadInput("wrong-player-count", players=repr(players), least=least, most=most)


def refuse_house(house: HouseRules) -> None:
    """Raise BadInput for house rules, in a game in which they can change nothing; their first field is named."""
    for field in sorted(house, key=lambda each: each == "name"):
        raise BadInput("no-house-field", field=field, place=f"house.{field}", known="–")


def edition_fields(options: tuple[Option, ...], edition: str, values: Mapping[str, object]) -> Data:
    """The edition's fields that these option values set. Raises BadInput for an unknown option or value."""
    known = {option.name: option for option in options}
    fields: Data = {}
    for name, value in values.items():
        if name not in known:
            raise BadInput("unknown-option", option=name, edition=edition, known=", ".join(known))
        option = known[name]
        if not is_allowed(option, value):
            raise BadInput("bad-option-value", option=name, value=str(value), known=allowed_values(option))
        fields[option.field] = NO_LIMIT if value is None else value
    return fields


def is_allowed(option: Option, value: object) -> bool:
    """Whether an option can have this value."""
    if value is None:
        return option.rounds
    if type(value) is not type(option.default):
        return False
    if option.most:
        return isinstance(value, int) and 0 <= value <= option.most
    return value in option.choices if option.choices else True


def allowed_values(option: Option) -> str:
    """The values that an option can have, for an error."""
    if option.most:
        return f"1 … {option.most}, null" if option.rounds else f"0 … {option.most}"
    return ", ".join(option.choices or ("true", "false"))
