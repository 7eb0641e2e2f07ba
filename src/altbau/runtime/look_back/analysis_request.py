"""What is asked of an analysis of a finished game of a table."""

from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Final, NamedTuple

from altbau.core import text
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.analyses import Analyses, AnalysisStore, GameKey, as_stream
from altbau.runtime.look_back.analysis_lines import AnalysisInput
from altbau.table.seats.names import names_in_language

JUDGING: Final = 120.0  # seconds of computing for the errors of one game


class AnalysisRequest(NamedTuple):
    """A game, and the question about it or its stored answer."""

    game: GameKey
    asked: AnalysisInput | bytes


def request_for(table: LiveTable, number: int | None, kept: AnalysisStore, version: str) -> AnalysisRequest:
    """The question about a game of a table that is over, the last one or this number, or its answer as kept by this
    `version` of the program. Reads rows, and takes longer for longer games. Raises BadInput."""
    match, told = table.log.match, table.log.told
    asked = match.number if number is None else number
    if not 1 <= asked <= match.number:
        raise BadInput("number-not-in-range", place="number", value=asked, least=1, most=match.number)
    if match.told_seed(asked) is None:
        raise BadInput("analysis-hidden")
    if table.about.sealed:
        raise BadInput("deal-sealed")
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


def known_lines(wanted: AnalysisRequest, analyses: Analyses, language: str) -> AsyncIterator[bytes]:
    """What is known of a game: all of it if that is kept, else line by line while it is computed."""
    game, asked = wanted
    return as_stream(asked) if isinstance(asked, bytes) else analyses.listen(game, language)
