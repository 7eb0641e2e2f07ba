"""All about one card of an edition: its rules and rulings, what answers it, why it can't be played, and what became of
it in games of bots, from `figures/<edition>.json` in the folder of a game, which `benchmarks/cards.py` writes."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from altbau.chapters import Reader, book
from altbau.core.page.rules import CardPage, Figures, Following, Reference, Row, Way, WhyNot
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.rulebook import Language, Ruling, in_language

FOLDER: Final = "figures"
LONGEST_NAME: Final = 40  # that is repeated to whoever asks for a card that there is not

Interval = tuple[float, float, float]  # mean, low, high


class SeenWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a card was played in one way, and what followed, by name."""

    times: int
    then: dict[str, Interval]


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was seen in the games of an edition: by card and way how it was played, and by card why it could not be, as
    the names of reasons and their rules."""

    games: int
    players: int
    bot: str
    commit: str
    any_round: dict[str, Interval]
    ways: dict[str, dict[str, SeenWay]]
    refused: dict[str, list[tuple[str, str]]]


@cache
def seen(folder: Path, edition: str) -> Seen | None:
    """What was seen of an edition; None where nobody has looked on. Raises msgspec.ValidationError for other files."""
    file = folder / FOLDER / f"{edition}.json"
    return msgspec.json.decode(file.read_bytes(), type=Seen) if file.is_file() else None


@cache
def card_page(edition: str, card: str, language: Language) -> CardPage:
    """All about a card. Raises BadInput for an edition or a card that there is not."""
    game = game_of(edition)
    rules = game.CARDS.get(edition, {}).get(card)
    if rules is None or game.RULEBOOK is None:
        raise BadInput("no-such-card", card=card[:LONGEST_NAME], edition=edition)
    reader, found = Reader(edition, language), seen(game.RULEBOOK, edition)
    answers = [row for row in rows(edition, language) if row.card]
    return CardPage(
        name=card,
        rules=[Reference(number=number, title=words.title) for number, words, _ in reader.said(" ".join(rules))],
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
    """The rulings of an edition that are, first of all, about one of these rules."""
    for number, entry in reader.entries.items():
        if isinstance(entry, Ruling) and reader.text(number) is not None and reader.subject(entry) in rules:
            yield Reference(number=number, title=in_language(entry, reader.language).title)


def figures(found: Seen, card: str) -> Figures:
    """What became of a card, the usual ways first."""
    ways = sorted(found.ways.get(card, {}).items(), key=lambda way: -way[1].times)
    return Figures(
        games=found.games,
        players=found.players,
        bot=found.bot,
        commit=found.commit,
        ways=[Way(way=name, times=way.times, then=following(way.then)) for name, way in ways],
        any_round=following(found.any_round),
    )


def following(then: Mapping[str, Interval]) -> list[Following]:
    """What followed, as the page reads it."""
    return [Following(what=what, mean=mean, low=low, high=high) for what, (mean, low, high) in then.items()]
