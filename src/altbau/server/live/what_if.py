"""Tables begun from a moment of another table or of a pasted game, and played on against bots with new chance. They
count in no list. A finished game gives its cards as they were, or only what a seat knew of them; a running game only
the latter."""

from functools import partial
from typing import Final

import msgspec

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.core.messages.pasted_game import PlayPasted
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.processes.jobs import MomentJob, PastedMomentJob
from altbau.server.processes.worker_threads import Visitor
from altbau.server.store.rows.running_tables import in_turn
from altbau.server.store.store import uncount
from altbau.table.replay.moments import ANEW, Moment, moment_of, what_if_seat
from altbau.table.setup.creation import IssuedKeys, checked_names, created_message, table_body

read_moment: Final = msgspec.json.Decoder(Moment).decode


async def start_what_if(
    hub: Hub, table: LiveTable, viewer: Seat, wanted: joining.WhatIf, language: str, visitor: Visitor
) -> joining.Created:
    """Start such a table for a viewer of another one, from a seat or as a spectator. The table of a running game is
    marked first. Raises BadInput."""
    match = table.log.match
    running = not match.game.over and (match.number == 1 or wanted.seq >= table.seq)
    seat = what_if_seat(wanted, len(table.seats))
    if running:
        check_running(table, viewer, seat, wanted)
        moment = await hub.beside.done(visitor, partial(moment_of, table.game, wanted))
        return await start_from_moment(hub, moment, wanted, language, table)
    log = await hub.beside.done(visitor, partial(hub.store.log, table.id))
    assert log
    job = MomentJob(log, match.number if match.game.over else match.number - 1, wanted)
    return await start_from_moment(hub, read_moment(await hub.pool.done(visitor, job)), wanted, language, None)


async def begun_pasted(hub: Hub, wanted: PlayPasted, language: str, visitor: Visitor) -> joining.Created:
    """Start such a table from a text in the notation, unless a game here stands like that now. Raises BadInput."""
    moment = read_moment(await hub.pool.done(visitor, PastedMomentJob(wanted)))
    if await hub.beside.done(visitor, partial(matches_running_game, hub, moment)):
        raise BadInput("pasted-running")
    return await start_from_moment(hub, moment, wanted.begin, language, None)


def matches_running_game(hub: Hub, moment: Moment) -> bool:
    """Whether a game that counts looks like this moment to everybody now; from the second turn on, as most look alike
    before. It reads the store, since other processes have tables, too."""
    found = in_turn(hub.store, moment.edition, moment.turns) if moment.turns else []
    return any(now_at(hub, id).seen_position(None) == moment.shown for id in found)


def now_at(hub: Hub, id: str) -> Game:
    """The current game of a table. Raises BadInput."""
    here = None if hub.store.listener else hub.table_in_memory(id)  # of several processes any may be ahead of this one
    return (here or hub.load(id)).game


async def start_from_moment(
    hub: Hub, moment: Moment, wanted: joining.WhatIf, language: str, running: LiveTable | None
) -> joining.Created:
    """Start the table; if it begins from a running game, mark that one's table. Raises BadInput."""
    new = moment.table(wanted)
    hub.services.programs.check(wanted.bots.values())
    names = checked_names(new)
    secret = new_secret(hub.home.chance)
    given = [IssuedKeys(secret if each == wanted.seat else None, None) for each in SEAT_NAMES[: moment.players]]
    body = table_body(new, names, [each.digests() for each in given], hub.home.chance.getrandbits(SEED_BITS))
    id = new_secret(hub.home.chance, ID_BYTES)
    if running:
        await mark_uncounted(hub, running)
    await hub.deal(id, body | {"position": moment.position, "watching": "nobody"})
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


async def mark_uncounted(hub: Hub, table: LiveTable) -> None:
    """Let a table count in no list from now on, since its player tries out elsewhere what a move leads to. Raises
    BadInput."""
    if not table.about.uncounted:
        await hub.store.queue_write(partial(uncount, game=table.id, why="tried-out"), table.id)
        table.about.uncounted = "tried-out"
        table.audience.publish()
