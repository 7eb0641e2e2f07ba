"""What server and page say to each other of a text in the notation that somebody has pasted, as strict types
(`wire.py`)."""

from typing import Annotated, TypeAlias

import msgspec

from altbau.core.page.editing import Edit, Editor
from altbau.core.page.entering import WhatIf
from altbau.core.page.wire import Problem, Wire

MOST = 60_000  # characters


Written: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST)]


class Paste(Wire):
    """A position, perhaps with the moves since then, or a whole game, to be laid out; a position with an `edit` after
    that."""

    text: Written
    edit: Edit | None = None


class PlayPasted(Wire):
    """Play on from a moment of such a text at a table of its own: after so many of its choices as `begin` says in
    `seq`."""

    text: Written
    begin: WhatIf


class Misread(Wire):
    """Why a text can't be laid out, in which of its lines, counted from 1, and at which `place` of the position, as far
    as that is known. `text` and `editor` are as for one that can."""

    problem: Problem
    line: int
    place: str
    text: str
    editor: Editor | None
