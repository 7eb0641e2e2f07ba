"""A program that plays by lines of JSON; what it does wrong, its first argument says."""

import json
import sys
import time
from typing import Any

from altbau.core.page.patches import apply
from tests.lab.paths import path


def say(**said: object) -> None:
    """Write a line."""
    print(json.dumps(said), flush=True)


def main(does: str) -> None:
    """Play."""
    table: dict[str, Any] = {}
    asked = 0
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "begin":
            say(type="hello", version=4 if does == "old" else said["version"], kind="program")
        elif said["type"] == "update":
            table = said["table"]
        elif said["type"] == "patch" and (does != "forgetful" or asked % 2):
            apply(table, said)
        elif said["type"] == "ask":
            asked += 1
            if does == "forgetful" and table["seq"] != said["seq"]:
                say(type="refresh")
                table = json.loads(sys.stdin.readline())["table"]
            if does == "silent":
                time.sleep(60)
            if does == "long":
                print("x" * 70_000, flush=True)
            if does == "gone":
                sys.exit(0)
            if does == "garbage":
                print("{", flush=True)
            if does == "deep":
                print("[" * 60_000, flush=True)
            if does == "huge":
                print('{"type": "move", "id": "1", "seq": ' + "9" * 60_000 + ', "tokens": ""}', flush=True)
            tokens = {"illegal": "fly", "nothing": ""}.get(does, path(table["question"], first=does != "dice"))
            say(type="move", id=f"m{asked}", seq=said["seq"] - (does == "late"), tokens=tokens)
    if does == "stays":
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
