"""No turn of Monopoly goes on for ever: while all manage, what they could raise only falls; so a turn has a bound."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.rng import chance
from altbau.games.monopoly.rules.actions import (
    ACCEPT,
    AUCTION,
    BUILD,
    END,
    FOR,
    JOIN,
    NUMBER,
    OFFER,
    PASS,
    ROLL,
    SEAT,
    SELL,
    SQUARE,
    interjection,
    naming_sum,
)
from altbau.games.monopoly.rules.board import HOUSE_PRICE, PRICE, interest, mortgage_value
from altbau.games.monopoly.rules.bounds import CHEAPEST_INTEREST, DRAWS, THROWS, most_decisions, most_paid, raisable
from altbau.games.monopoly.rules.edition import MONOPOLY
from altbau.games.monopoly.rules.events import (
    AUCTION_WON,
    BUILT_UPON,
    CARD_DRAWN,
    DEAL_OFFERED,
    JOINED_ENOUGH,
    PAID_BY_BANK,
    PAID_TO_BANK,
    PLACE_BOUGHT,
    REDEEMED,
    ROLLED,
    SALARY_PAID,
    TURN_OPENED,
    WENT_BANKRUPT,
    WISH_JOINED,
)
from altbau.games.monopoly.rules.setup import new_state
from altbau.games.monopoly.rules.shortage import MOST_JOINS
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.rules.trading import MOST_OFFERS
from altbau.games.monopoly.rules.turn import all_out_of_turn
from altbau.play.bots import any_action
from altbau.play.text.position import read_position

RULINGS = Path(__file__).parents[2] / "docs" / "rulings.md"
LATE = {ROLL, END, PASS, AUCTION}  # what the restless do only when nothing else is left


def any_choice(s: State, rng: Random) -> Action:
    """Anything, and now and then somebody out of turn."""
    others = [seat for seat in s.seats() if all_out_of_turn(s, seat)]
    return interjection(rng.choice(others)) if others and rng.random() < 0.1 else any_action(s, rng.randrange)


def restless_choice(s: State, rng: Random) -> Action:
    """As many decisions as possible: everybody manages before anybody goes on, bids rise by one, offers are long."""
    others = [seat for seat in s.seats() if all_out_of_turn(s, seat)]
    words = [action for action in s.legal_actions if action < NUMBER and action not in LATE]
    if others and (not words or rng.random() < 0.3):
        return interjection(rng.choice(others))
    bids = [action for action in s.legal_actions if action > NUMBER][:1]
    if PASS in s.legal_actions and bids:
        return bids[0] if rng.random() < 0.9 else PASS
    goods = [action for action in s.legal_actions if SQUARE <= action < SEAT]
    if (FOR in s.legal_actions or OFFER in s.legal_actions) and goods and rng.random() < 0.5:
        return rng.choice(goods)
    if ACCEPT in s.legal_actions:
        return any_action(s, rng.randrange)
    return rng.choice(words or bids or s.legal_actions)


def pumping_choice(s: State, rng: Random) -> Action:
    """Two in league: what one builds the other joins, one bids the least, the other passes, and it goes back."""
    if PASS in s.legal_actions and any(action > NUMBER for action in s.legal_actions):
        return naming_sum(1) if naming_sum(1) in s.legal_actions else PASS
    for wish in (JOIN, BUILD, SELL):
        if wish in s.legal_actions:
            return wish
    return s.legal_actions[0]


Choice = Callable[[State, Random], Action]


def crowded() -> State:
    """Two who could use the last house, and much to manage."""
    light, pink, green = (
        ["chausseestrasse", "elisenstrasse", "poststrasse"], ["seestrasse", "hafenstrasse", "neue-strasse"],
        ["rathausplatz", "hauptstrasse", "bahnhofstrasse"],
    )  # fmt: skip
    state: State = read_position(
        {
            "edition": "monopoly", "players": 3, "cash": {"A": 120, "B": 250, "C": 20}, "options": {"turn-limit": 3},
            "deeds": {
                "A": {"badstrasse": 0, "turmstrasse": 0, "wasserwerk": 0, "westbahnhof": "mortgaged"},
                "B": {"parkstrasse": 0, "schlossallee": 0, "suedbahnhof": 0},
                "C": dict.fromkeys(light + pink, 4) | dict.fromkeys(green, 2) | {"hauptstrasse": 3},
            },
        }
    )  # fmt: skip
    return state


def poor(seed: int) -> State:
    """A game with little money, so that much is raised and many are ruined."""
    edition = replace(MONOPOLY, turn_limit=10, start_money=300, deck=("new", "classic")[seed % 2])
    edition = replace(edition, rent_on_demand=seed % 3 == 0, parking_pot=seed % 2 == 0, double_salary=seed % 4 == 1)
    return new_state(replace(edition, no_auction=seed % 5 == 2, dealt_places=seed % 4), 2 + seed % 3, chance(seed))


def tables() -> Iterator[tuple[str, State, Choice, int]]:
    """What is played, by whom, and the seed of the choices."""
    for seed in range(9):
        yield f"any-{seed}", poor(seed), any_choice, seed
    for seed in range(4):
        yield f"restless-{seed}", poor(seed), restless_choice, seed
        yield f"restless-crowd-{seed}", crowded(), restless_choice, seed
    yield "pumping-crowd", crowded(), pumping_choice, 0


def gained(event: tuple[int, ...], most: int) -> int:
    """What all players together could raise more after an event, if the bank pays so much at most."""
    kind = event[0]
    if kind in (SALARY_PAID, PAID_BY_BANK):
        assert event[2] <= most
        return event[2]
    if kind == PAID_TO_BANK or (kind == WENT_BANKRUPT and event[3] == NOBODY):
        return -event[2]
    if kind == PLACE_BOUGHT:
        return mortgage_value(event[2]) - PRICE[event[2]]
    if kind == AUCTION_WON:
        assert event[3] >= 1
        return (mortgage_value(event[2]) if event[2] >= 0 else 0) - event[3]
    if kind == BUILT_UPON:
        assert event[3] == 0 or event[3] - HOUSE_PRICE[event[2]] // 2 >= CHEAPEST_INTEREST
        return HOUSE_PRICE[event[2]] // 2 - event[3]
    if kind == REDEEMED:
        assert event[3] - mortgage_value(event[2]) in (0, interest(event[2]))  # a creditor has paid it before
        return mortgage_value(event[2]) - event[3]
    return 0


@pytest.mark.parametrize(("s", "choose", "seed"), [case[1:] for case in tables()], ids=[case[0] for case in tables()])
def test_a_turn_has_an_end(s: State, choose: Choice, seed: int) -> None:
    rng = Random(seed)
    most, decisions, longest = most_decisions(s), 0, 0
    throws = draws = 0
    said: Counter[tuple[int, int]] = Counter()
    while s.asked != NOBODY:
        before = raisable(s)
        s.apply(choose(s, rng))
        decisions += 1
        assert raisable(s) == before + sum(gained(event, most_paid(s.edition)) for event in s.events)
        for event in s.events:
            if event[0] == ROLLED:
                throws, draws = throws + 1, 0
            draws += event[0] == CARD_DRAWN
            said[event[0], event[1]] += 1
            assert throws <= THROWS
            assert draws <= DRAWS
            assert said[WISH_JOINED, event[1]] <= MOST_JOINS
            assert said[DEAL_OFFERED, event[1]] <= MOST_OFFERS
            if event[0] == TURN_OPENED:
                longest = max(longest, decisions)
                most, decisions, throws = most_decisions(s), 0, 0
                said.clear()
        assert decisions <= most
    assert longest > 3


def test_wishes_are_joined_as_often_as_allowed_and_no_more() -> None:
    s = crowded()
    joined = 0
    told: list[int] = []
    for _ in range(500):
        s.apply(pumping_choice(s, Random(0)))
        if s.turn != 0:
            break
        joined += sum(event[0] == WISH_JOINED for event in s.events)
        told += [event[2] for event in s.events if event[0] == JOINED_ENOUGH]
        assert told == ([MOST_JOINS] if joined == MOST_JOINS else [])  # as it happens
    assert joined == MOST_JOINS


def test_the_rulings_name_the_bounds() -> None:
    bounds = [str(most_decisions(new_state(MONOPOLY, players, chance(1)))) for players in range(2, 9)]
    assert ", ".join(bounds) in " ".join(RULINGS.read_text(encoding="utf-8").split())
