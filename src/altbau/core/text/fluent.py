"""Formats messages written in Fluent (projectfluent.org). It supports what the texts use: text, arguments, select
expressions, message references, strings and NUMBER. Tests compare it with the reference, `fluent.runtime`.

The import of `fluent.syntax` is slow, so this module is imported only when a message is needed. A message is parsed
when it is said for the first time: there are thousands, and a game says few of them.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser, ast

GROUPING: Final = {"de": ".", "en": ","}  # thousands separators
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
BEGIN: Final = re.compile(r"^(?=[-a-zA-Z])", re.MULTILINE)  # of an entry; its further lines are indented, or close one
NAME: Final = re.compile(r"([a-zA-Z][-\w]*) *=", re.ASCII)
Said = str | int
Expression = ast.TextElement | ast.Placeable | ast.InlineExpression | ast.SelectExpression


class Messages:
    """The messages of files in a language."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        """Raises ValueError if a file has something else than messages and comments, or defines a message twice."""
        self._grouping = GROUPING[language]
        self._all: dict[str, str] = {}  # as Fluent
        for file in files:
            for entry in split_entries(file.read_text(encoding="utf-8")):
                named = NAME.match(entry)
                if not named:
                    raise ValueError(f"{file.name}: {entry} is no message")
                if named[1] in self._all:
                    raise ValueError(f"{file.name}: {named[1]} stands twice")
                self._all[named[1]] = entry

    def __contains__(self, name: str) -> bool:
        return name in self._all

    def attributes(self, name: str) -> list[str]:
        """The names of a message's attributes. Raises KeyError, ValueError if it is not valid Fluent."""
        return [each.id.name for each in parse_message(self._all[name]).attributes]

    def say(self, key: str, args: Mapping[str, Said]) -> str:
        """The text of a message, or of an attribute (`name.attribute`). Raises KeyError if the message, the attribute
        or an argument is missing, ValueError for unsupported or wrong Fluent."""
        name, _, attribute = key.partition(".")
        message = parse_message(self._all[name])
        patterns = [each.value for each in message.attributes if each.id.name == attribute]
        pattern = patterns[0] if patterns else message.value if not attribute else None
        if pattern is None:
            raise KeyError(key)
        return self._pattern(pattern, args)

    def _pattern(self, pattern: ast.Pattern, args: Mapping[str, Said]) -> str:
        return "".join(self._shown(self._said(each, args)) for each in pattern.elements)

    def _shown(self, said: Said) -> str:
        return said if isinstance(said, str) else f"{said:,}".replace(",", self._grouping)

    def _said(self, expression: Expression, args: Mapping[str, Said]) -> Said:
        match expression:
            case ast.TextElement():
                return expression.value
            case ast.Placeable():
                return self._said(expression.expression, args)
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.VariableReference():
                return args[expression.id.name]
            case ast.MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                return self.say(expression.id.name + attribute, args)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return number(self._said(expression.arguments.positional[0], args))
            case ast.SelectExpression():
                return self._pattern(matching_variant(expression, self._said(expression.selector, args)).value, args)
        raise ValueError(f"{type(expression).__name__} is not known")


def number(said: Said) -> int:
    """The function NUMBER: the number itself. Raises ValueError for a string."""
    if isinstance(said, str):
        raise ValueError(f"{said} is not a number")
    return said


def matching_variant(choice: ast.SelectExpression, said: Said) -> ast.Variant:
    """The first variant that matches, or the default. A number also matches its plural category; the categories are the
    same in German and English (Unicode CLDR)."""
    fits = {said} if isinstance(said, str) else {said, "one" if abs(said) == 1 else "other"}
    keys = (
        (each.key.name if isinstance(each.key, ast.Identifier) else int(each.key.value), each)
        for each in choice.variants
    )
    default = next(each for each in choice.variants if each.default)
    return next((each for key, each in keys if key in fits), default)


@cache
def split_entries(fluent: str) -> list[str]:
    """The entries of a file as they are written; cached, since the core's files are read again for every game."""
    return [entry for entry in BEGIN.split(COMMENT.sub("", fluent)) if entry.strip()]


@cache
def parse_message(written: str) -> ast.Message:
    """A message, by its Fluent. Raises ValueError."""
    match FluentParser().parse(written).body:
        case [ast.Message() as message]:
            return message
    raise ValueError(f"{written} is no message")
