"""Running programs use a compiled engine only if it was built from exactly their sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_engine


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with an engine of one module, which compiles quickly."""
    package = tmp_path / "src" / "altbau"
    (package / "core" / "engine").mkdir(parents=True)
    (package / "core" / "engine" / "bits.py").write_text("ONE = 1\n")
    (package / "server.py").write_text("old\n")

    def compile_engine(target: Path) -> None:
        build_engine.copy_package(target)
        (target / "altbau" / "core" / "engine" / f"bits{build_engine.SUFFIX}").write_text("compiled")
        (target / build_engine.STAMP).write_text(build_engine.fingerprint())

    monkeypatch.setattr(build_engine, "PACKAGE", package)
    monkeypatch.setattr(build_engine, "BUILDS", tmp_path / "builds")
    monkeypatch.setattr(build_engine, "compile_engine", compile_engine)
    monkeypatch.setattr(build_engine, "has_compiler", lambda: True)
    monkeypatch.setattr(os, "nice", lambda _: 0, raising=False)
    return package


def builds() -> list[str]:
    return sorted(path.name for path in build_engine.BUILDS.iterdir()) if build_engine.BUILDS.exists() else []


def test_a_build_is_used_from_the_next_time_on(package: Path) -> None:
    assert build_engine.current() is None and build_engine.worthwhile()
    build_engine.compile_beside()
    found = build_engine.current()
    assert found and found.parent == build_engine.BUILDS and not build_engine.worthwhile()
    assert (found / "altbau" / "core" / "engine" / f"bits{build_engine.SUFFIX}").exists()


def test_a_build_of_other_sources_is_not_used(package: Path) -> None:
    build_engine.compile_beside()
    before = builds()
    (package / "core" / "engine" / "bits.py").write_text("ONE = 2\n")
    assert build_engine.current() is None
    build_engine.compile_beside()
    assert build_engine.current() is not None
    assert len(builds()) == len(before) + 1  # a server may run in the old one
    old = build_engine.BUILDS / before[0]
    os.utime(old, (0, 0))
    (package / "core" / "engine" / "bits.py").write_text("ONE = 3\n")
    build_engine.compile_beside()
    assert not old.exists() and len(builds()) == 2


def test_what_is_not_compiled_is_up_to_date_in_every_build(package: Path) -> None:
    build_engine.compile_beside()
    (package / "server.py").write_text("new and longer\n")
    (package / "added.py").write_text("added\n")
    found = build_engine.current()
    assert found
    copies = found / "altbau"
    assert (copies / "server.py").read_text() == "new and longer\n" and (copies / "added.py").exists()
    untouched = (copies / "server.py").stat().st_ino
    (package / "added.py").unlink()
    assert build_engine.current() == found
    assert not (copies / "added.py").exists()
    assert (copies / "server.py").stat().st_ino == untouched  # a program may be reading it
    assert (copies / "core" / "engine" / f"bits{build_engine.SUFFIX}").exists()


def test_sources_that_do_not_compile_are_tried_once(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Path] = []

    def failing(target: Path) -> None:
        tried.append(target)
        raise subprocess.CalledProcessError(1, "compiler")

    monkeypatch.setattr(build_engine, "compile_engine", failing)
    for _ in range(2):
        build_engine.compile_beside()
    assert len(tried) == 1 and build_engine.current() is None and not build_engine.worthwhile()


def test_without_a_compiler_nothing_is_built(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_engine, "has_compiler", lambda: False)
    build_engine.compile_beside()
    assert builds() == [] and build_engine.current() is None and not build_engine.worthwhile()


# --- what is compiled -------------------------------------------------------------------------------------------------

INTERPRETED = {  # the modules of core and games that are not, by folder
    "core": {"books", "characters", "data", "game", "without"},  # types and the port
    "core/bots": {"bot", "mistakes"},
    "core/notation": {"editing", "expectations", "offered", "reading", "texts"},
    "core/page": {  # the structs of messages
        "afterwards", "art", "catalogue", "deals", "editing", "entering", "evening", "identity", "lesson", "listing",
        "live", "lookback", "operating", "paper", "pasting", "program", "puzzles",
        "rules", "searching", "svg", "waiting", "wire",
    },
    "core/text": {"fluent", "letters", "lines", "messages", "sayings", "sentences"},
    "games/monopoly": {
        "books", "bot", "drawing", "editing", "expectations", "game", "hints", "judging", "learned", "narrator",
        "notation", "paper", "picture", "piles", "wire",
    },
    "games/monopoly/bots": {"haggling"},  # pickled with its bot
    "games/wucherer": {
        "books", "bot", "drawing", "editing", "expectations", "game", "hints", "learned", "narrator", "notation",
        "paper", "picture", "piles", "records", "wire",
    },
}  # fmt: skip


def test_whatever_is_not_compiled_is_named() -> None:
    compiled = set(build_engine.engine())
    named: dict[str, set[str]] = {}
    for folder in ("core", "games"):
        for module in (build_engine.PACKAGE / folder).rglob("*.py"):
            if module not in compiled and module.name != "__init__.py":
                place = module.parent.relative_to(build_engine.PACKAGE).as_posix()
                named.setdefault(place, set()).add(module.stem)
    assert named == INTERPRETED


def test_each_part_is_there() -> None:
    assert [part for part in build_engine.PARTS if not list(build_engine.PACKAGE.glob(part))] == []


# --- where the compiler differs from Python ---------------------------------------------------------------------------


def test_a_bit_that_would_be_lost_is_not_compiled(tmp_path: Path) -> None:
    """The engine's shifts by a machine word are compiled correctly, or compiling fails."""
    (tmp_path / "setup.py").write_text(build_engine.SETUP.format(modules=["bit.py"], level=0))
    (tmp_path / "bit.py").write_text(
        "from mypy_extensions import i64\n\ndef bit(n: i64) -> i64:\n    one: i64 = 1\n    return one << n\n"
    )
    command = [sys.executable, "setup.py", "--quiet", "--dry-run", "build_ext"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "A number is shifted by a machine word, with 32 bits" in done.stderr


def test_no_object_is_made_without_its_values() -> None:
    """The engine does not use `__new__`, because compiled classes run `__init__` even then."""
    assert [path for path in build_engine.engine() if "__new__" in path.read_text(encoding="utf-8")] == []
