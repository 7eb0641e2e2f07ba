"""The built page as a home sends it."""

from html import escape

from litestar.datastructures import State

from altbau.core import text
from altbau.server.web.assets import PAGE

NO_PAGE = """<!doctype html><html lang="en"><title>Altbau</title>
<p>The page has not been built. / Die Seite ist noch nicht gebaut. <code>python3 dev.py serve</code></p></html>"""


def built_page(server: State) -> str:
    """The page of a server, or a note on how to build it."""
    index = PAGE / "index.html"
    html = with_needs(index.read_text(encoding="utf-8") if index.is_file() else NO_PAGE)
    said = f'data-root="{server.path}"' + ("" if server.service_worker else " data-workerless")
    return html.replace("<html ", f"<html {said} ", 1).replace('="./', f'="{server.path}/')


def with_needs(page: str) -> str:
    """The page with the sentences that it shows if it can't start, in each language."""
    for language in text.LANGUAGES:
        for need in ("needs-browser", "needs-server"):
            page = page.replace(f"{{{need} {language}}}", escape(text.say(language, need)), 1)
    return page
