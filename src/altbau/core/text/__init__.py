"""Every sentence and name that a person reads, in German and English.

`say` gives a message of the core, `of(game)` has those of a game; a `Narrator` turns the events and questions of a game
into arguments for them. The page is handed the same `.ftl` files; the top of each says which arguments come with what.
"""

from altbau.core.text.messages import LANGUAGES, of, say
from altbau.core.text.sentences import Narrator, bot_name, error

__all__ = ["LANGUAGES", "Narrator", "bot_name", "error", "of", "say"]
