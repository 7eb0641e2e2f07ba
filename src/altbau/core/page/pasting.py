"""What server and page say to each other of a text in the notation that somebody has pasted, as strict types
(`wire.py`)."""

from typing import Annotated, TypeAlias

import msgspec

from altbau.core.page.entering import WhatIf
from altbau.core.page.wire import Problem, Wire

MOST = 60_000  # characters


Written: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST)]


class Paste(Wire):
    """A position, perhaps with the moves since then, or a whole game, to be laid out."""

    text: Written


class PlayPasted(Wire):
    """Play on from a moment of such a text at a table of its own: after so many of its choices as `begin` says in
    `seq`."""

    text: Written
    begin: WhatIf


class Misread(Wire):
    """Why a text can't be laid out, and in which of its lines, counted from 1."""

    problem: Problem
    line: int
