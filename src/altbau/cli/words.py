"""Options and arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from altbau.core import text
from altbau.core.engine.options import OptionValue
from altbau.core.messages.catalogue import OwnEdition
from altbau.environment import own_language
from altbau.errors import BadInput
from altbau.play.bots import bot_names
from altbau.play.own_edition import PATTERN, load_own_edition

KNOWN_BOTS = f"{', '.join(bot_names())}, or a class as package.module:Class, or a program as program:COMMAND"

Language = Annotated[str, typer.Option("--lang", help="de or en; by default as the terminal's", show_default=False)]
AnyEdition = Annotated[str, typer.Option(help="The edition, or a file with an own one, as evening.yaml")]
Jobs = Annotated[int, typer.Option(help="Processes to use")]
Ray = Annotated[
    str,
    typer.Option(
        help="Address of a Ray cluster whose machines play instead; auto for one of this machine's", show_default=False
    ),
]


def speak(language: str) -> str:
    """The given language, or the terminal's. Raises BadInput."""
    if language and language not in text.LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(text.LANGUAGES))
    return language or own_language()


def edition_named(given: str) -> OwnEdition:
    """The edition of a key or, with its house rules, of a file. Raises BadInput."""
    return (
        load_own_edition(Path(given))
        if Path(given).suffix == Path(PATTERN).suffix
        else OwnEdition(edition=given, house={})
    )


def options_of(given: list[str]) -> dict[str, OptionValue]:
    """Table options from `name=value`. Raises BadInput."""
    options: dict[str, OptionValue] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput("bad-value", place="--option", value=each, expected="name=value")
        words = {"true": True, "false": False, "never": None}
        options[name] = words[value] if value in words else int(value) if value.isdecimal() else value
    return options


def read_file(path: Path) -> str:
    """The text of a file. Raises BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("file-not-found", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        problem = error.reason if isinstance(error, UnicodeDecodeError) else str(error.strerror)
        raise BadInput("file-unreadable", file=str(path), problem=problem) from None
