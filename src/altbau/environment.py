"""What a program finds where it is started: the language of its terminal, and which extras of Altbau are installed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from altbau.core.text import LANGUAGES
from altbau.errors import BadInput


def own_language() -> str:
    """German or English, by the environment."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what an extra of Altbau installs. Raises BadInput where something of that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("altbau"):
            raise
        raise BadInput("extra-not-installed", extra=name, module=error.name) from None


def installed(module: str) -> bool:
    """Whether a module is there to be imported."""
    return find_spec(module) is not None
