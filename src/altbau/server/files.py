"""Files of a server. They contain all cards, so that a new one can be read and written by its owner alone."""

import os
from pathlib import Path
from typing import Final

OWN: Final = 0o600


def open_private(path: str | Path, flags: int) -> int:
    """Open a file as `os.open` does; a new one is its owner's alone. It is an `opener` for `open`. Raises OSError."""
    return os.open(path, flags, OWN)
