"""Each command of public CI is a command of dev.py, which can be run locally; CI runs each supported Python."""

import shlex
from contextlib import suppress
from pathlib import Path
from typing import Any

import yaml

import dev
from benchmarks.test_cpu import ALL, YARDSTICK, changed, figures

WORKFLOW: dict[str, Any] = yaml.safe_load(dev.WORKFLOW.read_text(encoding="utf-8"))
SYSTEMS = {"ubuntu-latest", "macos-latest", "windows-latest"}


STEPS = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
COMMANDS = [shlex.split(step["run"]) for step in STEPS if "run" in step]


def test_each_command_is_one_of_dev_py() -> None:
    assert len(COMMANDS) >= len(WORKFLOW["jobs"])
    for program, script, command, *_ in COMMANDS:
        assert (program, script) == ("python", "dev.py")
        assert command in dev.COMMANDS


def test_each_system_has_each_python() -> None:
    tried = set()
    for job in WORKFLOW["jobs"].values():
        matrix = job.get("strategy", {}).get("matrix", {})
        systems = matrix.get("system", [job["runs-on"]])
        tried |= {(system, python) for system in systems for python in matrix.get("python", [])}
    assert tried == {(system, python) for system in SYSTEMS for python in dev.PYTHONS}


def test_what_the_tests_take_is_compared_with_a_figure() -> None:
    states = [words[words.index("--within") + 1] for words in COMMANDS if "--within" in words]
    assert states
    for state in states:
        assert figures()[state].keys() >= {ALL, YARDSTICK}


def test_a_file_that_is_changed_for_a_measurement_is_restored(tmp_path: Path) -> None:
    file, text = tmp_path / "any.py", "count = 1\n"
    file.write_text(text, encoding="utf-8")
    with suppress(KeyboardInterrupt), changed(file):
        assert file.read_text(encoding="utf-8").startswith(f"{text}\n\n#")
        raise KeyboardInterrupt
    assert file.read_text(encoding="utf-8") == text
