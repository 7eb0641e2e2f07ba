"""The programs with which the third game is played here; only this folder depends on them."""

from tests.cli.conftest import altbau as altbau
from tests.server.conftest import own_server as own_server
