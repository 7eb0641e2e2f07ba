"""A game has its own messages, complete in both languages."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import ast

from altbau.core import text
from altbau.core.game import AnyGame
from altbau.core.text import bot_name
from altbau.core.text.messages import FOLDER, Texts
from altbau.play.bots import bot_names
from tests.conformance.games import EVERY_GAME
from tests.text.catalogue import Message, in_folder, of_core, of_game

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.NAME)
every_folder = pytest.mark.parametrize(
    "folder", [FOLDER, *(game.TEXTS for game in EVERY_GAME)], ids=["core", *(game.NAME for game in EVERY_GAME)]
)


@every_folder
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Traversable) -> None:
    def facts(message: Message) -> tuple[object, ...]:
        return message.variables, message.references, "text" in message.attributes

    german, english = ({key: facts(each) for key, each in in_folder(folder, it).items()} for it in ("de", "en"))
    assert german and german == english


@every_game
def test_everything_with_a_name_has_a_message(game: AnyGame) -> None:
    options = [option for key in game.EDITIONS for option in game.options(key)]
    needed = {f"refusal-{name}" for name, _ in game.REFUSALS.values()}
    needed |= {f"remedy-{kind.name}" for kind in game.REMEDIES.values()}
    needed |= {f"hint-{name}" for name in game.HINTS}
    needed |= {f"bot-reason-{name}" for name in game.REASONS} | {f"bot-truth-{name}" for name in game.TRUTHS}
    needed |= {f"bot-about-{name}" for name in game.CHARACTERS}
    needed |= {f"phase-{name}" for name in game.PHASES}
    needed |= {f"{word}-{name}" for name in game.EDITIONS for word in ("edition", "money")}
    needed |= {f"option-{option.name}" for option in options}
    needed |= {f"option-{option.name}-{choice}" for option in options for choice in option.choices}
    needed |= {f"event-{kind.name}" for kind in game.EVENTS.values()}
    needed |= {f"question-{kind.name}" for kind in game.QUESTIONS.values()}
    needed |= {f"question-{kind.name}-other" for kind in game.QUESTIONS.values() if kind.open}
    for language in text.LANGUAGES:
        known = of_core(language) | of_game(game, language)
        assert needed <= set(known)
        assert ("rule-number" in known) == bool(game.RULEBOOK)
        for word in game.WORDS.values():
            assert any(f"word-{word}{at}" in known for at in ("", *(f"-{it.name}" for it in game.QUESTIONS.values())))
        assert all(bot_name(game.NAME, language, bot) for bot in bot_names(game))


@every_game
@pytest.mark.parametrize(("what", "most"), [("note", 12), ("stake", 25)])
def test_a_newcomer_is_told_things_in_few_words(game: AnyGame, what: str, most: int) -> None:
    for language in text.LANGUAGES:
        for name in of_game(game, language):
            if name.startswith(f"{what}-"):
                assert len(text.texts_of(game.NAME).say(language, name, piles="").split()) <= most, name


@every_game
def test_what_is_at_stake_is_told_before_questions_and_every_reaction(game: AnyGame) -> None:
    """The windows are asked of every hand alike."""
    questions = game.QUESTIONS.values()
    told = {name.removeprefix("stake-") for name in of_game(game, "de") if name.startswith("stake-")}
    options = {option.name for key in game.EDITIONS for option in game.options(key)}
    open_ones = {kind.name for kind in questions if kind.open}
    assert told <= open_ones | {f"{name}-{option}" for name in open_ones for option in options}
    assert not told or told >= {kind.name for kind in questions if kind.reaction}


@every_game
def test_every_event_with_coins_has_a_calculation(game: AnyGame) -> None:
    with_coins = {kind.name for kind in game.EVENTS.values() if "coins:coins" in kind.args}
    known = of_game(game, "de")
    assert {key.removeprefix("calculation-") for key in known if key.startswith("calculation-")} == with_coins


@every_game
def test_a_game_says_what_its_files_say(game: AnyGame) -> None:
    """Whatever other games call by the same name."""
    for language in text.LANGUAGES:
        said = 0
        for key, message in of_game(game, language).items():
            elements = message.pattern.elements if message.pattern else []
            plain = [element.value for element in elements if isinstance(element, ast.TextElement)]
            if len(plain) == len(elements) == 1:
                assert text.texts_of(game.NAME).say(language, key) == plain[0]
                said += 1
        assert said


def test_two_games_can_say_different_things_by_one_name() -> None:
    """Both have a phase in which one plays."""
    assert text.texts_of("wucherer").say("en", "phase-play") == "Playing cards"
    if "pig" in [game.NAME for game in EVERY_GAME]:
        assert text.texts_of("pig").say("en", "phase-play") == "Throw or bank"


def test_a_game_that_says_what_the_core_says_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text("word-throw = Throw\nword-pass = No\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("own.en.ftl: word-pass stands twice")):
        Texts(FOLDER, tmp_path).messages("en")


@pytest.mark.parametrize(
    ("written", "wrong"),
    [("a = 1\na = 2\n", "a stands twice"), ("-a = 1\n", "-a = 1"), ("a\n", "a\n is no message")],
)
def test_a_file_with_faults_is_refused(written: str, wrong: str, tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text(written, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(wrong)):
        Texts(tmp_path).messages("en")


def test_a_message_with_a_fault_is_refused_when_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "own.en.ftl").write_text("a = { $b\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("a = {")):
        Texts(tmp_path).messages("en").say("a", {"b": "B"})
