"""dev.py finds the other Pythons of a machine."""

import sys
from pathlib import Path

import pytest

import dev

RUNNING = f"{sys.version_info[0]}.{sys.version_info[1]}"


def python(folder: Path, version: str, prints: str | None) -> Path:
    """A program with the name of one version of Python that prints another version, or fails."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / f"python{version}"
    program.write_text(f"#!/bin/sh\necho {prints}\n" if prints else "#!/bin/sh\nexit 127\n")
    program.chmod(0o755)
    return program


def test_the_other_pythons_are_those_that_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each version, from PATH or pyenv; a shim that fails does not count, nor a program of another version."""
    first, second, *_ = (version for version in dev.PYTHONS if version != RUNNING)
    path, pyenv = tmp_path / "path", tmp_path / "pyenv"
    monkeypatch.setenv("PATH", str(path))
    monkeypatch.setenv("PYENV_ROOT", str(pyenv))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    python(path, RUNNING, RUNNING)
    python(path, first, None)
    python(path, second, first)
    python(path, "3.10", "3.10")
    assert dev.other_pythons() == []
    found = python(pyenv / "versions" / first / "bin", first, first)
    python(tmp_path / ".local" / "share" / "uv" / "python" / "other" / "bin", first, first)
    assert dev.other_pythons() == [found]


def test_what_is_no_python_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        dev.test(["--python", "/nowhere/python"])
    assert ended.value.code == 2
    assert "/nowhere/python" in capsys.readouterr().err
