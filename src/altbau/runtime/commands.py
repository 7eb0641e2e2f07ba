"""Carries out the messages of players at a table, whichever way they come. `HANDLERS` has a row for each type."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias, overload

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.errors import BadInput
from altbau.runtime.home import Preference
from altbau.runtime.live_table import LiveTable
from altbau.table.seats.access import check_host, orders_of
from altbau.table.seats.names import FOR_PROGRAMS
from altbau.table.seats.orders import Case, check_order
from altbau.table.seats.plans import new_plan
from altbau.table.view.rights import rights_of

Answer: TypeAlias = live.Accepted | live.Advice | live.Remark
Limit: TypeAlias = Literal["messages", "words"]


class Change(NamedTuple):
    """The entry of the log that a message is to become; `client` is the message's id, `seq` the last entry that its
    sender has to know."""

    kind: str
    body: Data
    client: str
    seq: int | None = None


class Handler(NamedTuple):
    """What carries a message out, given the table, the sender's seat, the message and the sender's language. It returns
    the entry that the message becomes, or a coroutine with the answer. Then: by what the message is answered, the limit
    that it counts for, and whether spectators may send it."""

    act: Callable[..., Change | Awaitable[Answer]]
    answer: type[Answer] = live.Accepted
    limit: Limit = "messages"
    spectators: bool = False


@overload
async def carried_out(table: LiveTable, seat: Seat, wanted: live.FromPlayer, language: str = ...) -> live.Accepted: ...


@overload
async def carried_out(table: LiveTable, seat: Seat, wanted: live.Posted, language: str = ...) -> Answer: ...


async def carried_out(table: LiveTable, seat: Seat, wanted: live.Posted, language: str = FOR_PROGRAMS) -> Answer:
    """Carry out a message. Raises BadInput."""
    handler = HANDLERS[type(wanted)]
    if table.observers.presence and seat != NOBODY and handler.answer is live.Accepted:
        table.observers.presence.note_sign_of_life(seat)
    if seat == NOBODY and not handler.spectators:
        raise BadInput("spectator")
    acted = handler.act(table, seat, wanted, language)
    if not isinstance(acted, Change):
        return await acted
    done = await table.change(*acted)
    return live.Accepted(id=acted.client, seq=done.seq, rest=done.rest)


# --- messages that become entries of the log --------------------------------------------------------------------------


def move(table: LiveTable, seat: Seat, wanted: live.Move, _: str) -> Change:
    """Play a move. What may be done out of turn is accepted even if others have acted meanwhile."""
    check_plays(table, seat)
    seq = None if table.log.out_of_turn(seat, wanted.tokens) else wanted.seq
    return Change("move", {"seat": seat, "tokens": wanted.tokens}, wanted.id, seq)


def undo(table: LiveTable, seat: Seat, wanted: live.Undo, _: str) -> Change:
    """Take the last choices back."""
    check_plays(table, seat)
    return Change("undo", {"seat": seat}, wanted.id, wanted.seq)


def next_game(table: LiveTable, seat: Seat, wanted: live.Next, _: str) -> Change:
    """Deal the next game of a match."""
    return Change("next", {"seat": seat}, wanted.id, wanted.seq)


def resign(table: LiveTable, seat: Seat, wanted: live.Resign, _: str) -> Change:
    """Resign."""
    check_plays(table, seat)
    return Change("resign", {"seat": seat}, wanted.id)


def vote(table: LiveTable, seat: Seat, wanted: live.Vote, _: str) -> Change:
    """Vote for a bot in the seat of an absent person."""
    check_plays(table, seat)
    assert table.observers.presence
    return Change("vote", table.observers.presence.vote(seat, wanted), wanted.id)


def agree(table: LiveTable, seat: Seat, wanted: live.Agree, _: str) -> Change:
    """Propose something, or say yes or no to it."""
    assert table.observers.presence
    return Change("agree", table.observers.presence.consents.entry(seat, wanted), wanted.id)


def go_on(table: LiveTable, seat: Seat, wanted: live.EndPause, _: str) -> Change:
    """End a pause."""
    return Change("go-on", {"seat": seat}, wanted.id)


def take_back_seat(table: LiveTable, seat: Seat, wanted: live.RetakeSeat, _: str) -> Change:
    """Play again where a bot sits in."""
    return Change("back", {"seat": seat}, wanted.id)


def play_to_end(table: LiveTable, seat: Seat, wanted: live.PlayOut, _: str) -> Change:
    """Let bots play to the end at once."""
    if "to-end" not in rights_of(table.log, table.seats, table.keys, seat):
        raise BadInput("people-play")
    return Change("to-end", {"seat": seat}, wanted.id)


def check_plays(table: LiveTable, seat: Seat) -> None:
    """Raises BadInput for a seat for which a bot plays."""
    if seat in table.log.seating.sitting:
        raise BadInput("has-resigned" if seat in table.log.seating.resigned else "bot-sits-in")


# --- messages beside the log ------------------------------------------------------------------------------------------


async def say(table: LiveTable, seat: Seat, wanted: live.Say, _: str) -> live.Accepted:
    """Post a chat line."""
    await table.chat.say(seat, wanted)
    return live.Accepted(id=wanted.id, seq=table.seq)


async def react(table: LiveTable, seat: Seat, wanted: live.React, _: str) -> live.Accepted:
    """Show a reaction."""
    table.chat.react(seat, wanted.reaction)
    return live.Accepted(id="", seq=table.seq)


async def stop_chat(table: LiveTable, seat: Seat, wanted: live.StopChat, _: str) -> live.Accepted:
    """Stop the chat, or allow it again."""
    check_host(table.keys.hosts, seat)
    await table.chat.set_stopped(wanted.on)
    return live.Accepted(id="", seq=table.seq)


async def choose_hints(table: LiveTable, seat: Seat, wanted: live.Hints, _: str) -> live.Accepted:
    """Turn hints on or off."""
    assert table.observers.adviser
    await table.observers.adviser.choose(seat, wanted.on)
    return live.Accepted(id="", seq=table.seq)


async def hint(table: LiveTable, seat: Seat, wanted: live.Hint, language: str) -> live.Advice:
    """What the steward would do."""
    assert table.observers.adviser
    return await table.observers.adviser.advise(seat, wanted, language)


async def review(table: LiveTable, seat: Seat, wanted: live.Review, language: str) -> live.Remark:
    """What the steward would rather have done."""
    assert table.observers.adviser
    return await table.observers.adviser.review(seat, wanted, language)


async def auto_pass(table: LiveTable, seat: Seat, wanted: live.AutoPass, _: str) -> live.Accepted:
    """Stop asking the seat about a reaction card, or ask again. Nobody else is told of this preference or
    waits for it. It changes in memory before it is stored, so that the last of several changes in a row holds. Raises
    BadInput."""
    game, player, card = table.game, table.seats[seat], wanted.card
    if game.module.action_of(game.state.edition, card) not in game.module.AUTO_PASSABLE:
        raise BadInput("unknown-card", card=card, place="card")
    if (card in player.auto_pass) != wanted.on:
        player.prefer(card, wanted.on)
        try:
            await table.home.rows.prefer(table.id, Preference(seat, card, wanted.on))
        except BadInput:
            player.prefer(card, not wanted.on)
            raise
        table.audience.publish(seat)
        table.observers.notify()
    return live.Accepted(id="", seq=table.seq)


async def say_in_advance(table: LiveTable, seat: Seat, wanted: live.SayInAdvance, _: str) -> live.Accepted:
    """Set how the seat answers a kind of window, or take that back, as `auto_pass` does for cards. Raises BadInput."""
    check_plays(table, seat)
    if not table.about.by_correspondence:
        raise BadInput("not-by-days")
    game, case = table.game, Case(wanted.window, wanted.hit)
    check_order(game.module, game.state.edition, case, wanted.answers)
    await table.say_in_advance(seat, orders_of(table.seats, table.log.seating, seat).with_order(case, wanted.answers))
    return live.Accepted(id="", seq=table.seq)


async def say_plan(table: LiveTable, seat: Seat, wanted: live.SayPlan, _: str) -> live.Accepted:
    """Set the moves of the seat's next turn, or take them back. Raises BadInput."""
    check_plays(table, seat)
    if not table.about.by_correspondence:
        raise BadInput("not-by-days")
    plan = new_plan(table.game, seat, wanted.id, wanted.moves, wanted.rests) if wanted.moves else None
    if plan and plan.played(table.log.done):
        raise BadInput("duplicate")
    await table.say_in_advance(seat, replace(orders_of(table.seats, table.log.seating, seat), plan=plan))
    return live.Accepted(id=wanted.id, seq=table.seq)


async def set_pace(table: LiveTable, seat: Seat, wanted: live.Pace, _: str) -> live.Accepted:
    """Set the pace of the bots from now on. Raises BadInput unless the host asks; at a table of bots only anybody
    may."""
    if table.about.people:
        check_host(table.keys.hosts, seat)
    await table.home.rows.write_setting(table.id, "pace", wanted.pace)
    table.about.pace = wanted.pace
    table.audience.publish()
    return live.Accepted(id="", seq=table.seq)


HANDLERS: Final[dict[type[live.Posted], Handler]] = {
    live.Move: Handler(move),
    live.Undo: Handler(undo),
    live.Next: Handler(next_game),
    live.Resign: Handler(resign),
    live.Vote: Handler(vote),
    live.Agree: Handler(agree),
    live.EndPause: Handler(go_on),
    live.RetakeSeat: Handler(take_back_seat),
    live.PlayOut: Handler(play_to_end),
    live.Say: Handler(say, limit="words", spectators=True),
    live.React: Handler(react, limit="words"),
    live.StopChat: Handler(stop_chat),
    live.AutoPass: Handler(auto_pass),
    live.SayInAdvance: Handler(say_in_advance),
    live.SayPlan: Handler(say_plan),
    live.Pace: Handler(set_pace, spectators=True),
    live.Hints: Handler(choose_hints),
    live.Hint: Handler(hint, live.Advice, spectators=True),  # the adviser refuses them, with the better reason
    live.Review: Handler(review, live.Remark, spectators=True),
}


# --- what has a route of its own --------------------------------------------------------------------------------------


async def seat_bots(table: LiveTable) -> None:
    """Let a bot sit in at each seat that nobody has taken yet. Raises BadInput."""
    for seat, player in by_seat(table.seats):
        if not player.bot and not table.keys.is_taken(seat):
            await table.change("sit-in", {"seat": seat})


async def taken_over(table: LiveTable, seat: Seat) -> None:
    """Give a seat back to its person from the next decision on, if a bot sits in there. Raises BadInput."""
    if seat in table.log.seating.sitting:
        await table.change("back", {"seat": seat})


async def renew_invitation(table: LiveTable, host: Seat, letter: str) -> str:
    """A new invitation to a seat, at the host's request; for a seat that a guest has taken the others must have agreed.
    Raises BadInput."""
    check_host(table.keys.hosts, host)
    seat = seat_of(table, letter)
    check_free(table, seat)
    return await table.keys.invite(seat)


async def transfer_host(table: LiveTable, host: Seat, letter: str) -> None:
    """Make the person of another seat the host, at the host's request. Raises BadInput."""
    check_host(table.keys.hosts, host)
    await table.keys.lead(seat_of(table, letter))


def seat_of(table: LiveTable, letter: str) -> Seat:
    """The seat of a letter. Raises BadInput."""
    if letter not in SEAT_NAMES[: len(table.seats)]:
        raise BadInput("no-guest")
    return Seat(SEAT_NAMES.index(letter))


async def accept_invitation(table: LiveTable, wanted: joining.Join) -> tuple[Seat, str]:
    """Accept an invitation: the seat, which its person plays from the next decision on, and its secret. Raises
    BadInput."""
    check_free(table, table.keys.seat_of_invitation(wanted.invitation))
    seat, secret = await table.keys.join(wanted.invitation, wanted.name)
    assert table.observers.presence and table.observers.adviser
    table.observers.presence.note_sign_of_life(seat)
    if wanted.hints is not None and table.about.hints:
        await table.observers.adviser.choose(seat, wanted.hints)
    await taken_over(table, seat)
    return seat, secret


def check_free(table: LiveTable, seat: Seat) -> None:
    """Raises BadInput for a seat that a guest has taken, unless that guest is absent and the others have agreed to
    invite another."""
    if table.keys.is_taken(seat) and table.seats[seat].kind == "link":
        assert table.observers.presence
        table.observers.presence.consents.check_agreed(seat)
