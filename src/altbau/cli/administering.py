"""`altbau admin …`: administration of a server in its database. A running server carries out instructions within a
second."""

import json
import os
import secrets
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from altbau.cli.words import Language, speak
from altbau.core import text
from altbau.core.messages.operator import TableKind
from altbau.environment import extra
from altbau.errors import BadInput

KEY_BYTES: Final = 24
LOOPBACK: Final = ("127.0.0.1", "::1")
FROM_AFAR: Final = "SSH_CLIENT"  # the address from which the operator has logged in, and two ports
PATIENCE: Final = 10.0  # seconds to wait until a server has carried out an instruction

admin = typer.Typer(rich_markup_mode=None)

AdminDatabase = Annotated[
    str | None,
    typer.Option(
        "--database", help="The server's database, as altbau serve has it", envvar="ALTBAU_DATABASE", show_default=False
    ),
]
Table = Annotated[str, typer.Argument(help="The id of a table, as in its address")]
IDS = {"ignore_unknown_options": True}  # an id may begin with a dash
Address = Annotated[str, typer.Argument(help="An address, or a network as 192.0.2.0/24")]


class Administration:
    """The database of a server, which may be open, and the language of the operator."""

    def __init__(self, database: str | None, language: str) -> None:
        """Raises BadInput if the extra `server` is not installed."""
        with extra("server"):
            from altbau.server.store import backend
            from altbau.server.store.rows import operator
        self._beside, self._found, self._rows = backend.side_transaction, backend.found_beside, operator
        self._database: Path | str = database or backend.usual_database()
        self._language = language

    def make_key(self) -> None:
        """Make the operator's key, replacing the previous one, and print it once. Raises BadInput."""
        from altbau.table.seats.access import digest

        key = secrets.token_urlsafe(KEY_BYTES)
        with self._beside(self._database) as connection:
            self._rows.change_key(connection, digest(key))
        print(key)
        self._say("cli-key-made")

    def list_tables(self, wanted: TableKind | None, *, as_json: bool) -> None:
        """Print all tables, or those of a kind. Raises BadInput."""
        from altbau.server.operator.table_list import all_tables

        with self._beside(self._database) as connection:
            found = list(all_tables(connection, wanted))
        if as_json:
            print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
            return
        columns = ("id", "state", "since", "edition", "players")
        shown = Grid(*[text.say(self._language, f"cli-table-{each}") for each in columns], box=None)
        for each in found:
            state = text.say(self._language, f"cli-table-{each.state}")
            if each.archived:
                state = text.say(self._language, "cli-table-archived", state=state)
            shown.add_row(each.id, state, each.since, each.edition, ", ".join(each.players))
        Console().print(shown)

    def end(self, table: str) -> None:
        """End a table. Raises BadInput."""
        self._follow("end", table, "cli-ended")

    def delete(self, table: str) -> None:
        """Delete a table. Raises BadInput."""
        self._follow("delete", table, "cli-deleted")

    def _follow(self, kind: Literal["end", "delete", "shown"], table: str, done: str) -> None:
        """Have an instruction carried out by a running server, or by the next one that is started. Raises BadInput if
        it can't be carried out."""
        with self._beside(self._database) as connection:
            number = self._rows.instruct(connection, kind, table)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with self._beside(self._database) as connection:
                code = self._rows.answer_of(connection, number)
            if code == self._rows.DONE:
                self._say(done, table=table)
                return
            if code:
                raise BadInput(code)
            time.sleep(0.2)
        self._say("cli-not-followed")

    def ban(self, address: str, days: int, *, sure: bool) -> None:
        """Ban an address or a network for so many days. Raises BadInput, unless `sure` also for everybody and for the
        operator."""
        network = self._rows.network_of(address)
        if not sure:
            if self._rows.is_wide(network):
                raise BadInput("ban-everybody", network=network)
            if own := next((each for each in own_addresses() if self._rows.covers(network, each)), None):
                raise BadInput("ban-oneself", network=network, address=own)
        with self._beside(self._database) as connection:
            self._rows.ban(connection, network, days)
        self._say("cli-banned", network=network, days=days)

    def unban(self, address: str) -> None:
        """End the ban of an address or a network. Raises BadInput."""
        network = self._rows.network_of(address)
        with self._beside(self._database) as connection:
            known = self._rows.unban(connection, network)
        if not known:
            raise BadInput("not-banned", network=network)
        self._say("cli-unbanned", network=network)

    def bans(self) -> None:
        """Print the banned networks, and until when. Raises BadInput."""
        with self._beside(self._database) as connection:
            for network, until in self._rows.banned_networks(connection):
                print(network, until)

    def tell(self, said: dict[str, str]) -> None:
        """Set the message to all pages, by language, or remove it if empty. Raises BadInput."""
        with self._beside(self._database) as connection:
            self._rows.write_bulletin(connection, said or None)
        self._say("cli-told" if said else "cli-told-nothing")

    def export(self, table: str, file: Path | None) -> None:
        """Write all games of a table. A running one is written with all hands and the cards to come, and the players at
        the table are told. Raises BadInput."""
        from altbau.table.log.rules_upgrade import StoredTable, open_stored_table

        def no_older() -> StoredTable:
            raise BadInput("played-under-older-rules")

        found = self._found(self._database, lambda connection: self._rows.record(connection, table))
        if found is None:
            raise BadInput("unknown-table")
        body, record = found
        match = open_stored_table(body, record, no_older, lambda: 0).log.match
        games = [match.finished(number) for number in range(1, match.number + (match.game.over))]
        if not match.game.over:
            self._say("cli-shows-hands")
            self._follow("shown", table, "cli-table-told")
            games.append(match.game)
        written = "\n".join(game.transcript() for game in games)
        if file is None:
            print(written)
            return
        try:
            file.write_text(written, encoding="utf-8")
        except OSError as error:
            raise BadInput("file-unwritable", file=str(file), problem=str(error.strerror)) from None

    def _say(self, key: str, **values: str | int) -> None:
        """Print a message on standard error, since standard output is for results."""
        print(text.say(self._language, key, **values), file=sys.stderr)


def own_addresses() -> list[str]:
    """The addresses of this machine, and that of the operator if it is another one."""
    found = [*LOOPBACK, *os.environ.get(FROM_AFAR, "").split()[:1]]
    with suppress(OSError):  # its name has no address
        found += [str(address[0]) for *_, address in socket.getaddrinfo(socket.gethostname(), None)]
    return found


@admin.command("key", epilog="Example: altbau admin key --database postgresql://altbau@localhost/altbau")
def operator_key(database: AdminDatabase = None, lang: Language = "") -> None:
    """Make the operator's key for /operator and /metrics. It replaces the previous one."""
    Administration(database, speak(lang)).make_key()


@admin.command("list", epilog="Example: altbau admin list --state running")
def list_tables(
    state: Annotated[
        str, typer.Option(help="Only tables in this state: waiting, running or over", show_default=False)
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON")] = False,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """List all tables, without anything hidden from their players."""
    kinds: dict[str, TableKind] = {kind: kind for kind in get_args(TableKind)}
    if state and state not in kinds:
        raise BadInput("bad-value", place="--state", value=state, expected=", ".join(kinds))
    Administration(database, speak(lang)).list_tables(kinds.get(state), as_json=as_json)


@admin.command("end", context_settings=IDS, epilog="Example: altbau admin end k3JfA9mQx2c")
def end_table(table: Table, database: AdminDatabase = None, lang: Language = "") -> None:
    """End a table: no more can be played there, and all at it are told."""
    Administration(database, speak(lang)).end(table)


@admin.command("delete", context_settings=IDS, epilog="Example: altbau admin delete k3JfA9mQx2c --yes")
def delete_table(
    table: Table,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask")] = False,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Delete a table with its log, its chat and its lines in the record lists."""
    language = speak(lang)
    if not yes:
        typer.confirm(text.say(language, "cli-sure", table=table), abort=True)
    Administration(database, language).delete(table)


@admin.command("ban", epilog="Example: altbau admin ban 192.0.2.17 --days 7")
def ban_address(
    address: Address,
    days: Annotated[int, typer.Option(help="For how long", min=1)] = 30,
    yes: Annotated[bool, typer.Option("--yes", help="Ban even everybody, or yourself")] = False,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Ban an address or a network, and close its live connections."""
    Administration(database, speak(lang)).ban(address, days, sure=yes)


@admin.command("unban", epilog="Example: altbau admin unban 192.0.2.17")
def unban_address(address: Address, database: AdminDatabase = None, lang: Language = "") -> None:
    """End the ban of an address or a network."""
    Administration(database, speak(lang)).unban(address)


@admin.command("bans", epilog="Example: altbau admin bans")
def list_bans(database: AdminDatabase = None, lang: Language = "") -> None:
    """List the bans, and until when they last."""
    Administration(database, speak(lang)).bans()


@admin.command("message", epilog="Example: altbau admin message 'Restart at 20:00' --german 'Neustart um 20 Uhr'")
def message(
    said: Annotated[
        str, typer.Argument(help="A notice for all users; an empty one removes it", show_default=False)
    ] = "",
    german: Annotated[str, typer.Option(help="The same in German", show_default=False)] = "",
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Show a message on all pages, such as that the server will be restarted."""
    told = {"en": said, "de": german or said} if said else {}
    Administration(database, speak(lang)).tell(told)


@admin.command("export", context_settings=IDS, epilog="Example: altbau admin export k3JfA9mQx2c --out game.yaml")
def export(
    table: Table,
    out: Annotated[Path | None, typer.Option(help="The file to write", show_default=False)] = None,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Write all games of a table in the notation. For a running game this shows all hands, and its table is told."""
    Administration(database, speak(lang)).export(table, out)
