"""HTTP routes of tables."""

from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from altbau import __version__
from altbau.core.messages import analysis as analysis_messages
from altbau.core.messages import finished, joining, live
from altbau.core.messages.lobby import LobbyView
from altbau.runtime import answers, tables
from altbau.runtime.commands import accept_invitation, renew_invitation, transfer_host
from altbau.runtime.keys import CODE_SECONDS
from altbau.runtime.look_back.analysis_request import known_lines, request_for
from altbau.runtime.look_back.jobs import EndingJob
from altbau.runtime.look_back.replays import wanted_replay
from altbau.runtime.look_back.shown_log import shown_log
from altbau.runtime.look_back.table_file import LARGEST, export_table, import_table
from altbau.runtime.look_back.what_if import start_what_if
from altbau.server.processes.analyses import AnalysisPool
from altbau.server.rendering.replays import Replays
from altbau.server.store.rows.analyses import AnalysisRows
from altbau.server.web.guard.callers import Caller, count_code, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.head import Encoded, unmade_answer
from altbau.table.replay.replay import Replay
from altbau.table.view.messages import Update

LINES: Final = "application/x-ndjson"  # one JSON object per line

ANALYSIS: Final = PROBLEMS | {
    200: ResponseSpec(cast(Any, analysis_messages.Line), generate_examples=False, media_type=LINES)
}

encoder = msgspec.json.Encoder()


@post("/tables", responses=PROBLEMS)
async def create(
    caller: NamedDependency[Caller],
    request: AppRequest,
    data: JSONBody[joining.NewTable],
) -> joining.Created:
    """Start a table. The secrets of its seats and the invitations are given out only here. A rematch needs the key of a
    seat at the previous table."""
    caller.visitor.spend("tables")
    return await caller.hub.create(data, caller.secret, reader_of(request), caller.visitor)


@post("/tables/{id:str}/what-if", responses=PROBLEMS)
async def what_if(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[joining.WhatIf],
) -> joining.Created:
    """Play on from a moment of a game at a new table, against bots."""
    found, seat = await caller.seat_at(id)
    caller.visitor.spend("tables")
    return await start_what_if(caller.hub.tables, found, seat, data, reader_of(request), caller.work)


@post("/tables/{id:str}/file", responses=PROBLEMS, status_code=200)
async def export_file(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[joining.TableFile]:
    """The table as one file, for its players. It has the seed and all hands. While the game runs, only those get it who
    play alone or share a device, and the game counts in no list from then on."""
    file = await export_table(*await caller.player_at(id), caller.work)
    return await caller.answer(partial(encoder.encode, file))


@post("/files/tables", responses=PROBLEMS, request_max_body_size=LARGEST)
async def import_file(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[joining.TableFile]
) -> joining.Created:
    """Begin a table that goes on where a file ends. All its people share the device that has sent it."""
    caller.visitor.spend("tables")
    return await import_table(caller.hub.tables, data, reader_of(request), caller.work)


@get("/tables/{id:str}", responses=PROBLEMS)
async def table(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[Update | LobbyView]:
    """The table and its whole log, as the holder of the key may see them, or the table that waits for its players."""
    room = await caller.hub.room(id)
    if room:
        shown_waiting = room.lookers.view_json(room.table.seat(caller.secret))
        encoded: Encoded = Response(shown_waiting.encode(), media_type=MediaType.JSON)
        return encoded
    return await caller.answer(answers.whole_table(*await caller.seat_at(id)))


@get("/tables/{id:str}/log", responses=PROBLEMS)
async def told_log(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[finished.TableLogText]:
    """The log as it was shown to the holder of the key, even if the table can't be shown any more."""
    logs, language = caller.hub.home.logs, reader_of(request, lang)
    told = await shown_log(logs, caller.table, id, caller.secret, language, caller.work)
    return await caller.answer(lambda: encoder.encode(told()))


@get("/tables/{id:str}/truth", responses=PROBLEMS)
async def truth(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[finished.PrivateReasons]:
    """What the bots' decisions were based on, hidden cards included, once the game is over."""
    return await caller.answer(answers.private_reasons(*await caller.seat_at(id), reader_of(request, lang)))


@get("/tables/{id:str}/ending", responses=PROBLEMS)
async def game_course(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[finished.GameCourse]:
    """How the game went and what decided it, once it is over."""
    found, _ = await caller.seat_at(id)
    record = found.showing.ending_record()
    if caller.only_head:
        return unmade_answer(MediaType.JSON)
    return await caller.deliver(EndingJob(*await caller.work.do(record)))


@get("/tables/{id:str}/replay", responses=PROBLEMS)
async def replay(
    caller: NamedDependency[Caller],
    replays: NamedDependency[Replays],
    id: FromPath[str],
    number: FromQuery[int | None] = None,
) -> Response[Replay]:
    """A game move by move, the last one or number `number` of the match. A running game is shown as the holder of the
    key saw it, a finished one as all seats saw it."""
    found, seat = await caller.seat_at(id)
    asked = wanted_replay(found, seat, number)
    if caller.only_head:
        return unmade_answer(MediaType.JSON)
    return caller.respond(await replays.replay(asked, found, caller.work, gzip=caller.gzip))


@get("/tables/{id:str}/analysis", responses=ANALYSIS)
async def analysis(
    caller: NamedDependency[Caller],
    analyses: NamedDependency[AnalysisPool],
    request: AppRequest,
    id: FromPath[str],
    number: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> Encoded:
    """How much luck and decisions contributed to a finished game, the last one or number `number` of the match: all of
    it at once if it is kept, and line by line while it is computed. This computes nothing itself."""
    found, _ = await caller.seat_at(id)
    asked = await caller.work.do(partial(request_for, found, number, AnalysisRows(caller.hub.store), __version__))
    if caller.only_head:
        return unmade_answer(LINES)
    return Stream(known_lines(asked, analyses.analyses, reader_of(request, lang)), media_type=LINES)


@post("/tables/{id:str}/analysis/start", responses=ANALYSIS, status_code=200)
async def start_analysis(
    caller: NamedDependency[Caller],
    analyses: NamedDependency[AnalysisPool],
    request: AppRequest,
    id: FromPath[str],
    number: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> Stream:
    """Have a finished game analysed, once and for all who ask. It is computed to the end, whoever still listens. The
    answer is as that of the GET request. Players only."""
    found, _ = await caller.player_at(id)
    asked = await caller.work.do(partial(request_for, found, number, AnalysisRows(caller.hub.store), __version__))
    analyses.start(asked, caller.visitor)
    return Stream(known_lines(asked, analyses.analyses, reader_of(request, lang)), media_type=LINES)


@get("/tables/{id:str}/reasons", responses=PROBLEMS)
async def reasons(caller: NamedDependency[Caller], id: FromPath[str], tokens: FromQuery[str]) -> live.Reasons:
    """What the holder of the key can't choose after these first tokens of a move, and why."""
    found, seat = await caller.seat_at(id)
    return found.showing.reasons(seat, tokens)


@post("/tables/{id:str}/invitations", responses=PROBLEMS)
async def invite(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[joining.Invite]) -> joining.Invited:
    """Create an invitation to a seat meant for a guest; to a taken seat only if all have agreed. The seat stays with
    its player until the invitation is used, which ends all earlier keys of the seat. Host only."""
    with caller.visitor.admits():
        found, seat = await caller.player_at(id)
        return joining.Invited(seat=data.seat, invitation=await renew_invitation(found, seat, data.seat))


@post("/tables/{id:str}/host", responses=PROBLEMS, status_code=200)
async def lead(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[joining.TransferHost]
) -> joining.Empty:
    """Make another player the host of the table. Host only."""
    with caller.visitor.admits():
        await transfer_host(*await caller.player_at(id), data.seat)
        return joining.Empty()


@get("/tables/{id:str}/invitation", responses=PROBLEMS)
async def invitation(caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str]) -> joining.Invitation:
    """What an invitation, given in place of a key, is for. Looking at it does not spend it."""
    room = await caller.hub.room(id)
    if room:
        return room.invitation(caller.secret or "", reader_of(request))
    found = await caller.table(id)
    return found.showing.invitation(found.keys.seat_of_invitation(caller.secret or ""), reader_of(request))


@post("/tables/{id:str}/join", responses=PROBLEMS)
async def join(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[joining.Join]
) -> joining.Admitted:
    """Use an invitation: it is spent, and its seat gets a new secret, the only valid one, and the given name, if any. A
    refused name spends nothing. The invitation to a table that waits leads to any free seat and can be used while there
    are some."""
    with caller.visitor.admits():
        room = await caller.hub.room(id)
        if room:
            return await room.join(data, reader_of(request))
        found = await caller.table(id)
        seat, secret = await accept_invitation(found, data)
        return found.showing.admission_message(seat, secret, reader_of(request))


@post("/tables/{id:str}/name", responses=PROBLEMS, status_code=200)
async def rename(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[joining.Rename]) -> joining.Empty:
    """Change the caller's name, which all are told. Allowed once in ten minutes."""
    with caller.visitor.admits():
        found, seat = await caller.player_at(id)
        await found.keys.rename(seat, data.name)
        return joining.Empty()


@post("/tables/{id:str}/code", responses=PROBLEMS)
async def show_code(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[joining.Empty]
) -> joining.ShownCode:
    """A code by which another device of the same player is admitted, once and within 300 s."""
    with caller.visitor.admits():
        found, seat = await caller.player_at(id)
        return joining.ShownCode(code=await found.keys.show_code(seat), seconds=CODE_SECONDS)


@post("/tables/{id:str}/device", responses=PROBLEMS, guards=[count_code])
async def enter_code(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[joining.EnterCode]
) -> joining.Admitted:
    """Admit this device by the code that the player's other device shows."""
    found = await caller.table(id)
    return found.showing.admission_message(*await found.keys.enter_code(data.code), reader_of(request))


@post("/tables/{id:str}/rematch", responses=PROBLEMS)
async def come_along(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[joining.Empty],
) -> joining.Admitted:
    """Join the rematch: a secret for the caller's seat there."""
    with caller.visitor.admits():
        found, seat = await caller.player_at(id)
        return await tables.come_along(found, seat, reader_of(request), caller.table)


@get("/tables/{id:str}/position", media_type=MediaType.TEXT, responses=PROBLEMS)
async def position(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[str]:
    """The position in the notation: as the holder of the key knows it, or complete when the game is over."""
    return await caller.answer(answers.position_text(*await caller.seat_at(id)), MediaType.TEXT)


@get("/tables/{id:str}/game", media_type=MediaType.TEXT, responses=PROBLEMS)
async def transcript(
    caller: NamedDependency[Caller], id: FromPath[str], number: FromQuery[int | None] = None
) -> Response[str]:
    """A whole game in the notation, once it is over: the last one or number `number` of the match."""
    found, _ = await caller.seat_at(id)
    return await caller.answer(answers.transcript_text(found, number), MediaType.TEXT)


TABLES = [
    create,
    what_if,
    export_file,
    import_file,
    table,
    told_log,
    truth,
    game_course,
    replay,
    analysis,
    start_analysis,
    reasons,
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
