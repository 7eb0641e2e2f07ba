"""What a player's message does at a table, whichever way it has come."""

import asyncio
from typing import TypeAlias

from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import entering, live, wire
from altbau.errors import BadInput
from altbau.server.live.table import LiveTable
from altbau.table.log import Done
from altbau.table.rights import may
from altbau.table.seats import check_host

Written: TypeAlias = (  # messages that the log has entries of
    live.Move | live.Undo | live.Next | live.OfSeat
)  # fmt: skip


async def carried_out(table: LiveTable, seat: Seat, wanted: live.FromPlayer) -> live.Accepted:
    """Do at a table what its player wants, or a spectator may. Raises BadInput."""
    if table.helpers.presence and seat != NOBODY:
        table.helpers.presence.acted(seat)
    if isinstance(wanted, live.Say):
        await table.talk.say(seat, wanted)
        return live.Accepted(id=wanted.id, seq=table.seq)
    if isinstance(wanted, live.Pace):
        await set_pace(table, seat, wanted.pace)
        return live.Accepted(id="", seq=table.seq)
    if seat == NOBODY:
        raise BadInput("spectator")
    if isinstance(wanted, live.React):
        table.talk.react(seat, wanted.reaction)
        return live.Accepted(id="", seq=table.seq)
    if isinstance(wanted, live.StopTalk):
        check_host(table.keys.hosts, seat)
        await table.talk.stop(wanted.on)
        return live.Accepted(id="", seq=table.seq)
    if isinstance(wanted, live.AutoPass):
        await auto_pass(table, seat, wanted.card, wanted.on)
        return live.Accepted(id="", seq=table.seq)
    if isinstance(wanted, live.Hints):
        assert table.helpers.adviser
        await table.helpers.adviser.choose(seat, wanted.on)
        return live.Accepted(id="", seq=table.seq)
    done = await changed(table, seat, wanted)
    return live.Accepted(id=wanted.id, seq=done.seq, rest=done.rest)


async def changed(table: LiveTable, seat: Seat, wanted: Written) -> Done:
    """Write an entry into the log. What may be done out of turn may be late: others go on meanwhile."""
    if isinstance(wanted, live.Back):
        return await table.change("back", {"seat": seat}, wanted.id)
    if isinstance(wanted, live.Agree):
        assert table.helpers.presence
        return await table.change("agree", table.helpers.presence.consents.entry(seat, wanted), wanted.id)
    if isinstance(wanted, live.GoOn):
        return await table.change("go-on", {"seat": seat}, wanted.id)
    if isinstance(wanted, live.ToEnd):
        if "to-end" not in may(table.log, table.seats, table.keys, seat):
            raise BadInput("people-play")
        return await table.change("to-end", {"seat": seat}, wanted.id)
    if isinstance(wanted, live.Next):
        return await table.change("next", {"seat": seat}, wanted.id, wanted.seq)
    if seat in table.log.seating.sitting:
        raise BadInput("has-resigned" if seat in table.log.seating.resigned else "bot-sits-in")
    if isinstance(wanted, live.Resign):
        return await table.change("resign", {"seat": seat}, wanted.id)
    if isinstance(wanted, live.Vote):
        assert table.helpers.presence
        return await table.change("vote", table.helpers.presence.vote(seat, wanted), wanted.id)
    if isinstance(wanted, live.Move):
        seq = None if table.log.out_of_turn(seat, wanted.tokens) else wanted.seq
        return await table.change("move", {"seat": seat, "tokens": wanted.tokens}, wanted.id, seq)
    return await table.change("undo", {"seat": seat}, wanted.id, wanted.seq)


async def auto_pass(table: LiveTable, seat: Seat, card: str, passes: bool) -> None:
    """Never ask the seat about a reaction card again, or do: a wish of which nobody else hears and for which nobody
    waits. It is kept in memory at once, so that several in a row end as the last one says. Raises BadInput."""
    game, player = table.game, table.seats[seat]
    if game.module.action_of(game.state.edition, card) not in game.module.AUTO_PASSABLE:
        raise BadInput("unknown-card", card=card, place="card")
    if (card in player.auto_pass) != passes:
        player.prefer(card, passes)
        try:
            await asyncio.wrap_future(table.store.prefer(table.id, seat, card, passes))
        except BadInput:
            player.prefer(card, not passes)
            raise
        table.audience.publish(seat)
        table.helpers.notify()


async def set_pace(table: LiveTable, seat: Seat, pace: wire.PaceName) -> None:
    """Let bots take as long as this from now on. Raises BadInput for whom that is no business of."""
    if table.people:
        check_host(table.keys.hosts, seat)
    await asyncio.wrap_future(table.store.settle(table.id, "pace", pace))
    table.about.pace = pace
    table.audience.publish()


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


async def invited(table: LiveTable, host: Seat, letter: str) -> str:
    """An invitation to a seat, which its host wishes; to one that somebody has taken by consent alone. Raises
    BadInput."""
    check_host(table.keys.hosts, host)
    seat = seat_of(table, letter)
    check_free(table, seat)
    return await table.keys.invite(seat)


async def led(table: LiveTable, host: Seat, letter: str) -> None:
    """Let somebody else lead the table, as its host wishes. Raises BadInput."""
    check_host(table.keys.hosts, host)
    await table.keys.lead(seat_of(table, letter))


def seat_of(table: LiveTable, letter: str) -> Seat:
    """The seat of a letter. Raises BadInput."""
    if letter not in SEAT_NAMES[: len(table.seats)]:
        raise BadInput("no-guest")
    return Seat(SEAT_NAMES.index(letter))


async def joined(table: LiveTable, wanted: entering.Join) -> tuple[Seat, str]:
    """Let somebody take an invitation up: the seat, which is played from the next decision on, and its secret. Raises
    BadInput."""
    check_free(table, table.keys.invited(wanted.invitation))
    seat, secret = await table.keys.join(wanted.invitation, wanted.name)
    assert table.helpers.presence and table.helpers.adviser
    table.helpers.presence.acted(seat)
    if wanted.hints is not None and table.about.hints:
        await table.helpers.adviser.choose(seat, wanted.hints)
    await taken_over(table, seat)
    return seat, secret


def check_free(table: LiveTable, seat: Seat) -> None:
    """Raises BadInput where somebody sits who has not been absent for long, or without whom the others have not agreed
    to go on."""
    if table.keys.taken(seat) and table.seats[seat].kind == "link":
        assert table.helpers.presence
        table.helpers.presence.consents.check_agreed(seat)
