"""The page's service worker, which keeps the page for when there is no network (`web/public/worker.js`)."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec
from litestar import Response, get

from altbau.server.web.assets import PAGE, SAFE
from altbau.server.web.built_page import built_page
from altbau.server.web.guard.problems import AppRequest

GAP = '"{kept}"'  # in the script, for what it keeps


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a service worker keeps: the page, and files by their paths below it. The names of `files` follow from their
    content, those of `changing` do not. Of `copied` it keeps the compressed copies. `whole` says that there is nothing
    else, so that no server is asked."""

    version: str
    whole: bool = False
    files: Sequence[str] = ()
    copied: Sequence[str] = ()
    changing: Sequence[str] = ()


def service_worker(kept: Kept | None) -> str:
    """The script. Without anything to keep, one that removes itself and what was kept before."""
    return (PAGE / "worker.js").read_text("utf-8").replace(GAP, msgspec.json.encode(kept).decode(), 1)


@get("/worker.js", include_in_schema=False, sync_to_thread=True)
def worker(request: AppRequest) -> Response[str]:
    """The script of this server, another one for each version of the page. It shows calls, too."""
    server = request.app.state
    kept = Kept(sha256(built_page(server).encode()).hexdigest()[:16]) if server.service_worker else None
    script = service_worker(kept) + ((PAGE / "calls.js").read_text("utf-8") if kept else "")
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache", **SAFE})
