"""A learner comes to the end of each lesson, whatever is played; a change of rules that breaks a script is noticed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from altbau.core.notation.document_format import documents
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.play.bots import any_action
from altbau.play.game import Game
from altbau.play.teaching import lesson as lessons
from altbau.play.teaching.lesson import LEARNER, Lesson, Words, lesson
from altbau.play.teaching.lesson_session import LessonSession, Progress, can_play_line, contents
from tests.any_game import WITH_LESSONS
from tests.conformance.games import OUTSIDE

TAUGHT = [*WITH_LESSONS, *(key for game in OUTSIDE for key in game.EDITIONS)]
MOST_BUBBLES, MOST_WORDS, MOST_IN_ALL, MOST_INPUTS, MOST_BRANCHES = 40, 25, 800, 45, 64
LONGEST_TITLE = 22  # letters of a chapter, which is a storey of a house
WORD, INPUT, MOST_SECONDS = 60 / 200, 5, 6 * 60  # seconds for a word, for a move, and in all

every_lesson = pytest.mark.parametrize("edition", TAUGHT)
Choose = Callable[[int], int]  # one of so many lines


def any_move(game: Game, rng: Random) -> str:
    """Any legal move of whoever is asked."""
    trial = game.copy()
    tokens: list[str] = []
    while not tokens or (
        trial.asked == LEARNER and not trial.question_open and trial.state.irreversible == game.state.irreversible
    ):
        action = any_action(trial.state, rng.randrange)
        tokens.append(trial.module.token(trial.state.edition, action))
        trial.play(action)
    return " ".join(tokens)


def wander(learning: LessonSession, rng: Random, moves: int) -> None:
    """Play any moves at a step; the lesson answers each that it does not have, and goes on here or behind it."""
    before = learning.progress, contents(learning.game)
    for _ in range(moves):
        learning.play(any_move(learning.game, rng))
        if learning.strayed:
            revealed = learning.strayed.revealed
            assert learning.progress == before[0] and all(learning.strayed.say.values())
            learning.next()
            if revealed:
                return
            assert (learning.progress, contents(learning.game)) == before
        elif learning.progress != before[0]:
            return  # it was one of the lines
        else:
            learning.back()  # a part of one
            assert (learning.progress, contents(learning.game)) == before


def walk(learning: LessonSession, choose: Choose, rng: Random | None = None, moves: int = 0) -> None:
    """Go through a lesson to its end by written lines; where there is chance, stray at every step as well."""
    for _ in range(10 * MOST_BUBBLES):
        if learning.over:
            return
        at = learning.progress
        assert learning.asks == (learning.step.seat == LEARNER)
        if not learning.asks:
            learning.next()
            continue
        assert learning.game.asked == LEARNER and not learning.game.must_pass
        if rng:
            wander(learning, rng, moves)
        if learning.progress == at:
            lines = [line for line in learning.step.lines if can_play_line(learning.game, line)]
            assert learning.play(lines[choose(len(lines))]) == []
        assert learning.progress != at and not learning.strayed
    pytest.fail(f"it comes to no end, from {at} on")


def said(given: Lesson) -> list[Words]:
    """All that is said on the way, titles included."""
    steps = [step.bubble for each in given.chapters for step in each.steps if step.bubble]
    return [*(bubble.say for bubble in steps), *(bubble.title for bubble in steps if bubble.title)]


@every_lesson
def test_a_lesson_is_short(edition: str) -> None:
    given = lesson(edition)
    asked = [step for each in given.chapters for step in each.steps if step.seat == LEARNER]
    assert len(given.bubbles()) <= MOST_BUBBLES
    assert len(asked) <= MOST_INPUTS
    for language in LANGUAGES:
        words = [len(each[language].split()) for each in said(given)]
        assert max(words) <= MOST_WORDS and sum(words) <= MOST_IN_ALL
        assert sum(words) * WORD + len(asked) * INPUT <= MOST_SECONDS
        assert all(len(each.title[language]) <= LONGEST_TITLE for each in given.chapters)
        others = [each.say[language] for each in given.others]
        others += [step.otherwise[language] for step in asked if step.otherwise]
        assert all(0 < len(each.split()) <= MOST_WORDS for each in others)


@every_lesson
def test_every_branch_of_a_chapter_can_be_played(edition: str) -> None:
    """From any place one can step back to the one before, and go on from what is kept of it."""
    given = lesson(edition)
    for chapter in given.chapters:
        ways: list[tuple[int, ...]] = [()]
        taken = 0
        while ways:
            way, learning = ways.pop(), LessonSession(given)
            learning.open(chapter.id)
            for line in way:
                to_be_asked(learning)
                assert learning.play(learning.step.lines[line]) == [] and not learning.strayed
            if to_be_asked(learning) and learning.chapter == chapter:
                following = [
                    line for line, each in enumerate(learning.step.lines) if can_play_line(learning.game, each)
                ]
                assert following, learning.step
                ways += [(*way, line) for line in following]
            else:
                taken += 1
        assert taken <= MOST_BRANCHES, chapter.id


def to_be_asked(learning: LessonSession) -> bool:
    """Go on to the next question of a chapter; whether there is one."""
    chapter = learning.number
    while not learning.asks and not learning.over and learning.number == chapter:
        goes_on_from_here(learning)
        learning.next()
    assert learning.over or learning.number != chapter or learning.game.asked == LEARNER
    return learning.asks and learning.number == chapter


def goes_on_from_here(learning: LessonSession) -> None:
    """What is kept on a device leads to the same place, and from there one can step back."""
    here = learning.progress
    again = LessonSession(learning.lesson, here)
    assert contents(again.game) == contents(learning.game) and not again.begun_again
    again.back()
    assert again.progress != here or (learning.number, learning.place) == learning.lesson.bubbles()[0]


@every_lesson
@pytest.mark.seeds(1, 60)
def test_whatever_else_is_played_the_lesson_comes_to_its_end(edition: str, seed: int) -> None:
    rng = Random(f"{edition} {seed}")
    walk(LessonSession(lesson(edition)), rng.randrange, rng, moves=2 if seed == 0 else 20)


def test_no_bot_thinks_when_others_play_on() -> None:
    given = lesson("landlord-2013")
    learning = LessonSession(replace(given, seats=("nobody",) * len(given.seats)))
    while not learning.over:
        if learning.asks:
            wander(learning, Random(0), 20)
        learning.next()


@every_lesson
def test_what_is_pointed_at_is_there(edition: str) -> None:
    """Of what a position has: cards of the own hand, players and places."""
    learning = LessonSession(lesson(edition))
    while not learning.over:
        assert learning.step.bubble
        kind, _, what = learning.step.bubble.at.rpartition(":")
        state, module = learning.game.state, learning.game.module
        if kind == "hand":
            hand = module.page_view(state, LEARNER).hand
            assert what in {module.token(state.edition, card) for card in hand}, learning.step
        elif kind in ("street", "face", "coins", "seat", "cash"):
            assert what in "ABCDEF"[: state.players], learning.step
        elif kind == "option":
            assert what in learning.game.legal_tokens, learning.step
        learning.next()


@every_lesson
def test_progress_of_another_script_begins_its_chapter_again(edition: str) -> None:
    given = lesson(edition)
    chapter = given.chapters[-1]
    script = chapter.script
    wrong = [
        Progress(chapter.id, len(chapter.steps) - 1, (0,) * len(chapter.asks(len(chapter.steps))), "older"),
        Progress(chapter.id, 0, (0, 0, 0), script),
        Progress(chapter.id, 99, (), script),
    ]
    for progress in wrong:
        learning = LessonSession(given, progress)
        assert learning.begun_again and learning.chapter == chapter and learning.place == 0
        learning.next()
        assert not learning.begun_again
    gone = LessonSession(given, Progress("gone", 0, (), script))
    assert gone.begun_again and gone.chapter == given.chapters[0]


def test_what_can_not_be_read_is_named() -> None:
    file = Path(__file__).parent / "pig" / "lessons" / "pig.yaml"
    (document,) = documents(file.read_text(encoding="utf-8"))
    assert isinstance(document.data, dict)
    good = document.data
    (first, *_) = good["chapters"]
    for place, wrong in (
        ("others", {"others": [{"kind": "throw", "say": {"en": "a", "de": "b"}}]}),
        ("chapters.0.steps", {"chapters": [first | {"steps": first["steps"][:1]}]}),
        ("chapters.0.steps.0.say", {"chapters": [first | {"steps": [{"A": "throw", "say": {"en": "a"}}]}]}),
        ("chapters.0", {"chapters": [first | {"picture": 1}]}),
        ("chapters", {"chapters": [first, first]}),
    ):
        with pytest.raises(BadInput) as raised:
            lessons.read_lesson(good | wrong)
        assert raised.value.args_by_name["place"] == place
