"""What a system is told of the page where it is installed like a program."""

from typing import Final

import msgspec
from litestar import Response, get

from altbau.core import text
from altbau.core.data import Data
from altbau.server.web.assets import SAFE
from altbau.server.web.guard.problems import AppRequest

GROUND: Final = "#efe4d1"  # the colour of the page by day, which is shown before it has come
ICONS: Final = (
    ("icon.svg", "any", "any"),
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable.png", "512x512", "maskable"),
)
TYPES: Final = {"svg": "image/svg+xml", "png": "image/png"}
PATHS: Final = {f"/manifest-{language}.webmanifest": language for language in text.LANGUAGES}


def manifest(language: str) -> bytes:
    """A web app manifest (W3C). Its addresses are relative to its own, which lies beside the start page."""
    icons = [
        {"src": f"icons/{name}", "sizes": sizes, "type": TYPES[name.rpartition(".")[2]], "purpose": purpose}
        for name, sizes, purpose in ICONS
    ]
    name = text.say(language, "page-title")
    said: Data = {
        "name": name, "short_name": name, "description": text.say(language, "page-description"), "lang": language,
        "start_url": "./?last", "scope": "./", "display": "standalone", "icons": icons,
        "theme_color": GROUND, "background_color": GROUND,
    }  # fmt: skip
    return msgspec.json.encode(said)


@get(list(PATHS), include_in_schema=False, sync_to_thread=False)
def web_manifest(request: AppRequest) -> Response[bytes]:
    """The manifest in a language."""
    kind = "application/manifest+json"
    return Response(manifest(PATHS[request.url.path]), media_type=kind, headers={"Cache-Control": "no-cache", **SAFE})
