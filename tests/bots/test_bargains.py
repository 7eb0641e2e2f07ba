"""Where cards are traded freely (R213), bots sell each other what somebody else houses better."""

from collections import Counter
from typing import Any

import pytest

from altbau import Game
from altbau.core.ids import seated
from altbau.play.bots import make, own_seed
from altbau.play.position import read_position
from tests.any_game import view

EDITION = "wucherer-1997"
MOST_DECISIONS = 5000
# The family needs two apartments on top of each other.
STREETS = {"A1": {"floors": 1}, "B1": {"floors": 2}}


def offered(**position: Any) -> tuple[list[str], Any]:
    """What a steward plays until another is asked, or the turn is over; the state then."""
    s = read_position(
        {"edition": EDITION, "options": {"free-trade": True}, "players": 3, "turn": "A", "phase": "play"}
        | {"buildings": STREETS, "hands": {"A": ["family"]}, "coins": {"A": 3, "B": 20, "C": 20}}
        | position
    )
    game = Game.begun({"edition": EDITION, "players": 3})
    module = game.module
    words: list[str] = []
    while s.asked == 0 and s.phase == 1 and len(words) < 20:
        action = make("steward", 1, EDITION).decide(view(s, s.asked)).action
        words.append(module.token(s.edition, action))
        s.apply(action)
    return words, s


def test_a_tenant_is_sold_to_whom_it_suits_at_a_price_between() -> None:
    words, s = offered()
    assert words[:4] == ["trade", "B", "family", "for"]
    price = int(words[4])
    assert 1 < price < 20
    assert s.asked == 1
    answer = make("steward", 1, EDITION).decide(view(s, s.asked)).action
    s.apply(answer)
    assert (s.coins[:2], len(s.hands[0]), len(s.hands[1])) == ([3 + price, 20 - price], 0, 1)


@pytest.mark.parametrize(
    "position",
    [
        {"coins": {"A": 3, "B": 0, "C": 20}},  # B can't pay
        {"players": 2, "coins": {"A": 3, "B": 20}},  # what B gains A loses
        {"buildings": {"A1": {"floors": 2}, "B1": {"floors": 2}}},  # A has room
        {"buildings": {"A1": {"floors": 1}}},  # nobody has
    ],
)
def test_nothing_is_offered_from_which_not_both_gain(position: dict[str, Any]) -> None:
    assert "trade" not in offered(**position)[0]


@pytest.mark.parametrize("hidden_money", [False, True])
def test_bots_trade_and_bother_nobody_twice_in_a_turn(hidden_money: bool) -> None:
    counted: Counter[str] = Counter()
    for seed in range(2):
        options = {"free-trade": True, "hidden-money": hidden_money}
        game = Game.new(EDITION, players=4, seed=seed, options=options)
        names = ("landlord", "gangster", "speculator", "steward")
        bots = [make(name, own_seed(seed, seat), EDITION) for seat, name in seated(names)]
        for _ in range(MOST_DECISIONS):
            if game.asked is None:
                break
            action = bots[game.asked].decide(game.view(game.asked)).action
            token = game.module.token(game.state.edition, action)
            if token == "offer":
                partner = game.state.stack.frames[-1].partner
                assert partner not in [trade.partner for trade in game.state.declined]
            counted[token] += 1
            game.play(action)
        assert game.over
    assert counted["offer"] == counted["accept"] + counted["decline"]
    assert counted["accept"] > counted["decline"]
