"""A wheel is all that somebody needs: made of the source distribution, with a C compiler and without, installed where
nothing else is, it plays in the terminal and hands out the page. Only with --long, since it compiles and downloads."""

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import build_engine

ROOT = build_engine.ROOT
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
WITHOUT = {"ALTBAU_COMPILE": "", "CC": "no-such-compiler"}
WITH = {"ALTBAU_COMPILE": "1"}
COMPILER = pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler")
FIRST_CHOICES = "1\n" * 2000  # more than a game asks for


def elsewhere(**environment: str) -> dict[str, str]:
    """The environment without what would lead back to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | environment


def said(folder: Path, *command: str | Path, typed: str = "", **environment: str) -> str:
    """What a program prints that is run in a folder."""
    done = subprocess.run(
        command, cwd=folder, env=elsewhere(**environment), input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel(folder: Path, environment: dict[str, str]) -> Path:
    """A wheel, built in the unpacked source distribution."""
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder), "--target"]
    said(ROOT, *build, "sdist")
    (archive,) = folder.glob("*.tar.gz")
    said(folder, sys.executable, "-m", "tarfile", "--extract", archive)
    said(folder / archive.name.removesuffix(".tar.gz"), *build, "wheel", **environment)
    return next(folder.glob("*.whl"))


def installed(folder: Path, wheel: Path) -> Path:
    """The programs of a new environment that has the wheel and the locked packages it needs."""
    said(folder, sys.executable, "-m", "venv", "own")
    programs = folder / "own" / PROGRAMS
    install: list[str | Path] = [programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    said(folder, *install, "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
    said(folder, *install, "--no-deps", wheel)
    said(folder, programs / "python", "-m", "pip", "check")
    return programs


def fetch_page(folder: Path, programs: Path) -> None:
    """Start the server, and get the page with what it is made of."""
    command: list[str | Path] = [programs / "altbau", "serve", "--port", "0", "--database", folder / "tables.sqlite"]
    with subprocess.Popen(command, cwd=folder, env=elsewhere(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().split()[-1]
            page = urlopen(address, timeout=20).read().decode()
            parts = re.findall(r'(?:src|href)="/?(assets/[^"]+)"', page)
            assert parts
            for part in parts:
                assert urlopen(address + part, timeout=20).read()
        finally:
            server.terminate()


@pytest.mark.parametrize(
    "environment", [pytest.param(WITHOUT, id="interpreted"), pytest.param(WITH, id="compiled", marks=COMPILER)]
)
def test_a_wheel_plays_and_serves(environment: dict[str, str], pytestconfig: pytest.Config, tmp_path: Path) -> None:
    if not pytestconfig.getoption("--long"):
        pytest.skip("only with --long")
    made = wheel(tmp_path, environment)
    assert made.name.endswith("-py3-none-any.whl") == (environment == WITHOUT)
    programs = installed(tmp_path, made)
    engine = Path(
        said(tmp_path, programs / "python", "-c", "from altbau.core import stack; print(stack.__file__)").strip()
    )
    assert engine.is_relative_to(tmp_path / "own") and (engine.suffix == ".py") == (environment == WITHOUT)
    played = said(tmp_path, programs / "altbau", "play", "--seed", "7", "--lang", "en", typed=FIRST_CHOICES)
    assert "The game is over." in played
    fetch_page(tmp_path, programs)
