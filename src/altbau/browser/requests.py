"""Requests of a page to its own worker, by method and path; a `*` stands for the id in it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from altbau.browser.workbench import OwnWorkbench
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages.pasted_game import Paste, PlayPasted
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.runtime import answers, tables
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.jobs import EndingJob, ExampleJob, PasteJob
from altbau.runtime.look_back.replays import read_replay, wanted_replay
from altbau.runtime.look_back.shown_log import shown_log
from altbau.runtime.look_back.what_if import start_pasted, start_what_if
from altbau.table.replay.moments import Moment

encoder = msgspec.json.Encoder()

Body = TypeVar("Body")


class Request(NamedTuple):
    """A request, and where it is answered."""

    tables: tables.Tables
    find: tables.Find
    id: str
    query: Mapping[str, str]
    secret: str | None
    language: str
    body: str

    def data(self, of: type[Body]) -> Body:
        """The body. Raises BadInput."""
        try:
            return msgspec.json.decode(self.body, type=of)
        except msgspec.DecodeError as error:
            raise BadInput("malformed", problem=str(error)) from None

    async def viewed(self) -> tuple[LiveTable, Seat]:
        """The table, and the seat that the key opens there; NOBODY for a spectator. Raises BadInput."""
        table = await self.find(self.id)
        return table, table.keys.seat(self.secret)

    @property
    def number(self) -> int | None:
        """The number of a game of a match, if one is named. Raises BadInput."""
        named = self.query.get("number")
        if named is None:
            return None
        if not named.isdecimal():
            raise BadInput("malformed", problem="number")
        return int(named)


async def start_table(asked: Request) -> bytes:
    """A table against bots, or for several people at this device."""
    wanted = asked.data(joining.NewTable)
    if any(seat.kind == "link" for seat in wanted.seats):
        raise BadInput("not-found")  # nobody else can reach this device
    return encoder.encode(await asked.tables.create(wanted, asked.secret, asked.language, asked.find))


async def show_table(asked: Request) -> bytes:
    """The table and its whole log."""
    return answers.whole_table(*await asked.viewed())()


async def show_log(asked: Request) -> bytes:
    """The log of a table, even if the table can't be opened any more."""
    logs, language = asked.tables.home.logs, asked.query.get("lang", asked.language)
    told = await shown_log(logs, asked.find, asked.id, asked.secret, language, OwnWorkbench())
    return encoder.encode(told())


async def show_reasons(asked: Request) -> bytes:
    """What the bots' decisions were based on."""
    return answers.private_reasons(*await asked.viewed(), asked.query.get("lang", asked.language))()


async def show_course(asked: Request) -> bytes:
    """How a game went and what decided it."""
    table, _ = await asked.viewed()
    return EndingJob(*table.showing.ending_record()()).make()


async def show_replay(asked: Request) -> bytes:
    """A game move by move."""
    table, seat = await asked.viewed()
    found = read_replay(wanted_replay(table, seat, asked.number), table)
    return found if isinstance(found, bytes) else found.make()


async def show_position(asked: Request) -> bytes:
    """The position in the notation."""
    return answers.position_text(*await asked.viewed())()


async def show_transcript(asked: Request) -> bytes:
    """A finished game in the notation."""
    table, _ = await asked.viewed()
    return answers.transcript_text(table, asked.number)()


async def rename_player(asked: Request) -> bytes:
    """Change the name of a seat's player."""
    table, seat = await asked.viewed()
    if seat == NOBODY:
        raise BadInput("spectator")
    await table.keys.rename(seat, asked.data(joining.Rename).name)
    return encoder.encode(joining.Empty())


async def join_rematch(asked: Request) -> bytes:
    """Join the rematch."""
    table, seat = await asked.viewed()
    if seat == NOBODY:
        raise BadInput("spectator")
    return encoder.encode(await tables.come_along(table, seat, asked.language, asked.find))


async def begin_what_if(asked: Request) -> bytes:
    """Play on from a moment of a game."""
    table, seat = await asked.viewed()
    wanted = asked.data(joining.WhatIf)
    return encoder.encode(await start_what_if(asked.tables, table, seat, wanted, asked.language, OwnWorkbench()))


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


ROUTES: Final[Mapping[str, Callable[[Request], Awaitable[bytes]]]] = {
    "POST /tables": start_table,
    "GET /tables/*": show_table,
    "GET /tables/*/log": show_log,
    "GET /tables/*/truth": show_reasons,
    "GET /tables/*/ending": show_course,
    "GET /tables/*/replay": show_replay,
    "GET /tables/*/position": show_position,
    "GET /tables/*/game": show_transcript,
    "POST /tables/*/name": rename_player,
    "POST /tables/*/rematch": join_rematch,
    "POST /tables/*/what-if": begin_what_if,
    "POST /positions": read_pasted,
    "GET /positions/*": show_example,
    "POST /pasted/tables": begin_pasted,
    "GET /puzzles": show_puzzles,
}
