"""Monopoly beyond scenarios: the first throw, the board and its stacks, moves out of turn that are not whole, undo."""

import re
from collections import Counter
from random import Random

import pytest

from altbau import BadInput, Game, IllegalMove, NotAsked
from altbau.core.engine.choices import IllegalAction
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import chance
from altbau.games.monopoly.rules.actions import MORTGAGE, token
from altbau.games.monopoly.rules.board import (
    BOARD,
    GROUP_NAMES,
    MEMBERS,
    STREET,
    UTILITY,
    mortgage_value,
    ownable,
    rent_lines,
)
from altbau.games.monopoly.rules.cards import ADVANCE, CARDS, DECKS, RETREAT, Card
from altbau.games.monopoly.rules.edition import MONOPOLY
from altbau.games.monopoly.rules.events import BOARD_READY, FIRST_THROW
from altbau.games.monopoly.rules.explain import blocked, choices, step
from altbau.games.monopoly.rules.refusals import REFUSALS
from altbau.games.monopoly.rules.rent import rent_line, rent_of
from altbau.games.monopoly.rules.setup import new_state
from altbau.games.monopoly.rules.state import State
from altbau.play.text.moves import play_whole
from altbau.play.text.position import read_position
from tests.any_game import SomeGame
from tests.engine.random_games import any_game, decisions


@pytest.mark.parametrize("seed", range(30))
def test_the_highest_throw_begins(seed: int) -> None:
    s = new_state(MONOPOLY, 2 + seed % 7, chance(seed))
    throws = [event[1:] for event in s.events if event[0] == FIRST_THROW]
    last = {}
    for seat, first, second in throws:  # those who tie throw again
        last[seat] = first + second
    starter = next(event[1] for event in s.events if event[0] == BOARD_READY)
    assert s.turn == starter
    again = Counter(seat for seat, _, _ in throws)
    deciding = [seat for seat in again if again[seat] == max(again.values())]
    assert last[starter] == max(last[seat] for seat in deciding)


def test_nobody_is_told_that_jail_can_not_be_left_who_is_not_in_it() -> None:
    assert blocked(new_state(MONOPOLY, 3, chance(1))) == []


def reasons_after(s: State, *path: Action) -> list[IllegalAction]:
    found = step(s, s.asked, path)
    assert found
    return found.blocked


def test_a_buyer_is_shown_what_brings_money_and_why_the_rest_does_not() -> None:
    s = read_position(
        {
            "edition": "monopoly", "players": 2, "phase": "land", "cash": {"A": 10, "B": 10}, "at": {"A": "badstrasse"},
            "deeds": {"A": {"parkstrasse": 1, "schlossallee": 0, "wasserwerk": 0, "westbahnhof": "mortgaged"}},
        }
    )  # fmt: skip
    tree = {token(choice.action): choice for choice in choices(s)}
    assert list(tree) == ["auction", "sell", "mortgage", "trade"]
    assert [token(place.action) for place in tree["sell"].next] == ["parkstrasse"]
    assert [token(place.action) for place in tree["mortgage"].next] == ["wasserwerk"]
    reasons = {token(each.action): REFUSALS[each.refusal][0] for each in reasons_after(s, MORTGAGE)}
    assert reasons == {
        "westbahnhof": "mortgaged-already", "parkstrasse": "group-built", "schlossallee": "group-built",
    }  # fmt: skip
    assert [(token(each.action), REFUSALS[each.refusal][0]) for each in blocked(s)] == [("buy", "not-enough-money")]


def test_a_bidder_for_a_building_is_told_what_has_to_stay() -> None:
    full = dict.fromkeys(["chausseestrasse", "elisenstrasse", "poststrasse"], 4)
    s = read_position(
        {
            "edition": "monopoly", "players": 3, "cash": {"A": 100, "B": 500},
            "deeds": {
                "A": {"badstrasse": 1, "turmstrasse": 0},
                "B": {"parkstrasse": 0, "schlossallee": 0, "wasserwerk": 0},
                "C": full | dict.fromkeys(["seestrasse", "hafenstrasse", "neue-strasse"], 4)
                | dict.fromkeys(["rathausplatz", "hauptstrasse", "bahnhofstrasse"], 2),
            },
        }
    )  # fmt: skip
    s = play_whole(play_whole(s, Seat(0), "build turmstrasse"), Seat(1), "join")
    assert [(token(each.action), REFUSALS[each.refusal][0]) for each in blocked(s)] == [
        ("sell", "no-sale-now"), ("mortgage", "group-built"),
    ]  # fmt: skip
    s = play_whole(s, Seat(0), "1")
    (mortgage,) = [choice for choice in choices(s) if choice.next]
    assert [token(place.action) for place in mortgage.next] == ["wasserwerk"]
    reasons = {token(each.action): REFUSALS[each.refusal][0] for each in reasons_after(s, MORTGAGE)}
    assert reasons == dict.fromkeys(["parkstrasse", "schlossallee"], "building-goes-there")


# What the deeds of the 22 streets come to: prices, houses, rents bare, with one to four houses, with a hotel.
PRINTED = [4590, 2750, 391, 1915, 5620, 14110, 18030, 21850]


def test_the_deeds_add_up_to_what_is_printed() -> None:
    streets = [square for square in BOARD if square.kind == STREET]
    columns = zip(*((square.price, square.house, *square.rents) for square in streets), strict=True)
    assert [sum(column) for column in columns] == PRINTED
    for square in streets:  # what is bought dearer costs its visitors more
        cheaper = [each.rents for each in streets if each.price < square.price]
        assert all(less < more for rents in cheaper for less, more in zip(rents, square.rents, strict=True))
    for members in MEMBERS[: len(GROUP_NAMES) - 2]:  # all but the dearest of a colour are alike
        assert len({(BOARD[place].price, BOARD[place].rents) for place in members[:-1]}) == 1


def test_stations_and_utilities_are_all_alike_and_bear_no_houses() -> None:
    stations, utilities = (
        [BOARD[place] for place in MEMBERS[GROUP_NAMES.index(name)]] for name in ("station", "utility")
    )
    assert {(each.price, each.house, each.rents) for each in stations} == {(200, 0, (25, 50, 100, 200))}  # M09, M19
    assert {(each.price, each.house, each.rents) for each in utilities} == {(150, 0, (4, 10))}  # M09, M20


def test_what_nobody_can_own_costs_nothing_but_a_tax() -> None:
    others = [square for place, square in enumerate(BOARD) if not ownable(place)]
    assert {square.name: square.price for square in others if square.price} == {
        "einkommensteuer": 200, "zusatzsteuer": 100,
    }  # fmt: skip
    assert not any(square.house or square.rents for square in others)


@pytest.mark.parametrize("card", CARDS[1:], ids=lambda card: card.name)
def test_a_card_does_what_it_is_named_after(card: Card) -> None:
    numbers = [int(number) for number in re.findall(r"\d+", card.name)]
    if card.effect == ADVANCE or card.effect == RETREAT:
        square = "los" if card.name.endswith("go") else card.name.partition("-to-")[2]
        assert BOARD[card.value].name == square
    else:
        assert [value for value in (card.value, card.hotel) if value] == numbers


@pytest.mark.seeds(3, 30)
def test_the_line_of_a_deed_that_counts_says_its_rent(seed: int) -> None:
    rng = Random(seed)
    for game in decisions(any_game(rng, "monopoly"), rng, 400):
        s = game.state
        for square in range(len(BOARD)):
            thrown = s.dice or BOARD[square].kind != UTILITY
            if ownable(square) and s.owner[square] != NOBODY and not s.mortgaged[square] and thrown:
                rent = rent_of(s, square, 1)
                said = rent_lines(square)[rent_line(s, square)]
                assert said == (rent.factor if BOARD[square].kind == UTILITY else rent.coins)


def test_the_board_is_the_german_one() -> None:
    assert len(BOARD) == 40
    assert sum(ownable(square) for square in range(40)) == 28
    assert [len(MEMBERS[group]) for group in range(len(GROUP_NAMES))] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    for place, square in enumerate(BOARD):
        if square.kind == STREET:
            assert len(square.rents) == 6
            assert list(square.rents) == sorted(square.rents)
        if ownable(place):
            assert mortgage_value(place) * 2 == square.price


@pytest.mark.parametrize("deck", DECKS)
def test_the_stacks_have_sixteen_cards_each(deck: str) -> None:
    assert [len(stack) for stack in DECKS[deck]] == [16, 16]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"deck": "old"}, "bad-option-value"),
        ({"turn-limit": -1}, "bad-option-value"),
        ({"turn-limit": True}, "bad-option-value"),
        ({"start-money": 10**9}, "bad-option-value"),
        ({"free-trade": True}, "unknown-option"),
    ],
)
def test_options_that_cannot_be(options: dict[str, bool | str | int], code: str) -> None:
    with pytest.raises(BadInput, match=code):
        Game.new("monopoly", players=2, seed=1, options=options)


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players: int) -> None:
    with pytest.raises(BadInput, match="wrong-player-count"):
        Game.new("monopoly", players=players, seed=1)


@pytest.mark.parametrize(
    ("position", "code", "place"),
    [
        ({"at": {"A": "nowhere"}}, "unknown-square", "at.A"),
        ({"deeds": {"A": {"los": 0}}}, "nobody-owns", "deeds.A.los"),
        ({"deeds": {"A": {"badstrasse": 0}, "B": {"badstrasse": 0}}}, "owned-twice", "deeds.B.badstrasse"),
        ({"deeds": {"A": {"badstrasse": 1}}}, "impossible-building", "deeds.A.badstrasse"),
        ({"deeds": {"A": {"badstrasse": 2, "turmstrasse": 0}}}, "impossible-building", "deeds.A.badstrasse"),
        ({"deeds": {"A": {"badstrasse": 1, "turmstrasse": "mortgaged"}}}, "impossible-building", "deeds.A.badstrasse"),
        ({"deeds": {"A": {"wasserwerk": 1}}}, "number-not-in-range", "deeds.A.wasserwerk"),
        ({"deeds": {"A": {"badstrasse": 6, "turmstrasse": 5}}}, "number-not-in-range", "deeds.A.badstrasse"),
        ({"cash": {"A": -1}}, "negative-number", "cash.A"),
        ({"cash": {"C": 1}}, "bad-value", "cash"),
        ({"jail": {"A": 3}}, "number-not-in-range", "jail.A"),
        ({"jail": {"A": 1}, "at": {"A": "los"}}, "bad-value", "jail.A"),
        ({"jail-cards": {"A": 3}}, "too-many-copies", "jail-cards.A"),
        ({"dice": [[1, 7]]}, "number-not-in-range", "dice.0"),
        ({"dice": [[1]]}, "bad-value", "dice.0"),
        ({"chance": ["birthday-10"]}, "unknown-card", "chance.0"),
        ({"chance": ["back-3", "back-3"]}, "no-more-copies", "chance.1"),
        ({"phase": "play"}, "bad-value", "phase"),
        ({"hands": {"A": []}}, "unknown-key", "position"),
        ({"bankrupt": ["B"]}, "bad-value", "bankrupt"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, object], code: str, place: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_position({"edition": "monopoly", "players": 2} | position)
    assert problem.value.code == code
    assert problem.value.args_by_name["place"] == place


def settled(game: SomeGame) -> None:
    """Play until somebody owns something and is asked to roll."""
    while not any(owner >= 0 for owner in game.state.owner) or "roll" not in game.legal_tokens:
        game.play(game.state.legal_actions[0])


def test_what_somebody_does_out_of_turn_is_a_whole_move() -> None:
    game = Game.new("monopoly", players=3, seed=4)
    settled(game)
    landlord = next(owner for owner in game.state.owner if owner >= 0)
    while game.asked == landlord or "roll" not in game.legal_tokens:
        game.play(game.state.legal_actions[0])
    before = game.checksum()
    with pytest.raises(IllegalMove, match="unfinished-move"):
        game.move(landlord, "trade")
    with pytest.raises(NotAsked):
        game.move(landlord, "roll")
    assert game.checksum() == before
    game.move(landlord, "mortgage")
    assert any(game.state.mortgaged)


def test_a_purchase_can_be_taken_back_but_no_roll() -> None:
    game = Game.new("monopoly", players=2, seed=4)
    seat = game.asked
    assert seat is not None
    while "buy" not in game.legal_tokens:
        game.play(game.state.legal_actions[0])
        seat = game.asked
        assert seat is not None
    assert not game.can_undo(seat)
    game.move(seat, "buy")
    assert game.asked == seat
    game.undo(seat)
    assert game.legal_tokens == ["buy", "auction"]
