"""HTTP routes of printed sheets: the list of sheets, and each as a PDF file."""

import asyncio
from typing import cast, get_args

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from altbau.core.messages.printing import EditionSheets, Printable, PrintOwn, Size
from altbau.environment import is_installed
from altbau.games import EDITIONS
from altbau.paper import sheets
from altbau.rulebook.statements import Language
from altbau.server.rendering.printing import Prints, SheetKey
from altbau.server.store.rows.record_lists import Records
from altbau.server.web.guard.callers import visitor_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.head import only_head, unmade_answer

PDF = "application/pdf"
KEPT = 3600  # seconds that a browser caches a file


def prints_of(state: State) -> Prints:
    """The PDF files of this application."""
    return cast(Prints, state.prints)


@get("/prints", sync_to_thread=True)
def printable() -> Printable:
    """The sheets that can be printed, and whether this server can make them (needs `typst`)."""
    return Printable(
        possible=is_installed("typst"),
        sizes=[*get_args(Size)],
        editions=[EditionSheets(edition=edition, sheets=list(sheets(edition))) for edition in EDITIONS],
    )


@get("/prints/{language:str}/{edition:str}/{what:str}/{size:str}", media_type=PDF, responses=PROBLEMS)
async def sheet(
    prints: NamedDependency[Prints],
    records: NamedDependency[Records],
    request: AppRequest,
    language: FromPath[Language],
    edition: FromPath[str],
    what: FromPath[str],
    size: FromPath[str],
    filled: FromQuery[bool] = False,
) -> Response[bytes]:
    """A sheet of an edition. Record lists can be `filled` with the records of this server."""
    if only_head(request):
        wish = SheetKey(what, edition, language, size)
        await asyncio.to_thread(wish.check)
        return unmade_answer(PDF, pdf_headers(wish, kept=not filled))
    lists = msgspec.json.encode(await asyncio.to_thread(records.sheets)) if filled else b"[]"
    wish = SheetKey(what, edition, language, size, lists=lists)
    made = await prints.file(wish, visitor_of(request))
    return Response(made, media_type=PDF, headers=pdf_headers(wish, kept=not filled))


@post("/prints/own", media_type=PDF, responses=PROBLEMS, status_code=200)
async def own_sheet(prints: NamedDependency[Prints], request: AppRequest, data: JSONBody[PrintOwn]) -> Response[bytes]:
    """A sheet with the custom values of a caller's cards, or of an edition with house rules."""
    values, house = msgspec.json.encode(data.cards), msgspec.json.encode(data.house)
    wish = SheetKey(data.what, data.edition, data.language, data.size, values, house)
    made = await prints.file(wish, visitor_of(request))
    return Response(made, media_type=PDF, headers=pdf_headers(wish, kept=False))


def pdf_headers(wish: SheetKey, *, kept: bool) -> dict[str, str]:
    """The headers of a PDF file, with the file name that the command line gives it."""
    name = f"{wish.what}-{wish.edition}.{wish.language}.pdf"
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return headers | ({"Cache-Control": f"max-age={KEPT}"} if kept else {})


PRINTING = [printable, sheet, own_sheet]
