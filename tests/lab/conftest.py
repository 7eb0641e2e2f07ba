"""The command line for these tests, by a name that is not the library's."""

from tests.cli.conftest import altbau as altbau_line

__all__ = ["altbau_line"]
