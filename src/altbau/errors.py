"""The errors for bad input: each has a code and arguments; `text/` has the sentence for each code."""

from collections.abc import Callable
from functools import partial
from typing import Final, Self, TypeAlias


class BadInput(ValueError):  # noqa: N818  the name is public
    """Input that can't be used; nothing has been changed. As text it is an English sentence, with the code and the
    arguments behind it.

    `code` names the message `error-<code>` of the texts, `args_by_name` are its arguments. `game` is the name of the
    game whose texts have the message; it is empty for a message of the core.
    """

    game = ""

    def __init__(self, code: str, **args_by_name: str | int) -> None:
        super().__init__(code, args_by_name)
        self.code = code
        self.args_by_name = args_by_name

    def told_by(self, game: str) -> Self:
        """This error, with its message taken from the texts of `game`."""
        self.game = game
        return self

    def say(self, language: str) -> str:
        """The error as a sentence in a language, `de` or `en`. Raises KeyError if there are no texts for it."""
        return _writers[0](language, self)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, **self.args_by_name), (), self.__dict__

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        told = f"{self.code}: {details}" if details else self.code
        try:
            return f"{self.say('en')} ({told})"
        except LookupError:  # the texts, or those of its game, are not there
            return told

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, BadInput) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), self.code))  # the arguments can still be completed


class NotAsked(BadInput):
    """A move of a player who is not asked."""


class IllegalMove(BadInput):
    """A move that the rules forbid; `rule` is the number of the rule or ruling, empty if there is none."""

    def __init__(self, code: str, rule: str = "", **args_by_name: str | int) -> None:
        super().__init__(code, **args_by_name)
        self.rule = rule


Writer: TypeAlias = Callable[[str, BadInput], str]  # writes an error as a sentence in a language

_writers: Final[list[Writer]] = []


def register_writer(writer: Writer) -> None:
    """Write errors by this function; `core/text` registers its own."""
    _writers[:] = [writer]
