"""What can be asked of tables over HTTP, and of each table."""

from contextlib import nullcontext
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from altbau.core.engine.ids import NOBODY
from altbau.core.page import afterwards, entering, live, lookback
from altbau.errors import BadInput
from altbau.server.live import rematch
from altbau.server.live.acting import carried_out, invited, joined, led
from altbau.server.live.analyses import Analyses, wanted
from altbau.server.live.keys import CODE_SECONDS
from altbau.server.live.replays import Replays
from altbau.server.live.told import teller
from altbau.server.live.what_if import begun
from altbau.server.store.analyses import AnalysisRows
from altbau.server.web.callers import Caller, admissions_counted, reader_of
from altbau.server.web.problems import PROBLEMS, AppRequest
from altbau.table import present
from altbau.table.retelling import Replay
from altbau.table.showing import update

LINES: Final = "application/x-ndjson"  # JSON, an object a line

encoder = msgspec.json.Encoder()


@post("/tables", responses=PROBLEMS)
async def create(
    caller: NamedDependency[Caller],
    request: AppRequest,
    data: JSONBody[entering.NewTable],
) -> entering.Created:
    """Start a table; the secrets of its seats and the invitations are given out here and never again. A rematch needs
    the key of a seat of the table before."""
    caller.visitor.starts_table()
    with caller.tries() if data.previous else nullcontext():
        return await caller.hub.create(data, caller.secret, reader_of(request), caller.visitor)


@post("/tables/{id:str}/what-if", responses=PROBLEMS)
async def what_if(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[entering.WhatIf],
) -> entering.Created:
    """Play on from a moment of a game at a table of its own, against bots."""
    found, seat = await caller.seat_at(id)
    caller.visitor.starts_table()
    return await begun(caller.hub, found, seat, data, reader_of(request), caller.visitor)


@get("/tables/{id:str}", responses=PROBLEMS)
async def table(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[present.Update]:
    """The table and its whole log, as the holder of the key may know it."""
    found, seat = await caller.seat_at(id)
    shown, log = found.showing.shown(seat), found.showing.log_writer(seat)
    return await caller.answer(lambda: update(0, encoder.encode(shown), b"[%b]" % log()))


@get("/tables/{id:str}/log", responses=PROBLEMS)
async def told_log(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[afterwards.ToldLog]:
    """The log as the holder of the key was told it, even if the table can't be shown any more."""
    with caller.tries():
        told = await teller(caller.hub, id, caller.secret, reader_of(request, lang), caller.visitor)
        return await caller.answer(lambda: encoder.encode(told()))


@get("/tables/{id:str}/truth", responses=PROBLEMS)
async def truth(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[afterwards.Truth]:
    """What really decided what the bots did, hidden cards included, once the game is over."""
    found, seat = await caller.seat_at(id)
    return await caller.answer(lambda: encoder.encode(found.showing.truth(seat, reader_of(request, lang))))


@get("/tables/{id:str}/ending", responses=PROBLEMS)
async def ending(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[afterwards.Ending]:
    """How the game went and what decided it, once it is over."""
    found, _ = await caller.seat_at(id)
    return await caller.answer(lambda: encoder.encode(found.showing.ending()))


@get("/tables/{id:str}/replay", responses=PROBLEMS)
async def replay(
    caller: NamedDependency[Caller],
    replays: NamedDependency[Replays],
    id: FromPath[str],
    number: FromQuery[int | None] = None,
) -> Response[Replay]:
    """A game move by move, the one played last or this number of a match: while it runs as the holder of the key was
    sent it, once it is over as all seats were."""
    found, seat = await caller.seat_at(id)
    return await caller.answer(replays.teller(found, seat, number))


@get(
    "/tables/{id:str}/analysis",
    responses=PROBLEMS | {200: ResponseSpec(cast(Any, lookback.Line), generate_examples=False, media_type=LINES)},
)
async def analysis(
    caller: NamedDependency[Caller],
    analyses: NamedDependency[Analyses],
    request: AppRequest,
    id: FromPath[str],
    number: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> Stream:
    """What luck and decisions came to in a finished game, the one played last or this number of a match: line by line
    as it is found. Whoever goes away ends it, unless somebody else listens."""
    found, _ = await caller.seat_at(id)
    kept = AnalysisRows(caller.hub.store)
    asked = await caller.hub.beside.done(caller.visitor, partial(wanted, found, number, kept))
    return Stream(analyses.listen(asked, caller.visitor, reader_of(request, lang)), media_type=LINES)


@get("/tables/{id:str}/reasons", responses=PROBLEMS)
async def reasons(caller: NamedDependency[Caller], id: FromPath[str], tokens: FromQuery[str]) -> live.Reasons:
    """What the holder of the key can't choose after these first tokens of a move, and why."""
    found, seat = await caller.seat_at(id)
    return found.showing.reasons(seat, tokens)


@post("/tables/{id:str}/moves", responses=PROBLEMS, status_code=200)
async def move(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Move]) -> live.Accepted:
    """Play a move."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/undo", responses=PROBLEMS, status_code=200)
async def undo(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Undo]) -> live.Accepted:
    """Take the last move back."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/next", responses=PROBLEMS, status_code=200)
async def next_game(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Next]) -> live.Accepted:
    """Deal the next game of a match."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/vote", responses=PROBLEMS, status_code=200)
async def vote(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Vote]) -> live.Accepted:
    """Vote for a bot in the seat of whoever is absent."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/agree", responses=PROBLEMS, status_code=200)
async def agree(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Agree]) -> live.Accepted:
    """Say yes or no to what the players do by consent, or ask for it."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/go-on", responses=PROBLEMS, status_code=200)
async def go_on(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.GoOn]) -> live.Accepted:
    """End a pause."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/back", responses=PROBLEMS, status_code=200)
async def back(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Back]) -> live.Accepted:
    """Take the seat back in which a bot sits."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/resign", responses=PROBLEMS, status_code=200)
async def resign(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Resign]) -> live.Accepted:
    """Give this game up: a bot plays on to its end."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/to-end", responses=PROBLEMS, status_code=200)
async def to_end(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.ToEnd]) -> live.Accepted:
    """Let bots, who alone still play, play to the end at once."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/auto-pass", responses=PROBLEMS, status_code=200)
async def auto_pass(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.AutoPass]) -> live.Accepted:
    """Do not ask about a reaction card any more, or do."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/hints", responses=PROBLEMS, status_code=200)
async def choose_hints(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Hints]) -> live.Accepted:
    """Have hints from now on, or not."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/pace", responses=PROBLEMS, status_code=200)
async def set_pace(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Pace]) -> live.Accepted:
    """Let bots take longer, or less long."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/hint", responses=PROBLEMS, status_code=200)
async def hint(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[live.Hint],
    lang: FromQuery[str | None] = None,
) -> live.Advice:
    """What the steward would do in the place of the seat asked."""
    found, seat = await caller.player_at(id)
    assert found.helpers.adviser
    return await found.helpers.adviser.advise(seat, data, reader_of(request, lang))


@post("/tables/{id:str}/review", responses=PROBLEMS, status_code=200)
async def review(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[live.Review],
    lang: FromQuery[str | None] = None,
) -> live.Remark:
    """What the steward would rather have done in the latest turn of a seat."""
    found, seat = await caller.player_at(id)
    assert found.helpers.adviser
    return await found.helpers.adviser.review(seat, data, reader_of(request, lang))


@post("/tables/{id:str}/invitations", responses=PROBLEMS, guards=[admissions_counted])
async def invite(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[entering.Invite]
) -> entering.Invited:
    """Invite somebody to a seat that was meant for a guest; to one that is taken when all have agreed to it. Until the
    invitation is taken up the seat stays whose it is; then all its earlier keys end. Only the host can do this."""
    found, seat = await caller.player_at(id)
    return entering.Invited(seat=data.seat, invitation=await invited(found, seat, data.seat))


@post("/tables/{id:str}/host", responses=PROBLEMS, status_code=200, guards=[admissions_counted])
async def lead(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[entering.Lead]) -> entering.Nothing:
    """Let somebody else lead the table. Only its host can."""
    await led(*await caller.player_at(id), data.seat)
    return entering.Nothing()


@get("/tables/{id:str}/invitation", responses=PROBLEMS)
async def invitation(caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str]) -> entering.Invitation:
    """What an invitation, given in place of a key, is to. Looking at it does not spend it."""
    room = await caller.hub.room(id)
    if room:
        with caller.tries():
            return room.invitation(caller.secret or "", reader_of(request))
    found = await caller.table(id)
    with caller.tries():
        return found.showing.invitation(found.keys.invited(caller.secret or ""), reader_of(request))


@post("/tables/{id:str}/join", responses=PROBLEMS, guards=[admissions_counted])
async def join(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[entering.Join]
) -> entering.Admitted:
    """Take an invitation up: it is spent, and its seat has a new and only secret, and the name that comes with it. A
    name that can't be had is refused and spends nothing. The invitation to a table that waits leads to its free seats,
    as long as there are any."""
    room = await caller.hub.room(id)
    if room:
        return await room.join(data, reader_of(request))
    found = await caller.table(id)
    seat, secret = await joined(found, data)
    return found.showing.admitted(seat, secret, reader_of(request))


@post("/tables/{id:str}/name", responses=PROBLEMS, status_code=200, guards=[admissions_counted])
async def rename(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[entering.Rename]
) -> entering.Nothing:
    """Be called something else from now on, which all are told, at most once in ten minutes."""
    found, seat = await caller.player_at(id)
    await found.keys.rename(seat, data.name)
    return entering.Nothing()


@post("/tables/{id:str}/code", responses=PROBLEMS, guards=[admissions_counted])
async def show_code(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[entering.Nothing]
) -> entering.ShownCode:
    """A code by which another device of the same player gets in, once and within minutes."""
    found, seat = await caller.player_at(id)
    return entering.ShownCode(code=await found.keys.show_code(seat), seconds=CODE_SECONDS)


@post("/tables/{id:str}/device", responses=PROBLEMS, guards=[admissions_counted])
async def enter_code(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[entering.EnterCode]
) -> entering.Admitted:
    """Get in by the code that the player's other device shows."""
    found = await caller.table(id)
    return found.showing.admitted(*await found.keys.enter_code(data.code), reader_of(request))


@post("/tables/{id:str}/rematch", responses=PROBLEMS, guards=[admissions_counted])
async def come_along(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[entering.Nothing],
) -> entering.Admitted:
    """Come along to the rematch: a secret for the seat there of whoever has the key of a seat here."""
    return await rematch.come_along(caller.hub, *await caller.player_at(id), reader_of(request), caller.visitor)


@get("/tables/{id:str}/position", media_type=MediaType.TEXT, responses=PROBLEMS)
async def position(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[str]:
    """The position in the notation: as the holder of the key knows it, and all of it when the game is over."""
    found, seat = await caller.seat_at(id)
    game = found.game
    return await caller.answer(
        lambda: (game.position() if game.over else game.seen_position(None if seat == NOBODY else seat)).encode(),
        MediaType.TEXT,
    )


@get("/tables/{id:str}/game", media_type=MediaType.TEXT, responses=PROBLEMS)
async def transcript(
    caller: NamedDependency[Caller], id: FromPath[str], number: FromQuery[int | None] = None
) -> Response[str]:
    """A whole game in the notation, once it is over; the one played last, or this number of a match."""
    found, _ = await caller.seat_at(id)
    if found.about.sealed:
        raise BadInput("deal-sealed")
    match = found.log.match
    wanted = match.number if number is None else number
    return await caller.answer(lambda: match.finished(wanted).transcript().encode(), MediaType.TEXT)


TABLES = [
    create,
    what_if,
    table,
    told_log,
    truth,
    ending,
    replay,
    analysis,
    reasons,
    move,
    undo,
    next_game,
    vote,
    agree,
    go_on,
    back,
    resign,
    to_end,
    auto_pass,
    choose_hints,
    set_pace,
    hint,
    review,
    invite,
    lead,
    invitation,
    join,
    rename,
    show_code,
    enter_code,
    come_along,
    position,
    transcript,
]
