"""The third game, and the facts about each game that the tests over all games need."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, NamedTuple

from altbau import Game
from altbau.core.engine import stack
from altbau.core.engine.ids import NOBODY, seats
from altbau.core.engine.stack import Frame
from altbau.core.game import AnyGame
from altbau.core.messages import table
from altbau.games import EDITIONS, GAMES, register
from altbau.games.monopoly.rules import actions as in_monopoly
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.board import SQUARES
from altbau.games.monopoly.rules.bounds import most_decisions
from altbau.games.monopoly.rules.cards import DECKS, LEAVE_JAIL
from altbau.games.monopoly.rules.deals import GiveWhat
from altbau.games.monopoly.rules.landing import Purchase
from altbau.games.wucherer.rules import actions as in_wucherer
from altbau.games.wucherer.rules.bounds import most_questions
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.checks import BailCheck, NomadCheck, SquatterCheck
from altbau.games.wucherer.rules.construction import RoofCard
from altbau.games.wucherer.rules.moving import Relocate
from altbau.games.wucherer.rules.trading import AskPrice, AskWhom, TradeWhat
from tests.engine.random_games import all_cards, monsters
from tests.games.monopoly.dialog import finished

OUTSIDE: Final[list[AnyGame]] = []
if stack.__file__.endswith(".py"):  # an interpreted class can't inherit from one of a compiled core
    from tests.conformance.pig.game import DECK, Pig

    OUTSIDE.append(Pig())
EVERY_GAME: Final = [*GAMES, *OUTSIDE]
EVERY_EDITION: Final = [*EDITIONS, *(key for game in OUTSIDE for key in game.EDITIONS)]


WORKED_OUT: Final = (
    "suitable",
    "income",
    "rents",
    "vacant",
    "front",
)  # fields that are computed when first needed, and shared


def register_outside() -> None:
    """Register the third game in another process."""
    for game in OUTSIDE:
        register(game)


class Facts(NamedTuple):
    """`kept`: everything that is never created or lost, as found and as expected; `most`: the largest number of
    questions in the turn that begins on a state; `finished`: a path of choices, completed by what the page's dialog
    adds; `said`: actions of every sort, `sort_of`: the sort of an action; `of_the_illegal`: frames that only have
    reasons why an action is not legal; `enrich`: gives each player so much money.
    """

    kept: Callable[[Any], tuple[object, object]]
    most: Callable[[Any], int]
    finished: Callable[[Random, Game, table.Question, list[str]], list[str]] = lambda rng, game, question, path: path
    said: Callable[[Any], Iterable[int]] = lambda s: ()
    sort_of: Callable[[Any], int] = lambda action: 0
    of_the_illegal: tuple[type[Frame[Any]], ...] = ()
    enrich: Callable[[Any, int], None] = lambda s, coins: None


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


def said_in_wucherer(s: Any) -> Iterable[int]:
    """All cards and words, seats (also of nobody), numbers, and the present buildings and apartments."""
    players, numbers = map(in_wucherer.naming_seat, seats(8)), map(in_wucherer.naming_number, range(30))
    places = [building.id for building in s.buildings]
    places += [building.apartment(slot) for building in s.buildings for slot in building.slots() if building.has(slot)]
    return [*range(1, KINDS), *in_wucherer.WORDS, *players, *numbers, *places]


def said_in_monopoly(s: Any) -> Iterable[int]:
    """All words and squares, seats (also of nobody), and the sums around the players' cash."""
    squares, players = map(in_monopoly.naming_square, range(SQUARES)), map(in_monopoly.naming_seat, seats(8))
    sums = {cash + more for cash in (1, *s.cash) for more in (0, 1)}
    return [*in_monopoly.WORDS, *squares, *players, *map(in_monopoly.naming_sum, sorted(sums))]


FACTS: Final = {
    "wucherer": Facts(
        kept_in_wucherer,
        lambda s: most_questions(s.edition, s.players),
        said=said_in_wucherer,
        sort_of=in_wucherer.sort_of,
        of_the_illegal=(AskPrice, AskWhom, BailCheck, NomadCheck, Relocate, RoofCard, SquatterCheck, TradeWhat),
        enrich=lambda s, coins: setattr(s, "coins", [coins] * s.players),
    ),
    "monopoly": Facts(
        kept_in_monopoly,
        most_decisions,
        finished,
        said=said_in_monopoly,
        sort_of=in_monopoly.sort_of,
        of_the_illegal=(Auction, GiveWhat, Purchase),
        enrich=lambda s, coins: setattr(s, "cash", [coins] * s.players),
    ),
    "pig": Facts(kept_in_pig, lambda s: 200),  # by all odds
}


def conserve(game: AnyGame, s: Any) -> None:
    """Assert that nothing was created or lost."""
    found, expected = FACTS[game.NAME].kept(s)
    assert found == expected
