"""The OpenAPI description of the HTTP interface, printed for `python3 dev.py types`."""

import json
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from altbau.server.store.store import Store
from altbau.server.web.app import closed, make_app


def description() -> str:
    """OpenAPI as JSON, the same text every time."""
    with TemporaryDirectory() as folder, closing(Store(Path(folder) / "none.sqlite")) as store:
        schema = closed(make_app(store, Random()).openapi_schema.to_schema())
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False)


if __name__ == "__main__":
    print(description())
