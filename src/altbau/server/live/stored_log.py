"""The log of a table as a viewer was sent it, even if the table can't be opened any more."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from altbau.core import text
from altbau.core.data import HouseRules
from altbau.core.engine.ids import Seat
from altbau.core.messages import finished, table
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.server.live.hub import Hub
from altbau.server.processes.worker_threads import Visitor
from altbau.server.store.store import Store
from altbau.table.anonymization import locks_of
from altbau.table.log.stored_lines import entries
from altbau.table.seats.access import AccessList
from altbau.table.seats.names import names_in_language


class ViewedTable(NamedTuple):
    """A table without its game: its edition, who opens its seats, and the seat of the viewer."""

    edition: str
    house: HouseRules
    locks: AccessList
    seat: Seat


async def teller(
    hub: Hub, id: str, secret: str | None, language: str, visitor: Visitor | None = None
) -> Callable[[], finished.TableLogText]:
    """A function for any thread that returns the log of a table as the holder of a key was sent it, and what is wrong
    with the table, if anything. It reads the store, and takes longer for a longer log. Raises BadInput."""
    problem = None
    try:
        await hub.table(id, visitor)
    except BadInput as error:
        problem = table.Problem(code=error.code, sentence=text.error(language, error))
    viewed = await hub.beside.done(visitor or hub.beside.itself, partial(viewed_at, hub.store, id, secret))
    return partial(told_log, hub.store, id, viewed, language, problem)


def viewed_at(store: Store, id: str, secret: str | None) -> ViewedTable:
    """A table for the holder of a key. Raises BadInput."""
    body = store.start(id)
    if body is None:
        raise BadInput("unknown-table")
    locks = locks_of(body, store.admissions(id))
    return ViewedTable(body["edition"], body.get("house", {}), locks, locks.seat(secret))


def told_log(
    store: Store, id: str, viewed: ViewedTable, language: str, problem: table.Problem | None
) -> finished.TableLogText:
    """The log of a table as a viewer was sent it."""
    return finished.TableLogText(
        edition=viewed.edition,
        house=viewed.house,
        game=game_of(viewed.edition).NAME,
        players=names_in_language(viewed.locks.names, language),
        notices=[each.as_message() for each in viewed.locks.notices],
        problem=problem,
        lines=entries(store.shown_log(id), viewed.seat),
    )
