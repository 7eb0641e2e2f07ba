"""The OpenAPI description of the HTTP interface. `python3 dev.py types` has it print the description, from which the
page's types are made, and pack it into the file that the server sends."""

import gzip
import json
import sys
from functools import cache

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from altbau.core.data import Data
from altbau.server.web.app import DEPENDENCIES, HANDLERS
from altbau.server.web.description import PACKED


@cache
def description() -> str:
    """OpenAPI as JSON, the same text every time."""
    config = OpenAPIConfig(title="Altbau", version="1")
    app = Litestar(route_handlers=HANDLERS, dependencies=DEPENDENCIES, logging_config=None, openapi_config=config)
    return json.dumps(closed(app.openapi_schema.to_schema()), indent=1, sort_keys=True, ensure_ascii=False)


def closed(description: Data) -> Data:
    """Add `additionalProperties: false` to all objects of an OpenAPI description: `WireStruct` forbids unknown fields,
    but the framework does not describe that."""
    for schema in description["components"]["schemas"].values():
        if schema.get("properties"):
            schema["additionalProperties"] = False
    return description


def pack() -> None:
    """Write the file that the server sends, unless it says the same already."""
    made = description()
    if not PACKED.exists() or gzip.decompress(PACKED.read_bytes()).decode() != made:
        PACKED.write_bytes(gzip.compress(made.encode(), mtime=0))


if __name__ == "__main__":
    print(description())
    if sys.argv[1:] == ["packed"]:
        pack()
