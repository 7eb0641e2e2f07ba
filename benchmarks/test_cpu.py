"""Measure the processor time of `python3 dev.py test`, by parts.

`python3 benchmarks/test_cpu.py [--root CLONE] [ARGUMENT …]` runs the command of that clone with these arguments, and
prints the seconds of user and system time of everything that it starts, also of processes that outlive their parents.
The tests are divided by folder. What is left running by a test, such as the browser, counts for each test meanwhile.
Only Linux has what this needs.

`--modules N` prints the N modules of tests that take longest, too, and `--since COMMIT` what those take together that
were added since that commit. A path of tests behind it measures these alone.

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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

PR_SET_CHILD_SUBREAPER = 36  # processes whose parents have ended become children of this one
FIGURES = Path(__file__).parents[1] / "docs" / "maintainers.md"
HEADING = "| CPU seconds | "  # of the table of figures there, followed by the states
ALL, YARDSTICK = "**all**", "yardstick"  # rows of it
MOST = 1.1
NOTES = "ALTBAU_TEST_CPU"  # the folder where the plugin below writes
COLLECTION = "collection"
Seconds = tuple[float, float]  # user and system time


# --- in the processes of pytest ---------------------------------------------------------------------------------------

used: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])


noted: Seconds = (0.0, 0.0)  # what had been spent when it was last noted


def spent() -> Seconds:
    """The time of this process, of all that it has started, and of what those have started."""
    now, second = os.times(), os.sysconf("SC_CLK_TCK")
    user, system = now.user + now.children_user, now.system + now.children_system
    for process in started_by(os.getpid()):
        with suppress(OSError):  # it has just ended
            ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:15]
            user += (int(ticks[0]) + int(ticks[2])) / second
            system += (int(ticks[1]) + int(ticks[3])) / second
    return user, system


def started_by(process: int) -> Iterator[int]:
    """The running processes that a process has started, and those that they have started."""
    with suppress(OSError):
        for task in os.listdir(f"/proc/{process}/task"):
            for child in map(int, Path(f"/proc/{process}/task/{task}/children").read_text().split()):
                yield child
                yield from started_by(child)


def note(part: str) -> None:
    """Add to a part the time since the last note. What was left running and has ended elsewhere was noted before."""
    global noted
    now = spent()
    for number, (later, earlier) in enumerate(zip(now, noted, strict=True)):
        used[part][number] += max(0.0, later - earlier)
    noted = now


def pytest_collection_finish() -> None:
    """A hook of pytest: the tests of this process are known. All until now is collection."""
    note(COLLECTION)


def pytest_runtest_protocol(item: Any, nextitem: Any) -> Iterator[None]:
    """A hook of pytest around each test with its fixtures."""
    yield
    note(item.nodeid.split("::")[0])


pytest_runtest_protocol.pytest_impl = {"hookwrapper": True}  # type: ignore[attr-defined]


def pytest_runtest_teardown(item: Any) -> None:
    """A hook of pytest before the fixtures of a test end, with the last test of a process also the browser: what that
    has taken can't be read afterwards."""
    note(item.nodeid.split("::")[0])


pytest_runtest_teardown.pytest_impl = {"tryfirst": True}  # type: ignore[attr-defined]


def pytest_unconfigure() -> None:
    """A hook of pytest at the end of this process."""
    folder = os.environ.get(NOTES)
    if folder:
        Path(folder, f"{os.getpid()}.json").write_text(json.dumps(used), encoding="utf-8")


# --- the command ------------------------------------------------------------------------------------------------------


def measured(root: Path, words: Sequence[str]) -> tuple[int, dict[str, Seconds]]:
    """The exit status of the command, and the time of each step and each module of tests."""
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
        if name != "pytest":  # whose modules are noted
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
    user, system = together(parts.values())
    return status, parts | {"other steps, and pytest": (whole.ru_utime - user, whole.ru_stime - system)}


@contextmanager
def changed(file: Path) -> Iterator[None]:
    """Meanwhile a Python file has a comment more."""
    before = file.read_bytes()
    file.write_bytes(before + b"\n\n# Changed.\n")  # formatted, whatever the file ends with
    try:
        yield
    finally:
        file.write_bytes(before)


def part_of(name: str) -> str:
    """The part to which a step or a module of tests belongs: the module's folder."""
    place = name.split("/")
    if not name.endswith(".py") or len(place) == 1:
        return name
    return "/".join(place[:2]) if place[0] == "tests" and len(place) > 2 else place[0]


def table_of(times: Mapping[str, Seconds], what: str) -> str:
    """A table of times, the longest first."""
    listed = sorted(times.items(), key=lambda each: -sum(each[1]))
    lines = [f"| {what} | user | system |", "|---|---|---|"]
    return "\n".join([*lines, *(f"| {name} | {user:.1f} s | {system:.1f} s |" for name, (user, system) in listed)])


def together(times: Iterable[Seconds]) -> Seconds:
    """The sum."""
    user, system = 0.0, 0.0
    for each in times:
        user, system = user + each[0], system + each[1]
    return user, system


def added_since(root: Path, commit: str) -> set[str]:
    """The files that a repository has and had not at a commit, under any name."""
    git = ["git", "diff", "--name-only", "--find-renames", "--diff-filter=A", commit]
    return {*subprocess.check_output(git, cwd=root, text=True).splitlines()}


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
    parser.add_argument("--modules", type=int, default=0, metavar="N", help="the N that take longest")
    parser.add_argument("--since", metavar="COMMIT", help="what modules take that were added since")
    given, words = parser.parse_known_args()
    measures = [yardstick()]
    began = time.monotonic()
    root = given.root.resolve()
    with changed(root / given.change) if given.change else nullcontext():
        status, parts = adopting(root, words)
    took = time.monotonic() - began
    measures.append(yardstick())
    measure = sum(measures) / len(measures)
    folders: dict[str, Seconds] = {}
    for name, times in parts.items():
        folders[part_of(name)] = together((folders.get(part_of(name), (0.0, 0.0)), times))
    user, system = together(parts.values())
    print(f"\n{table_of(folders, 'part')}\n| {ALL} | {user:.0f} s | {system:.0f} s |   {took:.0f} s")
    print(f"| {YARDSTICK} | {measure:.2f} s | |")
    modules = {name: times for name, times in parts.items() if name.endswith(".py") and "/" in name}
    if given.modules:
        longest = sorted(modules, key=lambda name: -sum(modules[name]))[: given.modules]
        print(f"\n{table_of({name: modules[name] for name in longest}, 'module')}")
    if given.since:
        added = {name: modules[name] for name in modules.keys() & added_since(root, given.since)}
        seconds = sum(together(added.values()))
        print(f"\n{len(added)} of {len(modules)} modules were added since {given.since}; they take {seconds:.0f} s.")
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
