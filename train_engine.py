"""What the engine is mostly used for, in a few seconds: games at random, driven from Python and not, views, imagined
worlds, and bots that think.

`build_engine.py` runs it while it compiles for a release, so that the C compiler learns which ways are taken most. It
does the same whenever it runs, or two builds would not come to the same bytes.
"""

from typing import Final

from altbau.core.engine.playouts import play_on
from altbau.core.engine.rng import chance, seeded
from altbau.games import EDITIONS, game_of
from altbau.play.bots import make
from altbau.play.game import Game

PLAYERS: Final = (2, 4, 6)
GAMES: Final = 12  # at random, for each number of players
ROUNDS: Final = 60  # of a game that would have no end otherwise
LOOKED_AT: Final = 25  # of so many decisions, one is looked at
THOUGHTS: Final = 60  # of strategists, for each edition


def play_at_random(edition: str, players: int, seed: int) -> None:
    """A game in compiled code, and the same from Python, with looks at some of its positions."""
    game = game_of(edition)
    limits = {option.name: ROUNDS for option in game.options(edition) if option.rounds}
    rules = game.configured(edition, players, limits, {})
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
    """The beginning of a game of strategists."""
    game = Game.new(edition, players=4, seed=1)
    bots = [make("strategist", seat, edition) for seat in range(4)]
    for _ in range(THOUGHTS):
        game.play(bots[game.state.asked].decide(game.view(game.asked)).action)


def main() -> None:
    """All of it."""
    for edition in EDITIONS:
        for players in PLAYERS:
            for seed in range(GAMES):
                play_at_random(edition, players, seed)
        think(edition)


if __name__ == "__main__":
    main()
