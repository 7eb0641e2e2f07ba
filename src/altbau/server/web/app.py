"""The HTTP and WebSocket interface. OpenAPI stands at `/api/schema`."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, nullcontext
from hashlib import sha256
from random import Random
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from litestar.types import Receive, Scope, Send

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import wire
from altbau.errors import BadInput
from altbau.games import DifferencesMessage, EditionMessage
from altbau.server.failures import in_loop
from altbau.server.live.acting import carried_out
from altbau.server.live.hub import Hub
from altbau.server.live.keys import CODE_SECONDS
from altbau.server.live.thinkers import Thinkers, usual_number
from altbau.server.store.records import LAST_PAGE, Records
from altbau.server.store.store import Store
from altbau.server.web.assets import PAGE, asset
from altbau.server.web.callers import EFFORT, WORTH_IT, Caller, admissions_counted, caller_of
from altbau.server.web.health import Health
from altbau.server.web.limits import Limits
from altbau.server.web.problems import AppRequest, bad_input, detail_of, failure, language_of
from altbau.server.web.socket import live
from altbau.table import present
from altbau.table.editions import compared, described, texts_of
from altbau.table.pace import Pace
from altbau.table.showing import update

encoder = msgspec.json.Encoder()

LARGEST_MESSAGE = 16 * 1024
MOST_BRACKETS = 1000  # opened in one message, nested or not: more than any table with all its own values has
MADE_ASIDE = r"^/api/tables/[^/]+(/log|/truth|/ending|/position|/game)?$"  # answers that `Caller.answer` compresses
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def http_error(request: AppRequest, error: HTTPException) -> Response[wire.Problem] | Response[str]:
    """The framework's own refusals, in the same form; a browser that asks for an unknown address gets the page."""
    if error.status_code == 404 and wants_page(request):
        return page_answer()
    code = {413: "too-large", 404: "not-found", 405: "wrong-method"}.get(error.status_code, "malformed")
    wrong = BadInput(code, problem=detail_of(error)) if code == "malformed" else BadInput(code)
    answer = bad_input(request, wrong)
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})  # 405 names what is allowed
    return answer


def wants_page(request: AppRequest) -> bool:
    """Whether somebody typed an address, or followed a link; programs don't ask for HTML."""
    outside = not request.url.path.startswith(("/api/", "/assets/"))
    return outside and request.method == "GET" and "text/html" in request.headers.get("accept", "")


class JsonRequest(AppRequest):
    """A request whose body is read only if it is JSON, which no form of a foreign page can be. Every POST has one."""

    async def body(self) -> bytes:
        """The body. Raises BadInput."""
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise BadInput("not-json")
        body = await super().body()
        if body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
            raise BadInput("too-large")
        return body

    async def json(self) -> object:
        """What it says. Raises BadInput for what the framework's own errors don't cover."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise BadInput("malformed", problem=str(error)) from None


Page = Annotated[int, Parameter(ge=1, le=LAST_PAGE)]


def reader_of(request: AppRequest, lang: str | None = None) -> str:
    """The language in which whoever asks reads the answer."""
    return language_of(request.headers.get("accept-language"), lang)


# --- the interface ----------------------------------------------------------------------------------------------------

PROBLEMS = {
    status: ResponseSpec(data_container=wire.Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "Something that can't be used"),
        (403, "A key that does not open this"),
        (404, "No such table"),
        (409, "Something has happened meanwhile, or it is somebody else's decision"),
        (410, "It was played under older rules and can't go on"),
        (413, "Too large"),
        (415, "No JSON"),
        (429, "Too many from this address"),
        (500, "Something went wrong or is damaged, and has been noted"),
        (503, "It could not be stored; nothing has changed"),
        (507, "The disk is full; nothing has changed"),
    )
}


@get("/editions", sync_to_thread=False)
def editions() -> list[EditionMessage]:
    """The editions with their options and cards."""
    return cast(list[EditionMessage], described())


@get("/differences", sync_to_thread=False)
def differences() -> list[DifferencesMessage]:
    """How the editions differ, rule by rule and card by card."""
    return cast(list[DifferencesMessage], compared())


@get("/texts/{language:str}", responses=PROBLEMS, sync_to_thread=False)
def texts(request: AppRequest, language: FromPath[Literal["de", "en"]]) -> Response[wire.Texts]:
    """All that the page says in a language, as Fluent: its own messages, and those of each game."""
    found = texts_of(language)
    tag = f'W/"{sha256(msgspec.json.encode(found)).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(cast(wire.Texts, None), status_code=304, headers=headers)
    return Response(found, headers=headers)


@get("/records")
async def record_sheets(records: NamedDependency[Records]) -> list[wire.RecordSheet]:
    """The record lists by number of players: the first entry and the latest."""
    return await asyncio.to_thread(records.sheets)


@get("/records/{name:str}/{players:int}", responses=PROBLEMS)
async def record_page(
    records: NamedDependency[Records], name: FromPath[str], players: FromPath[int], page: FromQuery[Page] = 1
) -> wire.RecordPage:
    """A page of one record list, the latest entries on the first."""
    return await asyncio.to_thread(records.page, name, players, page)


@post("/tables", responses=PROBLEMS)
async def create(
    caller: NamedDependency[Caller],
    request: AppRequest,
    data: JSONBody[wire.NewTable],
) -> wire.Created:
    """Start a table; the secrets of its seats and the invitations are given out here and never again. A rematch needs
    the key of a seat of the table before."""
    caller.visitor.starts_table()
    with caller.tries() if data.previous else nullcontext():
        return await caller.hub.create(data, caller.secret, reader_of(request), caller.visitor)


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
) -> Response[wire.ToldLog]:
    """The log as the holder of the key was told it, even if the table can't be shown any more."""
    with caller.tries():
        told = await caller.hub.teller(id, caller.secret, reader_of(request, lang), caller.visitor)
        return await caller.answer(lambda: encoder.encode(told()))


@get("/tables/{id:str}/truth", responses=PROBLEMS)
async def truth(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[wire.Truth]:
    """What really decided what the bots did, hidden cards included, once the game is over."""
    found, seat = await caller.seat_at(id)
    return await caller.answer(lambda: encoder.encode(found.showing.truth(seat, reader_of(request, lang))))


@get("/tables/{id:str}/ending", responses=PROBLEMS)
async def ending(caller: NamedDependency[Caller], id: FromPath[str]) -> Response[wire.Ending]:
    """How the game went and what decided it, once it is over."""
    found, _ = await caller.seat_at(id)
    return await caller.answer(lambda: encoder.encode(found.showing.ending()))


@get("/tables/{id:str}/reasons", responses=PROBLEMS)
async def reasons(caller: NamedDependency[Caller], id: FromPath[str], tokens: FromQuery[str]) -> wire.Reasons:
    """What the holder of the key can't choose after these first tokens of a move, and why."""
    found, seat = await caller.seat_at(id)
    return found.showing.reasons(seat, tokens)


@post("/tables/{id:str}/moves", responses=PROBLEMS, status_code=200)
async def move(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.Move]) -> wire.Accepted:
    """Play a move."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/undo", responses=PROBLEMS, status_code=200)
async def undo(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.Undo]) -> wire.Accepted:
    """Take the last move back."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/next", responses=PROBLEMS, status_code=200)
async def next_game(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.Next]) -> wire.Accepted:
    """Deal the next game of a match."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/auto-pass", responses=PROBLEMS, status_code=200)
async def auto_pass(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.AutoPass]) -> wire.Accepted:
    """Do not ask about a reaction card any more, or do."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/pace", responses=PROBLEMS, status_code=200)
async def set_pace(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.Pace]) -> wire.Accepted:
    """Let bots take longer, or less long."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/hint", responses=PROBLEMS, status_code=200)
async def hint(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[wire.Hint],
    lang: FromQuery[str | None] = None,
) -> wire.Advice:
    """What the steward would do in the place of the seat asked."""
    found, seat = await caller.player_at(id)
    assert found.adviser
    return await found.adviser.advise(seat, data, reader_of(request, lang))


@post("/tables/{id:str}/invitations", responses=PROBLEMS, guards=[admissions_counted])
async def invite(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.Invite]) -> wire.Invited:
    """Invite somebody to a seat that was meant for a guest. Until the invitation is taken up the seat stays whose it
    is; then all its earlier keys end. Only who started the table can do this."""
    found, seat = await caller.player_at(id)
    if found.seats[seat].kind != "human":
        raise BadInput("not-host")
    if data.seat not in SEAT_NAMES[: len(found.seats)]:
        raise BadInput("no-guest")
    return wire.Invited(seat=data.seat, invitation=await found.keys.invite(Seat(SEAT_NAMES.index(data.seat))))


@get("/tables/{id:str}/invitation", responses=PROBLEMS)
async def invitation(caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str]) -> wire.Invitation:
    """What an invitation, given in place of a key, is to. Looking at it does not spend it."""
    found = await caller.table(id)
    with caller.tries():
        return found.showing.invitation(found.keys.invited(caller.secret or ""), reader_of(request))


@post("/tables/{id:str}/join", responses=PROBLEMS, guards=[admissions_counted])
async def join(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[wire.Join]
) -> wire.Admitted:
    """Take an invitation up: it is spent, and its seat has a new and only secret, and the name that comes with it. A
    name that can't be had is refused and spends nothing."""
    found = await caller.table(id)
    return found.showing.admitted(*await found.keys.join(data.invitation, data.name), reader_of(request))


@post("/tables/{id:str}/code", responses=PROBLEMS, guards=[admissions_counted])
async def show_code(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[wire.Nothing]) -> wire.ShownCode:
    """A code by which another device of the same player gets in, once and within minutes."""
    found, seat = await caller.player_at(id)
    return wire.ShownCode(code=found.keys.show_code(seat), seconds=CODE_SECONDS)


@post("/tables/{id:str}/device", responses=PROBLEMS, guards=[admissions_counted])
async def enter_code(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[wire.EnterCode]
) -> wire.Admitted:
    """Get in by the code that the player's other device shows."""
    found = await caller.table(id)
    return found.showing.admitted(*await found.keys.enter_code(data.code), reader_of(request))


@post("/tables/{id:str}/rematch", responses=PROBLEMS, guards=[admissions_counted])
async def come_along(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[wire.Nothing],
) -> wire.Admitted:
    """Come along to the rematch: a secret for the seat there of whoever has the key of a seat here."""
    return await caller.hub.come_along(*await caller.player_at(id), reader_of(request), caller.visitor)


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
    match = (await caller.table(id)).log.match
    wanted = match.number if number is None else number
    return await caller.answer(lambda: match.finished(wanted).transcript().encode(), MediaType.TEXT)


@get("/healthz", responses={status: PROBLEMS[status] for status in (500, 503, 507)})
async def healthz(health: NamedDependency[Health]) -> dict[str, str]:
    """Whether the server answers and its database can be read and written."""
    await health.check()
    return {"status": "ok"}


@get(
    ["/", "/t/{rest:path}", "/records", "/editions"],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[str]:
    """The page, the same for all its addresses."""
    return page_answer()


def page_answer() -> Response[str]:
    """The page as built, or how to build it."""
    index = PAGE / "index.html"
    html = index.read_text(encoding="utf-8") if index.exists() else NO_PAGE
    return Response(html, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache", **SAFE})


SAFE = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
NO_PAGE = """<!doctype html><html lang="en"><title>Altbau</title>
<p>The page has not been built. / Die Seite ist noch nicht gebaut. <code>python3 dev.py serve</code></p></html>"""


class CompressedReading(CompressionMiddleware):
    """Compresses answers to GET. The secrets of seats are in answers to POST only, where no length shall tell of them.

    What a seat alone may see is answered to whoever sends its key in a header, which no foreign page can make a browser
    do: so nobody can have it compressed together with guesses, again and again, and look at the lengths.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Leave everything else as it is."""
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.GET:
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def records_of(state: State) -> Records:
    """The record lists of this application."""
    records: Records = state.records
    return records


def health_of(state: State) -> Health:
    """How this application feels its own pulse."""
    health: Health = state.health
    return health


class Description(JsonRenderPlugin):
    """OpenAPI as JSON, made when somebody asks for it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole description."""
        return super().render(request, closed(openapi_schema))


def closed(description: dict[str, Any]) -> dict[str, Any]:
    """A description whose objects have no other fields, as `wire.Wire` has it, which the framework does not look at."""
    for schema in description["components"]["schemas"].values():
        if schema.get("properties"):
            schema["additionalProperties"] = False
    return description


def make_app(
    store: Store,
    chance: Random,
    pace: Pace | None = None,
    limits: Limits | None = None,
    thinkers: int | None = None,
) -> Litestar:
    """The application over one database, with so many processes for its bots. All its secrets, seeds and
    delays come of `chance`. It closes the store when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        asyncio.get_running_loop().set_exception_handler(in_loop)
        thinking = Thinkers(thinkers or usual_number())
        app.state.hub = Hub(store, pace or Pace(), thinking, chance)
        app.state.records = Records(store)
        app.state.health = Health(store)
        sweeping = asyncio.create_task(app.state.hub.sweep((limits or Limits()).archive_after))
        yield
        sweeping.cancel()
        app.state.hub.stop()
        await thinking.close()
        store.close()

    api = Router(
        "/api",
        route_handlers=[
            editions, differences, texts, record_sheets, record_page, create, table, told_log, truth, ending, reasons,
            move, undo, next_game, auto_pass, set_pace, hint, invite, invitation, join, show_code, enter_code,
            come_along, position, transcript, live,
        ],
    )  # fmt: skip
    return Litestar(
        route_handlers=[api, healthz, page, asset],
        dependencies={
            "records": Provide(records_of, sync_to_thread=False),
            "health": Provide(health_of, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        exception_handlers={BadInput: bad_input, HTTPException: http_error, Exception: failure},
        request_class=JsonRequest,
        logging_config=None,
        lifespan=[lifespan],
        request_max_body_size=LARGEST_MESSAGE,
        compression_config=CompressionConfig(
            "gzip",
            WORTH_IT,
            gzip_compress_level=EFFORT,
            middleware_class=CompressedReading,
            exclude=["^/assets/", MADE_ASIDE],
        ),
        openapi_config=OpenAPIConfig(title="Altbau", version="1", path="/api/schema", render_plugins=[Description()]),
    )
