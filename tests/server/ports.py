"""Ports of this machine that stay with a test while nobody listens there."""

import socket
import weakref


def hold_port(owner: object) -> int:
    """A port of 127.0.0.1 that the system gives to nobody else as long as the owner lives. A server that allows its
    address to be used again, as ours, nginx and Caddy do, can listen there, be killed and listen again.

    A socket holds it that is bound and never listens: Linux lets another socket be bound beside it if both have
    SO_REUSEADDR and the port is asked for by its number, and passes such a port over when it chooses one itself.
    """
    holding = socket.socket()
    weakref.finalize(owner, holding.close)
    holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holding.bind(("127.0.0.1", 0))
    port: int = holding.getsockname()[1]
    return port
