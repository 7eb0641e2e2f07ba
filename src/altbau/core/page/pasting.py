"""What server and page say to each other of a text in the notation that somebody has pasted, as strict types
(`wire.py`)."""

from typing import Annotated

import msgspec

from altbau.core.page.wire import Problem, Wire

MOST = 60_000  # characters


class Paste(Wire):
    """A position, perhaps with the moves since then, or a whole game, to be laid out."""

    text: Annotated[str, msgspec.Meta(max_length=MOST)]


class Misread(Wire):
    """Why a text can't be laid out, and in which of its lines, counted from 1."""

    problem: Problem
    line: int
