"""The files of the built page, and how all built files are sent: in the smallest encoding that the browser accepts, in
which they were compressed at build time."""

import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from altbau.server.web.guard.problems import AppRequest

PAGE = files(__package__) / "page"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
}
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
FORMS = {"br": ".br", "gzip": ".gz"}  # the smallest first
NAME = re.compile(r"\w[\w.-]{,99}(\.\w+)", re.ASCII)
FOR_EVER = "public, max-age=31536000, immutable"  # the name of a file contains the hash of its content
FOR_A_DAY = "public, max-age=86400"


def accepted_encodings(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not forbid."""
    parts = [part.partition(";q=") for part in header.lower().replace(" ", "").split(",")]
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
def asset(request: AppRequest, name: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return page_file(request, "assets", name, FOR_EVER)


@get("/icons/{name:str}", include_in_schema=False, sync_to_thread=True)
def icon(request: AppRequest, name: FromPath[str]) -> Response[bytes]:
    """A picture of the page for the system that it is installed in."""
    return page_file(request, "icons", name, FOR_A_DAY)


def page_file(request: AppRequest, folder: str, name: str, caching: str) -> Response[bytes]:
    """A file in a folder of the page. NotFoundException without it."""
    found = NAME.fullmatch(name)
    kind = TYPES.get(found[1]) if found else None
    if kind is None:
        raise NotFoundException
    return smallest(request, PAGE / folder, name, kind, {"Cache-Control": caching, "X-Content-Type-Options": "nosniff"})


def smallest(
    request: AppRequest, folder: Traversable, name: str, kind: str, headers: Mapping[str, str]
) -> Response[bytes]:
    """A file of a folder, of this type, in the smallest encoding that the request accepts. NotFoundException without
    it."""
    if not (folder / name).is_file():
        raise NotFoundException
    wishes = accepted_encodings(request.headers.get("accept-encoding", ""))
    headers = {**headers, "Vary": "Accept-Encoding"}
    for encoding, suffix in FORMS.items():
        smaller = folder / f"{name}{suffix}"
        if encoding in wishes and smaller.is_file():
            return Response(smaller.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return Response((folder / name).read_bytes(), media_type=kind, headers=headers)
