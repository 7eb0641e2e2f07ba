"""The environment of a program: the language of its terminal, and which extras of Altbau are installed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from altbau.core.text import LANGUAGES
from altbau.errors import BadInput


def own_language() -> str:
    """The language of the terminal by LC_ALL, LC_MESSAGES and LANG, if Altbau has it; else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


@contextmanager
def extra(name: str) -> Iterator[None]:
    """A context for imports that need an extra of Altbau. Raises BadInput if one of its packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("altbau"):
            raise
        raise BadInput("extra-not-installed", extra=name, module=error.name) from None


def is_installed(module: str) -> bool:
    """Whether a module can be imported."""
    return find_spec(module) is not None
