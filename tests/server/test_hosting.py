"""The files of `hosting/`. The proxies before a server, where they are installed: a move is played over a live
connection through each, at a name of its own and under a path, and everything bears what the proxy has to say. The
service of systemd."""

import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from altbau.server.web.guard.limits import Limits
from tests.server.conftest import FRIEND, HUMAN, STILL, next_of
from tests.server.guarded import Guarded, eventually
from tests.server.ports import hold_port

HOSTING = Path(__file__).parents[2] / "hosting"
NAME = "play.example"
PATH = "/games"
CERTIFICATE = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
CERTIFICATE += ["-addext", f"subjectAltName=DNS:{NAME}"]
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    include {folder}/altbau.conf;
}}
"""
OPTIONS = """{
	admin off
	auto_https disable_redirects
	skip_install_trust
}
"""
NEEDS = {"nginx": ("nginx", "openssl"), "caddy": ("caddy",)}
MISSING = {proxy: [program for program in needed if not shutil.which(program)] for proxy, needed in NEEDS.items()}
EACH = [
    pytest.param(proxy, path, marks=pytest.mark.skipif(bool(missing), reason=f"there is no {' and no '.join(missing)}"))
    for proxy, missing in MISSING.items()
    for path in ("", PATH)
]


def nginx(folder: Path, port: int, plain: int, server: int, path: str) -> list[str]:
    """How nginx is checked and started with what `nginx.conf` says, on other ports."""
    subprocess.run(
        ["openssl", "req", *CERTIFICATE, "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    written = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    for said, here in (
        ("443 ssl", f"{port} ssl"),
        ("listen [::]:80;", ""),
        ("listen 80;", f"listen {plain};"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ("location / ", f"location {path}/ "),
    ):
        assert said in written
        written = written.replace(said, here)
    (folder / "altbau.conf").write_text(written, encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, plain: int, server: int, path: str) -> list[str]:
    """The same of Caddy, with a certificate of its own making, and without its plain port."""
    written = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    for said, here in (
        ("{$ALTBAU_NAME} {", f"https://{NAME}:{port} {{\n\ttls internal"),
        ("reverse_proxy altbau:8000", f"reverse_proxy {path and path + '/*'} 127.0.0.1:{server}"),
    ):
        assert said in written
        written = written.replace(said, here)
    (folder / "Caddyfile").write_text(OPTIONS + written, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


class Proxied(Guarded):
    """A server that is spoken to through a proxy."""

    def __init__(self, folder: Path, program: str, path: str) -> None:
        super().__init__(folder / "tables.sqlite", Limits(local=True, proxies=("127.0.0.1",), hosts=(NAME,), path=path))
        port, plain = hold_port(self), hold_port(self)
        command = PROXIES[program](folder, port, plain, self.port, path)
        environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        checked = [*command, "-t"] if program == "nginx" else ["caddy", "validate", *command[2:]]
        done = subprocess.run(checked, capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        self.proxy = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        eventually(lambda: listens(port))
        self.address = f"https://{NAME}:{port}{path}"

    def end(self) -> None:
        """End both."""
        self.proxy.terminate()
        self.proxy.wait(STILL)
        super().end()


PROXIES: dict[str, Callable[[Path, int, int, int, str], list[str]]] = {"nginx": nginx, "caddy": caddy}
TRUSTED = {"nginx": "fullchain.pem", "caddy": "caddy/pki/authorities/local/root.crt"}  # in the folder


def listens(port: int) -> bool:
    """Whether somebody has begun to listen, with a certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with suppress(OSError):
        context.wrap_socket(socket.create_connection(("127.0.0.1", port), 20), server_hostname=NAME).close()
        return True
    return False


@pytest.fixture
def proxied(tmp_path: Path, program: str, path: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxied]:
    """A server behind a proxy, whose name leads here, and whose certificate is believed."""
    server = Proxied(tmp_path, program, path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / TRUSTED[program]))
    looked_up = socket.getaddrinfo

    def look_up(host: str, *rest: Any, **more: Any) -> Any:
        return looked_up("127.0.0.1" if host == NAME else host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    yield server
    server.end()


@pytest.mark.long
@pytest.mark.parametrize(("program", "path"), EACH)
def test_a_move_is_played_through_a_proxy(proxied: Proxied, path: str) -> None:
    with urllib.request.urlopen(f"{proxied.address}/", timeout=STILL) as answer:
        page, request = answer.read().decode(), answer.headers["X-Request-Id"]
    assert f'data-root="{path}"' in page and f'src="{path}/assets/' in page
    assert len(request) > 16, "the id that the proxy gives"
    script = page.partition(f'src="{path}/assets/')[2].partition('"')[0]
    assert proxied.ask(f"/assets/{script}")[0] == 200
    id, keys = proxied.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with proxied.live(id, keys[0]) as ann, proxied.live(id, keys[1]) as ben:
        seq = next_of(ben, "update")["table"]["seq"]
        next_of(ann, "update")
        ann.send(json.dumps({"type": "move", "id": "m1", "seq": seq, "tokens": "done"}))
        assert next_of(ann, "accepted")["seq"] == seq + 1
        while next_of(ben, "update")["table"]["seq"] == seq:
            pass
    preview = urllib.request.Request(f"{proxied.address}/t/{id}", headers={"Accept": "text/html"})
    with urllib.request.urlopen(preview, timeout=STILL) as answer:
        assert f'content="{proxied.address}/api/tables/{id}/preview' in answer.read().decode()
    own = {"Origin": proxied.address.removesuffix(path), "Content-Type": "application/json"}
    asked = urllib.request.Request(f"{proxied.address}/api/own-tables", b'{"keys":[]}', own)
    with urllib.request.urlopen(asked, timeout=STILL) as answer:
        assert answer.status == 200, "a page of this server"


def service(folder: Path) -> dict[str, str]:
    """What the service of systemd says, with the program of this test and a folder in place of the system's."""
    written = (HOSTING / "altbau.service").read_text(encoding="utf-8")
    program = Path(sys.executable).with_name("altbau")
    for said, here in (("/opt/altbau/bin/altbau", str(program)), ("=%S ", f"={folder} "), ("User=altbau\n", "")):
        assert said in written
        written = written.replace(said, here)
    (folder / "altbau.service").write_text(written, encoding="utf-8")
    lines = written.replace("\\\n", "").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_knows_each_line_of_the_service(tmp_path: Path) -> None:
    service(tmp_path)
    verified = ["systemd-analyze", "verify", str(tmp_path / "altbau.service")]
    done = subprocess.run(verified, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_service_serves_and_keeps_its_tables_where_it_says(tmp_path: Path) -> None:
    said = service(tmp_path)
    environment = os.environ | dict(each.split("=", 1) for each in said["Environment"].split())
    command = [*said["ExecStart"].split(), "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}healthz", timeout=STILL) as answer:
            assert answer.status == 200
        server.terminate()
        assert server.wait(STILL) == -signal.SIGTERM  # which systemd takes for a good end
    assert (tmp_path / said["StateDirectory"] / "altbau.sqlite").exists()
