"""`altbau site`: the page with tables of its own, as a folder of files."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from altbau.cli.words import Language, speak
from altbau.core import text

MEGABYTE = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(help="The folder: a new one, an empty one, or a site, which is replaced")],
    friends: Annotated[
        str, typer.Option(help="Address of a server for friends at a distance", show_default=False)
    ] = "",
    keep: Annotated[
        Path | None,
        typer.Option(help="A folder to keep what is downloaded and compressed, for the next time", show_default=False),
    ] = None,
    lang: Language = "",
) -> None:
    """Write the game as a folder of files that any web server can offer; nothing runs there. Needs the package index
    and the npm registry."""
    from altbau.site.folder import files_in, write_site  # imports a server, which other commands do not need

    language = speak(lang)
    print(text.say(language, "cli-site-begun"), file=sys.stderr, flush=True)
    with TemporaryDirectory() as scratch:
        write_site(folder, keep or Path(scratch), friends or None)
    size = sum(file.stat().st_size for file in files_in(folder)) / MEGABYTE
    print(text.say(language, "cli-site", folder=str(folder), size=f"{size:.0f}"))
