"""The fixture `altbau` of the command line under another name, because `altbau` is the library in these tests."""

from tests.cli.conftest import altbau as altbau_line

__all__ = ["altbau_line"]
