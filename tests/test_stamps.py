"""What passed is left out while its inputs are the same, and only then."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import build_page
import dev
import stamps
from stamps import ROOT, Stamp, digest
from tests import stamped
from tests.stamped import AWAY, BEYOND, Controller, Inputs, Watch, is_away, only_runs, repository

SERVER = ROOT / "src" / "altbau" / "server"
APART = ("conformance", "engine", "games", "bots", "analysis", "table", "text", "paper")
NEAR_THE_SERVER = {  # modules in these folders that depend on it all the same
    "conformance/played/test_played.py": "plays over HTTP",
    "bots/test_board_steward.py": "simulates on the command line",
    "bots/test_measured.py": "the ladder runs on the command line",
    "games/test_stand_ins.py": "what the documents and views say",
    "table/test_memory.py": "compares with what is stored",
    "text/test_words.py": "the documents describe the interface",
}
SERVED = "tests/server/test_tables.py"
PURE, READING, SKIPPED = "tests/engine/test_growing.py", "tests/test_workflow.py", "tests/engine/test_ids.py"
TESTED = """
import sys
from pathlib import Path
import pytest, stamps
stamps.PASSED = Path(sys.argv[1])
sys.exit(pytest.main(["-p", "tests.stamped", "-p", "no:cacheprovider", "-n", "0", *sys.argv[2:]]))
"""


def test_a_stamp_is_current_for_the_same_files_and_words(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for file in (one, other):
        file.write_text(file.name)
    made = Stamp(tmp_path / "made" / "stamp", digest([one, other], "3.11"))
    assert not made.current()
    made.write()
    assert made.current() and digest([other, one], "3.11") == made.digest
    assert made.digest not in (digest([one], "3.11"), digest([one, other], "3.12"), digest([other, other], "3.11"))


@pytest.fixture(scope="module")
def inputs() -> Inputs:
    return Inputs()


def test_a_module_that_passed_is_left_out(inputs: Inputs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(stamps.ANEW, raising=False)
    monkeypatch.setattr(stamps, "PASSED", tmp_path / "stamps")
    ignored = ("tests/[!e]*/*", "*/test_[!gw]*", "*/test_go*")  # all but the two
    words = ["-c", TESTED, str(stamps.PASSED), f"--output={tmp_path}", "tests"]
    words += [f"--ignore-glob={each}" for each in ignored]
    for left_out in (set[str](), {str(ROOT / PURE), str(ROOT / READING)}):
        assert Controller(inputs).left_out == left_out
        done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert (f"{len(left_out)} modules passed before" in done.stdout) == bool(left_out)
        assert (PURE in done.stdout) != bool(left_out) and (READING in done.stdout) != bool(left_out)


def reported(controller: Controller, name: str, outcome: str = "passed", beyond: tuple[str, ...] = ()) -> None:
    """Tell of a test of a module."""
    properties = [(BEYOND, what) for what in beyond]
    report: Any = SimpleNamespace(nodeid=f"{name}::test", passed=outcome == "passed", user_properties=properties)
    controller.pytest_runtest_logreport(report)


def test_only_what_passed_whole_gets_a_stamp(inputs: Inputs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads more than its inputs is left out only as long as nothing at all has changed."""
    changed = tmp_path / "changed"
    changed.touch()
    monkeypatch.delenv(stamps.ANEW, raising=False)
    monkeypatch.setattr(stamps, "PASSED", tmp_path)
    controller = Controller(inputs)
    for name in (PURE, READING, SKIPPED):
        reported(controller, name)
    reported(controller, READING, beyond=("subprocess.Popen",))
    reported(controller, SKIPPED, "skipped")
    session: Any = SimpleNamespace()
    controller.pytest_sessionfinish(session, pytest.ExitCode.INTERRUPTED)
    assert Controller(inputs).left_out == set()
    controller.pytest_sessionfinish(session, pytest.ExitCode.TESTS_FAILED)
    assert Controller(inputs).left_out == {str(ROOT / PURE), str(ROOT / READING)}
    files = repository()
    assert {ROOT / READING, ROOT / "web" / "package.json", ROOT / "README.md"} <= files
    for others in (files | {changed}, set[Path]()):
        monkeypatch.setattr(stamped, "repository", lambda others=others: others)
        assert Controller(inputs).left_out == {str(ROOT / PURE)}


@pytest.mark.parametrize(("read", "left_out"), [("socket.connect", {SERVED}), ("changes/README.md", set[str]())])
def test_what_only_runs_the_program_does_not_depend_on_what_is_beside_it(
    inputs: Inputs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: str, left_out: set[str]
) -> None:
    """Unless it has read that after all."""
    monkeypatch.delenv(stamps.ANEW, raising=False)
    monkeypatch.setattr(stamps, "PASSED", tmp_path)
    files, session = repository(), SimpleNamespace()
    beside = ROOT / "changes" / "README.md"
    assert beside in files
    controller = Controller(inputs)
    reported(controller, SERVED, beyond=(read,))
    reported(controller, READING, beyond=("socket.connect",))
    controller.pytest_sessionfinish(session, pytest.ExitCode.OK)  # type: ignore[arg-type]
    assert Controller(inputs).left_out == {str(ROOT / name) for name in (*left_out, READING)}
    monkeypatch.setattr(stamped, "repository", lambda: files - {beside})
    assert Controller(inputs).left_out == {str(ROOT / name) for name in left_out}
    monkeypatch.setattr(stamped, "repository", lambda: files - {ROOT / "web" / "package.json"})
    assert Controller(inputs).left_out == set()


def test_a_module_that_reads_what_is_away_is_noted_for_it(inputs: Inputs) -> None:
    """Whatever it does later."""
    watch = Watch(inputs)
    with watch.over(ROOT / SERVED):
        (ROOT / "changes" / "README.md").read_bytes()
        (ROOT / "README.md").read_bytes()
    assert watch.beyond == {ROOT / SERVED: "changes/README.md"}


def test_what_only_runs_the_program_imports_and_names_nothing_that_is_away(inputs: Inputs) -> None:
    """What a program that it starts reads is not seen."""
    for module in filter(only_runs, inputs.modules):
        assert not any(is_away(file) for file in inputs.python(module)), module
        assert not any(name in module.read_text(encoding="utf-8") for name in AWAY), module


def test_a_module_depends_on_what_it_imports_and_on_its_fixtures(inputs: Inputs) -> None:
    server, rules = ROOT / "src/altbau/server/run.py", ROOT / "src/altbau/games/monopoly/rules/landing.py"
    played = inputs.python(ROOT / "tests/conformance/test_any_turn.py")
    assert {rules, ROOT / "tests/conformance/conftest.py", ROOT / "tests/conftest.py"} <= played
    assert server not in played
    assert {server, rules} <= inputs.python(ROOT / "tests/conformance/played/test_played.py")
    assert {ROOT / "src/altbau/core/text/page.de.ftl", ROOT / "tests/scenarios/2013-powers.yaml"} <= inputs.data


def test_games_tables_and_bots_are_tested_apart_from_the_server(inputs: Inputs) -> None:
    """So that a change of the server leaves their tests out."""
    modules = [file for folder in APART for file in (ROOT / "tests" / folder).rglob("test_*.py")]
    near = {file for file in modules if any(each.is_relative_to(SERVER) for each in inputs.python(file))}
    assert {file.relative_to(ROOT / "tests").as_posix() for file in near} == NEAR_THE_SERVER.keys()


class Calls(list[str]):
    """Which checks of the page have run; one that fails raises."""

    fails = False

    def __call__(self, name: str, shown: bool) -> None:
        self.append(name)
        if self.fails:
            raise ChildProcessError


def test_a_check_of_the_page_runs_until_it_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls()
    monkeypatch.setattr(stamps, "PASSED", tmp_path)
    monkeypatch.setattr(build_page, "run_script", calls)
    monkeypatch.delenv(stamps.ANEW, raising=False)
    calls.fails = True
    with pytest.raises(ChildProcessError):
        build_page.check("style")
    calls.fails = False
    for name in ("style", "style", "check"):
        build_page.check(name)
    assert calls == ["style", "style", "check"]
    monkeypatch.setenv(stamps.ANEW, "1")
    build_page.check("style")
    assert calls[3:] == ["style"]


def test_the_checks_of_python_run_until_they_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statuses = [1, 0, 2]
    monkeypatch.setattr(stamps, "PASSED", tmp_path)
    monkeypatch.setattr(dev, "quietly", lambda *_: statuses.pop(0))
    monkeypatch.delenv(stamps.ANEW, raising=False)
    assert [dev.check_python() for _ in range(4)] == [1, 0, 0, 0]
    monkeypatch.setenv(stamps.ANEW, "1")
    assert dev.check_python() == 2


def test_all_that_proves_a_commit_ignores_stamps() -> None:
    workflow, script = (file.read_text(encoding="utf-8") for file in (dev.WORKFLOW, ROOT / ".ci" / "run"))
    assert f'{stamps.ANEW}: "1"' in workflow and f"export {stamps.ANEW}=1" in script
