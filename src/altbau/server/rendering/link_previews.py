"""Preview pictures for links to tables: drawn in the pool, once for what they show, and cached."""

from functools import partial
from typing import Final, NamedTuple

from altbau.core.engine.ids import NOBODY
from altbau.paper.pixels import renderer
from altbau.server.live.hub import Hub
from altbau.server.processes.jobs import PictureJob
from altbau.server.processes.worker_threads import Visitor
from altbau.server.rendering.file_cache import FileCache
from altbau.table.view.link_preview import WIDE, PreviewContent, card, preview_content

ROOM: Final = 16 * 2**20  # bytes of the pictures that are kept
UNSEEN: Final = -1  # in place of an entry, where only names are shown


class PreviewKey(NamedTuple):
    """The key of a picture: a table as shown in a language after an entry of its log; `shown` has no view here."""

    table: str
    language: str
    entry: int
    shown: PreviewContent


class Previews:
    """The pictures of the tables of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: FileCache[PreviewKey] = FileCache(ROOM)
        hub.forgotten.append(self.forget)

    async def picture(self, id: str, language: str, looker: Visitor) -> bytes:
        """The picture of a table as PNG, as anybody without a key may see it. Raises BadInput."""
        shown, entry = await self._shown(id, looker)
        wanted = PreviewKey(id, language, entry, shown._replace(view=None))
        return await self._kept.get(
            wanted, partial(looker.spend, "pictures"), partial(self._draw, shown, language, looker)
        )

    async def _draw(self, shown: PreviewContent, language: str, looker: Visitor) -> bytes:
        svg = await self._hub.beside.done(looker, partial(card, shown, language))
        return await self._hub.pool.done(looker, PictureJob(svg, WIDE))

    async def check(self, id: str, looker: Visitor) -> None:
        """Raises BadInput as `picture` does for this table; nothing is drawn."""
        await self._shown(id, looker)
        renderer()

    async def _shown(self, id: str, looker: Visitor) -> tuple[PreviewContent, int]:
        """What everybody may see of a table, and after which entry."""
        room = await self._hub.room(id)
        if room:
            plan = room.table.settings
            return preview_content(plan.edition, plan.house, room.table.names(), None), UNSEEN
        table = await self._hub.table(id, looker)
        seen = table.keys.open(NOBODY, None)
        view = table.game.page_view() if seen else None
        return preview_content(
            table.game.edition, table.game.house, table.keys.names, view
        ), table.seq if seen else UNSEEN

    def forget(self, table: str) -> None:
        """Drop the pictures of a table."""
        self._kept.forget(lambda wanted: wanted.table == table)
