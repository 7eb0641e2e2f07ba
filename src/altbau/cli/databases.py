"""`altbau database …`: copying and checking databases, with a bar that shows how far it is."""

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
    """Copy a database, a file or one of PostgreSQL, into an empty one. A copy that was cut off goes on."""
    copy_database(source, target, speak(lang))


@database.command("backup", epilog="Example: altbau database backup tables.sqlite copy.sqlite")
def back_up(
    source: Annotated[Path, typer.Argument(help="The file of a database of SQLite")],
    target: Annotated[Path, typer.Argument(help="A new file")],
    lang: Language = "",
) -> None:
    """Copy a database of SQLite with its archive, as it is at a moment; a server may use it meanwhile."""
    with extra("server"):
        from altbau.server.store.backup import back_up as copy_files
    language = speak(lang)
    existing(str(source))
    copy_files(source, target)
    print(text.say(language, "cli-backed-up", file=str(target)))


@database.command("check", epilog="Example: altbau database check tables.sqlite")
def check_records(database: str, lang: Language = "") -> None:
    """Verify the checksums of all records."""
    check_database(database, speak(lang))


def copy_database(source: str, target: str, language: str) -> None:
    """Copy one into another, and say how much that was. Raises BadInput."""
    with extra("server"):
        from altbau.server.store.copying import copy
    with bar(text.say(language, "cli-copying")) as told:
        tables = copy(existing(source), target, told)
    print(text.say(language, "cli-copied", tables=tables))


def check_database(database: str, language: str) -> None:
    """Verify the records of one, and say how many there are. Raises BadInput."""
    with extra("server"):
        from altbau.server.store.copying import check
    with bar(text.say(language, "cli-checking")) as told:
        tables = check(existing(database), told)
    print(text.say(language, "cli-checked", tables=tables))


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """What shows how many are done, and of how many."""
    with progress() as shown:
        task = shown.add_task(what, state="")
        yield lambda done, most: shown.update(task, completed=done, total=most)


def existing(database: str) -> str:
    """A database that is there. Raises BadInput for a file that is not."""
    if "://" not in database and not Path(database).is_file():
        raise BadInput("file-not-found", file=database)
    return database
