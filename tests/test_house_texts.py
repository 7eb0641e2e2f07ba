"""What is told of the rules is marked where house rules change it, field by field; and what is looked up by edition
refuses an edition that nobody knows."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from altbau import Game
from altbau.core.bots.value import for_table
from altbau.core.house_rules import HouseField
from altbau.core.messages.lesson import Learn, Turn
from altbau.core.messages.rules import HouseChange
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.learned import LEARNED as MONOPOLY
from altbau.games.wucherer.learned import LEARNED as WUCHERER
from altbau.lab.games import records
from altbau.paper import SIGN, Printer, check_sheet, sheets
from altbau.play.bots import bot_names
from altbau.play.teaching.lesson import has_lesson, lesson
from altbau.play.teaching.puzzle import puzzles
from altbau.research.environment_spec import EnvironmentSpec
from altbau.rulebook.card_page import card_page
from altbau.rulebook.chapters import book
from altbau.rulebook.examples import examples
from altbau.rulebook.house_changes import house_changes
from altbau.rulebook.short_texts import told_by_line
from altbau.rulebook.statements import Language, explain_rule
from altbau.table.setup.practice import Practice
from tests.conformance.test_short_texts import lines, messages
from tests.engine.random_games import house_of

WITH_HOUSE_RULES = [key for key in EDITIONS if game_of(key).house_fields(key)]
LANGUAGES: tuple[Language, ...] = ("de", "en")
UNKNOWN = "landlord-2099"


def other_value(field: HouseField) -> bool | int:
    """A value of a field that is not the printed one."""
    if isinstance(field.printed, bool):
        return not field.printed
    return field.most if field.printed == field.least else field.least


def changed_fields(key: str) -> Iterator[tuple[str, HouseField, HouseChange]]:
    """Each field of an edition that can be changed by itself, and how that is told in German."""
    for path, field in game_of(key).house_fields(key).items():
        try:
            (change,) = house_changes(key, house_of({path: other_value(field)}), "de")
            game_of(key).configured(key, 2, {}, {}, house_of({path: other_value(field)}))
        except BadInput:
            continue
        yield path, field, change


@pytest.mark.parametrize("key", WITH_HOUSE_RULES)
def test_each_field_that_can_be_changed_is_told_by_a_rule_of_the_edition(key: str) -> None:
    """So that there is always a sentence in the rulebook that bears the mark."""
    told = {
        sentence.number
        for chapter in book(key, "en").chapters
        for part in chapter.parts
        for paragraph in (*part.paragraphs, *part.details)
        for sentence in paragraph
    }
    for path, field, _ in changed_fields(key):
        assert told.intersection(field.rules), path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_HOUSE_RULES)
def test_every_sentence_on_paper_about_a_changed_field_is_marked(key: str, language: Language) -> None:
    printed = book(key, language)
    sentences = {
        sentence.number: sentence.text
        for chapter in printed.chapters
        for part in chapter.parts
        for paragraph in (*part.paragraphs, *part.details)
        for sentence in paragraph
    }
    for path, field, _ in Random(key).sample(list(changed_fields(key)), 12):
        house = house_of({path: other_value(field)})
        (change,) = house_changes(key, house, language)
        printer = Printer(key, language, {}, house=house)
        chapters = [printer.chapter(each) for each in printed.chapters]
        written = " ".join(
            text
            for chapter in chapters
            for part in chapter["parts"]
            for text in (*part["paragraphs"], *part["details"])
        )
        assert change.sentence in str(printer.differing())
        for number in field.rules:
            if number in sentences:
                after = written.partition(sentences[number])[2]
                assert after[: len(change.sentence) + 40].count(change.sentence) == 1, (path, number)
        aid = printer.aid()[1]
        assert change.sentence in str(aid["house"]), path
        in_aid = {row[0]: row[-1] for table in aid["tables"].values() for row in table["rows"]}
        in_book = {
            row[0]: row[-1]
            for each in chapters
            for part in each["parts"]
            for table in part["tables"]
            for row in table["rows"]
        }
        for card in printer.paper.cards:
            told = {rule.number for rule in told_by_line(key, card.name) or ()}
            name, differs = f"{card.title} ({card.count})", not told.isdisjoint(change.rules)
            assert in_aid[name] == card.line + (f" {SIGN}" if differs else ""), path
            assert (change.sentence in in_book.get(name, "")) == (differs and name in in_book), path


@pytest.mark.parametrize("key", WITH_HOUSE_RULES)
def test_each_short_text_about_a_changed_field_is_told_to_the_page(key: str) -> None:
    """Lines of cards, hints, notes, reasons why not, remedies, what is at stake, and options; the page marks those that
    it is told (`web/src/mounted/house-marks.test.ts`)."""
    short = [*lines(key), *messages(key)]
    for path, _, change in changed_fields(key):
        about = {each.name for each in short if any(rule.number in change.rules for rule in each.rules)}
        assert about == {*change.texts}, path


@pytest.mark.parametrize("key", [key for key in WITH_HOUSE_RULES if has_lesson(key)])
def test_a_picture_of_a_lesson_that_teaches_a_field_bears_its_rules(key: str) -> None:
    fields = game_of(key).house_fields(key)
    bubbles = [step.bubble for chapter in lesson(key).chapters for step in chapter.steps if step.bubble]
    for bubble, field in [(each, fields[name]) for each in bubbles for name in each.teaches if name in fields]:
        assert set(field.rules).intersection(bubble.rules), (bubble.say["en"], field.label)


@pytest.mark.parametrize("key", [key for key in WITH_HOUSE_RULES if has_lesson(key)])
def test_each_picture_of_a_lesson_says_which_rules_it_tells(key: str) -> None:
    practice = Practice(lesson(key), "table", Learn(name="Ann"), "en")
    seq = 0
    while (told := practice.lesson_message()).wants != "over":
        bubble = practice.learning.step.bubble
        assert bubble and told.rules == [*bubble.rules]
        practice.take(Turn(id="t", seq=seq, to="next"))
        seq += 1


LOOKUPS: dict[str, Callable[[], object]] = {
    "a game": lambda: Game.new(UNKNOWN, players=2, seed=1),
    "a position": lambda: Game.from_position(f"edition: {UNKNOWN}"),
    "the book": lambda: book(UNKNOWN, "en"),
    "a rule": lambda: explain_rule(UNKNOWN, "R001", "en"),
    "a card": lambda: card_page(UNKNOWN, "family", "en"),
    "the examples": lambda: examples(UNKNOWN, "en"),
    "house rules": lambda: house_changes(UNKNOWN, {}, "en"),
    "the sheets": lambda: sheets(UNKNOWN),
    "a sheet": lambda: check_sheet("rules", UNKNOWN, "en", "a4"),
    "a lesson": lambda: lesson(UNKNOWN),
    "the puzzles": lambda: puzzles(UNKNOWN),
    "the bots": lambda: bot_names(game_of(UNKNOWN)),
    "games of bots": lambda: next(records(["random", "random"], 1, 1, edition=UNKNOWN)),
    "a setting": lambda: EnvironmentSpec(UNKNOWN, 2),
    "weights of the landlord games": lambda: for_table(WUCHERER, UNKNOWN, 2),
    "weights of Monopoly": lambda: for_table(MONOPOLY, UNKNOWN, 2),
    "weights for more players than anybody learnt from": lambda: for_table(WUCHERER, "landlord-2013", 20),
}


@pytest.mark.parametrize("what", LOOKUPS)
def test_what_is_looked_up_by_edition_refuses_an_unknown_one(what: str) -> None:
    with pytest.raises((BadInput, LookupError)):
        LOOKUPS[what]()
