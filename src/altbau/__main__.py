"""Entry point of `python -m altbau` and of the program `altbau`."""

import sys

from altbau.core import text
from altbau.environment import extra, own_language
from altbau.errors import BadInput


def main() -> None:
    """Run the command line. If a package of the extra `play` is missing, name it and exit with status 2."""
    try:
        with extra("play"):
            from altbau.cli import main as run
    except BadInput as error:
        sys.stderr.write(text.error(own_language(), error) + "\n")
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
