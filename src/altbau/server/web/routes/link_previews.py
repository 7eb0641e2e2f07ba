"""Link preview of a table: meta tags in the page's head for programs that read a link without a browser, and a picture,
made without any key."""

import re
from html import escape
from typing import Final
from urllib.parse import quote

from litestar import Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from altbau.core import text
from altbau.environment import is_installed
from altbau.server.rendering.link_previews import Previews
from altbau.server.web.guard.callers import reader_of, visitor_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.head import only_head, unmade_answer
from altbau.table.view.link_preview import HIGH, WIDE

PNG: Final = "image/png"
TABLE: Final = re.compile(r"/t/([\w-]+)(?:/|$)", re.ASCII)
TITLE: Final = "<title>"  # the meta tags are inserted before it


def previews_of(state: State) -> Previews:
    """The link previews of this application."""
    previews: Previews = state.previews
    return previews


@get("/tables/{id:str}/preview", media_type=PNG, responses=PROBLEMS)
async def preview(
    previews: NamedDependency[Previews],
    request: AppRequest,
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """A picture of the table for links to it: what a spectator sees now. If spectators need a key or the table waits
    for its players, only the edition and the names."""
    looker = visitor_of(request)
    if only_head(request):
        await previews.check(id, looker)
        return unmade_answer(PNG)
    made = await previews.picture(id, reader_of(request, lang), looker)
    return Response(made, media_type=PNG)


def with_preview(request: AppRequest, page: str) -> str:
    """The page with the link preview if the request is for a table. The tags contain nothing of the table but its
    id."""
    found = TABLE.match(request.url.path)
    return page.replace(TITLE, preview_tags(request, found[1]) + TITLE, 1) if found else page


def preview_tags(request: AppRequest, table: str) -> str:
    """The meta tags of the link preview of a table."""
    language, base = reader_of(request), str(request.base_url).rstrip("/") + request.app.state.path
    properties = {
        "og:type": "website",
        "og:site_name": "Altbau",
        "og:title": text.say(language, "preview-title"),
        "og:description": text.say(language, "preview-text"),
    }
    if is_installed("resvg_py"):
        properties |= {
            "og:image": f"{base}/api/tables/{quote(table)}/preview?lang={language}",
            "og:image:type": PNG,
            "og:image:width": str(WIDE),
            "og:image:height": str(HIGH),
            "og:image:alt": text.say(language, "preview-alt"),
            "twitter:card": "summary_large_image",
        }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items())
