"""What somebody has written down, whatever it is: a position, perhaps with the moves since then, or a whole game."""

import re
from typing import Final

from altbau.core.notation.reading import mapping
from altbau.core.notation.texts import documents
from altbau.errors import BadInput
from altbau.play.game import Game

BETWEEN: Final = re.compile(r"^---[ \t]*\r?$\n?", re.MULTILINE)  # two documents
EMPTY: Final = re.compile(r"(\s|#.*$)*", re.MULTILINE)


def parts(text: str) -> list[str]:
    """The documents of a text, each by itself; an empty text is one."""
    return [part for part in BETWEEN.split(text) if not EMPTY.fullmatch(part)] or [text]


def read_game(text: str) -> Game:
    """The game that a text tells, at its end, or that begins with a position. Raises BadInput that names the `line` of
    what is wrong."""
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-position", line=found[1].line() if found else 1)
    try:
        data = mapping(found[0].data, "position")
        return Game.from_transcript(text) if "game" in data else Game.from_position(text)
    except BadInput as error:
        place = str(error.args_by_name.get("place", ""))
        inside = "position" in mapping(found[0].data, "position") and not place.startswith(("game", "script"))
        path = f"position.{place}" if inside else place
        if error.code == "unknown-key":
            path = f"{path}.{error.args_by_name['key']}"
        error.args_by_name.setdefault("line", found[0].line(path))
        raise
