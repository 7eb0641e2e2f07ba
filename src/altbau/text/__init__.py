"""Every sentence and name that a person reads, in German and English.

`say` gives a message; a `Voice` turns the events and questions of a table into arguments for it. The page reads
the same `.ftl` files; the top of each says which arguments come with what.
"""

from altbau.text.messages import LANGUAGES, say
from altbau.text.sentences import Voice, difference, error, place, refusal, word

__all__ = ["LANGUAGES", "Voice", "difference", "error", "place", "refusal", "say", "word"]
