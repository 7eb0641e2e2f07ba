"""A table that is restored from the snapshot of the beginning of its turn continues in the same way."""

import json
from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.games import game_of
from altbau.play.bots import any_action
from altbau.play.text.snapshot import restore_state, snapshot
from tests.conformance.games import EVERY_EDITION

ROUNDS = 12  # of Monopoly
CASES = [(edition, 2 + seed % 5, seed) for edition in EVERY_EDITION for seed in range(5)]


def options(edition: str, rng: Random) -> dict[str, Any]:
    """Switches drawn at random."""
    switches = [option.name for option in game_of(edition).options(edition) if option.default is False]
    chosen: dict[str, Any] = {name: True for name in switches if rng.random() < 0.4}
    return chosen | {"turn-limit": ROUNDS} if edition == "monopoly" else chosen


def reread(game: Game) -> Any:
    """The table of a game as its turn began, from text."""
    return restore_state(json.loads(json.dumps(snapshot(game.state))))


@pytest.mark.parametrize(("edition", "players", "seed"), CASES)
def test_a_restored_table_plays_the_same_game(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    game = Game.new(edition, players=players, seed=seed, options=options(edition, rng))
    start, twin = None, reread(game)
    while not game.over:
        if game.state.turn_start is not start:
            start = game.state.turn_start
            if rng.random() < 0.5:
                twin = reread(game)
        assert (twin.asked, twin.legal_actions) == (game.state.asked, game.state.legal_actions)
        action = any_action(game.state, rng.randrange)
        game.play(action)
        twin.apply(action, True)
    assert snapshot(twin) == snapshot(game.state)
    assert twin.told == len(game.log)
    assert reread(game).over
