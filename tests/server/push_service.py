"""A server of the tests that receives calls, and the certificate by which a client trusts it."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

HOST = "push.example"
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Received(NamedTuple):
    """A request as it came."""

    line: str
    headers: dict[str, str]
    body: bytes


async def received(reader: asyncio.StreamReader) -> Received:
    """Read a request."""
    line, *headers = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
    named = {name.lower(): value.strip() for name, _, value in (each.partition(":") for each in headers)}
    return Received(line, named, await reader.readexactly(int(named["content-length"])))


def answering(status: str, head: str = "", body: bytes = b"", *, kept: list[Received] | None = None) -> Answer:
    """Answer each request with this, and keep it."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await received(reader)
        if kept is not None:
            kept.append(request)
        writer.write(f"HTTP/1.1 {status}\r\n{head}\r\n".encode() + body)
        await writer.drain()

    return answer


def certified(folder: Path, host: str = HOST) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server of this name shows, and what a client trusts for it."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(datetime.now(UTC) - timedelta(days=1))
    made = made.not_valid_after(datetime.now(UTC) + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
    certificate = made.sign(key, SHA256()).public_bytes(Encoding.PEM)
    path = folder / f"{host}.pem"
    path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + certificate)
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(path)
    return shown, ssl.create_default_context(cadata=certificate.decode())


@asynccontextmanager
async def receiving(shown: ssl.SSLContext, answer: Answer) -> AsyncIterator[int]:
    """A server that answers so; its port."""

    async def closing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort() if writer.transport.is_closing() else writer.close()

    server = await asyncio.start_server(closing, "127.0.0.1", 0, ssl=shown)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
