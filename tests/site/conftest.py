"""A site, written once for all processes of the tests, and a web server that offers it under a path."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from altbau.site.folder import write_site
from tests.shipped.forms import locked

KEPT = Path(__file__).parents[2] / ".cache" / "site"  # as `dev.py site`
PATH = "games/altbau"
FRIENDS = "https://games.example.org/altbau"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site, without its best copies: they take a minute, and Chromium can't open them."""
    own = tmp_path_factory.getbasetemp()
    root = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "site"
    folder = root / PATH
    with locked(root), patch("altbau.site.folder.COPIES", (".gz",)):
        if not folder.exists():
            write_site(folder, KEPT, FRIENDS)
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The address at which a plain web server offers the folder, with a slash at its end."""
    root = site.parents[PATH.count("/")]
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        port = server.stdout.readline().split(" port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}/{PATH}/"
        server.terminate()
