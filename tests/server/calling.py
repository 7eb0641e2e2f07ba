"""Servers that call, and a receiver of the tests to which their calls go."""

import asyncio
import json
import os
import ssl
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from altbau.server.calls import call_rounds, client, due_calls
from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.channel import CallSettings
from altbau.server.calls.client import CallClient
from altbau.server.calls.encryption import derive, point
from altbau.server.calls.identification import base64url
from altbau.server.run import serve
from tests.server.conftest import PACE, STILL, Server
from tests.server.process import started
from tests.server.push_service import HOST, Answer, Received, certified, receiving

HOOKS = CallSettings(webhook_hosts=("hooks.example",))


class Calling(Server):
    """A server that may call so; by default webhooks at one host. `prepare` is called first in its process."""

    def __init__(
        self, database: Path, settings: CallSettings = HOOKS, prepare: Callable[[], None] | None = None
    ) -> None:
        self.settings = settings
        super().__init__(database, prepare)

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.database.parent.mkdir(parents=True, exist_ok=True)
        self.process, self.address = started(
            self.log_file, serve_calling, self.database, self.port, self.settings, self.prepare
        )


def serve_calling(
    database: Path | str,
    port: int,
    settings: CallSettings,
    prepare: Callable[[], None] | None,
    workers: int | None = None,
) -> None:
    """Serve so."""
    if prepare:
        prepare()
    raise SystemExit(serve("127.0.0.1", port, database, PACE, workers=workers, called=settings))


class Receiver:
    """A push service and a receiver of webhooks in a thread; `answer` takes each request."""

    def __init__(self, folder: Path, answer: Answer) -> None:
        shown, _ = certified(folder)
        self._certificate = folder / f"{HOST}.pem"
        self._answer = answer
        self._begun: Future[int] = Future()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_until_complete, args=[self._receive(shown)])
        self._thread.start()
        self.host = f"{HOST}:{self._begun.result(STILL)}"

    async def _receive(self, shown: ssl.SSLContext) -> None:
        """Receive until `end`."""
        self._ended = asyncio.Event()
        async with receiving(shown, self._answer) as port:
            self._begun.set_result(port)
            await self._ended.wait()

    @property
    def here(self) -> Callable[[], None]:
        """What makes a process call here, soon after a question."""
        return partial(call_here, self._certificate)

    def end(self) -> None:
        """Receive no more."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()
        self._loop.close()


def call_here(certificate: Path) -> None:
    """Let this process trust a certificate, take every name for this machine, and call soon after a question."""
    os.environ["SSL_CERT_FILE"] = str(certificate)

    async def this_machine(self: CallClient, endpoint: Endpoint) -> list[str]:
        return ["127.0.0.1"]

    CallClient._addresses = this_machine  # type: ignore[method-assign]
    client.is_public = lambda address: True  # type: ignore[attr-defined]
    call_soon()


def call_soon() -> None:
    """Let this process call soon after a question."""
    call_rounds.LOOK = 0.1  # type: ignore[misc]
    due_calls.GRACE = 0.2  # type: ignore[misc]
    due_calls.LOOKING = 1.0  # type: ignore[misc]


class Subscription:
    """What a browser gives a server to be called by, at this host."""

    def __init__(self, host: str, auth: bytes = b"a" * 16) -> None:
        self._key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self._auth = auth
        self.sent = {
            "form": "push",
            "address": f"https://{host}/send",
            "p256dh": base64url(point(self._key)),
            "auth": base64url(auth),
        }

    def read(self, received: Received | bytes) -> dict[str, Any]:
        """What a message says."""
        body = received.body if isinstance(received, Received) else received
        salt, length, sender, content = body[:16], body[20], body[21:86], body[86:]
        assert length == len(sender)
        shared = self._key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        secret = derive(32, self._auth, b"WebPush: info\0" + point(self._key) + sender, shared)
        key = derive(16, salt, b"Content-Encoding: aes128gcm\0", secret)
        nonce = derive(12, salt, b"Content-Encoding: nonce\0", secret)
        shown: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, content, None).rstrip(b"\2"))
        return shown
