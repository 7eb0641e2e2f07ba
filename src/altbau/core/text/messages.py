"""The messages of a language: from the Fluent files `….de.ftl` of this folder, and of those that games have added."""

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("de", "en")
NOT_ON_PAGE: Final = ("cli.", "errors.", "hints.", "server.")  # files of what others say, or the server to the page
REMEMBERED: Final = 20_000  # messages with their arguments, some megabytes

_own: Final = files(__package__)
_folders: list[Traversable] = [_own]


def add(folder: Traversable) -> None:
    """Make the messages of a folder known, too; once is enough."""
    if folder not in _folders:
        _folders.append(folder)
        _read_anew()


def remove(folder: Traversable) -> None:
    """Forget the messages of a folder."""
    _folders.remove(folder)
    _read_anew()


def _read_anew() -> None:
    """Forget what has been read and said: it is out of date."""
    messages.cache_clear()
    for_page.cache_clear()
    formatted.cache_clear()


def _files(language: str) -> Iterator[Traversable]:
    """The Fluent files of a language. Raises KeyError for one that Altbau does not speak."""
    if language not in LANGUAGES:
        raise KeyError(language)
    for folder in _folders:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(f".{language}.ftl"):
                yield file


@cache
def for_page(language: str) -> str:
    """What the page says, as Fluent: its own sentences and those of the games. Raises KeyError like `messages`."""
    shown = [file for file in _files(language) if not file.name.startswith(NOT_ON_PAGE)]
    return "\n".join(file.read_text(encoding="utf-8") for file in shown)


@cache
def messages(language: str) -> "FluentBundle":
    """The bundle of a language. Raises KeyError for one that Altbau does not speak."""
    from fluent.runtime import FluentBundle, FluentResource  # which takes a tenth of a second

    bundle = FluentBundle([language], use_isolating=False)  # plain text in terminals, files and attributes
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def read_all() -> None:
    """Read the messages of every language now, which takes half a second, for which nobody shall wait later."""
    for language in LANGUAGES:
        messages(language)


def has(language: str, key: str) -> bool:
    """Whether there is such a message."""
    return messages(language).has_message(key)


def attributes(language: str, key: str) -> list[str]:
    """The names of a message's attributes."""
    return list(messages(language).get_message(key).attributes)


def say(language: str, key: str, /, **args: str | int) -> str:
    """A message in a language; `card-hacker.text` is the attribute of a message.

    Raises KeyError for a message or an argument that is missing, so that a hole in the texts is never shown to anybody.

    >>> say("de", "apartment-floor", building="B1", floor=2)
    'B1 (Stockwerk 2)'
    """
    return formatted(language, key, tuple(args.items()))


@lru_cache(maxsize=REMEMBERED)
def formatted(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A message with its arguments; remembered, since a table says most messages again."""
    bundle = messages(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)  # KeyError
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"{key}: {', '.join(str(error) for error in errors)}")
    return str(text)
