"""Every sentence and name that a person reads, in German and English.

`say` gives a message; a `Voice` turns the events and questions of a table into arguments for it. The page reads
the same `.ftl` files; the top of each says which arguments come with what.
"""

from collections.abc import Sequence
from typing import Any

from altbau.kernel.family import AnyEdition
from altbau.monopoly.edition import MonopolyEdition
from altbau.text.board import BoardVoice
from altbau.text.houses import HouseVoice, difference, place
from altbau.text.messages import LANGUAGES, say
from altbau.text.sentences import Voice, error, word
from altbau.wucherer.edition import Edition

__all__ = ["LANGUAGES", "BoardVoice", "HouseVoice", "Voice", "difference", "error", "place", "say", "voice", "word"]


def voice(language: str, edition: AnyEdition, names: Sequence[str]) -> Any:
    """The voice of a table's family."""
    if isinstance(edition, MonopolyEdition):
        return BoardVoice(language, edition, names)
    assert isinstance(edition, Edition)
    return HouseVoice(language, edition, names)
