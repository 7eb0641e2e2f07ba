"""Brings players of a table along to its rematch."""

from altbau.core.engine.ids import Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.live.worker_threads import Visitor


async def come_along(
    hub: Hub, former: LiveTable, seat: Seat, language: str, visitor: Visitor | None = None
) -> joining.Admitted:
    """Bring the player of a seat along to the rematch. Raises BadInput."""
    if former.about.next_table is None:
        raise BadInput("no-rematch")
    table = await hub.table(former.about.next_table, visitor)
    for number, each in seated(table.seats):
        if each.was == SEAT_NAMES[seat]:
            return table.showing.admitted(number, await table.keys.come_along(number), language)
    raise BadInput("no-seat-in-rematch")
