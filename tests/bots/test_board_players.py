"""The bots of Monopoly decide right in clear positions, at every level and with every character."""

import pickle
from typing import Any, Final

import pytest

from altbau.core.bots.bot import STEWARD, STRATEGIST, Decision, Role
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.games.monopoly.bot import CHARACTERS, Tycoon
from altbau.games.monopoly.bots.haggling import PATIENCE, Haggling, by_prices
from altbau.games.monopoly.bots.market import EXACT, FACE, FAIR, LOWER, Bargain, Terms, asking, deals
from altbau.games.monopoly.bots.offers import Offer, Plan, coins
from altbau.games.monopoly.bots.taste import MISTAKES, SKILLS, Taste
from altbau.games.monopoly.bots.valuation import PER_MILLE, VISITS, Ledger
from altbau.games.monopoly.memory import NO_ANSWERS, Answers
from altbau.games.monopoly.rules.actions import (
    ACCEPT,
    AUCTION,
    DECLINE,
    NUMBER,
    TRADE,
    action_of,
    is_sum,
    naming_seat,
    naming_square,
    naming_sum,
    sum_of,
    token,
)
from altbau.games.monopoly.rules.board import GROUP_NAMES, INDEX, MEMBERS, NAMES, PRICE, SQUARES, ownable
from altbau.games.monopoly.rules.events import DEAL_OFFERED, MOVED
from altbau.games.monopoly.rules.questions import TO_BID
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.rules.trading import MOST_OFFERS
from altbau.play.bots import make
from altbau.play.game import Game
from altbau.play.text import moves
from altbau.play.text.position import read_position
from tests.any_game import view

TRUE = [1.0] * len(GROUP_NAMES)  # opinions
ORANGE = "muenchner-strasse wiener-strasse berliner-strasse"
SWAP = {"A": "muenchner-strasse wiener-strasse theaterstrasse", "B": "berliner-strasse museumstrasse opernplatz"}
PLACES = [square for square in range(SQUARES) if ownable(square)]
LEVELS = ["steward", "strategist"]
PLAYERS = [*MISTAKES, *LEVELS]


def state(players: int = 3, **position: Any) -> State:
    """A position at the end of A's turn unless it says otherwise."""
    cash = dict.fromkeys("ABC"[:players], 1000) | position.pop("cash", {})
    given = {"edition": "monopoly", "players": players, "phase": "end", "turn": "A", "cash": cash} | position
    made: State = read_position(given)
    return made


def deeds(**squares: str) -> dict[str, dict[str, int]]:
    """Deeds without houses: by seat, names with underscores for hyphens."""
    return {seat: dict.fromkeys(names.split(), 0) for seat, names in squares.items()}


def player(level: str = "strategist", character: str = "") -> Tycoon:
    """A player with opinions of its own where it has any, of a level or always making one of a beginner's mistakes."""
    if level in MISTAKES:
        return Tycoon(Role(character, STEWARD), 1, MISTAKES[level][1])
    return Tycoon(Role(character, level), 1)


def decided(s: State, bot: Tycoon | None = None) -> Decision:
    """What a player in the place of whoever is asked decides."""
    return (bot or player()).decide(view(s, s.asked))


def line(s: State, bot: Tycoon, most: int = 12) -> list[str]:
    """What a player does until somebody else is asked, or for so many decisions."""
    seat = s.asked
    said: list[str] = []
    while s.asked == seat and len(said) < most:
        action = decided(s, bot).action
        said.append(token(action))
        s.apply(action)
    return said


def alone(s: State, bot: Tycoon) -> list[str]:
    """What a player does until the end of its turn while everybody declines its offers."""
    seat = s.asked
    said = line(s, bot, 40)
    while not s.over and s.turn == seat and s.asked != seat:
        s.apply(DECLINE)
        said += line(s, bot, 40)
    return said


# --- what it reckons with ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["new", "classic"])
def test_visits_are_those_of_the_board(deck: str) -> None:
    landings, turns = [0] * len(VISITS), 0
    for seed in range(60):
        s = Game.new("monopoly", players=4, seed=seed, options={"turn-limit": 60, "deck": deck}).state
        while s.asked >= 0:
            s.apply(s.legal_actions[0])
            for event in s.events:
                if event[0] == MOVED:
                    landings[event[2]] += 1
        turns += s.turns
    for squares in MEMBERS:
        seen = sum(landings[square] for square in squares) / turns
        assert seen == pytest.approx(sum(VISITS[square] for square in squares) / PER_MILLE, rel=0.2)


def test_rents_count_as_far_as_houses_can_be_paid() -> None:
    rich, poor = (
        Ledger(view(state(cash={"A": cash}, deeds=deeds(A=ORANGE)), 0), TRUE).strength(Seat(0)) - cash
        for cash in (1200, 300)
    )
    assert rich > poor > sum(PRICE[INDEX[name]] for name in ORANGE.split())


def test_two_players_can_both_gain_by_a_trade_but_not_in_a_duel() -> None:
    for players, both in ((3, True), (2, False)):
        v = view(state(players, deeds=deeds(**SWAP)), 0)
        terms = deals(Ledger(v, TRUE), Seat(0), Seat(1), FAIR, 1.0)
        assert any(each.theirs > 1 < each.mine for each in terms) == both


@pytest.mark.parametrize(("cash", "part"), [(100, 100.0), (5000, sum(PRICE[each] for each in PLACES) / 3)])
def test_a_strategist_s_coins_count_more_up_to_its_part_of_what_is_free(cash: int, part: float) -> None:
    """Once all has an owner, they count as they are."""
    for owned, more in ({}, part), ({NAMES[each]: 0 for each in PLACES}, 0.0):
        v = view(state(cash={"A": cash}, deeds={"B": owned}), 0)
        for level, factor in (("strategist", 0.5), ("steward", 0.0)):
            bot = player(level)
            plain = Ledger(v, bot.ledger(v).opinions).strength(Seat(0))
            assert bot.ledger(v).strength(Seat(0)) - plain == pytest.approx(factor * more)


def test_what_it_pays_in_a_deal_is_less_while_places_are_free_and_what_it_bids_is_not() -> None:
    square, bids, paid = INDEX["berliner-strasse"], [], []
    s = state(cash={"A": 600}, deeds=deeds(A="muenchner-strasse wiener-strasse", B="berliner-strasse"))
    unsold = state(cash={"A": 600}, deeds=deeds(A="muenchner-strasse wiener-strasse"))
    for saves in (0.0, SKILLS[STRATEGIST].saves):
        bot = Tycoon(Role("", STRATEGIST), 1, {"saves": saves})
        bargain = Bargain(bot.ledger(view(s, 0)), Seat(0), Seat(1))
        bargain.ledger.move([square], Seat(0))
        paid.append(bargain.most(1.0))
        bids.append(bot.worth(view(unsold, 0), square))
    assert paid[0] > paid[1] > PRICE[square]
    assert bids[0] == bids[1]


# --- what it does -----------------------------------------------------------------------------------------------------


def test_it_completes_two_groups_at_once_and_builds() -> None:
    s = state(deeds=deeds(**SWAP))
    bot = player()
    assert "berliner-strasse" in line(s, bot)
    assert s.asked == 1
    s.apply(ACCEPT)
    assert "build" in alone(s, bot)


def test_it_makes_no_offer_twice_and_at_last_none() -> None:
    s = state(deeds=deeds(A="muenchner-strasse wiener-strasse", B="berliner-strasse", C="opernplatz"))
    bot = player()
    asked = []
    while decided(s, bot).action == TRADE:
        s.apply(TRADE)
        line(s, bot)
        asked.append(s.stack.top.prompt(s))
        s.apply(DECLINE)
        bot = pickle.loads(pickle.dumps(bot))  # it goes on elsewhere
    assert 0 < len(asked) == len(set(asked)) <= MOST_OFFERS


@pytest.mark.parametrize("level", LEVELS)
def test_it_gives_no_group_away_for_stations(level: str) -> None:
    whole = "muenchner-strasse wiener-strasse"
    s = state(turn="B", deeds=deeds(A="berliner-strasse", B=f"{whole} suedbahnhof westbahnhof"))
    s = moves.play_whole(s, Seat(1), "trade A suedbahnhof westbahnhof for berliner-strasse offer")
    decision = decided(s, player(level))
    assert decision.action == DECLINE
    assert decision.reason and decision.reason.name in ("poor-deal", "makes-too-strong")


def test_it_takes_what_completes_its_group_for_its_price() -> None:
    s = state(turn="B", deeds=deeds(A="muenchner-strasse wiener-strasse", B="berliner-strasse"))
    s = moves.play_whole(s, Seat(1), "trade A berliner-strasse for 300 offer")
    assert decided(s).action == ACCEPT


def test_it_bids_much_for_a_place_only_where_it_completes_something() -> None:
    square = INDEX["berliner-strasse"]
    rest = deeds(B="muenchner-strasse wiener-strasse")
    loose, denied = (player().worth(view(state(deeds=owned), 0), square) for owned in ({}, rest))
    assert PRICE[square] <= loose <= 2 * PRICE[square] < denied < 1000


def test_it_pays_less_than_its_price_for_a_place_that_two_players_keep_apart() -> None:
    """Where others are left who could complete the group by deals it is worth more."""
    square, split = INDEX["berliner-strasse"], deeds(A="muenchner-strasse", B="wiener-strasse")
    duel, more = (player().worth(view(state(players, deeds=split), 0), square) for players in (2, 3))
    assert duel < PRICE[square] <= more


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("coins", "answer"), [(300, DECLINE), (700, ACCEPT)])
def test_the_last_place_of_a_group_has_its_price(level: str, coins: int, answer: int) -> None:
    s = state(turn="B", cash={"A": 600}, deeds=deeds(A="parkstrasse", B="schlossallee seestrasse"))
    s = moves.play_whole(s, Seat(1), f"trade A seestrasse {coins} for parkstrasse offer")
    assert decided(s, player(level)).action == answer


@pytest.mark.parametrize("met", [LOWER, EXACT, FACE, FAIR])
def test_it_offers_the_last_place_of_a_group_for_its_price_and_half_of_it_at_least(met: float) -> None:
    v = view(state(cash={"A": 300}, deeds=deeds(A="parkstrasse", B="schlossallee")), 0)
    sold = [terms for terms in deals(Ledger(v, TRUE), Seat(0), Seat(1), met, 0.1) if terms.given and not terms.asked]
    assert sold
    assert all(-terms.coins >= 1.5 * PRICE[INDEX["parkstrasse"]] for terms in sold)


def test_it_sells_what_is_loose_to_pay_for_houses() -> None:
    s = state(cash={"A": 250}, deeds=deeds(A=f"{ORANGE} suedbahnhof", B="badstrasse"))
    said = line(s, player())
    assert said[0] == "trade" and {"suedbahnhof", "for"} < set(said)
    s.apply(ACCEPT)
    assert line(s, player())[0] == "build"


@pytest.mark.parametrize("met", [LOWER, EXACT, FACE, FAIR])
def test_it_sells_nothing_for_less_than_the_bank_would_lend(met: float) -> None:
    poor = state(cash={"A": 150, "B": 150}, deeds=deeds(A=f"{ORANGE} seestrasse suedbahnhof", B="badstrasse"))
    sold = deals(Ledger(view(poor, 0), TRUE), Seat(0), Seat(1), met, 0.1)
    assert {terms.given[0] for terms in sold} & {INDEX["seestrasse"], INDEX["suedbahnhof"]}
    assert all(-terms.coins >= PRICE[terms.given[0]] // 2 for terms in sold)


@pytest.mark.parametrize("declined", [0, 1])
def test_whoever_has_declined_an_offer_of_anybodys_is_offered_what_is_fair(declined: int) -> None:
    """Others are tried at prices as on the board."""
    v = view(state(deeds=deeds(**SWAP)), 0)
    v.memory = (NO_ANSWERS, Answers(declined=declined), NO_ANSWERS)
    offer = Haggling(SKILLS[STRATEGIST], Taste()).next_offer(v, Ledger(v, TRUE), 1.0)
    assert offer and offer.partner == 1
    bargain = Bargain(Ledger(v, TRUE), Seat(0), Seat(1))
    bargain.ledger.move(list(offer.given), Seat(1))
    bargain.ledger.move(list(offer.asked), Seat(0))
    assert (bargain.their_gain(offer.coins) > 1) == bool(declined)


GOOD_BY_PRICES: Final = (naming_sum(500), 0, naming_square(INDEX["museumstrasse"]))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("answers", "own", "concession"),
    [(NO_ANSWERS, 0, LOWER), (Answers(declined=1), 0, FAIR), (Answers(1, 1, GOOD_BY_PRICES, took=True), 0, FACE),
     (Answers(1, 1, GOOD_BY_PRICES, took=True), 1, FACE), (Answers(1, 2, GOOD_BY_PRICES, took=True), 2, FAIR),
     (Answers(0, 1, GOOD_BY_PRICES), 0, EXACT), (Answers(0, 2, GOOD_BY_PRICES), 1, FAIR)],
)  # fmt: skip
def test_offers_go_by_how_a_partner_seems_to_judge(level: str, answers: Answers, own: int, concession: float) -> None:
    """Only by strategists. `own`: the offers of its own that the partner has declined in a row."""
    v = view(state(deeds=deeds(**SWAP)), 0)
    v.memory = (NO_ANSWERS, answers, NO_ANSWERS)
    haggling, ledger = Haggling(SKILLS[level], Taste()), Ledger(v, TRUE)
    for money in range(own):
        haggling.made(v, Offer(Seat(1), (), (INDEX["berliner-strasse"],), money))
        haggling.learn(v)
    haggling.hear(v, ledger)
    expected = concession if level == STRATEGIST else FAIR
    assert haggling.concession(v, Seat(1), answers, duel=False) == expected


@pytest.mark.parametrize(("met", "expected"), [(LOWER, [80, 100]), (EXACT, [80, 130]), (FACE, [100, 100])])
def test_the_money_of_an_offer_is_the_printed_price_or_what_the_partner_just_gains_by(
    met: float, expected: list[int]
) -> None:
    assert [asking(100.0, least, 500, met) for least in (80, 130)] == expected


@pytest.mark.parametrize(
    ("given", "asked", "took", "cash", "verdict"),
    [("200", "badstrasse", True, 900, True), ("40", "badstrasse", True, 900, False),
     ("55", "badstrasse", True, 9, None),
     ("50", "badstrasse", False, 900, True), ("60", "badstrasse", False, 900, False),
     ("badstrasse", "60", False, 900, False), ("badstrasse", "60", False, 250, None),
     ("400", "schlossallee", False, 900, None),
     ("parkstrasse", "500", False, 900, None), ("parkstrasse", "525", True, 900, True),
     ("parkstrasse", "540", True, 900, False)],
)  # fmt: skip
def test_an_answer_shows_whether_it_is_by_the_printed_prices(
    given: str, asked: str, took: bool, cash: int, verdict: bool | None
) -> None:
    """A last place of a group may count half as much again; last coins and whole groups are nobody's to demand."""
    places = "schlossallee" if "parkstrasse" in given else "schlossallee parkstrasse"
    v = view(state(cash={"B": cash}, deeds=deeds(B=places)), 0)
    goods = [action_of(given), 0, action_of(asked)]
    answers = Answers(goods=tuple(each for each in goods if each is not None), took=took)
    assert by_prices(v, Ledger(v, TRUE), Seat(1), answers) is verdict


def test_it_does_not_sell_at_once_what_it_has_asked_for() -> None:
    haggling = Haggling(SKILLS[STRATEGIST], Taste())
    before, after = (view(state(deeds=deeds(A=mine, B=theirs)), 0) for mine, theirs in (
        ("schlossallee parkstrasse", "turmstrasse"), ("schlossallee parkstrasse turmstrasse", "suedbahnhof"),
    ))  # fmt: skip
    haggling.made(before, Offer(Seat(1), (), (INDEX["turmstrasse"],), 70))
    haggling.learn(after)
    sold = Terms(Seat(1), [INDEX["turmstrasse"]], [], -60, 1.1, 1.1)
    assert not haggling.is_new(after, sold)
    after.round += PATIENCE
    assert haggling.is_new(after, sold)


@pytest.mark.parametrize("offers", [True, False])
def test_it_does_not_ask_at_once_for_what_it_has_just_sold(offers: bool) -> None:
    """Whoever made the offer."""
    haggling = Haggling(SKILLS[STRATEGIST], Taste())
    before, after = (view(state(deeds=deeds(A=mine, B=theirs)), 0) for mine, theirs in (
        ("schlossallee turmstrasse", "suedbahnhof"), ("schlossallee", "turmstrasse suedbahnhof"),
    ))  # fmt: skip
    ledger = Ledger(before, TRUE)
    haggling.next_offer(before, ledger, 9.9)
    if offers:
        haggling.made(before, Offer(Seat(1), (INDEX["turmstrasse"],), (), -70))
    haggling.next_offer(after, ledger, 9.9)
    asked = Terms(Seat(1), [], [INDEX["turmstrasse"]], 80, 1.1, 1.1)
    assert not haggling.is_new(after, asked)
    after.round += PATIENCE
    assert haggling.is_new(after, asked)


@pytest.mark.parametrize(
    ("lot", "rest", "borrows"),
    [("wasserwerk", "elektrizitaetswerk", False), ("opernplatz", "goethestrasse", False),
     ("schlossallee", "parkstrasse", True)],
)  # fmt: skip
def test_it_borrows_only_for_what_can_be_built_on(lot: str, rest: str, borrows: bool) -> None:
    v = view(state(cash={"A": 50}, deeds=deeds(A=f"{rest} lessingstrasse suedbahnhof", B="badstrasse")), 0)
    assert (player().worth(v, INDEX[lot]) > 50) == borrows


@pytest.mark.parametrize("character", ["", *CHARACTERS])
@pytest.mark.parametrize("level", PLAYERS)
def test_nobody_lets_a_place_go_for_less_than_the_bank_would_lend(level: str, character: str) -> None:
    """Whatever is kept for the next throw: a loan on the place brings the money back at once."""
    for name, square in INDEX.items():
        if ownable(square):
            s = state(phase="land", at={"A": name}, cash={"A": 220, "B": 0, "C": 0})
            if AUCTION in s.legal_actions:  # else there was no choice
                s.apply(AUCTION)
            s.apply(decided(s, player(level, character)).action)
            assert s.owner[square] == 0, name


@pytest.mark.parametrize("character", ["", *CHARACTERS])
@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("cash", [90, 250, 900])
def test_a_place_is_worth_what_the_bank_would_lend_on_it(level: str, character: str, cash: int) -> None:
    """Beside strong rivals, too, and however little it would add."""
    rich = deeds(A="badstrasse", B=ORANGE, C="parkstrasse opernplatz suedbahnhof")
    v = view(state(cash={"A": cash}, deeds=rich), 0)
    for square in range(len(PRICE)):
        if ownable(square) and v.owner[square] == NOBODY:
            assert player(level, character).worth(v, square) >= min(cash, PRICE[square] // 2), square


@pytest.mark.parametrize("character", ["", *CHARACTERS])
@pytest.mark.parametrize("level", ["steward", "strategist"])
def test_it_spends_what_it_keeps_where_a_rival_would_complete_a_group(level: str, character: str) -> None:
    two, last = ORANGE.rsplit(" ", 1)
    s = state(2, phase="land", at={"A": last}, cash={"A": 400}, deeds=deeds(B=two))
    decision = decided(s, player(level, character))
    assert (token(decision.action), decision.reason and decision.reason.name) == ("buy", "keeps-away")


def test_bids_rise_by_a_tenth_of_the_price() -> None:
    s = state(phase="roll", at={"A": "opernplatz"}, dice=[[3, 4]])
    s.apply(decided(s).action)
    assert s.stack.top.prompt(s)[1] == INDEX["rathausplatz"]
    s.apply(AUCTION)
    bids = []
    while s.asked >= 0 and s.stack.top.prompt(s)[0] == TO_BID:
        action = decided(s).action
        bids += [sum_of(action)] if action > NUMBER else []
        s.apply(action)
    assert 3 <= len(bids) <= 15 and bids[0] == 150 and bids[1] == 180
    assert bids[-1] <= 2 * 300


def test_a_strategist_keeps_change_for_small_rents() -> None:
    s = state(cash={"A": 460}, deeds=deeds(A=ORANGE, B="westbahnhof"))
    alone(s, player())
    assert sum(s.houses) == 3 and s.cash[0] >= 120


def test_a_dealer_offers_most_and_a_builder_builds_most_and_a_miser_keeps_most() -> None:
    swaps = deeds(
        A="muenchner-strasse wiener-strasse opernplatz", B="theaterstrasse museumstrasse", C="berliner-strasse"
    )
    offers, houses, cash, tallest = [], [], [], []
    for character in CHARACTERS:
        s = state(deeds=swaps)
        offers.append(alone(s, player("steward", character)).count("offer"))
        s = state(cash={"A": 1200}, deeds=deeds(A=ORANGE))
        alone(s, player("steward", character))
        houses.append(sum(s.houses))
        s = state(deeds=deeds(A="poststrasse", B="suedbahnhof"))
        alone(s, player("steward", character))
        cash.append(s.cash[0])
        s = state(cash={"A": 3000}, deeds=deeds(A=ORANGE))
        alone(s, player("steward", character))
        tallest.append(max(s.houses))
    dealer, builder, miser = range(len(CHARACTERS))
    assert offers[dealer] > max(offers[builder], offers[miser]) >= 1
    assert houses[builder] > max(houses[dealer], houses[miser])
    assert cash[miser] > max(cash[dealer], cash[builder])
    assert tallest[builder] == tallest[dealer] > tallest[miser]


@pytest.mark.parametrize("character", ["", *CHARACTERS])
@pytest.mark.parametrize("level", PLAYERS)
def test_it_mortgages_loose_places_before_it_returns_a_house(level: str, character: str) -> None:
    built = {"muenchner-strasse": 3, "wiener-strasse": 3, "berliner-strasse": 3}
    s = state(phase="roll", at={"A": "chance-3"}, cash={"A": 10, "B": 10}, dice=[[1, 2]], deeds={
        "A": {"suedbahnhof": 0, "wasserwerk": 0, **built}, "B": {"schlossallee": 0, "parkstrasse": 0},
    })  # fmt: skip
    bot = player(level, character)
    s.apply(decided(s, bot).action)
    assert line(s, bot, 2)[0] == "mortgage"
    assert not any(s.mortgaged[INDEX[name]] for name in built)
    assert s.mortgaged[INDEX["suedbahnhof"]] or s.mortgaged[INDEX["wasserwerk"]]


def test_it_mortgages_only_for_houses_and_never_where_they_stand() -> None:
    for cash in (150, 400):
        s = state(cash={"A": cash}, deeds=deeds(A=f"{ORANGE} suedbahnhof wasserwerk"))
        alone(s, player())
        assert any(s.mortgaged) and sum(s.houses) == (cash + 100 + 75 - 120) // 100
        assert not any(s.mortgaged[INDEX[name]] for name in ORANGE.split())


@pytest.mark.parametrize("cash", range(80, 300, 20))
def test_it_does_not_redeem_what_it_has_just_mortgaged(cash: int) -> None:
    for loose in (0, "mortgaged"):
        built = dict.fromkeys(ORANGE.split(), 1)
        s = state(cash={"A": cash}, deeds={"A": built | {"wasserwerk": loose}})
        assert not {"mortgage", "redeem"} <= set(alone(s, player()))


@pytest.mark.parametrize("met", [LOWER, EXACT, FACE, FAIR])
def test_it_asks_nobody_for_a_place_at_less_than_the_bank_would_lend(met: float) -> None:
    weak = state(cash={"A": 900, "B": 20}, deeds=deeds(A="parkstrasse badstrasse seestrasse", B="schlossallee"))
    offers = deals(Ledger(view(weak, 0), TRUE), Seat(0), Seat(1), met, 0.1)
    assert all(terms.given or terms.coins >= PRICE[terms.asked[0]] // 2 for terms in offers)


def test_an_only_partner_needs_no_name() -> None:
    s = state(2, deeds=deeds(A="badstrasse", B="turmstrasse"))
    plan = Plan()
    plan.begin(Offer(Seat(1), (INDEX["badstrasse"],), (), -50))
    s.apply(TRADE)
    for word in ("badstrasse", "for", "50", "offer"):
        step = plan.step(view(s, 0))
        assert step and token(step) == word
        s.apply(step)


def test_an_offer_without_a_plan_is_finished_so_that_nobody_would_accept_it() -> None:
    s = state(deeds=deeds(A="badstrasse", B="turmstrasse"))
    for word in (TRADE, naming_seat(Seat(1)), naming_square(INDEX["badstrasse"])):
        s.apply(word)
    assert line(s, player()) == ["for", "1000", "offer"]


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 5])
def test_turns_are_short(level: str, players: int) -> None:
    s = Game.new("monopoly", players=players, seed=players, options={"turn-limit": 40}).state
    bots = [player(level, CHARACTERS[seat % 3]) for seat in range(players)]
    decisions, turn = 0, 0
    while s.asked >= 0:
        decisions, turn = (decisions + 1, turn) if s.turns == turn else (0, s.turns)
        assert decisions < 60 * players
        s.apply(bots[s.asked].decide(view(s, s.asked)).action)
    assert s.over


@pytest.mark.parametrize(
    ("level", "players", "seeds"),
    [
        ("strategist", 4, (0, 1, 2)),
        ("steward", 2, (2, 8)),
        pytest.param("strategist", 2, (1, 5, 20, 21), marks=pytest.mark.long),
    ],
)
def test_games_end(level: str, players: int, seeds: tuple[int, ...]) -> None:
    """Duels, too, where no deal is good for both, so that once nobody asked for a place any more."""
    for seed in seeds:
        game = Game.new("monopoly", players=players, seed=seed, options={"turn-limit": 200})
        bots = [make(level, seat, "monopoly") for seat in seats(players)]
        while not game.over:
            game.play(bots[game.state.asked].decide(game.view(game.asked)).action)
        assert game.state.players_left == 1


@pytest.mark.parametrize("bots", [["strategist"] * 4, ["steward"] * 3, [*CHARACTERS, "dealer-strategist"]])
@pytest.mark.seeds(2, 40)
def test_nobody_is_asked_the_same_again_unless_the_price_has_moved(bots: list[str], seed: int) -> None:
    """Within three rounds, by a fifth."""
    game = Game.new("monopoly", players=len(bots), seed=seed, options={"turn-limit": 100})
    players = [make(name, seat, "monopoly") for seat, name in enumerate(bots)]
    last: dict[Any, tuple[int, int]] = {}  # by who asks whom for what: round and money
    while not game.over:
        game.play(players[game.state.asked].decide(game.view(game.asked)).action)
        for kind, author, partner, *goods in (event for event in game.state.events if event[0] == DEAL_OFFERED):
            given, asked = goods[: goods.index(0)], goods[goods.index(0) + 1 :]
            what = (author, partner, *sorted(each for each in goods if not is_sum(Action(each))))
            money = coins([Action(each) for each in given]) - coins([Action(each) for each in asked])
            before, price = last.get(what, (-kind, 0))
            assert game.state.round - before >= 3 or abs(money - price) >= abs(price) / 5
            last[what] = game.state.round, money
    assert last


def test_who_has_nothing_loose_to_mortgage_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it thinks a lot is worth."""
    game = Game.from_position(
        """
edition: monopoly
players: 2
turn: A
phase: roll
cash: {A: 10, B: 10}
at: {A: los, B: los}
deeds: {A: {badstrasse: 0, turmstrasse: 0}}
dice: [[2, 3]]
"""
    )
    game.move("A", "roll")
    game.move("A", "auction")
    bot = Tycoon(Role("", STRATEGIST), 1)
    monkeypatch.setattr(bot, "worth", lambda view, square: 100)
    assert game.asked == 0 and "mortgage" in game.legal_tokens
    assert token(bot.decide(view(game.state, Seat(0))).action) == "pass"
