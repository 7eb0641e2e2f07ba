"""Every puzzle has a solution that solves it, a reason in both languages, and reveals nothing before it is solved."""

import msgspec
import pytest

from altbau import EDITIONS
from altbau.core.messages.lesson import Learn, Turn
from altbau.core.messages.live import Move
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.play.teaching.lesson import LEARNER
from altbau.play.teaching.lesson_session import LessonSession
from altbau.play.teaching.puzzle import Puzzle, as_lesson, limit_text, of_day, puzzle, puzzles
from altbau.runtime.lessons import replay_message
from altbau.table.setup.practice import Practice

ALL = [each for edition in EDITIONS for each in puzzles(edition).values()]
every_puzzle = pytest.mark.parametrize("given", ALL, ids=lambda given: f"{given.edition}-{given.id}")
FIRST_OF_EACH = [next(iter(puzzles(edition).values())) for edition in EDITIONS if puzzles(edition)]


def practice(given: Puzzle) -> Practice:
    """A table at which somebody solves it."""
    return Practice(as_lesson(given), f"puzzle-{given.id}", Learn(name="Ann"), "de")


@every_puzzle
def test_its_solutions_solve_it_and_the_first_thought_does_not(given: Puzzle) -> None:
    lesson = as_lesson(given)
    told = lesson.chapters[0].steps[-1].bubble
    assert told and set(told.say) == set(LANGUAGES)
    for line in (given.lines[0], given.lines[-1]):
        learning = LessonSession(lesson)
        words = learning.play(line)
        while words:
            words = learning.play(" ".join(words))
        assert not learning.strayed and learning.place == len(given.before) + 2
    learning = LessonSession(lesson)
    assert learning.game.asked == LEARNER
    words = learning.play(given.first)
    while words and not learning.strayed:
        words = learning.play(" ".join(words))
    assert learning.strayed
    assert given.chance > given.first_chance and given.margin > 0


@pytest.mark.parametrize("given", FIRST_OF_EACH, ids=lambda given: given.edition)
def test_nothing_tells_the_solution_before(given: Puzzle) -> None:
    """Twins that differ only in what solves them are the same bytes, until one of them is solved."""
    legal = LessonSession(as_lesson(given)).game.legal_moves
    other = next(move for move in legal if move not in given.lines)
    twin = msgspec.structs.replace(
        given, lines=[other], first=given.lines[0], theme="other", reason=None, args={}, chance=1, first_chance=2
    )
    one, two = practice(given), practice(twin)
    assert one.table_message() == two.table_message() and one.lesson_message() == two.lesson_message()
    assert one.lesson_message().answer is None and replay_message(one) is None
    one.take(Move(id="1", seq=0, tokens=given.lines[0]))
    assert one.lesson_message() != two.lesson_message()


@pytest.mark.parametrize("given", FIRST_OF_EACH, ids=lambda given: given.edition)
def test_the_answer_comes_with_the_solution_and_goes_with_it(given: Puzzle) -> None:
    """Neither the question nor a wrong move has it; once it is told it stays to the end."""
    table, seq = practice(given), 0
    told = [table.lesson_message()]
    words = given.first
    while words and not table.learning.strayed:
        words = " ".join(table.take(Move(id="w", seq=seq, tokens=words)).rest)
        seq += 1
        told.append(table.lesson_message())
    assert told[-1].wants == "answer" and [each.answer for each in told] == [None] * len(told)
    for to in ("back", "next"):
        table.take(Turn(id="t", seq=seq, to=to))
        seq += 1
    answer = table.lesson_message().answer
    retold = replay_message(table)
    assert retold and answer
    assert retold.replay.own.keys() == {"A"}  # no other hand is in it
    assert retold.replay.steps
    assert replay_message(table) == retold  # and the table is as it was
    assert answer.about[-1] == given.lines[0].split()[0]
    assert [each.chance for each in answer.tried] == [
        given.chance,
        given.chance - given.margin,
        given.first_chance,
    ]
    assert answer.course.seats == list("ABCDEFGH"[: len(answer.course.points[0].chances)])
    assert len(answer.course.points) > 1
    assert all(abs(sum(each.chances) - 100) < 1 for each in answer.course.points)
    table.take(Turn(id="t", seq=seq, to="next"))
    assert table.lesson_message().wants == "over" and table.lesson_message().answer == answer
    table.take(Turn(id="t", seq=seq + 1, to="back"))
    table.take(Turn(id="t", seq=seq + 2, to="back"))
    assert table.lesson_message().wants == "move" and table.lesson_message().answer is None


@pytest.mark.parametrize("given", FIRST_OF_EACH, ids=lambda given: given.edition)
def test_whoever_is_asked_is_told_when_the_game_ends(given: Puzzle) -> None:
    limit = given.position.get("options", {}).get("turn-limit")
    numbers = [int(word) for word in (limit_text(given) or {"en": ""})["en"].replace(".", "").split() if word.isdigit()]
    assert numbers == ([given.position["round"], limit] if limit else [])


def test_a_day_has_a_puzzle_and_the_next_one_mostly_another() -> None:
    days = [f"2026-11-{number:02}" for number in range(1, 31)]
    found = [of_day("landlord-2013", day) for day in days]
    assert found == [of_day("landlord-2013", day) for day in days]
    assert len(set(found)) > 15 and all(each in puzzles("landlord-2013") for each in found)


def test_an_unknown_puzzle_is_named() -> None:
    with pytest.raises(BadInput, match="no-puzzle"):
        puzzle("nothing")
