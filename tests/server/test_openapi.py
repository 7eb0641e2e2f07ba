"""The OpenAPI description is true of the server, and the page's copy is current."""

import subprocess
import sys
from pathlib import Path

import pytest

from docs.openapi import description
from tests.server.conftest import Server

ROOT = Path(__file__).parents[2]
# What is refused for being too large, too much or too late may be wrong in itself, too.
REFUSED = "[checks.negative_data_rejection]\nexpected-statuses = [400, 403, 404, 409, 410, 413, 415, 429]\n"


def test_the_committed_description_is_current() -> None:
    committed = (ROOT / "web" / "openapi.json").read_text(encoding="utf-8")
    assert committed == description() + "\n", "python3 dev.py types"


@pytest.mark.early
def test_the_server_does_what_it_describes(server: Server, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    examples = 100 if pytestconfig.getoption("--long") else 3
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(REFUSED, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", f"--config-file={settings}", "run",
            f"{server.address}/api/schema/openapi.json",
            f"--max-examples={examples}", "--seed=1", "--no-color",
            "--exclude-checks=positive_data_acceptance",  # what the rules refuse, no schema can say
        ],
        cwd=tmp_path, capture_output=True, text=True, timeout=1200, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
