"""Every sentence and name that a person reads, in German and English.

`say` gives a message; `sentences` turns the engine's events, questions and errors into arguments for it. The page reads
the same `.ftl` files; the top of each says which arguments come with what.
"""

from altbau.text.messages import LANGUAGES, say
from altbau.text.sentences import (
    calculation,
    card,
    error,
    event,
    income_lines,
    place,
    question,
    reason,
    refusal,
    word,
)

__all__ = [
    "LANGUAGES",
    "calculation",
    "card",
    "error",
    "event",
    "income_lines",
    "place",
    "question",
    "reason",
    "refusal",
    "say",
    "word",
]
