"""Messages about a pasted text in the notation, as strict types (`wire.py`)."""

from typing import Annotated, TypeAlias

import msgspec

from altbau.core.messages.joining import WhatIf
from altbau.core.messages.position_editor import Edit, Editor
from altbau.core.messages.table import Problem, WireStruct

MOST = 60_000  # characters


Written: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST)]


class Paste(WireStruct):
    """A text to display: a position, possibly with moves after it, or a whole game. An `edit` is applied to a
    position."""

    text: Written
    edit: Edit | None = None


class PlayPasted(WireStruct):
    """Start a table that plays on from a moment of a pasted text: after the first `begin.seq` of its choices."""

    text: Written
    begin: WhatIf


class Misread(WireStruct):
    """A text could not be read: the problem, its line (from 1) and its `place` in the position, as far as known. `text`
    and `editor` are as for a readable text."""

    problem: Problem
    line: int
    place: str
    text: str
    editor: Editor | None
