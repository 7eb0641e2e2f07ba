"""`altbau serve`."""

import os
import re
import socket
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from altbau.cli.simulating import say_engine
from altbau.cli.words import Language, speak
from altbau.core import text
from altbau.environment import extra
from altbau.errors import BadInput
from altbau.play.own_edition import load_own_editions
from altbau.server.web.guard.limits import Limits

ALLOWED = Limits()
PATH: Final = re.compile(r"(?:/[\w-][\w.-]*)*", re.ASCII)


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody in your network")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: a file, or postgresql://user@host/name",
            envvar="ALTBAU_DATABASE",
            show_default=False,
        ),
    ] = None,
    tables_hour: Annotated[
        int, typer.Option(help="Tables that an address may start in an hour", min=1)
    ] = ALLOWED.tables_hour,
    tables_day: Annotated[
        int, typer.Option(help="Tables that an address may start in a day", min=1)
    ] = ALLOWED.tables_day,
    admissions: Annotated[
        int, typer.Option(help="Secrets, invitations and codes that an address may request or try in an hour", min=1)
    ] = ALLOWED.admissions,
    connections: Annotated[int, typer.Option(help="Open connections of an address", min=1)] = ALLOWED.connections,
    requests: Annotated[int, typer.Option(help="Requests of an address in a second", min=1)] = ALLOWED.requests,
    cpu: Annotated[
        int,
        typer.Option(
            help="Milliseconds of processor time of an address in a second for long games, and as many for texts, "
            "replays and pictures",
            min=1,
        ),
    ] = ALLOWED.cpu,
    analyses: Annotated[
        int, typer.Option(help="Analyses of finished games that an address may begin in an hour", min=1)
    ] = ALLOWED.analyses,
    prints: Annotated[
        int, typer.Option(min=1, help="Print files that an address may request in an hour")
    ] = ALLOWED.prints,
    messages: Annotated[int, typer.Option(help="Messages of a live connection in a second", min=1)] = ALLOWED.messages,
    words: Annotated[int, typer.Option(help="Chat lines that an address may send in a second", min=1)] = ALLOWED.words,
    watchers: Annotated[int, typer.Option(help="Spectators of a table", min=0)] = ALLOWED.watchers,
    devices: Annotated[int, typer.Option(help="Live connections of a seat", min=1)] = ALLOWED.devices,
    patience: Annotated[
        float, typer.Option(help="Seconds for the head of a request, for its body, and for reading a response", min=0.1)
    ] = ALLOWED.patience,
    archive_after: Annotated[
        int, typer.Option(help="Days without a move after which a table is archived; it opens as before", min=1)
    ] = ALLOWED.archive_after,
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes in which bots think; by default one less than there are processors",
            min=1,
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes that serve together, over PostgreSQL only; by default one process alone",
            min=1,
            show_default=False,
        ),
    ] = None,
    program: Annotated[
        list[str] | None,
        typer.Option(help="A program that can be seated as a bot, as NAME=COMMAND (docs/bots.md)", show_default=False),
    ] = None,
    program_user: Annotated[
        str | None,
        typer.Option(help="User that programs run as; by default the server's user, never root", show_default=False),
    ] = None,
    editions: Annotated[
        Path | None,
        typer.Option(help="A folder with own editions to offer, as *.yaml (docs/own-editions.md)", show_default=False),
    ] = None,
    limit_local: Annotated[
        bool, typer.Option("--limit-local", help="Limit direct connections from this machine, too")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of a proxy whose X-Forwarded-For is trusted", show_default=False),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Origin of the page where a proxy changes the host, as https://play.example", show_default=False
        ),
    ] = None,
    hostname: Annotated[
        list[str] | None,
        typer.Option(
            help="Name under which the server answers; by default localhost and any IP address", show_default=False
        ),
    ] = None,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option(
            help="Host that players may have called when it is their turn, as discord.com or *.example.org:8443",
            show_default=False,
        ),
    ] = None,
    push_host: Annotated[
        list[str] | None,
        typer.Option(
            help="Host of a push service for browsers; by default those of all usual ones", show_default=False
        ),
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(help="Where push services find you, as mailto:me@example.org", show_default=False),
    ] = None,
    mail_server: Annotated[
        str | None,
        typer.Option(
            help="Server by which players are called by mail, as smtps://me@mail.example.org; by default none",
            envvar="ALTBAU_MAIL_SERVER",
            show_default=False,
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            help="Address from which mail comes, as altbau@example.org", envvar="ALTBAU_MAIL_FROM", show_default=False
        ),
    ] = None,
    path: Annotated[
        str, typer.Option(help="Path under which a proxy serves it, as /games; by default none", show_default=False)
    ] = "",
    service_worker: Annotated[
        bool,
        typer.Option(
            help="Let browsers keep the page, so that it starts without a network; without it they drop what they kept"
        ),
    ] = True,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "warning",
    log_format: Annotated[str, typer.Option(help="json: an object a line; text: for people")] = "json",
    lang: Language = "",
) -> None:
    """Serve tables in the browser. A client over a limit gets a refusal that says so; others are not affected."""
    language = speak(lang)
    say_engine(language)
    with extra("server"):
        from altbau.server.calls.addresses import PUSH_HOSTS
        from altbau.server.calls.channel import CallSettings
        from altbau.server.calls.mail_client import mail_server_of
        from altbau.server.error_log import keep_log  # other commands need not load the web framework
        from altbau.server.processes.programs import parse_programs
        from altbau.server.run import serve as serve_tables

    keep_log(log_level, log_format)
    limits = Limits(
        tables_hour, tables_day, admissions, connections, requests, cpu, analyses, prints, messages, words, watchers,
        devices, patience, archive_after, limit_local, tuple(proxy or ()), tuple(origin or ()), tuple(hostname or ()),
        path=path_of(path), service_worker=service_worker,
    )  # fmt: skip
    password = os.environ.get("ALTBAU_MAIL_PASSWORD", "")
    mail = mail_server_of(mail_server, mail_from or "", password) if mail_server else None
    status = serve_tables(
        host, port, database, limits=limits, thinkers=thinkers, workers=workers,
        hosted=parse_programs(program or [], program_user),
        own_editions=load_own_editions(editions) if editions else (),
        called=CallSettings(tuple(webhook_host or ()), tuple(push_host or PUSH_HOSTS), contact_of(contact), mail),
        announce=None if proxy or hostname else partial(say_where, language),
    )  # fmt: skip
    raise typer.Exit(status)


def say_where(language: str, host: str, port: int) -> None:
    """Print where the server is, for this machine and for others in its network."""
    from altbau.server.run import authority, say_address

    say_address(host, port)
    if host in ("0.0.0.0", "::"):  # noqa: S104  all addresses
        if near := network_address(host):
            print(text.say(language, "cli-serves-near", address=f"http://{authority(near, port)}/"), flush=True)
    elif host == "localhost" or host.startswith("127.") or host == "::1":
        print(text.say(language, "cli-serves-here"), flush=True)


def network_address(host: str) -> str | None:
    """The address of this machine in its network, if it has one. Nothing is sent."""
    family, elsewhere = (socket.AF_INET6, "2001:db8::1") if ":" in host else (socket.AF_INET, "192.0.2.1")
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((elsewhere, 9))
        except OSError:  # no network
            return None
        address: str = asking.getsockname()[0]
        return address


def contact_of(written: str | None) -> str | None:
    """An address at which push services find the operator. Raises BadInput."""
    if written is not None and not written.startswith(("mailto:", "https://")):
        raise BadInput("bad-value", place="--contact", value=written, expected="mailto:me@example.org")
    return written


def path_of(written: str) -> str:
    """A path prefix without a slash at its end. Raises BadInput."""
    path = written.rstrip("/")
    if not PATH.fullmatch(path):
        raise BadInput("bad-value", place="--path", value=written, expected="/games")
    return path
