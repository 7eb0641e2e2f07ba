"""Whole games between bots, in one process or several, with the same results.

>>> [game.over for game in records(["steward", "random"], 2, seed=1)]
[True, True]
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from altbau.core.bots.bot import AnyBot
from altbau.core.data import HouseRules
from altbau.core.engine.ids import Seat, by_seat
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, game_of
from altbau.lab.players import player
from altbau.lab.programs import Follower
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.play.game import Game, Options

MOST_ROUNDS: Final = 500  # default limit for a game that could go on forever


def records(
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    *,
    edition: str = DEFAULT_EDITION,
    options: Options = None,
    house: HouseRules | None = None,
) -> Iterator[Game]:
    """Play games between bots, one for each seat, and yield the finished games in order. From game to game the bots
    move on by one seat and the seed increases by 1: on a seat of game `number`, from 0, sits
    `bots[(seat - number) % len(bots)]`. A bot is a name, `package.module:Class` for your own class, or
    `program:COMMAND`. Raises BadInput."""
    if isinstance(bots, str):
        raise BadInput("bad-value", place="bots", value=bots, expected="list")
    if games < 0:
        raise BadInput("negative-number", place="games", value=games)
    wanted = {**(options or {}), **open_limits(edition, options or {})}
    game_of(edition).configured(edition, len(bots), wanted, {}, house or {})
    for seat, bot in by_seat(bots):
        player(bot, seat, edition, 0)
    yield from Workers(jobs).check().in_order(partial(_recorded, bots, seed, edition, wanted, house), games)


def _recorded(
    bots: Sequence[str], seed: int, edition: str, options: Options, house: HouseRules | None, number: int
) -> Game:
    """The finished game with this number, from 0."""
    game = Game.new(edition, players=len(bots), seed=seed + number, options=options, house=house)
    seats = by_seat(bots_by_seat(bots, number))
    finish(game, [player(bot, seat, edition, own_seed(game.seed, seat)) for seat, bot in seats])
    return game


def bots_by_seat(bots: Sequence[str], number: int) -> list[str]:
    """The bots by seat in game `number`, if all move on by one seat from game to game."""
    return [bots[(seat - number) % len(bots)] for seat in range(len(bots))]


def finish(game: Game, bots: Sequence[AnyBot], most: int | None = None) -> None:
    """Play a game with a bot on each seat to its end, or until it has `most` choices."""
    try:
        while (asked := game.asked) is not None and (most is None or game.actions_length < most):
            _go_on(game, bots, asked)
    finally:
        for bot in bots:
            if isinstance(bot, Follower):
                bot.end(game)


def _go_on(game: Game, bots: Sequence[AnyBot], asked: Seat) -> None:
    """Play one decision, and the claims of rent that follow."""
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
    """Default values for the options that limit the rounds of a game, where `options` does not set them."""
    known = game_of(edition).options(edition)
    return {option.name: MOST_ROUNDS for option in known if option.rounds and option.name not in options}
