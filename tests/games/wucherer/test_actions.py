"""Which words are actions, and why words that are no legal action now are refused."""

from random import Random

import pytest

from altbau import IllegalMove
from altbau.core.engine.ids import FIRST
from altbau.games.wucherer.rules.actions import place_of, token
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.explain import blocked, going_on
from altbau.games.wucherer.rules.refusals import REFUSALS
from altbau.games.wucherer.rules.state import State
from altbau.play.text import moves
from altbau.play.text.position import read_position
from tests.engine.random_games import any_game, decisions


def table(**position: object) -> State:
    made: State = read_position({"players": 2, "phase": "play"} | position)
    return made


@pytest.mark.parametrize("word", ["B1.0", "B1.-1", "B1.", "B1.²", "B.1", "B1.basement2", "1.1", "G1.1.1"])
def test_what_is_no_place(word: str) -> None:
    assert place_of(word) is None


@pytest.mark.parametrize("word", ["A1", "F7", "B1.1", "B1.5", "B1.basement", "B1.attic"])
def test_a_place_is_said_as_it_was_read(word: str) -> None:
    place = place_of(word)
    assert place is not None and token(place, {}) == word


@pytest.mark.parametrize(
    ("edition", "hand", "most"), [("landlord-2013", 3, 4), ("landlord-2013", 9, 5), ("wucherer-1992", 9, 10)]
)
def test_a_number_of_floors_can_be_built_or_says_why_not(edition: str, hand: int, most: int) -> None:
    """As many as one more card would do for: for still more the answer is the same, and they have no end in 1992."""
    s = table(edition=edition, hands={"A": ["roof" if edition == "wucherer-1992" else "move"] * hand})
    s = moves.play_whole(s, FIRST, "build")
    legal, others = [token(each, {}) for each in s.legal_actions], [token(each.action, {}) for each in blocked(s)]
    assert sorted(map(int, legal + others)) == list(range(1, most + 1))


def test_who_trades_what_he_has_not_is_told_so() -> None:
    s = table(edition="wucherer-1997", options={"free-trade": True}, hands={"A": ["alibi", "move"], "B": ["move"]})
    with pytest.raises(IllegalMove, match="not-in-hand"):
        moves.play_whole(s, FIRST, "trade B bomb")


@pytest.mark.parametrize(
    ("buildings", "reason"),
    [
        ({"A1": {"floors": 1, "tenants": {1: "hacker"}}}, "no-free-apartment"),
        ({"A1": {"floors": 1}}, "needs-two-apartments"),
        ({"A1": {"floors": 5}}, "too-many-floors"),
        ({"A1": {"floors": 1}, "B1": {"floors": 5}}, "too-many-floors"),
        ({"A1": {"floors": 2, "tenants": {1: "squatters"}}}, "building-squatted"),
    ],
)
def test_a_tenant_who_finds_no_home_says_what_is_wrong_with_most(buildings: dict[str, object], reason: str) -> None:
    s = table(hands={"A": ["family", "alibi"]}, coins={"A": 5}, buildings=buildings)
    reasons = {token(each.action, s.edition.names): REFUSALS[each.refusal][0] for each in blocked(s)}
    assert reasons["family"] == reason


def test_nobody_trades_with_a_player_who_is_not_there() -> None:
    s = table(edition="wucherer-1997", options={"free-trade": True}, hands={"A": ["alibi", "move"], "B": ["move"]})
    with pytest.raises(IllegalMove, match="not-offered"):
        moves.play_whole(s, FIRST, "trade C alibi")


@pytest.mark.seeds(20, 400)
def test_what_certainly_ends_a_move_leaves_its_player_nothing_more_to_choose_in_it(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(list(EDITIONS))), rng, 400):
        s = now.state
        ends = [action for action in s.legal_actions if s.stack.top.ends_move(s, action)]
        assert [action for action in ends if going_on(s, action)] == []


@pytest.mark.parametrize(("card", "certain"), [("hacker", True), ("musicians", False)])
def test_a_move_certainly_ends_with_who_sets_nothing_off(card: str, certain: bool) -> None:
    towns = {"moves in": {1: "hacker"}, "is moved": {1: card, 2: "mover"}, "is driven out": {1: card, 4: "squatters"}}
    lines = {"moves in": card, "is moved": "move A1.1"}
    for way, tenants in towns.items():
        houses = {"A1": {"floors": 4, "tenants": tenants}, "B1": {"floors": 4}}
        s = table(hands={"A": [card, "move"]}, buildings=houses, phase="play" if way in lines else "check")
        s = moves.play_whole(s, FIRST, lines[way]) if way in lines else s
        there = [action for action in s.legal_actions if token(action, {}).startswith("B1.")]
        assert len(there) == 4
        assert {s.stack.top.ends_move(s, action) for action in there} == {certain}, way
