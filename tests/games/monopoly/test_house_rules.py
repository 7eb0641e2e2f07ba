"""What no scenario can show of the house rules: the deal at the start, and what tables can't agree on together."""

from collections import Counter

import pytest

from altbau import BadInput, Game
from altbau.core.engine.ids import NOBODY
from altbau.games.monopoly.rules.board import MEMBERS, PRICE
from altbau.games.monopoly.rules.dealing import MOST_DEALT, dearest_deal
from altbau.games.monopoly.rules.events import PLACE_DEALT
from altbau.games.monopoly.rules.options import OPTIONS
from altbau.rulebook.statements import statements

START_MONEY = 1500


@pytest.mark.parametrize("paid", [False, True])
@pytest.mark.parametrize("places", range(MOST_DEALT + 1))
@pytest.mark.seeds(3, 300)
def test_everybody_is_dealt_equally_many_places_and_nobody_a_whole_group(places: int, paid: bool, seed: int) -> None:
    players = 2 + seed % 7
    s = Game.new("monopoly", players=players, seed=seed, options={"dealt-places": places, "dealt-paid": paid}).state
    assert [len(held) for held in s.held] == [places] * players
    assert s.whole == [NOBODY] * len(MEMBERS)
    for seat in s.seats():
        price = sum(PRICE[square] for square in s.held[seat])
        assert s.cash[seat] == START_MONEY - (price if paid else 0) >= 0


def test_the_seed_decides_what_is_dealt_and_the_log_tells_it() -> None:
    deals: dict[int, list[tuple[int, ...]]] = {}
    for seed in (1, 2, 1):
        game = Game.new("monopoly", players=3, seed=seed, options={"dealt-places": 2})
        told = [event[1:3] for event in game.log if event[0] == PLACE_DEALT]
        assert Counter(told) == Counter((seat, square) for seat in range(3) for square in game.state.held[seat])
        assert deals.setdefault(seed, told) == told
    assert deals[1] != deals[2]


@pytest.mark.parametrize("places", range(1, MOST_DEALT + 1))
def test_paid_places_need_money_for_the_dearest(places: int) -> None:
    enough = dearest_deal(places)
    options = {"dealt-places": places, "dealt-paid": True}
    with pytest.raises(BadInput) as refused:
        Game.new("monopoly", players=2, seed=1, options=options | {"start-money": enough - 1})
    assert (refused.value.code, refused.value.args_by_name) == (
        "dealt-beyond-money", {"needed": enough, "places": places},
    )  # fmt: skip
    Game.new("monopoly", players=2, seed=1, options=options | {"start-money": enough})
    Game.new("monopoly", players=2, seed=1, options=options | {"start-money": 0, "dealt-paid": False})


def test_each_house_rule_names_the_option_that_switches_it_on() -> None:
    named = [each.option for number, each in statements("altbau.games.monopoly").items() if number.startswith("H")]
    assert named and sorted(named) == sorted({*named} & {option.name for option in OPTIONS})


@pytest.mark.parametrize(("key", "value", "option"), [("pot", "150", "parking-pot"), ("first-lap", "[A]", "first-lap")])
def test_what_only_a_house_rule_knows_needs_its_option(key: str, value: str, option: str) -> None:
    position = f"{{edition: monopoly, players: 2, {key}: {value}, options: {{{option}: %s}}}}"
    Game.from_position(position % "true", seed=1)
    with pytest.raises(BadInput, match="needs-option"):
        Game.from_position(position % "false", seed=1)
