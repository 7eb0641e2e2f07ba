"""Reads a game from any text in the notation: a position, perhaps with a script of moves, or a transcript."""

import re
from typing import Final

from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping
from altbau.errors import BadInput
from altbau.play.game import Game

BETWEEN: Final = re.compile(r"^---[ \t]*\r?$\n?", re.MULTILINE)  # the separator of documents
EMPTY: Final = re.compile(r"(\s|#.*$)*", re.MULTILINE)


def parts(text: str) -> list[str]:
    """The non-empty documents of a text; the text itself if there is none."""
    return [part for part in BETWEEN.split(text) if not EMPTY.fullmatch(part)] or [text]


def is_record(text: str) -> bool:
    """Whether a text is meant as the record of a game in JSON."""
    return text.lstrip().startswith('{"')


def read_saved_game(text: str) -> Game:
    """The game of a record in JSON, or of a text as `read_game` takes it. Raises BadInput."""
    return Game.loads(text) if is_record(text) else read_game(text)


def read_game(text: str) -> Game:
    """The game of a transcript, at its end, or of a position. Raises BadInput, which names the `line` of the error."""
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
