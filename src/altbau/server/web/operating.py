"""What whoever runs the server sees of it, by a key of his own."""

import asyncio
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from altbau.core.page.listing import Bulletin
from altbau.errors import BadInput
from altbau.server import measures
from altbau.server.live.operating import Operating
from altbau.server.web.callers import Caller
from altbau.server.web.problems import PROBLEMS
from altbau.table.seats import digest

FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"  # the format of Prometheus


@get("/metrics", include_in_schema=False)
async def metrics(caller: NamedDependency[Caller], operating: NamedDependency[Operating]) -> Response[bytes]:
    """What is counted, as Prometheus reads it."""
    await check_operator(caller, operating)
    await operating.measure()
    return Response(await asyncio.to_thread(measures.told), media_type=FIGURES)


@get("/bulletin", responses=PROBLEMS, sync_to_thread=False)
def bulletin(operating: NamedDependency[Operating]) -> Bulletin:
    """What whoever runs the server tells everybody just now, if anything."""
    return Bulletin(said=operating.bulletin)


async def check_operator(caller: Caller, operating: Operating) -> None:
    """Raises BadInput for whoever has not the operator's key; a wrong one is a try."""
    with caller.tries():
        known = bool(caller.secret) and await asyncio.to_thread(operating.is_operator, digest(caller.secret or ""))
        if not known:
            raise BadInput("operator-only")
