"""At most one server per database: a lock that the system releases when its process ends in any way."""

import os
import sys
from pathlib import Path

from altbau.errors import BadInput
from altbau.server.files import open_private

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock(path: Path) -> int:
    """Lock a file beside the database, and return its descriptor; closing that releases the lock. Raises BadInput if
    another server holds it, and OSError."""
    file = open_private(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT)
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        os.close(file)
        raise BadInput("database-in-use", file=str(path)) from None
    return file
