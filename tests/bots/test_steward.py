"""The steward decides right in clear positions."""

from typing import Any

import pytest

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import Seat
from altbau.games.wucherer.bot import CHARACTERS
from altbau.games.wucherer.bots.policy import Steward
from altbau.games.wucherer.bots.valuation import Taste
from altbau.games.wucherer.rules.actions import action_of, landlord_of, token
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import ApartmentId
from altbau.games.wucherer.rules.state import PLAY as PLAY_PHASE
from altbau.games.wucherer.rules.state import State
from altbau.play.bots import make
from altbau.play.text import moves
from altbau.play.text.position import read_position
from tests.any_game import view

TWO_STREETS = {
    "A1": {"floors": 4, "roof": "roof", "tenants": {1: "hacker", 2: "mother-with-children"}},
    "B1": {"floors": 4, "roof": "roof", "tenants": {1: "hacker", 2: "hacker", 3: "hacker"}},
}


def state(**position: Any) -> State:
    """A position of two players, with A's free choice unless it says otherwise."""
    state: State = read_position({"players": 2, "turn": "A", "phase": "play", "buildings": TWO_STREETS} | position)
    return state


def decided(s: State) -> Decision:
    """What a steward in the place of whoever is asked decides."""
    return make("steward", 1).decide(view(s, s.asked))


def chosen(s: State) -> str:
    """The token of that."""
    return token(decided(s).action, s.edition.names)


def after(s: State, seat: int, line: str) -> State:
    """The table after a move."""
    state: State = moves.play_whole(s, Seat(seat), line)
    return state


def test_it_builds_before_anything_else() -> None:
    decision = decided(state(buildings={}, coins={"A": 3}, hands={"A": ["murder", "move", "court", "bomb", "bomb"]}))
    assert (token(decision.action, {}), decision.reason and decision.reason.name) == ("build", "builds")


def test_it_houses_a_hacker_among_its_own() -> None:
    s = state(hands={"A": ["hacker"]})
    assert chosen(s) == "hacker"
    assert chosen(after(s, 0, "hacker")).startswith("A1.")


@pytest.mark.parametrize("card", ["squatters", "rental-nomad"])
def test_it_sends_bad_tenants_abroad(card: str) -> None:
    s = state(hands={"A": [card]})
    assert chosen(s) == card
    decision = decided(after(s, 0, card))
    assert landlord_of(ApartmentId(decision.action)) == 1
    assert decision.reason and decision.reason.name == "sends-abroad"


@pytest.mark.parametrize("hand", [["bomb"], ["bomb", "alibi"]])
def test_a_hut_is_not_worth_a_bomb(hand: list[str]) -> None:
    hut = TWO_STREETS | {"B1": {"floors": 1}}
    assert chosen(state(hands={"A": hand, "B": ["police"]}, buildings=hut)) == "done"
    assert chosen(state(hands={"A": hand, "B": ["police"]}, draw=["move"])) == "bomb"


def test_it_bombs_the_rival_and_says_so() -> None:
    s = after(state(hands={"A": ["bomb", "alibi"]}, buildings=TWO_STREETS | {"B2": {"floors": 1}}), 0, "bomb")
    decision = decided(s)
    assert token(decision.action, {}) == "B1"
    assert decision.reason and (decision.reason.name, decision.reason.args["rival"]) == ("strikes", 1)


def test_it_uses_an_alibi_before_the_court() -> None:
    s = state(turn="B", hands={"A": ["alibi", "court", "police"], "B": ["bomb", "alibi", "alibi"]})
    s = after(s, 1, "bomb A1")
    assert chosen(s) == "police"
    s = state(hands={"A": ["bomb", "alibi", "court"], "B": ["police"]}, buildings=TWO_STREETS | {"A2": {"floors": 3}})
    s = after(after(s, 0, "bomb B1"), 1, "police")
    assert chosen(s) == "alibi"


def test_it_lets_a_murderer_rid_it_of_squatters() -> None:
    squatted = {"A1": {"floors": 2, "tenants": {1: "squatters", 2: "hacker"}}}
    s = state(turn="B", hands={"A": ["lunatic", "police"], "B": ["murder"]}, buildings=TWO_STREETS | squatted)
    assert chosen(after(s, 1, "murder A1.1")) == "pass"
    s = state(turn="B", hands={"A": ["lunatic", "police"], "B": ["murder"]}, buildings=TWO_STREETS | squatted)
    assert chosen(after(s, 1, "murder A1.2")) == "lunatic"


def test_it_keeps_its_police_for_the_first_squatters_of_a_house() -> None:
    s = state(turn="B", hands={"A": ["police"], "B": ["squatters"]})
    assert chosen(after(s, 1, "squatters A1.3")) == "police"
    squatted = {"A1": {"floors": 3, "tenants": {1: "squatters"}}}
    s = state(turn="B", hands={"A": ["police"], "B": ["squatters"]}, buildings=TWO_STREETS | squatted)
    assert chosen(after(s, 1, "squatters A1.2")) == "pass"


def plays(bot: str, s: State) -> list[str]:
    """What a bot plays in the turn of whoever is asked, as tokens, while nobody reacts."""
    seat, mind, said = s.asked, make(bot, 1, s.edition.key), []
    while s.asked >= 0 and s.phase == PLAY_PHASE:
        action = mind.decide(view(s, seat)).action if s.asked == seat else s.legal_actions[-1]
        said += [token(action, s.edition.names)] if s.asked == seat else []
        s.apply(action)
    return said


@pytest.mark.parametrize("bot", ["steward", *CHARACTERS])
def test_it_evicts_nobody_from_an_empty_house(bot: str) -> None:
    for edition in ("landlord-2013", "wucherer-1997"):
        empty = {"A1": {"floors": 2}, "B1": {"floors": 3}}
        assert plays(bot, state(edition=edition, hands={"A": ["eviction"]}, buildings=empty)) == ["done"]


@pytest.mark.parametrize("bot", ["steward", *CHARACTERS])
@pytest.mark.parametrize("edition", ["landlord-2013", "wucherer-1997"])
@pytest.mark.parametrize("last", [{}, {"draw": [], "last-turns": ["A", "B"]}])
def test_it_evicts_nobody_whom_a_rival_lets_again(bot: str, edition: str, last: dict[str, Any]) -> None:
    """They come back before there is any rent, by politics as well."""
    homes = {"A1": {"floors": 4}, "B1": {"floors": 2, "tenants": {1: "family"}}, "B2": {"floors": 5}}
    s = state(edition=edition, hands={"A": ["eviction"]}, buildings=homes, **last)
    assert plays(bot, s) == ["done"]
    assert "eviction" not in plays(bot, state(edition=edition, hands={"A": ["politics"]}, buildings=homes, **last))


@pytest.mark.parametrize("bot", ["steward", *CHARACTERS])
def test_it_murders_none_of_its_own_for_another_of_the_same(bot: str) -> None:
    home = {"A1": {"floors": 1, "tenants": {1: "man-with-a-dog"}}, "B1": {"floors": 3}}
    hand = ["murder", "man-with-a-dog", "mother-with-children", "hacker", "family"]
    s = state(hands={"A": hand}, buildings=home, draw=[], **{"last-turns": ["A", "B"]})
    assert plays(bot, s) == ["done"]


@pytest.mark.parametrize("bot", ["steward", *CHARACTERS])
@pytest.mark.parametrize("card", ["murder", "move", "eviction", "rent-withheld"])
def test_the_card_that_ends_the_game_is_played_for_what_it_does_only(bot: str, card: str) -> None:
    """The others have had their last turns, and only a tenant of the own could be struck."""
    homes = {"A1": {"floors": 4, "tenants": {1: "hacker", 2: "hacker"}}, "B1": {"floors": 1}}
    s = state(hands={"A": [card]}, buildings=homes, draw=[], **{"last-turns": ["A"]})
    assert plays(bot, s) == ["done"]


@pytest.mark.parametrize("bot", ["steward", "landlord", "speculator"])
def test_nobody_but_a_gangster_murders_for_a_trifle_without_an_alibi(bot: str) -> None:
    """The one rent to come is a coin more than the empty room brings."""
    homes = {"A1": {"floors": 5}, "B1": {"floors": 5, "tenants": {1: "mother-with-children"}}, "C1": {"floors": 5}}
    s = state(players=3, hands={"A": ["murder"]}, buildings=homes, draw=[], **{"last-turns": ["A", "B", "C"]})
    assert plays(bot, s) == ["done"]


@pytest.mark.parametrize("bot", ["steward", *CHARACTERS])
def test_it_frees_no_rival_of_squatters(bot: str) -> None:
    squatted = {"A1": {"floors": 2}, "B1": {"floors": 3, "tenants": {1: "squatters"}}}
    s = state(edition="wucherer-1992", hands={"A": ["police"]}, buildings=squatted)
    assert plays(bot, s) == ["done"]


@pytest.mark.parametrize("bot", ["steward", *CHARACTERS])
def test_it_gives_a_rival_no_tenant_who_would_live_with_it_and_does_no_harm_there(bot: str) -> None:
    """In the last turn a poor payer brings as much as the empty room, at home or abroad."""
    rooms = {"A1": {"floors": 2}, "B1": {"floors": 2}}
    s = state(hands={"A": ["odd-ones"]}, buildings=rooms, draw=[], **{"last-turns": ["A", "B"]})
    assert not [said for said in plays(bot, s) if said.startswith("B")]


def pairs_for_one_room() -> list[tuple[str, str, str]]:
    """An edition, and two of its tenants who would both pay well in a house of one floor and a room under its roof."""
    found = []
    for key, edition in EDITIONS.items():
        rents = {name: edition.tenants[kind].rent for kind, name in edition.names.items() if kind in edition.tenants}
        well = [name for name, rent in rents.items() if rent >= 4]
        found += [(key, one, other) for one in well for other in well if one < other]
    return found


@pytest.mark.parametrize(("edition", "one", "other"), pairs_for_one_room())
def test_a_room_that_suits_two_tenants_is_let_to_one_of_them(edition: str, one: str, other: str) -> None:
    """It would wait for ever if each were counted on as long as the room is free."""
    home = {"A1": {"floors": 1, "expansion": True}}
    for last in ({}, {"draw": [], "last-turns": ["A", "B"]}):
        s = state(edition=edition, hands={"A": [one, other]}, buildings=home, **last)
        assert plays("steward", s)[0] in (one, other)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("floors", "hand", "answer"), [(5, [], "bail"), (1, [], "stay"), (5, ["move"], "bail")])
def test_it_pays_bail_where_it_has_rent_to_lose(edition: str, floors: int, hand: list[str], answer: str) -> None:
    """Or, in 1992, to get cards again, which it may not buy in jail (R197)."""
    hand = ["removal" if edition == "wucherer-1992" else card for card in hand]
    home = {"A1": {"floors": floors}}
    s = state(edition=edition, phase="check", jail="A", coins={"A": 9}, buildings=home, hands={"A": hand})
    assert chosen(s) == ("bail" if edition == "wucherer-1992" else answer)


HOUSE = ["roof", "alibi", "alibi", "police"]


@pytest.mark.parametrize(
    ("edition", "hand", "answer"),
    [
        ("wucherer-1997", HOUSE, "bail"),
        ("wucherer-1992", HOUSE, "bail"),
        ("wucherer-1997", ["alibi"] * 4, "stay"),
        ("wucherer-1992", ["alibi"] * 4, "bail"),  # to buy a roof, which a prisoner may not (R197)
    ],
)
def test_a_prisoner_pays_bail_for_the_house_in_hand(edition: str, hand: list[str], answer: str) -> None:
    """Who counted the rents of standing houses only would stay there for ever without one."""
    assert (
        chosen(state(edition=edition, phase="check", jail="A", coins={"A": 6}, buildings={}, hands={"A": hand}))
        == answer
    )


@pytest.mark.parametrize(("edition", "card"), [("landlord-2013", "court"), ("wucherer-1997", "politics")])
def test_a_prisoner_uses_a_card_instead_of_bail_and_builds_with_others(edition: str, card: str) -> None:
    home = {"A1": {"floors": 5}}
    s = state(edition=edition, phase="check", jail="A", coins={"A": 9}, buildings=home, hands={"A": [card]})
    assert chosen(s) == "stay"
    s = state(edition=edition, jail="A", buildings=home, hands={"A": [card, "alibi", "broker", "roof-expansion"]})
    assert Steward(Taste()).least_needed(s, s.hands[0].cards()) != action_of(card, s.edition.names)


def test_a_prisoner_saves_for_bail_while_that_pays() -> None:
    """With rent to lose, and time to take it in; another buys as always."""
    free = {"A1": {"floors": 5}, "A2": {"floors": 3}}
    for prisoner, home, end, answer in (
        ("A", free, {}, "stop"),
        (None, free, {}, "buy"),
        ("A", {"A1": {"floors": 2}}, {}, "buy"),
        ("A", free, {"draw": ["move", "alibi"]}, "buy"),
    ):
        assert chosen(state(phase="rent", jail=prisoner, coins={"A": 1}, buildings=home, **end)) == answer


FLOORS = ["alibi", "court", "bomb", "move"]


@pytest.mark.parametrize(("hand", "answer"), [(FLOORS, "stop"), ([*FLOORS, "flat-roof"], "buy"), (FLOORS[1:], "buy")])
def test_it_keeps_the_money_for_its_next_roof(hand: list[str], answer: str) -> None:
    """Floors without a roof are worth nothing; with one in hand, or with few floors, it buys as always."""
    homes = {"A1": {"floors": 2}, "A2": {"floors": 1, "tenants": {1: "squatters"}}}
    decision = decided(state(phase="rent", hands={"A": hand}, buildings=homes))
    assert token(decision.action, {}) == answer
    assert (decision.truth and decision.truth.name) == {"stop": "saves-for-roof", "buy": "buys"}[answer]


def test_a_prisoner_builds_nothing_in_its_last_turn() -> None:
    """It takes in no rent any more, whoever could move in."""
    homes = {"A1": {"floors": 3, "tenants": {1: "hacker"}}, "B1": {"floors": 2}}
    hand = ["family", "family", "mother-with-children"]
    end = {"draw": [], "last-turns": ["A"]}
    for bot in ("steward", *CHARACTERS):
        s = state(jail="A", coins={"A": 4}, hands={"A": hand}, buildings=homes, **end)
        plays(bot, s)
        assert s.coins[0] == 6


def test_a_suspect_shows_its_alibi_though_its_houses_bring_nothing_yet() -> None:
    """They will; only at the end there is nothing to lose in jail."""
    for end, answer in (({}, "court"), ({"draw": [], "last-turns": ["A", "B"]}, "pass")):
        hands = {"A": ["bomb", "court"], "B": ["police"]}
        s = state(hands=hands, buildings={"B1": {"floors": 4}, "B2": {"floors": 1}}, **end)
        assert chosen(after(after(s, 0, "bomb B1"), 1, "police")) == answer


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_takes_in_more_risks_less(edition: str) -> None:
    """The price of a crime without an alibi is what jail would cost."""
    policy = Steward(Taste())

    def risk(floors: int) -> float:
        return policy.risk(state(edition=edition, buildings={"A1": {"floors": floors}, "B1": {"floors": 3}}), 5.0)

    assert 0 < risk(1) < risk(4) < risk(5)


def test_nobody_asks_for_a_roof_without_money_or_gives_one_away() -> None:
    cards = ["alibi", "alibi", "court", "court", "police"]
    for coins, answer in ((1, "done"), (2, "ask-roof")):
        s = state(edition="wucherer-1997", coins={"A": coins}, hands={"A": cards, "B": ["roof", "roof"]}, buildings={})
        assert chosen(s) == answer
    for price, answer in ((1, "pass"), (2, "sell")):
        hands = {"A": ["alibi"], "B": ["roof", "roof"]}
        s = state(edition="wucherer-1997", coins={"A": 9}, hands=hands, buildings={})
        assert chosen(after(s, 0, f"ask-roof B {price}")) == answer


@pytest.mark.parametrize(
    ("others", "asked", "coins"),
    [
        ({"B": ["court", "police"], "C": ["roof"]}, 2, 6),
        ({"B": ["court", "roof"], "C": ["bomb"]}, 1, 6),
        ({"B": ["court", "police"], "C": ["bomb"]}, 2, 9),
        ({"B": ["court", "police"], "C": []}, 1, 9),
    ],
)
def test_who_lacks_a_roof_asks_each_other_once_and_pays_for_the_only_one(
    others: dict[str, list[str]], asked: int, coins: int
) -> None:
    """Most cards first, though whoever has fewer may be the one who has it; nobody who has none."""
    hands = {"A": ["alibi"] * 4, **others}
    s = state(edition="wucherer-1997", players=3, coins={"A": 9}, hands=hands, buildings={})
    bots = [make("steward", seat, s.edition.key) for seat in range(3)]
    said = []
    while s.phase == PLAY_PHASE:
        action = bots[s.asked].decide(view(s, s.asked)).action
        said.append(token(action, s.edition.names))
        s.apply(action)
    assert said.count("ask-roof") == asked
    assert (s.coins[0], len(s.owned(Seat(0)))) == (coins, int(coins < 9))


def test_it_buys_no_card_that_it_can_play_no_more() -> None:
    assert chosen(state(phase="rent")) == "buy"
    last = state(phase="rent", draw=["move"], **{"last-turns": ["A", "B"]})
    assert last.asked < 0 or chosen(last) == "stop"


LAST = ["alibi"]


@pytest.mark.parametrize(
    ("edition", "coins", "draw", "played", "answer"),
    [
        ("wucherer-1997", 8, LAST, 20, "stop"),  # B, with its income, would come out ahead
        ("wucherer-1992", 8, LAST, 20, "stop"),
        ("wucherer-1997", 30, LAST, 20, "buy"),
        ("wucherer-1997", 4, LAST, 20, "buy"),  # it is behind, and would be farther behind each round
        ("wucherer-1997", 8, [*LAST, *LAST], 20, "buy"),  # somebody else will take the last one
        ("wucherer-1997", 8, LAST, 60, "buy"),  # nobody waits for ever
        ("landlord-2013", 8, LAST, 20, "buy"),  # its drawer plays once more
    ],
)
def test_nobody_takes_the_last_card_to_be_overtaken(
    edition: str, coins: int, draw: list[str], played: int, answer: str
) -> None:
    """All but its drawer have a turn after it (R199)."""
    homes = {"A1": {"floors": 3}, "B1": {"floors": 4}}
    s = state(edition=edition, phase="rent", coins={"A": coins, "B": 9}, draw=draw, buildings=homes)
    s.turns = played
    decision = decided(s)
    assert token(decision.action, s.edition.names) == answer
    assert ((decision.truth and decision.truth.name) == "saves-for-last-turn") == (answer == "stop")


@pytest.mark.parametrize(
    ("edition", "few", "sixth"),
    [
        ("wucherer-1997", False, "buy"),
        ("wucherer-1992", False, "buy"),
        ("wucherer-1997", True, "stop"),
        ("landlord-2013", False, "stop"),  # where the money is for roofs
    ],
)
def test_early_it_pays_two_for_a_card_where_roofs_are_cards(edition: str, few: bool, sixth: str) -> None:
    """The first five of a turn cost one each (R192)."""
    pile = {"draw": 12} if few else {}
    homes = {"A1": {"floors": 5}, "A2": {"floors": 5}}
    s = state(edition=edition, players=3, phase="rent", buildings=homes, **pile)
    for _ in range(5):
        assert chosen(s) == "buy"
        s = after(s, 0, "buy")
    assert chosen(s) == sixth


@pytest.mark.parametrize(("passes", "answer"), [(0, "buy"), (1, "stop")])
def test_a_pile_that_is_played_through_again_has_no_last_card(passes: int, answer: str) -> None:
    homes = {"A1": {"floors": 3}, "B1": {"floors": 4}}
    s = state(edition="wucherer-1997", players=5, phase="rent", draw=LAST, discard=["bomb"], buildings=homes)
    s.passes = passes
    assert chosen(s) == answer


@pytest.mark.parametrize("edition", ["wucherer-1997", "wucherer-1992"])
def test_games_end_though_nobody_wants_the_last_card(edition: str) -> None:
    """With equal incomes, and nothing to play, nobody ever leads by one: who is behind takes it."""
    homes = {"A1": {"floors": 3}, "B1": {"floors": 3}}
    s = state(edition=edition, phase="rent", draw=LAST, buildings=homes)
    s.turns = 20
    bots = [make("steward", seat, edition) for seat in range(2)]
    while not s.over:
        s.apply(bots[s.asked].decide(view(s, s.asked)).action)
    assert s.turns <= 22


def test_it_collects_with_the_broker() -> None:
    s = state(turn="B", hands={"A": ["broker"], "B": ["move"]})
    assert chosen(after(s, 1, "move A1.1 B1.4")) == "broker"


def test_what_stands_brings_nothing_to_whoever_has_had_the_last_turn() -> None:
    policy = Steward(Taste())
    s = state(coins={"A": 7, "B": 7}, draw=[], **{"last-turns": ["A"]})
    turns = policy.turns_left(s)
    assert policy.wealth(s, Seat(1), turns) == 7 < policy.wealth(s, Seat(0), turns)


def test_a_prisoner_who_cannot_pay_bail_loses_more() -> None:
    policy = Steward(Taste())

    def lost(coins: int) -> float:
        free, jailed = (state(turn="B", coins={"A": coins}, jail=prisoner) for prisoner in (None, "A"))
        return policy.wealth(free, Seat(0), 4.0) - policy.wealth(jailed, Seat(0), 4.0)

    assert 0 < lost(5) == 5 < lost(4)
