"""Reading the parts that all positions have in common; errors name the path of the value."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, TypeVar

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput

E = TypeVar("E", bound=AnyEdition)

AS_OF = "as-of"  # key: the number of log events after which the position held, if it is not the current one
SPECTATOR = "nobody"  # the value of `seen-by` for a spectator
MOST = 1_000_000  # the greatest number accepted for coins and the like


def wrong_kind(path: str, value: object, expected: str) -> BadInput:
    """The error for a value of the wrong kind."""
    return BadInput("bad-value", place=path, value=str(value), expected=expected)


def mapping(value: object, path: str) -> Data:
    """A mapping with its keys as strings; None counts as empty. Raises BadInput."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise wrong_kind(path, value, "mapping")
    return {str(key): each for key, each in value.items()}


def check_keys(data: Data, known: Collection[str], path: str) -> None:
    """Raise BadInput for a key that is not known."""
    for key in data:
        if key not in known:
            raise BadInput("unknown-key", key=key, place=path)


def sequence(value: object, path: str) -> list[object]:
    """A list; None counts as empty. Raises BadInput."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise wrong_kind(path, value, "list")
    return value


def number(value: object, path: str, most: int = MOST) -> int:
    """An integer from 0 to `most`. Raises BadInput."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_kind(path, value, "number")
    if value < 0:
        raise BadInput("negative-number", place=path, value=value)
    if value > most:
        raise BadInput("number-not-in-range", place=path, value=value, least=0, most=most)
    return value


def one_of(names: Sequence[str], value: object, path: str) -> int:
    """The index of a name. Raises BadInput."""
    if not isinstance(value, str) or value not in names:
        raise wrong_kind(path, value, ", ".join(names))
    return names.index(value)


class Reader(Generic[E]):
    """Reads the common keys of a position: edition, options, players, seed, viewer. Raises BadInput."""

    edition: E

    def __init__(
        self,
        data: Data,
        keys: tuple[str, ...],
        editions: Mapping[str, E],
        configured: Callable[..., E],
    ) -> None:
        self.data = data
        check_keys(data, (*keys, AS_OF), "position")
        number(data.get(AS_OF, 0), AS_OF)
        key = str(data["edition"])
        self.players = number(data.get("players", editions[key].min_players), "players")
        options = mapping(data.get("options"), "options")
        cards, house = mapping(data.get("cards"), "cards"), mapping(data.get("house"), "house")
        self.edition = configured(key, self.players, options, cards, house)
        self.seer = self.read_seer()
        self.seed = data.get("seed", 0)
        if not isinstance(self.seed, int) or isinstance(self.seed, bool):
            raise BadInput("seed-not-a-number", value=str(self.seed))

    def read_seer(self) -> Seat | None:
        """The seat whose knowledge the position is; NOBODY for a spectator, None if the position is complete."""
        if "seen-by" not in self.data:
            return None
        return NOBODY if self.data["seen-by"] == SPECTATOR else self.seat(self.data["seen-by"], "seen-by")

    def seat(self, value: object, path: str) -> Seat:
        """The seat of a player's letter. Raises BadInput."""
        return Seat(one_of(tuple(SEAT_NAMES[: self.players]), value, path))

    def by_seat(self, key: str) -> list[tuple[Seat, object, str]]:
        """The items of a mapping by player: seat, value and the value's path. Raises BadInput."""
        found = mapping(self.data.get(key), key).items()
        return [(self.seat(name, key), value, f"{key}.{name}") for name, value in found]


def seer_name(seat: Seat) -> str:
    """The value of `seen-by` for a seat, or for NOBODY."""
    return SPECTATOR if seat == NOBODY else SEAT_NAMES[seat]
