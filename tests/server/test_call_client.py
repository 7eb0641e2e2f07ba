"""What goes out to other servers: to public addresses of permitted hosts, encrypted, and never for long."""

import asyncio
import logging
import ssl
from base64 import urlsafe_b64decode
from pathlib import Path
from threading import current_thread

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from hypothesis import given
from hypothesis import strategies as st

from altbau.errors import BadInput
from altbau.server.calls import client
from altbau.server.calls.addresses import PUSH_HOSTS, Endpoint, endpoint_of, is_public
from altbau.server.calls.client import MOST_READ, CallClient
from altbau.server.calls.encryption import encrypt
from altbau.server.calls.identification import ServerKey, from_base64url, new_server_key
from tests import loops
from tests.server.push_service import HOST, Answer, Received, answering, certified, received, receiving

PUBLIC = "93.184.215.14"
PRIVATE = [
    "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.1",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::1",
    "2001:db8::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@given(st.ip_addresses(v=4))
def test_what_wraps_an_address_is_as_public_as_that(address: object) -> None:
    assert is_public(f"::ffff:{address}") == is_public(f"64:ff9b::{address}") == is_public(str(address))


GOOD = {
    "https://push.example/a?b=c": Endpoint("push.example", 443, "/a?b=c"),
    "https://push.example": Endpoint("push.example", 443, "/"),
    "https://PUSH.example:443/": Endpoint("push.example", 443, "/"),
    "https://a.b.wide.example/x": Endpoint("a.b.wide.example", 443, "/x"),
    "https://own.example:8443/x": Endpoint("own.example", 8443, "/x"),
}
PERMITTED = ("push.example", "*.wide.example", "own.example:8443")
BAD = [
    "", "push.example", "http://push.example/", "ftp://push.example/", "//push.example/", "https:///x", "https://[::1",
    "https://user@push.example/", "https://:word@push.example/", "https://push.example/#key", "https://push.example:x/",
    "https://push.example/a b", "https://push.example/\r\nX: y", "https://push.example/ä", "https://push.example:99999/",
]  # fmt: skip
FOREIGN = [
    "https://other.example/", "https://push.example.evil.example/", "https://push.example:8443/", "https://127.0.0.1/",
    "https://wide.example/", "https://evilwide.example/", "https://own.example/", "https://push.example./", "https://[::1]/",
]  # fmt: skip


@pytest.mark.parametrize("address", GOOD)
def test_a_permitted_address(address: str) -> None:
    assert endpoint_of(address, PERMITTED) == GOOD[address]


@pytest.mark.parametrize(("address", "code"), [
    *((each, "bad-call-address") for each in BAD), *((each, "foreign-call-address") for each in FOREIGN)
])  # fmt: skip
def test_any_other_address_is_refused_and_not_repeated(address: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        endpoint_of(address, PERMITTED)
    assert error.value.code == code and (not address or address not in str(error.value))


def test_the_services_of_todays_browsers_are_known() -> None:
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "x.notify.windows.com",
    ):
        assert endpoint_of(f"https://{host}/send/1", PUSH_HOSTS).host == host


# --- the client -------------------------------------------------------------------------------------------------------


class Lookup:
    """What a name means, each time it is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.asked: list[str] = []
        self.connected: list[str] = []
        self._answers = iter(answers)
        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", self.look_up)
        connect = asyncio.open_connection

        async def noted(address: str, *rest: object, **more: object) -> object:
            self.connected.append(address)
            if not address.startswith("127."):
                raise OSError
            return await connect(address, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(asyncio, "open_connection", noted)

    async def look_up(self, host: str, port: int, **_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        """The answer that follows."""
        self.asked.append(host)
        return [(0, 0, 0, "", (address, port)) for address in next(self._answers)]


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The addresses of this machine count as public."""
    monkeypatch.setattr(client, "is_public", lambda address: address.startswith("127.") or is_public(address))


def called(
    folder: Path, answer: Answer, host: str = HOST, shown_as: str = HOST, headers: dict[str, str] | None = None
) -> int | None:
    """The status of a call to a server that answers so."""

    async def call() -> int | None:
        shown, trust = certified(folder, shown_as)
        async with receiving(shown, answer) as port:
            endpoint = Endpoint(host, port, "/send?x=1")
            return await CallClient(lambda: trust).call(endpoint, headers or {"TTL": "60"}, b"words")

    return loops.run(call())


def test_a_call_is_sent_once_and_answered_by_its_status(
    tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    lookup, kept = Lookup(monkeypatch, ["127.0.0.1"]), list[Received]()
    assert called(tmp_path, answering("201 Created", kept=kept)) == 201
    ((line, headers, body),) = kept
    assert line == "POST /send?x=1 HTTP/1.1" and headers["ttl"] == "60" and headers["host"].startswith(HOST)
    assert body == b"words" and lookup.asked == [HOST]


def test_who_is_trusted_is_read_once_and_beside_the_loop_when_a_call_needs_it(
    tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    Lookup(monkeypatch, ["192.168.1.1"], *[["127.0.0.1"]] * 3)
    shown, trust = certified(tmp_path, HOST)
    readers = []

    def read() -> ssl.SSLContext:
        readers.append(current_thread())
        return trust

    async def call() -> None:
        async with receiving(shown, answering("201 Created")) as port:
            calling, endpoint = CallClient(read), Endpoint(HOST, port, "/")
            assert await calling.call(endpoint, {}, b"") is None and not readers
            both = await asyncio.gather(*(calling.call(endpoint, {}, b"") for _ in range(2)))
            assert [*both, await calling.call(endpoint, {}, b"")] == [201] * 3
            assert len(readers) == 1 and readers != [current_thread()]

    loops.run(call())


@pytest.mark.parametrize("private", PRIVATE)
def test_nothing_is_sent_to_a_private_address(tmp_path: Path, private: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if there are public ones, too."""
    lookup = Lookup(monkeypatch, [PUBLIC, private])
    assert loops.run(CallClient().call(Endpoint(HOST, 443, "/"), {}, b"")) is None
    assert lookup.asked == [HOST] and not lookup.connected


def test_a_name_that_means_another_address_a_moment_later_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lookup = Lookup(monkeypatch, [PUBLIC], ["127.0.0.1"])
    assert loops.run(CallClient().call(Endpoint(HOST, 443, "/"), {}, b"")) is None
    assert lookup.asked == [HOST] and lookup.connected == [PUBLIC]


def test_of_several_addresses_the_first_that_can_be_reached_is_called(
    tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    lookup = Lookup(monkeypatch, [PUBLIC, "127.0.0.1"])
    assert called(tmp_path, answering("201 Created")) == 201
    assert lookup.connected == [PUBLIC, "127.0.0.1"]


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"])
def test_a_redirect_is_not_followed(tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch, status: str) -> None:
    lookup, kept = Lookup(monkeypatch, ["127.0.0.1"]), list[Received]()
    found = called(tmp_path, answering(status, f"Location: https://{HOST}/other\r\n", kept=kept))
    assert found == int(status[:3]) and len(kept) == 1 and lookup.asked == [HOST]


def test_a_server_with_the_certificate_of_another_is_not_called(
    tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    Lookup(monkeypatch, ["127.0.0.1"])
    kept: list[Received] = []
    assert called(tmp_path, answering("201 Created", kept=kept), shown_as="other.example") is None
    assert not kept


def silent(before: bytes = b"") -> Answer:
    """Say this and nothing more, and wait until the other side goes."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await received(reader)
        writer.write(before)
        await reader.read()

    return answer


async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A head without end."""
    await received(reader)
    writer.write(b"HTTP/1.1 201 Created\r\n")
    while not writer.is_closing():
        writer.write(b"X-More: " + b"x" * 500 + b"\r\n")
        await writer.drain()
        await asyncio.sleep(0)


async def continuing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers that announce another one, without end."""
    await received(reader)
    while not writer.is_closing():
        writer.write(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 10)
        await writer.drain()
        await asyncio.sleep(0)


@pytest.mark.parametrize("answer", [
    silent(), silent(b"HTTP/1.1 201 Crea"), silent(b"HTTP/1.1 201 Created\r\nX: y\r\n"), endless, continuing,
    silent(b"HTTP/1.1 101 Switching Protocols\r\n\r\n"), silent(b"\x00\xff" * 100), silent(b"SSH-2.0-OpenSSH\r\n\r\n"),
], ids=range(8))  # fmt: skip
def test_an_answer_that_does_not_end_is_not_waited_for(
    tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    Lookup(monkeypatch, ["127.0.0.1"])
    monkeypatch.setattr(client, "LONGEST", 0.3)
    assert called(tmp_path, answer) is None


def test_of_a_huge_answer_only_the_head_is_read(tmp_path: Path, inside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    Lookup(monkeypatch, ["127.0.0.1"])
    assert called(tmp_path, answering("200 OK", "", b"x" * 100 * MOST_READ)) == 200


def test_who_can_not_be_reached_leaves_nothing_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Lookup(monkeypatch, [PUBLIC])
    with caplog.at_level(logging.DEBUG):
        assert loops.run(CallClient().call(Endpoint(HOST, 443, "/secret"), {}, b"")) is None
    assert "secret" not in caplog.text and HOST not in caplog.text


# --- Web Push ---------------------------------------------------------------------------------------------------------


def test_a_message_is_encrypted_as_the_standard_does_it() -> None:
    """The example of RFC 8291, appendix A."""
    sender = derive_private_key(
        int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        sender,
        from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert found == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_server_proves_its_key() -> None:
    key = ServerKey(new_server_key(), "mailto:host@altbau.example")
    scheme, token, public = key.proof("https://push.example", 1000.5).split(" ")
    head, claims, signature = token.removeprefix("t=").rstrip(",").split(".")
    assert scheme == "vapid" and public == f"k={key.public}"
    assert msgspec.json.decode(urlsafe_b64decode(head + "==")) == {"typ": "JWT", "alg": "ES256"}
    assert msgspec.json.decode(from_base64url(claims)) == {
        "aud": "https://push.example", "exp": 1000 + 12 * 3600, "sub": "mailto:host@altbau.example",
    }  # fmt: skip
    signed, point = from_base64url(signature), from_base64url(key.public)
    parts = encode_dss_signature(int.from_bytes(signed[:32]), int.from_bytes(signed[32:]))
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point).verify(
        parts, f"{head}.{claims}".encode(), ECDSA(SHA256())
    )
