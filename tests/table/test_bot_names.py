"""Names of bots: each bot of a kind has its own name, which nobody else at the table has, and keeps it."""

from itertools import combinations
from random import Random

import pytest

from altbau.core.bots.bot import role_of
from altbau.core.game import AnyGame
from altbau.core.messages import joining
from altbau.core.text.unicode import look_keys
from altbau.games import GAMES
from altbau.play.bots import bot_names
from altbau.table.seats.names import LONGEST, NAMES_OF_A_CHARACTER, Name, Names, name_players, names_of, typed_names

ON_A_PLATE = 16  # letters


def bots_of(game: AnyGame, count: int, rng: Random) -> list[joining.NewSeat]:
    """Seats of bots that have characters."""
    known = [bot for bot in bot_names(game) if role_of(bot).character]
    return [joining.NewSeat(kind="bot", bot=rng.choice(known)) for _ in range(count)]


def messages(names: Names) -> dict[str, str]:
    """The messages that name seats, by seat."""
    return {letter: name.message for letter, name in zip("ABCDEFGH", names, strict=False)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_the_names_of_characters_can_be_told_apart(game: AnyGame) -> None:
    found = {message for bot in bot_names(game) for message in names_of(game.NAME, bot)}
    assert len(found) == NAMES_OF_A_CHARACTER * len(game.CHARACTERS)
    looks = [Name(None, game.NAME, message).looks() for message in sorted(found)]
    assert not any(one & other for one, other in combinations(looks, 2))
    for message in found:
        for name in Name(None, game.NAME, message).in_every_language().values():
            assert typed_names([name]) == [name]
            assert len(name) <= ON_A_PLATE < LONGEST


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
@pytest.mark.seeds(10, 300)
def test_no_bot_is_called_as_a_person_at_the_table(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    bots = bots_of(game, 5, rng)
    of_bots = [each for name in name_players(bots, game.NAME) for each in name.in_every_language().values()]
    typed = rng.choice([str.upper, str.title, str.swapcase])(rng.choice(of_bots))
    person = joining.NewSeat(kind="human", name=typed)
    found = name_players([*bots, person], game.NAME)
    assert found[-1].plain() == typed
    assert not any(look_keys(typed) & name.looks() for name in found[:-1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
@pytest.mark.seeds(10, 300)
def test_bots_keep_their_names_in_a_rematch(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    bots = bots_of(game, 7, rng)
    first = messages(name_players(bots, game.NAME))
    again = [joining.NewSeat(kind="bot", bot=bot.bot, was=seat) for seat, bot in zip("ABCDEFG", bots, strict=True)]
    left = rng.sample(again, 4)
    seats = [*bots_of(game, 2, rng), *left]
    found = name_players(seats, game.NAME, first)
    assert [name.message for name in found[2:]] == [first[str(seat.was)] for seat in left]
    assert name_players(seats, game.NAME, first) == found  # by no chance of its own
