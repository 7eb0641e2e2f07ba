"""When answers are due: nothing that can be seen of it tells whether somebody had a choice."""

import math
import random
from bisect import bisect
from collections.abc import Callable, Iterator

import pytest

from altbau.core.bots.bot import STEWARD, STRATEGIST
from altbau.core.messages import table
from altbau.table.timing.pace import FACTORS, SEARCHING, Pace
from altbau.table.timing.schedule import (
    GUESSES,
    KEPT,
    LONGEST,
    SLOWEST,
    Answers,
    AnswerSchedule,
    Moments,
    PublicQuestion,
    Turn,
)

WINDOWS = 500  # of each sort
KNOWN = 100  # answers before them
SEEDS = 20


def distance(these: list[float], those: list[float]) -> float:
    """How far two samples are apart: the statistic of Kolmogorov and Smirnov."""
    these, those = sorted(these), sorted(those)
    shares = [(bisect(these, each) / len(these), bisect(those, each) / len(those)) for each in these + those]
    return max(abs(here - there) for here, there in shares)


def people(median: float, chance: random.Random) -> Callable[[], float]:
    """Somebody's way to answer."""
    return lambda: median * math.exp(chance.gauss(0, 0.5))


def window_waits(median: float, seed: int) -> tuple[list[float], list[float]]:
    """How long the windows of a table stay open, with and without a choice, in an order drawn by lot."""
    chance = random.Random(seed)
    answer = people(median, chance)
    answers = Answers(2.5, random.Random(seed + SEEDS))
    for _ in range(KNOWN):
        answers.add(answer())
    chosen: list[float] = []
    forced: list[float] = []
    for choice in chance.sample([True, False] * WINDOWS, 2 * WINDOWS):
        if choice:
            seconds = answer()
            answers.add(seconds)
            chosen.append(min(seconds, LONGEST))
        else:
            forced.append(answers.delay())
    return chosen, forced


@pytest.mark.parametrize("median", [1, 2.5, 5])
def test_silence_looks_like_an_answer(median: float) -> None:
    apart = [distance(*window_waits(median, seed)) for seed in range(SEEDS)]
    assert sum(each <= 0.1 for each in apart) >= SEEDS - 1, apart


def test_the_measure_finds_what_can_be_told() -> None:
    chance = random.Random(1)
    answer = people(2.5, chance)
    before = [chance.uniform(1.2, 2.5) for _ in range(WINDOWS)]
    assert distance([answer() for _ in range(WINDOWS)], before) > 0.4


def delays(answers: Answers) -> Iterator[float]:
    """Many delays."""
    return (answers.delay() for _ in range(1000))


def test_guesses_give_way_one_by_one() -> None:
    answers = Answers(2.5, random.Random(1))
    assert 2 < sorted(delays(answers))[500] < 3.1
    for number in range(GUESSES):
        answers.add(0.01)
        share = sum(each < 0.02 for each in delays(answers)) / 1000
        assert abs(share - (number + 1) / GUESSES) < 0.07
    assert max(delays(answers)) < 0.02


def test_no_delay_is_nothing_nor_longer_than_what_counts_nor_an_answer_said_again() -> None:
    answers = Answers(2.5, random.Random(1))
    given = [people(5, random.Random(seed))() for seed in range(200)]
    for each in given:
        answers.add(each)
    found = list(delays(answers))
    assert min(found) > 0 and max(found) == LONGEST
    assert not set(found) & set(given)
    assert len(set(found)) + found.count(LONGEST) - 1 == len(found)


def test_what_is_long_ago_does_not_count() -> None:
    answers = Answers(2.5, random.Random(1))
    answers.add(LONGEST)
    for _ in range(KEPT):
        answers.add(1)
    assert max(delays(answers)) < 2


def test_however_much_bots_do_a_turn_takes_no_longer_than_it_may() -> None:
    chance = random.Random(1)
    for most in (0.5, 1.5, 4.5):
        turn = Turn(1)
        usual = [chance.uniform(0, most) for _ in range(60)]
        pauses = [turn.pause(each, most, 0) for each in usual]
        assert pauses[0] == usual[0] and sum(pauses) <= most
        assert all(pause < each for pause, each in zip(pauses[1:], usual[1:], strict=True))


def test_a_table_that_plays_at_once_makes_no_pauses() -> None:
    pace = Pace().with_name("at-once")
    assert (Turn(1).pause(pace.bot, pace.around, 0), pace.reaction) == (0, (0, 0))


def test_the_pace_is_that_of_bots_and_leaves_people_their_time() -> None:
    paces = [Pace().with_name(name) for name in FACTORS]
    assert [pace.bot for pace in paces] == sorted((pace.bot for pace in paces), reverse=True)
    assert {(pace.claim, pace.thought) for pace in paces} == {(Pace().claim, Pace().thought)}
    assert min(Pace().claim, *Pace().thought) > 0


# --- moments ----------------------------------------------------------------------------------------------------------


def test_an_answer_waits_for_the_next_moment() -> None:
    moments = Moments(10, 0.5)
    assert [moments.due(ready) for ready in (0, 9.9, 10, 10.1, 10.5, 10.6, 12.4)] == [10, 10, 10, 10.5, 10.5, 11, 12.5]
    assert [Moments(10).due(ready) for ready in (9, 10.1)] == [10, 10.1]


def a_due(pace: Pace, people: int = 2) -> AnswerSchedule:
    """Of a table of three."""
    return AnswerSchedule(pace, 3, people, random.Random(4))


def test_moments_of_a_bot_leave_it_time_to_think() -> None:
    """In a window at every pace and however late in a turn, also where only bots play; else none is wanted."""
    for name in FACTORS:
        pace = Pace().with_name(name)
        for level in (STEWARD, STRATEGIST):
            least = pace.thought[0] * SEARCHING.get(level, 1)
            for question, people in (
                (PublicQuestion(5, 1, level, window=True), True),
                (PublicQuestion(5, 1, level, window=True, goes_round=True, again=True), True),
                (PublicQuestion(5, 1, level, window=True, free=True), True),
                (PublicQuestion(5, 1, level, window=False), False),
            ):
                due = a_due(pace, people)
                for _ in range(50):
                    moments = due.moments(question, pace)
                    assert moments.first >= 5 + least and moments.step >= least
    assert a_due(pace).moments(PublicQuestion(5, 1, STEWARD, window=False), pace) == Moments(5)


def test_late_thoughts_put_later_moments_off_and_those_in_time_bring_them_back() -> None:
    pace = Pace().with_name("at-once")
    due, question = a_due(pace), PublicQuestion(0, 1, STEWARD, window=True)

    def asked(ready: float) -> float:
        moments = due.moments(question, pace)
        due.thought(moments, ready)
        return moments.step

    steps = [asked(ready=9) for _ in range(9)]
    assert steps[-1] > SLOWEST * pace.thought[0] > steps[1] > 2 * pace.thought[0]
    for _ in range(1000):
        step = asked(ready=0)
    assert pace.thought[0] <= step <= pace.thought[1]


@pytest.mark.parametrize("name", FACTORS)
def test_one_of_a_hundred_thoughts_is_late_at_most(name: table.PaceName) -> None:
    """Also where all take much longer than a bot usually does, once that is known."""
    chance = random.Random(3)
    pace = Pace().with_name(name)
    for slowness in (1.0, 2.0, 3.0):
        due, late = a_due(pace), 0
        for number in range(3000):
            moments = due.moments(PublicQuestion(0, number, STEWARD, window=True), pace)
            ready = 0.03 * slowness * math.exp(chance.gauss(0, 0.5))
            due.thought(moments, ready)
            late += ready > moments.first
        assert late <= 30, slowness


def test_a_persons_windows_have_each_their_own_delay() -> None:
    due, window = a_due(Pace()), PublicQuestion(0, 1, None, window=True)
    firsts = [due.moments(window, Pace()).first for _ in range(50)]
    short = [first for first in firsts if first < LONGEST]
    assert min(firsts) > 0.2 and len(set(short)) == len(short) > 9
    assert due.moments(window, Pace()).step > 0.2


def test_a_rent_that_a_person_can_claim_is_waited_for() -> None:
    question = PublicQuestion(2, 1, STEWARD, window=False, claim=True)
    assert a_due(Pace()).moments(question, Pace().with_name("at-once")) == Moments(2 + Pace().claim)
