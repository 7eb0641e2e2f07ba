"""The own formatter says each message as the reference does, with every argument that a text distinguishes."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from altbau.core.text.fluent import Messages
from altbau.core.text.messages import CORE, LANGUAGES, Texts, files_of, texts_of
from altbau.games import GAMES

NUMBERS = (0, 1, 2, -1, 5, 999, 1000, -1_234_567)
PLURALS = ("one", "other")
EVERY = 20  # of the messages, one in so many is compared by the quick tests


class Asked(Visitor):
    """Collects the arguments that messages ask for, and by what values they distinguish them."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.values: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.known[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        assert isinstance(node.selector, ast.VariableReference)
        for key in (variant.key for variant in node.variants):
            value = key.name if isinstance(key, ast.Identifier) else int(key.value)
            if value not in PLURALS:
                self.values[node.selector.id.name].add(value)


def ways(asked: dict[str, set[str | int]]) -> Iterator[dict[str, str | int]]:
    """Arguments: all the same number or word, and each value that one is distinguished by."""
    for number in NUMBERS:
        yield dict.fromkeys(asked, number)
    yield dict.fromkeys(asked, "Łódź {$n}")
    for name, values in asked.items():
        for value in values:
            yield {**dict.fromkeys(asked, 2), name: value}


@cache
def read(texts: Texts, language: str) -> tuple[FluentBundle, dict[str, ast.Message]]:
    """The messages of a language as the reference has them, and as they are written."""
    reference = FluentBundle([language], use_isolating=False)
    known: dict[str, ast.Message] = {}
    for file in (file for folder in texts.folders for file in files_of(folder, language)):
        written = file.read_text(encoding="utf-8")
        reference.add_resource(FluentResource(written))
        entries = FluentParser().parse(written).body
        known |= {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    return reference, known


def own_words(messages: Messages, key: str, args: dict[str, str | int]) -> str | None:
    """What the formatter says, or None where it can't."""
    try:
        return messages.say(key, args)
    except ValueError:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [CORE, *(texts_of(game.NAME) for game in GAMES)])
@pytest.mark.seeds(1, EVERY)
def test_every_message_is_said_as_the_reference_says_it(texts: Texts, language: str, seed: int) -> None:
    reference, known = read(texts, language)
    own = texts.messages(language)
    compared = 0
    for name in sorted(known)[seed::EVERY]:
        message = reference.get_message(name)
        patterns = {f"{name}.{each}": pattern for each, pattern in message.attributes.items()}
        patterns |= {name: message.value} if message.value else {}
        asked = Asked(known)
        asked.visit(known[name])
        for key, pattern in patterns.items():
            for args in ways(asked.values):
                said, errors = reference.format_pattern(pattern, args)
                assert own_words(own, key, args) == (None if errors else said), (key, args)
                compared += 1
    assert compared > len(known) / EVERY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [CORE, *(texts_of(game.NAME) for game in GAMES)])
def test_it_finds_the_messages_that_the_reference_finds(texts: Texts, language: str) -> None:
    """And their attributes: none is taken for a part of another one."""
    _, known = read(texts, language)
    own = texts.messages(language)
    assert len(known) > 100
    for name in sorted(known):
        assert name in own
        assert own.attributes(name) == [each.id.name for each in known[name].attributes]


@pytest.mark.parametrize("wrong", ["a = b\n-c = d\n", "a = b\na = c\n", " a = b\n", "a = b\nc d\n", "1 = b\n"])
def test_what_is_no_message_is_refused_when_it_is_read(wrong: str, tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text(wrong)
    with pytest.raises(ValueError, match=r"own\.en\.ftl"):
        Messages("en", files_of(tmp_path, "en"))


@pytest.mark.parametrize("wrong", ["a = { $b\n", "a =\n", "a = b\n } c\n", "a = b\nÄ = c\n"])
def test_what_is_wrong_in_a_message_is_refused_when_it_is_said(wrong: str, tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text(wrong)
    with pytest.raises(ValueError, match="is no message"):
        Messages("en", files_of(tmp_path, "en")).say("a", {})


@pytest.mark.parametrize("missing", ["none", "hallo.none", "title", "hallo", "hallo.title", "open.none"])
def test_what_is_missing_is_named(missing: str, tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text("hallo = { $name }\n .title = { title.none }\ntitle =\n .a = b\nopen = c\n")
    messages = Messages("en", files_of(tmp_path, "en"))
    with pytest.raises(KeyError):
        messages.say(missing, {})


@pytest.mark.parametrize("unknown", ["DATETIME($b)", "-own", "-own(b: 1)"])
def test_what_the_formatter_does_not_know_is_refused(unknown: str, tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text(f"a = {{ {unknown} }}\n")
    with pytest.raises(ValueError, match="is not known"):
        Messages("en", files_of(tmp_path, "en")).say("a", {"b": 1})
