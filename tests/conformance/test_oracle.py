"""What is typed tells nothing that its seat may not know: neither by being refused nor by being played.

On twin tables, which differ only in what a seat can't see, the same line is refused with the same error, or is played
and tells the same up to the first thing that the seat is entitled to see.
"""

from random import Random

import pytest

from altbau import BadInput, determinize
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.rng import seeded
from altbau.core.engine.state import AnyState
from altbau.games import game_of
from altbau.play.bots import any_action
from altbau.play.text import moves
from altbau.play.text.position import described_position, read_position
from altbau.yaml_documents import documents
from tests.any_game import view, viewers
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


class Overheard(moves.Trial[AnyState]):
    """A trial that notes what a seat is told, step by step."""

    def __init__(self, state: AnyState, seat: Seat) -> None:
        super().__init__(state, stop_at_windows=True)
        self.seat = seat
        self.told: list[object] = []

    def play(self, action: Action) -> None:
        super().play(action)
        redacted = game_of(self.state.edition.key).redacted
        events = [redacted(event, self.seat) for event in self.state.events]
        self.told.append((events, view(self.state, self.seat).key()))


def typed(s: AnyState, seat: Seat, line: str) -> tuple[object, list[object]]:
    """What becomes of a line: the error or the words left over, and what its seat has been told, step by step."""
    trial = Overheard(s, seat)
    try:
        return moves.play_path(trial, seat, line), trial.told
    except BadInput as error:
        return (error.code, error.args_by_name), []


def paths(s: AnyState, seat: Seat, rng: Random) -> str:
    """A line of a seat that may well be playable, with a wrong word in it now and then, or one that names what was
    played by itself."""
    trial = s.copy()
    family = game_of(s.edition.key)
    named = [family.token(s.edition, forced.action) for forced in s.forced]
    words = [rng.choice(named)] if named and rng.random() < 0.5 else []
    while trial.asked == seat and len(words) < 4:
        action = any_action(trial, rng.randrange)
        words.append(family.token(trial.edition, action))
        trial.apply(action, True)
    if rng.random() < 0.7:
        words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
    return " ".join(words)


@pytest.mark.seeds(16, 1000)
def test_an_answer_depends_on_nothing_hidden(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        s = now.state
        for _ in range(LINES if rng.random() < 0.3 else 0):
            seat = rng.choice([s.asked, s.asked, *seats(s.players)])
            here, there = s.copy(), determinize(view(s, seat), seeded(rng.randrange(10**6)))
            there.forced = [forced for forced in s.forced if forced.seat == seat]  # it knows what left it no choice
            line = paths(s, seat, rng)
            (result, told), (other, told_there) = typed(here, seat, line), typed(there, seat, line)
            assert isinstance(result, list) == isinstance(other, list), line
            if told == told_there:
                assert result == other, line
            elif isinstance(result, list):
                assert any(one != two for one, two in zip(told, told_there, strict=False)), line


@pytest.mark.seeds(16, 1000)
def test_a_position_seen_by_a_seat_tells_what_its_view_tells(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        seat = rng.choice(viewers(now.players))
        if rng.random() < 0.06:
            written = next(iter(documents(now.seen_position(None if seat == NOBODY else seat)))).data
            if now.module.at_free_choice(now.state):
                again = read_position(written, stop_at_windows=True)
                twin = determinize(view(now.state, seat), seeded(seed))
                assert described_position(again, seat) == described_position(twin, seat) == written
                seen, known = view(again, seat), view(now.state, seat)
                assert (seen.asked, seen.question, seen.legal_actions) == (
                    known.asked,
                    known.question,
                    known.legal_actions,
                )
