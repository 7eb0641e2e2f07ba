"""A pytest plugin that leaves out each test module that passed before with the same inputs: `-p tests.stamped`.

The inputs of a module are the Python files that it imports, the data of the package and of the tests, and the names of
all their files. Those of a module that reads another file of the repository, starts a program or connects to one are
all files of the repository; for one that only runs the program, in `RUNNING`, they are all but those of `AWAY`, which
belong to no program. A module gets no stamp, and so always runs, if it fails or is skipped in part, or reads what is
away.
"""

import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import stamps
from stamps import ROOT
from tests.collected import has_tests
from tests.inputs import imports

BUILT = ("src/altbau/server/web/page/", "src/altbau/server/web/docs/")
NOTED = (".venv", ".cache/bytecode/", ".hypothesis/", ".pytest_cache/")  # what Python and pytest keep, and packages
RUNNING = ("tests/browser/", "tests/server/", "tests/site/")
AWAY = (".github/", "benchmarks/", "changes/", "mutation/")
APART = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.exec", "socket.connect", "socket.bind"}
LEFT_OUT = "left_out"  # of what a process of tests is given: the paths of test modules
BEYOND = "beyond"  # the property of a report with what a module did that its inputs don't determine


class Inputs:
    """The files on which the modules with tests depend."""

    def __init__(self) -> None:
        self._imports = imports()
        files = [file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*") if is_input(file)]
        own = {Path(__file__), ROOT / "pyproject.toml", *ROOT.glob("*.py")}
        self.data = {file for file in files if file.suffix != ".py"} | own
        self._data = stamps.digest(self.data, *sorted(map(str, files)))
        self.modules = {file for file in files if file in self._imports.modules and has_tests(file)}

    def python(self, module: Path) -> set[Path]:
        """The Python files on which a module depends."""
        return self._imports.inputs(module)

    def stamp(self, module: Path) -> stamps.Stamp:
        """The stamp that it gets once it passes."""
        return stamps.passed(str(module.relative_to(ROOT)), self.python(module), self._data)


def repository() -> set[Path]:
    """All files of the repository that git does not ignore; none without git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"]
    with suppress(OSError, subprocess.CalledProcessError):
        names = subprocess.check_output(command, cwd=ROOT, stderr=subprocess.DEVNULL).split(b"\0")
        return {file for name in names if name and (file := ROOT / os.fsdecode(name)).is_file()}
    return set()


def is_input(file: Path) -> bool:
    """Whether it is a file of the repository and no result of a build."""
    name = file.relative_to(ROOT).as_posix()
    return not (name.startswith(BUILT) or "node_modules/" in name or "__pycache__/" in name) and file.is_file()


def is_away(file: Path) -> bool:
    """Whether no program that is delivered is made of a file, or reads it."""
    return Path(os.path.relpath(file, ROOT)).as_posix().startswith(AWAY)


def only_runs(module: Path) -> bool:
    """Whether the tests of a module run the program, and read nothing of `AWAY`."""
    return module.relative_to(ROOT).as_posix().startswith(RUNNING)


class Watch:
    """Notes what runs beyond the inputs of a module: the files that it opens, and the programs that it starts."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._allowed: dict[Path, set[str]] = {}  # the paths that a module may open
        self._now: Path | None = None
        self.beyond: dict[Path, str] = {}  # the first file that is away, or else the last thing that a module did
        sys.addaudithook(self._note)

    @contextmanager
    def over(self, module: Path) -> Iterator[None]:
        """Meanwhile a module is collected, or one of its tests runs."""
        if module not in self._allowed and module in self._inputs.modules:
            self._allowed[module] = {str(file) for file in self._inputs.data | self._inputs.python(module)}
        self._now = module if module in self._allowed else None
        try:
            yield
        finally:
            self._now = None

    def _note(self, event: str, arguments: tuple[object, ...]) -> None:
        module = self._now
        if module is None:
            return
        if self.beyond.get(module, "").startswith(AWAY):
            return
        if event in APART:
            self.beyond[module] = event
        elif event == "open" and isinstance(arguments[0], str | bytes | os.PathLike):
            path = os.path.abspath(os.fsdecode(arguments[0]))
            name = path.removeprefix(f"{ROOT}{os.sep}")
            noted = name.startswith(NOTED) or "__pycache__/" in name
            if name != path and path not in self._allowed[module] and not noted:
                self.beyond[module] = name


class Worker:
    """In each process that runs tests: leaves out modules, and tells what the others did beyond their inputs."""

    def __init__(self, inputs: Inputs, left_out: set[str]) -> None:
        self._watch, self._left_out = Watch(inputs), left_out

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave out a module that has passed."""
        return True if str(collection_path) in self._left_out else None

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, object, object]:
        """Watch the import of a module and the making of its cases."""
        with self._watch.over(collector.path):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a test with its fixtures."""
        with self._watch.over(item.path):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Tell it at the end of each test."""
        report = yield
        if report.when == "teardown" and item.path in self._watch.beyond:
            report.user_properties.append((BEYOND, self._watch.beyond[item.path]))
        return report


class Controller:
    """In the process that gets all reports: knows which modules are left out, and writes the stamps of those that
    passed."""

    def __init__(self, inputs: Inputs) -> None:
        files = repository()
        all_files, of_programs = stamps.digest(files), stamps.digest(file for file in files if not is_away(file))
        self._stamps = {module: inputs.stamp(module) for module in inputs.modules}
        self._whole = {
            module: stamps.passed(
                f"whole/{module.relative_to(ROOT)}", (), of_programs if only_runs(module) else all_files
            )
            for module in inputs.modules
            if files
        }
        self.left_out = {
            str(module) for kind in (self._stamps, self._whole) for module, stamp in kind.items() if stamp.current()
        }
        self._run: set[Path] = set()
        self._beyond: set[Path] = set()
        self._unstamped: set[Path] = set()

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell each process of tests what to leave out."""
        node.workerinput[LEFT_OUT] = sorted(self.left_out)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that has run."""
        module = ROOT / report.nodeid.partition("::")[0]
        self._run.add(module)
        if not report.passed:
            self._unstamped.add(module)
        for name, what in report.user_properties:
            if name == BEYOND:
                self._beyond.add(module)
                if only_runs(module) and str(what).startswith(AWAY):
                    self._unstamped.add(module)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the stamps, if all tests have run. That all are left out is no failure."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.left_out:
            session.exitstatus = pytest.ExitCode.OK
        if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            for module in self._run - self._unstamped:
                kind = self._whole if module in self._beyond else self._stamps
                if module in kind:
                    kind[module].write()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many were left out."""
        if self.left_out:
            many = len(self.left_out)
            terminalreporter.write_line(f"{many} modules passed before with the same inputs; {stamps.ANEW}=1 runs them")


def pytest_configure(config: pytest.Config) -> None:
    """A hook of pytest: register the parts that this process needs."""
    inputs = Inputs()
    given: dict[str, list[str]] | None = getattr(config, "workerinput", None)
    if given is None:
        controller = Controller(inputs)
        config.pluginmanager.register(controller)
    config.pluginmanager.register(Worker(inputs, {*given[LEFT_OUT]} if given else controller.left_out))
