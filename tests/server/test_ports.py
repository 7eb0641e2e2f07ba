"""A server of the tests that is started again finds its port free."""

import gc
import socket
from contextlib import closing
from pathlib import Path
from struct import pack

import pytest

from tests.server.conftest import Server
from tests.server.ports import hold_port

IP_LOCAL_PORT_RANGE = 51  # Linux 6.3 and newer; Python's `socket` does not name it yet


class Owner:
    """Somebody who needs a port."""


def given(port: int, to: int | None) -> bool:
    """Whether the system gives a port to a socket that asks for any while no other is left: to be bound, or to be
    connected with the port `to`."""
    with closing(socket.socket()) as asking:
        number = 0
        try:
            asking.setsockopt(socket.IPPROTO_IP, IP_LOCAL_PORT_RANGE, pack("=I", port << 16 | port))
        except OSError:  # an older Linux: one asks for it by its number
            number = port
        try:
            if number or not to:
                asking.bind(("127.0.0.1", number))
            if to:
                asking.connect(("127.0.0.1", to))
        except OSError:
            return False
        return bool(asking.getsockname()[1] == port)


def released() -> int:
    """A port that was held until now."""
    owner = Owner()
    port = hold_port(owner)
    del owner
    gc.collect()
    return port


@pytest.mark.parametrize("connecting", [False, True])
def test_the_system_gives_a_held_port_to_nobody(connecting: bool) -> None:
    owner = Owner()
    port = hold_port(owner)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        to = listening.getsockname()[1] if connecting else None
        for _ in range(2):
            assert not given(port, to)
            with socket.create_server(("127.0.0.1", port)):  # has SO_REUSEADDR
                assert not given(port, to)
        assert any(given(released(), to) for _ in range(5))  # somebody else may have got one meanwhile


def test_held_ports_differ() -> None:
    owner = Owner()
    assert len({hold_port(owner) for _ in range(50)}) == 50


def test_a_server_keeps_its_address(tmp_path: Path) -> None:
    server = Server(tmp_path / "altbau.sqlite")
    for _ in range(2):
        before = server.address
        assert server.ask("/api/editions")[0] == 200
        server.kill()
        assert not given(server.port, None)
        server.start()
        assert server.address == before
    server.end()
