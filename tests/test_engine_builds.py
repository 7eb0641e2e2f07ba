"""Running programs use a compiled engine only if it was built from exactly their sources. It is built beside them with
little memory and time, and not if it can't be."""

import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

import build_engine
from altbau.games import EDITIONS
from benchmarks.instructions import counted
from build_engine import MB, NEEDED

BUILD_TWICE = """
import sys
from pathlib import Path

import build_engine

began, ended = Path(sys.argv[1], "began"), Path(sys.argv[1], "ended")

def build(*arguments):
    if began.exists():
        print("after the other" if ended.exists() else "at the same time", flush=True)
        return
    began.touch()
    print("building", flush=True)
    sys.stdin.readline()
    ended.touch()

build_engine.build = build
build_engine.compile_engine(Path(sys.argv[1], "target"))
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with an engine of one module, which compiles at once, on a machine with memory."""
    package = tmp_path / "src" / "altbau"
    (package / "core" / "engine").mkdir(parents=True)
    (package / "core" / "engine" / "bits.py").write_text("ONE = 1\n")
    (package / "server.py").write_text("old\n")

    def compile_engine(target: Path, level: int, multi_file: bool) -> None:
        build_engine.copy_package(target)
        (target / "altbau" / "core" / "engine" / f"bits{build_engine.SUFFIX}").write_text("compiled")
        (target / build_engine.STAMP).write_text(build_engine.fingerprint(level, multi_file=multi_file))

    monkeypatch.setattr(build_engine, "PACKAGE", package)
    monkeypatch.setattr(build_engine, "BUILDS", tmp_path / "builds")
    monkeypatch.setattr(build_engine, "compile_engine", compile_engine)
    monkeypatch.setattr(build_engine, "has_compiler", lambda: True)
    monkeypatch.setattr(build_engine, "SYSTEM", System(tmp_path / "system", NEEDED).root)
    return package


class System:
    """The folder of a system that says how much memory a program can still use."""

    def __init__(self, root: Path, available: int) -> None:
        self.root = root
        self.write("proc/meminfo", f"MemTotal: {10 * available // 1024} kB\nMemAvailable:    {available // 1024} kB\n")

    def write(self, name: str, content: str) -> None:
        """Write one of its files."""
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)

    def group(self, version: int, path: str, limit: str, used: int, cached: int) -> None:
        """Add a control group, of which `used` bytes contain `cached` ones that can be freed."""
        folder = f"sys/fs/cgroup/{path}" if version == 2 else f"sys/fs/cgroup/memory/{path}"
        names = {1: ("limit_in_bytes", "usage_in_bytes"), 2: ("max", "current")}[version]
        self.write(f"{folder}/memory.{names[0]}", f"{limit}\n")
        self.write(f"{folder}/memory.{names[1]}", f"{used}\n")
        self.write(f"{folder}/memory.stat", f"active_file 1\ninactive_file {cached}\n")


def builds() -> list[str]:
    return sorted(path.name for path in build_engine.BUILDS.iterdir()) if build_engine.BUILDS.exists() else []


def test_a_build_is_used_from_the_next_time_on(package: Path) -> None:
    assert build_engine.current() is None and build_engine.obstacle() is None
    build_engine.compile_beside()
    found = build_engine.current()
    assert found and found.parent == build_engine.BUILDS and build_engine.obstacle() == "it is compiled"
    assert builds() == [found.name]
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


@pytest.mark.parametrize("ends", [subprocess.CalledProcessError(1, "compiler"), SystemExit()])
def test_what_ends_twice_without_a_result_is_not_tried_again(
    ends: BaseException, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what does not compile nor what is killed."""
    tried: list[Path] = []

    def trying(target: Path, level: int, multi_file: bool) -> None:
        tried.append(target)
        raise ends

    monkeypatch.setattr(build_engine, "compile_engine", trying)
    for _ in range(3):
        with suppress(SystemExit):
            build_engine.compile_beside()
    assert len(tried) == 2 and build_engine.current() is None
    assert build_engine.obstacle() == "2 attempts ended without a result"
    (package / "core" / "engine" / "bits.py").write_text("ONE = 2\n")
    assert build_engine.obstacle() is None


def test_what_another_process_compiles_is_not_compiled_twice(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    obstacles = []

    def meanwhile(target: Path, level: int, multi_file: bool) -> None:
        obstacles.append(build_engine.obstacle())
        build_engine.compile_beside()

    monkeypatch.setattr(build_engine, "compile_engine", meanwhile)
    build_engine.compile_beside()
    assert obstacles == ["another process compiles it"]


def test_without_a_compiler_nothing_is_built(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_engine, "has_compiler", lambda: False)
    build_engine.compile_beside()
    assert builds() == [] and build_engine.current() is None
    assert build_engine.obstacle() == "there is no C compiler"


# --- what a build takes -----------------------------------------------------------------------------------------------


def test_without_memory_nothing_is_begun(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_engine, "SYSTEM", System(tmp_path / "small", 499 * MB).root)
    build_engine.compile_beside()
    assert builds() == [] and build_engine.current() is None
    assert "499 MB of memory are available, 500 are needed" in capsys.readouterr().err


def test_a_control_group_limits_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    system = System(tmp_path, 2000 * MB)
    monkeypatch.setattr(build_engine, "SYSTEM", tmp_path)
    assert build_engine.available_memory() == 2000 * MB  # of the machine; groups are not told
    system.write("proc/self/cgroup", "12:cpu,cpuacct:/a\n7:memory:/docker/x\n0::/a/b\n")
    assert build_engine.available_memory() == 2000 * MB
    system.group(2, "a/b", "max", 100 * MB, 0)
    system.group(2, "a", str(1000 * MB), 300 * MB, 200 * MB)
    assert build_engine.available_memory() == 900 * MB
    system.group(1, "", str(800 * MB), 100 * MB, 0)  # in a container the own group is the root
    assert build_engine.available_memory() == 700 * MB
    system.group(2, "a/b", str(650 * MB), 250 * MB, 0)
    assert build_engine.available_memory() == 400 * MB


def test_a_system_may_not_say_how_much_memory_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_engine, "SYSTEM", tmp_path)
    assert build_engine.available_memory() >= NEEDED


def test_a_step_says_each_minute_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    objects = tmp_path / "build" / "temp"
    objects.mkdir(parents=True)
    for file in (tmp_path / "build" / "a.c", tmp_path / "build" / "b.c", objects / "before.o"):
        file.touch()
    os.utime(objects / "before.o", (0, 0))
    said: list[str] = []

    def say(line: str, **_: object) -> None:
        said.append(line)
        (objects / "now.o").touch()
        (tmp_path / "said").touch()

    monkeypatch.setattr(build_engine, "MINUTE", 0.05)
    monkeypatch.setattr(build_engine, "print", say, raising=False)
    waiting = "import os, time\nwhile not os.path.exists('said'): time.sleep(0.01)\nos.remove('said')"
    build_engine.run("compiling", tmp_path, "-c", f"{waiting}\n{waiting}")
    assert said[:2] == [f"· compiling the engine: minute {each}" for each in ("1", "2, 1 of 2 C files")]
    with pytest.raises(subprocess.CalledProcessError):
        build_engine.run("compiling", tmp_path, "-c", "raise SystemExit(3)")


class Sample(NamedTuple):
    """What processes did at a moment: their memory in bytes, and whether there was a translator and a C compiler."""

    memory: int
    translator: bool
    compiler: bool


def tree(process: int) -> Iterator[int]:
    """A process and those that it has started, as Linux shows them."""
    yield process
    with suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in (thread / "children").read_text().split():
                yield from tree(int(child))


def sampled(process: int) -> Sample:
    """A sample of a process and those that it has started. Memory that several share is counted once."""
    memory, lines = 0, []
    for each in tree(process):
        with suppress(OSError):
            rollup = Path(f"/proc/{each}/smaps_rollup").read_text()
            memory += sum(int(line.split()[1]) * 1024 for line in rollup.splitlines() if line.startswith("Pss:"))
            lines.append(Path(f"/proc/{each}/cmdline").read_text())
    translator = any("mypycify" in line for line in lines)
    return Sample(memory, translator, any("cc1" in line.partition("\0")[0] for line in lines))


def measured(*words: str) -> tuple[list[Sample], float]:
    """Samples of a Python with these words while it runs, and its seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    samples = []
    with subprocess.Popen([sys.executable, *words], cwd=build_engine.ROOT) as process:
        while process.poll() is None:
            samples.append(sampled(process.pid))
            time.sleep(0.05)
    assert process.returncode == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return samples, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def instructions_of(build: Path, edition: str) -> float:
    """The machine instructions that a decision takes with a build."""
    (less, few), (more, many) = (counted(build, edition, "decision", games) for games in (2, 12))
    return (more - less) / (many - few)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="this system does not tell shared memory")
@pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler")
def test_a_build_beside_a_server_takes_little(tmp_path: Path) -> None:
    """360 MB, three fifths of the processor time of a build of one file, and for a decision 12 % more instructions."""
    builds = f"import build_engine; from pathlib import Path; build_engine.BUILDS = Path({str(tmp_path / 'builds')!r})"
    samples, beside = measured("-c", f"{builds}; build_engine.compile_beside()")
    assert max(sample.memory for sample in samples) <= 360 * MB
    assert any(sample.translator for sample in samples) and any(sample.compiler for sample in samples)
    assert not any(sample.translator and sample.compiler for sample in samples)
    one = f"import build_engine; from pathlib import Path; build_engine.compile_engine(Path({str(tmp_path / 'one')!r}))"
    assert beside <= 0.6 * measured("-c", one)[1]
    if not shutil.which("valgrind"):
        pytest.skip("there is no valgrind")
    (build,) = (tmp_path / "builds").iterdir()
    for edition in EDITIONS:
        assert instructions_of(build, edition) <= 1.12 * instructions_of(tmp_path / "one", edition), edition


# --- what is compiled -------------------------------------------------------------------------------------------------

INTERPRETED = {  # the modules of core and games that are not, by folder
    "core": {"account_books", "characters", "data", "game", "game_defaults", "house_rules"},  # types and the port
    "core/bots": {"bot", "mistakes"},
    "core/messages": {  # structs
        "account", "analysis", "bot_program", "calls", "catalogue", "deals", "finished", "joining", "lesson", "lists",
        "live", "lobby", "operator", "pasted_game", "position_editor", "printing", "puzzles", "rules", "search",
        "series", "table",
    },
    "core/notation": {"document_format", "expectations", "legal_moves", "position_model", "position_reader"},
    "core/pictures": {"art", "svg"},
    "core/text": {"argument_forms", "fluent", "line_wrap", "messages", "narrator", "unicode"},
    "games/monopoly": {
        "books", "bot", "drawing", "editing", "expectations", "game", "hint_facts", "hints", "judging", "learned",
        "narrator", "notation", "paper", "picture", "piles", "strategist", "wire",
    },
    "games/monopoly/bots": {"haggling"},  # pickled with its bot
    "games/wucherer": {
        "books", "bot", "drawing", "editing", "expectations", "game", "hint_facts", "hints", "house_rules", "learned",
        "narrator", "notation", "paper", "picture", "piles", "records", "windows", "wire",
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


@pytest.mark.parametrize("multi_file", [False, True])
def test_a_bit_that_would_be_lost_is_not_compiled(
    multi_file: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The engine's shifts by a machine word are compiled correctly, or compiling fails."""
    (tmp_path / "bit.py").write_text(
        "from mypy_extensions import i64\n\ndef bit(n: i64) -> i64:\n    one: i64 = 1\n    return one << n\n"
    )
    with pytest.raises(subprocess.CalledProcessError):
        build_engine.translate(tmp_path, ["bit.py"], 0, multi_file)
    assert "A number is shifted by a machine word, with 32 bits" in capfd.readouterr().err


def test_no_object_is_made_without_its_values() -> None:
    """The engine does not use `__new__`, because compiled classes run `__init__` even then."""
    assert [path for path in build_engine.engine() if "__new__" in path.read_text(encoding="utf-8")] == []


def test_of_two_builds_in_one_folder_the_second_waits_for_the_first(tmp_path: Path) -> None:
    def builder() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", BUILD_TWICE, tmp_path], cwd=build_engine.ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    with builder() as first:
        assert first.stdout and first.stdout.readline() == "building\n"
        with builder() as second:
            assert second.stderr and "waiting for another process" in second.stderr.readline()
            first.communicate("go on\n")
            assert second.communicate()[0] == "after the other\n"
