"""The sentences of each kind of event are those in `cases/`; a kind without cases fails."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import ast

from altbau.core import text
from altbau.games import EDITIONS, GAMES, game_of
from tests.any_game import narrator
from tests.text.catalogue import of_game
from tests.text.events import shown, wanted, written
from tests.text.test_text import NAMES

FOLDER = Path(__file__).parent / "cases"
NEVER = "never"  # in place of a case: what the rules don't allow, and why


@cache
def cases(edition: str) -> dict[str, dict[str, Any]]:
    """By kind of event the lines of an edition, each with what is said of it in German and English, and why."""
    found: dict[str, dict[str, Any]] = yaml.load((FOLDER / f"{edition}.yaml").read_text("utf-8"), yaml.CBaseLoader)
    return found


CASED = [game for game in GAMES if any((FOLDER / f"{edition}.yaml").exists() for edition in game.EDITIONS)]
KINDS = [(edition, kind) for game in CASED for edition in game.EDITIONS for kind in cases(edition)]
ALL = [(next(iter(game.EDITIONS)), event) for game in CASED for event in game.EVENTS]


def lines(edition: str, kind: str) -> dict[str, list[str]]:
    """The cases of a kind in an edition."""
    return {line: said for line, said in cases(edition).get(kind, {}).items() if line != NEVER}


def of_all_editions(edition: str, event: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The edition and the event of each case of a kind, in all editions of a game."""
    family = game_of(edition)
    for key in family.EDITIONS:
        for line in lines(key, family.EVENTS[event].name):
            yield key, written(key, event, line)


def never(edition: str, kind: str) -> dict[str, str]:
    """What can't be shown of a kind in any edition of a game, and why."""
    return {
        what: why
        for key in game_of(edition).EDITIONS
        for what, why in cases(key).get(kind, {}).get(NEVER, {}).items()
    }  # fmt: skip


@pytest.mark.parametrize(("edition", "kind"), KINDS)
def test_an_event_is_told_as_it_should_be(edition: str, kind: str) -> None:
    numbers = {each.name: event for event, each in game_of(edition).EVENTS.items()}
    voices = [narrator(language, EDITIONS[edition], NAMES) for language in text.LANGUAGES]
    for line, said in lines(edition, kind).items():
        event = written(edition, numbers[kind], line)
        reasons = [reason for voice in voices for reason in voice.calculation(event)[-1:]]
        assert [voice.event(event) for voice in voices] + reasons == said, line


@pytest.mark.parametrize(("edition", "event"), ALL)
def test_every_kind_has_its_cases(edition: str, event: int) -> None:
    kind = game_of(edition).EVENTS[event]
    found = [shown(kind, each) for _, each in of_all_editions(edition, event)]
    assert found
    missing = wanted(kind) - set().union(*found)
    assert missing == set(never(edition, kind.name))


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("edition", "event"), ALL)
def test_every_variant_of_a_sentence_has_a_case(language: str, edition: str, event: int) -> None:
    kind = game_of(edition).EVENTS[event]
    told = [
        narrator(language, EDITIONS[key], NAMES).event_variables(each) for key, each in of_all_editions(edition, event)
    ]
    known = of_game(game_of(edition), language)
    for name in (f"event-{kind.name}", f"calculation-{kind.name}"):
        if name in known:
            pattern = known[name].pattern
            assert set(variants(pattern)) == {variant for args in told for variant in variants(pattern, args)}


def variants(pattern: ast.Pattern | None, args: dict[str, str | int] | None = None, path: str = "") -> Iterator[str]:
    """The variants of a message, those within others by their whole path; with arguments those that they choose."""
    for element in pattern.elements if pattern else ():
        choice = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(choice, ast.SelectExpression):
            assert isinstance(choice.selector, ast.VariableReference)
            chosen = choice.variants if args is None else [variant_for(choice, args[choice.selector.id.name])]
            for variant in chosen:
                within = f"{path} {choice.selector.id.name} {key_of(variant)}"
                yield within
                yield from variants(variant.value, args, within)


def variant_for(choice: ast.SelectExpression, value: str | int) -> ast.Variant:
    """The variant for a value, or the default."""
    exact = [variant for variant in choice.variants if key_of(variant) == str(value)]
    return exact[0] if exact else next(variant for variant in choice.variants if variant.default)


def key_of(variant: ast.Variant) -> str:
    """What a variant is for."""
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
