"""`altbau admin …`: the commands of an operator."""

from pathlib import Path
from typing import Annotated, get_args

import typer

from altbau.cli.administering import Administration
from altbau.cli.words import Language, speak
from altbau.core import text
from altbau.core.messages.operator import TableKind
from altbau.errors import BadInput

admin = typer.Typer(rich_markup_mode=None)

AdminDatabase = Annotated[
    str | None,
    typer.Option(
        "--database", help="The server's database, as altbau serve has it", envvar="ALTBAU_DATABASE", show_default=False
    ),
]


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


Table = Annotated[str, typer.Argument(help="The id of a table, as in its address")]
IDS = {"ignore_unknown_options": True}  # an id may begin with a dash
Address = Annotated[str, typer.Argument(help="An address, or a network as 192.0.2.0/24")]


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
