"""Tables begun from a moment of another table or of a pasted game, and played on against bots with new chance. They
count in no list. A finished game gives its cards as they were, or only what a seat knew of them; a running game only
the latter."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.core.messages.pasted_game import PlayPasted
from altbau.core.messages.table import Uncounted
from altbau.errors import BadInput
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.jobs import MomentJob, PastedMomentJob, Workbench
from altbau.runtime.tables import Tables
from altbau.table.replay.moments import ANEW, Moment, moment_of, what_if_seat
from altbau.table.setup.creation import IssuedKeys, checked_names, created_message, table_body

read_moment: Final = msgspec.json.Decoder(Moment).decode


async def start_what_if(
    tables: Tables, table: LiveTable, viewer: Seat, wanted: joining.WhatIf, language: str, work: Workbench
) -> joining.Created:
    """Start such a table for a viewer of another one, from a seat or as a spectator. The table of a running game is
    marked first. Raises BadInput."""
    match = table.log.match
    running = not match.game.over and (match.number == 1 or wanted.seq >= table.seq)
    seat = what_if_seat(wanted, len(table.seats))
    if running:
        check_running(table, viewer, seat, wanted)
        moment = await work.do(partial(moment_of, table.game, wanted))
        return await start_from_moment(tables, moment, wanted, language, table)
    log = await work.do(partial(tables.home.logs.log, table.id))
    assert log
    job = MomentJob(log, match.number if match.game.over else match.number - 1, wanted)
    return await start_from_moment(tables, read_moment(await work.make(job)), wanted, language)


async def start_pasted(
    tables: Tables, wanted: PlayPasted, language: str, work: Workbench, is_running: Callable[[Moment], Awaitable[bool]]
) -> joining.Created:
    """Start such a table from a text in the notation, unless a game stands like that now (`is_running`). Raises
    BadInput."""
    moment = read_moment(await work.make(PastedMomentJob(wanted)))
    if await is_running(moment):
        raise BadInput("pasted-running")
    return await start_from_moment(tables, moment, wanted.begin, language)


async def start_from_moment(
    tables: Tables, moment: Moment, wanted: joining.WhatIf, language: str, running: LiveTable | None = None
) -> joining.Created:
    """Start the table; if it begins from a running game, mark that one's table. Raises BadInput."""
    new, chance = moment.table(wanted), tables.home.chance
    tables.services.programs.check(wanted.bots.values())
    names = checked_names(new)
    secret = new_secret(chance)
    given = [IssuedKeys(secret if each == wanted.seat else None, None) for each in SEAT_NAMES[: moment.players]]
    body = table_body(new, names, [each.digests() for each in given], chance.getrandbits(SEED_BITS))
    id = new_secret(chance, ID_BYTES)
    if running:
        await mark_uncounted(running, "tried-out")
    await tables.deal(id, body | {"position": moment.position, "watching": "nobody"}, None)
    return created_message(id, new, names, given, language)


def check_running(table: LiveTable, viewer: Seat, seat: Seat, wanted: joining.WhatIf) -> None:
    """Raises BadInput unless a running game may be tried out: by the person who plays it alone against bots, from now
    on, with cards dealt anew."""
    if table.about.people != 1 or viewer != seat or wanted.cards != ANEW:
        raise BadInput("what-if-running")
    if wanted.seq != table.seq:
        raise BadInput("stale")
    if table.game.asked != seat or not table.game.question_open:
        raise BadInput("what-if-not-asked")


async def mark_uncounted(table: LiveTable, why: Uncounted) -> None:
    """Let a table count in no list from now on, since its player may know elsewhere what a move leads to. Raises
    BadInput."""
    if not table.about.uncounted:
        await table.home.rows.uncount(table.id, why)
        table.about.uncounted = why
        table.audience.publish()
