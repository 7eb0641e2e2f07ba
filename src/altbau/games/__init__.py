"""The games, and which of them an edition belongs to. Nothing above names one of them. Each is loaded when it is first
asked for, and its messages when something is first said."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final, cast, overload

from altbau.core.engine.depiction import register_drawing
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import seeded
from altbau.core.engine.state import AnyEdition, AnyState, AnyView
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import named_seat
from altbau.core.game import AnyGame
from altbau.core.text import check_language, messages
from altbau.errors import BadInput


def _wucherer() -> AnyGame:
    from altbau.games.wucherer import game

    return game


def _monopoly() -> AnyGame:
    from altbau.games.monopoly import game

    return game


DEFAULT_EDITION: Final = "landlord-2013"
_loaders: Final[dict[str, Callable[[], AnyGame]]] = {  # by edition, those of a game beside each other
    "landlord-2013": _wucherer,
    "wucherer-1997": _wucherer,
    "wucherer-1992": _wucherer,
    "monopoly": _monopoly,
}


class _Editions(Mapping[str, AnyEdition]):
    """The editions by key. What their keys are is known before a game is loaded."""

    def __getitem__(self, key: str) -> AnyEdition:
        edition: AnyEdition = _loaders[key]().EDITIONS[key]
        return edition

    def __contains__(self, key: object) -> bool:
        return key in _loaders

    def __iter__(self) -> Iterator[str]:
        return iter(_loaders)

    def __len__(self) -> int:
        return len(_loaders)

    def __repr__(self) -> str:
        return f"<editions {', '.join(self)}>"


class _Games(Sequence[AnyGame]):
    """All games, loaded when they are looked at."""

    @overload
    def __getitem__(self, place: int) -> AnyGame: ...
    @overload
    def __getitem__(self, place: slice) -> list[AnyGame]: ...
    def __getitem__(self, place: int | slice) -> AnyGame | list[AnyGame]:
        return [load() for load in dict.fromkeys(_loaders.values())][place]

    def __len__(self) -> int:
        return len(set(_loaders.values()))


EDITIONS: Final = _Editions()
GAMES: Final = _Games()


for _game in ("wucherer", "monopoly"):  # whoever tells a game can do so without having it played
    messages.add(_game, files(__package__) / _game / "text")


def register(game: AnyGame) -> None:
    """Let a game be known with its editions, its bots and its messages."""

    def load() -> AnyGame:
        return game

    _loaders.update(dict.fromkeys(game.EDITIONS, load))
    messages.add(game.NAME, game.TEXTS)


def forget(game: AnyGame) -> None:
    """Let a game be known no longer."""
    for key in game.EDITIONS:
        del _loaders[key]
    messages.unregister(game.NAME)


def _svg(shown: object, seat: int | str | None, language: str) -> str:
    """A state as a seat sees it, or a view, as SVG. A view is drawn by a state that is consistent with it."""
    check_language(language)
    game = game_of(cast(AnyView, shown).edition.key)
    if isinstance(shown, View):
        return game.picture(game.page_view(game.determinize(shown, seeded(0)), shown.seat), language)
    state = cast(AnyState, shown)
    viewer = NOBODY if seat is None else named_seat(seat, state.players)
    return game.picture(game.page_view(state, viewer), language)


register_drawing(_svg)


def game_of(edition: str) -> AnyGame:
    """The game of an edition. Raises BadInput for an unknown one."""
    load = _loaders.get(edition)
    if load is None:
        raise BadInput("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    return load()
