"""The rules that each short text tells (the line of a card, a hint, a reason why not), from `short_texts.yaml` in the
folder of a game."""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

import msgspec

from altbau.games import game_of
from altbau.rulebook.statements import load_yaml, year_of

FILE: Final = "short_texts.yaml"
ALIKE: Final = "~"  # behind a number: editions differ in the rule, but not in what the text tells of it

Numbers = str | dict[str, str]  # of all editions, or by years


class ShortTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules by text: `lines` by card, `messages` by their names."""

    lines: dict[str, Numbers] = {}
    messages: dict[str, Numbers] = {}


class ToldRule(NamedTuple):
    """A rule that a text tells; `alike` if it differs between editions only in what the text leaves out."""

    number: str
    alike: bool


@cache
def short_texts(package: str) -> ShortTexts:
    """The short texts of a game; `package` is its `RULEBOOK`. Raises msgspec.ValidationError for another form."""
    return msgspec.convert(load_yaml(package, FILE), ShortTexts)


def told_by_line(edition: str, card: str) -> tuple[ToldRule, ...] | None:
    """The rules that the line of a card tells; None if the edition has no such line. Raises BadInput for an unknown
    edition."""
    return told_in(texts_of_edition(edition).lines.get(card, {}), edition)


def told_by_message(edition: str, name: str) -> tuple[ToldRule, ...] | None:
    """The rules that a message tells; None if the edition never shows it. Raises BadInput for an unknown edition."""
    return told_in(texts_of_edition(edition).messages.get(name, {}), edition)


def texts_telling(edition: str, numbers: Iterable[str]) -> list[str]:
    """The messages of an edition that tell one of these rules, the lines of cards among them. Raises BadInput for an
    unknown edition."""
    wanted, cards = set(numbers), game_of(edition).CARDS.get(edition, {})
    told = {f"text-{edition}-{card}.line": told_by_line(edition, card) for card in cards}
    told |= {name: told_by_message(edition, name) for name in texts_of_edition(edition).messages}
    return [name for name, rules in told.items() if not wanted.isdisjoint(rule.number for rule in rules or ())]


def texts_of_edition(edition: str) -> ShortTexts:
    """The short texts of the game of an edition; empty if it has no rulebook."""
    package = game_of(edition).RULEBOOK
    return short_texts(package) if package else ShortTexts()


def told_in(numbers: Numbers, edition: str) -> tuple[ToldRule, ...] | None:
    """What is given for an edition; None if nothing is."""
    if isinstance(numbers, dict):
        year = year_of(edition)
        found = next((each for years, each in numbers.items() if year in years.split(", ")), None)
    else:
        found = numbers
    return None if found is None else tuple(ToldRule(each.removesuffix(ALIKE), ALIKE in each) for each in found.split())
