"""The families of games, and which of them an edition belongs to."""

from collections.abc import Mapping
from typing import Any, Final

from altbau.errors import BadInput
from altbau.kernel.family import Family
from altbau.monopoly import family as monopoly
from altbau.wucherer import family as wucherer

FAMILIES: Final[tuple[Family, ...]] = (wucherer, monopoly)
EDITIONS: Final[Mapping[str, Any]] = {key: edition for family in FAMILIES for key, edition in family.EDITIONS.items()}


def family_of(key: str) -> Family:
    """The family of an edition. Raises BadInput for an unknown one."""
    for family in FAMILIES:
        if key in family.EDITIONS:
            return family
    raise BadInput("unknown-edition", edition=key, known=", ".join(EDITIONS))


def configured(key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]]) -> Any:
    """An edition for so many players, with its options and an owner's own card values. Raises BadInput."""
    family = family_of(key)
    edition = EDITIONS[key]
    least, most = edition.min_players, edition.max_players
    if not isinstance(players, int) or not least <= players <= most:
        raise BadInput("wrong-player-count", players=str(players), least=least, most=most)
    return family.configured(key, players, options, cards)
