"""The forms, and the tables that their servers show."""

import json
import os
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

import build_engine
from tests import loops
from tests.server.players import seated
from tests.shipped import forms
from tests.shipped.forms import Form, locked

COMPILER = pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler")
FORMS = [
    "sources",
    pytest.param("compiled", marks=COMPILER),
    pytest.param("served", marks=[COMPILER, pytest.mark.long]),
    pytest.param("without_sources", marks=pytest.mark.long),
    pytest.param("interpreted_wheel", marks=pytest.mark.long),
    pytest.param("compiled_wheel", marks=[COMPILER, pytest.mark.long]),
]


class Tables(NamedTuple):
    """A database with tables, and of each its edition, whether it is over, and the secrets of its seats."""

    database: Path
    seats: dict[str, tuple[str, bool, list[str]]]


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run that all its processes share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session", params=FORMS)
def form(request: pytest.FixtureRequest, shared_folder: Path) -> Form:
    """Each form in turn, made once for all processes of the tests."""
    made: Form = getattr(forms, request.param)(shared_folder / "forms")
    return made


@pytest.fixture(scope="session")
def kept_tables(shared_folder: Path) -> Tables:
    """A database with a running and a finished table of each edition; to be copied."""
    folder = shared_folder / "kept-tables"
    database, listed = folder / "tables.sqlite", folder / "seats.json"
    with locked(folder):
        if not listed.exists():
            listed.write_text(json.dumps(loops.run(seated(database))))
    return Tables(database, json.loads(listed.read_text()))


@pytest.fixture
def tables(kept_tables: Tables, tmp_path: Path) -> Tables:
    """A copy of these tables."""
    return kept_tables._replace(database=Path(shutil.copy(kept_tables.database, tmp_path / "tables.sqlite")))
