"""A CSV file with a row for each game. An existing file is replaced only by a complete new one."""

import csv
import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from altbau.cli.summary import GameOutcome
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput


class OutcomeWriter:
    """Writes outcomes as rows, below a header."""

    def __init__(self, file: TextIO, players: int) -> None:
        self._writer = csv.writer(file, lineterminator="\n")
        letters = SEAT_NAMES[:players]
        self._writer.writerow(["game", "seed", "winners", "turns", "decisions", *(f"coins_{seat}" for seat in letters)])

    def write(self, outcome: GameOutcome) -> None:
        """Write one row."""
        winners = " ".join(SEAT_NAMES[seat] for seat in outcome.winners)
        self._writer.writerow(
            [outcome.number, outcome.seed, winners, outcome.turns, outcome.decisions, *outcome.coins]
        )  # fmt: skip


@contextmanager
def rows_file(path: Path, players: int) -> Iterator[OutcomeWriter]:
    """Rows for a file, which is replaced when all are written, or on an interruption with the rows until then.

    Raises BadInput at once if the file can't be written, and later if the disk is full.
    """
    target = path.resolve()
    try:
        if target.exists() and not target.is_file():  # a terminal or pipe is written directly; a folder fails
            with target.open("w", encoding="utf-8", newline="") as file:
                yield OutcomeWriter(file, players)
            return
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with open(handle, "w", encoding="utf-8", newline="") as file:
                try:
                    yield OutcomeWriter(file, players)
                except KeyboardInterrupt:
                    replace_file(file, name, target)
                    raise
                replace_file(file, name, target)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        code = "disk-full" if error.errno == errno.ENOSPC else "file-unwritable"
        raise BadInput(code, file=str(path), problem=str(error.strerror)) from None


def replace_file(file: TextIO, name: str, target: Path) -> None:
    """Replace `target` by the finished file `name`."""
    file.flush()
    os.fsync(file.fileno())
    os.chmod(name, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~current_umask())
    os.replace(name, target)


def current_umask() -> int:
    """The umask, which can only be read by setting it."""
    umask = os.umask(0)
    os.umask(umask)
    return umask
