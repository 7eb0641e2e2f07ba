"""With free trade (R213), bots sell each other tenants that the buyer can house better."""

from collections import Counter
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.ids import FIRST, by_seat
from altbau.games.wucherer.bots.bargains import FEW_OFFERS
from altbau.games.wucherer.bots.policy import Steward
from altbau.games.wucherer.bots.valuation import Taste
from altbau.games.wucherer.rules.actions import ACCEPT, token
from altbau.games.wucherer.rules.state import PLAY, State
from altbau.play.bots import make, own_seed
from altbau.play.text.moves import play_whole
from altbau.play.text.position import read_position
from tests.any_game import SomeGame, view

EDITION = "wucherer-1997"
MOST_DECISIONS = 5000
# The family needs two apartments on top of each other.
STREETS = {"A1": {"floors": 1}, "B1": {"floors": 2}}


def offered(begun: str = "", **position: Any) -> tuple[list[str], State]:
    """What a steward plays after these words until another is asked, or the turn is over; the state then."""
    s: State = read_position(
        {"edition": EDITION, "players": 3, "turn": "A", "phase": "play", "buildings": STREETS}
        | {"hands": {"A": ["family"]}, "coins": {"A": 3, "B": 40, "C": 20}}
        | position
        | {"options": {"free-trade": True} | position.get("options", {})}
    )
    if begun:
        s = play_whole(s, FIRST, begun)
    words: list[str] = []
    while s.asked == FIRST and s.phase == PLAY:
        action = make("steward", 1, EDITION).decide(view(s, s.asked)).action
        words.append(token(action, s.edition.names))
        s.apply(action)
    return words, s


def test_a_tenant_is_sold_to_whom_it_suits_at_a_price_between() -> None:
    words, s = offered()
    assert words[:4] == ["trade", "B", "family", "for"]
    assert s.asked == 1
    price = int(words[4])
    mine = Steward(Taste()).card_worth(s, s.hands[0].cards()[0])
    most = price
    while accepts(most + 1):
        most += 1
    assert mine < price < most
    s.apply(make("steward", 1, EDITION).decide(view(s, s.asked)).action)
    assert (s.coins[:2], len(s.hands[0]), len(s.hands[1])) == ([3 + price, 40 - price], 0, 1)


def accepts(price: int) -> bool:
    """Whether B would take the family for so much."""
    s = offered(begun=f"trade B family for {price}")[1]
    return make("steward", 1, EDITION).decide(view(s, s.asked)).action == ACCEPT


def test_who_can_only_guess_what_others_have_asks_all_the_same() -> None:
    assert "trade" in offered(options={"hidden-money": True}, coins={"A": 0, "B": 20, "C": 20})[0]


@pytest.mark.parametrize(
    "position",
    [
        {"coins": {"A": 3, "B": 0, "C": 20}},  # B can't pay
        {"players": 2, "coins": {"A": 3, "B": 20}},  # what B gains A loses
        {"buildings": {"A1": {"floors": 2}, "B1": {"floors": 2}}},  # A has room
        {"buildings": {"A1": {"floors": 1}}},  # nobody has
        {"draw": [], "last-turns": ["A", "B", "C"], "jail": "B"},  # B takes in no rent any more
        {"jail": "B", "coins": {"A": 3, "B": 6, "C": 20}},  # B needs its money for bail
    ],
)
def test_nothing_is_offered_from_which_not_both_gain(position: dict[str, Any]) -> None:
    assert "trade" not in offered(**position)[0]


@pytest.mark.parametrize(
    ("begun", "rest"),
    [
        ("trade", ["B", "family", "for"]),
        ("trade B", ["family", "for"]),
        ("trade C", ["1", "for"]),  # not what was meant: as little as can be given
        ("trade C 3", ["for"]),
        ("trade C family for", ["20"]),  # and as much asked
    ],
)
def test_what_has_been_begun_goes_on_as_meant_or_so_that_nobody_would_accept(begun: str, rest: list[str]) -> None:
    assert offered(begun=begun, hands={"A": ["family"], "C": ["bomb"]})[0][: len(rest)] == rest


@pytest.mark.parametrize("hidden_money", [False, True])
def test_bots_trade_and_bother_nobody_twice_in_a_turn(hidden_money: bool) -> None:
    counted: Counter[str] = Counter()
    for seed in range(4):
        options = {"free-trade": True, "hidden-money": hidden_money}
        game: SomeGame = Game.new(EDITION, players=4, seed=seed, options=options)
        names = ("landlord", "gangster", "speculator", "steward")
        bots = [make(name, own_seed(seed, seat), EDITION) for seat, name in by_seat(names)]
        for _ in range(MOST_DECISIONS):
            if game.asked is None:
                break
            action = bots[game.asked].decide(game.view(game.asked)).action
            word = token(action, game.state.edition.names)
            if word == "offer":
                partner = game.state.stack.top.partner
                assert partner not in [trade.partner for trade in game.state.declined]
            counted[word] += 1
            game.play(action)
            assert game.state.offers <= FEW_OFFERS
        assert game.over
    assert counted["trade"] == counted["accept"] + counted["decline"]
    assert counted["accept"] > 0
