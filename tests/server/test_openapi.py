"""The OpenAPI description is true of the server, and the page's copy is current."""

import json
import subprocess
import sys
from gzip import decompress
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from altbau.server.web.description import PACKED
from docs.openapi import description
from tests.server.conftest import Server

ROOT = Path(__file__).parents[2]
# What is refused for being too large, too much or too late may be wrong in itself, too.
REFUSED = "[checks.negative_data_rejection]\nexpected-statuses = [400, 403, 404, 409, 410, 413, 415, 429]\n"


def test_the_committed_description_is_current() -> None:
    committed = (ROOT / "web" / "openapi.json").read_text(encoding="utf-8")
    assert committed == description() + "\n", "python3 dev.py types"
    assert decompress(PACKED.read_bytes()).decode() + "\n" == committed, "python3 dev.py types"


def test_the_description_is_sent_packed_or_not(server: Server) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        said = {}
        for encoding in ("gzip", "identity"):
            asked = Request(f"{server.address}{path}", headers={"Accept-Encoding": encoding})
            with urlopen(asked) as answer:
                assert answer.headers["Content-Encoding"] == (encoding if encoding == "gzip" else None)
                said[encoding] = answer.read()
        assert decompress(said["gzip"]) == said["identity"] == decompress(PACKED.read_bytes())


def test_each_message_has_its_type_and_its_answer() -> None:
    """What a body is follows from its `type`."""
    route = json.loads(description())["paths"]["/api/tables/{id}/messages"]["post"]
    body = route["requestBody"]["content"]["application/json"]["schema"]
    said = body["discriminator"]["mapping"]
    assert {each["$ref"] for each in body["oneOf"]} == set(said.values())
    answers = route["responses"]["200"]["content"]["application/json"]["examples"]
    assert answers.keys() == said.keys()
    assert {answers[each]["value"]["type"] for each in ("move", "hint", "review")} == {"accepted", "advice", "remark"}


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
