"""A program that plays by lines of JSON; its first argument names what it does wrong."""

import json
import sys
import time
from typing import Any

from altbau.core.presentation.patches import apply
from tests.lab.paths import path

WRITES = {  # instead of a move
    "long": "x" * 70_000,
    "garbage": "{",
    "deep": "[" * 60_000,
    "huge": '{"type": "move", "id": "1", "seq": ' + "9" * 60_000 + ', "tokens": ""}',
}


def say(**said: object) -> None:
    """Write a line."""
    print(json.dumps(said), flush=True)


class Player:
    """Plays the first legal move."""

    def __init__(self, does: str) -> None:
        self.does = does
        self.table: dict[str, Any] = {}
        self.asked = 0

    def begin(self, said: dict[str, Any]) -> None:
        say(type="hello", version=4 if self.does == "old" else said["version"], kind="program")

    def update(self, said: dict[str, Any]) -> None:
        self.table = said["table"]

    def patch(self, said: dict[str, Any]) -> None:
        if self.does != "forgetful" or self.asked % 2:
            apply(self.table, said)

    def ask(self, said: dict[str, Any]) -> None:
        self.asked += 1
        if self.table["seq"] != said["seq"]:
            say(type="refresh")
            self.update(json.loads(sys.stdin.readline()))
        if self.does == "silent":
            time.sleep(60)
        if self.does == "gone":
            sys.exit(0)
        if self.does in WRITES:
            print(WRITES[self.does], flush=True)
        usual = path(self.table["question"], first=self.does != "dice")
        tokens = {"illegal": "fly", "nothing": ""}.get(self.does, usual)
        say(type="move", id=f"m{self.asked}", seq=said["seq"] - (self.does == "late"), tokens=tokens)


def main(does: str) -> None:
    """Play."""
    player = Player(does)
    for line in sys.stdin:
        said = json.loads(line)
        hear = getattr(player, said["type"], None)
        if hear:
            hear(said)
    if does == "stays":
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
