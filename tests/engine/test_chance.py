"""Chance can be verified afterwards, but not predicted."""

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from hmac import new as hmac
from random import Random

import pytest

from altbau import BadInput, Game, Match
from altbau.core.engine.rng import Rng, chance, chance_by_number, commitment, generator, seeded
from altbau.play.bots import any_action

BITS = 128  # of xorshift's state
WIDTH = 32
FORESEEN = 60


def solved(rows: list[tuple[int, int]]) -> dict[int, tuple[int, int]]:
    """Linear equations over GF(2), a mask of unknowns and a sum each, by Gauss's elimination: the pivots."""
    pivots: dict[int, tuple[int, int]] = {}
    for mask, value in rows:
        reduced = reduce_row(pivots, mask, value)
        if reduced[0]:
            pivots[reduced[0].bit_length()] = reduced
    return pivots


def reduce_row(pivots: dict[int, tuple[int, int]], mask: int, value: int) -> tuple[int, int]:
    """What the known equations leave of another."""
    while mask and mask.bit_length() in pivots:
        known, known_value = pivots[mask.bit_length()]
        mask, value = mask ^ known, value ^ known_value
    return mask, value


def lowest_bits(count: int) -> list[int]:
    """The lowest bit of each number of an xorshift128, as a mask of the bits of its unknown state."""
    x, y, z, w = ([1 << (WIDTH * word + bit) for bit in range(WIDTH)] for word in range(4))
    masks = []
    for _ in range(count):
        s = [x[bit] ^ (x[bit - 11] if bit >= 11 else 0) for bit in range(WIDTH)]
        moved = [
            w[bit] ^ (w[bit + 19] if bit + 19 < WIDTH else 0) ^ s[bit] ^ (s[bit + 8] if bit + 8 < WIDTH else 0)
            for bit in range(WIDTH)
        ]
        x, y, z, w = y, z, w, moved
        masks.append(w[0])
    return masks


def foreseen(rng: Rng) -> int:
    """How many of the next dice are odd or even as those thrown before let one reckon."""
    thrown = BITS + 8
    masks = lowest_bits(thrown + FORESEEN)
    dice = [rng.below(6) for _ in range(thrown + FORESEEN)]
    pivots = solved([(mask, die & 1) for mask, die in zip(masks[:thrown], dice[:thrown], strict=True)])
    guesses = [reduce_row(pivots, mask, 0)[1] for mask in masks[thrown:]]
    return sum(guess == die & 1 for guess, die in zip(guesses, dice[thrown:], strict=True))


def test_dice_are_not_foreseen_from_the_throws_before() -> None:
    assert foreseen(seeded(5)) == FORESEEN  # so the attack is one
    for seed in range(5):
        assert foreseen(chance(seed)) < 0.8 * FORESEEN


@pytest.mark.parametrize("made", [chance, chance_by_number, seeded])
def test_a_generator_goes_on_from_its_state_and_favours_no_number(made: Callable[[int], Rng]) -> None:
    rng = made(11)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # chi square, 5 degrees, 0.1 %
    for number in (1, 2, 3, 120, 1 << 16):
        again, twin = generator(rng.state()), rng.copy()
        drawn = [rng.below(number) for _ in range(40)]
        assert max(drawn) < number
        assert drawn == [again.below(number) for _ in range(40)] == [twin.below(number) for _ in range(40)]


def test_anybody_can_reckon_the_stream_of_a_seed() -> None:
    key = sha256(b"altbau chance 7").digest()
    stream = b"".join(sha256(key + block.to_bytes(8, "big")).digest() for block in range(4))
    rng = chance(7)
    assert [rng.below(1 << 16) for _ in range(64)] == [
        int.from_bytes(stream[place : place + 2], "big") for place in range(0, 128, 2)
    ]


def test_anybody_can_reckon_the_nth_throw_of_a_deal() -> None:
    key = sha256(b"altbau deal 7").digest()
    rng = chance_by_number(7)
    for number in range(1, 20):
        block = sha256(sha256(key + f"throw {number}".encode()).digest() + bytes(8)).digest()
        words = [int.from_bytes(block[place : place + 2], "big") for place in range(0, len(block), 2)]
        assert rng.throw(2) == [word % 6 + 1 for word in words if word < 65_532][:2]


def test_what_was_written_before_the_release_is_refused() -> None:
    """It names a version and perhaps a generator, and not the rules."""
    game = Game.new(players=2, seed=3)
    record = game.record()
    del record["rules"]
    for extra in ({}, {"generator": "sha256-counter"}, {"generator": "xorshift128"}):
        with pytest.raises(BadInput, match="before-release"):
            Game.load(record | {"version": 1} | extra)
        lines = "".join(f"{name}: {value}\n" for name, value in extra.items())
        written = game.transcript().partition("\n")[2]
        with pytest.raises(BadInput, match="before-release"):
            Game.from_transcript(lines + written)


def test_what_was_played_under_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=2, seed=3)
    record, written = game.record(), game.transcript()
    monkeypatch.setattr(game.module, "RULES_VERSION", 99)
    with pytest.raises(BadInput, match="save-version"):
        Game.load(record)
    with pytest.raises(BadInput, match="save-version"):
        Game.from_transcript(written)


def finish(match: Match) -> None:
    """Play the current game of a match to its end."""
    rng = Random(1)
    while not match.game.over:
        match.game.play(any_action(match.game.state, rng.randrange))


def test_the_games_of_a_match_have_seeds_that_tell_nothing_of_each_other() -> None:
    match = Match("wucherer-1997", players=2, seed=2**127 + 3, games=3)
    seeds = []
    for number in (1, 2, 3):
        promised = match.commitment(number)
        if number > 1:
            with pytest.raises(BadInput):
                match.finished(number)
            match.next_game()
        assert match.told_seed(number) is None
        finish(match)
        told = match.told_seed(number)
        assert told is not None
        assert commitment(told) == promised == sha256(f"altbau {told}".encode()).hexdigest()
        code = hmac(str(match.seed).encode(), f"altbau game {number}".encode(), "sha256").hexdigest()
        assert told == int(code[:32], 16)
        assert match.finished(number).winners == match.game.winners
        seeds.append(told)
    assert len({*seeds, match.seed}) == 4
    assert all(abs(one - other) > 2**64 for one in seeds for other in seeds if one != other)
    assert Match.load(match.record()).totals == match.totals


def test_a_match_of_one_game_is_that_game() -> None:
    assert Match(players=2, seed=7).game.record() == Game.new(players=2, seed=7).record()


def test_a_choice_is_drawn_like_its_number() -> None:
    items = ["done", "build", "build-for"]
    assert seeded(3).choice(items) == items[seeded(3).below(3)]
    with pytest.raises(IndexError):
        seeded(3).choice([])
