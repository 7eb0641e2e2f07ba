"""Table options: what a group of players can agree on before a game, and how that is read."""

from collections.abc import Mapping
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.engine.state import AnyEdition
from altbau.errors import BadInput


class Option(NamedTuple):
    """A switch; with `choices` one of these words; with `most` a whole number from 0 on. `field` is its edition's.

    One may be the number of rounds after which a game ends that otherwise has no end, 0 for none.
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
    """An option whose field has its name, and whose default is what the edition says."""
    field = name.replace("-", "_")
    return Option(name, field, getattr(edition, field), choices, most, rounds)


def check_players(players: object, least: int, most: int) -> None:
    """Raise BadInput unless so many can play."""
    if not isinstance(players, int) or not least <= players <= most:
        raise BadInput("wrong-player-count", players=str(players), least=least, most=most)


def chosen(options: tuple[Option, ...], edition: str, values: Mapping[str, object]) -> Data:
    """The fields that a table's choices set. Raises BadInput for an unknown option or an impossible value."""
    known = {option.name: option for option in options}
    fields: Data = {}
    for name, value in values.items():
        if name not in known:
            raise BadInput("unknown-option", option=name, edition=edition, known=", ".join(known))
        option = known[name]
        if not allowed(option, value):
            raise BadInput("bad-option-value", option=name, value=str(value), known=described(option))
        fields[option.field] = value
    return fields


def allowed(option: Option, value: object) -> bool:
    """Whether an option can have this value."""
    if type(value) is not type(option.default):
        return False
    if option.most:
        return isinstance(value, int) and 0 <= value <= option.most
    return value in option.choices if option.choices else True


def described(option: Option) -> str:
    """The values that an option can have, for an error."""
    if option.most:
        return f"0 … {option.most}"
    return ", ".join(option.choices or ("true", "false"))
