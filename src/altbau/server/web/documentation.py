"""The documentation, which `build_docs.py` has built: at `/docs` of a server, and for a folder without one."""

import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from altbau.errors import BadInput
from altbau.server.web.assets import SAFE, TYPES, smallest
from altbau.server.web.guard.problems import AppRequest

DOCS = files(__package__) / "docs"
KINDS = TYPES | {
    ".html": "text/html",
    ".json": "application/json",
    ".jpg": "image/jpeg",
}  # what else it links to is text
PATH = re.compile(r"/(?:\w[\w-]{,99}/){,5}\w[\w.-]{,99}", re.ASCII)
KEPT = 3600  # seconds that a browser caches a page


@get("/docs", include_in_schema=False, sync_to_thread=False)
def documentation_start(request: AppRequest) -> Redirect:
    """Leads to the first page, from which links are relative."""
    return Redirect(f"{request.app.state.path}/docs/index.html")


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=True)
def documentation(request: AppRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the documentation."""
    if not PATH.fullmatch(path):
        raise NotFoundException
    kind = KINDS.get(Path(path).suffix, "text/plain")
    return smallest(request, DOCS, path[1:], kind, {"Cache-Control": f"max-age={KEPT}", **SAFE})


def write_documentation(folder: Path) -> None:
    """Write all files of it, uncompressed, into a folder, which must not exist yet. Raises BadInput if it has not been
    built."""
    if not DOCS.is_dir():
        raise BadInput("file-not-found", file=str(DOCS))
    with as_file(DOCS) as built:
        shutil.copytree(built, folder, ignore=shutil.ignore_patterns(".stamp", "*.gz"))
