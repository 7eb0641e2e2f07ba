"""What is asked of an analysis of a finished game of a table, and its lines as they are sent and kept."""

from hashlib import sha256
from typing import Final, NamedTuple, Protocol

import msgspec

from altbau.core import text
from altbau.core.messages import analysis
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.analysis_lines import AnalysisInput
from altbau.table.seats.names import names_in_language

JUDGING: Final = 120.0  # seconds of computing for the errors of one game

encoder = msgspec.json.Encoder()


class GameKey(NamedTuple):
    """A game of a table, counted from 1. `made` is a digest of the players' names and of this program's version: a
    stored analysis with another digest is out of date."""

    table: str
    number: int
    made: str


class AnalysisRequest(NamedTuple):
    """A game, and the question about it or its stored answer."""

    game: GameKey
    asked: AnalysisInput | bytes


class StoredAnalyses(Protocol):
    """Reads whole analyses."""

    def find(self, game: str, number: int, made: str, /) -> bytes | None:
        """The lines about a game of a table, if they are kept under the digest `made`."""


def encode_line(said: analysis.Line) -> bytes:
    """A line as it is sent."""
    return encoder.encode(said) + b"\n"


def last_lines(said: list[analysis.Line]) -> bytes:
    """The last line of each kind, as one text."""
    last = {type(each): encode_line(each) for each in said if not isinstance(each, analysis.Working)}
    return b"".join(last.values())


def request_for(table: LiveTable, number: int | None, kept: StoredAnalyses, version: str) -> AnalysisRequest:
    """The question about a game of a table that is over, the last one or this number, or its answer as kept by this
    `version` of the program. Reads rows, and takes longer for longer games. Raises BadInput."""
    match, told = table.log.match, table.log.told
    asked = match.number if number is None else number
    if not 1 <= asked <= match.number:
        raise BadInput("number-not-in-range", place="number", value=asked, least=1, most=match.number)
    if match.told_seed(asked) is None:
        raise BadInput("analysis-hidden")
    try:
        game = match.finished(asked)
    except BadInput:
        raise BadInput("analysis-older-rules") from None
    if told and game.start is not None:
        raise BadInput("analysis-older-rules")
    names = {language: names_in_language(table.keys.names, language) for language in text.LANGUAGES}
    named = GameKey(table.id, asked, sha256(repr((names, table_messages.VERSION, version)).encode()).hexdigest())
    said = kept.find(*named)
    if said is not None:
        return AnalysisRequest(named, said)
    later = sum(match.finished(each).log_length for each in range(asked, match.number)) + match.game.log_length
    begun = len(told) + match.log_length - later
    return AnalysisRequest(named, AnalysisInput(game.record(), begun, names, JUDGING))
