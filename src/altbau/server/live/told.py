"""The log of a table as a viewer was sent it, even if the table can't be opened any more."""

from collections.abc import Callable
from functools import partial

from altbau.core import text
from altbau.core.page import afterwards, wire
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.server.live.beside import Visitor
from altbau.server.live.hub import Hub
from altbau.server.store.store import Store
from altbau.table.erasing import locks_of
from altbau.table.names import spoken
from altbau.table.telling import entries


async def teller(
    hub: Hub, id: str, secret: str | None, language: str, visitor: Visitor | None = None
) -> Callable[[], afterwards.ToldLog]:
    """A function for any thread that returns the log of a table as the holder of a key was sent it, and what is wrong
    with the table, if anything. It reads the store, and takes longer for a longer log. Raises BadInput."""
    problem = None
    try:
        await hub.table(id, visitor)
    except BadInput as error:
        problem = wire.Problem(code=error.code, sentence=text.error(language, error))
    return partial(told_log, hub.store, id, secret, language, problem)


def told_log(
    store: Store, id: str, secret: str | None, language: str, problem: wire.Problem | None
) -> afterwards.ToldLog:
    """The log of a table as the holder of a key was sent it. Raises BadInput."""
    body = store.start(id)
    if body is None:
        raise BadInput("unknown-table")
    locks = locks_of(body, store.admissions(id))
    seat = locks.seat(secret)
    return afterwards.ToldLog(
        edition=body["edition"],
        game=game_of(body["edition"]).NAME,
        players=spoken(locks.names, language),
        notices=[each.shown() for each in locks.notices],
        problem=problem,
        lines=entries(store.told(id), seat),
    )
