"""The HTTP and WebSocket application. It serves its OpenAPI description at `/api/schema`."""

import asyncio
import re
import signal
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Annotated, cast

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, SerializationException
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from litestar.types import ControllerRouterHandler, Receive, Scope, Send

from altbau.core.characters import half_character
from altbau.core.messages import catalogue, lists, table
from altbau.core.messages.rules import Book, CardPage, HouseChange, ReadHouseRules, Rule
from altbau.errors import BadInput
from altbau.message_types import DifferencesMessage, EditionMessage
from altbau.rulebook.card_page import card_page
from altbau.rulebook.chapters import book
from altbau.rulebook.examples import Example, examples
from altbau.rulebook.house_changes import house_changes
from altbau.rulebook.statements import Language, explain_rule
from altbau.runtime.conversation import LARGEST_MESSAGE
from altbau.server.calls.call_rounds import CallRounds
from altbau.server.calls.channel import USUAL_CALLS, CallSettings
from altbau.server.calls.client import CallClient
from altbau.server.calls.identification import ServerKey, new_server_key
from altbau.server.calls.sender import Sender
from altbau.server.error_log import failure_error, in_loop
from altbau.server.live.hub import Hub
from altbau.server.live.loading import wake
from altbau.server.operator.commands import OperatorCommands
from altbau.server.operator.dashboard import Dashboard
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.processes.analyses import AnalysisPool
from altbau.server.processes.bot_pool import BotPool, usual_number
from altbau.server.processes.job_pool import JobPool
from altbau.server.processes.jobs import EFFORT
from altbau.server.processes.programs import HostPrograms, Programs
from altbau.server.rendering.link_previews import Previews
from altbau.server.rendering.printing import Prints
from altbau.server.rendering.replays import Replays
from altbau.server.store.rows.analyses import AnalysisRows
from altbau.server.store.rows.channels import ChannelRows
from altbau.server.store.rows.health_check import HealthCheck
from altbau.server.store.rows.record_lists import LAST_PAGE, Records, Whose
from altbau.server.store.store import Store
from altbau.server.web.assets import SAFE, asset, icon
from altbau.server.web.built_page import built_page
from altbau.server.web.cached_answers import cached_answer, pack_texts
from altbau.server.web.description import description
from altbau.server.web.documentation import documentation, documentation_start
from altbau.server.web.guard.callers import WORTH_IT, caller_of
from altbau.server.web.guard.limits import Limits
from altbau.server.web.guard.problems import PROBLEMS, AppRequest, bad_input, detail_of, failure
from altbau.server.web.head import Application
from altbau.server.web.manifest import web_manifest
from altbau.server.web.routes.account import ACCOUNT
from altbau.server.web.routes.calls import CALLS, rounds_of
from altbau.server.web.routes.chat import CHAT
from altbau.server.web.routes.deals import DEALS
from altbau.server.web.routes.lessons import learn, puzzle_board, puzzle_lists, solve
from altbau.server.web.routes.link_previews import preview, previews_of, with_preview
from altbau.server.web.routes.lobby import LOBBY
from altbau.server.web.routes.messages import message, next_turn
from altbau.server.web.routes.operator import OPERATOR, bulletin, metrics, overseeing_of
from altbau.server.web.routes.own_games import own_games
from altbau.server.web.routes.own_tables import own_tables
from altbau.server.web.routes.pasted_game import example, lay_out, play_pasted
from altbau.server.web.routes.printing import PRINTING, prints_of
from altbau.server.web.routes.search import search
from altbau.server.web.routes.series import series
from altbau.server.web.routes.tables import TABLES
from altbau.server.web.service_worker import worker
from altbau.server.web.socket import table_live
from altbau.table.timing.pace import Pace
from altbau.table.view.catalogue import edition_differences, edition_infos, texts_of, texts_of_part

encoder = msgspec.json.Encoder()

RULES_KEPT = 3600  # seconds that a browser caches a rule
MOST_BRACKETS = 1000  # opening brackets in one body, nested or not; a table with all custom values has fewer
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)  # of JSON: brackets inside strings do not count
# answers that `Caller.answer` compresses
MADE_ASIDE = r"^/api/(me|positions(/[^/]+)?|tables/[^/]+(/log|/truth|/ending|/replay|/position|/game)?)$"
LASTING = "^/api/(texts|rulebooks)/"  # what `cached_answer` compresses
PACKED = "^/api/(schema|prints/|tables/[^/]+/preview$)"  # what is compressed already
AS_IT_COMES = "^/api/tables/[^/]+/analysis$"  # streamed: each line is sent as soon as it is found


def http_error(request: AppRequest, error: HTTPException) -> Response[table.Problem] | Response[str]:
    """Answer an HTTPException of the framework with a `Problem`. A browser that navigates to an unknown address gets
    the page instead."""
    if error.status_code == 404 and wants_page(request):
        return page_answer(request)
    code = {413: "too-large", 404: "not-found", 405: "wrong-method"}.get(error.status_code, "malformed")
    wrong = BadInput(code, problem=detail_of(error)) if code == "malformed" else BadInput(code)
    answer = bad_input(request, wrong)
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})  # 405 names the allowed methods
    return answer


def wants_page(request: AppRequest) -> bool:
    """Whether a browser navigates to this address: a GET outside `/api/` and `/assets/` that accepts HTML, which
    programs do not ask for."""
    outside = not request.url.path.startswith(("/api/", "/assets/"))
    return outside and request.method == "GET" and "text/html" in request.headers.get("accept", "")


class JsonRequest(AppRequest):
    """A request whose body is read only if its content type is JSON. A form on a foreign page cannot send that type.
    Every POST has a JSON body."""

    async def body(self) -> bytes:
        """The body. Raises BadInput if the content type is not JSON or the body has more than `MOST_BRACKETS` opening
        brackets."""
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise BadInput("not-json")
        body = await super().body()
        if body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
            bare = STRINGS.sub(b"", body)
            if bare.count(b"[") + bare.count(b"{") > MOST_BRACKETS:
                raise BadInput("too-large")
        return body

    async def json(self) -> object:
        """The decoded body. Raises BadInput for decoding errors that the framework does not handle."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise BadInput("malformed", problem=str(error)) from None
        except SerializationException:  # the decoder calls half a character a message that was cut off
            if half := half_character(await self.body()):
                raise BadInput("half-character", character=half) from None
            raise


Page = Annotated[int, Parameter(ge=1, le=LAST_PAGE)]


@get("/editions", sync_to_thread=False)
def editions(request: AppRequest) -> list[EditionMessage]:
    """The editions with their options and cards, and the bots and hosted programs that can play them."""
    hub: Hub = request.app.state.hub
    return cast(list[EditionMessage], edition_infos(hub.services.programs.names))


@get("/own-editions", sync_to_thread=False)
def own_editions(request: AppRequest) -> list[catalogue.OwnEdition]:
    """The own editions that the host offers: printed ones with house rules. A table can have any others as well."""
    found: Sequence[catalogue.OwnEdition] = request.app.state.own_editions
    return list(found)


@post("/house-rules", responses=PROBLEMS, sync_to_thread=False, status_code=200)
def read_house_rules(data: JSONBody[ReadHouseRules]) -> list[HouseChange]:
    """What house rules change in an edition, each as a sentence with the numbers of the rules that it is about."""
    return house_changes(data.edition, data.house, data.language)


@get("/differences", sync_to_thread=False)
def differences() -> list[DifferencesMessage]:
    """The differences between the editions, rule by rule and card by card."""
    return cast(list[DifferencesMessage], edition_differences())


@get("/texts/{language:str}", responses=PROBLEMS, sync_to_thread=True)
def texts(request: AppRequest, language: FromPath[Language]) -> Response[catalogue.Texts]:
    """All texts of the page in one language, as Fluent: its own messages and those of each game."""
    return cached_answer(request, texts_of(language))


@get("/texts/{language:str}/{part:str}", responses=PROBLEMS, sync_to_thread=True)
def part_of_texts(request: AppRequest, language: FromPath[Language], part: FromPath[str]) -> Response[catalogue.Texts]:
    """A part of these texts, as the page loads them: those of the start page (`start`), those that several other pages
    share (`page`), those of a page (such as `table`), or those of a game or of one of its editions, by its name."""
    try:
        return cached_answer(request, texts_of_part(language, part))
    except KeyError:
        raise NotFoundException from None


@get("/rulebooks/{language:str}/{edition:str}", responses=PROBLEMS, sync_to_thread=True)
def rulebook(request: AppRequest, language: FromPath[Language], edition: FromPath[str]) -> Response[Book]:
    """All rules of an edition as a book to read."""
    return cached_answer(request, book(edition, language))


@get("/rulebooks/{language:str}/{edition:str}/examples", responses=PROBLEMS, sync_to_thread=True)
def worked_examples(
    request: AppRequest, language: FromPath[Language], edition: FromPath[str]
) -> Response[list[Example]]:
    """The worked examples of an edition, step by step."""
    return cached_answer(request, examples(edition, language))


@get("/cards/{language:str}/{edition:str}/{card:str}", responses=PROBLEMS, sync_to_thread=True)
def card(
    request: AppRequest, language: FromPath[Language], edition: FromPath[str], card: FromPath[str]
) -> Response[CardPage]:
    """One card of an edition: its rules and rulings, the cards that answer it, and how it was played in games between
    bots."""
    return cached_answer(request, card_page(edition, card, language))


@get("/rules/{language:str}/{edition:str}/{number:str}", responses=PROBLEMS, sync_to_thread=True)
def rule(language: FromPath[Language], edition: FromPath[str], number: FromPath[str]) -> Response[Rule]:
    """The text of one rule or ruling of an edition, by its number."""
    return Response(explain_rule(edition, number, language), headers={"Cache-Control": f"max-age={RULES_KEPT}"})


@get("/records")
async def record_sheets(records: NamedDependency[Records]) -> list[lists.RecordSheet]:
    """The record lists by number of players: the first entry and the latest."""
    return await asyncio.to_thread(records.sheets)


@get("/records/{name:str}/{players:int}", responses=PROBLEMS)
async def record_page(
    records: NamedDependency[Records],
    name: FromPath[str],
    players: FromPath[int],
    page: FromQuery[Page] = 1,
    whose: FromQuery[Whose] = "people",
) -> lists.RecordPage:
    """One page of a record list, of people or of bots. The first page has the latest entries."""
    return await asyncio.to_thread(records.page, name, players, page, whose)


@get("/healthz", responses={status: PROBLEMS[status] for status in (500, 503, 507)})
async def healthz(pulse: NamedDependency[HealthCheck]) -> dict[str, str]:
    """Health check: the server answers, and its database can be read and written. `unsafe` names PostgreSQL settings
    that are off; without them acknowledged writes can be lost."""
    await pulse.feel()
    return {"status": "ok"} | ({"unsafe": ", ".join(pulse.store.unsafe)} if pulse.store.unsafe else {})


@get(
    [
        "/",
        "/t/{rest:path}",
        "/e/{rest:path}",
        "/learn",
        "/learn/{rest:path}",
        "/puzzles",
        "/puzzles/{rest:path}",
        "/deals",
        "/deals/{rest:path}",
        "/games",
        "/records",
        "/position",
        "/position/table",
        "/print",
        "/rules",
        "/rules/{rest:path}",
        "/editions",
        "/me",
        "/operator",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AppRequest) -> Response[str]:
    """The page, the same at all its addresses except for the link preview of a table."""
    return page_answer(request)


def page_answer(request: AppRequest) -> Response[str]:
    """The page, with a link preview at the address of a table."""
    html = with_preview(request, built_page(request.app.state))
    return Response(html, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache", **SAFE})


class CompressedReading(CompressionMiddleware):
    """Compresses answers to GET only. Secrets of seats are only in answers to POST, so that no compressed length
    depends on them.

    What only a seat may see is answered to requests with its key in a header, and a foreign page cannot make a browser
    send that. An attacker can therefore not have it compressed again and again together with guesses and compare the
    lengths.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress the answer to an HTTP GET; pass everything else through unchanged."""
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.GET:
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def records_of(state: State) -> Records:
    """The record lists of this application."""
    records: Records = state.records
    return records


def replays_of(state: State) -> Replays:
    """The replays of this application's games."""
    replays: Replays = state.replays
    return replays


def analyses_of(state: State) -> AnalysisPool:
    """The analyses of this application."""
    analyses: AnalysisPool = state.analyses
    return analyses


def pulse_of(state: State) -> HealthCheck:
    """The database check of this application."""
    pulse: HealthCheck = state.pulse
    return pulse


API = Router(
    "/api",
    route_handlers=[
        editions,
        own_editions,
        read_house_rules,
        differences,
        texts,
        part_of_texts,
        rule,
        card,
        rulebook,
        worked_examples,
        record_sheets,
        record_page,
        own_tables,
        own_games,
        search,
        lay_out,
        play_pasted,
        example,
        series,
        bulletin,
        OPERATOR,
        *ACCOUNT,
        *TABLES,
        message,
        next_turn,
        *CHAT,
        *CALLS,
        *LOBBY,
        *PRINTING,
        preview,
        *DEALS,
        description,
        table_live,
        learn,
        puzzle_lists,
        puzzle_board,
        solve,
    ],
)
HANDLERS: list[ControllerRouterHandler] = [
    API, healthz, metrics, page, asset, icon, web_manifest, worker, documentation_start, documentation,
]  # fmt: skip
DEPENDENCIES = {
    "records": Provide(records_of, sync_to_thread=False),
    "pulse": Provide(pulse_of, sync_to_thread=False),
    "prints": Provide(prints_of, sync_to_thread=False),
    "previews": Provide(previews_of, sync_to_thread=False),
    "replays": Provide(replays_of, sync_to_thread=False),
    "analyses": Provide(analyses_of, sync_to_thread=False),
    "overseeing": Provide(overseeing_of, sync_to_thread=False),
    "rounds": Provide(rounds_of, sync_to_thread=False),
    "caller": Provide(caller_of, sync_to_thread=False),
}
COMPRESSION = CompressionConfig(
    "gzip",
    WORTH_IT,
    gzip_compress_level=EFFORT,
    middleware_class=CompressedReading,
    exclude=["^/(assets|docs)/", PACKED, LASTING, MADE_ASIDE, AS_IT_COMES],
)


def end_outgrown(driving: asyncio.Task[None]) -> None:
    """Stop this process (SIGTERM) when its task for leases fails with `Outgrown`: newer processes have made the
    database unusable for it, and they take over all tables."""
    if not driving.cancelled() and (error := driving.exception()):
        failure_error(error, {"doing": "leases"})
        signal.raise_signal(signal.SIGTERM)


def make_app(
    store: Store,
    chance: Random,
    pace: Pace | None = None,
    limits: Limits | None = None,
    thinkers: int | None = None,
    hosted: HostPrograms | None = None,
    own_editions: Sequence[catalogue.OwnEdition] = (),
    called: CallSettings = USUAL_CALLS,
) -> Application:
    """The application over one database. `thinkers` is the number of bot processes (None: the usual number), `hosted`
    the programs of the host, `own_editions` those that it offers, `called` who may be called. All secrets, seeds and
    delays are drawn from `chance`. The application closes the store when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        asyncio.get_running_loop().set_exception_handler(in_loop)
        thinking = BotPool(thinkers or usual_number())
        programs = Programs(hosted, thinking.turn)
        pool = JobPool()
        hub = app.state.hub = Hub(store, pace or Pace(), thinking, chance, programs, pool)
        app.state.analyses = analyses = AnalysisPool(thinkers or usual_number(), AnalysisRows(store))
        hub.forgotten.append(analyses.analyses.forget)
        app.state.previews, app.state.replays = Previews(hub), Replays(hub)
        operating = OperatorCommands(hub, lambda networks: app.state.turn_away(networks))
        app.state.overseeing = Dashboard(operating)
        app.state.prints = Prints(pool)
        app.state.records, app.state.pulse = Records(store), HealthCheck(store)
        key = ServerKey(await ChannelRows(store).push_key(new_server_key()), called.contact)
        app.state.rounds = rounds = CallRounds(store, Sender(CallClient(), key, called))
        calling = asyncio.create_task(rounds.run())
        sweeping = asyncio.create_task(Housekeeping(hub).sweep((limits or Limits()).archive_after))
        following = asyncio.create_task(operating.follow())
        keeping_small = asyncio.create_task(hub.memory.keep_small())
        packing = asyncio.create_task(asyncio.to_thread(pack_texts))
        beating = asyncio.create_task(store.heart.beat(store))
        if store.listener:
            driving = asyncio.create_task(hub.driving.keep())
            driving.add_done_callback(end_outgrown)
            going_on = [asyncio.create_task(hub.others.follow()), driving]
        else:
            going_on = [asyncio.create_task(wake(store, hub.table))]
        yield
        for each in (packing, beating, keeping_small, sweeping, calling, following, *going_on):
            each.cancel()
        hub.stop()
        await programs.close()
        await thinking.close()
        await analyses.close()
        await pool.close()
        store.close()

    made = Application(
        route_handlers=HANDLERS,
        dependencies=DEPENDENCIES,
        exception_handlers={BadInput: bad_input, HTTPException: http_error, Exception: failure},
        request_class=JsonRequest,
        logging_config=None,
        lifespan=[lifespan],
        request_max_body_size=LARGEST_MESSAGE,
        compression_config=COMPRESSION,
        openapi_config=None,  # the description is a file
    )
    made.state.turn_away = lambda networks: None  # replaced in `server/run.py` by that of the gate
    made.state.own_editions = own_editions
    made.state.path, made.state.service_worker = (limits or Limits()).path, (limits or Limits()).service_worker
    return made
