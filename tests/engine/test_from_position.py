"""A game that begins with a position is a game like any other."""

from random import Random

import pytest

from altbau import BadInput, Game, Match
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from tests.any_game import SomeGame


def test_the_seed_decides_what_the_position_leaves_open() -> None:
    text = "{edition: landlord-2013, players: 2, phase: play, hands: {A: [move], B: 5}}"
    games: list[SomeGame] = [Game.from_position(text, seed=seed) for seed in (1, 1, 2)]
    hands = [game.state.hands[1] for game in games]
    assert len(hands[0]) == 5
    assert hands[0] == hands[1] != hands[2]


def test_moves_beside_a_position_are_played() -> None:
    text = "{position: {players: 2, phase: play, hands: {A: [move]}}, script: [{A: done}]}"
    assert Game.from_position(text).phase == "rent"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-position"),
        ("[]", "bad-value"),
        ("{position: {}, script: [{A: nonsense}]}", "no-such-token"),
        ("{position: {}, game: []}", "unknown-key"),
        ("{edition: landlord-2099}", "unknown-edition"),
        ("{seed: x}", "seed-not-a-number"),
    ],
)
def test_what_is_no_position_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        Game.from_position(text)
    assert caught.value.code == code


def finish(game: Game, rng: Random) -> None:
    """Play on at random."""
    while not game.over:
        game.play(any_action(game.state, rng.randrange))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_goes_on_from_a_position(edition: str) -> None:
    rng = Random(1)
    options = {"turn-limit": 10} if edition == "monopoly" else {}
    whole = Match(edition, players=3, seed=5, games=3, options=options)
    finish(whole.game, rng)
    whole.next_game()
    match = Match.going_on(
        Game.from_position(whole.game.position(), seed=9), seed=5, options=options, games=3, first=whole.first,
        results=whole.results, seeds=whole.dealt[:-1],
    )  # fmt: skip
    assert (match.number, match.totals, match.over) == (2, whole.totals, False)
    assert match.commitment(1) == whole.commitment(1)
    assert match.commitment(3) == whole.commitment(3)
    with pytest.raises(BadInput, match="played-under-older-rules"):
        match.finished(1)
    finish(match.game, rng)
    match.next_game()
    finish(whole.game, rng)
    whole.next_game()
    assert match.game.position() == whole.game.position()
    assert match.told_seed(2) == 9
    loaded = Match.load(match.record())
    assert (loaded.record(), loaded.totals, loaded.number) == (match.record(), match.totals, 3)
