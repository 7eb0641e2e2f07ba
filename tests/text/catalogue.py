"""Messages parsed from Fluent files: which there are, and what two translations have to share."""

import re
from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from altbau.core.game import AnyGame
from altbau.core.text.messages import FOLDER, files_of


class Message:
    """What two translations have to share: attributes and arguments."""

    def __init__(self, entry: ast.Message) -> None:
        self.pattern = entry.value
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        finder = Finder()
        finder.visit(entry)
        self.variables = {re.sub("-(?!own).*", "", name) for name in finder.variables}  # grammar may differ, facts not
        self.references = finder.references


class Finder(Visitor):
    """Collects the variables and messages that an entry uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def of_core(language: str) -> dict[str, Message]:
    """The messages of the core."""
    return in_folder(FOLDER, language)


def of_game(game: AnyGame, language: str) -> dict[str, Message]:
    """The messages of a game, without those of the core."""
    return in_folder(game.TEXTS, language)


def in_folder(folder: Traversable, language: str) -> dict[str, Message]:
    """The messages of a language in a folder."""
    return {
        key: message
        for file in files_of(folder, language)
        for key, message in written(file.read_text(encoding="utf-8")).items()
    }


@cache
def written(fluent: str) -> dict[str, Message]:
    """The messages of a Fluent text."""
    entries = FluentParser().parse(fluent).body
    return {entry.id.name: Message(entry) for entry in entries if isinstance(entry, ast.Message)}
