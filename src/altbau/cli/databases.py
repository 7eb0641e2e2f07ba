"""`altbau database …`: copying and checking databases, with a progress bar."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from altbau.cli.simulating import progress
from altbau.cli.words import Language, speak
from altbau.core import text
from altbau.environment import extra
from altbau.errors import BadInput

database = typer.Typer(rich_markup_mode=None)


@database.command("copy", epilog="Example: altbau database copy tables.sqlite postgresql://altbau@localhost/altbau")
def copy(source: str, target: str, lang: Language = "") -> None:
    """Copy a database, an SQLite file or a PostgreSQL URL, into an empty one. An interrupted copy is continued."""
    copy_database(source, target, speak(lang))


@database.command("backup", epilog="Example: altbau database backup tables.sqlite copy.sqlite")
def back_up(
    source: Annotated[Path, typer.Argument(help="The file of an SQLite database")],
    target: Annotated[Path, typer.Argument(help="A new file")],
    lang: Language = "",
) -> None:
    """Copy an SQLite database with its archive, as of one moment, while a server may use it."""
    with extra("server"):
        from altbau.server.store.maintenance.backup import back_up as copy_files
    language = speak(lang)
    existing_database(str(source))
    copy_files(source, target)
    print(text.say(language, "cli-backed-up", file=str(target)))


@database.command("check", epilog="Example: altbau database check tables.sqlite")
def check_records(database: str, lang: Language = "") -> None:
    """Verify the checksums of all records."""
    check_database(database, speak(lang))


def copy_database(source: str, target: str, language: str) -> None:
    """Copy a database into another, and print the number of tables. Raises BadInput."""
    with extra("server"):
        from altbau.server.store.maintenance.copying import copy_database
    with bar(text.say(language, "cli-copying")) as told:
        tables = copy_database(existing_database(source), target, told)
    print(text.say(language, "cli-copied", tables=tables))


def check_database(database: str, language: str) -> None:
    """Verify the records of a database, and print their number. Raises BadInput."""
    with extra("server"):
        from altbau.server.store.maintenance.copying import verify_database
    with bar(text.say(language, "cli-checking")) as told:
        tables = verify_database(existing_database(database), told)
    print(text.say(language, "cli-checked", tables=tables))


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, as a function of the number done and the total."""
    with progress() as shown:
        task = shown.add_task(what, state="")
        yield lambda done, most: shown.update(task, completed=done, total=most)


def existing_database(database: str) -> str:
    """The database, unless it is a file that does not exist. Raises BadInput for that."""
    if "://" not in database and not Path(database).is_file():
        raise BadInput("file-not-found", file=database)
    return database
