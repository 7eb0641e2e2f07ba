"""Carries out a player's message at a table, whether it came by WebSocket or HTTP."""

import asyncio
from typing import TypeAlias

from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.table.log.table_log import Done
from altbau.table.seats.access import check_host
from altbau.table.view.rights import may

Written: TypeAlias = (  # messages that become entries of the log
    live.Move | live.Undo | live.Next | live.OfSeat
)  # fmt: skip


async def carried_out(table: LiveTable, seat: Seat, wanted: live.FromPlayer) -> live.Accepted:
    """Carry out a player's message, or one that a spectator may send. Raises BadInput."""
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
    """Write the entry for a message. What may be done out of turn has no `seq`: it is accepted even if others have
    acted meanwhile. Raises BadInput."""
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
    """Stop asking the seat about a reaction card (`passes`), or ask again. Nobody else is told of this preference or
    waits for it. It changes in memory before it is stored, so that the last of several changes in a row holds. Raises
    BadInput."""
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


async def set_pace(table: LiveTable, seat: Seat, pace: table_messages.PaceName) -> None:
    """Set the pace of the bots from now on. Raises BadInput unless the host asks; at a table of bots only anybody
    may."""
    if table.people:
        check_host(table.keys.hosts, seat)
    await asyncio.wrap_future(table.store.settle(table.id, "pace", pace))
    table.about.pace = pace
    table.audience.publish()


async def filled(table: LiveTable) -> None:
    """Let a bot sit in at each seat that nobody has taken yet. Raises BadInput."""
    for seat, player in seated(table.seats):
        if not player.bot and not table.keys.taken(seat):
            await table.change("sit-in", {"seat": seat})


async def taken_over(table: LiveTable, seat: Seat) -> None:
    """Give a seat back to its person from the next decision on, if a bot sits in there. Raises BadInput."""
    if seat in table.log.seating.sitting:
        await table.change("back", {"seat": seat})


async def invited(table: LiveTable, host: Seat, letter: str) -> str:
    """A new invitation to a seat, at the host's request; for a seat that a guest has taken the others must have agreed.
    Raises BadInput."""
    check_host(table.keys.hosts, host)
    seat = seat_of(table, letter)
    check_free(table, seat)
    return await table.keys.invite(seat)


async def led(table: LiveTable, host: Seat, letter: str) -> None:
    """Make the person of another seat the host, at the host's request. Raises BadInput."""
    check_host(table.keys.hosts, host)
    await table.keys.lead(seat_of(table, letter))


def seat_of(table: LiveTable, letter: str) -> Seat:
    """The seat of a letter. Raises BadInput."""
    if letter not in SEAT_NAMES[: len(table.seats)]:
        raise BadInput("no-guest")
    return Seat(SEAT_NAMES.index(letter))


async def joined(table: LiveTable, wanted: joining.Join) -> tuple[Seat, str]:
    """Accept an invitation: the seat, which its person plays from the next decision on, and its secret. Raises
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
    """Raises BadInput for a seat that a guest has taken, unless that guest is absent and the others have agreed to
    invite another."""
    if table.keys.taken(seat) and table.seats[seat].kind == "link":
        assert table.helpers.presence
        table.helpers.presence.consents.check_agreed(seat)
