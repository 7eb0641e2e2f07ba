"""What a player's message does at a table, whichever way it has come."""

from typing import TypeAlias

from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.page import wire
from altbau.errors import BadInput
from altbau.server.live.table import LiveTable
from altbau.table.log import Done
from altbau.table.seats import check_host

Written: TypeAlias = wire.Move | wire.Undo | wire.Next | wire.Vote | wire.Back  # messages that the log has entries of


async def carried_out(table: LiveTable, seat: Seat, wanted: wire.FromPlayer) -> wire.Accepted:
    """Do at a table what its player wants, or a spectator may. Raises BadInput."""
    if table.presence and seat != NOBODY:
        table.presence.acted(seat)
    if isinstance(wanted, wire.Say):
        await table.talk.say(seat, wanted)
        return wire.Accepted(id=wanted.id, seq=table.seq)
    if isinstance(wanted, wire.Pace):
        await table.set_pace(seat, wanted.pace)
        return wire.Accepted(id="", seq=table.seq)
    if seat == NOBODY:
        raise BadInput("spectator")
    if isinstance(wanted, wire.React):
        table.talk.react(seat, wanted.reaction)
        return wire.Accepted(id="", seq=table.seq)
    if isinstance(wanted, wire.StopTalk):
        check_host(table.seats, seat)
        await table.talk.stop(wanted.on)
        return wire.Accepted(id="", seq=table.seq)
    if isinstance(wanted, wire.AutoPass):
        await table.auto_pass(seat, wanted.card, wanted.on)
        return wire.Accepted(id="", seq=table.seq)
    done = await changed(table, seat, wanted)
    return wire.Accepted(id=wanted.id, seq=done.seq, rest=done.rest)


async def changed(table: LiveTable, seat: Seat, wanted: Written) -> Done:
    """Write an entry into the log. What may be done out of turn may be late: others go on meanwhile."""
    if isinstance(wanted, wire.Back):
        return await table.change("back", {"seat": seat}, wanted.id)
    if seat in table.log.seating.sitting:
        raise BadInput("bot-sits-in")
    if isinstance(wanted, wire.Vote):
        assert table.presence
        return await table.change("vote", table.presence.vote(seat, wanted), wanted.id)
    if isinstance(wanted, wire.Move):
        seq = None if table.log.out_of_turn(seat, wanted.tokens) else wanted.seq
        return await table.change("move", {"seat": seat, "tokens": wanted.tokens}, wanted.id, seq)
    if isinstance(wanted, wire.Undo):
        return await table.change("undo", {"seat": seat}, wanted.id, wanted.seq)
    return await table.change("next", {"seat": seat}, wanted.id, wanted.seq)


async def filled(table: LiveTable) -> None:
    """Let a bot play each seat to which nobody has come yet. Raises BadInput."""
    for seat, player in seated(table.seats):
        if not player.bot and not table.keys.taken(seat):
            await table.change("sit-in", {"seat": seat})


async def taken_over(table: LiveTable, seat: Seat) -> None:
    """Let whoever has come to a seat play it from the next decision on, if a bot has sat there meanwhile. Raises
    BadInput."""
    if seat in table.log.seating.sitting:
        await table.change("back", {"seat": seat})
