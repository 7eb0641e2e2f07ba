"""Edits a position by controls instead of text. The text is the source: it determines what can be edited, and each edit
returns a new text."""

from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.messages import position_editor as messages
from altbau.core.notation.document_format import Document, documents, dump_text
from altbau.core.notation.position_model import Editor
from altbau.core.notation.position_reader import mapping
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, game_of
from altbau.play.game import Game
from altbau.play.text.current_position import read_start


class EditedPosition(NamedTuple):
    """The text of a position without moves, with its editor."""

    document: Document
    data: Data
    editor: Editor
    edition: str

    def as_message(self) -> messages.Editor:
        """The editor as a message for the page."""
        return self.editor.as_message(self.data, game_of(self.edition).NAME, self.edition)


def open_editor(text: str) -> EditedPosition:
    """Open a text for editing. Raises BadInput if it is not exactly one position without moves, or its game has no
    editor for it."""
    found = list(documents(text))
    data = mapping(found[0].data, "position") if len(found) == 1 else {}
    if not data or "game" in data or "position" in data:
        raise BadInput("not-a-position")
    edition = str(data.get("edition", DEFAULT_EDITION))
    editor = game_of(edition).editor({"edition": edition} | data)
    if editor is None:
        raise BadInput("not-a-position")
    return EditedPosition(found[0], data, editor, edition)


def editor_of(text: str) -> messages.Editor | None:
    """The editor for a text, as a message; None if it can't be edited."""
    try:
        return open_editor(text).as_message()
    except BadInput:
        return None


def written_out(game: Game) -> str:
    """The current position of a game, with all cards; inside a move, the position before it."""
    data, _ = read_start(game.position())
    return dump_text(data)


def edit_text(text: str, edit: messages.Edit) -> str:
    """The text after an edit. Raises BadInput if the edit does not fit the text."""
    found = open_editor(text)
    return found.document.with_data(found.editor.apply_edit(found.data, edit))
