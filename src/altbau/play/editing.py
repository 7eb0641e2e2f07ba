"""A position changed without writing. Its text decides: what can be changed follows from it, and a change makes another
text of it."""

from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.notation.editing import Editor
from altbau.core.notation.reading import mapping
from altbau.core.notation.texts import Document, documents, written
from altbau.core.page import editing as wire
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, game_of
from altbau.play.current import read_start
from altbau.play.game import Game


class Opened(NamedTuple):
    """A text that is a position without moves, and what can be changed in it."""

    document: Document
    data: Data
    editor: Editor
    edition: str

    def told(self) -> wire.Editor:
        """As a page reads it."""
        return self.editor.told(self.data, game_of(self.edition).NAME, self.edition)


def opened(text: str) -> Opened:
    """Raises BadInput where a text can't be changed without writing: a game, or what can't be read so far."""
    found = list(documents(text))
    data = mapping(found[0].data, "position") if len(found) == 1 else {}
    if not data or "game" in data or "position" in data:
        raise BadInput("not-a-position")
    edition = str(data.get("edition", DEFAULT_EDITION))
    editor = game_of(edition).editor({"edition": edition} | data)
    if editor is None:
        raise BadInput("not-a-position")
    return Opened(found[0], data, editor, edition)


def editor_of(text: str) -> wire.Editor | None:
    """What can be changed in a text; None where nothing can."""
    try:
        return opened(text).told()
    except BadInput:
        return None


def written_out(game: Game) -> str:
    """The position that a game has come to, with all cards; in the middle of a move that at its beginning."""
    data, _ = read_start(game.position())
    return written(data)


def changed(text: str, edit: wire.Edit) -> str:
    """The text after a change. Raises BadInput where it is none of this text."""
    found = opened(text)
    return found.document.changed(found.editor.changed(found.data, edit))
