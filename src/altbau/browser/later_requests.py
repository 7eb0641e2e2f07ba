"""Requests of a page to its own worker that a first game does not make, as in `requests.py`."""

import asyncio
import pickle
from collections.abc import AsyncIterator, Mapping
from typing import Final, cast, get_args

from altbau.browser.requests import Request, Route, encoder
from altbau.browser.thinkers import LongQuestion, OwnWorkbench, Thinker, heard_lines
from altbau.core.engine.ids import NOBODY
from altbau.core.messages import analysis, joining
from altbau.core.messages.deals import PlayDeal
from altbau.core.messages.pasted_game import Paste, PlayPasted
from altbau.core.messages.rules import ReadHouseRules
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.teaching.puzzle import board, puzzle
from altbau.rulebook.card_page import card_page
from altbau.rulebook.house_changes import house_changes
from altbau.rulebook.statements import Language, explain_rule
from altbau.runtime import answers
from altbau.runtime.home import monotonic
from altbau.runtime.look_back.analysis_lines import AnalysisInput, analysis_lines
from altbau.runtime.look_back.analysis_request import known_lines, request_for
from altbau.runtime.look_back.jobs import ExampleJob, PasteJob
from altbau.runtime.look_back.replays import read_replay, wanted_replay
from altbau.runtime.look_back.table_file import export_table, import_table
from altbau.runtime.look_back.what_if import start_pasted, start_what_if
from altbau.table.replay.moments import Moment

VERSION: Final = "here"  # of this program, to tell kept analyses apart


class AnalysisQuestion(LongQuestion):
    """The analysis of a game."""

    def __init__(self, wanted: AnalysisInput) -> None:
        self.wanted = wanted

    async def lines(self) -> AsyncIterator[bytes]:
        """See `LongQuestion`."""
        for line in analysis_lines(self.wanted, monotonic):
            yield pickle.dumps(line)
            await asyncio.sleep(0)
        yield pickle.dumps(analysis.Ended())


async def read_pasted(asked: Request) -> bytes:
    """A pasted text as a replay, or the error in it."""
    return PasteJob(asked.data(Paste), asked.language).make()


async def show_example(asked: Request) -> bytes:
    """An edition just dealt."""
    game_of(asked.id)
    return ExampleJob(asked.id).make()


async def begin_pasted(asked: Request) -> bytes:
    """Play on from a moment of a pasted text. No game of others is here that it could show."""

    async def is_running(moment: Moment) -> bool:
        return False

    wanted = asked.data(PlayPasted)
    return encoder.encode(await start_pasted(asked.tables, wanted, asked.language, OwnWorkbench(), is_running))


async def show_puzzles(asked: Request) -> bytes:
    """The puzzles of each edition."""
    return encoder.encode(answers.puzzle_lists(asked.tables.home.timestamp().partition("T")[0]))


async def show_board(asked: Request) -> bytes:
    """The position of a puzzle as a picture."""
    return board(puzzle(asked.id), asked.query.get("lang", asked.language)).encode()


async def show_analysis(asked: Request) -> AsyncIterator[bytes]:
    """The analysis of a finished game, as far as it is known."""
    table, _ = await asked.viewed()
    return known_lines(request_for(table, asked.number, asked.kept, VERSION), asked.analyses, asked.language)


async def start_analysis(asked: Request) -> AsyncIterator[bytes]:
    """Have a finished game analysed."""
    table, seat = await asked.viewed()
    if seat == NOBODY:
        raise BadInput("spectator")
    wanted = request_for(table, asked.number, asked.kept, VERSION)
    if isinstance(wanted.asked, AnalysisInput):
        asked.analyses.start(wanted.game, lines_elsewhere(asked.thinker, wanted.asked), lambda: None)
    return known_lines(wanted, asked.analyses, asked.language)


async def lines_elsewhere(thinker: Thinker, wanted: AnalysisInput) -> AsyncIterator[analysis.Line]:
    """All lines about a game, as the second worker sends them."""
    async for line in heard_lines(thinker, AnalysisQuestion(wanted)):
        yield cast(analysis.Line, pickle.loads(line))  # noqa: S301  comes from the second worker


async def show_rule(asked: Request) -> bytes:
    """The text of one rule or ruling."""
    return encoder.encode(explain_rule(asked.parts[1], asked.parts[2], language_of(asked.parts[0])))


async def show_card(asked: Request) -> bytes:
    """One card of an edition."""
    return encoder.encode(card_page(asked.parts[1], asked.parts[2], language_of(asked.parts[0])))


async def show_house_rules(asked: Request) -> bytes:
    """What house rules change in an edition."""
    wanted = asked.data(ReadHouseRules)
    return encoder.encode(house_changes(wanted.edition, wanted.house, wanted.language))


async def list_deals(asked: Request) -> bytes:
    """Today's deals, and those that were begun on this device."""
    return encoder.encode(await asked.deals.list_deals())


async def show_deal(asked: Request) -> bytes:
    """A deal."""
    return encoder.encode(await asked.deals.show(asked.id))


async def play_deal(asked: Request) -> bytes:
    """Play a deal."""
    name = asked.data(PlayDeal).name
    return encoder.encode(await asked.deals.play(asked.tables, asked.id, name, asked.language))


def language_of(said: str) -> Language:
    """A language in a path. Raises BadInput."""
    for known in get_args(Language):
        if said == known:
            return cast(Language, known)
    raise BadInput("unknown-language", language=said, known=", ".join(get_args(Language)))


async def show_replay(asked: Request) -> bytes:
    """A game move by move."""
    table, seat = await asked.viewed()
    found = read_replay(wanted_replay(table, seat, asked.number), table)
    return found if isinstance(found, bytes) else found.make()


async def begin_what_if(asked: Request) -> bytes:
    """Play on from a moment of a game."""
    table, seat = await asked.viewed()
    wanted = asked.data(joining.WhatIf)
    return encoder.encode(await start_what_if(asked.tables, table, seat, wanted, asked.language, OwnWorkbench()))


async def export_file(asked: Request) -> bytes:
    """The table as one file."""
    return encoder.encode(await export_table(*await asked.viewed(), OwnWorkbench()))


async def import_file(asked: Request) -> bytes:
    """Begin a table that goes on where a file ends."""
    file = asked.data(joining.TableFile)
    return encoder.encode(await import_table(asked.tables, file, asked.language, OwnWorkbench()))


LATER: Final[Mapping[str, Route]] = {
    "GET /tables/*/replay": show_replay,
    "POST /tables/*/what-if": begin_what_if,
    "POST /tables/*/file": export_file,
    "POST /files/tables": import_file,
    "POST /positions": read_pasted,
    "GET /positions/*": show_example,
    "POST /pasted/tables": begin_pasted,
    "GET /puzzles": show_puzzles,
    "GET /puzzles/*/board": show_board,
    "GET /tables/*/analysis": show_analysis,
    "POST /tables/*/analysis/start": start_analysis,
    "GET /rules/*/*/*": show_rule,
    "GET /cards/*/*/*": show_card,
    "POST /house-rules": show_house_rules,
    "GET /own-deals": list_deals,
    "GET /deals/*": show_deal,
    "POST /deals/*/tables": play_deal,
}
