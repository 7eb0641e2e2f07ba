"""Both languages have all messages, with the same arguments."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

import altbau
from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.errors import BadInput, IllegalMove
from altbau.games import GAMES
from altbau.games.wucherer import NAME
from altbau.games.wucherer import game as wucherer
from altbau.games.wucherer.hints import HINTS
from altbau.games.wucherer.narrator import WuchererNarrator
from altbau.games.wucherer.rules.actions import ATTIC, BASEMENT, NUMBER, PASS, WORDS, apartment_id, building_id
from altbau.games.wucherer.rules.cards import ALIBI, BOMB, HACKER, MOVE, MURDER, ROOF_EXPANSION, TAVERN
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS, LANDLORD_2013
from altbau.games.wucherer.rules.events import (
    CARD_PLAYED,
    EXPANDED,
    GAME_OVER,
    INCOME,
    MOVED,
    PILES,
    REASONS,
    RENT,
)
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.playbook import EVENTS
from altbau.games.wucherer.rules.questions import COUNTER_STROKE, PLAY, POLICE_OR_NOT, QUESTIONS, WHERE_TO
from altbau.games.wucherer.rules.refusals import REFUSALS
from tests.text.catalogue import of_core, of_game

NAMES = ("Anna", "Ben", "Cleo")
B1 = building_id(Seat(1), 1)
FLAT = apartment_id(B1, 1)
VALUES = {
    "seat": (0, 1),
    "hidden": (0, HACKER),
    "building": (B1, building_id(Seat(0), 2)),
    "apartment": (FLAT, apartment_id(B1, BASEMENT), apartment_id(B1, 3), apartment_id(B1, ATTIC)),
    "target": (B1, FLAT),
    "coins": (0, 1, 2, 7),
    "number": (0, 1, 5),
    "pile": tuple(PILES),
    "kinds": (1 << HACKER, 1 << HACKER | 1 << BOMB | 1 << MOVE),
}


DE, EN = (WuchererNarrator(language, LANDLORD_2013, NAMES) for language in ("de", "en"))
VOICES = [WuchererNarrator(language, edition, NAMES) for language in text.LANGUAGES for edition in EDITIONS.values()]
narrators = pytest.mark.parametrize(
    "narrator", VOICES, ids=lambda narrator: f"{narrator.language}-{narrator.edition.key}"
)

FITS = 38  # letters, in three short lines
MOST = 500  # combinations of arguments tried for each message


def test_all_cards_have_a_text_and_the_same_grammar() -> None:
    for known in (of_game(wucherer, "de"), of_game(wucherer, "en")):
        grammar = known["card-hidden"].attributes
        for edition in EDITIONS.values():
            for name in edition.names.values():
                assert known[f"card-{name}"].attributes == grammar
                assert f"text-{edition.key}-{name}" in known


@narrators
def test_what_a_card_does_fits_on_it(narrator: WuchererNarrator) -> None:
    for name in narrator.edition.names.values():
        line = narrator.say(f"text-{narrator.edition.key}-{name}.line")
        assert 10 < len(line) <= FITS, line


def test_what_else_has_a_name_has_a_message() -> None:
    needed = {f"reason-{name}" for name, _ in REASONS.values()}
    needed |= {f"place-{name}" for name in ("any", "ground", "attic")}
    needed |= {f"provenance-{name}" for name in ("rulebook", "reconstructed", "own")}
    assert needed <= set(of_game(wucherer, "de"))


def examples(specs: tuple[str, ...], edition: Edition) -> list[tuple[int, ...]]:
    """Argument values of each type in many combinations, always the same ones."""
    sorts = [spec.partition(":")[2] for spec in specs]
    if "seats" in sorts:
        return [(0,), (0, 1), (0, 1, 2)]
    if "items" in sorts:
        return [(0, 3, *(value for code in REASONS for value in (code, FLAT, HACKER, 1)))]
    goods = [(0,), (BOMB, 0), (BOMB, ALIBI, 0, NUMBER + 2, MOVE)] if "goods" in sorts else [()]
    values = VALUES | ({"card": tuple(edition.names)} if "card" in sorts else {})
    combinations = [
        (*fixed, *traded) for fixed in product(*(values[sort] for sort in sorts if sort != "goods")) for traded in goods
    ]
    return combinations if len(combinations) <= MOST else Random(1).sample(combinations, MOST)


def speaks(sentence: str) -> None:
    """A sentence without holes."""
    assert sentence
    assert not re.search(r"[{}]|\$|  ", sentence), sentence
    assert sentence == sentence.strip()


@narrators
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_can_be_told(narrator: WuchererNarrator, kind: Card) -> None:
    for values in examples(EVENTS[kind].args, narrator.edition):
        speaks(narrator.event((kind, *values)))
        for line in narrator.calculation((kind, *values)):
            speaks(line)
            assert re.search(r"\([RQ]\d{3}(, [RQ]\d{3})*\)$", line), line


def test_a_rule_that_does_not_apply_is_not_named() -> None:
    assert EVENTS[EXPANDED].rules_of((EXPANDED, 0, ROOF_EXPANSION, B1)) == ("R063", "R065")
    assert EVENTS[MOVED].rules_of((MOVED, 0, HACKER, FLAT, FLAT, TAVERN)) == ("R121",)


@narrators
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked(narrator: WuchererNarrator, kind: Card) -> None:
    for values in examples(QUESTIONS[kind].args, narrator.edition):
        speaks(narrator.question((kind, *values), asked=Seat(1), reader=Seat(1)))
        speaks(narrator.question((kind, *values), asked=Seat(1)))


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_refusals_and_words(language: str) -> None:
    for code in REFUSALS:
        speaks(text.texts_of(NAME).say(language, f"refusal-{REFUSALS[code][0]}"))
    voice = WuchererNarrator(language, LANDLORD_2013, NAMES)
    for action in WORDS:
        speaks(voice.label(action, PLAY).replace("  ", " "))
    assert voice.label(PASS, POLICE_OR_NOT) != voice.label(PASS, PLAY)


def test_sentences_name_players_places_and_cards() -> None:
    assert EN.question((POLICE_OR_NOT, 0, BOMB, B1, 0), asked=Seat(1), reader=Seat(1)) == (
        "Anna has bombed your building B1. Call the police?"
    )
    assert EN.question((POLICE_OR_NOT, 1, BOMB, B1, 0), asked=Seat(1), reader=Seat(1)) == (
        "You have bombed your own building B1. Call the police?"
    )
    assert EN.question((POLICE_OR_NOT, 0, BOMB, B1, 0), asked=Seat(0), reader=Seat(0)) == (
        "You have bombed B1. Call the police yourself?"
    )
    assert DE.question((WHERE_TO, HACKER, FLAT, MOVE), asked=Seat(0), reader=Seat(0)) == (
        "Wohin mit dem Hacker aus B1 (Erdgeschoss)?"
    )
    assert "Cleo" in DE.question((COUNTER_STROKE, 2, MURDER), asked=Seat(0), reader=Seat(0))
    assert EN.event((CARD_PLAYED, 0, ALIBI, 0)) == "Anna has an alibi."
    assert "Anna, Ben und Cleo teilen" in DE.event((GAME_OVER, 0, 1, 2))


def test_an_income_is_told_item_by_item() -> None:
    lines = EN.calculation((INCOME, 1, 2, RENT, FLAT, HACKER, 2))
    assert lines == ["B1 (ground floor): Hacker, 2 coins (R186)", "Together 2 coins (R185, R190)"]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_errors_are_sentences(language: str) -> None:
    value = text.error(language, BadInput("bad-value", place="coins.A", value="many", expected="number"))
    assert "coins.A" in value and "many" in value and " number" not in value.replace("whole number", "")
    illegal = IllegalMove("illegal-move", "R105", token="A1.1", refusal="murder-proof", options="done").told_by(NAME)
    assert text.texts_of(NAME).say(language, "refusal-murder-proof") in text.error(language, illegal)
    assert "8080" in text.error(language, BadInput("port-in-use", port=8080))


RAISED = re.compile(r'(?:BadInput|NotAsked|IllegalMove)\(\s*"([a-z-]+)".*?(\.told_by\(|\n)', re.DOTALL)


def test_every_error_raised_has_a_sentence() -> None:
    """In the messages of the core, or in those of the game that it says tell it."""
    core = {key.removeprefix("error-") for key in of_core("de")}
    games = {game.NAME: {key.removeprefix("error-") for key in of_game(game, "de")} for game in GAMES}
    raised: set[str] = set()
    for file in Path(altbau.__file__).parent.rglob("*.py"):
        own = next((known for name, known in games.items() if f"/games/{name}/" in file.as_posix()), set())
        for code, told in RAISED.findall(file.read_text(encoding="utf-8")):
            assert code in (core | own if told != "\n" else core), f"{file.name}: {code}"
            raised.add(code)
    assert len(raised) > 50


def test_what_is_missing_is_never_passed_over() -> None:
    with pytest.raises(KeyError):
        text.say("de", "no-such-message")
    with pytest.raises(KeyError):
        text.say("fr", "word-pass")
    with pytest.raises(KeyError):
        text.say("en", "event-jailed")
    with pytest.raises(KeyError):
        text.texts_of(NAME).say("en", "event-jailed")
    with pytest.raises(KeyError):
        text.say("en", "word-pass.text")
    with pytest.raises(KeyError):
        text.texts_of("chess")


@narrators
@pytest.mark.parametrize("name", HINTS)
def test_every_reason_and_fact_of_a_hint_can_be_told(narrator: WuchererNarrator, name: str) -> None:
    for values in examples(HINTS[name], narrator.edition):
        speaks(narrator.say(f"hint-{name}", **narrator.arguments(HINTS[name], values, Seat(0))))
