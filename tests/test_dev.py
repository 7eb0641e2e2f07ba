"""dev.py finds the other Pythons of a machine, sets up a bare one, and says its steps in a line each."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

import build_page
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


SAYS = "import sys; print('bundled'); print('warned', file=sys.stderr); sys.exit({status})"


def step(status: int) -> None:
    dev.must("stepping", sys.executable, "-c", SAYS.format(status=status))


def builder(status: int) -> None:
    build_page.call(build_page.Tools(Path(sys.executable), []), sys.executable, "-c", SAYS.format(status=status))


@pytest.mark.parametrize(("does", "says"), [(step, "· stepping\n"), (builder, "")])
def test_what_a_step_says_is_shown_when_it_fails(
    does: Callable[[int], None], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    does(0)
    assert capfd.readouterr() == ("", says)
    with pytest.raises((SystemExit, ChildProcessError)):
        does(1)
    assert {"bundled", "warned"} <= set(capfd.readouterr().err.splitlines())


@pytest.mark.long
def test_the_first_start_says_its_steps_and_its_address(tmp_path: Path) -> None:
    """In a clone of which nothing is set up, of the sources as they are."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=dev.ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        copy = tmp_path / "clone" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(dev.ROOT / name, copy)
    program, database = str(tmp_path / "clone" / "dev.py"), str(tmp_path / "tables")
    command = [sys.executable, program, "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "CC": "no-such-compiler"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
        assert run.stdout
        lines: list[str] = []
        for line in run.stdout:
            lines.append(line)
            if "http://" in line:
                break
        run.terminate()
    *steps, address = lines
    assert len(lines) <= 7 and "http://" in address, lines  # with a C compiler one more: that it compiles the engine
    assert [line for line in steps if not line.startswith("· ")] == []


@pytest.mark.parametrize(("status", "serving", "begins"), [(0, True, True), (1, True, False), (0, False, False)])
def test_a_server_that_starts_says_once_that_the_engine_is_compiled(
    status: int,
    serving: bool,
    begins: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is, if there is no build and one can be made: status 0 of `build_engine.py --current`."""
    started: list[list[str | Path]] = []
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], status, stdout="\n"))
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    dev.use_compiled(serving)
    line = "· compiling the engine beside the server, for its next start: build/engine.log"
    assert capsys.readouterr().err.splitlines() == [line] * begins
    assert [command[2:] for command in started] == [["compile", "--beside"]] * begins


LOWERED = """
import os
from pathlib import Path
import dev
dev.lower_priority()
adjusted = Path("/proc/self/oom_score_adj")
print(os.nice(0), adjusted.read_text() if adjusted.exists() else 1000)
"""


def test_compiling_beside_a_server_comes_last() -> None:
    """At the lowest priority, and the first to end if there is no memory left."""
    done = subprocess.run([sys.executable, "-c", LOWERED], cwd=dev.ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(min(19, os.nice(0) + 19)), "1000"]


class Runs(list[tuple[Path, str]]):
    """The tests that dev.py starts, instead of running them: in which folder, and with which words."""

    status = 0

    def __call__(self, *command: str | Path, cwd: Path, **environment: str) -> int:
        """Look at what a test would find there."""
        assert (cwd / "committed").exists() and not (cwd / "new").exists()
        assert list(Path(environment["HOME"]).iterdir()) == []
        found = {path.name: shutil.which(path.name, path=environment["PATH"]) for path in cwd.parent.glob("bin/*")}
        assert {"python3", *dev.BARE} <= found.keys() and None not in found.values()
        asked = subprocess.run([*command[:1], "-c", "print(1)"], env=environment, capture_output=True, check=False)
        assert asked.stdout == b"1\n"
        self.append((cwd, " ".join(map(str, command[2:]))))
        return self.status


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    """A clone with a file that is committed and one that isn't."""
    clone, temporary, seen = tmp_path / "clone", tmp_path / "temporary", Runs()
    temporary.mkdir()
    monkeypatch.setattr(dev, "ROOT", clone)
    monkeypatch.setattr(dev, "run", seen)
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-C", str(clone)]
    subprocess.run(["git", "init", "--quiet", clone], check=True)
    (clone / "committed").touch()
    subprocess.run([*git, "add", "committed"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--message", "First"], check=True)
    (clone / "new").touch()
    return seen


def test_a_bare_machine_has_a_fresh_clone_that_moves(runs: Runs, tmp_path: Path) -> None:
    assert dev.test(["--bare", "-k", "pig"]) == 0
    (first, words), (then, again) = runs
    assert (words, again) == ("test -k pig", " ".join(["test", *dev.MOVED])) and first != then
    assert os.listdir(tmp_path / "temporary") == []


def test_what_fails_on_a_bare_machine_is_kept(runs: Runs) -> None:
    runs.status = 3
    assert dev.test(["--bare"]) == 3
    ((folder, _),) = runs
    assert folder.is_dir()


def test_a_clone_that_was_moved_is_set_up_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dev.set_up_with("python").digest
    monkeypatch.setattr(dev, "VENV", tmp_path)
    assert dev.set_up_with("python").digest != before


def test_the_tests_of_a_moved_clone_exist() -> None:
    assert [name for name in dev.MOVED if not (dev.ROOT / name).exists()] == []
