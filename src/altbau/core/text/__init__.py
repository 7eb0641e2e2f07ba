"""All texts that people read, in German and English.

`say` gives a message of the core, and `texts_of(game)` the messages of a game; a `Narrator` turns the events and
questions of a game into arguments for them. The page gets the same `.ftl` files; the head of each file documents the
arguments.
"""

from altbau.core.text.messages import LANGUAGES, check_language, say, texts_of
from altbau.core.text.narrator import Narrator, bot_name, error
from altbau.errors import register_writer

__all__ = ["LANGUAGES", "Narrator", "bot_name", "check_language", "error", "say", "texts_of"]

register_writer(error)
