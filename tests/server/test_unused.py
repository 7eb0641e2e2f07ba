"""The server goes without the packages that are left out of its lock."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVE = """
import asyncio, sys
sys.modules.update(dict.fromkeys(sys.argv[2:]))  # whoever imports them fails
from pathlib import Path
from random import Random
from altbau.server.web.app import make_app
from altbau.server.run import serve
from altbau.server.store.store import Store
from docs import openapi

async def run():
    async with make_app(Store(Path(sys.argv[1])), Random(1), thinkers=1).lifespan():
        pass

asyncio.run(run())
"""


def test_the_server_imports_nothing_that_its_lock_leaves_out(tmp_path: Path) -> None:
    lines = (ROOT / "requirements" / "unused.in").read_text(encoding="utf-8").splitlines()
    unused = [line.partition(";")[0] for line in lines if not line.startswith("#")]
    locked = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    assert unused and not any(f"\n{name}==" in locked for name in [*unused, "faker"])
    words: list[str | Path] = [sys.executable, "-c", SERVE, tmp_path / "tables.sqlite", *unused, "faker"]
    assert subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stderr == ""
