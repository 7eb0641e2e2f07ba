"""HTTP routes of deals, which several tables play with the same chance. The caller is known by the secret of the
device, which opens no table."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages import deals as messages
from altbau.core.messages.joining import Created, Empty
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.routes.account import device_of


@get("/own-deals", responses=PROBLEMS)
async def own_deals(caller: NamedDependency[Caller]) -> list[messages.ListedDeal]:
    """Today's deals, one of each edition, and those that the person of this device has begun or made."""
    return await caller.hub.deals.list_deals(device_of(caller) if caller.secret else None)


@post("/deals", responses=PROBLEMS)
async def make(caller: NamedDependency[Caller], data: JSONBody[messages.NewDeal]) -> messages.Deal:
    """Make a deal that anyone with its link can play. The person of this device can close it."""
    device = device_of(caller)
    caller.visitor.spend("tables")
    id = await caller.hub.deals.make(data, device)
    return await caller.hub.deals.deal_for(id, device, caller.visitor)


@get("/deals/{id:str}", responses=PROBLEMS)
async def deal(caller: NamedDependency[Caller], id: FromPath[str]) -> messages.Deal:
    """A deal, and its results for a caller who has finished it, or once it is closed."""
    device = device_of(caller) if caller.secret else None
    return await caller.hub.deals.deal_for(id, device, caller.visitor)


@post("/deals/{id:str}/tables", responses=PROBLEMS)
async def play_deal(
    caller: NamedDependency[Caller], request: AppRequest, id: FromPath[str], data: JSONBody[messages.PlayDeal]
) -> Created:
    """Play a deal at a table of one's own, once per person."""
    device, hub = device_of(caller), caller.hub
    caller.visitor.spend("tables")
    return await hub.deals.play(id, device, data.name, reader_of(request), hub.deal)


@post("/deals/{id:str}/close", responses=PROBLEMS, status_code=200)
async def close(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[Empty]) -> messages.Deal:
    """Close a deal for good: its seed is published, and all may see its games. Host only."""
    with caller.visitor.admits():
        device = device_of(caller)
        await caller.hub.deals.close(id, device)
        return await caller.hub.deals.deal_for(id, device, caller.visitor)


DEALS = [own_deals, make, deal, play_deal, close]
