"""Former names that documents have named, of modules and of what a game has: they go on working, with a warning that
says the new one."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final
from warnings import warn

MOVED: Final = {
    "altbau.bots": "altbau.play.bots",
    "altbau.families": "altbau.games",
    "altbau.game": "altbau.play.game",
    "altbau.kernel": "altbau.core",
    "altbau.kernel.family": "altbau.core.game",
    "altbau.match": "altbau.play.match",
    "altbau.monopoly": "altbau.games.monopoly.rules",
    "altbau.notation": "altbau.core.notation",
    "altbau.notation.position": "altbau.play.position",
    "altbau.notation.scenario": "altbau.play.scenario",
    "altbau.notation.transcript": "altbau.play.transcript",
    "altbau.server.wire": "altbau.core.wire",
    "altbau.text": "altbau.core.text",
    "altbau.view": "altbau",
    "altbau.wucherer": "altbau.games.wucherer.rules",
}


def moved(name: str) -> str | None:
    """What a module or package is called now; None for one that has not moved."""
    for old in sorted(MOVED, key=len, reverse=True):
        if name == old or name.startswith(f"{old}."):
            return MOVED[old] + name[len(old) :]
    return None


class Former(MetaPathFinder, Loader):
    """Finds modules by their former names; before anybody else, who would find a second copy of what is inside a moved
    package."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module that is called something else now."""
        return ModuleSpec(fullname, self) if moved(fullname) else None

    def exec_module(self, module: ModuleType) -> None:
        """Put the module of today in its place."""
        name = moved(module.__name__)
        assert name
        warn(f"{module.__name__} is now {name}", DeprecationWarning, stacklevel=2)
        sys.modules[module.__name__] = import_module(name)


def know_former_names() -> None:
    """Let former names be imported."""
    if not any(isinstance(finder, Former) for finder in sys.meta_path):
        sys.meta_path.insert(0, Former())


def former(old: str, new: str) -> Any:
    """A property by which an attribute or a method is still found under its former name."""

    def found(thing: object) -> object:
        warn(f"{type(thing).__name__}.{old} is now {new}", DeprecationWarning, stacklevel=2)
        return getattr(thing, new)

    return property(found)
