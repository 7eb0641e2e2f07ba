"""Entry point of `python -m altbau` and of the program `altbau`."""

import sys
from collections.abc import Sequence
from typing import Final

from altbau.core import text
from altbau.environment import extra, own_language
from altbau.errors import BadInput

EXTRAS: Final = {  # by command or option, the extra that it needs; all others need the extra `play`
    "serve": "server",
    "site": "site",
    "admin": "server",
    "database": "server",
    "print": "print",
    "--png": "print",
    "dataset": "research",
    "--ray": "ray",
}


def extra_for(words: Sequence[str]) -> str:
    """The extra that a command line needs.

    >>> extra_for(["serve", "--port", "8080"]), extra_for(["simulate", "--ray=auto"]), extra_for([])
    ('server', 'ray', 'play')
    """
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    return next((EXTRAS[word] for word in [*words[:1], *options] if word in EXTRAS), "play")


def main() -> None:
    """Run the command line. If a package of the extra that it needs is missing, name both and exit with status 2."""
    try:
        with extra(extra_for(sys.argv[1:])):
            from altbau.cli import main as run
    except BadInput as error:
        sys.stderr.write(text.error(own_language(), error) + "\n")
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
