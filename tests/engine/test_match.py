"""Several games with a running total."""

from random import Random

import pytest

from altbau import BadInput, Match
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.play.bots import any_action
from tests.any_game import SomeGame


def finish(match: Match, rng: Random) -> None:
    """Play the current game to its end at random."""
    while not match.game.over:
        match.game.play(any_action(match.game.state, rng.randrange))


@pytest.mark.parametrize("key", EDITIONS)
def test_a_number_of_games(key: str) -> None:  # R207, Q215
    match = Match(key, players=3, seed=4, games=2)
    rng = Random(4)
    finish(match, rng)
    first = match.game.scores
    assert (match.over, match.totals, match.winners) == (False, first, [])
    told = match.log
    match.next_game()
    assert match.number == 2
    assert match.game.scores == [EDITIONS[key].starting_coins] * 3
    assert match.totals == first
    assert match.log == told + match.game.log
    finish(match, rng)
    assert match.over
    assert match.totals == [a + b for a, b in zip(first, match.game.scores, strict=True)]
    best = max(match.totals)
    assert match.winners == [seat for seat in range(3) if match.totals[seat] == best]
    with pytest.raises(BadInput, match="no-next-game"):
        match.next_game()


def test_a_target() -> None:  # R208, Q214
    match = Match("wucherer-1997", players=2, seed=1, target=5000)
    rng = Random(1)
    while not match.over:
        finish(match, rng)
        assert match.over == (max(match.totals) >= 5000)
        if not match.over:
            match.next_game()
    assert match.number > 1


def test_the_deal_rotates_in_1997_only() -> None:  # R017, Q216
    rng = Random(2)
    match = Match("wucherer-1997", players=3, seed=2, games=3)
    starters = [match.game.state.turn]
    for _ in range(2):
        finish(match, rng)
        match.next_game()
        starters.append(match.game.state.turn)
    assert starters == [(starters[0] + step) % 3 for step in range(3)]
    begun = set()
    for seed in range(12):
        other = Match("wucherer-1992", players=3, seed=seed, games=2)
        first = other.game.state.turn
        finish(other, rng)
        other.next_game()
        begun.add((other.game.state.turn - first) % 3)
    assert len(begun) > 1


@pytest.mark.parametrize("key", EDITIONS)
def test_a_starter_is_named_for_the_first_game(key: str) -> None:  # Q216
    rng = Random(5)
    later = set()
    for seed in range(8):
        match = Match(key, players=3, seed=seed, games=2, options={"starter": "B", "tenant-powers": False})
        assert match.game.state.turn == 1
        finish(match, rng)
        match.next_game()
        game: SomeGame = match.game
        assert not game.state.edition.tenant_powers
        later.add(match.game.state.turn)
    assert later == ({2} if EDITIONS[key].deal_rotates else {0, 1, 2})


def test_a_match_is_saved_and_loaded() -> None:
    rng = Random(3)
    match = Match("wucherer-1992", players=2, seed=3, games=3, options={"professional-bomb": True})
    finish(match, rng)
    match.next_game()
    for _ in range(20):
        match.game.play(any_action(match.game.state, rng.randrange))
    loaded = Match.load(match.record())
    assert (loaded.totals, loaded.number, loaded.log) == (match.totals, match.number, match.log)
    assert loaded.game.checksum() == match.game.checksum()


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"games": 0}, "number-not-in-range"),
        ({"target": 0}, "number-not-in-range"),
        ({"games": 2, "target": 75}, "match-games-or-target"),
        ({"options": {"free-trade": True}}, "unknown-option"),
    ],
)
def test_an_impossible_match_says_why(wanted: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        Match("wucherer-1992", players=2, seed=1, **wanted)  # type: ignore[arg-type]
    assert refused.value.code == code
