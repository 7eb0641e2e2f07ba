"""What is typed tells nothing that its seat may not know: neither by being refused nor by being played.

On twin tables, which differ only in what a seat can't see, the same line is refused with the same error, or is played
and tells the same up to the first thing that the seat is entitled to see.
"""

from random import Random
from typing import Any

import pytest

from altbau import BadInput, Game, determinize
from altbau.families import EDITIONS, family_of
from altbau.kernel.family import AnyTable
from altbau.kernel.rng import seeded
from altbau.notation import moves
from altbau.notation.documents import documents
from altbau.notation.position import described_position, read_position
from altbau.view import view

ROUNDS = 8  # of Monopoly
LINES = 3  # at a decision
POSITIONS = 12  # of a game
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
    "zzz",
]
editions = pytest.mark.parametrize("edition", EDITIONS)
seeds = pytest.mark.seeds(6, 200)


def options(edition: str, rng: Random) -> dict[str, Any]:
    """Switches drawn at random."""
    switches = [option.name for option in family_of(edition).options(edition) if option.default is False]
    chosen: dict[str, Any] = {name: True for name in switches if rng.random() < 0.3}
    return chosen | {"turn-limit": ROUNDS} if edition == "monopoly" else chosen


def typed(t: AnyTable, seat: int, line: str) -> tuple[object, list[object]]:
    """What becomes of a line: the error or the words left over, and what its seat has been told, step by step."""
    told: list[object] = []
    family = family_of(t.edition.key)

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
    family = family_of(t.edition.key)
    while trial.asked == seat and len(words) < 4:
        action = rng.choice(trial.legal)
        words.append(family.token(trial, action))
        trial.step(action)
    if rng.random() < 0.7:
        words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
    return " ".join(words)


@editions
@seeds
def test_an_answer_depends_on_nothing_hidden(edition: str, seed: int) -> None:
    rng, players = Random(seed), 2 + seed % 3
    game = Game.new(edition, players=players, seed=seed, options=options(edition, rng))
    while not game.over:
        t = game.table
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
        game.play(rng.choice(t.legal))


def test_a_refused_roll_does_not_tell_the_dice() -> None:
    game = Game.new("monopoly", players=2, seed=1, options={"start-money": 400})
    seat = game.asked
    assert seat is not None
    assert game.move(seat, "roll zzz now") == ["zzz", "now"]
    assert game.table.dice
    assert game.log[-1] != game.log[0]
    before = game.checksum()
    with pytest.raises(BadInput):
        game.move(game.asked or 0, "zzz roll")
    assert game.checksum() == before


def sampled(game: Game, rng: Random, most: int) -> list[Game]:
    """Play a game at random; of all its positions so many, each as likely as another."""
    kept: list[Game] = []
    passed = 0
    while not game.over:
        place = len(kept) if passed < most else rng.randrange(passed + 1)
        passed += 1
        if place < most:
            kept[place : place + 1] = [game.copy()]
        game.play(rng.choice(game.table.legal))
    return kept


@editions
@seeds
def test_a_position_seen_by_a_seat_tells_what_its_view_tells(edition: str, seed: int) -> None:
    rng, players = Random(seed), 2 + seed % 3
    family = family_of(edition)
    for game in sampled(Game.new(edition, players=players, seed=seed, options=options(edition, rng)), rng, POSITIONS):
        for seat in (*range(players), None):
            nobody = -1 if seat is None else seat
            written = next(iter(documents(game.seen_position(seat)))).data
            again = read_position(written, windows=True)
            if family.quiet(game.table):
                twin = determinize(view(game.table, nobody), seeded(seed))
                assert described_position(again, nobody) == described_position(twin, nobody) == written
                seen, known = view(again, nobody), view(game.table, nobody)
                assert (seen.asked, seen.question, seen.legal) == (known.asked, known.question, known.legal)
