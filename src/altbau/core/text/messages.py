"""The messages in each language, from Fluent files such as `….de.ftl`: those of the core, and those of each game."""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from altbau.errors import BadInput

if TYPE_CHECKING:
    from altbau.core.text.fluent import Messages

LANGUAGES: Final = ("de", "en")
NOT_ON_PAGE: Final = (
    "cli.",
    "errors.",
    "hints.",
    "house.",
    "paper.",
    "server.",
)  # prefixes of files that the page does not need: other programs or the server use them
REMEMBERED: Final = 20_000  # cached messages with their arguments: some megabytes


class Texts:
    """The messages of some folders. Names are unique across them: a game must not redefine a message of the core."""

    def __init__(self, *folders: Traversable) -> None:
        self.folders = folders
        self._messages: dict[str, Messages] = {}

    def messages(self, language: str) -> "Messages":
        """The messages of a language, read at first use. Raises KeyError for an unknown language, ValueError if a file
        has something else than messages, or defines one twice."""
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._messages:
            from altbau.core.text.fluent import Messages  # takes 50 ms

            self._messages[language] = Messages(
                language, [f for each in self.folders for f in files_of(each, language)]
            )
        return self._messages[language]

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        """The text of a message in a language; `card-hacker.text` is an attribute of a message.

        Raises KeyError if the message or an argument is missing; a gap is never shown to players.

        >>> texts_of("wucherer").say("de", "place", building="B1", level=2)
        'B1 (Stockwerk 2)'
        """
        return format_message(self, language, key, tuple(args.items()))

    def has(self, language: str, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.messages(language)

    def attributes(self, language: str, key: str) -> list[str]:
        """The names of a message's attributes."""
        return self.messages(language).attributes(key)


def files_of(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The Fluent files of a language in a folder, sorted by name."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(f".{language}.ftl"):
            yield file


@lru_cache(maxsize=REMEMBERED)
def format_message(texts: Texts, language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """The text of a message with its arguments; cached, since a table repeats most messages."""
    return texts.messages(language).say(key, dict(args))


def on_page(folder: Traversable, language: str) -> dict[str, str]:
    """The messages of a folder that the page needs, as Fluent, by the names of their files, such as `start`."""
    found = (file for file in files_of(folder, language) if not file.name.startswith(NOT_ON_PAGE))
    return {file.name.partition(".")[0]: without_comments(file) for file in found}


def without_comments(file: Traversable) -> str:
    """The text of a file without its comments, which are for translators."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


FOLDER: Final = files(__package__)
CORE: Final = Texts(FOLDER)
_games: Final[dict[str, Texts]] = {}


def add(game: str, folder: Traversable) -> None:
    """Register the messages of a game."""
    _games[game] = Texts(FOLDER, folder)


def unregister(game: str) -> None:
    """Unregister the messages of a game."""
    del _games[game]


def texts_of(game: str) -> Texts:
    """The messages of a game and the core; for `""` those of the core only. Raises KeyError for an unknown game."""
    return _games[game] if game else CORE


def say(language: str, key: str, /, **args: str | int) -> str:
    """The text of a message of the core; see `Texts.say`."""
    return CORE.say(language, key, **args)


def check_language(language: str) -> None:
    """Raise BadInput for a language without texts."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))


def read_all() -> None:
    """Read the messages of all languages now, so that no later request has to wait for it."""
    for language in LANGUAGES:
        for texts in (CORE, *_games.values()):
            texts.messages(language)
