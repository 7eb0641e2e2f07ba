"""The OpenAPI description of the HTTP interface: a packed file, which `python3 dev.py types` makes from the routes."""

from functools import cache
from gzip import decompress
from pathlib import Path
from typing import Final

from litestar import Response, get

from altbau.server.web.assets import accepted_encodings
from altbau.server.web.guard.problems import AppRequest

PACKED: Final = Path(__file__).with_name("openapi.json.gz")
KIND: Final = "application/vnd.oai.openapi+json"


@get(["/schema", "/schema/openapi.json"], media_type=KIND, include_in_schema=False, sync_to_thread=False)
def description(request: AppRequest) -> Response[bytes]:
    """The description, compressed if the client accepts that."""
    packed = "gzip" in accepted_encodings(request.headers.get("accept-encoding", ""))
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(content(packed=packed), media_type=KIND, headers=headers)


@cache
def content(*, packed: bool) -> bytes:
    """The file, as it is or unpacked."""
    said = PACKED.read_bytes()
    return said if packed else decompress(said)
