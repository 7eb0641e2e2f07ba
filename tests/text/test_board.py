"""Monopoly is told in both languages: every event, question, square and card, and every word where it is a choice."""

import re
from itertools import product

import pytest

from altbau.core import text
from altbau.core.engine.ids import FIRST, NOBODY, Seat
from altbau.games.monopoly.bot import REASONS
from altbau.games.monopoly.hints import HINTS
from altbau.games.monopoly.narrator import MonopolyNarrator
from altbau.games.monopoly.rules.actions import JAIL_CARD, NUMBER, SQUARE
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, HOUSE_LOT
from altbau.games.monopoly.rules.board import GROUP_NAMES, INDEX, NAMES
from altbau.games.monopoly.rules.cards import CARDS, DECKS
from altbau.games.monopoly.rules.edition import MONOPOLY
from altbau.games.monopoly.rules.events import BASES, CAUSES, EVENTS
from altbau.games.monopoly.rules.managing import OPERATIONS
from altbau.games.monopoly.rules.questions import QUESTIONS
from altbau.games.wucherer.rules.ids import Card
from tests.text.test_text import NAMES as PLAYERS
from tests.text.test_text import speaks

VALUES = {
    "seat": (0, 1),
    "coins": (0, 1, 250),
    "number": (1, 3, 5),
    "square": (INDEX["badstrasse"], INDEX["chance-1"]),
    "lot": (INDEX["wasserwerk"], HOUSE_LOT, HOTEL_LOT),
    "card": (1, 20),
    "basis": tuple(range(len(BASES))),
    "cause": tuple(range(len(CAUSES))),
    "word": OPERATIONS,
}
GOODS = ((SQUARE + 1, 0), (SQUARE + 1, JAIL_CARD, 0, NUMBER + 100), (0, SQUARE + 5))
VOICES = [MonopolyNarrator(language, MONOPOLY, PLAYERS) for language in text.LANGUAGES]
narrators = pytest.mark.parametrize("narrator", VOICES, ids=lambda narrator: narrator.language)


def examples(specs: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Argument values of each type; the bank where a player may be nobody."""
    sorts = [spec.partition(":")[2] for spec in specs]
    if "seats" in sorts:
        return [(0,), (0, 1)]
    banks = {"creditor", "leader"}
    choices = [
        (*VALUES["seat"], NOBODY) if spec.partition(":")[0] in banks else VALUES[sort]
        for spec, sort in zip(specs, sorts, strict=True)
        if sort != "goods"
    ]
    traded = GOODS if "goods" in sorts else ((),)
    return [(*fixed, *goods) for fixed in product(*choices) for goods in traded]


@narrators
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_can_be_told(narrator: MonopolyNarrator, kind: Card) -> None:
    for values in examples(EVENTS[kind].args):
        speaks(narrator.event((kind, *values)))
        for line in narrator.calculation((kind, *values)) if EVENTS[kind].rules_of((kind, *values)) else ():
            speaks(line)
            assert re.search(r"\([HMQ]\d+(, [HMQ]\d+)*\)$", line), line


@narrators
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked(narrator: MonopolyNarrator, kind: Card) -> None:
    for values in examples(QUESTIONS[kind].args):
        speaks(narrator.question((kind, *values), asked=Seat(1), reader=Seat(1)))
        speaks(narrator.question((kind, *values), asked=Seat(1)))


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    narrator = MonopolyNarrator(language, MONOPOLY, PLAYERS)
    for name in NAMES:
        speaks(narrator.say(f"square-{name}"))
    for name in GROUP_NAMES:
        speaks(narrator.say(f"group-{name}"))
    for kind in {kind for stacks in DECKS.values() for stack in stacks for kind in stack}:
        speaks(narrator.say(f"drawn-{CARDS[kind].name}"))


@narrators
@pytest.mark.parametrize("name", [name for name in REASONS if any("square" in spec for spec in REASONS[name])])
def test_bots_say_why(narrator: MonopolyNarrator, name: str) -> None:
    args = narrator.arguments(REASONS[name], (INDEX["badstrasse"],), FIRST)
    speaks(narrator.say(f"bot-reason-{name}", **args))


def test_street_names_stay_german() -> None:
    for name in ("badstrasse", "schlossallee", "suedbahnhof"):
        assert text.texts_of("monopoly").say("de", f"square-{name}") == text.texts_of("monopoly").say(
            "en", f"square-{name}"
        )
    assert text.texts_of("monopoly").say("en", "square-gefaengnis") == "Jail"


@narrators
@pytest.mark.parametrize("name", HINTS)
def test_every_reason_and_fact_of_a_hint_can_be_told(narrator: MonopolyNarrator, name: str) -> None:
    for values in examples(HINTS[name]):
        speaks(narrator.say(f"hint-{name}", **narrator.arguments(HINTS[name], values, FIRST)))
