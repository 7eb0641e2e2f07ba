"""Delays of those who have nothing to choose: nobody can tell them from the answers of those who have."""

import math
import random
from bisect import bisect
from collections.abc import Callable, Iterator

import pytest

from altbau.server.pace import FACTORS, GUESSES, KEPT, LONGEST, Answers, Pace, Turn

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


def evening(median: float, seed: int) -> tuple[list[float], list[float]]:
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
    apart = [distance(*evening(median, seed)) for seed in range(SEEDS)]
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


def test_chance_is_not_to_be_foreseen() -> None:
    assert [Answers(2.5).delay() for _ in range(3)] != [Answers(2.5).delay() for _ in range(3)]


def test_however_much_bots_do_a_turn_takes_no_longer_than_it_may() -> None:
    chance = random.Random(1)
    for most in (0.5, 1.5, 4.5):
        turn = Turn(1)
        usual = [chance.uniform(0, most) for _ in range(60)]
        pauses = [turn.pause(each, most) for each in usual]
        assert pauses[0] == usual[0] and sum(pauses) <= most
        assert all(pause < each for pause, each in zip(pauses[1:], usual[1:], strict=True))


def test_a_table_that_plays_at_once_makes_no_pauses() -> None:
    pace = Pace().called("at-once")
    assert (Turn(1).pause(pace.bot, pace.around), pace.reaction) == (0, (0, 0))


def test_what_must_not_be_seen_is_hidden_however_late_in_a_turn() -> None:
    turn = Turn(1)
    turn.pause(9, 1.5)
    pauses = [turn.pause(2, 1.5, 0.2) for _ in range(50)]
    assert pauses[0] == 0.2 and all(pauses) and sum(pauses) <= 1


def test_the_pace_is_that_of_bots_and_leaves_people_their_time() -> None:
    paces = [Pace().called(name) for name in FACTORS]
    assert [pace.bot for pace in paces] == sorted((pace.bot for pace in paces), reverse=True)
    assert {(pace.claim, pace.hidden) for pace in paces} == {(Pace().claim, Pace().hidden)}
    assert min(Pace().claim, Pace().hidden) > 0
