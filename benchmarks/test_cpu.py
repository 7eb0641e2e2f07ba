"""Measure the processor time of `python3 dev.py test`, by parts.

`python3 benchmarks/test_cpu.py [--root CLONE] [ARGUMENT …]` runs the command of that clone with these arguments, and
prints the seconds of user and system time of everything that it starts, also of processes that outlive their parents.
The tests are divided by folder. What a server uses that a test leaves running counts where it ends, or as `left
running`. Only Linux has what this needs.

`--change FILE` adds a comment to a Python file meanwhile. After a run that passed, it measures what runs again.

`--within STATE` fails if it takes more than MOST times the figure of that state in `docs/maintainers.md`. Machines and
Pythons differ, so both are divided by what a fixed computation takes, the `yardstick` of that table.
"""

import argparse
import ctypes
import importlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

PR_SET_CHILD_SUBREAPER = 36  # processes whose parents have ended become children of this one
FIGURES = Path(__file__).parents[1] / "docs" / "maintainers.md"
HEADING = "| CPU seconds | "  # of the table of figures there, followed by the states
ALL, YARDSTICK = "**all**", "yardstick"  # rows of it
MOST = 1.1
NOTES = "ALTBAU_TEST_CPU"  # the folder where the plugin below writes
Seconds = tuple[float, float]  # user and system time


# --- in the processes of pytest ---------------------------------------------------------------------------------------

used: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])


def spent() -> Seconds:
    """The time of this process, and of its children that have ended."""
    now = os.times()
    return now.user + now.children_user, now.system + now.children_system


def note(part: str, before: Seconds) -> None:
    """Add the time since `before` to a part."""
    for number, (later, earlier) in enumerate(zip(spent(), before, strict=True)):
        used[part][number] += later - earlier


def pytest_collection_finish() -> None:
    """A hook of pytest: the tests of this process are known. All until now is collection."""
    note("collection", (0.0, 0.0))


def pytest_runtest_protocol(item: Any, nextitem: Any) -> Iterator[None]:
    """A hook of pytest around each test with its fixtures."""
    place, before = item.nodeid.split("::")[0].split("/"), spent()
    yield
    note("/".join(place[:2]) if place[0] == "tests" and len(place) > 2 else place[0], before)


pytest_runtest_protocol.pytest_impl = {"hookwrapper": True}  # type: ignore[attr-defined]


def pytest_unconfigure() -> None:
    """A hook of pytest at the end of this process."""
    folder = os.environ.get(NOTES)
    if folder:
        Path(folder, f"{os.getpid()}.json").write_text(json.dumps(used), encoding="utf-8")


# --- the command ------------------------------------------------------------------------------------------------------


def measured(root: Path, words: Sequence[str]) -> tuple[int, dict[str, Seconds]]:
    """The exit status of the command, and the time of each part."""
    sys.path.insert(0, str(root))
    os.chdir(root)
    dev = importlib.import_module("dev")
    parts: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def add(part: str, *times: float) -> None:
        for number, each in enumerate(times):
            parts[part][number] += each

    def call(command: Sequence[object], environment: dict[str, str], **given: Any) -> int:
        asked = [str(word) for word in command]
        name = name_of(asked)
        if name == "pytest":  # its own processes get this, but none that a test starts
            asked += ["-p", "test_cpu"]
        program = subprocess.Popen(asked, cwd=root, env=os.environ | environment, **given)
        _, status, usage = os.wait4(program.pid, 0)
        add(name, usage.ru_utime, usage.ru_stime)
        return os.waitstatus_to_exitcode(status)

    def quietly(*commands: Sequence[object]) -> int:
        for command in commands:
            with tempfile.TemporaryFile() as said:
                status = call(command, {}, stdout=said, stderr=said)
                if status:
                    said.seek(0)
                    print(said.read().decode(errors="replace"), file=sys.stderr)
                    return status
        return 0

    dev.run = lambda *command, **environment: call(command, environment)  # type: ignore[attr-defined]
    dev.quietly = quietly  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as notes:
        Path(folder, "test_cpu.py").symlink_to(Path(__file__).resolve())
        os.environ |= {"PYTHONPATH": folder, NOTES: notes}
        status = dev.test([*words])
        for file in Path(notes).iterdir():
            for part, times in json.loads(file.read_text(encoding="utf-8")).items():
                add(part, *times)
                add("pytest", *(-each for each in times))
    return status, {part: (user, system) for part, (user, system) in parts.items()}


def adopting(root: Path, words: Sequence[str]) -> tuple[int, dict[str, Seconds]]:
    """The same by a process of its own. This one is the parent of those that lose theirs, and buries them at once: the
    tests look whether any outlives its parent."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder, "parts.json")
        runner = os.fork()
        if not runner:
            status, parts = measured(root, words)
            found.write_text(json.dumps(parts), encoding="utf-8")
            os._exit(status)
        status = 0
        with suppress(ChildProcessError):
            while True:
                ended, how = os.wait()
                status = os.waitstatus_to_exitcode(how) if ended == runner else status
        parts = json.loads(found.read_text(encoding="utf-8")) if found.exists() else {}
    whole = resource.getrusage(resource.RUSAGE_CHILDREN)
    user, system = (sum(each[number] for each in parts.values()) for number in (0, 1))
    return status, parts | {"other steps, and left running": (whole.ru_utime - user, whole.ru_stime - system)}


@contextmanager
def changed(file: Path) -> Iterator[None]:
    """Meanwhile a Python file has a comment more."""
    before = file.read_bytes()
    file.write_bytes(before + b"\n\n# Changed.\n")  # formatted, whatever the file ends with
    try:
        yield
    finally:
        file.write_bytes(before)


def name_of(command: Sequence[str]) -> str:
    """What a step is called."""
    if "pytest" in command:
        return "pytest"
    return " ".join(Path(word).name for word in command[1 if "python" in command[0] else 0 :][:3] if word != "-m")


def figures() -> dict[str, dict[str, float]]:
    """The figures of the maintainers' table, by state and row."""
    table = FIGURES.read_text(encoding="utf-8").partition(HEADING)[2].partition("\n\n")[0]
    states, _, *rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in table.splitlines()]
    return {state: {name: float(cells[place]) for name, *cells in rows} for place, state in enumerate(states)}


def yardstick() -> float:
    """The seconds that a fixed computation takes, the least of several."""
    took = []
    for _ in range(5):
        before, counts = time.process_time(), defaultdict[str, int](int)
        for number in range(2_000_000):
            counts[str(number * number % 1009)] += 1
        took.append(time.process_time() - before)
    return min(took)


def main() -> int:
    """Print the table; the exit status of the command, or 1 if it took too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1])
    parser.add_argument("--change", metavar="FILE", help="by its path in the repository")
    parser.add_argument("--within", metavar="STATE", choices=figures())
    given, words = parser.parse_known_args()
    measures = [yardstick()]
    began = time.monotonic()
    root = given.root.resolve()
    with changed(root / given.change) if given.change else nullcontext():
        status, parts = adopting(root, words)
    took = time.monotonic() - began
    measures.append(yardstick())
    measure = sum(measures) / len(measures)
    print(f"\n| part | user | system |   {took:.0f} s\n|---|---|---|")
    for part, (user, system) in sorted(parts.items(), key=lambda each: -sum(each[1])):
        print(f"| {part} | {user:.0f} s | {system:.0f} s |")
    user, system = (sum(each[number] for each in parts.values()) for number in (0, 1))
    print(f"| {ALL} | {user:.0f} s | {system:.0f} s |\n| {YARDSTICK} | {measure:.2f} s | |")
    if given.within and (user + system) / measure > MOST * allowed(given.within):
        print(f"More than {MOST} times the figure of this state in {FIGURES.name}.", file=sys.stderr)
        return status or 1
    return status


def allowed(state: str) -> float:
    """What the command takes in a state, in yardsticks."""
    rows = figures()[state]
    return rows[ALL] / rows[YARDSTICK]


if __name__ == "__main__":
    sys.exit(main())
