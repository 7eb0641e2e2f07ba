"""Worker processes that play many games end with the process that started them, even if that is killed."""

import subprocess
import sys
from pathlib import Path

PLAYING = """
import os, time
from altbau.lab.workers import Workers

def work(number):
    os.write(1, b"begun\\n")  # in one piece, since two processes share it
    time.sleep(600)

if __name__ == "__main__":
    list(Workers(2).in_order(work, 10))
"""


def test_whoever_works_for_somebody_ends_with_it_even_if_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "playing.py").write_text(PLAYING)
    command = [sys.executable, "playing.py"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        assert [program.stdout.readline() for _ in range(2)] == ["begun\n"] * 2
        program.kill()
        assert program.stdout.read() == ""  # nobody is left who could write
