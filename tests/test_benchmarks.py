"""What measures the server still speaks its language, and the engine takes no more instructions than it did."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.long
def test_a_crowd_is_measured() -> None:
    words = ["-m", "benchmarks.load", "--watchers", "3", "--tables", "3", "--moves", "3"]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    titles = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert titles == ["3 spectators of one table", "3 idle tables"]


@pytest.mark.long
def test_the_engine_takes_no_more_instructions_than_it_did() -> None:
    counted = [sys.executable, "-m", "benchmarks.instructions"]
    done = subprocess.run(counted, cwd=ROOT, capture_output=True, text=True, timeout=3600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
