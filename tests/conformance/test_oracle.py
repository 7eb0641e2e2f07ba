"""What is typed tells nothing that its seat may not know: neither by being refused nor by being played.

On twin tables, which differ only in what a seat can't see, the same line is refused with the same error, or is played
and tells the same up to the first thing that the seat is entitled to see.
"""

from random import Random

import pytest

from altbau import BadInput, determinize
from altbau.core.notation.documents import documents
from altbau.core.rng import seeded
from altbau.core.stack import NOBODY
from altbau.core.state import AnyTable
from altbau.games import game_of
from altbau.play import moves
from altbau.play.position import described_position, read_position
from tests.any_game import view
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 250
LINES = 3  # at a decision
WORDS = [
    "pass",
    "done",
    "stop",
    "roll",
    "end",
    "buy",
    "auction",
    "build",
    "B1",
    "A1.1",
    "alibi",
    "police",
    "7",
    "B",
    "trade",
    "mortgage",
    "badstrasse",
    "zzz",
]


def typed(t: AnyTable, seat: int, line: str) -> tuple[object, list[object]]:
    """What becomes of a line: the error or the words left over, and what its seat has been told, step by step."""
    told: list[object] = []
    family = game_of(t.edition.key)

    def act(action: int) -> None:
        t.step(action)
        told.append(([family.seen(event, seat) for event in t.events], view(t, seat).facts()))

    try:
        return moves.play(t, seat, line, act), told
    except BadInput as error:
        return (error.code, error.args_by_name), []


def paths(t: AnyTable, rng: Random) -> str:
    """A line that may well be playable, with a wrong word in it now and then."""
    trial, seat = t.copy(), t.asked
    words: list[str] = []
    family = game_of(t.edition.key)
    while trial.asked == seat and len(words) < 4:
        action = rng.choice(trial.legal)
        words.append(family.token(trial.edition, action))
        trial.step(action)
    if rng.random() < 0.7:
        words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
    return " ".join(words)


@pytest.mark.seeds(24, 1000)
def test_an_answer_depends_on_nothing_hidden(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        t = now.table
        for _ in range(LINES if rng.random() < 0.3 else 0):
            here, there = t.copy(), determinize(view(t, t.asked), seeded(rng.randrange(10**6)))
            here.forced = []
            line = paths(t, rng)
            (result, told), (other, told_there) = typed(here, t.asked, line), typed(there, t.asked, line)
            assert isinstance(result, list) == isinstance(other, list), line
            if told == told_there:
                assert result == other, line
            elif isinstance(result, list):
                assert any(one != two for one, two in zip(told, told_there, strict=False)), line


@pytest.mark.seeds(24, 1000)
def test_a_position_seen_by_a_seat_tells_what_its_view_tells(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        seat = rng.randrange(NOBODY, now.players)
        if rng.random() < 0.06:
            written = next(iter(documents(now.seen_position(None if seat == NOBODY else seat)))).data
            again = read_position(written, windows=True)
            if now.module.quiet(now.table):
                twin = determinize(view(now.table, seat), seeded(seed))
                assert described_position(again, seat) == described_position(twin, seat) == written
                seen, known = view(again, seat), view(now.table, seat)
                assert (seen.asked, seen.question, seen.legal) == (known.asked, known.question, known.legal)
