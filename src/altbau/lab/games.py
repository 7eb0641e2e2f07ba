"""Whole games between bots, in one process or several: the same whoever plays them.

>>> [game.over for game in records(["steward", "random"], 2, seed=1)]
[True, True]
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import Seat, seated
from altbau.games import DEFAULT_EDITION, game_of
from altbau.lab.players import player
from altbau.lab.programs import Follower
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.play.game import Game, Options

MOST_ROUNDS: Final = 500  # of a game that has no end otherwise, unless the user says something else


def records(
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    *,
    edition: str = DEFAULT_EDITION,
    options: Options = None,
) -> Iterator[Game]:
    """Finished games between bots, one for each seat, as they come to an end in order. Game after game they move on by
    a seat, and the seed is one more. A bot is a name, or `package.module:Class` for a class of one's own. Raises
    BadInput."""
    wanted = {**(options or {}), **open_limits(edition, options or {})}
    game_of(edition).configured(edition, len(bots), wanted, {})
    for seat, bot in seated(bots):
        player(bot, seat, edition, 0)
    yield from Workers(jobs).checked().in_order(partial(_recorded, bots, seed, edition, wanted), games)


def _recorded(bots: Sequence[str], seed: int, edition: str, options: Options, number: int) -> Game:
    """One of them."""
    game = Game.new(edition, players=len(bots), seed=seed + number, options=options)
    seats = seated(sitting(bots, number))
    finish(game, [player(bot, seat, edition, own_seed(game.seed, seat)) for seat, bot in seats])
    return game


def sitting(bots: Sequence[str], number: int) -> list[str]:
    """Who sits on each seat in a game, if all move on from one to the next."""
    return [bots[(seat - number) % len(bots)] for seat in range(len(bots))]


def finish(game: Game, bots: Sequence[AnyBot], most: int | None = None) -> None:
    """Play a game to its end with a bot on each seat, or until so many choices have been made."""
    try:
        while (asked := game.asked) is not None and (most is None or game.actions_length < most):
            _go_on(game, bots, asked)
    finally:
        for bot in bots:
            if isinstance(bot, Follower):
                bot.end(game)


def _go_on(game: Game, bots: Sequence[AnyBot], asked: Seat) -> None:
    """One decision, and the claims that follow."""
    if game.must_pass:
        game.pass_()
    else:
        bot = bots[asked]
        if isinstance(bot, Follower):
            bot.hear(game)
        game.play(bot.decide(game.view(asked)).action)
    for seat in game.module.claimants(game.state):
        line = game.module.always_out_of_turn(game.view(seat))
        if line:
            game.move(seat, line)


def open_limits(edition: str, options: Mapping[str, object]) -> dict[str, int]:
    """The number of rounds for a game without an end, of which nobody has said anything."""
    known = game_of(edition).options(edition)
    return {option.name: MOST_ROUNDS for option in known if option.rounds and option.name not in options}
