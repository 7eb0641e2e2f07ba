"""Training for profile-guided optimization: a few seconds of the engine's usual work. That is random games, in compiled
code and driven from Python, views, determinized states, and bots that think.

`build_engine.py` runs it while it compiles for a release, so that the C compiler learns which branches are taken most.
It is deterministic, because two builds have to be byte for byte the same.
"""

from typing import Final

from altbau.core.engine.playouts import play_on
from altbau.core.engine.rng import chance, seeded
from altbau.games import EDITIONS, game_of
from altbau.play.bots import make
from altbau.play.game import Game

PLAYERS: Final = (2, 4, 6)
GAMES: Final = 12  # at random, for each number of players
ROUNDS: Final = 60  # limit of rounds for games that would not end otherwise
LOOKED_AT: Final = 25  # each n-th decision takes a view and plays a determinized state on
THOUGHTS: Final = 60  # decisions of strategists, for each edition


def play_at_random(edition: str, players: int, seed: int) -> None:
    """Play a random game in compiled code, and one from Python with views and playouts of some of its positions."""
    game = game_of(edition)
    limits = {option.name: ROUNDS for option in game.options(edition) if option.rounds}
    rules = game.configured(edition, players, limits, {}, {})
    play_on(game.new_state(rules, players, chance(seed)), seeded(seed))
    s, rng, decisions = game.new_state(rules, players, chance(seed)), seeded(seed), 0
    while s.asked >= 0:
        if decisions % LOOKED_AT == 0:
            view = game.view(s, s.asked)
            game.value(view)
            play_on(game.determinize(view, rng), rng, turns=players)
            s = s.copy()
        legal = s.legal_actions
        s.apply(legal[rng.below(len(legal))])
        decisions += 1


def think(edition: str) -> None:
    """Play the beginning of a game between strategists."""
    game = Game.new(edition, players=4, seed=1)
    bots = [make("strategist", seat, edition) for seat in range(4)]
    for _ in range(THOUGHTS):
        game.play(bots[game.state.asked].decide(game.view(game.asked)).action)


def main() -> None:
    """Train with all editions."""
    for edition in EDITIONS:
        for players in PLAYERS:
            for seed in range(GAMES):
                play_at_random(edition, players, seed)
        think(edition)


if __name__ == "__main__":
    main()
