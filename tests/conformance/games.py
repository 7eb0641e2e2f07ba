"""The third game, and what the tests over all games have to be told of each."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from altbau import Game
from altbau.core import stack, wire
from altbau.core.game import AnyGame
from altbau.core.ids import NOBODY
from altbau.games import EDITIONS, register
from altbau.games.monopoly.rules.bounds import most_decisions
from altbau.games.monopoly.rules.cards import DECKS, LEAVE_JAIL
from altbau.games.wucherer.rules.bounds import most_questions
from tests.engine.random_games import all_cards, monsters
from tests.games.monopoly.dialog import finished

OUTSIDE: Final[list[AnyGame]] = []
if stack.__file__.endswith(".py"):  # no class that is not compiled can be one of a compiled core
    from tests.conformance.pig.game import DECK, Pig

    OUTSIDE.append(Pig())
EVERY_EDITION: Final = [*EDITIONS, *(key for game in OUTSIDE for key in game.EDITIONS)]


WORKED_OUT: Final = (
    "suitable",
    "income",
    "rents",
    "vacant",
    "front",
)  # fields that things share and fill in when they are first asked for


def register_outside() -> None:
    """Let the third game be known in a process of its own."""
    for game in OUTSIDE:
        register(game)


class Facts(NamedTuple):
    """`kept`: what is there of all that is never created or lost, and what there must be; `most`: how many questions
    the turn can take that begins on a state; `finished`: what somebody clicks on, with what a dialog adds to it."""

    kept: Callable[[Any], tuple[object, object]]
    most: Callable[[Any], int]
    finished: Callable[[Random, Game, wire.Question, list[str]], list[str]] = lambda rng, game, question, path: path


def kept_in_wucherer(s: Any) -> tuple[object, object]:
    return (all_cards(s), monsters(s), min(s.coins) >= 0), (Counter(s.edition.deck), s.edition.monsters, True)


def kept_in_monopoly(s: Any) -> tuple[object, object]:
    kept = [[LEAVE_JAIL] if seat != NOBODY else [] for seat in s.jail_cards]
    stacks = [Counter(cards + own) for cards, own in zip(s.stacks, kept, strict=True)]
    hotels = s.houses.count(5)
    houses = s.houses_left + sum(s.houses) - 5 * hotels
    return (stacks, houses, s.hotels_left + hotels), ([Counter(deck) for deck in DECKS[s.edition.deck]], 32, 12)


def kept_in_pig(s: Any) -> tuple[object, object]:
    return Counter([*s.draw, *s.hands]), Counter(DECK)


FACTS: Final = {
    "wucherer": Facts(kept_in_wucherer, lambda s: most_questions(s.edition, s.players, sum(s.coins))),
    "monopoly": Facts(kept_in_monopoly, most_decisions, finished),
    "pig": Facts(kept_in_pig, lambda s: 200),  # by all odds
}


def conserve(game: AnyGame, s: Any) -> None:
    """Nothing has come from nowhere, and nothing is lost."""
    found, expected = FACTS[game.NAME].kept(s)
    assert found == expected
