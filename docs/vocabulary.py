"""The names that stored games use: `python -m docs.vocabulary` adds new ones to `vocabulary.json`.

The log of a table is stored by the names of its events, and every later version reads it. So names are only added: a
kind of event that means something else gets a new name, and the old one keeps its messages. A test compares the file.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from altbau.core.engine.ids import Action
from altbau.core.game import AnyGame
from altbau.games import GAMES

FILE: Final = Path(__file__).with_name("vocabulary.json")
ACTIONS: Final = 2000  # more than any game has
WORD: Final = re.compile(r"[a-z][a-z-]*")  # a token that is a name, not a place or number

Vocabulary: TypeAlias = dict[str, dict[str, Any]]


def vocabulary() -> Vocabulary:
    """By game: its kinds of events, each with its arguments as `name:type`, and its tokens that are words."""
    return {
        game.NAME: {
            "events": {kind.name: list(kind.args) for kind in game.EVENTS.values()},
            "tokens": sorted(set(tokens(game))),
        }
        for game in GAMES
    }


def tokens(game: AnyGame) -> Iterator[str]:
    """The words among the tokens of a game, in all its editions."""
    for edition in game.EDITIONS.values():
        for action in range(ACTIONS):
            try:
                token = game.token(edition, Action(action))
            except (IndexError, KeyError):  # no such action
                continue
            if WORD.fullmatch(token):
                yield token


def kept() -> Vocabulary:
    """The vocabulary in the file."""
    found: Vocabulary = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def extended(known: Vocabulary, now: Vocabulary) -> Vocabulary:
    """The known vocabulary with the new names; a known event keeps its arguments."""
    return {
        name: {
            "events": now[name]["events"] | known.get(name, {}).get("events", {}),
            "tokens": sorted({*now[name]["tokens"], *known.get(name, {}).get("tokens", [])}),
        }
        for name in now
    }


def main() -> None:
    """Add new names to the file; none is removed."""
    found = extended(kept() if FILE.exists() else {}, vocabulary())
    FILE.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
