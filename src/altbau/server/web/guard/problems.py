"""Error answers of HTTP: a status, a code for programs and a sentence for people."""

from typing import TypeAlias

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from altbau.core import text
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput, NotAsked
from altbau.runtime.answers import problem
from altbau.server import metrics
from altbau.server.error_log import INNER, failure_error
from altbau.server.outages import is_outage

CAREFUL = {"x-content-type-options": "nosniff", "cache-control": "no-store"}  # headers of every answer
STATUS = {
    "unknown-table": 404,
    "unknown-series": 404,
    "unknown-deal": 404,
    "unknown-rule": 404,
    "unknown-channel": 404,
    "unknown-sheet": 404,
    "extra-not-installed": 404,
    "no-such-card": 404,
    "foreign-seat": 403,
    "spectator": 403,
    "cards-hidden": 403,
    "analysis-hidden": 403,
    "what-if-running": 403,
    "pasted-running": 403,
    "deal-open": 403,
    "deal-sealed": 403,
    "what-if-not-asked": 409,
    "deal-begun": 409,
    "deal-closed": 409,
    "not-host": 403,
    "not-agreed": 403,
    "not-asked-to-agree": 403,
    "not-watched": 403,
    "spectators-room": 403,
    "chat-stopped": 403,
    "no-hints": 403,
    "not-by-days": 409,
    "no-coach": 403,
    "paused": 409,
    "hints-off": 403,
    "spent-invitation": 403,
    "wrong-code": 403,
    "operator-only": 403,
    "own-network": 409,
    "not-followed": 409,
    "banned": 403,
    "unknown-account": 403,
    "nobody-arrives": 409,
    "no-rematch": 404,
    "no-seat-in-rematch": 404,
    "not-over": 409,
    "renamed-lately": 409,
    "rematch-exists": 409,
    "stale": 409,
    "nothing-to-decide": 409,
    "duplicate": 409,
    "table-closed": 409,
    "table-ended": 409,
    "table-waits": 409,
    "has-begun": 409,
    "not-ready": 409,
    "no-free-seat": 409,
    "seat-taken": 409,
    "table-outdated": 410,
    "save-version": 410,
    "record-broken": 410,
    "played-under-older-rules": 410,
    "analysis-older-rules": 410,
    "what-if-older-rules": 410,
    "deal-older-rules": 410,
    "database-damaged": 500,
    "table-damaged": 500,
    "entry-missing": 500,
    "entry-altered": 500,
    "storage-failed": 503,
    "disk-full": 507,
    "too-large": 413,
    "job-too-large": 413,
    "foreign-host": 421,
    "foreign-origin": 403,
    "not-found": 404,
    "not-json": 415,
    "analyses-full": 429,
    "too-many-admissions": 429,
    "too-many-analyses": 429,
    "too-many-codes": 429,
    "too-many-channels": 409,
    "too-many-connections": 429,
    "too-many-devices": 429,
    "too-many-messages": 429,
    "too-many-pictures": 429,
    "too-many-prints": 429,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-watchers": 429,
    "too-many-words": 429,
    "too-much-work": 429,
    "database-unreadable": 503,
    "failed": 500,
}


def language_of(accepted: str | None, asked: str | None = None) -> str:
    """The language of the answer, `de` or `en`: `?lang=`, else the first of the two in the header, else `en`."""
    for wish in [asked or "", *(accepted or "").split(",")]:
        language = wish.split(";")[0].strip()[:2].lower()
        if language in text.LANGUAGES:
            return language
    return "en"


AppRequest: TypeAlias = Request[object, object, State]


def bad_input(request: AppRequest, error: BadInput) -> Response[table_messages.Problem]:
    """The answer to a BadInput: a request that can't be used, or that the server could not carry out."""
    language = language_of(request.headers.get("accept-language"), request.query_params.get("lang"))
    metrics.count_refusal(error)
    status = status_of(error)
    if status >= INNER:
        log_request_failure(request, error)
    return Response(problem(language, error), status_code=status, headers=retry_after(error))


def status_of(error: BadInput) -> int:
    """The HTTP status of a BadInput."""
    if error.code == "storage-failed" and not is_outage(error):
        return 500
    return 409 if isinstance(error, NotAsked) else STATUS.get(error.code, 400)


def retry_after(error: BadInput) -> dict[str, str]:
    """The `Retry-After` header in seconds, if the error says how long to wait."""
    known = error.args_by_name
    seconds = known.get("seconds") or 60 * int(known.get("minutes", 0))
    return {"retry-after": str(seconds)} if seconds else {}


def failure(request: AppRequest, error: Exception) -> Response[table_messages.Problem]:
    """The answer to an unexpected exception: an error in the program, or damaged stored data."""
    outside = log_request_failure(request, error)
    language = language_of(request.headers.get("accept-language"), request.query_params.get("lang"))
    return Response(problem(language, outside), status_code=STATUS[outside.code])


def log_request_failure(request: AppRequest, error: Exception) -> BadInput:
    """Log a failure with its request and table, and return what the client is told."""
    id = request.path_params.get("id")
    place = {
        "request": request.scope["state"]["request"],
        "method": request.method,
        "path": request.url.path,
        "table": id,
    }
    table = request.app.state.hub.table_in_memory(id)
    return table.log_failure(error, place) if table else failure_error(error, place)


def detail_of(error: HTTPException) -> str:
    """The framework's description of a malformed request, field by field."""
    if isinstance(error.extra, list):
        return "; ".join(f"{found.get('key', '')}: {found.get('message', '')}" for found in error.extra)
    return error.detail


PROBLEMS = {
    status: ResponseSpec(data_container=table_messages.Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "Invalid input"),
        (403, "The key does not give access to this"),
        (404, "No such table or rule"),
        (409, "The state has changed meanwhile, or another player decides this"),
        (410, "The table was played under older rules and cannot continue"),
        (413, "Too large"),
        (415, "The body is not JSON"),
        (429, "Too many requests from this address"),
        (500, "An error in the server, which has been logged, or damaged data"),
        (503, "The change could not be stored; nothing has changed"),
        (507, "The disk is full; nothing has changed"),
    )
}
