"""The messages of a language, from Fluent files `….de.ftl`: those of the core, and of each game its own before them."""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from altbau.core.text.fluent import Messages

LANGUAGES: Final = ("de", "en")
NOT_ON_PAGE: Final = (
    "cli.",
    "errors.",
    "hints.",
    "operator.",
    "paper.",
    "server.",
)  # files of what others say, or the server to the page
REMEMBERED: Final = 20_000  # messages with their arguments, some megabytes


class Texts:
    """The messages of some folders. No two of them have the same name: what a game says, the core does not."""

    def __init__(self, *folders: Traversable) -> None:
        self.folders = folders
        self._messages: dict[str, Messages] = {}

    def messages(self, language: str) -> "Messages":
        """The messages of a language, read when they are first asked for. Raises KeyError for one that Altbau does not
        speak, ValueError where a file can't be read as Fluent or a message stands twice."""
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._messages:
            from altbau.core.text.fluent import Messages  # which takes a twentieth of a second

            self._messages[language] = Messages(
                language, [f for each in self.folders for f in files_of(each, language)]
            )
        return self._messages[language]

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        """A message in a language; `card-hacker.text` is the attribute of a message.

        Raises KeyError for a message or an argument that is missing, so that a hole in the texts is never shown to
        anybody.

        >>> of("wucherer").say("de", "place", building="B1", level=2)
        'B1 (Stockwerk 2)'
        """
        return formatted(self, language, key, tuple(args.items()))

    def has(self, language: str, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.messages(language)

    def attributes(self, language: str, key: str) -> list[str]:
        """The names of a message's attributes."""
        return self.messages(language).attributes(key)


def files_of(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The Fluent files of a language in a folder, by name."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(f".{language}.ftl"):
            yield file


@lru_cache(maxsize=REMEMBERED)
def formatted(texts: Texts, language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A message with its arguments; remembered, since a table says most messages again."""
    return texts.messages(language).say(key, dict(args))


def on_page(folder: Traversable, language: str) -> str:
    """What the page says of the messages of a folder, as Fluent."""
    return "\n".join(sent(file) for file in files_of(folder, language) if not file.name.startswith(NOT_ON_PAGE))


def sent(file: Traversable) -> str:
    """A file as pages are sent it: without what it tells translators."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


FOLDER: Final = files(__package__)
CORE: Final = Texts(FOLDER)
_games: Final[dict[str, Texts]] = {}


def for_operators(language: str) -> str:
    """What the page of whoever runs a server says besides, as Fluent."""
    return sent(FOLDER / f"operator.{language}.ftl")


def add(game: str, folder: Traversable) -> None:
    """Make the messages of a game known."""
    _games[game] = Texts(FOLDER, folder)


def remove(game: str) -> None:
    """Forget the messages of a game."""
    del _games[game]


def of(game: str) -> Texts:
    """The messages of a game and the core; `""` are those of the core alone. Raises KeyError for an unknown game."""
    return _games[game] if game else CORE


def say(language: str, key: str, /, **args: str | int) -> str:
    """A message of the core, as `Texts.say` says it."""
    return CORE.say(language, key, **args)


def read_all() -> None:
    """Read the messages of every language now, which takes half a second, for which nobody shall wait later."""
    for language in LANGUAGES:
        for texts in (CORE, *_games.values()):
            texts.messages(language)
