"""What the page announces to a listener of a game, in both settings: each move of the listener, and what live regions
say after each message.

`.venv/bin/python -m tests.text.announced` writes the golden files anew; read the diff before you commit it.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from altbau import Game
from altbau.core.engine.ids import FIRST
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import LANGUAGES
from altbau.games import EDITIONS
from altbau.lab.page_view import Sight
from altbau.play.bots import make
from altbau.table.view.catalogue import texts_of
from build_page import WEB, find_node

FOLDER: Final = Path(__file__).parent.parent / "golden"
SETTINGS: Final = ("own", "all")
NAMES: Final = dict(zip(SEAT_NAMES, ("Anna", "Ben", "Cleo", "Dora"), strict=False))
LISTENER: Final = FIRST
SEED: Final = 3
TURNS: Final = 13  # in each game, so that the listener has begun the fourth at the end
PLAYERS: Final = 4
CHOSEN_BY: Final = {"C": "clock", "D": "stand-in"}  # who decides for these, from their second turns on

Said = tuple[str, dict[str, Any]]  # the listener's move before it, if any, and a message


def messages(edition: str, turns: int = TURNS) -> Iterator[Said]:
    """The messages to the listener about the first turns of a game that stewards play. The log is sent in steps, as
    moves are made one by one."""
    game = Game.new(edition, players=PLAYERS, seed=SEED)
    stewards = [make("steward", seat, edition) for seat in range(PLAYERS)]
    sight = Sight(game, LISTENER)
    move = ""
    while True:
        if said := sight.follow(game):
            yield move, by_others(json.loads(said), game.state.turns > PLAYERS)
        if game.asked is None or game.state.turns > turns:
            return
        seat = game.asked
        action = stewards[seat].decide(game.view(seat)).action
        move = game.describe(action) if seat == LISTENER and not game.must_pass else ""
        game.play(action)


def by_others(message: dict[str, Any], absent: bool) -> dict[str, Any]:
    """A message in which the absent have not decided themselves."""
    for entry in message["log"] if absent else ():
        doer = next((arg["value"] for arg in entry["args"].values() if arg["type"] == "seat"), "")
        entry["by"] = CHOSEN_BY.get(doer)
    return message


def transcripts() -> dict[tuple[str, str, str], str]:
    """By edition, setting and language what is announced."""
    node = find_node()
    assert node
    texts = [{"language": each, "texts": msgspec.to_builtins(texts_of(each))} for each in LANGUAGES]
    games = {edition: list(messages(edition)) for edition in EDITIONS}
    heard = [(edition, setting, language) for edition in EDITIONS for setting in SETTINGS for language in LANGUAGES]
    asked = [
        {"edition": edition, "setting": setting, "language": language, "names": NAMES, "messages": games[edition]}
        for edition, setting, language in heard
    ]
    words = [str(node.node), str(Path(__file__).with_name("announced.mjs")), str(WEB)]
    lines = "\n".join(json.dumps(each) for each in [*texts, *asked])
    printed = subprocess.run(words, input=lines, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    return dict(zip(heard, map(json.loads, printed.stdout.splitlines()), strict=True))


def golden(edition: str, setting: str, language: str) -> Path:
    """The golden file of an edition in a setting and a language."""
    return FOLDER / f"announced.{edition}.{setting}.{language}.txt"


def main() -> None:
    """Write the golden files."""
    for which, text in transcripts().items():
        golden(*which).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
