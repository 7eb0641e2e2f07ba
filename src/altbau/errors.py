"""The errors for bad input: each has a code and arguments; `text/` has the sentence for each code."""

from functools import partial
from typing import Self


class BadInput(ValueError):  # noqa: N818  the name is public
    """Input that can't be used; nothing has been changed.

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

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, **self.args_by_name), (), self.__dict__

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.code} ({details})" if details else self.code


class NotAsked(BadInput):
    """A move of a player who is not asked."""


class IllegalMove(BadInput):
    """A move that the rules forbid; `rule` is the number of the rule or ruling, empty if there is none."""

    def __init__(self, code: str, rule: str = "", **args_by_name: str | int) -> None:
        super().__init__(code, **args_by_name)
        self.rule = rule
