"""The page of one card of an edition: its rules and rulings, the cards that answer it, why it can't be played, and
statistics from games of bots.

The statistics are in `figures/<edition>.json` in the folder of a game; `benchmarks/cards.py` writes them.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from altbau.core.messages.rules import CardPage, Figures, Following, Reference, Row, Way, WhyNot
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.rulebook.chapters import Reader, book
from altbau.rulebook.statements import Language, Ruling, in_language

FOLDER: Final = "figures"
LONGEST_NAME: Final = 40  # characters of an unknown card's name that the error repeats

Interval = tuple[float, float, float]  # mean, low, high


class PlayStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a card was played in one way; `then` has what followed, by name."""

    times: int
    then: dict[str, Interval]


class CardStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Statistics of the games of an edition: `ways` by card and way of playing it; `refused` by card, as pairs of the
    reason why it could not be played and its rule."""

    games: int
    players: int
    bot: str
    commit: str
    any_round: dict[str, Interval]
    ways: dict[str, dict[str, PlayStatistics]]
    refused: dict[str, list[tuple[str, str]]]


@cache
def load_statistics(package: str, edition: str) -> CardStatistics | None:
    """The statistics of an edition; None if it has none. Raises msgspec.ValidationError for a file of another form."""
    file = files(package) / FOLDER / f"{edition}.json"
    return msgspec.json.decode(file.read_bytes(), type=CardStatistics) if file.is_file() else None


@cache
def card_page(edition: str, card: str, language: Language) -> CardPage:
    """The page of a card. Raises BadInput for an unknown edition or card."""
    game = game_of(edition)
    rules = game.CARDS.get(edition, {}).get(card)
    if rules is None or game.RULEBOOK is None:
        raise BadInput("no-such-card", card=card[:LONGEST_NAME], edition=edition)
    reader, found = Reader(edition, language), load_statistics(game.RULEBOOK, edition)
    answers = [row for row in rows(edition, language) if row.card]
    return CardPage(
        name=card,
        rules=[
            Reference(number=number, title=words.title) for number, words, _ in reader.statements_of(" ".join(rules))
        ],
        rulings=list(rulings(reader, set(rules))),
        answered_by=[name for row in answers if row.card == card for name in row.answers],
        answers=[row.card for row in answers if row.card and card in row.answers],
        refused=[WhyNot(reason=name, rule=rule) for name, rule in found.refused.get(card, [])] if found else [],
        figures=figures(found, card) if found else None,
    )


def rows(edition: str, language: Language) -> Iterator[Row]:
    """The rows of all tables of a rulebook."""
    for chapter in book(edition, language).chapters:
        for part in chapter.parts:
            yield from part.rows


def rulings(reader: Reader, rules: set[str]) -> Iterator[Reference]:
    """The rulings of an edition whose first rule is one of `rules`."""
    for number, entry in reader.entries.items():
        if isinstance(entry, Ruling) and reader.text(number) is not None and reader.subject(entry) in rules:
            yield Reference(number=number, title=in_language(entry, reader.language).title)


def figures(found: CardStatistics, card: str) -> Figures:
    """The statistics of a card, the most frequent ways first."""
    ways = sorted(found.ways.get(card, {}).items(), key=lambda way: -way[1].times)
    return Figures(
        games=found.games,
        players=found.players,
        bot=found.bot,
        commit=found.commit,
        ways=[Way(way=name, times=way.times, then=measured_after(way.then)) for name, way in ways],
        any_round=measured_after(found.any_round),
    )


def measured_after(then: Mapping[str, Interval]) -> list[Following]:
    """What followed, as the page gets it."""
    return [Following(what=what, mean=mean, low=low, high=high) for what, (mean, low, high) in then.items()]
