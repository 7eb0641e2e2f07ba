"""All games of a person as one text to download: finished games in the notation, running ones as the position that the
person knows."""

import asyncio
from functools import partial
from typing import Final, NamedTuple

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.rows.accounts import AccountRows
from altbau.server.store.store import Store
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.head import unmade_answer
from altbau.server.web.routes.account import device_of, tied_tables
from altbau.server.web.routes.own_tables import RawListedTable, read_state
from altbau.table.seats.names import names_in_language

AT_ONCE: Final = 10  # tables in one answer
BETWEEN: Final = "---\n"


class TablePage(NamedTuple):
    """Some tables of a person, and the id of the last one if there are more after it."""

    tables: list[RawListedTable]
    last: str | None


@get("/account/games", media_type=MediaType.TEXT, responses=PROBLEMS)
async def own_games(
    caller: NamedDependency[Caller],
    request: AppRequest,
    after: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[str]:
    """The games of the person of this device as the documents of one text, tables tied last first. If there are more,
    the header `Link` has the address of the next part; all parts joined are one text."""
    hub, language, device = caller.hub, reader_of(request, lang), device_of(caller)
    part = await caller.work.do(lambda: part_of(hub.store, device, after))
    if caller.only_head:
        return unmade_answer(MediaType.TEXT, page_headers(part.last))
    told: list[str] = []
    last = part.last
    for number, table in enumerate(part.tables):
        await asyncio.wrap_future(hub.store.bring_back(table.id))
        try:
            told += await caller.work.do(partial(games_of, hub, table, language))
        except BadInput:  # the processor time is used up
            if not number:
                raise
            last = part.tables[number - 1].id
            break
    return Response("".join([BETWEEN + each for each in told]), media_type=MediaType.TEXT, headers=page_headers(last))


def page_headers(last: str | None) -> dict[str, str]:
    """The headers of a part; `last` is its last table if there are more after it."""
    return {"Link": f'</api/account/games?after={last}>; rel="next"'} if last else {}


def part_of(store: Store, device: str, after: str | None) -> TablePage:
    """The next tables of the person of a device after the table `after`, or the first ones. Tables that wait for their
    players are left out. Raises BadInput."""
    accounts = AccountRows(store)
    keys = accounts.ties(accounts.of(device).number)
    tables = {each.id: each for each in tied_tables(store, keys)[0] if not read_state(each.state).waits}
    order = [tables[id] for id in dict.fromkeys(key.table for key in keys) if id in tables]
    begin = next((place for place, each in enumerate(order, start=1) if each.id == after), 0)
    taken, left = order[begin : begin + AT_ONCE], order[begin + AT_ONCE :]
    return TablePage(taken, taken[-1].id if left else None)


def games_of(hub: Hub, listed: RawListedTable, language: str) -> list[str]:
    """The games of a table as documents, each with a heading in a language. If the table can't be read, one comment
    that says why."""
    try:
        table = hub.table_in_memory(listed.id) or hub.load(listed.id)
        hub.deals.unseal(table)
    except BadInput as error:
        return [comment(listed.id, text.error(language, error))]
    players = ", ".join(names_in_language(table.keys.names, language))
    seat = Seat(SEAT_NAMES.index(listed.own[0]))
    return [
        comment(
            listed.id,
            text.say(language, "own-games-heading", number=number, players=players, own=", ".join(listed.own)),
        )
        + game_text(table, number, seat, language)
        for number in range(1, table.log.match.number + 1)
    ]


def game_text(table: LiveTable, number: int, seat: Seat, language: str) -> str:
    """A game of a table, counted from 1, as text: a finished game from its deal, a running one as the position that the
    seat knows; a comment if it may not be shown."""
    match = table.log.match
    running = number == match.number and not match.game.over
    try:
        if table.about.sealed and not running:
            raise BadInput("deal-sealed")
        return match.game.seen_position(seat) if running else match.finished(number).transcript()
    except BadInput as error:
        return comment("", text.error(language, error))


def comment(table: str, said: str) -> str:
    """A comment line, which the notation ignores."""
    return f"# {table} {said}\n"
