"""Random games for the tests: every edition, every number of players, options drawn at random.

`any_game` and `decisions` work for all games; the functions from `dealt` on are for the card games.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import pytest

from altbau import Game
from altbau.core.data import HouseRules
from altbau.core.engine.ids import seats
from altbau.core.engine.options import Option
from altbau.core.engine.rng import chance
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.house_rules import HouseField
from altbau.errors import BadInput
from altbau.games import EDITIONS as GAMES
from altbau.games import game_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import MONSTER, RENT_WITHHELD, ROOF
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.options import OPTIONS, with_options
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.turns import new_state
from altbau.play.bots import any_action
from tests.any_game import SomeGame

SEEDS = range(30)
ALWAYS = range(5)  # all other seeds are only played with --long
CASES = [(edition, 2 + seed % 5, seed) for edition in EDITIONS for seed in SEEDS]


def each_of(cases: list[tuple[str, int, int]]) -> pytest.MarkDecorator:
    """A test for each of these cases; those whose seed is not in ALWAYS only with --long."""
    marked = [pytest.param(*case, marks=() if case[-1] in ALWAYS else pytest.mark.long) for case in cases]
    return pytest.mark.parametrize(("edition", "players", "seed"), marked)


ROUNDS = (2, 12)  # limit of Monopoly, which might never end


def any_game(rng: Random, edition: str = "") -> SomeGame:
    """A new game of any edition, with any number of players and any options."""
    key = edition or rng.choice(list(GAMES))
    players = rng.randint(GAMES[key].min_players, GAMES[key].max_players)
    options = {
        option.name: any_value(rng, option, players) for option in game_of(key).options(key) if rng.random() < 0.5
    }  # fmt: skip
    if key == "monopoly":
        options["turn-limit"] = rng.randint(*ROUNDS)
        if options.get("dealt-paid"):
            options.pop("start-money", None)  # the usual sum is enough for any deal
    cards = any_values(rng, EDITIONS[key]) if key in EDITIONS and rng.random() < 0.3 else {}
    house: HouseRules = {}
    if rng.random() < 0.2 and game_of(key).house_fields(key):
        house = any_house(rng, key)
    return Game.new(key, players=players, seed=rng.randrange(1 << 30), options=options, cards=cards, house=house)


NAMES_OF_HOUSE: Final[dict[str, str | int]] = {"de": "Unser Abend", "en": "Our evening"}


def house_of(values: Mapping[str, bool | int]) -> HouseRules:
    """House rules with these values of fields, by their path."""
    house: HouseRules = {"name": NAMES_OF_HOUSE}
    for path, value in values.items():
        field, _, inner = path.partition(".")
        house[field] = {**as_mapping(house.get(field)), inner: value} if inner else value
    return house


def as_mapping(value: object) -> dict[str, str | int]:
    """The inner mapping of house rules, or a new one."""
    return value if isinstance(value, dict) else {}


def any_house(rng: Random, key: str) -> HouseRules:
    """House rules that can be played: few or many fields, each at its least, its greatest or some other value."""
    fields = game_of(key).house_fields(key)
    while True:
        share = rng.choice((0.05, 0.2, 0.5))
        values = {path: any_house_value(rng, field) for path, field in fields.items() if rng.random() < share}
        try:
            game_of(key).configured(key, 2, {}, {}, house_of(values))
        except BadInput:
            continue
        return house_of(values)


def any_house_value(rng: Random, field: HouseField) -> bool | int:
    """A value of a field that is often an extreme one."""
    if isinstance(field.printed, bool):
        return not field.printed
    return rng.choice((field.least, field.most, rng.randint(field.least, field.most)))


def any_values(rng: Random, edition: Edition) -> dict[str, dict[str, int]]:
    """Values of cards, as an owner of the printed game could enter them."""
    kinds = rng.sample(sorted(edition.tenants), 4)
    return {edition.names[kind]: {"rent": rng.randint(0, 20), "floors": rng.randint(0, 12)} for kind in kinds}


def any_value(rng: Random, option: Option, players: int) -> bool | str | int:
    """A value that a table can have for an option."""
    if option.choices:
        return rng.choice([each for each in option.choices if each not in SEAT_NAMES[players:]])
    return rng.randint(min(100, option.most), min(2500, option.most)) if option.most else rng.random() < 0.5


def out_of_turn_actions(game: SomeGame) -> list[int]:
    """The legal out-of-turn actions of all seats."""
    family, words = game.module, game.module.WORDS
    found = {family.out_of_turn(game.state, seat, word) for seat in seats(game.players) for word in words}
    return sorted(action for action in found if action is not None)


def decisions(game: SomeGame, rng: Random, most: int) -> Iterator[SomeGame]:
    """The game at each of up to `most` decisions of random play, including forced reactions; sometimes a seat acts out
    of turn."""
    for _ in range(most):
        if game.over:
            return
        yield game
        others = out_of_turn_actions(game) if rng.random() < 0.1 else []
        game.play(rng.choice(others) if others else any_action(game.state, rng.randrange))


def dealt(edition: str, players: int, seed: int) -> State:
    """A new table with options drawn by the seed."""
    rng = Random(seed)
    options = {
        option.name: rng.random() < 0.5 for option in OPTIONS[edition] if not option.choices and rng.random() < 0.3
    }  # fmt: skip
    return new_state(with_options(EDITIONS[edition], players, options), players, chance(seed))


def played(state: State, seed: int) -> Iterator[State]:
    """The state at every decision of random play, and at the end."""
    rng = Random(seed)
    while state.asked >= 0:
        yield state
        state.apply(any_action(state, rng.randrange))
    yield state


def cards_of(building: Building, roofs_in_deck: bool) -> list[Card]:
    """The cards of a building that come from the draw pile, including its tenants."""
    tenants = [kind for kind in building.tenants if kind > 0 and kind != MONSTER]
    return building.floors + building.open_cards(roofs_in_deck) + tenants + [RENT_WITHHELD] * sum(building.withheld)


def all_cards(state: State) -> Counter[Card]:
    """Every card of the deck, wherever it is."""
    cards = Counter(state.draw + state.discard + state.site + state.announced)
    for hand in state.hands:
        cards.update(kind for kind in hand if kind != MONSTER)
    for building in state.buildings:
        cards.update(cards_of(building, state.printed.roofs_in_deck))
    return cards


def monsters(state: State) -> int:
    """All monsters, in the supply, in houses and in hands."""
    at_home = sum(building.tenants.count(MONSTER) for building in state.buildings)
    return state.monsters + at_home + sum(hand.count(MONSTER) for hand in state.hands)


def roofs(state: State) -> int:
    """All normal roofs, in the supply and on houses; 0 if roofs are cards of the deck."""
    if state.printed.roofs_in_deck:
        return 0
    return state.roofs + sum(building.roof == ROOF for building in state.buildings)
