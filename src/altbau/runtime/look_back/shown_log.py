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
from altbau.runtime.home import Logs
from altbau.runtime.look_back.jobs import Workbench
from altbau.runtime.tables import Find
from altbau.table.anonymization import locks_of
from altbau.table.log.stored_lines import entries
from altbau.table.log.stored_log import lines_of
from altbau.table.seats.access import AccessList
from altbau.table.seats.names import names_in_language


class ViewedTable(NamedTuple):
    """A table without its game: its edition, who opens its seats, and the seat of the viewer."""

    edition: str
    house: HouseRules
    locks: AccessList
    seat: Seat


async def shown_log(
    logs: Logs, find: Find, id: str, secret: str | None, language: str, work: Workbench
) -> Callable[[], finished.TableLogText]:
    """A function for any thread that returns the log of a table as the holder of a key was sent it, and what is wrong
    with the table, if anything. It reads rows, and takes longer for a longer log. Raises BadInput."""
    problem = None
    try:
        await find(id)
    except BadInput as error:
        problem = table.Problem(code=error.code, sentence=text.error(language, error))
    viewed = await work.do(partial(viewed_at, logs, id, secret))
    return partial(log_text, logs, id, viewed, language, problem)


def viewed_at(logs: Logs, id: str, secret: str | None) -> ViewedTable:
    """A table for the holder of a key. Raises BadInput."""
    body = logs.start(id)
    if body is None:
        raise BadInput("unknown-table")
    locks = locks_of(body, logs.admissions(id))
    return ViewedTable(body["edition"], body.get("house", {}), locks, locks.seat(secret))


def log_text(
    logs: Logs, id: str, viewed: ViewedTable, language: str, problem: table.Problem | None
) -> finished.TableLogText:
    """The log of a table as a viewer was sent it."""
    return finished.TableLogText(
        edition=viewed.edition,
        house=viewed.house,
        game=game_of(viewed.edition).NAME,
        players=names_in_language(viewed.locks.names, language),
        notices=[each.as_message() for each in viewed.locks.notices],
        problem=problem,
        lines=entries(lines_of(logs.additions(id)), viewed.seat),
    )
