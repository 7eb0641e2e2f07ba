"""Backup of an SQLite file with its archive, while a server may have it open. PostgreSQL has its own tools for that."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from altbau.errors import BadInput
from altbau.server.files import open_private
from altbau.server.store.archive import archive_of
from altbau.server.store.backends.sqlite import unusable_file


def back_up(source: Path, target: Path) -> None:
    """Copy a database into a new file, and its archive into a file beside that. The archive is copied first, so that a
    table archived meanwhile is in both and not in neither. Raises BadInput."""
    pairs = [(archive_of(source), archive_of(target)), (source, target)]
    for _, new in pairs:
        if new.exists():
            raise BadInput("file-exists", file=str(new))
    for old, new in pairs:
        if old.exists():
            copy_file(old, new)


def copy_file(old: Path, new: Path) -> None:
    """Copy one file as of one moment, and mark the copy as another database, which begins a new history when it is
    opened (`timeline.py`). Raises BadInput."""
    try:
        os.close(open_private(new, os.O_RDWR | os.O_CREAT | os.O_EXCL))
        with closing(sqlite3.connect(old)) as reading, closing(sqlite3.connect(new)) as writing:
            reading.backup(writing)
            writing.execute(f"PRAGMA user_version = {secrets.randbits(31)}")
    except (sqlite3.Error, OSError) as error:
        raise unusable_file(new, error) from None
